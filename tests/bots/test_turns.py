"""Turns are planned to their ends, as widely as is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import Any

import pytest

from allmende.bots.search import SIGHT, TURNS, Search
from allmende.bots.title_ai import candidates
from allmende.bots.turns import DOUBT, decider, ends, explore, outlook, play_out, turn_worths
from allmende.core import Game
from allmende.core.rules.state import State
from allmende.core.title import Title
from late_games import late_game


class Counter:
    """Sees every move that deserves a look, and counts the points that have been made so far."""

    def __init__(self, title: Title[Any, Any]) -> None:
        self.title = title
        self.turn_width = 0
        self.candidates = candidates(title)
        self.asked = 0

    def worths(self, states: Sequence[State[Any]], seats: Sequence[int]) -> list[float]:
        assert states, "nobody asks for nothing"
        self.asked += len(states)
        return [self.title.score(state, seat) for state, seat in zip(states, seats, strict=True)]


def best_end(state: State[Any], seat: int, eyes: Counter, period: int) -> float:
    """The best that a turn can come to, all ways tried."""
    if state.over or state.epoch != period or not state.seats[seat].moves:
        return eyes.title.score(state, seat)
    return max(best_end(after(state, seat, move), seat, eyes, period) for move in eyes.candidates(state, seat))


def planned(state: State[Any], seat: int, moves: Sequence[int], eyes: Counter, width: int) -> list[float]:
    """What moves are worth if so many ways to go on are followed."""
    eyes.turn_width = width
    return turn_worths(state, seat, moves, eyes)


def after(state: State[Any], seat: int, move: int) -> State[Any]:
    child = state.copy()
    child.play(seat, move)
    return child


def turns(title: str, **options: str) -> list[tuple[Game, int, Counter, list[int]]]:
    """Decisions of which some begin a turn of several."""
    found = []
    for seed in range(12):
        game = late_game(title, 2, left=25, seed=seed, **options)
        seat = game.to_act[0]
        eyes = Counter(game.title)
        moves = list(eyes.candidates(game.state, seat))
        if 1 < len(moves) <= 12:
            found.append((game, seat, eyes, moves))
    return found


@pytest.mark.parametrize(("title", "options"), [("hallertau", {"cards": "off"}), ("arle", {})])
def test_with_enough_width_all_ways_to_end_a_turn_are_known(title: str, options: dict[str, str]) -> None:
    several = 0
    for game, seat, eyes, moves in turns(title, **options):
        state = game.state
        known = [best_end(after(state, seat, move), seat, eyes, state.epoch) for move in moves]
        glance = eyes.worths([after(state, seat, move) for move in moves], [seat] * len(moves))
        assert planned(state, seat, moves, eyes, 10**6) == known
        assert planned(state, seat, moves, eyes, 0) == glance
        several += known != glance
    assert several, "some turns are worth planning"


def test_narrow_plans_follow_the_best_beginnings_and_doubt_the_others() -> None:
    for game, seat, eyes, moves in turns("arle"):
        state = game.state
        eyes.asked = 0
        wide = planned(state, seat, moves, eyes, 10**6)
        all_asked, eyes.asked = eyes.asked, 0
        narrow = planned(state, seat, moves, eyes, 1)
        assert eyes.asked <= all_asked
        best = max(narrow)
        for worth, whole in zip(narrow, wide, strict=True):
            assert worth <= max(whole, best - DOUBT)


def test_a_plan_stops_where_something_is_uncovered() -> None:
    stopped = 0
    for game, seat, eyes, moves in turns("hallertau"):
        eyes.turn_width = 3
        state = game.state
        for end in explore(state, seat, moves, eyes, 3, stop_at_news=True)[1]:
            child = state.copy()
            for move in end.moves[:-1]:
                child.play(seat, move)
                assert child.reveal_count == state.reveal_count, "no move is planned after news"
            child.play(seat, end.moves[-1])
            stopped += child.reveal_count != state.reveal_count and bool(child.seats[seat].moves)
    assert stopped


def test_games_are_played_out_turn_by_turn_to_their_ends() -> None:
    for game, seat, eyes, _ in turns("hallertau", cards="off")[:4]:
        eyes.turn_width = 1
        before = game.copy()
        found = [play_out(game.state, seat, eyes, inf, Random(1), 0.0) for _ in range(2)]
        assert all(end.over for end in found)
        assert len({game.title.score(end, seat) for end in found}) == 1, "without a wobble, nothing is left to chance"
        assert game.title.text(game.state) == before.title.text(before.state), "the games begun stay as they are"
        unfinished = play_out(game.state, seat, eyes, 0.0, Random(1), 0.0)
        assert not unfinished.over


def test_an_outlook_is_the_mean_of_what_is_expected_after_this_turn_and_the_next_ones() -> None:
    for game, seat, eyes, _ in turns("arle")[:4]:
        eyes.turn_width = 1
        looks, state = [], game.state
        while len(looks) < 3 and (who := decider(state, seat)) >= 0:
            best = max(ends(state, who, eyes, 1), key=lambda end: end.worth)
            state = best.state
            looks += [best.worth] if who == seat else []
        for turns_ahead in range(len(looks)):
            assert outlook(game.state, seat, eyes, turns_ahead) == pytest.approx(fmean(looks[: turns_ahead + 1]))


def test_an_outlook_to_the_end_of_the_game_counts_points() -> None:
    for game, seat, eyes, _ in turns("hallertau", cards="off")[:4]:
        eyes.turn_width = 1
        end = play_out(game.state, seat, eyes, inf, Random(1), 0.0)
        assert outlook(game.state, seat, eyes, 1000) == game.title.score(end, seat)


class Dealer:
    """A title of which every deal that is drawn is kept."""

    def __init__(self, title: Title[Any, Any]) -> None:
        self.title = title
        self.is_open = title.is_open
        self.deals: list[State[Any]] = []

    def redraw(self, state: State[Any], seat: int, rng: Random) -> State[Any]:
        self.deals.append(self.title.redraw(state, seat, rng))
        return self.deals[-1].copy()


@pytest.mark.parametrize(
    ("title", "options", "deals"), [("hallertau", {"cards": "on"}, 2), ("arle", {}, 1)], ids=["secrets", "none"]
)
def test_moves_are_worth_their_outlooks_in_several_deals_if_something_is_hidden(
    title: str, options: dict[str, str], deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("allmende.bots.search.WIDTH", 2)  # then one round decides
    looked = 0
    for game, seat, eyes, moves in turns(title, **options)[:6]:
        eyes.turn_width = 1
        dealer: Any = Dealer(game.title)
        sights = dict(zip(moves, planned(game.state, seat, moves, eyes, 1), strict=True))
        weighed = Search(dealer, eyes, simulations=2 * deals).weigh(game.state, seat, Random(2))
        tried = [each for each in weighed if each.visits]
        if len(tried) != 2:
            continue
        assert len(dealer.deals) == deals
        for each in tried:
            outlooks = [outlook(after(deal, seat, each.move), seat, eyes, TURNS) for deal in dealer.deals]
            assert each.visits == deals
            assert each.score == pytest.approx((SIGHT * sights[each.move] + sum(outlooks)) / (SIGHT + deals))
        looked += 1
    assert looked
