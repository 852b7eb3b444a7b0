"""The observation of Hallertau for value nets: one byte a feature."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.core.rules.observation import count_up, put, put_all, put_one_of, put_zeros
from allmende.core.rules.state import FRAME
from allmende.hallertau.ai.observation.encoder_hand import Hand, hand_names
from allmende.hallertau.ai.observation.encoder_stack import pending, pending_names
from allmende.hallertau.ai.observation.progress_plan import goods_in_progress, plan
from allmende.hallertau.components.board import (
    ALL_SPACES,
    ROW_WORKERS,
    SPACE_NAMES,
    SPACE_ROWS,
    WITHOUT_CARDS,
    lowest_free_row,
)
from allmende.hallertau.components.contents import content_good
from allmende.hallertau.components.numbers import CARD_DECKS
from allmende.hallertau.components.pieces import (
    CRAFT_NAMES,
    CRAFTS,
    CROPS,
    DECK_NAMES,
    FIELDS_GOODS_TOOLS_PER_POINT,
    GOODS,
    HIGHEST_ROW,
    LAST_COLUMN,
    LOWEST_ROW,
    POINTS_IN_WINDOW,
    POINTS_OF_COLUMN,
    QUADRANT_CARDS,
    RESOURCE_NAMES,
    ROUNDS,
    STABLES,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.rules.phases import PROGRESS, SCORING
from allmende.hallertau.rules.player import EMPTY, Player
from allmende.hallertau.rules.scoring import card_points, center_points, craft_points, fields_goods_tools, score
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.steps import ADVANCING

ROWS: Final = HIGHEST_ROW - LOWEST_ROW + 1
QUADRANT_COUNT: Final = 4
MOST_WITH_QUADRANT_CARDS: Final = 3
"""Four players clear every quadrant in each round."""
FULL: Final = 4
"""The cost of an action space without a free row: one more than the top row, which is never paid."""
NOT_AT_ALL: Final = 3
"""The tools for an advance beyond the last column: one more than boulders ever cost."""
AHEAD: Final = 3
"""The number of further spaces of the Community Center tile for which missing steps are encoded."""


def encode(state: State, seat: int) -> bytes:
    """Encode the state for a seat: one byte a feature, own boards first, the others clockwise."""
    seen = BytesWriter()
    see(seen, state, seat)
    return seen.getvalue()


def see(seen: BytesWriter, state: State, seat: int) -> None:
    """Append the features of the state to `seen`, as the seat sees it."""
    mine = state.seats[seat]
    players = len(state.seats)
    cards = state.anytime is not None
    _village(seen, state, mine)
    _fields(seen, mine, cards)
    _prospects(seen, state, mine)
    pending(seen, mine, cards)
    _table(seen, state, seat)
    _spaces(seen, state, mine.workers)
    for i in range(1, players):
        _other(seen, state.seats[(seat + i) % players], cards)
    if cards:
        hand = Hand(state, seat)
        _cards(seen, mine, hand)
        seen.write(hand.near)


def names(players: int, cards: bool) -> list[str]:
    """The names of the features of a game for `players`, with hand cards or without, in the order of `encode`."""
    found = _village_names() + _fields_names(cards) + _prospects_names() + pending_names(cards)
    found += _table_names(players) + _spaces_names(cards)
    for i in range(1, players):
        found += [f"other-{i}:{name}" for name in _other_names(cards)]
    return found + _cards_names() + hand_names() if cards else found


# The seat's own village: supplies, Stable board, Community Center, points


def _village(seen: BytesWriter, state: State, mine: Player) -> None:
    put_all(seen, mine.goods)
    put(seen, mine.tools)
    put(seen, _tools_ready(state, mine))
    seen.append(mine.jewelry)
    put(seen, mine.workers)
    for life in range(ROUNDS):
        place = state.round + life
        put(seen, mine.sheep[place] if place <= ROUNDS else 0)
    put(seen, mine.sheep[STABLES])
    put(seen, mine.sheep_count())
    hindmost = 0
    for craft in range(CRAFTS):
        column = mine.crafts[craft]
        needed = mine.tools_to_advance(craft)
        seen.append(column)
        put(seen, mine.boulders[2 * craft] - column)
        put(seen, mine.boulders[2 * craft + 1] - column)
        seen.append(needed if needed >= 0 else NOT_AT_ALL)
        if column <= mine.center:
            hindmost += 1
    seen.append(hindmost)
    for step in range(1, AHEAD + 1):
        seen.append(lacking(mine.crafts, mine.center + step))
    put_one_of(seen, mine.center, LAST_COLUMN + 1)
    seen.append(WORKERS_IN_WINDOW[mine.center])
    board = center_points(mine) + craft_points(mine)
    on_cards = card_points(mine)
    rest = fields_goods_tools(mine)
    total = board + mine.sheep[STABLES] + mine.jewelry + rest // FIELDS_GOODS_TOOLS_PER_POINT + on_cards
    put(seen, total)
    seen.append(board)
    put(seen, on_cards)
    seen.append(rest % FIELDS_GOODS_TOOLS_PER_POINT)


def _village_names() -> list[str]:
    found = [f"good:{name}" for name in RESOURCE_NAMES[:GOODS]] + ["tools", "tools-ready", "jewelry", "workers"]
    found += [f"sheep:{life}-rounds-left" for life in range(ROUNDS)] + ["sheep:stables", "sheep"]
    for name in CRAFT_NAMES:
        found += [f"craft:{name}", f"craft:{name}:first-boulder", f"craft:{name}:second-boulder"]
        found.append(f"craft:{name}:tools-needed")
    found += ["crafts-at-the-center", *(f"steps-to-center+{step}" for step in range(1, AHEAD + 1))]
    found += [f"center:{column}" for column in range(LAST_COLUMN + 1)] + ["workers-in-window"]
    return [*found, "score", "score:community-center", "score:cards", "score:rounded-off"]


def lacking(crafts: list[int], column: int) -> int:
    """The number of advances that are missing until all Craft Buildings have reached a column, or the last one."""
    column = min(column, LAST_COLUMN)
    total = 0
    for state in crafts:
        if state < column:
            total += column - state
    return total


# The Field board


def _fields(seen: BytesWriter, mine: Player, cards: bool) -> None:
    at = len(seen)
    empty = at + 2
    planted = empty + ROWS
    growing = planted + ROWS
    put_zeros(seen, 2 + 2 * ROWS + (GOODS if cards else CROPS))
    total = 0
    rows = 0
    for field in mine.fields:
        if not field:
            continue
        row = field % EMPTY
        total += 1
        rows += row
        if field < EMPTY:
            count_up(seen, empty + row - LOWEST_ROW)
        else:
            count_up(seen, planted + row - LOWEST_ROW)
            count_up(seen, growing + content_good(field // EMPTY))
    seen[at] = total
    seen[at + 1] = rows


def _fields_names(cards: bool) -> list[str]:
    found = ["fields", "fields:rows"]
    for kind in ("empty", "planted"):
        found += [f"fields:{kind}:row-{row}" for row in range(LOWEST_ROW, HIGHEST_ROW + 1)]
    return found + [f"fields:{name}" for name in RESOURCE_NAMES[: GOODS if cards else CROPS]]


# Prospects: the supply of the next Progress Phase, and the progress that it pays for


def _prospects(seen: BytesWriter, state: State, mine: Player) -> None:
    goods = goods_in_progress(state, mine)
    put_all(seen, goods)
    crafts = mine.crafts[:]
    tools = _tools_ready(state, mine)
    jewelry = mine.jewelry
    if _may_advance(state, mine):
        # Jewelry is kept for the last round, when an advance costs most.
        kept = jewelry if state.round < ROUNDS else 0
        tools, jewelry = plan(goods, crafts, mine.boulders[:], tools, jewelry - kept, state.round)
        jewelry += kept
    center = LAST_COLUMN
    for craft in range(CRAFTS):
        seen.append(crafts[craft])
        center = min(center, crafts[craft])
    left = 0
    for good in range(GOODS):
        put(seen, goods[good])
        left += goods[good]
    put(seen, left)
    put(seen, tools)
    seen.append(jewelry)
    points = POINTS_IN_WINDOW[center]
    for column in crafts:
        for step in range(center, column):
            points += POINTS_OF_COLUMN[step]
    seen.append(points)
    seen.append(center)
    seen.append(WORKERS_IN_WINDOW[center])
    for step in range(1, AHEAD + 1):
        seen.append(lacking(crafts, center + step))


def _prospects_names() -> list[str]:
    found = [f"progress:{name}" for name in RESOURCE_NAMES[:GOODS]] + [f"planned:{name}" for name in CRAFT_NAMES]
    found += [f"planned:left:{name}" for name in RESOURCE_NAMES[:GOODS]]
    found += ["planned:left", "planned:tools-ready", "planned:jewelry"]
    found += ["planned:points", "planned:center", "planned:workers-in-window"]
    return found + [f"planned:steps-to-center+{step}" for step in range(1, AHEAD + 1)]


def _may_advance(state: State, mine: Player) -> bool:
    """True if the seat can still advance Craft Buildings in the Progress Phase of this round."""
    if state.phase != PROGRESS:
        return state.phase < PROGRESS
    if state.turn < 0 or (state.clockwise and not mine.had_turn):
        return True
    for i in range(0, len(mine.stack), FRAME):
        if mine.stack[i] == ADVANCING.index:
            return True
    return False


def _tools_ready(state: State, mine: Player) -> int:
    """The tools that can still move boulders in the Progress Phase of this round."""
    under_way = state.phase == PROGRESS and state.turn >= 0
    return mine.tools - mine.exhausted if under_way else mine.tools


# The action board and the course of the game


def _table(seen: BytesWriter, state: State, seat: int) -> None:
    players = len(state.seats)
    seen.append(ROUNDS - state.round)
    put_one_of(seen, state.round - 1, ROUNDS)
    put_one_of(seen, state.phase - 1, SCORING)
    seen.append(1 if state.over else 0)
    put_one_of(seen, (state.first - seat) % players, players)
    put_one_of(seen, (state.turn - seat) % players if state.turn >= 0 else -1, players)
    if players <= MOST_WITH_QUADRANT_CARDS:
        cleared = len(seen) - 1
        put_zeros(seen, QUADRANT_COUNT)
        quadrants: tuple[str, ...] = state.deal.quadrants
        for round_ in range(state.rounds_cleared()):
            card = quadrants[round_]
            for i in range(1, len(card)):
                count_up(seen, cleared + ord(card[i]) - ord("0"))


def _table_names(players: int) -> list[str]:
    found = ["rounds-left"]
    found += [f"round:{number}" for number in range(1, ROUNDS + 1)]
    found += [f"phase:{phase}" for phase in range(1, SCORING + 1)]
    found.append("over")
    found += [f"first-player:+{i}" for i in range(players)]
    found += [f"turn:+{i}" for i in range(players)]
    if QUADRANT_CARDS[players]:
        found += [f"quadrant-{number}:times-cleared" for number in range(1, QUADRANT_COUNT + 1)]
    return found


_ROWS_OF_SPACE: Final = (1 << 2 * max(SPACE_ROWS)) - 1


def _cost(workers: int, rows: int) -> int:
    """The number of workers that a space with `rows` rows needs next."""
    row = lowest_free_row(workers, rows)
    return ROW_WORKERS[row] if row else FULL


_COSTS: Final[list[list[int]]] = [
    [_cost(workers, rows) for workers in range(_ROWS_OF_SPACE + 1)] for rows in range(max(SPACE_ROWS) + 1)
]
"""By the rows of a space and the workers in them: the number of workers that it needs next."""


def _spaces(seen: BytesWriter, state: State, workers: int) -> None:
    board = state.board
    at = len(seen)
    offered = at + len(state.open) - 1
    put_zeros(seen, len(state.open) + FULL)
    usable = 0
    for space in state.open:
        cost = _COSTS[SPACE_ROWS[space]][board[space] & _ROWS_OF_SPACE]
        seen[at] = cost
        at += 1
        if cost < FULL:
            count_up(seen, offered + cost)
            if cost <= workers:
                usable += 1
    seen[offered + FULL] = usable


def _spaces_names(cards: bool) -> list[str]:
    found = [f"space:{SPACE_NAMES[space]}:workers-needed" for space in (ALL_SPACES if cards else WITHOUT_CARDS)]
    found += [f"spaces:for-{cost}-workers" for cost in range(1, FULL)]
    return [*found, "spaces:usable"]


# Another seat's village, in short


def _other(seen: BytesWriter, other: Player, cards: bool) -> None:
    put_all(seen, other.goods)
    put(seen, other.tools)
    seen.append(other.jewelry)
    put(seen, other.workers)
    put(seen, other.sheep_count())
    put(seen, other.sheep[STABLES])
    fields = 0
    planted = 0
    rows = 0
    for field in other.fields:
        if field:
            fields += 1
            rows += field % EMPTY
        if field > EMPTY:
            planted += 1
    seen.append(fields)
    seen.append(planted)
    seen.append(rows)
    for craft in range(CRAFTS):
        seen.append(other.crafts[craft])
    seen.append(other.center)
    seen.append(lacking(other.crafts, other.center + 1))
    put(seen, score(other))
    seen.append(1 if other.stack else 0)
    if cards:
        _decks(seen, other.hand)
        _decks(seen, other.played)


def _other_names(cards: bool) -> list[str]:
    found = [f"good:{name}" for name in RESOURCE_NAMES[:GOODS]]
    found += ["tools", "jewelry", "workers", "sheep", "sheep:stables", "fields", "fields:planted", "fields:rows"]
    found += [f"craft:{name}" for name in CRAFT_NAMES]
    found += ["center", "steps-to-center+1", "score", "deciding"]
    if cards:
        found += [f"{place}:{deck}" for place in ("hand", "played") for deck in DECK_NAMES]
    return found


def _decks(seen: BytesWriter, cards: list[int]) -> None:
    """Add the number of these cards by deck, which their backs show."""
    decks = len(seen)
    put_zeros(seen, len(DECK_NAMES))
    for card in cards:
        count_up(seen, decks + CARD_DECKS[card])


# Hand cards


def _cards(seen: BytesWriter, mine: Player, hand: Hand) -> None:
    put_all(seen, hand.held)
    put_all(seen, hand.playable)
    _decks(seen, mine.played)
    put(seen, hand.points)
    put(seen, hand.points_near)
    put(seen, hand.points_playable)
    seen.append(hand.incomes)
    seen.append(int(mine.last_action))
    seen.append(int(mine.jewelry_for_sheep))
    put(seen, mine.tools_this_phase)


def _cards_names() -> list[str]:
    found = [f"{of}:{deck}" for of in ("hand", "playable", "played") for deck in DECK_NAMES]
    found += ["hand:points", "hand:points-near", "hand:points-playable", "incomes"]
    return [*found, "last-action", "jewelry-for-sheep", "tools-this-phase"]
