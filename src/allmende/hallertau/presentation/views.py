"""The view of Hallertau: the state as plain values, ready to draw."""

from __future__ import annotations

import msgspec

from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.rules.state import FRAME
from allmende.core.view import EVERYTHING, ScoreLine
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import (
    ROW_WORKERS,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACE_ROWS,
    in_row,
    lowest_free_row,
    quadrant_of,
)
from allmende.hallertau.components.contents import content_count, content_good
from allmende.hallertau.components.moves import FIRST_BONUS
from allmende.hallertau.components.numbers import CARD_DECKS, CARD_NAMES
from allmende.hallertau.components.pieces import (
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
from allmende.hallertau.presentation.reasons import why_not_played
from allmende.hallertau.rules.language.card import Card
from allmende.hallertau.rules.phases import PROGRESS
from allmende.hallertau.rules.player import EMPTY, NO_CARD, Player
from allmende.hallertau.rules.scoring import score, score_lines, winners
from allmende.hallertau.rules.state import State


class SpaceView(Plain, frozen=True):
    """An action space. `workers` has a count for each row, bottom row first; `cost` is 0 when it is full."""

    name: str
    quadrant: int
    open: bool
    workers: list[int]
    cost: int


class FieldView(Plain, frozen=True):
    """A field in its row 2 to 5; `good` is empty or the crop that grows there, `count` of it. A doubled field yields
    twice."""

    row: int
    good: str
    count: int
    doubled: bool


class CraftView(Plain, frozen=True):
    """A Craft Building in column 0 to 10, and the columns of its boulders that are still on the board.

    `tools` is the number that the next advance needs, -1 at the end of the board.
    """

    name: str
    position: int
    boulders: list[int]
    tools: int


class HandCard(Plain, frozen=True):
    """A card in the hand of the viewer's seat. `reason` says why it can't be played now; null if it can be."""

    number: str
    reason: Message | None


class PlayerView(Plain, frozen=True):
    """One player's boards. `sheep` lies on the Farmyard cards of Rounds 1 to 6; `fields` has eight columns.

    `hand` is in the order in which the cards came, and empty for viewers who may not see it; `hand_decks` has their
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
    """The whole state. `phase` is 1 to 10, 11 at the end; `turn` is the seat whose turn it is, -1 when all play at
    once.

    `quadrants` are the quadrants that lost workers this round (in Round 1: got none), `quadrant_cards` those of each
    round so far, from which the cards still to come can be inferred. `tossed` are those among them to which a question
    mark came, round by round, 0 where the card has none.
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


def common_view(state: State) -> View:
    """The view of an onlooker: with the backs of all hands."""
    cleared = [state.quadrants_cleared(round_) for round_ in range(1, state.rounds_cleared() + 1)]
    return View(
        round=state.round,
        phase=state.phase,
        turn=state.turn if state.is_clockwise() else -1,
        first=state.first,
        to_act=state.to_act(),
        quadrants=cleared[-1] if len(cleared) == state.round else [],
        quadrant_cards=cleared,
        tossed=[_tossed(state, round_, quadrants) for round_, quadrants in enumerate(cleared, 1)],
        spaces=[_space(state, number) for number in range(SPACE_COUNT)],
        players=[_player(state, seat) for seat in range(len(state.seats))],
        over=state.over,
        winners=winners(state) if state.over else [],
        cards=state.anytime is not None,
        piles={DECK_NAMES[deck]: state.left_in(deck) for deck in range(len(DECK_NAMES))},
    )


def own_view(common: View, state: State, seat: int) -> View:
    """The view of a seat: with its own hand."""
    players = list(common.players)
    for number in range(len(players)) if seat == EVERYTHING else [seat] if seat >= 0 else []:
        cards = state.seats[number].hand
        hand = [HandCard(CARD_NAMES[card], why_not_played(CARDS[card], state, number)) for card in cards]
        players[number] = msgspec.structs.replace(players[number], hand=hand)
    return msgspec.structs.replace(common, players=players)


def _tossed(state: State, round_: int, cleared: list[int]) -> int:
    """The quadrant, of those cleared in a round, to which the question mark on its Quadrant card came, or 0."""
    cards = state.deal.quadrants
    if not cards:
        return 0
    printed = QUADRANT_CARDS[len(state.seats)][cards[round_ - 1][0]]
    return next((quadrant for quadrant in cleared if any(str(quadrant) not in each for each in printed)), 0)


def _space(state: State, number: int) -> SpaceView:
    workers = state.board[number]
    rows = SPACE_ROWS[number]
    return SpaceView(
        name=SPACE_NAMES[number],
        quadrant=quadrant_of(number),
        open=number in state.open,
        workers=[in_row(workers, row) for row in range(1, rows + 1)],
        cost=ROW_WORKERS[lowest_free_row(workers, rows)],
    )


def _player(state: State, seat: int) -> PlayerView:
    mine = state.seats[seat]
    lines = score_lines(mine, state.anytime is not None)
    return PlayerView(
        seat=seat,
        workers=mine.workers,
        tools=mine.tools,
        exhausted=mine.exhausted if state.phase == PROGRESS and state.turn >= 0 else 0,
        jewelry=mine.jewelry,
        goods=goods_of(mine),
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
        waiting=[CARD_NAMES[card] for card in _waiting(state, mine)],
        activated=[CARD_NAMES[card] for card in mine.played if _is_activated(mine, card)],
        face_down=[place for place in range(1, ROUNDS + 1) if mine.stable[place] != NO_CARD],
    )


def goods_of(mine: Player) -> dict[str, int]:
    """The nine goods in a player's supply, by name."""
    return {RESOURCE_NAMES[good]: mine.goods[good] for good in range(GOODS)}


def _waiting(state: State, mine: Player) -> list[int]:
    """The cards on the stack that are not resolved yet, the next one first."""
    frames = [state.steps[mine.stack[i]] for i in range(len(mine.stack) - FRAME, -1, -FRAME)]
    return [step.card for step in frames if isinstance(step, Card)]


def _is_activated(mine: Player, card: int) -> bool:
    return card >= FIRST_BONUS and bool(mine.activated >> card - FIRST_BONUS & 1)


def _field(mine: Player, column: int) -> FieldView | None:
    field = mine.fields[column]
    if not field:
        return None
    content = field // EMPTY
    good = RESOURCE_NAMES[content_good(content)] if content else ""
    return FieldView(field % EMPTY, good, content_count(content), bool(mine.doubled >> column & 1))


def _craft(mine: Player, craft: int) -> CraftView:
    boulders = mine.boulders[2 * craft : 2 * craft + 2]
    return CraftView(
        CRAFT_NAMES[craft],
        mine.crafts[craft],
        [column for column in boulders if column <= LAST_COLUMN],
        mine.tools_to_advance(craft),
    )
