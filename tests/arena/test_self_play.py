"""Games to learn from: what is noted, and what the positions of a game are said to have been worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from allmende.arena.learning import self_play as module
from allmende.arena.learning.self_play import Kind, Trail, self_play, teach
from allmende.bots.title_ai import candidates, value_inputs
from allmende.bots.turns import ends
from allmende.bots.value_net import Floats
from allmende.core.rules.state import State
from allmende.titles import title
from arena.counting import GIFT, TURNS, Taker, counting


class Guesses:
    """A net's two ways to tell its guesses: as an array, and as a list."""

    def __call__(self, rows: Sequence[bytes]) -> Floats:
        raise NotImplementedError

    def worths(self, rows: Sequence[bytes]) -> list[float]:
        found: list[float] = self(rows).tolist()
        return found


class Constant(Guesses):
    """Guesses the same for every position."""

    def __init__(self, guess: float) -> None:
        self.guess = guess

    def __call__(self, rows: Sequence[bytes]) -> Floats:
        return np.full(len(rows), self.guess, np.float32)


class Greed(Guesses):
    """Guesses how many points there will be from how many there are."""

    def __call__(self, rows: Sequence[bytes]) -> Floats:
        return np.array([GIFT + row[0] + 3 * (TURNS - row[1]) for row in rows], np.float32)


def net(guesses: Guesses) -> Any:
    return guesses


@pytest.fixture
def _careful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays without looking, or worse than he knows."""
    monkeypatch.setattr(module, "RANDOM_MOVES", 0.0)
    monkeypatch.setattr(module, "TEMPERATURES", (0.01, 0.01))


def trail(*moves: tuple[float, float]) -> Trail:
    found = Trail()
    for best, given_away in moves:
        found.add(b"", best, given_away)
    return found


def test_a_position_is_worth_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRUST", 1.0)
    assert trail((10, 0), (12, 0), (8, 0)).targets(9) == [9, 9, 9]


def test_what_a_move_without_looking_gave_away_is_no_fault_of_the_positions_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "TRUST", 1.0)
    assert trail((10, 0), (12, 2), (8, 1)).targets(9) == [12, 10, 9]


def test_what_was_expected_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRUST", 0.5)
    assert trail((10, 0), (12, 2), (8, 0)).targets(9) == [(12 + (8 + 9) / 2 + 2) / 2, (8 + 9) / 2, 9]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_seat_is_learned_from(players: int) -> None:
    found = self_play(counting(players), net(Greed()), 30, Random(1))
    assert found.rows.shape == (30 * players * TURNS, 3)
    assert found.rows.dtype == np.uint8
    assert found.targets.shape == (30 * players * TURNS,)
    assert found.targets.dtype == np.float32
    assert len(found.scores) == 30 * players
    assert found.rows[:TURNS, 1].tolist() == [1, 2, 3, 4, 5], "the positions after the moves of one seat, in order"


def test_the_seed_decides_everything() -> None:
    first, again, other = (self_play(counting(), net(Greed()), 30, Random(seed)) for seed in (1, 1, 2))
    assert np.array_equal(first.rows, again.rows)
    assert np.array_equal(first.targets, again.targets)
    assert first.scores == again.scores
    assert not np.array_equal(first.rows, other.rows)


@pytest.mark.usefixtures("_careful")
def test_moves_that_look_best_are_played() -> None:
    found = self_play(counting(), net(Greed()), 5, Random(1))
    assert found.scores == [GIFT + 3 * TURNS] * 10
    assert found.targets == pytest.approx(GIFT + 3 * TURNS)


@pytest.mark.usefixtures("_careful")
def test_where_the_game_is_over_points_count_and_no_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRUST", 0.5)
    found = self_play(counting(), net(Constant(1000)), 30, Random(1))
    rows = found.rows.reshape(30, 2, TURNS, 3).astype(int)
    targets = found.targets.reshape(30, 2, TURNS)
    ends = rows[:, 1]
    assert (ends[:, -1, 0] - ends[:, -2, 0] == 3).all(), "only the last move of all is made knowing what it brings"
    # The first seat believes in its guess to the end, the second one not after its last move.
    scores = np.array(found.scores).reshape(30, 2)
    assert targets[:, :, -1] == pytest.approx(scores)
    assert targets[:, 0, -2] == pytest.approx((1000 + scores[:, 0]) / 2)
    assert targets[:, 1, -2] == pytest.approx(scores[:, 1])


def test_careless_games_give_away_points() -> None:
    found = self_play(counting(), net(Greed()), 100, Random(1))
    assert GIFT + 2.5 * TURNS < np.mean(found.scores) < GIFT + 3 * TURNS


def explored(monkeypatch: pytest.MonkeyPatch) -> list[tuple[State[Any], int]]:
    """The positions from which turns will be planned, with their periods at that time."""
    found: list[tuple[State[Any], int]] = []

    def listen(state: State[Any], *arguments: Any, **options: Any) -> Any:
        found.append((state, state.epoch))
        return ends(state, *arguments, **options)

    monkeypatch.setattr(module, "ends", listen)
    return found


@pytest.mark.usefixtures("_careful")
def test_a_turn_is_planned_once_and_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = explored(monkeypatch)
    hallertau = title("hallertau")
    options = {"cards": "off", "progress": "together"}
    kind = Kind(hallertau, 1, options, value_inputs(hallertau).encode, candidates(hallertau), turn_width=1)
    found = self_play(kind, net(Constant(50)), 1, Random(1))
    assert len(plans) < len(found.rows)
    assert len({period for _, period in plans}) == len(plans), "nobody is in the way, and nothing is hidden in a turn"


@pytest.mark.parametrize("secret", [False, True])
def test_a_turn_is_planned_from_what_the_seat_may_know(secret: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    kind = counting(2, **({"secret": "yes"} if secret else {}))
    redraw = kind.title.redraw
    monkeypatch.setattr(kind.title, "redraw", lambda *arguments: drawn.append(redraw(*arguments)) or drawn[-1])
    plans = explored(monkeypatch)
    self_play(kind, net(Greed()), 3, Random(1))
    assert len(plans) == 3 * 2 * TURNS
    assert drawn == ([state for state, _ in plans] if secret else [])


@pytest.mark.usefixtures("_careful")
def test_a_teacher_is_learned_from_as_it_plays() -> None:
    found = teach(counting(), Taker(2), 4, Random(1))
    assert found.rows.shape == (4 * 2 * TURNS, 3)
    assert found.scores == [GIFT + 2 * TURNS] * 8
    assert (found.targets == GIFT + 2 * TURNS).all()
    assert found.rows[:TURNS, 0].tolist() == [2, 4, 6, 8, 10]


def test_a_teacher_shows_what_happens_otherwise() -> None:
    found = teach(counting(), Taker(2), 200, Random(1))
    assert len(set(found.scores)) > 1
