"""Goods paid beside an improvement, and animals that become food as soon as they come."""

from __future__ import annotations

from allmende.agricola.components.improvement import Improvement
from allmende.agricola.components.moves import CHOOSE, IMPROVEMENTS, MOST_WAYS
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import give_before
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.on_card import LAID_BITS
from allmende.agricola.rules.language.putting import carry_out
from allmende.agricola.rules.moments import BEFORE_IMPROVING, OBTAINED_BITS, improvement_told
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class PayExtra(Action):
    """Pay one more building resource of a kind in the printed cost of what has just been built or played, for food."""

    asks = "prompt-pay-extra"
    first = CHOOSE
    last = CHOOSE + BUILDING_RESOURCES

    def __init__(self, food: int) -> None:
        self.food = food

    def turned_into_food(self) -> list[int]:
        return list(range(BUILDING_RESOURCES))

    def printed(self, state: State, seat: int) -> list[int]:
        """The building resources in the printed cost, or in one of those."""
        number = improvement_told(state.told(seat))
        tile: Improvement | None = state.setup.improvements[number] if number < IMPROVEMENTS else None
        costs = [tile.cost] if tile is not None else card_at(state, number - IMPROVEMENTS).costs
        return [good for good in range(BUILDING_RESOURCES) if any(good in cost[::2] for cost in costs)]

    def choices(self, state: State, seat: int) -> list[int]:
        goods = state.seats[seat].goods
        return [CHOOSE + good for good in self.printed(state, seat) if goods[good]]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-none-of-printed-cost")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move - CHOOSE not in self.printed(state, seat):
            return Message("reason-none-of-printed-cost")
        return good_missing(state, seat, move - CHOOSE)

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay(state, seat, move - CHOOSE, 1, source)
        receive(state, seat, FOOD, self.food, source)


class TurnObtained(Action):
    """Turn animals that have just come into food, any number of them."""

    asks = "prompt-turn-obtained"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, animal: int, food: int) -> None:
        self.animal = animal
        self.food = food

    def choices(self, state: State, seat: int) -> list[int]:
        most = min(state.told(seat) >> OBTAINED_BITS, state.seats[seat].goods[self.animal], MOST_WAYS)
        return [CHOOSE + i for i in range(most)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return good_missing(state, seat, self.animal)

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        count = move - CHOOSE + 1
        pay(state, seat, self.animal, count, source)
        receive(state, seat, FOOD, self.food * count, source)


class BuildFromCard(BuildMajor):
    """Build a major improvement without paying for it, but for `count` goods off the card."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def left_on_card(self, mark: int) -> int:
        return mark & (1 << LAID_BITS) - 1

    def laid_there(self, state: State, seat: int) -> int:
        """The goods on the card."""
        return state.seats[seat].mark_of(self.card) & (1 << LAID_BITS) - 1

    def choices(self, state: State, seat: int) -> list[int]:
        if self.laid_there(state, seat) < self.count:
            return []
        return [self.first + i for i in self.among if state.improvements >> i & 1]

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.laid_there(state, seat) < self.count:
            return Message("reason-too-little-on-card", {"count": self.count})
        return super().refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) - self.count)
        give_before(state, seat, BEFORE_IMPROVING)
        carry_out(state, seat, move)


ExtraAction = PayExtra | TurnObtained | BuildFromCard
