"""What lies on the table: the orchards, and the common board."""

from __future__ import annotations

from allmende import core
from allmende.core import Seat, Step
from windfall.components import SPACES


class Orchard(Seat):
    """What a player has."""

    trees: int = 2
    """The trees in the orchard."""
    hanging: int = 2
    """The apples on all trees together."""
    apples: int = 1
    """The apples in the cellar."""
    cider: int = 0
    """The bottles of cider."""

    def copy(self) -> Orchard:
        twin = Orchard(self.stack[:], self.moves)
        twin.trees = self.trees
        twin.hanging = self.hanging
        twin.apples = self.apples
        twin.cider = self.cider
        return twin


class State(core.State[Orchard]):
    """What lies on the table."""

    steps: list[Step[State]]
    """All steps: the first is the course of the weeks."""
    weather: tuple[str, ...]
    """The weather of all weeks, from the beginning."""
    known: int = 0
    """The number of weeks whose weather lies open."""
    first: int
    """The seat that begins."""
    week: int = 0
    """The week, from 1 on, or 0 before the first."""
    turn: int = 0
    """The workers placed in this week."""
    spaces: list[int]
    """By place: the seat whose worker is there, or -1."""
    windfall: int = 0
    """The apples in the meadow."""

    def copy_state(self) -> State:
        twin = State(self.seats[:])
        twin.steps = self.steps
        twin.weather = self.weather
        twin.known = self.known
        twin.first = self.first
        twin.week = self.week
        twin.turn = self.turn
        twin.spaces = self.spaces[:]
        twin.windfall = self.windfall
        return twin

    def step(self, index: int) -> Step[State]:
        return self.steps[index]

    def proceed(self) -> None:
        self.steps[0].resume(self, -1)


def new_state(players: int, steps: list[Step[State]], weather: tuple[str, ...], first: int) -> State:
    """The table before the first week."""
    state = State([Orchard([], []) for _ in range(players)])
    state.steps = steps
    state.weather = weather
    state.first = first
    state.spaces = [-1] * SPACES
    return state
