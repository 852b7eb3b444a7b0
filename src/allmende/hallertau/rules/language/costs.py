"""What is paid: goods, tools, jewelry, sheep, fields, cards; and a step back of a Craft Building."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.core.rules.position import FRAME
from allmende.hallertau.rules.amendments import RAISED_FIRST
from allmende.hallertau.rules.components import CRAFTS, CROPS, LOWEST_ROW, RESOURCE_NAMES
from allmende.hallertau.rules.language.amounts import PLANTED_FIELD, PRIVATE, Amount, Crops, Fields
from allmende.hallertau.rules.language.effect import Cost, Effect
from allmende.hallertau.rules.moves import (
    DISCARD,
    PICK_FIELD,
    RETREAT,
    SPEND_FIELD,
    SPEND_GOOD,
)
from allmende.hallertau.rules.numbers import CARD_DECKS
from allmende.hallertau.rules.player import CONTENTS, EMPTY, JUST_HARVESTED
from allmende.hallertau.rules.state import Table


class Pay(Cost):
    """Pay a number of one good, of tools or of jewelry."""

    def __init__(self, resource: int, number: Amount) -> None:
        self.resource = resource
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        return table.has(seat, self.resource) >= self.number.count(table, seat, mode)

    def can(self, table: Table, seat: int, mode: int) -> bool:
        return self.affordable(table, seat, mode)

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        number = self.number.count(table, seat, mode)
        have = table.has(seat, self.resource)
        return None if have >= number else needs(RESOURCE_NAMES[self.resource], number, have)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        table.pay(seat, self.resource, self.number.count(table, seat, mode))


class PayAlike(Cost):
    """Pay a number of each of some types of goods, which are the seat's choice out of some."""

    asks = True

    def __init__(self, number: int, types: int, goods: list[int]) -> None:
        self.number = number
        self.types = types
        self.goods = goods

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        goods = table.seats[seat].goods
        enough = 0
        for good in self.goods:
            if goods[good] >= self.number:
                enough += 1
        return enough >= self.types

    def owed(self, table: Table, seat: int) -> int:
        return self.types - table.seats[seat].stack[-2]

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        paid = mine.stack[-1] // PRIVATE
        return [SPEND_GOOD + good for good in self.goods if mine.goods[good] >= self.number and not paid >> good & 1]

    def left_over(self, table: Table, seat: int) -> int:
        return len(self.choices(table, seat)) - self.owed(table, seat)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        good = move - SPEND_GOOD
        table.seats[seat].stack[-1] += PRIVATE << good
        table.pay(seat, good, self.number)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-pay-alike", {"number": self.number})


