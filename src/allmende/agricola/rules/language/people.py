"""What lets people of the supply come for a round, the family grow by the way, and cards house people for a while."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.state import Table


class Helper(Given):
    """A person of the supply may be placed in this round. It is no member of the family, and goes back afterwards."""

    def give(self, table: Table, seat: int, source: str) -> None:
        table.seats[seat].helpers += 1


class EndLodging(Given):
    """The room on the card is gone; a person that has room nowhere else is out of play.

    ruling: Of the people in question, a newborn stays.
    """

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
