"""Effects and costs that concern sheep: moving them to other Farmyard cards, and paying them."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rules.state import FRAME
from allmende.hallertau.components.moves import PAY_JEWELRY, RETURN_SHEEP, SPEND_SHEEP, SUSTAIN
from allmende.hallertau.components.pieces import JEWELRY, ROUNDS, STABLES
from allmende.hallertau.rules.amendments import BUTCHERY_ONLY, SHEEP_FOLLOWED, SHEEP_GONE, WHICH_GOES_BACK
from allmende.hallertau.rules.language.amounts import PRIVATE, Amount
from allmende.hallertau.rules.language.effect import Cost, UpTo
from allmende.hallertau.rules.player import Player
from allmende.hallertau.rules.sheep import can_move_back, move_sheep, move_sheep_back, pay_sheep
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import pay

NOWHERE: Final = STABLES + 1
"""The place of the sheep that was moved on and has been paid."""
OR_BEFORE: Final = 2 * NOWHERE
"""Added to the place of the sheep that was moved on, if it may just as well be the one that moved back from there."""
AS_WELL: Final = NOWHERE
"""Added to a place: the memory of the number of sheep moved back from it that may just as well have been others."""


class Sustaining(UpTo):
    """Sheep are moved on one by one; cards played in between may move them back or take them, which is tracked."""

    minds_sheep = True

    def gone(self, mine: Player, memory: int, place: int, left: int, back: int, any_of_them: bool) -> None:
        """Note that `back` sheep at `place` have moved one card back, or (0) that one has been paid.

        `left` of them are still there. `memory` is the index on the stack of the step's memory of moved sheep. Of
        several, those that have been moved on are paid first: the others can still be moved. With `any_of_them` it is
        left open until another is moved on if the sheep that moved back had been moved on; without, the others move
        back before them.
        """
        raise NotImplementedError


def tell(state: State, seat: int, place: int, left: int, back: int) -> None:
    """Notify each step that is moving sheep on of sheep that have left `place`; the arguments are those of
    `Sustaining.gone`."""
    mine = state.seats[seat]
    for i in range(0, len(mine.stack), FRAME):
        step = state.steps[mine.stack[i]]
        if isinstance(step, Sustaining) and state.amended(SHEEP_FOLLOWED):
            step.gone(mine, i + 2, place, left, back, state.amended(WHICH_GOES_BACK))


def count_in(place: int) -> int:
    """The number that counts one sheep at `place`, in a memory of two bits a place."""
    return PRIVATE << 2 * place


class Sustain(Sustaining):
    """Move at most `number` different sheep to the next Farmyard card, or from the last into the Stables."""

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        sheep = state.seats[seat].sheep
        for place in range(1, ROUNDS + 1):
            if sheep[place]:
                return None
        return Message("reason-no-sheep-on-cards")

    def moved(self, memory: int, place: int) -> int:
        """The number of sheep at `place` that have been moved already: two bits a place."""
        return memory // PRIVATE >> 2 * place & 3

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for place in range(1, ROUNDS + 1):
            if mine.sheep[place] > self.moved(mine.stack[-1], place) or self.may_be_unmoved(mine, place):
                found.append(SUSTAIN + place - 1)
        return found

    def may_be_unmoved(self, mine: Player, place: int) -> bool:
        """True if a sheep at `place` that counts as moved may be another, because a moved one may have gone back."""
        memory = mine.stack[-1]
        if not mine.sheep[place] or not self.moved(memory, AS_WELL + place):
            return False
        return mine.sheep[place - 1] > self.moved(memory, place - 1)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        place = move - SUSTAIN + 1
        if mine.sheep[place] == self.moved(mine.stack[-1], place):
            # So the sheep that went back was one that had been moved.
            mine.stack[-1] += count_in(place - 1) - count_in(place) - count_in(AS_WELL + place)
        mine.stack[-1] += count_in(place + 1)
        move_sheep(state, seat, place)

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

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-sustain", {"count": self.left(state, seat)})


class SustainOne(Sustaining):
    """Move one and the same sheep to the next Farmyard card at most `number` times."""

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.places(state.seats[seat]) else Message("reason-no-sheep-on-cards")

    def places(self, mine: Player) -> list[int]:
        """The Round spaces with sheep."""
        return [place for place in range(1, ROUNDS + 1) if mine.sheep[place]]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        place = mine.stack[-1] // PRIVATE % OR_BEFORE
        if not place:
            return [SUSTAIN + place - 1 for place in self.places(mine)]
        found: list[int] = []
        if mine.stack[-1] // PRIVATE != place:
            found.append(SUSTAIN + place - 2)
        if place <= ROUNDS and (mine.sheep[place] or not state.amended(SHEEP_GONE)):
            found.append(SUSTAIN + place - 1)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        place = move - SUSTAIN + 1
        mine.stack[-1] = mine.stack[-1] % PRIVATE + PRIVATE * (place + 1)
        move_sheep(state, seat, place)

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

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-sustain-one", {"count": self.left(state, seat)})


class PaySheep(Cost):
    """Pay sheep, each from a Farmyard card or from the Stables.

    Where a card says so, the Butchery takes a jewelry instead (note `JEWELRY_FOR_SHEEP`).
    """

    minds_sheep = True
    asks = True
    pauses = True

    def __init__(self, number: Amount) -> None:
        self.number = number

    def amounts(self) -> list[Amount]:
        return [self.number]

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        return state.seats[seat].sheep_count() >= self.number.count(state, seat, mode)

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if state.seats[seat].sheep_count() else Message("reason-no-sheep")

    def owed(self, state: State, seat: int) -> int:
        stack = state.seats[seat].stack
        return self.number.count(state, seat, stack[-1]) - stack[-2]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for place in range(1, STABLES + 1):
            if mine.sheep[place]:
                found.append(SPEND_SHEEP + place - 1)
        own_step = mine.stack[-FRAME] == self.index  # as the price of a card
        if mine.jewelry_for_sheep and mine.jewelry and not (own_step and state.amended(BUTCHERY_ONLY)):
            found.append(PAY_JEWELRY)
        return found

    def left_over(self, state: State, seat: int) -> int:
        return state.seats[seat].sheep_count() - self.owed(state, seat)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        if move == PAY_JEWELRY:
            pay(state, seat, JEWELRY, 1)
        else:
            place = move - SPEND_SHEEP + 1
            pay_sheep(state, seat, place)
            tell(state, seat, place, state.seats[seat].sheep[place], back=0)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-pay-sheep")


class MoveSheepBack(Cost):
    """Move different sheep to the previous Farmyard card, from the Stables to the last; some have nowhere to go."""

    minds_sheep = True
    asks = True

    def __init__(self, number: int) -> None:
        self.number = number

    def affordable(self, state: State, seat: int, mode: int) -> bool:
        return state.seats[seat].sheep_count() >= self.number

    def owed(self, state: State, seat: int) -> int:
        return self.number - state.seats[seat].stack[-2]

    def unmoved(self, state: State, seat: int, place: int) -> int:
        """The number of sheep at `place` that have not been moved yet."""
        mine = state.seats[seat]
        moved = mine.stack[-1] // PRIVATE
        # Two bits a place: the number that have been moved to it.
        return mine.sheep[place] - (moved >> 2 * place & 3)

    def choices(self, state: State, seat: int) -> list[int]:
        places = [place for place in range(1, STABLES + 1) if self.unmoved(state, seat, place)]
        return [RETURN_SHEEP + place - 1 for place in places]

    def left_over(self, state: State, seat: int) -> int:
        total = 0
        for place in range(1, STABLES + 1):
            total += self.unmoved(state, seat, place)
        return total - self.owed(state, seat)

    def pay(self, state: State, seat: int, move: int, mode: int) -> None:
        mine = state.seats[seat]
        place = move - RETURN_SHEEP + 1
        goes = can_move_back(state, seat, place)
        if goes:
            mine.stack[-1] += PRIVATE << 2 * (place - 1)
        move_sheep_back(state, seat, place)
        if not goes:
            tell(state, seat, place, self.unmoved(state, seat, place), back=0)
        if not self.owed(state, seat):
            # Only now the number of those that stay is clear.
            for to in range(1, STABLES):
                back = mine.stack[-1] // PRIVATE >> 2 * to & 3
                if back:
                    tell(state, seat, to + 1, self.unmoved(state, seat, to + 1), back)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-move-sheep-back", {"count": self.owed(state, seat)})
