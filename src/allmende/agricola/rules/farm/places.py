"""Places of a farmyard: their names, and what follows when unused ones are used."""

from __future__ import annotations

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SPACES, STABLE_SITE_NAMES
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.moments import SPACES_USED
from allmende.agricola.rules.permits import KEEPS_SITE
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.state import State


def place_of(state: State, space: int) -> str:
    """The place of a farmyard space, or of the middle of four of them, on the screen, if events are logged."""
    if state.log is None:
        return ""
    return f"farm:{FARM_SPACE_NAMES[space]}" if space < SPACES else f"corner:{STABLE_SITE_NAMES[space]}"


def field_place(state: State, mine: Player, field: int) -> str:
    """A field's place on the screen, if events are logged; fields on cards come after those of the farmyard."""
    if state.log is None or field < SPACES:
        return place_of(state, field)
    return f"card:{CARD_NAMES[bed_card(mine, field)]}"


def field_name(mine: Player, field: int) -> str:
    """The name of a field: the farmyard space, or the card that it is on."""
    return FARM_SPACE_NAMES[field] if field < SPACES else CARD_NAMES[bed_card(mine, field)]


def bed_card(mine: Player, field: int) -> int:
    """The card that has this field, which is not on the farmyard."""
    return mine.beds[field - SPACES] >> BED_BITS


def turn_used(state: State, seat: int, spaces: int) -> None:
    """Announce that unused spaces of a seat's farmyard, as bits, are used now."""
    if spaces and state.setup.cards:
        if state.seats[seat].permits & KEEPS_SITE:
            update_least_fences(state.seats[seat])
        happen(state, seat, SPACES_USED, spaces)
