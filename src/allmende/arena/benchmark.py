"""The speed of a title on this machine: random games, copies, and the slowest call."""

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
from allmende.core.rules.state import State
from allmende.titles import title as find_title


class Speed(msgspec.Struct, frozen=True):
    """The speed of a title on one core; rates and times of copies are medians of several samples in one process.

    `copy_ns` is the time of a copy of a state, whose seats stay shared, and `full_copy_ns` that of one with all seats
    copied, too; `position_bytes` is the memory of such a copy. `slowest_call_us` is the time of the slowest move in
    twenty games.
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
    """The speed of a title, from random games with default options.

    Args:
        title: The name of a title.
        players: The number of players.
        seconds: The time for games; copies and the slowest move take a moment besides.

    Raises:
        UnknownTitleError: There is no such title.
        OptionError: The title has no such number of players.
    """
    game_title = find_title(title)
    options = game_title.checked_options(players, {})
    rng = Random(1)

    def new() -> State[Any]:
        state: State[Any] = game_title.begin(players, options, rng)[1]
        return state

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

    def full_copy() -> State[Any]:
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


def _middle(state: State[Any], rng: Random) -> State[Any]:
    """The state in the middle of a random game."""
    made: list[tuple[int, int]] = []
    playout(state.copy(), rng.random, made)
    for seat, move in made[: len(made) // 2]:
        state.play(seat, move)
    return state


def _slowest_call(state: State[Any], rng: Random) -> float:
    """The seconds of the slowest move of a random game, with all that follows from it."""
    slowest = 0.0
    while not state.over:
        seat = state.to_act()[0]
        move = rng.choice(state.moves(seat))
        start = perf_counter()
        state.play(seat, move)
        slowest = max(slowest, perf_counter() - start)
    return slowest


def _bytes(make: Callable[[], object], copies: int = 100) -> int:
    """The memory of an object that `make` makes, in the mean of several copies."""
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
