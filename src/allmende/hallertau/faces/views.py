"""What a seat sees: the whole table of Hallertau as plain values, ready to draw."""

from __future__ import annotations

import msgspec

from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.rules.position import FRAME
from allmende.core.view import EVERYTHING, ScoreLine
from allmende.hallertau.cards import CARDS
from allmende.hallertau.faces.reasons import why_not_played
from allmende.hallertau.rules.board import (
    ROW_WORKERS,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACE_ROWS,
    in_row,
    lowest_free_row,
    quadrant_of,
)
from allmende.hallertau.rules.components import (
    COLUMNS,
    CRAFT_NAMES,
    CRAFTS,
    DECK_NAMES,
    GOODS,
    LAST_COLUMN,
    POINTS_IN_WINDOW,
    QUADRANT_CARDS,
    RESOURCE_NAMES,
    ROUNDS,
    STABLES,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.rules.language.card import Card
from allmende.hallertau.rules.moves import FIRST_BONUS
from allmende.hallertau.rules.numbers import CARD_DECKS, CARD_NAMES
from allmende.hallertau.rules.phases import PROGRESS
from allmende.hallertau.rules.player import ACTIVATED, DOUBLED, EMPTY, NO_CARD, Player, content_count, content_good
from allmende.hallertau.rules.scoring import score, score_lines, winners
from allmende.hallertau.rules.state import Table


class SpaceView(Plain, frozen=True):
    """An action space. `workers` has a count for each row, bottom row first; `cost` is 0 when it is full."""

    name: str
    quadrant: int
    open: bool
    workers: list[int]
    cost: int


class FieldView(Plain, frozen=True):
    """A field in its row 2 to 5; `good` is empty or what grows there, `count` of it. A doubled field yields twice."""

    row: int
    good: str
    count: int
    doubled: bool


class CraftView(Plain, frozen=True):
    """A Craft Building in column 0 to 10, and the columns of its boulders that are still on the board.

    `tools` is what the next advance needs, -1 at the end of the board.
    """

    name: str
    position: int
    boulders: list[int]
    tools: int


class HandCard(Plain, frozen=True):
    """A card in the hand of the seat that looks. `reason` says why it can't be played now; null if it can be."""

    number: str
    reason: Message | None


class PlayerView(Plain, frozen=True):
    """One player's boards. `sheep` lies on the Farmyard cards of Rounds 1 to 6; `fields` has eight columns.

    `hand` is in the order in which the cards came, and empty for those who may not see it; `hand_decks` has their
    backs. `face_down` has the Round spaces with a Farmyard card. `waiting` are cards that were played and not resolved
    yet, `activated` those that gave their income in this Phase 3. `exhausted` counts tools used in this Phase 9.
    """

    seat: int
    workers: int
    tools: int
    exhausted: int
    jewelry: int
    goods: dict[str, int]
    fields: list[FieldView | None]
    sheep: list[int]
    stables: int
    center: int
    window_workers: int
    window_points: int
    crafts: list[CraftView]
    score: list[ScoreLine]
    points: int
    hand: list[HandCard]
    hand_decks: list[str]
    played: list[str]
    waiting: list[str]
    activated: list[str]
    face_down: list[int]


class View(Plain, frozen=True):
    """The table. `phase` is 1 to 10, 11 at the end; `turn` is the seat whose turn it is, -1 when all play at once.

    `quadrants` are the quadrants that lost workers this round (in Round 1: got none), `quadrant_cards` those of each
    round so far, from which one can tell what is still to come. `tossed` are those among them to which a question mark
    came, round by round, 0 where the card has none.
    """

    round: int
    phase: int
    turn: int
    first: int
    to_act: list[int]
    quadrants: list[int]
    quadrant_cards: list[list[int]]
    tossed: list[int]
    spaces: list[SpaceView]
    players: list[PlayerView]
    over: bool
    winners: list[int]
    cards: bool
    piles: dict[str, int]


def common_view(table: Table) -> View:
    """The table as an onlooker sees it: with the backs of all hands."""
    cleared = [table.quadrants_cleared(round_) for round_ in range(1, table.rounds_cleared() + 1)]
    return View(
        round=table.round,
        phase=table.phase,
        turn=table.turn if table.is_clockwise() else -1,
        first=table.first,
        to_act=table.to_act(),
        quadrants=cleared[-1] if len(cleared) == table.round else [],
        quadrant_cards=cleared,
        tossed=[_tossed(table, round_, quadrants) for round_, quadrants in enumerate(cleared, 1)],
        spaces=[_space(table, number) for number in range(SPACE_COUNT)],
        players=[_player(table, seat) for seat in range(len(table.seats))],
        over=table.over,
        winners=winners(table) if table.over else [],
        cards=table.anytime is not None,
        piles={DECK_NAMES[deck]: table.left_in(deck) for deck in range(len(DECK_NAMES))},
    )


def own_view(common: View, table: Table, seat: int) -> View:
    """The table as a seat sees it: with its own hand."""
    players = list(common.players)
    for number in range(len(players)) if seat == EVERYTHING else [seat] if seat >= 0 else []:
        cards = table.seats[number].hand
        hand = [HandCard(CARD_NAMES[card], why_not_played(CARDS[card], table, number)) for card in cards]
        players[number] = msgspec.structs.replace(players[number], hand=hand)
    return msgspec.structs.replace(common, players=players)


def _tossed(table: Table, round_: int, cleared: list[int]) -> int:
    """To which of the quadrants cleared in a round the question mark on its Quadrant card came, or 0."""
    cards = table.deal.quadrants
    if not cards:
        return 0
    printed = QUADRANT_CARDS[len(table.seats)][cards[round_ - 1][0]]
    return next((quadrant for quadrant in cleared if any(str(quadrant) not in each for each in printed)), 0)


def _space(table: Table, number: int) -> SpaceView:
    workers = table.board[number]
    rows = SPACE_ROWS[number]
    return SpaceView(
        name=SPACE_NAMES[number],
        quadrant=quadrant_of(number),
        open=number in table.open,
        workers=[in_row(workers, row) for row in range(1, rows + 1)],
        cost=ROW_WORKERS[lowest_free_row(workers, rows)],
    )


def _player(table: Table, seat: int) -> PlayerView:
    mine = table.seats[seat]
    lines = score_lines(mine, table.anytime is not None)
    return PlayerView(
        seat=seat,
        workers=mine.workers,
        tools=mine.tools,
        exhausted=mine.exhausted if table.phase == PROGRESS and table.turn >= 0 else 0,
        jewelry=mine.jewelry,
        goods={RESOURCE_NAMES[good]: mine.goods[good] for good in range(GOODS)},
        fields=[_field(mine, column) for column in range(COLUMNS)],
        sheep=mine.sheep[1 : ROUNDS + 1],
        stables=mine.sheep[STABLES],
        center=mine.center,
        window_workers=WORKERS_IN_WINDOW[mine.center],
        window_points=POINTS_IN_WINDOW[mine.center],
        crafts=[_craft(mine, craft) for craft in range(CRAFTS)],
        score=lines,
        points=score(mine),
        hand=[],
        hand_decks=[DECK_NAMES[CARD_DECKS[card]] for card in mine.hand],
        played=[CARD_NAMES[card] for card in mine.played],
        waiting=[CARD_NAMES[card] for card in _waiting(table, mine)],
        activated=[CARD_NAMES[card] for card in mine.played if _is_activated(mine, card)],
        face_down=[place for place in range(1, ROUNDS + 1) if mine.stable[place] != NO_CARD],
    )


def _waiting(table: Table, mine: Player) -> list[int]:
    """The cards on the stack that are not resolved yet, the next one first."""
    frames = [table.steps[mine.stack[i]] for i in range(len(mine.stack) - FRAME, -1, -FRAME)]
    return [step.card for step in frames if isinstance(step, Card)]


def _is_activated(mine: Player, card: int) -> bool:
    return card >= FIRST_BONUS and bool(mine.notes[ACTIVATED] >> card - FIRST_BONUS & 1)


def _field(mine: Player, column: int) -> FieldView | None:
    field = mine.fields[column]
    if not field:
        return None
    content = field // EMPTY
    good = RESOURCE_NAMES[content_good(content)] if content else ""
    return FieldView(field % EMPTY, good, content_count(content), bool(mine.notes[DOUBLED] >> column & 1))


def _craft(mine: Player, craft: int) -> CraftView:
    boulders = mine.boulders[2 * craft : 2 * craft + 2]
    return CraftView(
        CRAFT_NAMES[craft],
        mine.crafts[craft],
        [column for column in boulders if column <= LAST_COLUMN],
        mine.tools_to_advance(craft),
    )
