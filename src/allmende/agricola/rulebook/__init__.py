"""The rules of Agricola to be looked up: chapters in the order of the rulebook, as data."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rulebook.beginning import BEGINNING
from allmende.agricola.rulebook.course import COURSE
from allmende.agricola.rulebook.ends import ENDS
from allmende.agricola.rulebook.farm import FARM
from allmende.agricola.rulebook.food import HARVEST
from allmende.agricola.rulebook.hands import HAND_CARDS
from allmende.agricola.rulebook.things import DECKS, SYMBOLS
from allmende.agricola.rulebook.ways import WAYS
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Rulebook

_CHAPTERS: Final[tuple[Chapter, ...]] = (
    *BEGINNING,
    *COURSE,
    *FARM,
    *HARVEST,
    *HAND_CARDS,
    *ENDS,
    *WAYS,
    *DECKS,
    SYMBOLS,
)

RULEBOOK: Final = Rulebook(
    _CHAPTERS,
    {
        "space": lambda name: Message(f"action-{name}"),
        "resource": lambda name: Message(f"resource-{name}", {"count": 1}),
        "improvement": lambda name: Message(f"improvement-{name}"),
        "phase": lambda name: Message(f"round-phase-{name}"),
        "score": lambda name: Message(f"score-{name}"),
        "option": lambda name: Message(f"option-{name}"),
        "symbol": lambda name: Message(f"screen-sign-{name}"),
        "card": lambda name: Message(f"card-{name}"),
    },
)
"""The whole rulebook. Events have no name: they lead to a chapter, and are not listed there."""
