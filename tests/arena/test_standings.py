"""Standings against numbers that were worked out by hand."""

from __future__ import annotations

import random

import pytest

from allmende.arena.placings import Placing, comparisons
from allmende.arena.standings import MoveTimes, standings
from allmende.arena.tournament import Game, Tournament
from allmende.bots.intervals import Interval, mean_interval, student, wilson_interval


def game(
    number: int, deal: int, bots: str, scores: list[float], winners: list[int], times: list[list[int]] | None = None
) -> Game:
    return Game(number, deal, list(bots), scores, winners, 0, times or [[] for _ in bots])


def of(bots: str, players: int) -> Tournament:
    return Tournament("hallertau", "2026.11", {}, list(bots), players, 1)


def near(interval: Interval, value: float, low: float, high: float) -> bool:
    return (interval.value, interval.low, interval.high) == pytest.approx((value, low, high), abs=0.005)


# Intervals


@pytest.mark.parametrize(
    ("degrees", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (1000, 1.962)],
)
def test_students_quantile_is_that_of_the_tables(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, rel=0.0013)


def test_the_interval_of_a_mean() -> None:
    # The standard deviation of 1 to 5 is √2.5, so the half width is 2.776 · √2.5 / √5 = 1.963.
    assert near(mean_interval([5, 1, 4, 2, 3]), 3, 1.037, 4.963)
    assert mean_interval([7, 7, 7]) == Interval(7, 7, 7)
    assert mean_interval([7]) == Interval(7)


@pytest.mark.parametrize(
    ("wins", "losses", "low", "high"),
    [(8, 2, 0.490, 0.943), (0, 10, 0, 0.278), (10, 0, 0.722, 1), (50, 50, 0.404, 0.596)],
)
def test_wilsons_interval(wins: int, losses: int, low: float, high: float) -> None:
    assert near(wilson_interval([1.0] * wins + [0.0] * losses), wins / (wins + losses), low, high)


# Who did better than whom


def test_places_go_by_victory_then_by_score() -> None:
    # The title breaks the tie for the first place; nobody breaks the one for the third.
    found = comparisons([game(0, 0, "abcd", [50, 50, 40, 40], [1])])
    assert found == [(0, [Placing("a", 1), Placing("b", 0), Placing("c", 2), Placing("d", 2)])]


def test_a_shared_victory_is_no_difference() -> None:
    assert comparisons([game(0, 0, "ab", [50, 50], [0, 1])])[0].placings == [Placing("a", 0), Placing("b", 0)]


def test_who_plays_alone_is_compared_on_the_same_deal() -> None:
    alone = [
        game(0, 0, "a", [80], [0]),
        game(1, 0, "b", [90], []),
        game(2, 1, "a", [70], []),
        game(3, 1, "b", [70], []),
    ]
    assert comparisons(alone) == [
        (0, [Placing("a", 1), Placing("b", 0)]),
        (1, [Placing("a", 0), Placing("b", 0)]),
    ]


# Standings

# On the first deal a wins from both seats, on the second one each, on the third b shares both.
GAMES = [
    game(0, 0, "ab", [60, 40], [0], [[1000] * 9 + [5000], [1000]]),
    game(1, 0, "ba", [30, 70], [1], [[3000], [1000] * 9 + [9000]]),
    game(2, 1, "ab", [55, 50], [0]),
    game(3, 1, "ba", [50, 45], [0]),
    game(4, 2, "ab", [50, 50], [0, 1]),
    game(5, 2, "ba", [50, 50], [0, 1]),
]


def test_games_on_the_same_deal_count_once() -> None:
    found = standings(of("ab", 2), GAMES)
    assert (found.games, found.deals, [one.bot for one in found.bots]) == (6, 3, ["a", "b"])
    # a's means are 65, 50 and 50: 55 with a standard deviation of √75, so ± 4.303 · √75 / √3 = 21.51.
    assert near(found.bots[0].score, 55, 33.49, 76.51)
    # It wins 1, ½ and ½ of the deals: ⅔ of three.
    wins = {(pair.bot, pair.opponent): pair for pair in found.pairs}
    assert wins["a", "b"].deals == 3
    assert near(wins["a", "b"].wins, 2 / 3, 0.208, 0.939)
    assert near(wins["b", "a"].wins, 1 / 3, 0.061, 0.792)


def test_the_time_of_a_move() -> None:
    assert standings(of("ab", 2), GAMES).times == {"a": MoveTimes(1, 5), "b": MoveTimes(1, 3)}
    assert standings(of("ab", 2), GAMES[2:]).times["a"] == MoveTimes(None, None)


def test_the_order_in_which_games_ended_changes_nothing() -> None:
    shuffled = GAMES.copy()
    random.Random(1).shuffle(shuffled)
    assert standings(of("ab", 2), shuffled) == standings(of("ab", 2), GAMES)


def test_who_has_not_played_yet_is_left_out() -> None:
    found = standings(of("abc", 2), GAMES[:1])
    assert [one.bot for one in found.bots] == ["a", "b"]
    assert found.bots[0].score == Interval(60)
    assert standings(of("abc", 2), []).bots == []


def test_who_plays_alone_is_rated_too() -> None:
    alone = [game(2 * deal + (bot == "b"), deal, bot, [80 + (bot == "b")], []) for deal in range(9) for bot in "ab"]
    found = standings(of("ab", 1), alone)
    assert [one.bot for one in found.bots] == ["b", "a"]
    assert found.pairs[0].deals == 9
    assert near(found.pairs[0].wins, 1, 0.701, 1)


# Ratings


def test_nobody_is_better_before_the_first_difference() -> None:
    a, b = standings(of("ab", 2), GAMES[4:]).bots
    assert a.rating.value == pytest.approx(b.rating.value)
    assert a.rating.value == pytest.approx(25, abs=0.01)


def test_ratings_go_by_places_and_grow_surer_with_games() -> None:
    def after(deals: int) -> list[Interval]:
        games = [game(deal, deal, "abc", [60, 50, 40], [0]) for deal in range(deals)]
        return [one.rating for one in standings(of("cba", 3), games).bots]

    few, many = after(2), after(20)
    for ratings in (few, many):
        assert ratings == sorted(ratings, key=lambda rating: -rating.value)
    widths = [rating.high - rating.low for rating in (few[0], many[0]) if rating.high and rating.low]
    assert widths[0] > widths[1] > 0


def test_a_bot_on_two_seats_is_rated_once() -> None:
    games = [game(deal, deal, "aab", [60, 50, 40], [0]) for deal in range(5)]
    found = standings(of("ab", 3), games)
    assert [one.bot for one in found.bots] == ["a", "b"]
    assert found.bots[0].games == 5
    assert found.bots[0].score == Interval(55, 55, 55)
