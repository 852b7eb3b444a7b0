"""What cards say about improvements: which one it was, how it came, which ones there are, and what has been built."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.moves import IMPROVEMENTS
from allmende.agricola.rules.state import Table


class NewOneIs(Condition):
    """What has just been built is one of these major improvements."""

    of_moment = True

    def __init__(self, among: Sequence[int]) -> None:
        self.among = list(among)

    def holds(self, table: Table, seat: int) -> bool:
        return table.told(seat) // 2 in self.among


class FromHandByAction(Condition):
    """What has just been played came from the hand, with a "Major or Minor Improvement" action."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        told = table.told(seat)
        return told // 2 >= IMPROVEMENTS and told % 2 == 1


class BuiltInTurn(Condition):
    """At least one room, stable or fence has been built in this turn."""

    def holds(self, table: Table, seat: int) -> bool:
        return table.seats[seat].built > 0
