"""The search: playing on tells apart what looks alike, within its budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from random import Random

import pytest

from allmende import agricola
from allmende.agricola.rules.state import State
from allmende.bots.learned import evaluator
from allmende.bots.search import WIDTH, Search
from allmende.bots.turns import play_out
from allmende.core import ONLOOKER, Game
from late_games import late_game

TITLE = agricola.TITLE


class Blind:
    """Sees every move, and of no position what it is worth before the game is over."""

    turn_width = 0

    def __init__(self) -> None:
        self.asked = 0

    def candidates(self, state: State, seat: int) -> Sequence[int]:
        return state.seats[seat].moves

    def worths(self, states: Sequence[State], seats: Sequence[int]) -> list[float]:
        self.asked += len(states)
        return [TITLE.score(state, seat) if state.over else 0.0 for state, seat in zip(states, seats, strict=True)]


def best_end(game: Game) -> float:
    """The best score that a single player can still come to."""
    if game.is_over:
        return game.scores[0]
    return max(after(game, move) for move in game.moves)


def after(game: Game, move: int) -> float:
    """The same after a move."""
    return best_end(played(game, move))


def played(game: Game, move: int) -> Game:
    """The game after a move."""
    twin = game.copy()
    twin.play(move)
    return twin


def telling_game() -> tuple[Game, dict[int, float]]:
    """A game with one decision after the next, none of them indifferent, and the best score after each move."""
    for seed in range(200):
        game = late_game("agricola", 1, left=2, seed=seed)
        ends = {move: after(game, move) for move in game.moves}
        deep = all(not played(game, move).is_over for move in game.moves)
        if deep and 1 < len(ends) <= 12 and len(set(ends.values())) > 1:
            return game, ends
    raise AssertionError("no game goes on like that")


def test_looking_ahead_finds_what_a_glance_does_not() -> None:
    game, ends = telling_game()
    at_a_glance = Search(TITLE, Blind(), simulations=0).weigh(game.state, 0, Random(1))
    assert {each.score for each in at_a_glance} == {0}
    found = Search(TITLE, Blind(), simulations=100).weigh(game.state, 0, Random(1))
    assert ends[found[0].move] == max(ends.values())


def test_the_best_moves_are_tried_most_often_and_all_no_more_than_the_budget_says() -> None:
    game, _ = telling_game()
    for simulations in (50, 100, 200):
        found = Search(TITLE, Blind(), simulations).weigh(game.state, 0, Random(1))
        visits = [each.visits for each in found]
        assert visits == sorted(visits, reverse=True)
        assert visits[0] > visits[-1] > 0
        assert sum(visits) <= simulations


def test_without_time_the_glance_decides() -> None:
    game, _ = telling_game()
    eyes = Blind()
    found = Search(TITLE, eyes, simulations=1000, seconds=0).weigh(game.state, 0, Random(1))
    assert {each.visits for each in found} == {0}
    assert found[0].move in game.moves
    assert eyes.asked == len(found)


def test_the_same_seed_gives_the_same_thoughts() -> None:
    game = late_game("agricola", 2, left=12, seed=5)
    seat = game.to_act[0]
    search = Search(TITLE, Blind(), simulations=20)
    assert search.weigh(game.state, seat, Random(3)) == search.weigh(game.state, seat, Random(3))


def test_thinking_leaves_the_position_as_it_is() -> None:
    game = late_game("agricola", 2, left=12, seed=5)
    seat = game.to_act[0]
    before = TITLE.text(game.state, seat)
    Search(TITLE, Blind(), simulations=20).weigh(game.state, seat, Random(3))
    assert TITLE.text(game.state, seat) == before
    assert game.moves


def test_temperature_is_how_many_points_a_move_may_be_worse_and_still_be_played() -> None:
    game, ends = telling_game()
    rng = Random(2)
    cold = Search(TITLE, Blind(), simulations=100, temperature=0.01)
    assert {ends[cold.choose(game.state, 0, rng)] for _ in range(20)} == {max(ends.values())}
    hot = Search(TITLE, Blind(), simulations=100, temperature=1000.0)
    played = Counter(hot.choose(game.state, 0, rng) for _ in range(40 * len(ends)))
    assert set(played) == set(ends)


def ends(game: Game, wobble: float) -> set[str]:
    """The different games that come of eight that are played on from here."""
    seat = game.to_act[0]
    eyes = evaluator(game.title, game.state)
    rng = Random(4)
    found = [play_out(game.state, seat, eyes, inf, rng, wobble) for _ in range(8)]
    assert all(state.over for state in found)
    return {game.title.text(state, ONLOOKER) for state in found}


def test_games_without_secrets_go_different_ways_if_they_wobble() -> None:
    game = late_game("arle", 2, left=60, seed=2)
    assert len(ends(game, 0.0)) == 1
    assert len(ends(game, 0.5)) > 1


def test_a_deal_counts_only_if_there_was_time_for_all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    game = late_game("agricola", 1, left=8, seed=5)
    count = min(WIDTH, len(game.moves))
    visits = []
    for seconds in (1, count - 1, count, 1000):
        clock = iter(range(10**6))
        monkeypatch.setattr("allmende.bots.search.perf_counter", lambda clock=clock: next(clock))
        found = Search(TITLE, Blind(), simulations=3 * count, seconds=seconds).weigh(game.state, 0, Random(1))
        visits.append({each.visits for each in found})
    assert visits[:2] == [{0}, {0}]
    assert max(visits[2]) == 1
    assert max(visits[3]) > 1
