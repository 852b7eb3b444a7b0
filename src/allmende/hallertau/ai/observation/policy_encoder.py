"""The observation of Hallertau for policy-value nets: that of `value_encoder.py`, and more of the other seats.

This module is compiled.
"""

from __future__ import annotations

from librt.strings import BytesWriter

from allmende.core.rules.observation import count_up, put, put_all, put_zeros
from allmende.hallertau.ai.observation.progress_plan import goods_in_progress
from allmende.hallertau.ai.observation.value_encoder import NOT_AT_ALL, ROWS, names, see
from allmende.hallertau.components.pieces import CRAFT_NAMES, CRAFTS, GOODS, LOWEST_ROW, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import State


def policy_inputs(state: State, seat: int) -> bytes:
    """Encode the state for a seat, one byte a feature: its own boards first, then the others clockwise."""
    seen = BytesWriter()
    see(seen, state, seat)
    players = len(state.seats)
    for i in range(1, players):
        _add_plans(seen, state, (seat + i) % players)
    return seen.getvalue()


def _add_plans(seen: BytesWriter, state: State, seat: int) -> None:
    """Add a seat's means in its next Progress Phase, and the rest of its open boards."""
    mine = state.seats[seat]
    goods = goods_in_progress(state, mine)
    put_all(seen, goods)
    for craft in range(CRAFTS):
        needed = mine.tools_to_advance(craft)
        seen.append(needed if needed >= 0 else NOT_AT_ALL)
    rows = len(seen)
    put_zeros(seen, ROWS)
    for field in mine.fields:
        if field and field < EMPTY:
            count_up(seen, rows + field - LOWEST_ROW)
    for life in range(ROUNDS):
        place = state.round + life
        put(seen, mine.sheep[place] if place <= ROUNDS else 0)
    put(seen, mine.exhausted)


def policy_input_names(players: int, cards: bool) -> list[str]:
    """The names of the features, in a game with hand cards or without."""
    found = names(players, cards)
    for i in range(1, players):
        plans = [f"progress:{name}" for name in RESOURCE_NAMES[:GOODS]]
        plans += [f"craft:{name}:tools-needed" for name in CRAFT_NAMES]
        plans += [f"fields:empty:row-{LOWEST_ROW + row}" for row in range(ROWS)]
        plans += [f"sheep:{life}-rounds-left" for life in range(ROUNDS)]
        found += [f"other-{i}:{name}" for name in [*plans, "tools-exhausted"]]
    return found
