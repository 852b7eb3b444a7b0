"""The action that grows the family."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.moves import (
    GROW,
)
from allmende.agricola.components.pieces import STARTING_PEOPLE
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.farm.supplies import has_all, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.gains import award
from allmende.agricola.rules.language.in_play import waiver_of
from allmende.agricola.rules.moments import (
    FAMILY_GROWN,
)
from allmende.agricola.rules.people import grow_family
from allmende.agricola.rules.permits import (
    GROWS_LATE,
    LATE_GROWTH,
)
from allmende.agricola.rules.shortages import (
    goods_missing,
)
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class GrowFamily(Action):
    """Grow the family, with room only or even without (chapter "House Building and Family Planning"), also for a cost.

    The newborn comes beside the person with which its family takes an action, if there is one. `each`: the cost is for
    every one of an amount. `lost`: bonus points that are lost. `wish`: it is the action of a Wish for Children space.
    `at_home`: it has to be done, and the newborn stays at home.
    """

    asks = "prompt-grow"
    first = GROW
    last = GROW + 1

    def __init__(
        self,
        with_room: bool,
        cost: Sequence[int] = (),
        each: Amount | None = None,
        lost: int = 0,
        wish: bool = False,
        at_home: bool = False,
    ) -> None:
        self.with_room = with_room
        self.wish = wish
        self.cost = list(cost)
        self.lost = lost
        self.each = each
        self.owed = self.at_home = at_home

    def price(self, state: State, seat: int) -> list[int]:
        """The cost now."""
        if self.each is None:
            return self.cost
        times = self.each.count(state, seat)
        return [self.cost[i] * times if i % 2 else self.cost[i] for i in range(len(self.cost))]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if mine.permits & GROWS_LATE and grows_too_early(state, seat):
            return []
        room = not self.with_room or lodgings(mine) > mine.people or self.waiver(state, seat) >= 0
        return [GROW] if room and mine.supply() > 0 and has_all(state, seat, self.price(state, seat)) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        mine = state.seats[seat]
        if mine.supply() <= 0:
            return Message("reason-all-people")
        if mine.permits & GROWS_LATE and grows_too_early(state, seat):
            return Message("reason-grows-late", {"round": LATE_GROWTH})
        if self.with_room and lodgings(mine) <= mine.people and self.waiver(state, seat) < 0:
            return Message("reason-no-room")
        return goods_missing(state, seat, self.price(state, seat))

    def visible(self, state: State, seat: int) -> list[int]:
        return [GROW]

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        waiver = self.waiver(state, seat) if self.with_room and lodgings(mine) <= mine.people else -1
        if waiver >= 0:
            mine.set_mark(waiver, 1)
        pay_all(state, seat, self.price(state, seat), self.source(state, seat))
        grow_family(state, seat, self.at_home)
        if self.lost:
            award(state, seat, -self.lost, self.source(state, seat))
        if state.setup.cards:
            happen(state, seat, FAMILY_GROWN, state.seats[seat].people)

    def waiver(self, state: State, seat: int) -> int:
        """A card with which no room is needed here, or -1."""
        return waiver_of(state, seat) if self.wish else -1


def grows_too_early(state: State, seat: int) -> bool:
    """True if the family of a seat whose card lets it grow late has to wait."""
    if state.round >= LATE_GROWTH:
        return False
    for i in range(len(state.seats)):
        if i != seat and state.seats[i].people <= STARTING_PEOPLE:
            return True
    return False
