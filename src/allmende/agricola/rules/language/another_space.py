"""The use of another action space, perhaps with another person."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.moves import PLACE, TAKE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.amendments import BLOCKED_FOR_ALL
from allmende.agricola.rules.farm.supplies import has_all, pay_all, set_aside
from allmende.agricola.rules.language.action import Action, asking_card
from allmende.agricola.rules.language.before import give_before, lend, take_back
from allmende.agricola.rules.language.closed_spaces import why_not_placed, why_useless
from allmende.agricola.rules.language.effect import Effect, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.placing import (
    comes_near,
    free_spaces,
    known_spaces,
    note_joining,
    place_person,
    placings,
    placings_of,
    unoccupied_spaces,
    use_space,
    used_by_person,
)
from allmende.agricola.rules.language.sharing import MEETING_PLACE
from allmende.agricola.rules.moments import BEFORE_PLACING
from allmende.agricola.rules.occupants import LEAVING, VISITOR
from allmende.agricola.rules.people import call_person, move_person
from allmende.agricola.rules.shortages import goods_missing, of_these
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of
from allmende.core.rules.state import FRAME


class Placing(Action):
    """The use of another action space, perhaps with another person."""

    asks = "prompt-place-second"
    first = PLACE
    last = TAKE

    def spaces(self, state: State, seat: int) -> int:
        """The action spaces that may be used now, as bits; none if there is no person for it."""
        raise NotImplementedError

    def choices(self, state: State, seat: int) -> list[int]:
        lent = lend(state, seat, BEFORE_PLACING)
        found = placings_of(state, seat, self.spaces(state, seat), self.of_supply(state, seat))
        take_back(state, seat, lent)
        return found

    def of_supply(self, state: State, seat: int) -> int:
        """1 if a person of the supply is placed, else 0."""
        return 0 if state.seats[seat].home else 1

    def has_person(self, state: State, seat: int) -> bool:
        """True if there is a person for it."""
        return state.seats[seat].may_place()

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return Message("reason-no-second-space" if self.has_person(state, seat) else "reason-no-person-left")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        space, called = move - PLACE, self.of_supply(state, seat)
        if self.spaces(state, seat) >> space & 1:
            return why_useless(state, seat, space, called)
        return why_not_placed(state, seat, space, called) or self.wrong_space(state, seat, space)

    def wrong_space(self, state: State, seat: int, space: int) -> Message | None:
        """The refusal if it has to be another action space than this one."""
        return None

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLACE + space for space in range(SPACE_COUNT) if state.spaces >> space & 1]

    def do(self, state: State, seat: int, move: int) -> None:
        if not comes_near(state, seat, move - PLACE, self.index, self.of_supply(state, seat)):
            self.put(state, seat, move - PLACE)

    def put(self, state: State, seat: int, space: int) -> None:
        """Place the person, once cards have had their say before that."""
        note_joining(state, seat, space)
        place_person(state, seat, space)


class PlaceAnother(Placing):
    """Place another person right after the first one, on any action space, or even on one that is `occupied`.

    `one_on`: one of the two people has to be on one of these action spaces, which are bits; that is for two people, no
    more. `same`: it may also be the action space of the first one.

    `among`: only on one of these accumulation spaces, from which the seat gets one good more.

    ruling: There can never be two people on the Meeting Place.
    """

    def __init__(self, one_on: int = 0, occupied: bool = False, same: bool = False, among: int = 0) -> None:
        self.one_on = one_on
        self.same = same
        self.occupied = occupied
        self.among = among
        self.one_more = OneMore() if among else None

    def parts(self) -> list[Effect]:
        return [] if self.one_more is None else [self.one_more]

    def spaces(self, state: State, seat: int) -> int:
        if not state.seats[seat].may_place() or (self.one_on and len(state.seats[seat].uses) != 1):
            return 0
        if self.occupied:
            spaces = known_spaces(state, seat) & ~(state.occupied & MEETING_PLACE)
            return spaces & ~state.blocked if state.amended(BLOCKED_FOR_ALL) else spaces
        free = free_spaces(state, seat)
        if self.same:
            return free | 1 << state.told(seat) & ~MEETING_PLACE
        if self.among:
            return free & self.among
        return free & self.one_on if self.one_on and not self.one_on >> state.told(seat) & 1 else free

    def wrong_space(self, state: State, seat: int, space: int) -> Message | None:
        if self.among and not self.among >> space & 1:
            return Message("reason-accumulation-space-only")
        bits = self.one_on
        if not bits or bits >> state.told(seat) & 1 or bits >> space & 1:
            return None
        arguments = {"card": named("card", asking_card(state, seat)), "spaces": one_of(names(bits))}
        return Message("reason-second-space", arguments)

    def put(self, state: State, seat: int, space: int) -> None:
        if self.one_more is not None:
            state.seats[seat].push(self.one_more.index, space)
        if self.occupied or self.same:
            place_person(state, seat, space)
        else:
            super().put(state, seat, space)


class OneMore(Given):
    """One more of the good that accumulates on an action space, once the space has been used; the counter has it."""

    def resume(self, state: State, seat: int) -> None:
        source, space = self.source(state, seat), state.seats[seat].stack[-2]
        state.seats[seat].pop()
        receive(state, seat, ACCUMULATED[space], 1, source)


class PlaceFromSupply(Placing):
    """Place a person of one's supply; it has to be done, and that person is out of play afterwards."""

    asks = "prompt-place-from-supply"
    owed = True

    def spaces(self, state: State, seat: int) -> int:
        return free_spaces(state, seat) if state.seats[seat].supply() > 0 else 0

    def choices(self, state: State, seat: int) -> list[int]:
        return placings_of(state, seat, self.spaces(state, seat), 1)

    def of_supply(self, state: State, seat: int) -> int:
        return 1

    def has_person(self, state: State, seat: int) -> bool:
        return state.seats[seat].supply() > 0

    def put(self, state: State, seat: int, space: int) -> None:
        note_joining(state, seat, space)
        give_before(state, seat, BEFORE_PLACING)
        call_person(state, seat, space, LEAVING)
        use_space(state, seat, space)


