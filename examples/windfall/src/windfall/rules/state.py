"""What lies on the table: the orchards, and the common board."""

from __future__ import annotations

from allmende import core
from allmende.core import Seat, Step
from windfall.components import SPACES


class Orchard(Seat):
    """What a player has; `hanging` are the apples on all trees together, `apples` those in the cellar."""

    __slots__ = ("apples", "cider", "hanging", "trees")

    def __init__(
        self, stack: list[int], moves: list[int], trees: int = 2, hanging: int = 2, apples: int = 1, cider: int = 0
    ) -> None:
        super().__init__(stack, moves)
        self.trees = trees
        self.hanging = hanging
        self.apples = apples
        self.cider = cider

    def copy(self) -> Orchard:
        return Orchard(self.stack[:], self.moves, self.trees, self.hanging, self.apples, self.cider)


class State(core.State[Orchard]):
    """A state. The `weather` of all weeks is there from the beginning: what lies open of it, `known` tells.

    `turn` counts the workers placed in this week, `spaces` has for each place the seat whose worker is there, or -1,
    and `windfall` are the apples in the meadow. The first of the `steps` is the course of the weeks.
    """

    __slots__ = ("first", "known", "spaces", "steps", "turn", "weather", "week", "windfall")

    def __init__(self, seats: list[Orchard], steps: list[Step[State]], weather: tuple[str, ...], first: int) -> None:
        super().__init__(seats)
        self.steps = steps
        self.weather = weather
        self.first = first
        self.week = 0
        self.turn = 0
        self.known = 0
        self.windfall = 0
        self.spaces = [-1] * SPACES

    def copy_state(self) -> State:
        twin = State(self.seats[:], self.steps, self.weather, self.first)
        twin.week = self.week
        twin.turn = self.turn
        twin.known = self.known
        twin.windfall = self.windfall
        twin.spaces = self.spaces[:]
        return twin

    def step(self, index: int) -> Step[State]:
        return self.steps[index]

    def proceed(self) -> None:
        self.steps[0].resume(self, -1)


def new_state(players: int, steps: list[Step[State]], weather: tuple[str, ...], first: int) -> State:
    """The table before the first week."""
    return State([Orchard([], []) for _ in range(players)], steps, weather, first)
