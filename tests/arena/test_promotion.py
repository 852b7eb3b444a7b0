"""A promotion: who does well against the whole panel gets it, and nobody by luck."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allmende.arena.promotion import Result, Verdict, verdict

OPPONENTS = ("greedy", "racer", "master")


def played(deals: int, chance: Callable[[str], float], seed: int = 1) -> list[Result]:
    """Games on so many deals, two against each opponent, won with some chance."""
    rng = Random(seed)
    return [
        Result(deal, opponent, float(rng.random() < chance(opponent)))
        for deal in range(deals)
        for opponent in OPPONENTS
        for _ in range(2)
    ]


def test_who_wins_most_games_is_promoted_early() -> None:
    assert verdict(played(12, lambda _: 0.95), is_over=False) == "promoted"
    assert verdict(played(12, lambda _: 0.1), is_over=False) == "rejected"


def test_what_is_close_is_decided_in_the_end() -> None:
    results = played(20, lambda _: 0.6)
    assert verdict(results, is_over=False) == "open"
    assert verdict(played(67, lambda _: 0.62), is_over=True) == "promoted"
    assert verdict(played(67, lambda _: 0.52), is_over=True) == "rejected"


def test_few_deals_decide_nothing() -> None:
    assert verdict(played(3, lambda _: 1.0), is_over=False) == "open"
    assert verdict(played(1, lambda _: 1.0), is_over=True) == "rejected"


def test_a_stranger_to_its_parent_has_to_beat_it_too() -> None:
    def chance(opponent: str) -> float:
        return 0.3 if opponent == "master" else 1.0

    results = played(67, chance)
    assert verdict(results, is_over=True) == "promoted"
    assert verdict(results, is_over=True, reigning="master") == "rejected"
    assert verdict(results, is_over=False, reigning="master") == "open"
    assert verdict(played(67, lambda _: 0.9), is_over=False, reigning="master") == "promoted"


def test_nobody_is_promoted_for_beating_its_parent() -> None:
    with pytest.raises(ValueError, match="two opponents"):
        verdict([Result(deal, "master", 1.0) for deal in range(200)], is_over=True)


def test_looking_often_promotes_few_that_are_no_better() -> None:
    """Of candidates that win just as much as is asked for, looked at after every deal, few get through."""
    said: list[Verdict] = []
    for seed in range(200):
        results = played(67, lambda _: 0.5, seed)
        looks = (verdict(results[: 6 * deal], is_over=False) for deal in range(5, 67))
        said.append(next((look for look in looks if look != "open"), verdict(results, is_over=True)))
    assert said.count("promoted") <= 6


def test_among_more_the_fair_share_is_what_counts() -> None:
    def won(chance: float) -> Verdict:
        return verdict(played(67, lambda _: chance), is_over=True, reigning="master", players=4)

    assert won(0.4) == "promoted"
    assert won(0.26) == "rejected", "not much more than one in four"
    assert verdict(played(20, lambda _: 0.9), is_over=False, reigning="master", players=4) == "promoted"
    assert verdict(played(67, lambda _: 0.05), is_over=False, players=4) == "rejected"


def alone(deals: int, ahead: Callable[[str], float]) -> list[Result]:
    """Deals that everybody plays alone: how far ahead one is of each opponent, give or take two points."""
    rng = Random(2)
    return [
        Result(deal, opponent, 0.5, ahead(opponent) + rng.uniform(-2, 2))
        for deal in range(deals)
        for opponent in OPPONENTS
    ]


def test_who_is_alone_has_to_make_more_points_than_each_of_the_others() -> None:
    assert verdict(alone(30, lambda _: 1.5), is_over=True, players=1) == "promoted"
    assert verdict(alone(10, lambda _: 5.0), is_over=False, players=1) == "promoted"
    assert verdict(alone(30, lambda _: 0.1), is_over=False, players=1) == "open"
    assert verdict(alone(30, lambda _: 0.1), is_over=True, players=1) == "rejected"

    def worse_than_the_master(opponent: str) -> float:
        return -3.0 if opponent == "master" else 20.0

    assert verdict(alone(30, worse_than_the_master), is_over=False, players=1) == "rejected"
    assert verdict(alone(3, lambda _: 5.0), is_over=False, players=1) == "open"
    with pytest.raises(ValueError, match="two opponents"):
        verdict([Result(deal, "master", 1.0, 9.0) for deal in range(200)], is_over=True, players=1)
