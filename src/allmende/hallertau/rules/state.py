"""The state of a game: the action board, the decks, and the cards in players' hands."""

from __future__ import annotations

from allmende.core.rules.state import FRAME, WAIT, Anytime, Step
from allmende.hallertau.components.board import QUADRANTS, SPACE_COUNT, SPACE_NAMES, head_count, in_row, topmost_row
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import (
    ALL_QUADRANTS,
    CROPS,
    DECK_NAMES,
    FARMYARD,
    GATEWAY,
    GATEWAYS,
    MOST_DRAWN,
    POINT,
    ROUNDS,
)
from allmende.hallertau.record import events
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rules.boards import Boards
from allmende.hallertau.rules.phases import ACTIONS, ACTIONS_END, BOARD_CHANGES, HARVEST, PROGRESS, REMOVE_WORKERS
from allmende.hallertau.rules.player import (
    FRESH,
    HAD_TURN,
    JUST_HARVESTED,
    JUST_USED,
    NEW_CARDS,
    NO_CARD,
    NOTES,
    Player,
    new_player,
)


class State(Boards):
    """A state of Hallertau.

    `board` has the workers of the twenty action spaces, two bits a row from the bottom row up. `first` is the seat
    with the first player marker, `turn` the seat whose turn it is in a phase played clockwise (-1: the phase has
    just begun). `open` lists the action spaces in use, `actions` the indexes of the steps that carry them out.
    `removed` is the largest number of workers that left a quadrant in this Phase 1. `decks` holds the four piles of
    cards, `drawn` by pile the number drawn. `scarce` counts the draws from piles that run out.
    """

    __slots__ = (
        "actions",
        "board",
        "clockwise",
        "deal",
        "decks",
        "drawn",
        "first",
        "open",
        "removed",
        "scarce",
        "steps",
        "turn",
    )

    def __init__(
        self,
        seats: list[Player],
        anytime: Anytime[State] | None,
        steps: list[Step[State]],
        actions: list[int],
        deal: Deal,
        clockwise: bool,
        open_: list[int],
        board: list[int],
        round_: int,
        phase: int,
        first: int,
        turn: int,
        removed: int,
        decks: list[list[int]],
        drawn: list[int],
        scarce: int,
    ) -> None:
        super().__init__(seats, anytime, round_, phase)
        self.steps = steps
        self.actions = actions
        self.deal = deal
        self.clockwise = clockwise
        self.open = open_
        self.board = board
        self.first = first
        self.turn = turn
        self.removed = removed
        self.decks = decks
        self.drawn = drawn
        self.scarce = scarce

    def copy_state(self) -> State:
        """Return a copy that shares the seats."""
        return State(
            self.seats[:],
            self.anytime,
            self.steps,
            self.actions,
            self.deal,
            self.clockwise,
            self.open,
            self.board[:],
            self.round,
            self.phase,
            self.first,
            self.turn,
            self.removed,
            self.decks,
            self.drawn[:],
            self.scarce,
        )

    def step(self, index: int) -> Step[State]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase: for all but the seat whose turn is next, notes on the moment just past are cleared."""
        following = self.following()
        for i in range(len(self.seats)):
            if i != following:
                self.forget(i)
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = -1
        for mine in self.seats:
            for note in range(NEW_CARDS, NOTES):
                mine.notes[note] = 0
        if self.log is not None:
            self.log.append(events.PhaseBegan(phase=phase))

    def forget(self, seat: int) -> None:
        """Clear the seat's notes on the moment just past, since something else happens."""
        notes = self.seats[seat].notes
        for note in range(NEW_CARDS, JUST_USED + 1):
            notes[note] = 0
        if self.phase != HARVEST:
            for crop in range(CROPS):
                notes[JUST_HARVESTED + crop] = 0

    def is_clockwise(self) -> bool:
        """True if this phase is played in turns."""
        return self.phase == ACTIONS or (self.phase == PROGRESS and self.clockwise)

    def following(self) -> int:
        """The seat whose turn comes next in this phase, or -1."""
        if not self.is_clockwise():
            return -1
        players = len(self.seats)
        begin = self.first if self.turn < 0 else self.turn + 1
        for i in range(players):
            candidate = (begin + i) % players
            mine = self.seats[candidate]
            if mine.workers if self.phase == ACTIONS else not mine.notes[HAD_TURN]:
                return candidate
        return -1

    def stage(self) -> int:
        """The phase, or one of two last chances to play a card in Phase 4: `BOARD_CHANGES`, `ACTIONS_END`."""
        if self.phase != ACTIONS:
            return self.phase
        for mine in self.seats:
            if mine.stack and mine.stack[-FRAME] == WAIT:
                return BOARD_CHANGES
        return ACTIONS if self.following() >= 0 else ACTIONS_END

    def would_interrupt(self, seat: int) -> bool:
        """True if other seats would be asked for cards, if this seat waited."""
        return self.anytime is not None and self.anytime.would_interrupt(self, seat)

    # The action board

    def place(self, seat: int, space: int, row: int, count: int, own: bool) -> None:
        """Put workers of the seat, or of the general supply if not `own`, on a row of an action space that it uses."""
        self.board[space] |= count << 2 * row - 2
        self.shared_version += 1
        mine = self.seats[seat]
        mine.notes[JUST_USED] = space + 1
        if own:
            mine.workers -= count
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.WorkersPlaced(seat=seat, space=SPACE_NAMES[space], row=row, count=count, own=own))

    def use(self, seat: int, space: int, row: int, count: int, own: bool, mode: int) -> None:
        """Put workers on a row of an action space, and push the step of its action."""
        self.place(seat, space, row, count, own)
        self.seats[seat].push(self.actions[space], 0, mode)

    def gain_workers(self, seat: int, count: int) -> None:
        """Add to the seat's supply of workers."""
        mine = self.seats[seat]
        mine.workers += count
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.WorkersGained(seat=seat, count=count))

    def move_workers(self, seat: int, source: int, target: int) -> None:
        """Move all workers of an action space onto the top row of another."""
        count = head_count(self.board[source])
        self.board[source] = 0
        self.board[target] |= count << 4
        self.shared_version += 1
        if self.log is not None:
            self.log.append(
                events.WorkersMoved(seat=seat, space=SPACE_NAMES[source], to=SPACE_NAMES[target], count=count)
            )

    def take_row(self, seat: int, space: int, row: int) -> int:
        """Return the workers in a row of an action space to the general supply, and return their number."""
        count = in_row(self.board[space], row)
        self.board[space] &= ~(3 << 2 * row - 2)
        self.shared_version += 1
        if self.log is not None and count:
            self.log.append(events.WorkersReturned(seat=seat, space=SPACE_NAMES[space], row=row, count=count))
        return count

    def clear_space(self, seat: int, space: int) -> None:
        """Return all workers on an action space to the general supply."""
        for row in (3, 2, 1):
            if in_row(self.board[space], row):
                self.take_row(seat, space, row)

    def take_topmost_row(self, seat: int, space: int) -> int:
        """Return the topmost row of workers on an action space to the general supply, and return their number."""
        row = topmost_row(self.board[space])
        return self.take_row(seat, space, row) if row else 0

    def quadrants_cleared(self, round_: int) -> list[int]:
        """The quadrants that lose workers in Phase 1 of a round: those on its Quadrant card, or all."""
        cards = self.deal.quadrants
        return [int(digit) for digit in (cards[round_ - 1][1:] if cards else ALL_QUADRANTS)]

    def rounds_cleared(self) -> int:
        """The number of rounds whose Quadrant card has been uncovered: that happens in Phase 1."""
        return self.round - 1 if self.phase == REMOVE_WORKERS and self.turn < 0 else self.round

    def in_quadrant(self, quadrant: int) -> int:
        """The number of workers in a quadrant."""
        total = 0
        for space in QUADRANTS[quadrant]:
            total += head_count(self.board[space])
        return total

    def pass_marker(self, seat: int) -> None:
        """Give the first player marker to a seat."""
        if self.first != seat:
            self.first = seat
            if self.log is not None:
                self.log.append(events.FirstPlayerPassed(seat=seat))

    # Cards

    def left_in(self, deck: int) -> int:
        """The number of cards left in a pile."""
        return len(self.decks[deck]) - self.drawn[deck]

    def runs_out(self, deck: int) -> bool:
        """True if a pile still has cards, but no more than a single card draws."""
        return 0 < self.left_in(deck) <= MOST_DRAWN

    def draw(self, seat: int, deck: int, count: int, source: str) -> None:
        """Draw cards into the hand; an empty pile yields nothing."""
        count = min(count, self.left_in(deck))
        if count <= 0:
            return
        before = self.drawn[deck]
        cards = self.decks[deck][before : before + count]
        self.drawn[deck] = before + count
        if not self.left_in(deck):
            self.shared_version += 1
        elif self.runs_out(deck):
            self.scarce += 1
        self.take_up(seat, deck, cards, source)

    def take_up(self, seat: int, deck: int, cards: list[int], source: str) -> None:
        """Take cards of a deck into the hand; the seat sees them now."""
        if self.log is not None:
            # In a preview the cards are not the real ones.
            names = [] if self.veiled else [CARD_NAMES[card] for card in cards]
            self.log.append(
                events.CardsDrawn(seat=seat, deck=DECK_NAMES[deck], count=len(cards), cards=names, source=source)
            )
        mine = self.seats[seat]
        mine.hand += cards
        mine.notes[NEW_CARDS] += len(cards)
        mine.notes[FRESH] = 1
        self.reveal()

    def show(self, seat: int, card: int) -> None:
        """Put a card from the hand face up in front of the seat."""
        mine = self.seats[seat]
        mine.hand.remove(card)
        mine.played.append(card)
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.CardPlayed(seat=seat, card=CARD_NAMES[card]))

    def discard(self, seat: int, card: int) -> None:
        """Remove a card in the hand from play.

        ruling: It is shown, so that all players see that it is of the kind that was to be discarded.
        """
        mine = self.seats[seat]
        mine.hand.remove(card)
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.CardDiscarded(seat=seat, card=CARD_NAMES[card]))


