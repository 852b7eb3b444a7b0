"""Cards that look at a whole turn: what was done on it, in whatever order."""

from __future__ import annotations

from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.moments import HAS_COOKED, OTHERS, TURN_OVER, TURN_STARTED, USED
from allmende.agricola.rules.state import Table

_UNDER_WAY: Final = 1
_VISITED: Final = 2
_COOKED: Final = 4
_REWARDED: Final = 8


class VisitAndCook(Trigger):
    """Points for using one of some action spaces and a cooking improvement on the same turn.

    A turn lasts from before its first person is placed until its last action has been taken. What has been done on it
    stands in the card's mark.
    """

    def __init__(self, spaces: int, points: int) -> None:
        self.reward = TurnReward(points)
        super().__init__(HAS_COOKED, [self.reward], spaces=spaces)

    def bits(self) -> int:
        return 1 << TURN_STARTED | 1 << USED | 1 << HAS_COOKED | 1 << TURN_OVER

    def heeds(self, table: Table, seat: int, moment: int, detail: int) -> bool:
        if moment == USED:
            return self.is_about(table, detail)
        return moment in (TURN_STARTED, HAS_COOKED, TURN_OVER)


class TurnReward(Given):
    """What becomes of the mark, and the points once everything was done."""

    def __init__(self, points: int) -> None:
        self.points = points

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        moment = table.announcement(seat) & OTHERS - 1
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
                if table.log is not None:
                    table.log.append(events.BonusPointsGained(seat=seat, points=self.points, source=source))
        mine.set_mark(self.card, mark)
