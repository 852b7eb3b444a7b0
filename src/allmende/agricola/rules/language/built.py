"""Facts about the improvement that has just been built or played."""

from __future__ import annotations

from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.moments import improvement_told
from allmende.agricola.rules.state import State


class BuiltMajor(Fact):
    """It is a major improvement; a minor one that is major, too, is one of these."""

    name = "built-major"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return improvement_just(state, seat) >= 0


def improvement_just(state: State, seat: int) -> int:
    """The major improvement that was just built, by its number, or -1 if it is a minor one only."""
    number = improvement_told(state.told(seat))
    return number if number < IMPROVEMENTS else card_at(state, number - IMPROVEMENTS).also_major
