"""A game of few rules, to see learning work: by turns, everybody takes 0 to 3 points, five times."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, cast

from allmende.arena.learning.self_play import Kind
from allmende.core.position import Position, Seat, Step

TURNS = 5
GIFT = 10
"""Points that everybody gets at the end: whoever only guesses does not know of them."""


class Taker:
    """A bot that always takes as many."""

    def __init__(self, points: int) -> None:
        self.points = points

    def choose(self, position: Any, seat: int, rng: Random) -> int:
        return self.points


class Purse(Seat):
    """What one player has taken."""

    def __init__(self, stack: list[int], moves: list[int], taken: list[int]) -> None:
        super().__init__(stack, moves)
        self.taken = taken

    def copy(self) -> Purse:
        return Purse(self.stack[:], self.moves, self.taken[:])


class Taking(Step["Takings"]):
    """Take 0 to 3 points."""

    def moves(self, table: Takings, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def play(self, table: Takings, seat: int, move: int) -> None:
        table.seats[seat].taken.append(move)
        table.seats[seat].pop()


TAKING = Taking()


class Takings(Position[Purse]):
    """What everybody has taken."""

    @property
    def taken(self) -> list[list[int]]:
        """By seat."""
        return [purse.taken for purse in self.seats]

    def step(self, index: int) -> Step[Any]:
        return TAKING

    def proceed(self) -> None:
        number = sum(map(len, self.taken))
        if number == TURNS * len(self.seats):
            self.over = True
        else:
            self.seats[number % len(self.seats)].push(1)

    def copy_table(self) -> Takings:
        return Takings(self.seats[:])


class Counting:
    """As much of a title as learning asks for."""

    name: ClassVar = "counting"
    rules: ClassVar = "1"

    def draw(self, players: int, options: dict[str, str], rng: Random) -> int:
        return rng.randrange(4)

    def start(self, players: int, options: dict[str, str], deal: int) -> Takings:
        return Takings([Purse([], [], []) for _ in range(players)])

    def hides(self, options: dict[str, str]) -> bool:
        return bool(options)

    def redraw(self, position: Takings, seat: int, rng: Random) -> Takings:
        return cast(Takings, position.copy())

    def score(self, position: Takings, seat: int) -> float:
        return GIFT + sum(position.taken[seat])


def encode(position: Takings, seat: int) -> bytes:
    """How many points the seat has taken, how often it has, and how often everybody has."""
    own = position.taken[seat]
    return bytes([sum(own), len(own), sum(map(len, position.taken))])


def candidates(position: Takings, seat: int) -> Sequence[int]:
    return range(4)


def counting(players: int = 2, **options: str) -> Kind:
    title: Any = Counting()
    return Kind(title, players, options, encode, candidates)
