"""The names of fields in labels."""

from __future__ import annotations

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SPACES
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.rules.farm.places import bed_card
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def field_label(state: State, seat: int, field: int) -> str | Message:
    """A field by the space of the farmyard, or by the card that it is on."""
    mine = state.seats[seat]
    return FARM_SPACE_NAMES[field] if field < SPACES else named("card", CARD_NAMES[bed_card(mine, field)])
