"""The words for cards that are action spaces, and for what others have to pay before they use some."""

from __future__ import annotations

from allmende.agricola.faces.reading import classes
from allmende.agricola.faces.wording.amounts import goods
from allmende.agricola.faces.wording.conditions import limited
from allmende.agricola.faces.wording.effects import say
from allmende.agricola.faces.wording.openings import class_of_spaces
from allmende.agricola.rules.board import FIRST_HAND_CARD
from allmende.agricola.rules.language.card import ActionSpace, Toll
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


def action_space(part: ActionSpace) -> Message:
    """What the action space provides that a card is, as a clause."""
    whose = "all" if part.for_all else "owner"
    return Message("part-action-space", {"whose": whose, "effect": say(part), **limited(part.when)})


def toll(part: Toll) -> Message:
    """What others have to pay first, as a clause."""
    cost = goods(part.resource, part.count)
    if part.spaces >> FIRST_HAND_CARD:
        return Message("part-toll-here", {"cost": cost})
    spaces = one_of([class_of_spaces(kind) for kind in classes(part.spaces)[0]])
    return Message("part-toll", {"spaces": spaces, "least": part.least, "cost": cost})
