"""Symbols of the people on action spaces."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.presentation.reading import classes, space_numbers
from allmende.agricola.rules.language.occupancy import (
    C_VISIT,
    OCCUPIED,
    OWN,
    UNOCCUPIED,
    UNVISITED,
    OccupiedSpaces,
    People,
)

WHO: Final[dict[int, str]] = {OCCUPIED: "occupied", OWN: "person", C_VISIT: "use"}


def people_there(condition: People) -> list[str]:
    """The people on some action spaces, or their former use of them."""
    names = [SPACE_NAMES[space] for space in condition.among]
    if condition.how == UNVISITED:
        return ["no", f"use@{'/'.join(names)}"]
    if condition.how == UNOCCUPIED:
        return ["no", f"occupied@{'/'.join(names)}"] if condition.all_of_them else [f"free@{'/'.join(names)}"]
    return [f"{WHO[condition.how]}@{name}" for name in names]


def occupied_spaces(of: OccupiedSpaces) -> str:
    """The number of occupied spaces among some, or of a class."""
    kinds, others = classes(of.spaces)
    return f"occupied@{'/'.join([*kinds, *(SPACE_NAMES[space] for space in space_numbers(others))])}"