def new_state(
    players: int,
    deal: Deal,
    clockwise: bool,
    open_: list[int],
    steps: list[Step[State]],
    actions: list[int],
    anytime: Anytime[State] | None,
) -> State:
    """The state before the first round: the common and personal displays; the course of play sets the first workers
    out."""
    seats = [new_player() for _ in range(players)]
    decks = deal.piles()
    state = State(
        seats,
        anytime,
        steps,
        actions,
        deal,
        clockwise,
        open_,
        [0] * SPACE_COUNT,
        1,
        REMOVE_WORKERS,
        deal.first,
        -1,
        0,
        decks,
        [0] * len(decks),
        0,
    )
    if deal.farmyard:
        _deal_cards(state)
    return state


def _deal_cards(state: State) -> None:
    """Lay six Farmyard cards on each Stable board, and put four Gateway cards and a Point card into each hand."""
    farmyard, gateway, point = state.decks[FARMYARD], state.decks[GATEWAY], state.decks[POINT]
    for seat, mine in enumerate(state.seats):
        mine.stable = [NO_CARD, *farmyard[ROUNDS * seat : ROUNDS * (seat + 1)]]
        mine.hand = gateway[GATEWAYS * seat : GATEWAYS * (seat + 1)] + point[seat : seat + 1]
    state.drawn[FARMYARD] = ROUNDS * len(state.seats)
    state.drawn[GATEWAY] = GATEWAYS * len(state.seats)
    state.drawn[POINT] = len(state.seats)