class ReturnCropsDownTo(Cost):
    """Return crops to the general supply until no more than so many are left."""

    asks = True

    def __init__(self, number: int) -> None:
        self.number = number
        self.held = Crops()

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        return True

    def owed(self, table: Table, seat: int) -> int:
        return self.held.count(table, seat, 0) - self.number

    def choices(self, table: Table, seat: int) -> list[int]:
        goods = table.seats[seat].goods
        return [SPEND_GOOD + crop for crop in range(CROPS) if goods[crop]]

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        table.pay(seat, move - SPEND_GOOD, 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-return-crops", {"count": self.owed(table, seat)})


class PayField(Cost):
    """Remove fields of some kind; what is planted in them is lost."""

    asks = True

    def __init__(self, number: Amount, fields: Fields) -> None:
        self.number = number
        self.fields = fields

    def amounts(self) -> list[Amount]:
        return [self.number, self.fields]

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        return self.fields.count(table, seat, mode) >= self.number.count(table, seat, mode)

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return None if self.fields.count(table, seat, mode) else Message("reason-no-field")

    def owed(self, table: Table, seat: int) -> int:
        stack = table.seats[seat].stack
        return self.number.count(table, seat, stack[-1]) - stack[-2]

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for field in table.seats[seat].fields:
            if self.fields.matches(field):
                move = SPEND_FIELD + field_number(field)
                if move not in found:
                    found.append(move)
        return found

    def left_over(self, table: Table, seat: int) -> int:
        return self.fields.count(table, seat, 0) - self.owed(table, seat)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        number = move - SPEND_FIELD
        table.spend_field(seat, number // CONTENTS + LOWEST_ROW, number % CONTENTS, raised_fields(table, seat))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-pay-field")


class Uproot(Cost):
    """Return what is planted in one field to the general supply, and keep the field."""

    asks = True

    def __init__(self) -> None:
        self.planted = Fields(PLANTED_FIELD, [], [])

    def amounts(self) -> list[Amount]:
        return [self.planted]

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        return self.planted.count(table, seat, mode) > 0

    def owed(self, table: Table, seat: int) -> int:
        return 1 - table.seats[seat].stack[-2]

    def choices(self, table: Table, seat: int) -> list[int]:
        return planted_fields(table, seat, 0)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        number = move - PICK_FIELD
        table.uproot(seat, number // CONTENTS + LOWEST_ROW, number % CONTENTS, raised_fields(table, seat))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-uproot")


ANY_CARD: Final = -1


class Discard(Cost):
    """Remove cards in the hand from play: of one deck, or any."""

    asks = True

    def __init__(self, number: int, deck: int) -> None:
        self.number = number
        self.deck = deck

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        # The card that it is for comes from the hand, too, and is never of a deck that it names.
        others = len(self.choices(table, seat)) - (1 if self.deck == ANY_CARD else 0)
        return others >= self.number

    def owed(self, table: Table, seat: int) -> int:
        return self.number - table.seats[seat].stack[-2]

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for card in table.seats[seat].hand:
            if self.deck == ANY_CARD or CARD_DECKS[card] == self.deck:
                found.append(DISCARD + card)
        return found

    def left_over(self, table: Table, seat: int) -> int:
        return len(self.choices(table, seat)) - self.owed(table, seat)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        table.discard(seat, move - DISCARD)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-discard", {"count": self.owed(table, seat)})


class MoveCraftBack(Cost):
    """Move one Craft Building one space left, but never onto the Community Center tile."""

    asks = True

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        mine = table.seats[seat]
        return max(mine.crafts) > mine.center

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return None if self.affordable(table, seat, mode) else Message("reason-no-craft-to-retreat")

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return [RETREAT + craft for craft in range(CRAFTS) if mine.crafts[craft] > mine.center]

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        table.retreat(seat, move - RETREAT)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-retreat")


class Harvested(Cost):
    """Pay a number of a crop that has just been harvested and is still there.

    ruling: What was in the supply before does not count. A good counts as just harvested until Phase 7 is over, or
    until the card by which you harvested it right away is resolved.
    """

    passing = True

    def __init__(self, crop: int, number: int) -> None:
        self.crop = crop
        self.number = number

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        mine = table.seats[seat]
        return mine.notes[JUST_HARVESTED + self.crop] >= self.number and mine.goods[self.crop] >= self.number

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        table.pay(seat, self.crop, self.number)


class Price:
    """The upper half of a card with an arrow: one of several lists of costs, to be paid exactly."""

    def __init__(self, options: list[list[Cost]]) -> None:
        self.options = options

    def affordable(self, table: Table, seat: int) -> int:
        """Which options the seat can pay, one bit each."""
        found = 0
        for i in range(len(self.options)):
            payable = True
            for cost in self.options[i]:
                if not cost.affordable(table, seat, 0):
                    payable = False
                    break
            if payable:
                found |= 1 << i
        return found


def field_number(field: int) -> int:
    """The place of a field like this one in the blocks of moves that name fields."""
    return (field % EMPTY - LOWEST_ROW) * CONTENTS + field // EMPTY


def field_like(number: int) -> int:
    """A field of the kind that has this place in those blocks."""
    return number // CONTENTS + LOWEST_ROW + EMPTY * (number % CONTENTS)


def raised_fields(table: Table, seat: int) -> int:
    """The columns of the fields that an effect under way has raised, one bit each: it can't raise them any more."""
    stack = table.seats[seat].stack
    found = 0
    for i in range(0, len(stack), FRAME):
        step = table.steps[stack[i]]
        if isinstance(step, Effect) and step.raises and table.amended(RAISED_FIRST):
            found |= stack[i + 2] // PRIVATE
    return found


def planted_fields(table: Table, seat: int, without: int) -> list[int]:
    """The moves that pick a planted field, each kind once, leaving out some columns (one bit each)."""
    fields = table.seats[seat].fields
    found: list[int] = []
    for column in range(len(fields)):
        if fields[column] > EMPTY and not without >> column & 1:
            move = PICK_FIELD + field_number(fields[column])
            if move not in found:
                found.append(move)
    return found