class UseWithoutPerson(Placing):
    """Use an action space, given as a bit, without placing a person, for a cost; even if it is occupied."""

    asks = "prompt-use-without-person"

    def __init__(self, bits: int, cost: Sequence[int] = ()) -> None:
        self.bits = bits
        self.cost = list(cost)

    def spaces(self, state: State, seat: int) -> int:
        return self.bits & known_spaces(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        if not has_all(state, seat, self.cost):
            return []
        mine = state.seats[seat]
        goods = set_aside(mine, self.cost)
        found = placings(state, seat, self.spaces(state, seat))
        mine.goods = goods
        return found

    def of_supply(self, state: State, seat: int) -> int:
        return 0

    def has_person(self, state: State, seat: int) -> bool:
        return True

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.cost) or super().refusal(state, seat)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if not self.bits >> move - PLACE & 1:
            return Message("reason-other-space", {"spaces": one_of(names(self.bits))})
        return goods_missing(state, seat, self.cost) or super().move_refusal(state, seat, move)

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLACE + space for space in range(SPACE_COUNT) if self.bits >> space & 1]

    def do(self, state: State, seat: int, move: int) -> None:
        pay_all(state, seat, self.cost, self.source(state, seat))
        use_space(state, seat, move - PLACE, elsewhere=True)


class PlaceVisitor(PlaceFromSupply):
    """Place a person of one's supply, which goes back there when people return home.

    `instead`: this is a turn that begins, and no person of the family is placed in it.
    """

    owed = False

    def __init__(self, instead: bool = False) -> None:
        self.instead = instead

    def put(self, state: State, seat: int, space: int) -> None:
        if self.instead:
            del state.seats[seat].stack[:FRAME]  # the turn, below all others
        note_joining(state, seat, space)
        call_person(state, seat, space, VISITOR)
        use_space(state, seat, space)


class UseAnother(Placing):
    """Use another one of these action spaces with the same person, perhaps for a cost, or even if it is `occupied`.

    `the_other`: it is the other one of two. The person uses none that it has used
    already. The person ends there, and the space that it leaves is open again; with `stays`, both are occupied.
    """

    asks = "prompt-use-another"

    def __init__(
        self,
        bits: int,
        cost: Sequence[int] = (),
        the_other: bool = False,
        occupied: bool = False,
        stays: bool = False,
    ) -> None:
        self.bits = bits
        self.the_other = the_other
        self.cost = list(cost)
        self.occupied = occupied
        self.stays = stays

    def spaces(self, state: State, seat: int) -> int:
        if self.occupied:
            return self.bits & known_spaces(state, seat) & ~used_by_person(state, seat) & ~state.blocked
        return self.bits & unoccupied_spaces(state, seat) & ~used_by_person(state, seat)

    def choices(self, state: State, seat: int) -> list[int]:
        if not has_all(state, seat, self.cost):
            return []
        mine = state.seats[seat]
        goods = set_aside(mine, self.cost)
        found = placings(state, seat, self.spaces(state, seat))
        mine.goods = goods
        return found

    def of_supply(self, state: State, seat: int) -> int:
        return 0

    def has_person(self, state: State, seat: int) -> bool:
        return True

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.cost) or super().refusal(state, seat)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        space = move - PLACE
        if not self.bits >> space & 1:
            return Message("reason-other-space", {"spaces": one_of(names(self.bits))})
        return (
            goods_missing(state, seat, self.cost) or super().move_refusal(state, seat, move) or self.toll(state, seat)
        )

    def toll(self, state: State, seat: int) -> Message | None:
        """The cost, if that is the reason why nothing would be left to do on a space."""
        if not self.cost:
            return None
        arguments = {"needed": amounts(self.cost), "have": of_these(state, seat, self.cost)}
        return Message("reason-toll", {"card": named("card", asking_card(state, seat)), **arguments})

    def do(self, state: State, seat: int, move: int) -> None:
        pay_all(state, seat, self.cost, self.source(state, seat))
        if self.stays:
            state.occupied |= 1 << move - PLACE
        else:
            move_person(state, seat, move - PLACE)
        use_space(state, seat, move - PLACE, elsewhere=True)


def names(spaces: int) -> list[Message]:
    """The names of action spaces, given as bits."""
    return [named("action", SPACE_NAMES[space]) for space in range(SPACE_COUNT) if spaces >> space & 1]
