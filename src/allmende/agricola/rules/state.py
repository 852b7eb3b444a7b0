"""The state of a game: the game board with its people and goods, the major improvements, the players' farmyards."""

from __future__ import annotations

from typing import Any

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.improvement import ALL_MAJORS, MAJORS
from allmende.agricola.record import events
from allmende.agricola.record.deal import Deal, drawn
from allmende.agricola.rules.earlier_amendments import MINORS_AS_MAJORS
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.occupants import NEWBORN, kind_of, owner_of, space_of
from allmende.agricola.rules.permits import STALLS_FOR_GRAIN
from allmende.agricola.rules.phases import (
    CROWDED,
    PHASE_NAMES,
    PREPARATION,
    REBUILDING,
    WORK,
)
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.setup import Setup
from allmende.core.rules import state as core
from allmende.core.rules.state import FRAME, WAIT, Anytime, Step


class State(core.State[Player]):
    """A state of Agricola.

    Lists whose docstring says *replaced* are never changed, but replaced by others, so that copies share them.
    """

    # What stays as it is
    setup: Setup
    """The setup of the game."""
    deal: Deal
    """All that chance has decided."""
    steps: list[Step[State]]
    """The steps by their indexes; never changed."""
    order: list[int]
    """The action space that comes into play in each round, from index 0 on; never changed."""

    # The course of play
    round: int
    """The current round, from 1 on."""
    phase: int
    """The current phase (`phases.py`)."""
    turn: int
    """In the work phase, the seat that places the next person if it has one; in others, how far the phase has come."""
    first: int
    """The starting player."""
    first_used: int
    """The first action space of this round to which a person came and on which nothing accumulates, or -1."""
    pile: list[int]
    """Hand cards that lie face down, the top one first: others are drawn from it, some only before the first round;
    replaced.
    """
    deck_x: list[int]
    """The cards of deck X that have not been drawn, the top one first; replaced."""

    # The game board
    spaces: int
    """The action spaces in play, as bits."""
    occupied: int
    """Those that can't be used any more in this round, as bits."""
    blocked: int
    """Those among them that can't be used, by any player, because a space that is linked to them has been, as bits."""
    goods: list[int]
    """The number of goods on each accumulation space."""
    strange: list[int]
    """Goods of other kinds on accumulation spaces, three numbers each: space, resource and count; replaced."""
    people: list[int]
    """By seat, the action spaces on which its people stand, as bits."""
    persons: list[int]
    """All people on action spaces, one by one, in the order in which they came (`occupants.py`)."""
    improvements: int
    """The major improvements that can be built, as bits."""
    covered: int
    """Those that can't be built yet, because each of them lies under another one, as bits."""
    beside: list[int]
    """The cards of deck X that lie beside the game board, for all players; replaced."""

    __slots__ = tuple(__annotations__)  # keeps the interpreter fast; a field with a default could have no slot

    def __init__(self, seats: list[Player], anytime: Anytime[Any] | None) -> None:
        """A state without what `new_state` and `copy_state` add to it: the setup, and lists."""
        self.round = 0
        self.phase = 0
        self.turn = 0
        self.first = 0
        self.first_used = -1
        self.spaces = 0
        self.occupied = 0
        self.blocked = 0
        self.improvements = 0
        self.covered = 0
        super().__init__(seats, anytime)

    def copy_state(self) -> State:
        """A copy that shares the seats."""
        twin = State(self.seats[:], self.anytime)
        twin.setup = self.setup
        twin.deal = self.deal
        twin.steps = self.steps
        twin.order = self.order
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.first_used = self.first_used
        twin.pile = self.pile
        twin.deck_x = self.deck_x
        twin.spaces = self.spaces
        twin.occupied = self.occupied
        twin.blocked = self.blocked
        twin.goods = self.goods[:]
        twin.strange = self.strange
        twin.people = self.people[:]
        twin.persons = self.persons[:]
        twin.improvements = self.improvements
        twin.covered = self.covered
        twin.beside = self.beside
        return twin

    def settle(self, seat: int) -> None:
        super().settle(seat)
        mine = self.seats[seat]
        if mine.permits & STALLS_FOR_GRAIN and not is_housed(mine):  # grain is gone by which animals stood
            steps = mine.stack[::FRAME]
            if CROWDED not in steps and REBUILDING not in steps and steps[-1:] != [WAIT]:
                self.own(seat).push(CROWDED)
                super().settle(seat)

    def step(self, index: int) -> Step[State]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase."""
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = 0
        if self.log is not None and phase != PREPARATION:  # of which the round itself tells
            self.log.append(events.PhaseBegan(phase=PHASE_NAMES[phase], round=self.round))

    def begin_round(self) -> None:
        """Bring the next action space into play."""
        self.round += 1
        self.occupied = 0
        self.blocked = 0
        self.persons = []
        self.first_used = -1
        for seat in range(len(self.seats)):
            self.people[seat] = 0
            mine = self.seats[seat]
            mine.newborns = 0
            mine.placed = 0
            mine.visited = 0
            mine.helpers = 0
            mine.home = mine.people - mine.bound
        space = self.order[self.round - 1]
        if self.log is not None:
            self.log.append(events.RoundBegan(seat=self.first, round=self.round))
        self.reveal()
        self.spaces |= 1 << space
        if self.log is not None:
            self.log.append(events.SpaceRevealed(action=SPACE_NAMES[space], round=self.round))

    # The action spaces

    def occupy(self, space: int) -> None:
        """Let no more people come to an action space in this round, nor to those that are linked to it."""
        linked = self.setup.links[space]
        self.blocked |= linked
        self.occupied |= 1 << space | linked

    def acting_on(self, seat: int) -> int:
        """The action space on which the person that is taking an action stands, or -1 if none is."""
        if not self.setup.cards:
            return space_of(self.persons[-1]) if self.persons else -1
        uses = self.seats[seat].uses
        for i in range(len(uses) - 1, -1, -1):
            if not uses[i].elsewhere:
                return uses[i].stands_on()
        return -1

    def placed_by(self, seat: int) -> list[int]:
        """The action spaces on which a seat has placed people in this round, in order; newborns are not placed."""
        return [space_of(person) for person in self.persons if owner_of(person) == seat and kind_of(person) != NEWBORN]

    def is_before_homecoming(self, number: int) -> bool:
        """True if the Returning Home Phase of round `number` is still to come."""
        return self.round < number or (self.round == number and self.phase <= WORK)

    def fill_spaces(self) -> None:
        """Place goods on all accumulation spaces in play."""
        accumulates = self.setup.accumulates
        for space in range(SPACE_COUNT):
            if accumulates[space] and self.spaces >> space & 1:
                self.goods[space] += accumulates[space]

    # Major improvements

    def majors_of(self, seat: int) -> int:
        """The improvements of a seat that count as major ones, as bits."""
        improvements = self.seats[seat].improvements
        return improvements & (ALL_MAJORS if self.amended(MINORS_AS_MAJORS) else MAJORS)

    def improvement_of(self, seat: int, kind: int) -> int:
        """An improvement of this kind that the seat has, or -1."""
        built = self.seats[seat].improvements
        if built:
            for i in self.setup.of_kind[kind]:
                if built >> i & 1:
                    return i
        return -1

    def bread_of(self, seat: int, kind: int) -> int:
        """The grain that a seat's improvements of this kind bake in an action, all together; 0 is any number."""
        mine, most = self.seats[seat], 0
        for i in self.setup.of_kind[kind]:
            if mine.has_improvement(i):
                most += self.setup.improvements[i].most_bread
        return most

    # Chance

    def draw_lot(self, count: int) -> int:
        """Draw one of `count` by lot; no player can know in advance which one."""
        self.reveal()
        return drawn(self.deal.lot, self.reveal_count, count)

    # What cards react to

    def reaction(self, seat: int) -> Reaction:
        """The moment to which the cards of a seat are reacting.

        Moments that came of that, to which cards still have to react, lie above it.
        """
        reactions = self.seats[seat].reactions
        for i in range(len(reactions) - 1, -1, -1):
            if reactions[i].is_read:
                return reactions[i]
        raise AssertionError("no card is reacting to anything")

    def told(self, seat: int) -> int:
        """The detail of the moment to which the cards of a seat are reacting."""
        return self.reaction(seat).detail
