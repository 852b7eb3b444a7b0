"""What effects and costs do with sheep: move them to other Farmyard cards, have them paid."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rules.position import FRAME
from allmende.hallertau.rules.amendments import BUTCHERY_ONLY, SHEEP_FOLLOWED, SHEEP_GONE, WHICH_GOES_BACK
from allmende.hallertau.rules.components import JEWELRY, ROUNDS, STABLES
from allmende.hallertau.rules.language.amounts import PRIVATE, Amount
from allmende.hallertau.rules.language.effect import Cost, OneByOne
from allmende.hallertau.rules.moves import PAY_JEWELRY, RETURN_SHEEP, SPEND_SHEEP, SUSTAIN
from allmende.hallertau.rules.player import JEWELRY_FOR_SHEEP, Player
from allmende.hallertau.rules.state import Table

NOWHERE: Final = STABLES + 1
"""Where the sheep is that was moved on and has been paid."""
OR_BEFORE: Final = 2 * NOWHERE
"""What is added to its place, if it may just as well be the one that was moved back from there."""
AS_WELL: Final = NOWHERE
"""What is added to a place, to remember how many of those that were moved back may just as well have been others."""


class Sustaining(OneByOne):
    """Sheep are moved on one by one, keeping track of what a card that is played in between does with them."""

    def gone(self, mine: Player, memory: int, place: int, left: int, back: int, any_of_them: bool) -> None:
        """So many sheep there have moved one card `back`, or (0) one has been paid; `left` of them are still there.

        What is remembered of those that have been moved is in this place of the stack. Of several, those that have been
        moved are paid first: the others can still be moved. Whether those move back that have been moved is left open
        until another is moved on, or else (not `any_of_them`) the others do so before them.
        """
        raise NotImplementedError


def tell(table: Table, seat: int, place: int, left: int, back: int) -> None:
    """Tell whatever is moving sheep on that some are gone from there."""
    mine = table.seats[seat]
    for i in range(0, len(mine.stack), FRAME):
        step = table.steps[mine.stack[i]]
        if isinstance(step, Sustaining) and table.amended(SHEEP_FOLLOWED):
            step.gone(mine, i + 2, place, left, back, table.amended(WHICH_GOES_BACK))


def count_in(place: int) -> int:
    """What counts one sheep in a place, in a memory of two bits a place."""
    return PRIVATE << 2 * place


class Sustain(Sustaining):
    """Move up to so many different sheep to the next Farmyard card, or from the last into the Stables."""

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        sheep = table.seats[seat].sheep
        for place in range(1, ROUNDS + 1):
            if sheep[place]:
                return None
        return Message("reason-no-sheep-on-cards")

    def moved(self, memory: int, place: int) -> int:
        """How many of the sheep there have been moved already: two bits a place."""
        return memory // PRIVATE >> 2 * place & 3

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for place in range(1, ROUNDS + 1):
            if mine.sheep[place] > self.moved(mine.stack[-1], place) or self.may_be_unmoved(mine, place):
                found.append(SUSTAIN + place - 1)
        return found

    def may_be_unmoved(self, mine: Player, place: int) -> bool:
        """Whether one of those there that count as moved has not been, if one went back that has."""
        memory = mine.stack[-1]
        if not mine.sheep[place] or not self.moved(memory, AS_WELL + place):
            return False
        return mine.sheep[place - 1] > self.moved(memory, place - 1)

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        place = move - SUSTAIN + 1
        if mine.sheep[place] == self.moved(mine.stack[-1], place):
            # So it is one that has been moved that went back.
            mine.stack[-1] += count_in(place - 1) - count_in(place) - count_in(AS_WELL + place)
        mine.stack[-1] += count_in(place + 1)
        table.move_sheep(seat, place)

    def gone(self, mine: Player, memory: int, place: int, left: int, back: int, any_of_them: bool) -> None:
        moved = self.moved(mine.stack[memory], place)
        if back:
            along = max(0, moved - left)
            mine.stack[memory] += along * (count_in(place - 1) - count_in(place))
            if any_of_them:
                mine.stack[memory] += (min(back, moved) - along) * count_in(AS_WELL + place)
        elif moved:
            mine.stack[memory] -= count_in(place)
        elif self.moved(mine.stack[memory], AS_WELL + place + 1):
            mine.stack[memory] -= count_in(place + 1) + count_in(AS_WELL + place + 1)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sustain", {"count": self.left(table, seat)})


class SustainOne(Sustaining):
    """Move one and the same sheep to the next Farmyard card up to so many times."""

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return None if self.places(table.seats[seat]) else Message("reason-no-sheep-on-cards")

    def places(self, mine: Player) -> list[int]:
        """The Round spaces with sheep."""
        return [place for place in range(1, ROUNDS + 1) if mine.sheep[place]]

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        place = mine.stack[-1] // PRIVATE % OR_BEFORE
        if not place:
            return [SUSTAIN + place - 1 for place in self.places(mine)]
        found: list[int] = []
        if mine.stack[-1] // PRIVATE != place:
            found.append(SUSTAIN + place - 2)
        if place <= ROUNDS and (mine.sheep[place] or not table.amended(SHEEP_GONE)):
            found.append(SUSTAIN + place - 1)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        place = move - SUSTAIN + 1
        mine.stack[-1] = mine.stack[-1] % PRIVATE + PRIVATE * (place + 1)
        table.move_sheep(seat, place)

    def gone(self, mine: Player, memory: int, place: int, left: int, back: int, any_of_them: bool) -> None:
        at = mine.stack[memory] // PRIVATE
        to = at
        if at % OR_BEFORE == place:
            if left:
                to = place + OR_BEFORE if back and any_of_them else at
            else:
                to = place - 1 if back or at != place else NOWHERE
        elif at == place + 1 + OR_BEFORE and not left:
            to = place + 1
        mine.stack[memory] += PRIVATE * (to - at)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sustain-one", {"count": self.left(table, seat)})


class PaySheep(Cost):
    """Pay sheep, each from a Farmyard card or from the Stables.

    Where a card says so, the Butchery takes a jewelry instead (note `JEWELRY_FOR_SHEEP`).
    """

    asks = True
    pauses = True

    def __init__(self, number: Amount) -> None:
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        return table.seats[seat].sheep_count() >= self.number.count(table, seat, mode)

    def refusal(self, table: Table, seat: int, mode: int) -> Message | None:
        return None if table.seats[seat].sheep_count() else Message("reason-no-sheep")

    def owed(self, table: Table, seat: int) -> int:
        stack = table.seats[seat].stack
        return self.number.count(table, seat, stack[-1]) - stack[-2]

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for place in range(1, STABLES + 1):
            if mine.sheep[place]:
                found.append(SPEND_SHEEP + place - 1)
        own_step = mine.stack[-FRAME] == self.index  # as the price of a card
        if mine.notes[JEWELRY_FOR_SHEEP] and mine.jewelry and not (own_step and table.amended(BUTCHERY_ONLY)):
            found.append(PAY_JEWELRY)
        return found

    def left_over(self, table: Table, seat: int) -> int:
        return table.seats[seat].sheep_count() - self.owed(table, seat)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        if move == PAY_JEWELRY:
            table.pay(seat, JEWELRY, 1)
        else:
            place = move - SPEND_SHEEP + 1
            table.pay_sheep(seat, place)
            tell(table, seat, place, table.seats[seat].sheep[place], back=0)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-pay-sheep")


class MoveSheepBack(Cost):
    """Move different sheep to the previous Farmyard card, from the Stables to the last; some have nowhere to go."""

    asks = True

    def __init__(self, number: int) -> None:
        self.number = number

    def affordable(self, table: Table, seat: int, mode: int) -> bool:
        return table.seats[seat].sheep_count() >= self.number

    def owed(self, table: Table, seat: int) -> int:
        return self.number - table.seats[seat].stack[-2]

    def unmoved(self, table: Table, seat: int, place: int) -> int:
        """How many of the sheep there have not been moved yet."""
        mine = table.seats[seat]
        moved = mine.stack[-1] // PRIVATE
        # Two bits a place: how many have been moved to it.
        return mine.sheep[place] - (moved >> 2 * place & 3)

    def choices(self, table: Table, seat: int) -> list[int]:
        places = [place for place in range(1, STABLES + 1) if self.unmoved(table, seat, place)]
        return [RETURN_SHEEP + place - 1 for place in places]

    def left_over(self, table: Table, seat: int) -> int:
        total = 0
        for place in range(1, STABLES + 1):
            total += self.unmoved(table, seat, place)
        return total - self.owed(table, seat)

    def pay(self, table: Table, seat: int, move: int, mode: int) -> None:
        mine = table.seats[seat]
        place = move - RETURN_SHEEP + 1
        goes = table.can_move_back(seat, place)
        if goes:
            mine.stack[-1] += PRIVATE << 2 * (place - 1)
        table.move_sheep_back(seat, place)
        if not goes:
            tell(table, seat, place, self.unmoved(table, seat, place), back=0)
        if not self.owed(table, seat):
            # Only now it is clear how many stay where they were.
            for to in range(1, STABLES):
                back = mine.stack[-1] // PRIVATE >> 2 * to & 3
                if back:
                    tell(table, seat, to + 1, self.unmoved(table, seat, to + 1), back)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-move-sheep-back", {"count": self.owed(table, seat)})
