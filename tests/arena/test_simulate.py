"""Simulations: the same games whatever the number of processes, and numbers that add up."""

from __future__ import annotations

import pytest

from allmende import TITLES, replay
from allmende.arena import matches, measure, simulate, summarise
from allmende.arena.engines import run_python
from allmende.bots import UnknownBotError
from allmende.core import OptionError, UnknownTitleError
from core.toy import TOY

BOTS = ["random", "greedy"]


def test_two_processes_play_the_same_games_as_one() -> None:
    alone, together = (list(simulate(matches("arle", BOTS, {}, 4, 7, True), jobs=jobs)) for jobs in (1, 2))
    assert alone == together


def test_every_outcome_is_what_its_record_replays_to() -> None:
    for outcome in simulate(matches("hallertau", ["random", "random", "random"], {}, 5, 1, True)):
        assert outcome.record is not None
        game = replay(outcome.record)
        assert game.is_over
        assert (game.scores, game.winners) == (outcome.scores, outcome.winners)
        assert game.version == outcome.decisions


def test_the_summary_adds_up() -> None:
    outcomes = list(simulate(matches("agricola", BOTS, {"cards": "base"}, 6, 3, False)))
    summary = summarise("agricola", BOTS, outcomes)
    assert summary.games == 6
    assert summary.decisions == sum(outcome.decisions for outcome in outcomes)
    for seat, line in enumerate(summary.seats):
        scores = [outcome.scores[seat] for outcome in outcomes]
        assert (line.bot, line.min, line.max) == (BOTS[seat], min(scores), max(scores))
        assert line.score.value == pytest.approx(sum(scores) / 6)
        assert line.score.low is not None
        assert line.score.high is not None
        assert line.score.low < line.score.value < line.score.high
        assert line.wins == sum(seat in outcome.winners for outcome in outcomes)
        assert line.win_rate.value == pytest.approx(line.wins / 6)


def test_wrong_arguments_are_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownTitleError):
        matches("catan", BOTS, {}, 1, 1, False)
    with pytest.raises(UnknownBotError):
        matches("hallertau", ["nobody"], {}, 1, 1, False)
    with pytest.raises(OptionError):
        matches("hallertau", BOTS * 3, {}, 1, 1, False)
    with pytest.raises(OptionError):
        matches("hallertau", BOTS, {"progress": "backwards"}, 1, 1, False)


def test_a_benchmark_measures_everything_it_names() -> None:
    speed = measure("hallertau", 2, seconds=0.1)
    assert min(speed.decisions_per_s, speed.games_per_s, speed.copy_ns, speed.slowest_call_us) > 0
    assert speed.copy_ns < speed.full_copy_ns
    assert 500 < speed.position_bytes < 50_000


def test_an_interpreter_can_be_told_to_take_the_sources() -> None:
    said = run_python(
        "interpreted", "import allmende; print(allmende.COMPILED, allmende.core.rules.state.__file__[-3:])"
    )
    assert said.split() == ["False", ".py"]


# Another title, which ends soon, knows no four players and counts in halves


@pytest.fixture
def _toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "toy", TOY)


@pytest.mark.usefixtures("_toy_on_the_shelf")
def test_half_points_are_summed_up() -> None:
    outcomes = list(simulate(matches("toy", ["random", "random"], {"edition": "online"}, 5, 2, True)))
    summary = summarise("toy", ["random", "random"], outcomes)
    scores = [outcome.scores[0] for outcome in outcomes]
    assert {points % 1 for points in scores} == {0.5}
    assert summary.seats[0].min == min(scores)
    assert summary.seats[0].score.value == pytest.approx(sum(scores) / 5)
    assert outcomes[0].record is not None
    assert replay(outcomes[0].record).scores == outcomes[0].scores


@pytest.mark.usefixtures("_toy_on_the_shelf")
@pytest.mark.parametrize("players", [1, 2])
def test_a_short_game_can_be_measured(players: int) -> None:
    assert measure("toy", players, seconds=0.05).decisions_per_s > 0
