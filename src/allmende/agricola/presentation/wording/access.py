"""Words for action spaces that a card lets its owner use although people are there, or before others can."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.presentation.wording.conditions import limited, listed
from allmende.agricola.presentation.wording.openings import these_spaces
from allmende.agricola.rules.language.nodes import access_node
from allmende.agricola.rules.language.sharing import (
    ALL_BUT_MEETING,
    FIRST_OF_OTHER,
    NEIGHBORS,
    ONE_OTHER,
    OTHERS_ONLY,
    Access,
    Ahead,
    Sharing,
    Shut,
)
from allmende.core.message import Message

BESIDE = {FIRST_OF_OTHER: "first-of-other", ONE_OTHER: "one-other", NEIGHBORS: "neighbors", OTHERS_ONLY: "others"}
"""The people beside whom certain action spaces may be used, as selectors of messages read it."""
MEETING = named("action", "meeting-place")


def access(access: Access) -> Message:
    """The action spaces that may be used, as a clause."""
    match node := access_node(access):
        case Ahead():
            return Message("access-ahead", {"round": node.number})
        case Shut():
            return Message("access-shut", {"rounds": listed(node.rounds)})
        case Sharing():
            return _shared(node)
        case _:
            assert_never(node)


def _shared(node: Sharing) -> Message:
    """Action spaces that may be used beside other people."""
    where = node.where
    match where.name:
        case "named" if node.counts_as_free:
            return Message("access-free", {**limited(node.when), "spaces": _spaces(where.number)})
        case "named":
            return Message("access-beside", {"spaces": _spaces(where.number), "beside": BESIDE[node.beside]})
        case "of-round":
            space = Message("access-of-round", {"round": where.number})
            return Message("access-beside", {"spaces": space, "beside": BESIDE[node.beside]})
        case "plain":
            return Message("access-plain", {"round": where.number, **limited(node.when)})
        case "of-right":
            return Message("access-of-right", {"cost": amounts([*node.fee]), "meeting": MEETING})
        case "first-used":
            return Message("access-first-used", {"meeting": MEETING})
        case "of-person":
            return Message("access-of-person", {"number": where.number, "meeting": MEETING})
        case _:
            assert_never(where.name)


def _spaces(bits: int) -> Message | str:
    """Certain action spaces."""
    if bits == ALL_BUT_MEETING:
        return Message("access-but-meeting", {"meeting": MEETING})
    return these_spaces(bits)
