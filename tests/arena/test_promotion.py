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
