"""Symbols for action spaces that are occupied, or have been used."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.presentation.reading import space_numbers
from allmende.agricola.rules.language.occupancy import (
    C_VISIT,
    OCCUPIED,
    OWN,
    UNOCCUPIED,
    UNVISITED,
    OccupiedAs,
    OccupiedSpaces,
    People,
    UsedSpaces,
)

WHO: Final[dict[int, str]] = {OCCUPIED: "occupied", OWN: "person", C_VISIT: "use"}


def people_there(condition: People) -> list[str]:
    """The people on some action spaces, or their former use of them."""
    names = [SPACE_NAMES[space] for space in condition.among]
    names += [f"round-{number}" for number in condition.rounds]
    if condition.how == UNVISITED:
        return ["no", f"use@{'/'.join(names)}"]
    if condition.how == UNOCCUPIED:
        return ["no", f"occupied@{'/'.join(names)}"] if condition.all_of_them else [f"free@{'/'.join(names)}"]
    return [f"{WHO[condition.how]}@{name}" for name in names]


def spaces_name(of: OccupiedSpaces | OccupiedAs | UsedSpaces) -> str:
    """The symbol of occupied or used action spaces among some."""
    verb = "use" if isinstance(of, UsedSpaces) else "occupied"
    return f"{verb}@{'/'.join(SPACE_NAMES[space] for space in space_numbers(of.spaces))}"
