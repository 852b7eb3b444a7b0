"""Symbols of cards that are action spaces, and of tolls that others pay before they use some."""

from __future__ import annotations

from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import condition_icons
from allmende.agricola.presentation.icons.effects import row
from allmende.agricola.presentation.reading import classes
from allmende.agricola.rules.accumulation import BY_CARDS, accumulated
from allmende.agricola.rules.language.card import Toll
from allmende.agricola.rules.language.card_spaces import ActionSpace, StandsFor
from allmende.core.symbols import token


def action_space_icons(part: ActionSpace) -> list[str]:
    """The action space that a card is."""
    who = ["everybody"] if part.for_all else []
    condition = ["if", *condition_icons(part.when)] if part.when is not None else []
    return [*who, "place", *condition, "colon", *row(part.effects)]


def toll_icons(part: Toll) -> list[str]:
    """The payment of other players."""
    pays = ["give", token(RESOURCE_NAMES[part.resource], part.count)]
    if not part.spaces & (1 << FIRST_HAND_CARD) - 1:
        return ["before", "others", "place", "colon", *pays]
    kinds = classes(part.spaces)[0]
    least = ["if", f"taken*{part.least}"] if part.least else []
    return ["before", "others", "use", "each-round", *kinds, *least, "colon", *pays]


def stands_for_icons(part: StandsFor) -> list[str]:
    """The action space that a card is where the board's extension lacks it."""
    name = SPACE_NAMES[part.space]
    return ["everybody", "each-round", token(RESOURCE_NAMES[accumulated(part.space)], BY_CARDS[name])]
