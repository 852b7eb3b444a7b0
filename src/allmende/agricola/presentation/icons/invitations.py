"""Symbols of what cards let players do out of their turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.invitations import EachPlayer, InvitationNode, OccupantsGoOn, PlayThis


def symbols(node: InvitationNode, show: Callable[[Effect], list[str]] | None) -> list[str]:
    """The tokens of a node, in reading order; `show` gives those of what each player does."""
    match node:
        case EachPlayer():
            does = [] if show is None else show(node.effect)
            return ["everybody", *("slash" if sign == "or" else sign for sign in does)]
        case OccupantsGoOn():
            return ["everybody", "same-person", "use", "place"]
        case PlayThis():
            return ["gratis", "occupation@hand"]
        case _:
            assert_never(node)
