"""What a bot sees of Fields of Arle that searches for itself and the other: what its encoder tells, and their barns.

This module is compiled.
"""

from __future__ import annotations

from librt.strings import BytesWriter

from allmende.arle.mind.sight.encoder import names, see
from allmende.arle.mind.sight.encoder_farm import BARN_NAMES, INVENTORY_NAMES, add_barn, add_inventory
from allmende.arle.rules.numbers import BUILDING_NAMES, BUILDINGS
from allmende.arle.rules.state import Table
from allmende.core.rules.sight import put_bits


def survey(position: Table, seat: int) -> bytes:
    """What the seat knows, one byte a feature: itself first, then the other."""
    seen = BytesWriter()
    see(seen, position, seat)
    players = len(position.seats)
    for i in range(1, players):
        their = position.seats[(seat + i) % players]
        add_barn(seen, their)
        add_inventory(seen, position, their)
        put_bits(seen, their.buildings, BUILDINGS)
    return seen.getvalue()


def survey_names(players: int, cards: bool = False) -> list[str]:
    """What the features are. The game has no hand cards, so nothing depends on them."""
    found = names(players)
    for other in range(1, players):
        known = [*BARN_NAMES, *INVENTORY_NAMES, *[f"built {name}" for name in BUILDING_NAMES]]
        found += [f"other {other}'s farm: {name}" for name in known]
    return found
