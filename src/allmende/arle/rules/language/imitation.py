"""Imitating an occupied action space at a Laborer."""

from __future__ import annotations

from allmende.arle.facts import events
from allmende.arle.rules.board import SPACE_NAMES, SPACES_OF_SEASON, is_laborer
from allmende.arle.rules.language.effect import Option, action
from allmende.arle.rules.moves import IMITATE, TAKE
from allmende.arle.rules.state import Table


class Imitate(Option):
    """Use an action space of the present season that is occupied, by whomever, with one's own belongings.

    ruling: The other Laborer, or this one itself, is not imitated: that would lead nowhere.
    """

    asks = "prompt-imitate"
    pauses = True
    first = IMITATE
    last = TAKE

    def __init__(self, season: int) -> None:
        self.season = season

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        if table.season() != self.season:
            return found
        begin = self.season * SPACES_OF_SEASON
        for space in range(begin, begin + SPACES_OF_SEASON):
            if table.is_occupied(space) and not is_laborer(space) and action(table, space).is_affordable(table, seat):
                found.append(IMITATE + space)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        space = move - IMITATE
        if table.log is not None:
            table.log.append(events.Imitated(seat=seat, space=SPACE_NAMES[space]))
        action(table, space).begin(table, seat)
