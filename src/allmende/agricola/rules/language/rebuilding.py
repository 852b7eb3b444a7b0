"""All fences razed and built anew, while the animals wait."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, bit_count, border, enclosed
from allmende.agricola.components.pieces import WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given
from allmende.agricola.rules.language.fencing import FreeFences
from allmende.agricola.rules.language.pieces import fences_in_action
from allmende.agricola.rules.language.putting import put_fences
from allmende.agricola.rules.moments import FENCES_BUILT
from allmende.agricola.rules.permits import PALISADE_WOOD
from allmende.agricola.rules.phases import REBUILDING
from allmende.agricola.rules.player import BUILT_FENCES
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME, Step

KEPT_PLACE: Final = 8
"""The counter of `Rebuilding` has the number of fences razed and, from this bit on, of those that stay unused."""
RAZED: Final = (1 << KEPT_PLACE) - 1


class RebuildFences(Given):
    """Raze all fences, and rebuild them with up to `more` fences of the supply, for nothing.

    ruling: Only the further fences count as built, and only spaces that were not fenced before as newly fenced. Where
    palisades stand, they stay. What grows in a pasture is gone if its space is not fenced any more.
    """

    def __init__(self, more: int) -> None:
        self.more = more
        self.rebuild = Rebuild()

    def parts(self) -> list[Effect]:
        return [self.rebuild]

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        razed, before = bit_count(mine.fences & ~mine.palisades), mine.fenced
        kept = max(0, mine.fences_left() - self.more)
        mine.fences = mine.palisades
        mine.pastures = enclosed(mine.fences, mine.rooms | mine.fields)
        mine.fenced = 0
        for pasture in mine.pastures:
            mine.fenced |= pasture
        update_least_fences(mine)
        if state.log is not None:
            state.log.append(events.FencesRazed(seat=seat, count=razed))
        mine.push(REBUILDING, razed | kept << KEPT_PLACE, before)
        mine.push(self.rebuild.index, 0, OPTIONAL)


class Rebuild(FreeFences):
    """Build fences again once all have been razed: those razed, and further ones."""

    def __init__(self) -> None:
        super().__init__(0)

    def frame(self, state: State, seat: int) -> int:
        """The place of the frame of `Rebuilding` in the stack; -1 if nothing is being rebuilt."""
        stack = state.seats[seat].stack
        for place in range(len(stack) - FRAME, -1, -FRAME):
            if stack[place] == REBUILDING:
                return place
        return -1

    def stock(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return mine.fences_left() - (mine.stack[self.frame(state, seat) + 1] >> KEPT_PLACE)

    def settle(self, state: State, seat: int, spaces: int, palisades: int) -> None:
        mine = state.seats[seat]
        frame = self.frame(state, seat)
        count = bit_count(border(spaces) & ~mine.fences) - palisades
        again = min(count, max(0, (mine.stack[frame + 1] & RAZED) - self.built(state, seat)))
        pay(state, seat, WOOD, PALISADE_WOOD * palisades)
        put_fences(state, seat, spaces, palisades, mine.stack[frame + 2])
        mine.built -= again << BUILT_FENCES

    def complete(self, state: State, seat: int, counted: int) -> None:
        mine = state.seats[seat]
        razed = mine.stack[self.frame(state, seat) + 1] & RAZED
        more = max(0, fences_in_action(counted) - razed)
        if more:
            happen(state, seat, FENCES_BUILT, more)
        self.tell_enclosed(state, seat, counted)


class Rebuilding(Step[State]):
    """The time while fences are rebuilt; after it, animals go for which there is no room.

    The mode has the spaces that were fenced before.
    """

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        idle = ALL_SPACES & ~mine.fields & ~mine.fenced
        for space in range(SPACES):
            if idle >> space & 1:
                mine.crops[space] = 0
        accommodate(state, seat)
