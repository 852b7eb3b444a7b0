"""The base of all effects, and their combinations: in order, one of several, or for a price."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules import effects
from allmende.core.rules.node import root_target
from allmende.core.view import Refusal
from allmende.hallertau.components.moves import CHOOSE, DONE
from allmende.hallertau.rules.language.amounts import PRIVATE, Amount, option_of
from allmende.hallertau.rules.state import State


class Effect(effects.Effect[State]):
    """A part of what a space or a card does."""

    board: bool = False
    """True if it changes the action board, or depends on it."""
    spareable: bool = False
    """True if less can be taken of its gains without a choice."""
    raises: bool = False
    """True if its memory has the columns of the fields that it has raised, one bit each."""
    draws_from: int = -1
    """The pile from which it draws cards, or -1."""
    doubles_yield: bool = False
    """True if it has to come before a field is harvested."""
    minds_sheep: bool = False
    """True if it takes sheep or moves them."""

    def parts(self) -> list[Effect]:
        return []

    def amounts(self) -> list[Amount]:
        """The amounts that it depends on."""
        return []

    def is_alternative(self) -> bool:
        """True if a higher option of it is not simply more of the same, so that the choice of it matters."""
        return any(amount.falls for amount in self.amounts())

    def jewelry(self, state: State, seat: int, mode: int) -> int:
        """The jewelry that it would bring now."""
        return 0

    def is_possible(self, state: State, seat: int, mode: int = 0) -> bool:
        return self.refusal(state, seat, mode) is None

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        """True if the seat can take less of its gains without a choice."""
        for part in self.parts():
            if part.divisible(state, seat, mode):
                return True
        return False

    def divisible_if_chosen(self, state: State, seat: int, mode: int) -> bool:
        """True if the seat can take less of it, but not nothing: an option can be left altogether anyway."""
        return self.divisible(state, seat, mode)


class UpTo(Effect):
    """An effect that the seat may have at most `number` times, one at a time. The counter is the number of times."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def choices(self, state: State, seat: int) -> list[int]:
        """The moves that do it once more, as a new list."""
        raise NotImplementedError

    def do(self, state: State, seat: int, move: int) -> None:
        """Do it once."""
        raise NotImplementedError

    def left(self, state: State, seat: int) -> int:
        """The number of times that it may still be done."""
        stack = state.seats[seat].stack
        return self.number.count(state, seat, stack[-1]) - stack[-2]

    def moves(self, state: State, seat: int) -> list[int]:
        if self.left(state, seat) <= 0:
            return []
        found = self.choices(state, seat)
        found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            self.do(state, seat, move)


class Then(Effect):
    """Effects carried out one after the other, from top to bottom."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        refusal: Message | None = None
        for effect in self.effects:
            refusal = effect.refusal(state, seat, mode)
            if refusal is None:
                return None
        return refusal

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.take_up(self.effects, mine.stack[-1] % PRIVATE)


class Source(Then):
    """The whole effect of an action space or a card; `target` is its place on the screen, where its pieces come
    from."""

    def __init__(self, target: str, effects: list[Effect]) -> None:
        super().__init__(effects)
        self.target = target

    def returns_jewelry(self, state: State, seat: int, mode: int) -> bool:
        """True if some of the jewelry that was paid for it comes back."""
        return False


class OneOf(Effect):
    """One of several effects, "or" and slashes in the rulebook."""

    def __init__(self, options: list[Effect]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return self.options

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        refusal: Message | None = None
        for option in self.options:
            option_refusal = option.refusal(state, seat, mode)
            if option_refusal is None:
                return None
            refusal = refusal or option_refusal
        return refusal

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        for option in self.options:
            if option.divisible_if_chosen(state, seat, mode):
                return True
        return False

    def moves(self, state: State, seat: int) -> list[int]:
        mode = state.seats[seat].stack[-1]
        found = [CHOOSE + i for i in range(len(self.options)) if self.options[i].is_possible(state, seat, mode)]
        found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            mine.push(self.options[move - CHOOSE].index, 0, mode)

    def prompt(self, state: State, seat: int) -> Message:
        return choosing(state, seat) if len(self.options) > 1 else Message("prompt-do-it")

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        mode = state.seats[seat].stack[-1]
        found: list[Refusal] = []
        for i, option in enumerate(self.options):
            reason = option.refusal(state, seat, mode)
            if reason is not None:
                found.append(Refusal(f"option:{i + 1}", reason))
        return found

    def why_not(self, state: State, seat: int, move: int) -> Message:
        reason: Message | None = None
        if CHOOSE <= move < CHOOSE + len(self.options):
            reason = self.options[move - CHOOSE].refusal(state, seat, state.seats[seat].stack[-1])
        return reason or Message("reason-not-now")


def choosing(state: State, seat: int) -> Message:
    """The prompt to choose one of the options of a space or a card."""
    kind, name = root_target(state, seat).split(":")
    if kind == "card":
        return Message("prompt-choose-option", {"card": name})
    return Message("prompt-choose-at", {"space": Message(f"space-{name}")})


class Matched(Effect):
    """The effect at the same position as the chosen option; the others are not available."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def is_alternative(self) -> bool:
        return True

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return self.effects[option_of(mode)].refusal(state, seat, mode)

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        return self.effects[option_of(mode)].divisible(state, seat, mode)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        mine.push(self.effects[option_of(mode)].index, 0, mode)


