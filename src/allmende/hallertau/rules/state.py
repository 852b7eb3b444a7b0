"""The state of a game: the action board, the decks, and the cards in players' hands."""

from __future__ import annotations

from allmende.core.rules import state as core
from allmende.core.rules.state import FRAME, WAIT, Anytime, Step
from allmende.hallertau.components.board import QUADRANTS, SPACE_COUNT, head_count
from allmende.hallertau.components.pieces import (
    ALL_QUADRANTS,
    FARMYARD,
    GATEWAY,
    GATEWAYS,
    MOST_DRAWN,
    POINT,
    ROUNDS,
)
from allmende.hallertau.record import events
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rules.phases import ACTIONS, ACTIONS_END, BOARD_CHANGES, HARVEST, PROGRESS, REMOVE_WORKERS
from allmende.hallertau.rules.player import NO_CARD, Player, forget_moment, forget_phase, new_player


class State(core.State[Player]):
    """A state of Hallertau. Phases 1 to 10 are the rulebook's, 11 is the end of the game."""

    steps: list[Step[State]]
    """The title's table of steps. Copies share it."""
    actions: list[int]
    """By action space: the index of the step that carries it out. Copies share it."""
    deal: Deal
    """All that chance decides. Copies share it."""
    clockwise: bool = False
    """True if Phase 9 is played in turns."""
    open: list[int]
    """The action spaces in use. Copies share it."""
    board: list[int]
    """By action space: its workers, two bits a row from the bottom row up."""
    round: int = 1
    """The round, from 1 on."""
    phase: int = REMOVE_WORKERS
    """The phase, from 1 on."""
    first: int = 0
    """The seat with the first player marker."""
    turn: int = -1
    """The seat whose turn it is in a phase played clockwise; -1 if the phase has just begun."""
    removed: int = 0
    """The largest number of workers that left a quadrant in this Phase 1."""
    decks: list[list[int]]
    """The four piles of cards as they were dealt. Copies share them."""
    drawn: list[int]
    """By pile: the number of cards drawn."""
    scarce: int = 0
    """The number of draws from piles that run out."""

    def copy_state(self) -> State:
        """A copy that shares the seats."""
        twin = State(self.seats[:], self.anytime)
        twin.steps = self.steps
        twin.actions = self.actions
        twin.deal = self.deal
        twin.clockwise = self.clockwise
        twin.open = self.open
        twin.board = self.board[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.removed = self.removed
        twin.decks = self.decks
        twin.drawn = self.drawn[:]
        twin.scarce = self.scarce
        return twin

    def step(self, index: int) -> Step[State]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase: all but the seat whose turn is next forget the moment just past."""
        forget_moment(self.seats, self.phase == HARVEST, self.following())
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = -1
        forget_phase(self.seats)
        if self.log is not None:
            self.log.append(events.PhaseBegan(phase=phase))

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
            if mine.workers if self.phase == ACTIONS else not mine.had_turn:
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

    # Cards

    def left_in(self, deck: int) -> int:
        """The number of cards left in a pile."""
        return len(self.decks[deck]) - self.drawn[deck]

    def runs_out(self, deck: int) -> bool:
        """True if a pile still has cards, but no more than a single card draws."""
        return 0 < self.left_in(deck) <= MOST_DRAWN


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
    state = State([new_player() for _ in range(players)], anytime)
    state.steps = steps
    state.actions = actions
    state.deal = deal
    state.clockwise = clockwise
    state.open = open_
    state.board = [0] * SPACE_COUNT
    state.first = deal.first
    state.decks = deal.piles()
    state.drawn = [0] * len(state.decks)
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
