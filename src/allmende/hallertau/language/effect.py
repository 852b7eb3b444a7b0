"""What every effect is, and how effects are put together: one after the other, one of several, for a price."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.position import Step
from allmende.core.view import Refusal
from allmende.hallertau.moves import CHOOSE, DONE
from allmende.hallertau.state import Table

SPARINGLY: Final = 1
FREELY: Final = 0


class Effect(Step[Table]):
    """Something a space or a card does."""

    def parts(self) -> list[Effect]:
        """The effects inside this one."""
        return []

    def can(self, table: Table, seat: int) -> bool:
        """Whether this effect would change anything for the seat now."""
        return self.refusal(table, seat) is None

    def refusal(self, table: Table, seat: int) -> Message | None:
        """Why this effect would do nothing, or None."""
        return None

    def divisible(self, table: Table, seat: int) -> bool:
        """Whether the seat can take less of what comes without a choice."""
        for part in self.parts():
            if part.divisible(table, seat):
                return True
        return False

    def divisible_if_chosen(self, table: Table, seat: int) -> bool:
        """The same for an option that could have been left altogether."""
        return self.divisible(table, seat)

    def source(self, table: Table, seat: int) -> str:
        """Where the pieces come from on the screen, if anybody listens: the action space on the seat's stack."""
        if table.log is None:
            return ""
        stack = table.seats[seat].stack
        for i in range(len(stack) - 3, -1, -3):
            step = table.steps[stack[i]]
            if isinstance(step, Used):
                return f"space:{step.name}"
        return "supply"


class UpTo(Effect):
    """Something that the seat may do up to so many times, one at a time. The counter says how often it has."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, table: Table, seat: int) -> list[int]:
        """The ways to do it once more, as a new list."""
        raise NotImplementedError

    def do(self, table: Table, seat: int, move: int) -> None:
        """Do it once."""
        raise NotImplementedError

    def moves(self, table: Table, seat: int) -> list[int]:
        if table.seats[seat].stack[-2] == self.number:
            return []
        found = self.choices(table, seat)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            self.do(table, seat, move)

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].pop()


class Then(Effect):
    """Effects carried out one after the other, from top to bottom."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def refusal(self, table: Table, seat: int) -> Message | None:
        refusal: Message | None = None
        for effect in self.effects:
            refusal = effect.refusal(table, seat)
            if refusal is None:
                return None
        return refusal

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        done = mine.stack[-2]
        if done == len(self.effects):
            mine.pop()
        else:
            mine.stack[-2] = done + 1
            mine.push(self.effects[done].index, 0, mine.stack[-1])


class Used(Then):
    """What an action space does, as a whole: the place where its pieces come from."""

    def __init__(self, name: str, effects: list[Effect]) -> None:
        super().__init__(effects)
        self.name = name


class Either(Effect):
    """One of several effects, "or" and slashes in the rulebook."""

    def __init__(self, options: list[Effect]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return self.options

    def refusal(self, table: Table, seat: int) -> Message | None:
        refusal: Message | None = None
        for option in self.options:
            option_refusal = option.refusal(table, seat)
            if option_refusal is None:
                return None
            refusal = refusal or option_refusal
        return refusal

    def divisible(self, table: Table, seat: int) -> bool:
        for option in self.options:
            if option.divisible_if_chosen(table, seat):
                return True
        return False

    def moves(self, table: Table, seat: int) -> list[int]:
        found = [CHOOSE + i for i in range(len(self.options)) if self.options[i].can(table, seat)]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            mine.push(self.options[move - CHOOSE].index, 0, mode)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-choose")

    def refusals(self, table: Table, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for i, option in enumerate(self.options):
            reason = option.refusal(table, seat)
            if reason is not None:
                found.append(Refusal(f"option:{i + 1}", reason))
        return found

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        reason: Message | None = None
        if CHOOSE <= move < CHOOSE + len(self.options):
            reason = self.options[move - CHOOSE].refusal(table, seat)
        return reason or Message("reason-not-now")


class Cost(Effect):
    """Something to pay for what follows in an Exchange; asks what to give, if there is a choice."""


class Exchange(Effect):
    """Pay, and only then gain: an arrow pointing down.

    With a cost of plain goods, whoever gets here has chosen to pay; other costs ask what to give, or `done`.
    """

    def __init__(self, cost: Cost, gains: Effect) -> None:
        self.cost = cost
        self.gains = gains

    def parts(self) -> list[Effect]:
        return [self.cost, self.gains]

    def refusal(self, table: Table, seat: int) -> Message | None:
        return self.cost.refusal(table, seat)

    def divisible(self, table: Table, seat: int) -> bool:
        return self.cost.can(table, seat) and self.gains.divisible(table, seat)

    def moves(self, table: Table, seat: int) -> list[int]:
        return self.cost.moves(table, seat)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            self.cost.play(table, seat, move)
            mine.push(self.gains.index, 0, mode)

    def resume(self, table: Table, seat: int) -> None:
        self.play(table, seat, CHOOSE)

    def prompt(self, table: Table, seat: int) -> Message:
        return self.cost.prompt(table, seat)

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        return self.cost.refusal(table, seat) or Message("reason-not-now")
