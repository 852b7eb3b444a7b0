"""The words for action spaces that a card lets its owner use although people are there, or before others can."""

from __future__ import annotations

from functools import singledispatch

from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.openings import these_spaces
from allmende.agricola.rules.board import SPACE_COUNT
from allmende.agricola.rules.language.sharing import (
    MEETING_PLACE,
    NEIGHBORS,
    ONE_OTHER,
    Access,
    Ahead,
    FirstUsed,
    Named,
    OfPerson,
    OfRound,
    Sharing,
)
from allmende.agricola.rules.phrases import named
from allmende.core.message import Message

BESIDE = {ONE_OTHER: "one-other", NEIGHBORS: "neighbors"}
"""Beside whom certain action spaces may be used, as selectors of messages read it."""
ALL_BUT_MEETING = (1 << SPACE_COUNT) - 1 & ~MEETING_PLACE
MEETING = named("action", "meeting-place")


@singledispatch
def access(node: Access) -> Message:
    """Which action spaces may be used, as a clause."""
    raise NotImplementedError(f"{node!r} has no words")


@access.register
def _(node: Ahead) -> Message:
    return Message("access-ahead", {"round": node.number})


@access.register
def _(node: Sharing) -> Message:
    match node.where:
        case Named() if node.counts_as_free:
            if node.when is None:
                return Message("access-free", {"limited": "no", "spaces": _spaces(node.where.spaces)})
            limit = holding(node.when)
            return Message("access-free", {"limited": "yes", "if": limit, "spaces": _spaces(node.where.spaces)})
        case Named():
            return Message("access-beside", {"spaces": _spaces(node.where.spaces), "beside": BESIDE[node.beside]})
        case OfRound():
            space = Message("access-of-round", {"round": node.where.number})
            return Message("access-beside", {"spaces": space, "beside": BESIDE[node.beside]})
        case FirstUsed():
            return Message("access-first-used", {"meeting": MEETING})
        case OfPerson():
            return Message("access-of-person", {"number": node.where.number, "meeting": MEETING})
        case _:
            raise NotImplementedError(f"{node.where!r} has no words")


def _spaces(bits: int) -> Message | str:
    """Certain action spaces."""
    if bits == ALL_BUT_MEETING:
        return Message("access-but-meeting", {"meeting": MEETING})
    return these_spaces(bits)
