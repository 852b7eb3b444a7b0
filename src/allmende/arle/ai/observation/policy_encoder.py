"""The observation of Fields of Arle for policy-value nets: that of `value_encoder.py`, and the other player's barn.

This module is compiled.
"""

from __future__ import annotations

from librt.strings import BytesWriter

from allmende.arle.ai.observation.encoder_farm import BARN_NAMES, INVENTORY_NAMES, add_barn, add_inventory
from allmende.arle.ai.observation.value_encoder import names, see
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDINGS
from allmende.arle.rules.state import State
from allmende.core.rules.observation import put_bits


def policy_inputs(state: State, seat: int) -> bytes:
    """Encode the state for a seat, one byte a feature: its own boards first, then the other's."""
    seen = BytesWriter()
    see(seen, state, seat)
    players = len(state.seats)
    for i in range(1, players):
        their = state.seats[(seat + i) % players]
        add_barn(seen, their)
        add_inventory(seen, state, their)
        put_bits(seen, their.buildings, BUILDINGS)
    return seen.getvalue()


def policy_input_names(players: int, cards: bool = False) -> list[str]:
    """The names of the features. The game has no hand cards, so nothing depends on `cards`."""
    found = names(players)
    for other in range(1, players):
        known = [*BARN_NAMES, *INVENTORY_NAMES, *[f"built {name}" for name in BUILDING_NAMES]]
        found += [f"other {other}'s farm: {name}" for name in known]
    return found
