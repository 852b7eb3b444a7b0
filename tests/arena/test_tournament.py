"""Tournaments: the same games from any number of processes, and none of them lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from allmende import replay
from allmende.arena import Match, Outcome, play_match
from allmende.arena import tournament as arena
from allmende.arena.executors import Executor, Here, Processes
from allmende.arena.results import GAMES, TOURNAMENT, Results, ResultsError, tournament_in
from allmende.arena.standings import standings
from allmende.arena.tournament import (
    Fixture,
    Game,
    Tournament,
    TournamentError,
    deals_for,
    fixtures,
    play,
    tournament,
)
from allmende.bots import UnknownBotError
from allmende.core import OptionError

ARLE = tournament("arle", ["random", "greedy"], 2, {}, seed=5)


def alone(bots: list[str]) -> Tournament:
    """A quick one: Agricola without opponents."""
    return tournament("agricola", bots, 1, {}, seed=3)


def timeless(games: list[Game]) -> list[Game]:
    """The games in their order, without what differs from run to run."""
    return [msgspec.structs.replace(game, microseconds=[]) for game in sorted(games, key=lambda game: game.number)]


def played(todo: list[Fixture], workers: Executor) -> list[Game]:
    with closing(workers):
        return [game for game, _ in play(todo, workers)]


# Which games there are


def test_all_line_ups_play_all_deals_on_all_seats() -> None:
    of_five = Tournament("hallertau", "2026.11", {}, list("abcde"), 3, 1)
    found = fixtures(of_five, deals=4)
    assert [fixture.number for fixture in found] == list(range(4 * 10 * 3))
    seats = Counter((fixture.deal, bot, seat) for fixture in found for seat, bot in enumerate(fixture.match.bots))
    assert len(seats) == 4 * 5 * 3
    assert set(seats.values()) == {6}, "six of the ten line-ups have a bot, and each puts it once on each seat"


def test_whoever_plays_a_deal_plays_the_same_deal() -> None:
    found = fixtures(ARLE, deals=3)
    seeds = {(fixture.deal, fixture.match.seed) for fixture in found}
    assert len(seeds) == len({seed for _, seed in seeds}) == 3
    records = [record for _, record in play(fixtures(alone(["random", "greedy"]), 1, keep=True), Here())]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].deal == records[1].deal
    assert records[0].moves != records[1].moves


def test_a_tournament_can_be_made_longer() -> None:
    assert fixtures(ARLE, deals=5)[: 2 * 3] == fixtures(ARLE, deals=3)


@pytest.mark.parametrize(("games", "players", "deals"), [(100, 2, 50), (101, 2, 51), (1, 4, 1), (7, 1, 7)])
def test_every_line_up_plays_at_least_so_many_games(games: int, players: int, deals: int) -> None:
    assert deals_for(games, players) == deals


@pytest.mark.parametrize(
    ("bots", "players", "options", "error"),
    [
        (["greedy", "nobody"], 2, {}, UnknownBotError),
        (["greedy"], 2, {}, TournamentError),
        (["random", "greedy", "random"], 2, {}, TournamentError),
        (["random", "greedy"], 3, {}, OptionError),
        (["random", "greedy"], 2, {"weather": "fine"}, OptionError),
    ],
)
def test_wrong_arguments_are_refused_before_the_first_game(
    bots: list[str], players: int, options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        tournament("arle", bots, players, options, 1)


def test_one_bot_may_play_alone() -> None:
    assert len(fixtures(alone(["random"]), deals=4)) == 4


# Playing them


def test_a_match_can_be_timed() -> None:
    match = Match("agricola", {}, ("random", "random"), 4, timed=True)
    outcome = play_match(match)
    assert [len(seat) for seat in outcome.seconds] != [0, 0]
    assert sum(len(seat) for seat in outcome.seconds) == outcome.decisions
    assert all(seconds > 0 for seat in outcome.seconds for seconds in seat)
    assert play_match(msgspec.structs.replace(match, timed=False)).seconds == []


def test_the_number_of_processes_changes_nothing() -> None:
    todo = fixtures(tournament("agricola", ["random", "greedy"], 2, {}, seed=1), deals=2)
    one, two = played(todo, Here()), played(todo, Processes(2))
    assert timeless(one) == timeless(two)
    assert len(one) == 4


def test_a_game_whose_process_is_killed_is_played_again() -> None:
    class Killing(Processes):
        """Kills the process that gets the first game, while it has it."""

        killed = False

        def submit(self, number: int, call: Callable[[Any], Any], task: Any) -> None:
            super().submit(number, call, task)
            if not self.killed:
                [(_, worker)] = self._busy.values()
                worker.process.kill()
                self.killed = True

    todo = fixtures(alone(["random", "greedy"]), deals=3)
    assert timeless(played(todo, Killing(2))) == timeless(played(todo, Here()))


def test_greedy_plays_better_than_random() -> None:
    bots = alone(["random", "greedy"])
    found = standings(bots, played(fixtures(bots, deals=6), Here()))
    assert [one.bot for one in found.bots] == ["greedy", "random"]
    assert found.pairs[0].wins.value == 1
    greedy, random = found.bots
    assert greedy.score.low is not None
    assert random.score.high is not None
    assert greedy.score.low > random.score.high
    medians = [found.times[one.bot].p50_ms for one in (greedy, random)]
    assert medians[0] is not None
    assert medians[1] is not None
    assert medians[0] > medians[1]


# The folder


def test_games_are_kept_at_once_and_never_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = alone(["random"])
    todo = fixtures(bots, deals=5, keep=True)
    results = Results(tmp_path, bots)
    for game, record in list(play(todo[:3], Here())):
        results.add(game, record)
    assert (tmp_path / GAMES).read_bytes().count(b"\n") == 3
    seeds = []

    def counted(match: Match) -> Outcome:
        seeds.append(match.seed)
        return play_match(match)

    monkeypatch.setattr(arena, "play_match", counted)
    again = Results(tmp_path, bots)
    for game, record in play(todo, Here(), {game.number for game in again.games}):
        again.add(game, record)
    assert seeds == [fixture.match.seed for fixture in todo[3:]]
    assert again.games == Results(tmp_path, bots).games
    assert timeless(again.games) == timeless(played(todo, Here()))
    for game in again.games:
        assert replay((tmp_path / "records" / f"{game.number:06d}.txt").read_text()).scores == game.scores


def test_a_line_that_was_broken_off_is_taken_away(tmp_path: Path) -> None:
    bots = alone(["random"])
    results = Results(tmp_path, bots)
    for game, record in play(fixtures(bots, deals=2), Here()):
        results.add(game, record)
    file = tmp_path / GAMES
    lines = file.read_bytes()
    file.write_bytes(lines[:-9])
    again = Results(tmp_path, bots)
    assert again.games == results.games[:1]
    again.add(results.games[1], None)
    assert file.read_bytes() == lines


def test_a_folder_belongs_to_one_tournament(tmp_path: Path) -> None:
    assert tournament_in(tmp_path) is None
    Results(tmp_path / "new" / "folder", ARLE)
    assert tournament_in(tmp_path / "new" / "folder") == ARLE
    with pytest.raises(ResultsError, match="another tournament"):
        Results(tmp_path / "new" / "folder", msgspec.structs.replace(ARLE, seed=6))


@pytest.mark.parametrize("name", [TOURNAMENT, GAMES])
def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    Results(tmp_path, ARLE)
    (tmp_path / name).write_text("nonsense\n")
    with pytest.raises(ResultsError, match=name):
        Results(tmp_path, ARLE)
