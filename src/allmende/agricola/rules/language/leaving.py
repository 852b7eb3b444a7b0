"""Goods that a player leaves on the accumulation space that is used."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.moves import CHOOSE, MOST_WAYS
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.heaped import strange_on
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


class LeaveGoods(Action):
    """Leave half of the goods on the accumulation space that is about to be used, to get an animal.

    That takes exactly one of these `numbers` of goods there: to each of them belongs one of the `animals`. Goods of
    other kinds that cards have laid there count, too, and may be those that are left.
    """

    asks = "prompt-leave-goods"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, numbers: Sequence[int], animals: Sequence[int]) -> None:
        self.numbers = list(numbers)
        self.animals = list(animals)

    def pile(self, state: State, seat: int) -> list[int]:
        """The goods that lie there, as pairs of resource and count."""
        space = space_told(state.told(seat))
        return [ACCUMULATED[space], state.goods[space], *strange_on(state, space)]

    def animal(self, state: State, seat: int) -> int:
        """The animal for the number of goods there, or -1."""
        total = sum(self.pile(state, seat)[1::2])
        return self.animals[self.numbers.index(total)] if total in self.numbers else -1

    def ways(self, state: State, seat: int) -> list[list[int]]:
        """The goods that can be left, as pairs of resource and count, in each of the ways."""
        if self.animal(state, seat) < 0:
            return []
        pile = self.pile(state, seat)
        half = sum(pile[1::2]) // 2
        found: list[list[int]] = [[]]
        for i in range(0, len(pile), 2):
            longer: list[list[int]] = []
            for way in found:
                for count in range(min(pile[i + 1], half - sum(way[1::2])), -1, -1):
                    longer.append([*way, pile[i], count] if count else way)
            found = longer
        return [way for way in found if sum(way[1::2]) == half]

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.ways(state, seat)))]

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return Message("reason-other-number-there", {"numbers": one_of([str(number) for number in self.numbers])})

    def do(self, state: State, seat: int, move: int) -> None:
        use = use_of(state.seats[seat], space_told(state.told(seat)))
        assert use is not None
        animal, source = self.animal(state, seat), self.source(state, seat)
        use.left = self.ways(state, seat)[move - CHOOSE]
        receive(state, seat, animal, 1, source)