class Cost(Effect):
    """A cost: of the gains in an Exchange, or of a card. Asks for the pieces to give, if there is a choice.

    As a step of its own it has to be paid to the end, and its counter is the number of pieces paid.
    """

    asks: bool = False
    """True if there can be a choice."""
    passing: bool = False
    """True if the pieces can be gone before the seat's next decision, without the seat's doing."""
    resource: int = -1
    """The one resource of which it takes a number, or -1 if it takes something else."""
    minds_harvest: bool = False
    """True if it is smaller before the harvest of all fields."""
    closed = True

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        """True if the seat can pay all of it. The card that is being paid for is still in the hand."""
        raise NotImplementedError

    def owed(self, state: State, seat: int) -> int:
        """The number of choices that are still to be made for it, while it is being paid."""
        return 0

    def choices(self, state: State, seat: int) -> list[int]:
        """The moves that pay the next piece, as a new list; none if there is nothing to choose."""
        return []

    def left_over(self, state: State, seat: int) -> int:
        """The number of pieces that the seat would keep if it paid the rest: with none there is nothing to choose."""
        return 1

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        """Pay the next piece."""
        raise NotImplementedError

    def moves(self, state: State, seat: int) -> list[int]:
        if not self.asks or self.owed(state, seat) <= 0:
            return []
        found = self.choices(state, seat)
        return found if self.left_over(state, seat) else found[:1]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.stack[-2] += 1
        self.pay(state, seat, move, mine.stack[-1])

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if not self.asks:
            self.pay(state, seat, DONE, mine.stack[-1])
        mine.pop()


class Exchange(Effect):
    """Pay, and only then gain: an arrow pointing down.

    A cost of plain goods is paid at once, since the exchange was chosen before; other costs ask for the piece to give,
    or `done`.
    """

    def __init__(self, cost: Cost, gains: Effect) -> None:
        self.cost = cost
        self.gains = gains
        self.pauses = cost.pauses

    def parts(self) -> list[Effect]:
        return [self.cost, self.gains]

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return self.cost.refusal(state, seat, mode)

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        return self.cost.is_possible(state, seat, mode) and self.gains.divisible(state, seat, mode)

    def moves(self, state: State, seat: int) -> list[int]:
        if not self.cost.asks:
            return []
        found = self.cost.choices(state, seat)
        found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            self.cost.pay(state, seat, move, mode)
            mine.push(self.gains.index, 0, mode)
        mine.jewelry_for_sheep = False

    def resume(self, state: State, seat: int) -> None:
        self.play(state, seat, CHOOSE)

    def prompt(self, state: State, seat: int) -> Message:
        return self.cost.prompt(state, seat)

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return self.cost.refusal(state, seat, state.seats[seat].stack[-1]) or Message("reason-not-now")
