"""A card: its phases, its upper half (a condition or a price), its effects, its income and its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core.message import Message
from allmende.core.rules.state import FRAME, Step
from allmende.hallertau.components.moves import CHOOSE, MOST_OPTIONS
from allmende.hallertau.components.numbers import CARD_NAMES, card_index
from allmende.hallertau.components.pieces import JEWELRY, TOOLS
from allmende.hallertau.rules.language.amounts import OPTION, PRIVATE, Amount
from allmende.hallertau.rules.language.conditions import Condition
from allmende.hallertau.rules.language.costs import Price
from allmende.hallertau.rules.language.effect import Cost, Effect, Source
from allmende.hallertau.rules.phases import ACTIONS, ACTIONS_END, HARVEST, SCORING
from allmende.hallertau.rules.state import State

ALWAYS: Final = (1 << SCORING + 1) - 1
"""The phases in which most cards may be played, one bit each."""


def only(phase: int) -> int:
    """A Phase bar with one phase."""
    return 1 << phase


def never(phase: int) -> int:
    """A Phase bar with all phases but one."""
    return ALWAYS & ~(1 << phase)


class Card(Source):
    """A card. As a step it carries out its lower half, from top to bottom, once nothing else is under way.

    `card` is its index in `CARDS`, `number` the printed one. The upper half is a condition, a price, or neither.
    `phases` has a bit for each phase in which the card may be played. `income` is a Bonus card's gain in Phase 3.

    """

    nested: bool
    """True if a higher option of its condition is more of the same, so that its owner needn't be asked to choose."""
    minds_board: bool
    """True if its effects depend on the action board."""
    heeds_board: bool
    """True if the action board decides if it can be played."""
    minds_harvest: bool
    """True if it can be played in Phase 7 and depends on the fields harvested so far."""
    lapses: int
    """The stages of a round whose beginning can be the last chance, one bit each (`State.stage`)."""
    minds_bare_cards: bool
    """True if it gives more for Farmyard cards without sheep, one of which may leave."""
    minds_round: bool
    """True if its condition depends on the round's number."""
    draws: list[int]
    """The piles from which it draws."""
    costs_tools: bool
    """True if tools are part of a price."""
    passing: bool
    """True if the chance to play it can be over before the seat's next decision, without the seat's doing."""

    def __init__(
        self,
        number: int,
        when: Condition | None,
        price: Price | None,
        effects: list[Effect],
        phases: int = ALWAYS,
        points: int = 0,
        income: Effect | None = None,
        ruling: str = "",
    ) -> None:
        self.card = card_index(number)
        super().__init__(f"card:{CARD_NAMES[self.card]}", effects)
        self.number = number
        self.when = when
        self.price = price
        self.phases = phases
        self.points = points
        self.ruling = ruling
        self.income = Source(self.target, [income]) if income is not None else None
        self.upper = UpperHalf(self)
        self.board = any(effect.board for effect in everything(self))
        self.minds_board = self.board or (
            when is not None and when.options > 1 and any(amount.board for amount in _counted_by(when))
        )
        self.heeds_board = self.board or (
            when is not None and any(amount.board or amount.from_board for amount in _counted_by(when))
        )
        self.nested = price is None and not any(effect.is_alternative() for effect in everything(self))
        self.spareable = any(effect.spareable for effect in everything(self))
        self.minds_harvest = bool(phases >> HARVEST & 1) and (
            any(amount.minds_harvest for amount in self.counted()) or any(cost.minds_harvest for cost in self.costs())
        )
        self.lapses = 1 << SCORING | (1 << ACTIONS_END if phases == only(ACTIONS) else 0)
        for amount in self.counted_above():
            self.lapses |= amount.lapses
        self.minds_sheep = any(amount.minds_sheep for amount in self.counted()) or any(
            effect.minds_sheep for effect in [*self.costs(), *everything(self)]
        )
        self.minds_bare_cards = any(amount.minds_bare_cards for amount in _counted_in(everything(self)))
        self.minds_round = when is not None and when.minds_round
        self.draws = [effect.draws_from for effect in everything(self) if effect.draws_from >= 0]
        self.doubles_yield = any(effect.doubles_yield for effect in everything(self))
        self.costs_tools = any(cost.resource == TOOLS for cost in self.costs())
        self.passing = (
            phases.bit_count() == 1
            or self.board
            or (when is not None and when.passing)
            or any(cost.passing or any(amount.passing for amount in cost.amounts()) for cost in self.costs())
        )

    def options(self, state: State, seat: int) -> int:
        """The options of the upper half that the seat could choose now, one bit each; 0 if the card can't be played."""
        if not self.phases >> state.phase & 1:
            return 0
        if self.when is not None:
            return self.when.applies(state, seat)
        return self.price.affordable(state, seat) if self.price is not None else 1

    def costs(self) -> list[Cost]:
        """All costs of all its prices."""
        return [cost for option in self.price.options for cost in option] if self.price is not None else []

    def counted_above(self) -> list[Amount]:
        """All amounts in the upper half."""
        return _counted_by(self.when) if self.when is not None else _counted_in(self.costs())

    def counted(self) -> list[Amount]:
        """All amounts in both halves."""
        return self.counted_above() + _counted_in(everything(self))

    def returns_jewelry(self, state: State, seat: int, mode: int) -> bool:
        if any(cost.resource == JEWELRY for cost in self.costs()):
            for effect in self.effects:
                if effect.jewelry(state, seat, mode):
                    return True
        return False

    # The lower half. A frame with counter 0 waits for its turn; at 1 it was chosen to be the next; from 2 on the
    # effects are carried out one by one.

    def waiting(self, state: State, seat: int) -> list[int]:
        """The cards that wait to be resolved, this one first, by their steps."""
        stack = state.seats[seat].stack
        found: list[int] = []
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if not isinstance(state.steps[stack[i]], Card) or stack[i + 1]:
                break
            found.append(stack[i])
        return found

    def moves(self, state: State, seat: int) -> list[int]:
        if state.seats[seat].stack[-2]:
            return []
        waiting = self.waiting(state, seat)
        if len(waiting) < 2:
            return []
        found: list[int] = []
        for i in range(min(len(waiting), MOST_OPTIONS)):
            step = state.steps[waiting[i]]
            if isinstance(step, Card) and not step.follows(state, seat, waiting):
                found.append(CHOOSE + i)
        return found if len(found) > 1 else []

    def follows(self, state: State, seat: int, waiting: list[int]) -> bool:
        """True if the card that this one is played together with has to be resolved first."""
        if self.when is None or not self.when.of_card_before:
            return False
        played = state.seats[seat].played
        before = played[played.index(self.card) - 1]
        for index in waiting:
            step = state.steps[index]
            if isinstance(step, Card) and step.card == before:
                return True
        return False

    def play(self, state: State, seat: int, move: int) -> None:
        """Resolve this one of the waiting cards first."""
        stack = state.seats[seat].stack
        at = len(stack) - FRAME * (move - CHOOSE + 1)
        frame = stack[at : at + FRAME]
        del stack[at : at + FRAME]
        frame[1] = 1
        stack += frame

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        done = mine.stack[-2]
        if done <= 1 and self.board and state.phase == ACTIONS and state.would_interrupt(seat):
            # This card is going to change the board: before, others may play cards for which they need it as it is.
            state.wait(seat)
            return
        done = max(done, 1)
        if done > len(self.effects):
            mine.pop()
        else:
            mine.stack[-2] = done + 1
            mine.push(self.effects[done - 1].index, 0, mine.stack[-1] % PRIVATE)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-resolve-order")


