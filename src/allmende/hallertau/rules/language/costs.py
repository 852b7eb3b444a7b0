"""Costs: goods, tools, jewelry, sheep, fields, cards; and a step back of a Craft Building."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.core.rules.state import FRAME
from allmende.hallertau.components.contents import CONTENTS
from allmende.hallertau.components.moves import (
    DISCARD,
    PICK_FIELD,
    RETREAT,
    SPEND_FIELD,
    SPEND_GOOD,
)
from allmende.hallertau.components.numbers import CARD_DECKS
from allmende.hallertau.components.pieces import CRAFTS, CROPS, LOWEST_ROW, RESOURCE_NAMES
from allmende.hallertau.rules.amendments import RAISED_FIRST
from allmende.hallertau.rules.community_center import retreat
from allmende.hallertau.rules.fields import spend_field, uproot
from allmende.hallertau.rules.hand import discard
from allmende.hallertau.rules.language.amounts import PLANTED_FIELD, PRIVATE, Amount, Crops, Fields
from allmende.hallertau.rules.language.effect import Cost, Effect
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import has, pay


class Pay(Cost):
    """Pay a number of one good, of tools or of jewelry."""

    def __init__(self, resource: int, number: Amount) -> None:
        self.resource = resource
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        return has(state, seat, self.resource) >= self.number.count(state, seat, mode)

    def is_possible(self, state: State, seat: int, mode: int = 0) -> bool:
        return self.affordable(state, seat, mode)

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        number = self.number.count(state, seat, mode)
        have = has(state, seat, self.resource)
        return None if have >= number else needs(RESOURCE_NAMES[self.resource], number, have)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        pay(state, seat, self.resource, self.number.count(state, seat, mode))


class PayAlike(Cost):
    """Pay a number of each of some types of goods; the seat chooses the types out of some."""

    asks = True

    def __init__(self, number: int, types: int, goods: list[int]) -> None:
        self.number = number
        self.types = types
        self.goods = goods

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        goods = state.seats[seat].goods
        enough = 0
        for good in self.goods:
            if goods[good] >= self.number:
                enough += 1
        return enough >= self.types

    def owed(self, state: State, seat: int) -> int:
        return self.types - state.seats[seat].stack[-2]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        paid = mine.stack[-1] // PRIVATE
        return [SPEND_GOOD + good for good in self.goods if mine.goods[good] >= self.number and not paid >> good & 1]

    def left_over(self, state: State, seat: int) -> int:
        return len(self.choices(state, seat)) - self.owed(state, seat)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        good = move - SPEND_GOOD
        state.seats[seat].stack[-1] += PRIVATE << good
        pay(state, seat, good, self.number)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-pay-alike", {"number": self.number})


class ReturnCropsDownTo(Cost):
    """Return crops to the general supply until at most `number` are left."""

    minds_harvest = True  # crops that are still to be harvested needn't be returned
    asks = True

    def __init__(self, number: int) -> None:
        self.number = number
        self.held = Crops()

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        return True

    def owed(self, state: State, seat: int) -> int:
        return self.held.count(state, seat, 0) - self.number

    def choices(self, state: State, seat: int) -> list[int]:
        goods = state.seats[seat].goods
        return [SPEND_GOOD + crop for crop in range(CROPS) if goods[crop]]

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        pay(state, seat, move - SPEND_GOOD, 1)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-return-crops", {"count": self.owed(state, seat)})


class PayField(Cost):
    """Remove fields of some kind; their crops are lost."""

    asks = True

    def __init__(self, number: Amount, fields: Fields) -> None:
        self.number = number
        self.fields = fields

    def amounts(self) -> list[Amount]:
        return [self.number, self.fields]

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        return self.fields.count(state, seat, mode) >= self.number.count(state, seat, mode)

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.fields.count(state, seat, mode) else Message("reason-no-field")

    def owed(self, state: State, seat: int) -> int:
        stack = state.seats[seat].stack
        return self.number.count(state, seat, stack[-1]) - stack[-2]

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for field in state.seats[seat].fields:
            if self.fields.matches(field):
                move = SPEND_FIELD + field_number(field)
                if move not in found:
                    found.append(move)
        return found

    def left_over(self, state: State, seat: int) -> int:
        return self.fields.count(state, seat, 0) - self.owed(state, seat)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        number = move - SPEND_FIELD
        spend_field(state, seat, number // CONTENTS + LOWEST_ROW, number % CONTENTS, raised_fields(state, seat))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-pay-field")


class Uproot(Cost):
    """Return the crop of one field to the general supply, and keep the field."""

    asks = True

    def __init__(self) -> None:
        self.planted = Fields(PLANTED_FIELD, [], [])

    def amounts(self) -> list[Amount]:
        return [self.planted]

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        return self.planted.count(state, seat, mode) > 0

    def owed(self, state: State, seat: int) -> int:
        return 1 - state.seats[seat].stack[-2]

    def choices(self, state: State, seat: int) -> list[int]:
        return planted_fields(state, seat, 0)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        number = move - PICK_FIELD
        uproot(state, seat, number // CONTENTS + LOWEST_ROW, number % CONTENTS, raised_fields(state, seat))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-uproot")


ANY_CARD: Final = -1


class Discard(Cost):
    """Remove cards in the hand from play: of one deck, or any."""

    asks = True

    def __init__(self, number: int, deck: int) -> None:
        self.number = number
        self.deck = deck

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        # The card that is being paid for comes from the hand, too, and is never of a deck that it names.
        others = len(self.choices(state, seat)) - (1 if self.deck == ANY_CARD else 0)
        return others >= self.number

    def owed(self, state: State, seat: int) -> int:
        return self.number - state.seats[seat].stack[-2]

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for card in state.seats[seat].hand:
            if self.deck == ANY_CARD or CARD_DECKS[card] == self.deck:
                found.append(DISCARD + card)
        return found

    def left_over(self, state: State, seat: int) -> int:
        return len(self.choices(state, seat)) - self.owed(state, seat)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        discard(state, seat, move - DISCARD)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-discard", {"count": self.owed(state, seat)})


class MoveCraftBack(Cost):
    """Move one Craft Building one space left, but never onto the Community Center tile."""

    asks = True

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        mine = state.seats[seat]
        return max(mine.crafts) > mine.center

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.affordable(state, seat, mode) else Message("reason-no-craft-to-retreat")

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [RETREAT + craft for craft in range(CRAFTS) if mine.crafts[craft] > mine.center]

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        retreat(state, seat, move - RETREAT)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-retreat")


class Harvested(Cost):
    """Pay a number of a crop that has just been harvested and is still there.

    ruling: Goods that were in the supply before do not count. A good counts as just harvested until Phase 7 is over, or
    until the card by which you harvested it right away is resolved.
    """

    passing = True

    def __init__(self, crop: int, number: int) -> None:
        self.crop = crop
        self.number = number

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        mine = state.seats[seat]
        return mine.just_harvested[self.crop] >= self.number and mine.goods[self.crop] >= self.number

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        pay(state, seat, self.crop, self.number)


class Price:
    """The upper half of a card with an arrow: one of several lists of costs, to be paid exactly."""

    def __init__(self, options: list[list[Cost]]) -> None:
        self.options = options

    def affordable(self, state: State, seat: int) -> int:
        """The options that the seat can pay, one bit each."""
        found = 0
        for i in range(len(self.options)):
            payable = True
            for cost in self.options[i]:
                if not cost.affordable(state, seat, 0):
                    payable = False
                    break
            if payable:
                found |= 1 << i
        return found


def field_number(field: int) -> int:
    """The offset of a field like this one in the blocks of moves that name fields."""
    return (field % EMPTY - LOWEST_ROW) * CONTENTS + field // EMPTY


def field_like(number: int) -> int:
    """A field of the kind with this offset in those blocks."""
    return number // CONTENTS + LOWEST_ROW + EMPTY * (number % CONTENTS)


def raised_fields(state: State, seat: int) -> int:
    """The columns of the fields that an effect under way has raised, one bit each: it can't raise them any more."""
    stack = state.seats[seat].stack
    found = 0
    for i in range(0, len(stack), FRAME):
        step = state.steps[stack[i]]
        if isinstance(step, Effect) and step.raises and state.amended(RAISED_FIRST):
            found |= stack[i + 2] // PRIVATE
    return found


def planted_fields(state: State, seat: int, without: int) -> list[int]:
    """The moves that pick a planted field, each kind once, leaving out some columns (one bit each)."""
    fields = state.seats[seat].fields
    found: list[int] = []
    for column in range(len(fields)):
        if fields[column] > EMPTY and not without >> column & 1:
            move = PICK_FIELD + field_number(fields[column])
            if move not in found:
                found.append(move)
    return found
