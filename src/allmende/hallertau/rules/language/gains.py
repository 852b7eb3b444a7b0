"""What effects give: goods, sheep, tools, jewelry, fields and cards, given or chosen."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.rules.components import FIELD, RESOURCE_NAMES, TOOLS
from allmende.hallertau.rules.language.amounts import FREELY, OPTION, PRIVATE, SPARINGLY, Amount
from allmende.hallertau.rules.language.effect import Effect, OneByOne
from allmende.hallertau.rules.moves import DONE, TAKE, TAKE_CARD, TAKE_MARKER
from allmende.hallertau.rules.player import JUST_TOOLS
from allmende.hallertau.rules.state import Table


class Piecewise(Effect):
    """Something given without a choice. Sparingly: piece by piece, each to be taken or left.

    `piece` is the move that takes one.
    """

    piece: int
    spareable = True

    def most(self, table: Table, seat: int, mode: int) -> int:
        """How many pieces there are, if all are taken and there is room."""
        raise NotImplementedError

    def room(self, table: Table, seat: int) -> bool:
        """Whether one more piece can be had."""
        return True

    def give(self, table: Table, seat: int, count: int, mode: int) -> None:
        """Gain so many pieces, or as many as there is room for."""
        raise NotImplementedError

    def divisible(self, table: Table, seat: int, mode: int) -> bool:
        return self.most(table, seat, mode) > 0 and self.room(table, seat)

    def divisible_if_chosen(self, table: Table, seat: int, mode: int) -> bool:
        return self.most(table, seat, mode) > 1 and self.room(table, seat)

    def moves(self, table: Table, seat: int) -> list[int]:
        stack = table.seats[seat].stack
        mode = stack[-1]
        if mode % OPTION == FREELY or stack[-2] >= self.most(table, seat, mode) or not self.room(table, seat):
            return []
        return [self.piece, DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            self.give(table, seat, 1, mine.stack[-1])

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        if mode % OPTION == FREELY:
            self.give(table, seat, self.most(table, seat, mode), mode)
        mine.pop()

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sparingly")


class Gain(Piecewise):
    """Gain a number of one resource."""

    def __init__(self, resource: int, number: Amount) -> None:
        self.resource = resource
        self.number = number
        self.piece = TAKE + resource

    def amounts(self) -> list[Amount]:
        return [self.number]

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        number = self.most(table, seat, mode)
        if table.room_for(seat, self.resource, number) > 0:
            return None
        resource = Message(f"resource-{RESOURCE_NAMES[self.resource]}", {"count": 2})
        return Message("reason-full" if number else "reason-none", {"resource": resource})

    def most(self, table: Table, seat: int, mode: int) -> int:
        return self.number.count(table, seat, mode)

    def room(self, table: Table, seat: int) -> bool:
        return table.room_for(seat, self.resource, 1) > 0

    def give(self, table: Table, seat: int, count: int, mode: int) -> None:
        table.gain(seat, self.resource, count, self.source(table, seat))
        if self.resource == TOOLS and mode % OPTION == SPARINGLY:
            # Pieces that were taken one by one are still gained at once.
            table.seats[seat].notes[JUST_TOOLS] = table.seats[seat].stack[-2]


class GainField(Piecewise):
    """Place a number of new fields in a row."""

    def __init__(self, row: Amount, number: int) -> None:
        self.row = row
        self.number = number
        self.piece = TAKE + FIELD

    def amounts(self) -> list[Amount]:
        return [self.row]

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return None if self.room(table, seat) else Message("reason-no-column")

    def most(self, table: Table, seat: int, mode: int) -> int:
        return self.number

    def room(self, table: Table, seat: int) -> bool:
        return table.room_for(seat, FIELD, 1) > 0

    def give(self, table: Table, seat: int, count: int, mode: int) -> None:
        for _ in range(count):
            table.gain_field(seat, self.row.count(table, seat, mode), self.source(table, seat))


class Draw(Piecewise):
    """Draw a number of cards from a pile."""

    piece = TAKE_CARD

    def __init__(self, deck: int, number: Amount) -> None:
        self.deck = deck
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return None if table.left_in(self.deck) else Message("reason-deck-empty")

    def most(self, table: Table, seat: int, mode: int) -> int:
        return self.number.count(table, seat, mode)

    def room(self, table: Table, seat: int) -> bool:
        return table.left_in(self.deck) > 0

    def give(self, table: Table, seat: int, count: int, mode: int) -> None:
        table.draw(seat, self.deck, count, self.source(table, seat))


class TakeMarker(Piecewise):
    """Take the first player marker."""

    piece = TAKE_MARKER

    def most(self, table: Table, seat: int, mode: int) -> int:
        return 1

    def room(self, table: Table, seat: int) -> bool:
        return table.first != seat

    def give(self, table: Table, seat: int, count: int, mode: int) -> None:
        table.pass_marker(seat)


class Take(OneByOne):
    """Gain goods of your choice out of some, one by one; `different`: each type once, else the same or different."""

    def __init__(self, number: Amount, goods: list[int], different: bool) -> None:
        super().__init__(number)
        self.goods = goods
        self.different = different

    def choices(self, table: Table, seat: int) -> list[int]:
        taken = table.seats[seat].stack[-1] // PRIVATE
        return [TAKE + good for good in self.goods if not taken >> good & 1]

    def do(self, table: Table, seat: int, move: int) -> None:
        if self.different:
            table.seats[seat].stack[-1] += PRIVATE << (move - TAKE)
        table.gain(seat, move - TAKE, 1, self.source(table, seat))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-take", {"count": self.left(table, seat)})


class TakeAlike(Effect):
    """Gain a number of goods of one type, which is the seat's choice out of some. Sparingly: one by one."""

    spareable = True

    def __init__(self, number: Amount, goods: list[int]) -> None:
        self.number = number
        self.goods = goods

    def amounts(self) -> list[Amount]:
        return [self.number]

    def divisible(self, table: Table, seat: int, mode: int) -> bool:
        return self.number.count(table, seat, mode) > 1

    def left(self, table: Table, seat: int) -> int:
        """How many may still be taken."""
        stack = table.seats[seat].stack
        return self.number.count(table, seat, stack[-1]) - stack[-2]

    def moves(self, table: Table, seat: int) -> list[int]:
        if self.left(table, seat) <= 0:
            return []
        chosen = table.seats[seat].stack[-1] // PRIVATE
        found = [TAKE + chosen - 1] if chosen else [TAKE + good for good in self.goods]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        count = 1 if mine.stack[-1] % OPTION == SPARINGLY else self.left(table, seat)
        if not mine.stack[-2]:
            mine.stack[-1] += PRIVATE * (move - TAKE + 1)
        mine.stack[-2] += count
        table.gain(seat, move - TAKE, count, self.source(table, seat))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-take-alike", {"count": self.left(table, seat)})
