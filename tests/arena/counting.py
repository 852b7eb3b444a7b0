"""A game of few rules, to see learning work: by turns, everybody takes 0 to 3 points, five times."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from allmende.arena.learning.self_play import Kind

TURNS = 5
GIFT = 10
"""Points that everybody gets at the end: whoever only guesses does not know of them."""
NAMES = ["taken", "turns", "all turns"]
"""What a seat sees."""


class Takings:
    """What everybody has taken."""

    epoch = 0
    reveal_count = 0

    def __init__(self, taken: list[list[int]]) -> None:
        self.taken = taken

    @property
    def seats(self) -> list[list[int]]:
        """Of a seat there is no more to know."""
        return self.taken

    @property
    def over(self) -> bool:
        return len(self.taken[-1]) == TURNS

    def copy(self) -> Takings:
        return Takings([list(each) for each in self.taken])

    def to_act(self) -> list[int]:
        return [sum(map(len, self.taken)) % len(self.taken)]

    def play(self, seat: int, move: int) -> None:
        self.taken[seat].append(move)


class Counting:
    """As much of a title as learning asks for."""

    name: ClassVar = "counting"
    newest_rules: ClassVar = "1"
    ai: ClassVar = None

    def begin(self, players: int, options: dict[str, str], rng: Random) -> tuple[int, Takings]:
        return rng.randrange(4), Takings([[] for _ in range(players)])

    def hides(self, options: dict[str, str]) -> bool:
        return bool(options)

    def redraw(self, state: Takings, seat: int, rng: Random) -> Takings:
        return state.copy()

    def score(self, state: Takings, seat: int) -> float:
        return GIFT + sum(state.taken[seat])


class Taker:
    """A bot that always takes as many."""

    def __init__(self, points: int) -> None:
        self.points = points

    def choose(self, state: Any, seat: int, rng: Random) -> int:
        return self.points


def encode(state: Takings, seat: int) -> bytes:
    """How many points the seat has taken, how often it has, and how often everybody has."""
    own = state.taken[seat]
    return bytes([sum(own), len(own), sum(map(len, state.taken))])


def candidates(state: Takings, seat: int) -> Sequence[int]:
    return range(4)


def counting(players: int = 2, **options: str) -> Kind:
    title: Any = Counting()
    return Kind(title, players, options, encode, candidates, features=NAMES)
