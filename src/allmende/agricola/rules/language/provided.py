"""What is only to be had under a condition."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Effect, Given
from allmende.agricola.rules.state import Table


class If(Given):
    """Gains under a condition, and others if it does not hold."""

    def __init__(self, condition: Condition, gains: Sequence[Given], otherwise: Sequence[Given] = ()) -> None:
        self.condition = condition
        self.gains = list(gains)
        self.otherwise = list(otherwise)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return [*self.gains, *self.otherwise]

    def give(self, table: Table, seat: int, source: str) -> None:
        for gain in self.gains if self.condition.holds(table, seat) else self.otherwise:
            gain.give(table, seat, source)


class Only(Effect):
    """An effect under a condition; it can be left out if the effect can."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def is_owed(self) -> bool:
        return self.effect.is_owed()

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.condition.holds(table, seat) and self.effect.is_possible(table, seat)

    def may_become_possible(self, table: Table, seat: int) -> bool:
        """Whether it is possible after what is done at any time."""
        effect = self.effect
        return isinstance(effect, Action) and self.condition.holds(table, seat) and effect.may_wait(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if self.is_possible(table, seat) or self.may_become_possible(table, seat):
            mine.push(self.effect.index, 0, mode)
