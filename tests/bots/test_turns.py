"""Turns are planned to their ends, as widely as is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import pytest

from allmende.bots.judges import candidates
from allmende.bots.search import Search
from allmende.bots.turns import DOUBT, explore, play_out, turn_worths
from allmende.core import Game
from allmende.core.position import Position
from allmende.core.title import Title
from late_games import late_game


class Counter:
    """Sees every move that deserves a look, and counts the points that have been made so far."""

    plays_on = True
    plays_turns = False

    def __init__(self, title: Title[Any, Any]) -> None:
        self.title = title
        self.turn_width = 0
        self.candidates = candidates(title.name)
        self.asked = 0

    def worths(self, positions: Sequence[Position[Any]], seats: Sequence[int]) -> list[float]:
        assert positions, "nobody asks for nothing"
        self.asked += len(positions)
        return [self.title.score(position, seat) for position, seat in zip(positions, seats, strict=True)]


def best_end(position: Position[Any], seat: int, eyes: Counter, period: int) -> float:
    """The best that a turn can come to, all ways tried."""
    if position.over or position.period != period or not position.seats[seat].moves:
        return eyes.title.score(position, seat)
    return max(best_end(after(position, seat, move), seat, eyes, period) for move in eyes.candidates(position, seat))


def planned(position: Position[Any], seat: int, moves: Sequence[int], eyes: Counter, width: int) -> list[float]:
    """What moves are worth if so many ways to go on are followed."""
    eyes.turn_width = width
    return turn_worths(position, seat, moves, eyes)


def after(position: Position[Any], seat: int, move: int) -> Position[Any]:
    child = position.copy()
    child.play(seat, move)
    return child


def turns(title: str, **options: str) -> list[tuple[Game, int, Counter, list[int]]]:
    """Decisions of which some begin a turn of several."""
    found = []
    for seed in range(12):
        game = late_game(title, 2, left=25, seed=seed, **options)
        seat = game.to_act[0]
        eyes = Counter(game.title)
        moves = list(eyes.candidates(game.position, seat))
        if 1 < len(moves) <= 12:
            found.append((game, seat, eyes, moves))
    return found


@pytest.mark.parametrize(("title", "options"), [("hallertau", {"cards": "off"}), ("arle", {})])
def test_with_enough_width_all_ways_to_end_a_turn_are_known(title: str, options: dict[str, str]) -> None:
    several = 0
    for game, seat, eyes, moves in turns(title, **options):
        position = game.position
        known = [best_end(after(position, seat, move), seat, eyes, position.period) for move in moves]
        glance = eyes.worths([after(position, seat, move) for move in moves], [seat] * len(moves))
        assert planned(position, seat, moves, eyes, 10**6) == known
        assert planned(position, seat, moves, eyes, 0) == glance
        several += known != glance
    assert several, "some turns are worth planning"


def test_narrow_plans_follow_the_best_beginnings_and_doubt_the_others() -> None:
    for game, seat, eyes, moves in turns("arle"):
        position = game.position
        eyes.asked = 0
        wide = planned(position, seat, moves, eyes, 10**6)
        all_asked, eyes.asked = eyes.asked, 0
        narrow = planned(position, seat, moves, eyes, 1)
        assert eyes.asked <= all_asked
        best = max(narrow)
        for worth, whole in zip(narrow, wide, strict=True):
            assert worth <= max(whole, best - DOUBT)


def test_a_plan_stops_where_something_is_uncovered() -> None:
    stopped = 0
    for game, seat, eyes, moves in turns("hallertau"):
        eyes.turn_width = 3
        position = game.position
        for end in explore(position, seat, moves, eyes, 3, stop_at_news=True)[1]:
            child = position.copy()
            for move in end.moves[:-1]:
                child.play(seat, move)
                assert child.reveals == position.reveals, "no move is planned after news"
            child.play(seat, end.moves[-1])
            stopped += child.reveals != position.reveals and bool(child.seats[seat].moves)
    assert stopped


def test_games_are_played_out_turn_by_turn_to_their_ends() -> None:
    for game, seat, eyes, _ in turns("hallertau", cards="off")[:4]:
        eyes.turn_width, eyes.plays_turns = 1, True
        before = game.copy()
        ends = play_out([game.position, game.position], seat, eyes, inf, Random(1), [0.0, 0.0])
        assert all(end.over for end in ends)
        assert len({game.title.score(end, seat) for end in ends}) == 1, "without a wobble, nothing is left to chance"
        assert game.title.text(game.position) == before.title.text(before.position), "the games begun stay as they are"
        unfinished = play_out([game.position], seat, eyes, 0.0, Random(1), [0.0])
        assert not unfinished[0].over


def test_who_plans_turns_plans_in_several_deals() -> None:
    drawn = 0
    for game, seat, eyes, moves in turns("hallertau")[:4]:
        eyes.turn_width, eyes.plays_on = 1, False
        title = game.title
        deals = [game.position.copy()]

        class Dealer:
            """The title, of which every deal that is drawn is kept."""

            def redraw(self, position: Position[Any], who: int, rng: Random) -> Position[Any]:
                deals.append(title.redraw(position, who, rng))  # noqa: B023 - it is used up in this turn of the loop
                return deals[-1].copy()  # noqa: B023

        dealer: Any = Dealer()
        weighed = Search(dealer, eyes, simulations=3).weigh(game.position, seat, Random(2))
        worths = [planned(deal, seat, moves, eyes, 1) for deal in deals]
        assert len(deals) == 3
        means = {move: sum(of_deal[i] for of_deal in worths) / 3 for i, move in enumerate(moves)}
        assert {each.move: each.score for each in weighed} == pytest.approx(means)
        assert weighed[0].score == pytest.approx(max(means.values()))
        drawn += len(deals)
    assert drawn
