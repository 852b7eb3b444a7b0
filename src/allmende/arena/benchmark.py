"""How fast a title is on this machine: random games, copies, and the slowest call."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

import allmende
from allmende.core.rules.playout import playout
from allmende.core.rules.position import Position
from allmende.titles import title as find_title


class Speed(msgspec.Struct, frozen=True):
    """Rates on one core; each is the median of several samples in one process.

    `copy_ns` is a copy of a position whose seats are still shared, `full_copy_ns` one of which every seat has changed;
    `slowest_call_us` is the slowest single move of twenty games, `position_bytes` the memory of such a copy.
    """

    title: str
    players: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    copy_ns: float
    full_copy_ns: float
    slowest_call_us: float
    position_bytes: int


def measure(title: str, players: int, seconds: float = 3.0) -> Speed:
    """Play random games for about this long and measure."""
    game_title = find_title(title)
    options = game_title.checked_options(players, {})
    rng = Random(1)

    def new() -> Position[Any]:
        position: Position[Any] = game_title.begin(players, options, rng)[1]
        return position

    decisions: list[float] = []
    games: list[float] = []
    for _ in range(5):
        count = total = 0
        start = now = perf_counter()
        while now - start < seconds / 5:
            total += playout(new(), rng.random)
            count += 1
            now = perf_counter()
        decisions.append(total / (now - start))
        games.append(count / (now - start))

    middle = _middle(new(), rng)
    slowest = max(_slowest_call(new(), rng) for _ in range(20))

    def full_copy() -> Position[Any]:
        twin = middle.copy()
        for seat in range(players):
            twin.own(seat)
        return twin

    return Speed(
        title,
        players,
        allmende.COMPILED,
        median(decisions),
        median(games),
        _nanoseconds(middle.copy),
        _nanoseconds(full_copy),
        slowest * 1e6,
        _bytes(full_copy),
    )


def _middle(position: Position[Any], rng: Random) -> Position[Any]:
    """The position in the middle of a random game."""
    made: list[tuple[int, int]] = []
    playout(position.copy(), rng.random, made)
    for seat, move in made[: len(made) // 2]:
        position.play(seat, move)
    return position


def _slowest_call(position: Position[Any], rng: Random) -> float:
    """The seconds of the slowest move of a random game, with all that follows from it."""
    slowest = 0.0
    while not position.over:
        seat = position.to_act()[0]
        move = rng.choice(position.moves(seat))
        start = perf_counter()
        position.play(seat, move)
        slowest = max(slowest, perf_counter() - start)
    return slowest


def _bytes(make: Callable[[], object], copies: int = 100) -> int:
    """The memory of what this makes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [make() for _ in range(copies)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)


def _nanoseconds(call: Callable[[], object], calls: int = 20_000) -> float:
    samples = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(calls):
            call()
        samples.append((perf_counter() - start) / calls * 1e9)
    return median(samples)
