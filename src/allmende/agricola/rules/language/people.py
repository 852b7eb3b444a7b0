"""What lets people of the supply come for a round, the family grow by the way, and cards house people for a while."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import CARD_MARK
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Effect, Given, OneOf
from allmende.agricola.rules.language.gains import tell_of_piece
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.moments import HAD_ROOM
from allmende.agricola.rules.state import Table


class HadRoom(Condition):
    """The house had more rooms than there were people before rooms were built in this action."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        return table.told(seat) & HAD_ROOM != 0


class Provided(OneOf):
    """An action that is only to be had under a condition."""

    def __init__(self, condition: Condition, action: Action) -> None:
        super().__init__([action])
        self.condition = condition
        self.asks = action.asks

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.condition.holds(table, seat) and super().is_possible(table, seat)

    def choices(self, table: Table, seat: int) -> list[int]:
        return super().choices(table, seat) if self.condition.holds(table, seat) else []


class Helper(Given):
    """A person of the supply may be placed in this round. It is no member of the family, and goes back afterwards."""

    def give(self, table: Table, seat: int, source: str) -> None:
        table.seats[seat].helpers += 1


class CallLater(Given):
    """A mark on the space of a round, as many rounds ahead as an amount says, in which a helper may come."""

    def __init__(self, ahead: Amount) -> None:
        self.ahead = ahead
        self.waiting = Waiting(CARD_MARK, Helper())

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def give(self, table: Table, seat: int, source: str) -> None:
        number = table.round + self.ahead.count(table, seat)
        if number <= ROUNDS:
            self.waiting.lay(table.seats[seat], number)
            if table.log is not None:
                tell_of_piece(table, seat, CARD_MARK, number, source)


class EndLodging(Given):
    """The room on the card is gone; a person that has room nowhere else is out of play.

    ruling: Of the people in question, a newborn stays.
    """

    def __init__(self, card: int) -> None:
        self.card = card

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        if not mine.mark_of(self.card):
            return
        mine.set_mark(self.card, 0)
        mine.quarters -= 1
        if mine.people > mine.lodgings():
            mine.people -= 1
            mine.people_away += 1
            if table.log is not None:
                table.log.append(events.PersonLeft(seat=seat, people=mine.people))
