"""Goods on the unused spaces of a farmyard, and pieces of one's supply on round spaces and action spaces."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import ROUNDS, SPACE_NAMES
from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, bit_count
from allmende.agricola.components.moves import CHOOSE, DONE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import FOOD, KIND_MASK, RESOURCE_NAMES, STABLE_PIECE
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import CLAY_IS_PLACED
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import Effect, Given, building_resources_in
from allmende.agricola.rules.language.farming import BuildStables
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_with
from allmende.agricola.rules.language.promises import tell_of_piece
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.permits import STABLES_ON_SPACES
from allmende.agricola.rules.shortages import NOT_NOW, good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

# Goods on unused spaces. The card's mark has the spaces on which they lie, as bits, and beyond these the number that
# came off the farmyard last.


class LayOnUnused(Given):
    """Lay one of a resource onto each unused space of the farmyard."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def left_on_card(self, mark: int) -> int:
        return bit_count(mark & ALL_SPACES)

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        unused = ALL_SPACES & ~mine.used_spaces()
        mine.set_mark(self.card, unused)
        if state.amended(CLAY_IS_PLACED):
            mine.brought += bit_count(unused)
        if state.log is not None:
            name, count = RESOURCE_NAMES[self.resource], bit_count(unused)
            state.log.append(events.LaidOnFarmyard(seat=seat, resource=name, count=count, card=CARD_NAMES[self.card]))


class TakeOffUsed(Given):
    """Take the goods off the spaces that have just become used ones."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        lies = mine.mark_of(self.card) & ALL_SPACES
        taken = lies & state.told(seat)
        mine.set_mark(self.card, lies & ~taken | bit_count(taken) << SPACES)
        receive(state, seat, self.resource, bit_count(taken), source)


class ExchangeTaken(Action):
    """Any number of the goods that have just been taken off the farmyard become food, one by one."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1
    repeats = True

    def __init__(self, resource: int, food: int) -> None:
        self.resource = resource
        self.food = food

    def turned_into_food(self) -> list[int]:
        return building_resources_in([self.resource, 1])

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [CHOOSE] if mine.mark_of(self.card) >> SPACES and mine.goods[self.resource] else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return good_missing(state, seat, self.resource) or NOT_NOW

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        mine.set_mark(self.card, mine.mark_of(self.card) - (1 << SPACES))
        pay(state, seat, self.resource, 1, source)
        receive(state, seat, FOOD, self.food, source)


# Stables of the supply on round spaces


class LaidStable(BuildStables):
    """Build the stable that a card has laid on the space of this round, for free; else it goes back to the supply."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    def is_possible(self, state: State, seat: int) -> bool:
        if self.is_complete(state, seat):
            return False
        return state.seats[seat].stable_sites() != 0

    def refusal(self, state: State, seat: int) -> Message | None:
        """The reason why it can't be built; it is none of the supply."""
        return None if self.is_possible(state, seat) else self.no_site()

    def do(self, state: State, seat: int, move: int) -> None:
        lift_stable(state, seat)
        super().do(state, seat, move)

    def end(self, state: State, seat: int) -> None:
        if not state.seats[seat].stack[-2]:
            lift_stable(state, seat)
        super().end(state, seat)


def lift_stable(state: State, seat: int) -> None:
    """Take the stable off the space of this round, into the supply."""
    mine = state.seats[seat]
    promised = mine.promised
    for i in range(0, len(promised), 3):
        if promised[i] == state.round and promised[i + 1] & KIND_MASK == STABLE_PIECE:
            mine.promised = promised[:i] + promised[i + 3 :]
            mine.stables_away -= 1
            return


class LayStables(Action):
    """Lay stables of the supply on some of several spaces of rounds to come, to be built then.

    The ways are those spaces, in order; the counter has the last one that was chosen, plus 1.
    """

    asks = "prompt-lay-stables"
    repeats = True

    def __init__(self, later: Sequence[int]) -> None:
        self.later = list(later)
        self.first = CHOOSE
        self.last = CHOOSE + len(self.later)
        self.waiting = Waiting(STABLE_PIECE, LaidStable())

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if mine.stables_left() <= 0:
            return []
        done = self.so_far(state, seat)
        return [CHOOSE + i for i in range(done, len(self.later)) if state.round + self.later[i] <= ROUNDS]

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
            return
        state.seats[seat].stack[-2] = move - CHOOSE + 1
        self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        if state.seats[seat].stables_left() <= 0:
            return Message("reason-no-stables-left")
        return None if self.is_possible(state, seat) else Message("reason-no-round-left")

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        number = state.round + self.later[move - CHOOSE]
        mine.stables_away += 1
        self.waiting.lay(mine, number)
        if state.log is not None:
            tell_of_piece(state, seat, STABLE_PIECE, number, self.source(state, seat))


# Stables of the supply on action spaces, which the card's mark has as bits


class LayStablesOnSpaces(Action):
    """Lay a stable of the supply on each of some of these action spaces, for `StableFromSpace`.

    The ways are the spaces, in order; the counter has the last one that was chosen, plus 1.
    """

    asks = "prompt-lay-stables-on-spaces"
    repeats = True
    permit = STABLES_ON_SPACES

    def __init__(self, spaces: Sequence[int]) -> None:
        self.spaces = list(spaces)
        self.first = CHOOSE
        self.last = CHOOSE + len(self.spaces)

    def left_on_card(self, mark: int) -> int:
        return bit_count(mark)

    def choices(self, state: State, seat: int) -> list[int]:
        if state.seats[seat].stables_left() <= 0:
            return []
        return [CHOOSE + i for i in range(self.so_far(state, seat), len(self.spaces))]

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:
            self.end(state, seat)
            return
        state.seats[seat].stack[-2] = move - CHOOSE + 1
        self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        return Message("reason-no-stables-left") if state.seats[seat].stables_left() <= 0 else None

    def do(self, state: State, seat: int, move: int) -> None:
        mine, space = state.seats[seat], self.spaces[move - CHOOSE]
        mine.stables_away += 1
        mine.set_mark(self.card, mine.mark_of(self.card) | 1 << space)
        if state.log is not None:
            state.log.append(events.StableLaid(seat=seat, action=SPACE_NAMES[space]))


class StableFromSpace(BuildStables):
    """Build the stable that a card has laid on the action space in question, for free."""

    permit = STABLES_ON_SPACES
    owed = True

    def __init__(self) -> None:
        super().__init__(0, 1)

    def left_on_card(self, mark: int) -> int:
        return bit_count(mark)

    def lies_there(self, state: State, seat: int) -> bool:
        """True if a stable lies on the action space."""
        return bool(state.seats[seat].mark_of(self.card) >> space_told(state.told(seat)) & 1)

    def is_possible(self, state: State, seat: int) -> bool:
        if self.is_complete(state, seat):
            return False
        return self.lies_there(state, seat) and state.seats[seat].stable_sites() != 0

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return self.no_site() if self.lies_there(state, seat) else NOT_NOW

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) & ~(1 << space_told(state.told(seat))))
        mine.stables_away -= 1
        super().do(state, seat, move)


def stables_on(state: State, space: int) -> int:
    """The number of stables that lie on an action space."""
    found = 0
    for seat in range(len(state.seats)):
        card = card_with(state, seat, STABLES_ON_SPACES)
        if card >= 0 and state.seats[seat].mark_of(card) >> space & 1:
            found += 1
    return found
