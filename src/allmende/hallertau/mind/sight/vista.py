"""What a bot sees of Hallertau that searches for itself and others: what its encoder tells, and more of the others.

This module is compiled.
"""

from __future__ import annotations

from librt.strings import BytesWriter

from allmende.core.rules.sight import count_up, put, put_all, put_zeros
from allmende.hallertau.mind.sight.encoder import NOT_AT_ALL, ROWS, names, see
from allmende.hallertau.mind.sight.progress_plan import goods_in_progress
from allmende.hallertau.rules.components import CRAFT_NAMES, CRAFTS, GOODS, LOWEST_ROW, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import Table


def survey(position: Table, seat: int) -> bytes:
    """What the seat knows, one byte a feature: itself first, then the others clockwise."""
    seen = BytesWriter()
    see(seen, position, seat)
    players = len(position.seats)
    for i in range(1, players):
        _add_plans(seen, position, (seat + i) % players)
    return seen.getvalue()


def _add_plans(seen: BytesWriter, position: Table, seat: int) -> None:
    """What a seat will have to build with, and what else lies open on its boards."""
    mine = position.seats[seat]
    goods = goods_in_progress(position, mine)
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
        place = position.round + life
        put(seen, mine.sheep[place] if place <= ROUNDS else 0)
    put(seen, mine.exhausted)


def survey_names(players: int, cards: bool) -> list[str]:
    """What the features are, in a game with hand cards or without."""
    found = names(players, cards)
    for i in range(1, players):
        plans = [f"progress:{name}" for name in RESOURCE_NAMES[:GOODS]]
        plans += [f"craft:{name}:tools-needed" for name in CRAFT_NAMES]
        plans += [f"fields:empty:row-{LOWEST_ROW + row}" for row in range(ROWS)]
        plans += [f"sheep:{life}-rounds-left" for life in range(ROUNDS)]
        found += [f"other-{i}:{name}" for name in [*plans, "tools-exhausted"]]
    return found
