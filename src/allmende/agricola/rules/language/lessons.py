"""Cards that look at a whole turn: the things done in it, in whatever order."""

from __future__ import annotations

from typing import Final

from allmende.agricola.record import events
from allmende.agricola.rules.farm.supplies import gain
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.moments import HAS_COOKED, OTHERS, SPACES_USED, TURN_OVER, TURN_STARTED, USED
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.state import State

_UNDER_WAY: Final = 1
_VISITED: Final = 2
_COOKED: Final = 4
_REWARDED: Final = 8


class VisitAndCook(Trigger):
    """Points for using one of some action spaces and a cooking improvement on the same turn.

    A turn lasts from before its first person is placed until its last action has been taken. The card's mark has the
    things done on it.
    """

    def __init__(self, spaces: int, points: int) -> None:
        self.reward = TurnReward(points)
        super().__init__(HAS_COOKED, [self.reward], spaces=spaces)

    def bits(self) -> int:
        return 1 << TURN_STARTED | 1 << USED | 1 << HAS_COOKED | 1 << TURN_OVER

    def heeds(self, state: State, seat: int, moment: int, detail: int) -> bool:
        if moment == USED:
            return self.is_about(state, detail)
        return moment in (TURN_STARTED, HAS_COOKED, TURN_OVER)


class TurnReward(Given):
    """The change of the mark at each moment, and the points once everything was done."""

    def __init__(self, points: int) -> None:
        self.points = points

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        moment = state.reaction(seat).moment & OTHERS - 1
        mark = mine.mark_of(self.card)
        if moment == TURN_STARTED:
            mark = _UNDER_WAY
        elif moment == TURN_OVER:
            mark = 0
        elif mark & _UNDER_WAY:
            mark |= _VISITED if moment == USED else _COOKED
            if mark == _UNDER_WAY | _VISITED | _COOKED:
                mark |= _REWARDED
                mine.bonus += self.points
                if state.log is not None:
                    state.log.append(events.BonusPointsGained(seat=seat, points=self.points, source=source))
        mine.set_mark(self.card, mark)


class TurnedInTurn(Trigger):
    """Goods after each turn in which unused farmyard spaces have become used ones; the card's mark is 1 in such a one.

    What happens outside of one's turn does not count.
    """

    def __init__(self, resource: int, count: int) -> None:
        super().__init__(TURN_OVER, [TurnedReward(resource, count)])

    def bits(self) -> int:
        return 1 << SPACES_USED | 1 << TURN_STARTED | 1 << TURN_OVER

    def heeds(self, state: State, seat: int, moment: int, detail: int) -> bool:
        return moment in (SPACES_USED, TURN_STARTED, TURN_OVER)


class TurnedReward(Given):
    """The change of the mark at each moment, and the goods at the end of such a turn."""

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        moment = state.reaction(seat).moment & OTHERS - 1
        if moment == SPACES_USED:
            mine.set_mark(self.card, 1 if state.phase == WORK and mine.uses else 0)
            return
        if moment == TURN_OVER and mine.mark_of(self.card):
            gain(state, seat, self.resource, self.count, source)
        mine.set_mark(self.card, 0)
