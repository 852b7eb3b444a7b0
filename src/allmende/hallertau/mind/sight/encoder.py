"""What a learned value function sees of a position of Hallertau."""

from __future__ import annotations

from typing import Final

from allmende.core.rules.position import FRAME
from allmende.hallertau.mind.sight.encoder_hand import Hand, hand_names
from allmende.hallertau.mind.sight.encoder_stack import count, pending, pending_names
from allmende.hallertau.mind.sight.progress_plan import goods_in_progress, plan
from allmende.hallertau.rules.board import (
    ALL_SPACES,
    ROW_WORKERS,
    SPACE_NAMES,
    SPACE_ROWS,
    WITHOUT_CARDS,
    lowest_free_row,
)
from allmende.hallertau.rules.components import (
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
from allmende.hallertau.rules.numbers import CARD_DECKS
from allmende.hallertau.rules.phases import PROGRESS, SCORING
from allmende.hallertau.rules.player import (
    EMPTY,
    HAD_TURN,
    JEWELRY_FOR_SHEEP,
    LAST_ACTION,
    TOOLS_THIS_PHASE,
    Player,
    content_good,
)
from allmende.hallertau.rules.scoring import card_points, center_points, craft_points, fields_goods_tools, score
from allmende.hallertau.rules.state import Table
from allmende.hallertau.rules.steps import ADVANCING

ROWS: Final = HIGHEST_ROW - LOWEST_ROW + 1
QUADRANT_COUNT: Final = 4
MOST_WITH_QUADRANT_CARDS: Final = 3
"""Four players clear every quadrant in each round."""
FULL: Final = 4
"""What an action space without a free row costs: one more than the top row, and nobody has to pay it."""
NOT_AT_ALL: Final = 3
"""The tools for an advance beyond the last column: one more than boulders ever cost."""
AHEAD: Final = 3
"""So many spaces of the Community Center tile are looked ahead."""


def encode(position: Table, seat: int) -> bytes:
    """What the seat knows of the position: one byte a feature, own boards first, the others clockwise."""
    values: list[int] = []
    mine = position.seats[seat]
    players = len(position.seats)
    cards = position.anytime is not None
    _village(values, position, mine)
    _fields(values, mine, cards)
    _prospects(values, position, mine)
    pending(values, mine, cards)
    _table(values, position, seat)
    _spaces(values, position, mine.workers)
    for i in range(1, players):
        _other(values, position.seats[(seat + i) % players], cards)
    if not cards:
        return bytes(values)
    hand = Hand(position, seat)
    _cards(values, mine, hand)
    return bytes(values) + bytes(hand.near)


def names(players: int, cards: bool) -> list[str]:
    """The features of a game of so many players, with hand cards or without, in the order of `encode`."""
    found = _village_names() + _fields_names(cards) + _prospects_names() + pending_names(cards)
    found += _table_names(players) + _spaces_names(cards)
    for i in range(1, players):
        found += [f"other-{i}:{name}" for name in _other_names(cards)]
    return found + _cards_names() + hand_names() if cards else found


_COLUMNS: Final[list[int]] = [0] * (LAST_COLUMN + 1)
_ROUNDS: Final[list[int]] = [0] * ROUNDS
_PHASES: Final[list[int]] = [0] * SCORING
_SEATS: Final[list[list[int]]] = [[0] * players for players in range(max(QUADRANT_CARDS) + 1)]


def one_of(values: list[int], place: int, zeros: list[int]) -> None:
    """Add a feature for each of so many alternatives: 1 for the one at this place, 0 for all others."""
    at = len(values)
    values += zeros
    if place >= 0:
        values[at + place] = 1


# The seat's own village: supplies, Stable board, Community Center, points


def _village(values: list[int], position: Table, mine: Player) -> None:
    for good in range(GOODS):
        values.append(count(mine.goods[good]))
    values.append(count(mine.tools))
    values.append(count(_tools_ready(position, mine)))
    values.append(mine.jewelry)
    values.append(count(mine.workers))
    for life in range(ROUNDS):
        place = position.round + life
        values.append(count(mine.sheep[place]) if place <= ROUNDS else 0)
    values.append(count(mine.sheep[STABLES]))
    values.append(count(mine.sheep_count()))
    hindmost = 0
    for craft in range(CRAFTS):
        column = mine.crafts[craft]
        needed = mine.tools_to_advance(craft)
        values.append(column)
        values.append(count(mine.boulders[2 * craft] - column))
        values.append(count(mine.boulders[2 * craft + 1] - column))
        values.append(needed if needed >= 0 else NOT_AT_ALL)
        if column <= mine.center:
            hindmost += 1
    values.append(hindmost)
    for step in range(1, AHEAD + 1):
        values.append(lacking(mine.crafts, mine.center + step))
    one_of(values, mine.center, _COLUMNS)
    values.append(WORKERS_IN_WINDOW[mine.center])
    board = center_points(mine) + craft_points(mine)
    on_cards = card_points(mine)
    rest = fields_goods_tools(mine)
    total = board + mine.sheep[STABLES] + mine.jewelry + rest // FIELDS_GOODS_TOOLS_PER_POINT + on_cards
    values.append(count(total))
    values.append(board)
    values.append(count(on_cards))
    values.append(rest % FIELDS_GOODS_TOOLS_PER_POINT)


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
    """How many advances are missing until all Craft Buildings have reached a column, or the last one."""
    column = min(column, LAST_COLUMN)
    total = 0
    for position in crafts:
        if position < column:
            total += column - position
    return total


# The Field board


def _fields(values: list[int], mine: Player, cards: bool) -> None:
    kinds = GOODS if cards else CROPS
    empty = [0] * ROWS
    planted = [0] * ROWS
    growing = [0] * kinds
    total = 0
    rows = 0
    for field in mine.fields:
        if not field:
            continue
        row = field % EMPTY
        total += 1
        rows += row
        if field < EMPTY:
            empty[row - LOWEST_ROW] += 1
        else:
            planted[row - LOWEST_ROW] += 1
            growing[content_good(field // EMPTY)] += 1
    values.append(total)
    values.append(rows)
    values += empty
    values += planted
    values += growing


def _fields_names(cards: bool) -> list[str]:
    found = ["fields", "fields:rows"]
    for kind in ("empty", "planted"):
        found += [f"fields:{kind}:row-{row}" for row in range(LOWEST_ROW, HIGHEST_ROW + 1)]
    return found + [f"fields:{name}" for name in RESOURCE_NAMES[: GOODS if cards else CROPS]]


# What is in sight: the supply of the next Progress Phase, and how far it reaches


def _prospects(values: list[int], position: Table, mine: Player) -> None:
    goods = goods_in_progress(position, mine)
    for good in range(GOODS):
        values.append(count(goods[good]))
    crafts = mine.crafts[:]
    tools = _tools_ready(position, mine)
    jewelry = mine.jewelry
    if _may_advance(position, mine):
        # Jewelry is kept for the last round, when an advance costs most.
        kept = jewelry if position.round < ROUNDS else 0
        tools, jewelry = plan(goods, crafts, mine.boulders[:], tools, jewelry - kept, position.round)
        jewelry += kept
    center = LAST_COLUMN
    for craft in range(CRAFTS):
        values.append(crafts[craft])
        center = min(center, crafts[craft])
    left = 0
    for good in range(GOODS):
        values.append(count(goods[good]))
        left += goods[good]
    values.append(count(left))
    values.append(count(tools))
    values.append(jewelry)
    points = POINTS_IN_WINDOW[center]
    for column in crafts:
        for step in range(center, column):
            points += POINTS_OF_COLUMN[step]
    values.append(points)
    values.append(center)
    values.append(WORKERS_IN_WINDOW[center])
    for step in range(1, AHEAD + 1):
        values.append(lacking(crafts, center + step))


def _prospects_names() -> list[str]:
    found = [f"progress:{name}" for name in RESOURCE_NAMES[:GOODS]] + [f"planned:{name}" for name in CRAFT_NAMES]
    found += [f"planned:left:{name}" for name in RESOURCE_NAMES[:GOODS]]
    found += ["planned:left", "planned:tools-ready", "planned:jewelry"]
    found += ["planned:points", "planned:center", "planned:workers-in-window"]
    return found + [f"planned:steps-to-center+{step}" for step in range(1, AHEAD + 1)]


def _may_advance(position: Table, mine: Player) -> bool:
    """Whether the seat can still advance Craft Buildings in the Progress Phase of this round."""
    if position.phase != PROGRESS:
        return position.phase < PROGRESS
    if position.turn < 0 or (position.clockwise and not mine.notes[HAD_TURN]):
        return True
    for i in range(0, len(mine.stack), FRAME):
        if mine.stack[i] == ADVANCING.index:
            return True
    return False


def _tools_ready(position: Table, mine: Player) -> int:
    """The tools that can still move boulders in the Progress Phase of this round."""
    under_way = position.phase == PROGRESS and position.turn >= 0
    return mine.tools - mine.exhausted if under_way else mine.tools


# The action board and the course of the game


def _table(values: list[int], position: Table, seat: int) -> None:
    players = len(position.seats)
    values.append(ROUNDS - position.round)
    one_of(values, position.round - 1, _ROUNDS)
    one_of(values, position.phase - 1, _PHASES)
    values.append(1 if position.over else 0)
    one_of(values, (position.first - seat) % players, _SEATS[players])
    one_of(values, (position.turn - seat) % players if position.turn >= 0 else -1, _SEATS[players])
    if players <= MOST_WITH_QUADRANT_CARDS:
        cleared = [0] * (QUADRANT_COUNT + 1)
        quadrants: tuple[str, ...] = position.deal.quadrants
        for round_ in range(position.rounds_cleared()):
            card = quadrants[round_]
            for i in range(1, len(card)):
                cleared[ord(card[i]) - ord("0")] += 1
        values += cleared[1:]


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


def _spaces(values: list[int], position: Table, workers: int) -> None:
    offered = [0] * (FULL + 1)
    for space in position.open:
        row = lowest_free_row(position.board[space], SPACE_ROWS[space])
        cost = ROW_WORKERS[row] if row else FULL
        values.append(cost)
        offered[cost] += 1
    usable = 0
    for cost in range(1, FULL):
        values.append(offered[cost])
        if cost <= workers:
            usable += offered[cost]
    values.append(usable)


def _spaces_names(cards: bool) -> list[str]:
    found = [f"space:{SPACE_NAMES[space]}:workers-needed" for space in (ALL_SPACES if cards else WITHOUT_CARDS)]
    found += [f"spaces:for-{cost}-workers" for cost in range(1, FULL)]
    return [*found, "spaces:usable"]


# Another seat's village, in short


def _other(values: list[int], other: Player, cards: bool) -> None:
    for good in range(GOODS):
        values.append(count(other.goods[good]))
    values.append(count(other.tools))
    values.append(other.jewelry)
    values.append(count(other.workers))
    values.append(count(other.sheep_count()))
    values.append(count(other.sheep[STABLES]))
    fields = 0
    planted = 0
    rows = 0
    for field in other.fields:
        if field:
            fields += 1
            rows += field % EMPTY
        if field > EMPTY:
            planted += 1
    values.append(fields)
    values.append(planted)
    values.append(rows)
    for craft in range(CRAFTS):
        values.append(other.crafts[craft])
    values.append(other.center)
    values.append(lacking(other.crafts, other.center + 1))
    values.append(count(score(other)))
    values.append(1 if other.stack else 0)
    if cards:
        _decks(values, other.hand)
        _decks(values, other.played)


def _other_names(cards: bool) -> list[str]:
    found = [f"good:{name}" for name in RESOURCE_NAMES[:GOODS]]
    found += ["tools", "jewelry", "workers", "sheep", "sheep:stables", "fields", "fields:planted", "fields:rows"]
    found += [f"craft:{name}" for name in CRAFT_NAMES]
    found += ["center", "steps-to-center+1", "score", "deciding"]
    if cards:
        found += [f"{place}:{deck}" for place in ("hand", "played") for deck in DECK_NAMES]
    return found


def _decks(values: list[int], cards: list[int]) -> None:
    """How many cards of each deck these are: what the backs tell."""
    decks = [0] * len(DECK_NAMES)
    for card in cards:
        decks[CARD_DECKS[card]] += 1
    values += decks


# Hand cards


def _cards(values: list[int], mine: Player, hand: Hand) -> None:
    values += hand.held
    values += hand.playable
    _decks(values, mine.played)
    values.append(count(hand.points))
    values.append(count(hand.points_near))
    values.append(count(hand.points_playable))
    values.append(hand.incomes)
    values.append(mine.notes[LAST_ACTION])
    values.append(mine.notes[JEWELRY_FOR_SHEEP])
    values.append(count(mine.notes[TOOLS_THIS_PHASE]))


def _cards_names() -> list[str]:
    found = [f"{of}:{deck}" for of in ("hand", "playable", "played") for deck in DECK_NAMES]
    found += ["hand:points", "hand:points-near", "hand:points-playable", "incomes"]
    return [*found, "last-action", "jewelry-for-sheep", "tools-this-phase"]