class UpperHalf(Step[State]):
    """The choice of an option in a card's upper half, and the payment. The counter has the options, one bit each."""

    closed = True

    def __init__(self, card: Card) -> None:
        self.card = card

    def moves(self, state: State, seat: int) -> list[int]:
        options = state.seats[seat].stack[-2]
        return [CHOOSE + i for i in range(MOST_OPTIONS) if options >> i & 1]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        self.choose(state, seat, move - CHOOSE)

    def choose(self, state: State, seat: int, option: int) -> None:
        """Bind the lower half to an option, and have it paid."""
        stack = state.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if stack[i] == self.card.index and not stack[i + 1]:
                stack[i + 2] += OPTION * option
        price = self.card.price
        if price is not None:
            costs = price.options[option]
            for i in range(len(costs) - 1, -1, -1):
                state.seats[seat].push(costs[i].index)

    def prompt(self, state: State, seat: int) -> Message:
        if self.card.price is not None:
            return Message("prompt-choose-price", {"card": CARD_NAMES[self.card.card]})
        return Message("prompt-choose-option", {"card": CARD_NAMES[self.card.card]})


def everything(effect: Effect) -> list[Effect]:
    """An effect and all effects inside it."""
    found = [effect]
    for part in effect.parts():
        found += everything(part)
    return found


def _counted_by(condition: Condition) -> list[Amount]:
    found: list[Amount] = []
    for part in condition.parts():
        found += _counted_by(part)
    for amount in condition.amounts():
        found += _with_parts(amount)
    return found


def _counted_in(effects: Sequence[Effect]) -> list[Amount]:
    return [part for effect in effects for amount in effect.amounts() for part in _with_parts(amount)]


def _with_parts(amount: Amount) -> list[Amount]:
    found = [amount]
    for part in amount.parts():
        found += _with_parts(part)
    return found
