"""What every effect is, and how effects are put together: one after the other, one of several, for a price."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.node import Node, root_target
from allmende.core.view import Refusal
from allmende.hallertau.rules.language.amounts import PRIVATE, Amount, option_of
from allmende.hallertau.rules.moves import CHOOSE, DONE
from allmende.hallertau.rules.player import JEWELRY_FOR_SHEEP
from allmende.hallertau.rules.state import Table


class Effect(Node[Table]):
    """Something a space or a card does.

    `board`: it changes the action board, or depends on it. `spareable`: less can be taken of what it gives without
    a choice. `raises`: its memory has the columns of the fields that it has raised, one bit each.
    """

    board: bool = False
    spareable: bool = False
    raises: bool = False

    def parts(self) -> list[Effect]:
        return []

    def amounts(self) -> list[Amount]:
        """How much there is of what it does."""
        return []

    def can(self, table: Table, seat: int, mode: int) -> bool:
        """Whether this effect would change anything for the seat now."""
        return self.refusal(table, seat, mode) is None

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        """Why this effect would do nothing, or None."""
        return None

    def divisible(self, table: Table, seat: int, mode: int) -> bool:
        """Whether the seat can take less of what comes without a choice."""
        for part in self.parts():
            if part.divisible(table, seat, mode):
                return True
        return False

    def divisible_if_chosen(self, table: Table, seat: int, mode: int) -> bool:
        """The same for an option that could have been left altogether."""
        return self.divisible(table, seat, mode)


class OneByOne(Effect):
    """Something that the seat may do up to so many times, one at a time. The counter says how often it has."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def choices(self, table: Table, seat: int) -> list[int]:
        """The ways to do it once more, as a new list."""
        raise NotImplementedError

    def do(self, table: Table, seat: int, move: int) -> None:
        """Do it once."""
        raise NotImplementedError

    def left(self, table: Table, seat: int) -> int:
        """How often it may still be done."""
        stack = table.seats[seat].stack
        return self.number.count(table, seat, stack[-1]) - stack[-2]

    def moves(self, table: Table, seat: int) -> list[int]:
        if self.left(table, seat) <= 0:
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


class Then(Effect):
    """Effects carried out one after the other, from top to bottom."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        refusal: Message | None = None
        for effect in self.effects:
            refusal = effect.refusal(table, seat, mode)
            if refusal is None:
                return None
        return refusal

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.take_up(self.effects, mine.stack[-1] % PRIVATE)


class Used(Then):
    """What an action space or a card does, as a whole: the place on the screen where its pieces come from."""

    def __init__(self, target: str, effects: list[Effect]) -> None:
        super().__init__(effects)
        self.target = target

    def returns_jewelry(self, table: Table, seat: int, mode: int) -> bool:
        """Whether some of the jewelry that was paid for it comes back."""
        return False


class Either(Effect):
    """One of several effects, "or" and slashes in the rulebook."""

    def __init__(self, options: list[Effect]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return self.options

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        refusal: Message | None = None
        for option in self.options:
            option_refusal = option.refusal(table, seat, mode)
            if option_refusal is None:
                return None
            refusal = refusal or option_refusal
        return refusal

    def divisible(self, table: Table, seat: int, mode: int) -> bool:
        for option in self.options:
            if option.divisible_if_chosen(table, seat, mode):
                return True
        return False

    def moves(self, table: Table, seat: int) -> list[int]:
        mode = table.seats[seat].stack[-1]
        found = [CHOOSE + i for i in range(len(self.options)) if self.options[i].can(table, seat, mode)]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            mine.push(self.options[move - CHOOSE].index, 0, mode)

    def prompt(self, table: Table, seat: int) -> Message:
        return choosing(table, seat) if len(self.options) > 1 else Message("prompt-do-it")

    def refusals(self, table: Table, seat: int) -> list[Refusal]:
        mode = table.seats[seat].stack[-1]
        found: list[Refusal] = []
        for i, option in enumerate(self.options):
            reason = option.refusal(table, seat, mode)
            if reason is not None:
                found.append(Refusal(f"option:{i + 1}", reason))
        return found

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        reason: Message | None = None
        if CHOOSE <= move < CHOOSE + len(self.options):
            reason = self.options[move - CHOOSE].refusal(table, seat, table.seats[seat].stack[-1])
        return reason or Message("reason-not-now")


def choosing(table: Table, seat: int) -> Message:
    """The question what one chooses of what a space or a card offers."""
    kind, name = root_target(table, seat).split(":")
    if kind == "card":
        return Message("prompt-choose-option", {"card": name})
    return Message("prompt-choose-at", {"space": Message(f"space-{name}")})


class Matched(Effect):
    """The effect at the same position as the chosen option; the others are not to be had."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return self.effects[option_of(mode)].refusal(table, seat, mode)

    def divisible(self, table: Table, seat: int, mode: int) -> bool:
        return self.effects[option_of(mode)].divisible(table, seat, mode)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        mine.push(self.effects[option_of(mode)].index, 0, mode)


class Cost(Effect):
    """Something to pay: for what follows in an Exchange, or for a card. Asks what to give, if there is a choice.

    `asks` says whether it can be a choice. As a step of its own it has to be paid to the end, and its counter says
    how many pieces have been. `passing`: what it takes can be gone before the seat's next decision, without its doing.
    """

    asks: bool = False
    passing: bool = False
    closed = True

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        """Whether the seat can pay all of it. The card that it is for is still in the hand."""
        raise NotImplementedError

    def owed(self, table: Table, seat: int) -> int:
        """How many choices are still to be made for it, while it is being paid."""
        return 0

    def choices(self, table: Table, seat: int) -> list[int]:
        """The ways to pay the next piece, as a new list; none if there is nothing to choose."""
        return []

    def left_over(self, table: Table, seat: int) -> int:
        """How many pieces the seat would keep if it paid the rest: with none there is nothing to choose."""
        return 1

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        """Pay the next piece."""
        raise NotImplementedError

    def moves(self, table: Table, seat: int) -> list[int]:
        if not self.asks or self.owed(table, seat) <= 0:
            return []
        found = self.choices(table, seat)
        return found if self.left_over(table, seat) else found[:1]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.stack[-2] += 1
        self.pay(table, seat, move, mine.stack[-1])

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if not self.asks:
            self.pay(table, seat, DONE, mine.stack[-1])
        mine.pop()


class Exchange(Effect):
    """Pay, and only then gain: an arrow pointing down.

    With a cost of plain goods, whoever gets here has chosen to pay; other costs ask what to give, or `done`.
    """

    def __init__(self, cost: Cost, gains: Effect) -> None:
        self.cost = cost
        self.gains = gains
        self.pauses = cost.pauses

    def parts(self) -> list[Effect]:
        return [self.cost, self.gains]

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return self.cost.refusal(table, seat, mode)

    def divisible(self, table: Table, seat: int, mode: int) -> bool:
        return self.cost.can(table, seat, mode) and self.gains.divisible(table, seat, mode)

    def moves(self, table: Table, seat: int) -> list[int]:
        if not self.cost.asks:
            return []
        found = self.cost.choices(table, seat)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            self.cost.pay(table, seat, move, mode)
            mine.push(self.gains.index, 0, mode)
        mine.notes[JEWELRY_FOR_SHEEP] = 0

    def resume(self, table: Table, seat: int) -> None:
        self.play(table, seat, CHOOSE)

    def prompt(self, table: Table, seat: int) -> Message:
        return self.cost.prompt(table, seat)

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        return self.cost.refusal(table, seat, table.seats[seat].stack[-1]) or Message("reason-not-now")
