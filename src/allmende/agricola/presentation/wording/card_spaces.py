"""Words for cards that are action spaces, and for the tolls that others pay before they use some."""

from __future__ import annotations

from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.presentation.reading import classes, is_in_play
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.presentation.wording.conditions import limited
from allmende.agricola.presentation.wording.effects import say
from allmende.agricola.presentation.wording.openings import class_of_spaces, these_spaces
from allmende.agricola.rules.accumulation import ACCUMULATES, BY_CARDS, accumulated
from allmende.agricola.rules.language.card import Toll
from allmende.agricola.rules.language.card_spaces import ActionSpace, StandsFor
from allmende.agricola.rules.language.goods import TakeAll
from allmende.agricola.rules.spaces import MOST_PLAYERS
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


def action_space(part: ActionSpace) -> Message:
    """The effects of the action space that a card is, as a clause."""
    whose = "all" if part.for_all else "owner"
    taken = part.effects[0]
    if isinstance(taken, TakeAll):
        what = goods(taken.resource, ACCUMULATES[SPACE_NAMES[taken.space]][1][0])
        return Message("part-accumulation-space", {"whose": whose, "what": what})
    return Message("part-action-space", {"whose": whose, "effect": say(part), **limited(part.when)})


def toll(part: Toll) -> Message:
    """The payment of other players, as a clause."""
    cost = goods(part.resource, part.count)
    if not part.spaces & (1 << FIRST_HAND_CARD) - 1:
        return Message("part-toll-here", {"cost": cost})
    kinds, others = classes(part.spaces)
    if others:
        return Message("part-toll-there", {"spaces": these_spaces(part.spaces), "cost": cost})
    spaces = one_of([class_of_spaces(kind) for kind in kinds])
    return Message("part-toll", {"spaces": spaces, "least": part.least, "cost": cost})


def stands_for(part: StandsFor) -> Message:
    """The action space that a card is where the board's extension lacks it, as a clause."""
    name = SPACE_NAMES[part.space]
    most = max(players for players in range(1, MOST_PLAYERS + 1) if not is_in_play(part.space, players))
    what = goods(accumulated(part.space), BY_CARDS[name])
    return Message("part-stands-for", {"players": most, "space": named("action", name), "what": what})
