"""Effects that bring goods, sheep, tools, jewelry, fields and cards, without a choice or by choice."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.components.moves import DONE, TAKE, TAKE_CARD, TAKE_MARKER
from allmende.hallertau.components.pieces import FIELD, JEWELRY, RESOURCE_NAMES, TOOLS
from allmende.hallertau.rules.action_board import pass_marker
from allmende.hallertau.rules.fields import gain_field
from allmende.hallertau.rules.hand import draw
from allmende.hallertau.rules.language.amounts import FREELY, OPTION, PRIVATE, SPARINGLY, Amount, Matching
from allmende.hallertau.rules.language.effect import Effect, UpTo
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import gain, room_for


class Piecewise(Effect):
    """A gain without a choice. Sparingly: piece by piece, each to be taken or left.

    `piece` is the move that takes one.
    """

    piece: int
    spareable = True

    def most(self, state: State, seat: int, mode: int) -> int:
        """The number of pieces, if all are taken and there is room."""
        raise NotImplementedError

    def room(self, state: State, seat: int) -> bool:
        """True if one more piece can be had."""
        return True

    def give(self, state: State, seat: int, count: int, mode: int) -> None:
        """Gain `count` pieces, or as many as there is room for."""
        raise NotImplementedError

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        return self.most(state, seat, mode) > 0 and self.room(state, seat)

    def divisible_if_chosen(self, state: State, seat: int, mode: int) -> bool:
        return self.most(state, seat, mode) > 1 and self.room(state, seat)

    def moves(self, state: State, seat: int) -> list[int]:
        stack = state.seats[seat].stack
        mode = stack[-1]
        if mode % OPTION == FREELY or stack[-2] >= self.most(state, seat, mode) or not self.room(state, seat):
            return []
        return [self.piece, DONE]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            self.give(state, seat, 1, mine.stack[-1])

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        if mode % OPTION == FREELY:
            self.give(state, seat, self.most(state, seat, mode), mode)
        mine.pop()

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-sparingly")


class Gain(Piecewise):
    """Gain a number of one resource."""

    def __init__(self, resource: int, number: Amount) -> None:
        self.resource = resource
        self.number = number
        self.piece = TAKE + resource

    def amounts(self) -> list[Amount]:
        return [self.number]

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        number = self.most(state, seat, mode)
        if room_for(state, seat, self.resource, number) > 0:
            return None
        resource = Message(f"resource-{RESOURCE_NAMES[self.resource]}", {"count": 2})
        return Message("reason-full" if number else "reason-none", {"resource": resource})

    def most(self, state: State, seat: int, mode: int) -> int:
        return self.number.count(state, seat, mode)

    def jewelry(self, state: State, seat: int, mode: int) -> int:
        return self.most(state, seat, mode) if self.resource == JEWELRY else 0

    def room(self, state: State, seat: int) -> bool:
        return room_for(state, seat, self.resource, 1) > 0

    def give(self, state: State, seat: int, count: int, mode: int) -> None:
        gain(state, seat, self.resource, count, self.source(state, seat))
        if self.resource == TOOLS and mode % OPTION == SPARINGLY:
            # Pieces that were taken one by one are still gained at once.
            state.seats[seat].just_tools = state.seats[seat].stack[-2]


class GainField(Piecewise):
    """Place a number of new fields in a row."""

    def __init__(self, row: Amount, number: int) -> None:
        self.row = row
        self.number = number
        self.piece = TAKE + FIELD

    def amounts(self) -> list[Amount]:
        return [self.row]

    def is_alternative(self) -> bool:
        return isinstance(self.row, Matching)

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.room(state, seat) else Message("reason-no-column")

    def most(self, state: State, seat: int, mode: int) -> int:
        return self.number

    def room(self, state: State, seat: int) -> bool:
        return room_for(state, seat, FIELD, 1) > 0

    def give(self, state: State, seat: int, count: int, mode: int) -> None:
        for _ in range(count):
            gain_field(state, seat, self.row.count(state, seat, mode), self.source(state, seat))


class Draw(Piecewise):
    """Draw a number of cards from a pile."""

    piece = TAKE_CARD

    def __init__(self, deck: int, number: Amount) -> None:
        self.deck = deck
        self.draws_from = deck
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if state.left_in(self.deck) else Message("reason-deck-empty")

    def most(self, state: State, seat: int, mode: int) -> int:
        return self.number.count(state, seat, mode)

    def room(self, state: State, seat: int) -> bool:
        return state.left_in(self.deck) > 0

    def give(self, state: State, seat: int, count: int, mode: int) -> None:
        draw(state, seat, self.deck, count, self.source(state, seat))


class TakeMarker(Piecewise):
    """Take the first player marker."""

    piece = TAKE_MARKER

    def most(self, state: State, seat: int, mode: int) -> int:
        return 1

    def room(self, state: State, seat: int) -> bool:
        return state.first != seat

    def give(self, state: State, seat: int, count: int, mode: int) -> None:
        pass_marker(state, seat)


class Take(UpTo):
    """Gain goods of your choice out of some, one by one; `different`: each type once, else the same or different."""

    def __init__(self, number: Amount, goods: list[int], different: bool) -> None:
        super().__init__(number)
        self.goods = goods
        self.different = different

    def choices(self, state: State, seat: int) -> list[int]:
        taken = state.seats[seat].stack[-1] // PRIVATE
        return [TAKE + good for good in self.goods if not taken >> good & 1]

    def do(self, state: State, seat: int, move: int) -> None:
        if self.different:
            state.seats[seat].stack[-1] += PRIVATE << (move - TAKE)
        gain(state, seat, move - TAKE, 1, self.source(state, seat))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-take", {"count": self.left(state, seat)})


class TakeAlike(Effect):
    """Gain a number of goods of one type, chosen by the seat out of some. Sparingly: one by one."""

    spareable = True

    def __init__(self, number: Amount, goods: list[int]) -> None:
        self.number = number
        self.goods = goods

    def amounts(self) -> list[Amount]:
        return [self.number]

    def divisible(self, state: State, seat: int, mode: int) -> bool:
        return self.number.count(state, seat, mode) > 1

    def left(self, state: State, seat: int) -> int:
        """The number that may still be taken."""
        stack = state.seats[seat].stack
        return self.number.count(state, seat, stack[-1]) - stack[-2]

    def moves(self, state: State, seat: int) -> list[int]:
        if self.left(state, seat) <= 0:
            return []
        chosen = state.seats[seat].stack[-1] // PRIVATE
        found = [TAKE + chosen - 1] if chosen else [TAKE + good for good in self.goods]
        found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
            return
        count = 1 if mine.stack[-1] % OPTION == SPARINGLY else self.left(state, seat)
        if not mine.stack[-2]:
            mine.stack[-1] += PRIVATE * (move - TAKE + 1)
        mine.stack[-2] += count
        gain(state, seat, move - TAKE, count, self.source(state, seat))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-take-alike", {"count": self.left(state, seat)})
