"""Effects under a condition."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Effect, Given
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class If(Given):
    """Gains under a condition, and others if it does not hold."""

    def __init__(self, condition: Condition, gains: Sequence[Given], otherwise: Sequence[Given] = ()) -> None:
        self.condition = condition
        self.gains = list(gains)
        self.otherwise = list(otherwise)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return [*self.gains, *self.otherwise]

    def give(self, state: State, seat: int, source: str) -> None:
        for gain in self.gains if self.condition.holds(state, seat) else self.otherwise:
            gain.give(state, seat, source)


class Only(Effect):
    """An effect under a condition; it can be left out if the effect can."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def is_owed(self) -> bool:
        return self.effect.is_owed()

    def is_possible(self, state: State, seat: int) -> bool:
        return self.condition.holds(state, seat) and self.effect.is_possible(state, seat)

    def may_become_possible(self, state: State, seat: int) -> bool:
        """True if it becomes possible by an anytime move."""
        effect = self.effect
        return isinstance(effect, Action) and self.condition.holds(state, seat) and effect.may_wait(state, seat)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if self.is_possible(state, seat) or self.may_become_possible(state, seat):
            mine.push(self.effect.index, 0, mode)

    def refusal(self, state: State, seat: int) -> Message | None:
        if isinstance(self.condition, InRounds) and not self.condition.holds(state, seat):
            return Message("reason-only-in-rounds", {"rounds": [str(number) for number in self.condition.rounds]})
        return self.effect.refusal(state, seat) if self.condition.holds(state, seat) else NOT_NOW


class FromRound(Effect):
    """An effect from round `number` on, and until then another one, `before`, or none."""

    def __init__(self, number: int, effect: Effect, before: Effect | None = None) -> None:
        self.number = number
        self.effect = effect
        self.before = before

    def parts(self) -> list[Effect]:
        return [self.effect] if self.before is None else [self.effect, self.before]

    def at_present(self, state: State) -> Effect | None:
        """The effect of this round."""
        return self.effect if state.round >= self.number else self.before

    def is_possible(self, state: State, seat: int) -> bool:
        effect = self.at_present(state)
        return effect is not None and effect.is_possible(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        effect = self.at_present(state)
        return Message("reason-from-round", {"round": self.number}) if effect is None else effect.refusal(state, seat)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        effect = self.at_present(state)
        if effect is not None:
            mine.push(effect.index)
