"""Words for what cards let players do out of their turns."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.presentation.wording.things import all_things
from allmende.agricola.rules.language.invitations import EachPlayer, InvitationNode, OccupantsGoOn, PlayThis
from allmende.core.message import Message


def words(node: InvitationNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case EachPlayer():
            return Message("deed-each-player", {"what": all_things([node.effect])})
        case OccupantsGoOn():
            return Message("deed-occupants-go-on")
        case PlayThis():
            return Message("effect-play-this")
        case _:
            assert_never(node)
