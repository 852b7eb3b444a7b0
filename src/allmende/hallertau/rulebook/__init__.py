"""The rules of Hallertau to be looked up: chapters in the order of the rulebook, as data."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Rulebook
from allmende.hallertau.rulebook.course import COURSE
from allmende.hallertau.rulebook.ends import ENDS
from allmende.hallertau.rulebook.goods import BEGINNING
from allmende.hallertau.rulebook.things import THINGS

_CHAPTERS: Final[tuple[Chapter, ...]] = (*BEGINNING, *COURSE, *ENDS, *THINGS)

RULEBOOK: Final = Rulebook(
    _CHAPTERS,
    {
        "space": lambda name: Message(f"space-{name}"),
        "resource": lambda name: Message(f"resource-{name}", {"count": 1}),
        "craft": lambda name: Message(f"craft-{name}"),
        "phase": lambda name: Message(f"phase-{name}"),
        "score": lambda name: Message(f"score-{name}"),
        "option": lambda name: Message(f"option-{name}"),
        "symbol": lambda name: Message(f"screen-sign-{name}"),
        "card": lambda name: Message("one-card", {"card": name}),
    },
)
"""All of it. Events and whole kinds of things have no names: they lead to a chapter, and are not listed there."""
