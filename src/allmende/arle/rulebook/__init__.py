"""The rulebook of Fields of Arle as data: chapters in the order of the printed rulebook, to be looked up."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import TILE_NAMES
from allmende.arle.rulebook.beginning import BEGINNING
from allmende.arle.rulebook.course import COURSE
from allmende.arle.rulebook.ends import ENDS
from allmende.arle.rulebook.home import HOME
from allmende.arle.rulebook.spaces import SPACES
from allmende.arle.rulebook.things import SIGNS, THINGS
from allmende.arle.rulebook.vehicles import VEHICLES
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Rulebook

_CHAPTERS: Final[tuple[Chapter, ...]] = (*BEGINNING, *COURSE, *HOME, *VEHICLES, *SPACES, *ENDS, *THINGS)

RULEBOOK: Final = Rulebook(
    _CHAPTERS,
    {
        "space": lambda name: named("space", name),
        "resource": lambda name: Message(f"resource-{name}", {"count": 1}),
        "building": lambda name: named("building", name),
        "destination": lambda name: named("destination", name),
        "piece": lambda name: named("piece", name),
        "supply": lambda name: named("tile" if name in TILE_NAMES else "piece", name),
        "tile": lambda name: named("tile", name),
        "tool": lambda name: named("tool", name),
        "phase": lambda name: named("half-year-phase", name),
        "score": lambda name: named("score", name),
        "option": lambda name: named("option", name),
        "symbol": lambda name: SIGNS[name],
    },
)
"""All chapters, and the names of the things that they are about. Events have no name: one leads to a chapter, and is
not listed there."""
