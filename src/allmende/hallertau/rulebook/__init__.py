"""The rulebook of Hallertau as data: chapters in the order of the printed rulebook, to be looked up."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Rulebook
from allmende.hallertau.rulebook.course import COURSE
from allmende.hallertau.rulebook.ends import ENDS
from allmende.hallertau.rulebook.goods import BEGINNING
from allmende.hallertau.rulebook.things import THINGS

_CHAPTERS: Final[tuple[Chapter, ...]] = (*BEGINNING, *COURSE, *ENDS, *THINGS)


def _resource(name: str) -> Message:
    return Message("rules-hallertau-about-card") if name == "card" else Message(f"resource-{name}", {"count": 1})


RULEBOOK: Final = Rulebook(
    _CHAPTERS,
    {
        "space": lambda name: Message(f"space-{name}"),
        "resource": _resource,
        "craft": lambda name: Message(f"craft-{name}"),
        "phase": lambda name: Message(f"phase-{name}"),
        "score": lambda name: Message(f"score-{name}"),
        "option": lambda name: Message(f"option-{name}"),
        "symbol": lambda name: Message(f"screen-sign-{name}"),
        "deck": lambda name: Message(f"rules-hallertau-about-deck-{name}"),
        "card": lambda name: Message("one-card", {"card": name}),
    },
)
"""All chapters, and the names of the things that they are about. Events have no name: one leads to a chapter, and is
not listed there."""
