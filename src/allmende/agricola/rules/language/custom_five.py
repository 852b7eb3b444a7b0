"""Effects and amounts of single cards for five and six players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.improvement import ALL_MAJORS
from allmende.agricola.components.moves import CHOOSE, IMPROVEMENTS, MOST_WAYS
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import CATTLE, FOOD, SHEEP, WOOD
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.supplies import gain_all, pay_all
from allmende.agricola.rules.language.action import Action, OneOf
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.drawing import DrawMinors
from allmende.agricola.rules.language.effect import Effect, Given, Source
from allmende.agricola.rules.language.errands import DiscardOccupations
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.goods import TakeOne, paid, receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.leaving import LeaveGoods
from allmende.agricola.rules.language.occasions import FromSpace
from allmende.agricola.rules.moments import fields_told, space_told
from allmende.agricola.rules.permits import LAID_STALLS
from allmende.agricola.rules.phases import FIELD
from allmende.agricola.rules.shortages import NOT_NOW, goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

# Amounts and facts


class MajorCosts(Counted):
    """The building resources in the printed costs of one's major improvements; minor ones that are major cost none."""

    name = "major-costs"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        found = 0
        for number in range(IMPROVEMENTS):
            if mine.improvements >> number & 1:
                found += sum(state.setup.improvements[number].cost[1::2])
        return found


class PlayersWith(Amount):
    """The players who have at least one of a resource."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def count(self, state: State, seat: int) -> int:
        found = 0
        for mine in state.seats:
            if mine.goods[self.resource]:
                found += 1
        return found


class MoreWoodThanRest(Fact):
    """The seat has more wood than all other players together."""

    name = "more-wood-than-rest"

    def holds(self, state: State, seat: int) -> bool:
        others = 0
        for i in range(len(state.seats)):
            if i != seat:
                others += state.seats[i].goods[WOOD]
        return state.seats[seat].goods[WOOD] > others


class FromThere(FromSpace):
    """The actions of a certain action space have given at least one of these resources."""

    def __init__(self, space: int, resources: Sequence[int]) -> None:
        super().__init__(resources)
        self.space = space

    def holds(self, state: State, seat: int) -> bool:
        uses = state.seats[seat].uses
        return len(uses) > 0 and uses[-1].space == self.space and super().holds(state, seat)


# Goods


class FillUp(Given):
    """Goods of the general supply until the seat has a number of them."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource = resource
        self.number = number

    def foreseen(self, state: State, seat: int) -> list[int]:
        return [self.resource, max(0, self.number - state.seats[seat].goods[self.resource])]

    def give(self, state: State, seat: int, source: str) -> None:
        receive(state, seat, self.resource, max(0, self.number - state.seats[seat].goods[self.resource]), source)


class LayOnSpaces(Given):
    """Lay goods, pairs of resource and count, on each of several action spaces, which are bits; the mark has these.

    They are for the owner of the card alone.
    """

    def __init__(self, spaces: int, goods: Sequence[int]) -> None:
        self.spaces = spaces
        self.goods = list(goods)

    def give(self, state: State, seat: int, source: str) -> None:
        state.seats[seat].set_mark(self.card, self.spaces & state.setup.spaces)


def laid_on(state: State, space: int) -> list[int]:
    """The goods that cards have laid on an action space for their owners, as pairs."""
    found: list[int] = []
    for mine in state.seats:
        for card in mine.played:
            for effect in card_at(state, card).effects:
                if isinstance(effect, LayOnSpaces) and mine.mark_of(card) >> space & 1:
                    found += effect.goods
    return found


class TakeLaid(Given):
    """Take the goods that the card has laid on the action space in question, once from each."""

    def __init__(self, goods: Sequence[int]) -> None:
        self.goods = list(goods)

    def left_on_card(self, mark: int) -> int:
        return bit_count(mark) * sum(self.goods[1::2])

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        space, mark = space_told(state.told(seat)), mine.mark_of(self.card)
        if mark >> space & 1:
            mine.set_mark(self.card, mark & ~(1 << space))
            gain_all(state, seat, self.goods, source)


class HarvestWages(Given):
    """Goods for the grain fields that all other players have harvested together; the mark has the round, and these.

    Each pair of resource and count belongs to the one of `numbers` at its place, the smallest number of fields for it.
    `over`: the Field Phase is over, so that it is paid now; a field phase of a single player is paid at once.
    """

    def __init__(self, numbers: Sequence[int], pairs: Sequence[int], over: bool = False) -> None:
        self.numbers = list(numbers)
        self.pairs = list(pairs)
        self.over = over

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        mark = mine.mark_of(self.card)
        fields = mark & (1 << WAGE_BITS) - 1 if mark >> WAGE_BITS == state.round else 0
        if not self.over:
            fields += fields_told(state.told(seat), 0)
            if state.phase == FIELD:
                mine.set_mark(self.card, state.round << WAGE_BITS | fields)
                return
        mine.set_mark(self.card, 0)
        place = -1
        for i in range(len(self.numbers)):
            if fields >= self.numbers[i]:
                place = 2 * i
        if place >= 0:
            receive(state, seat, self.pairs[place], self.pairs[place + 1], source)


def is_silent(effect: Effect) -> bool:
    """True if an effect only counts for another one of its card, whose words say all."""
    return isinstance(effect, HarvestWages) and not effect.over


WAGE_BITS: Final = 8
"""The bits of a card's mark for the number of grain fields that have been harvested."""


class RepeatOption(Action):
    """Carry out the option once more that has just been chosen on an action space, for `cost` besides its own cost."""

    asks = "prompt-repeat-option"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, cost: Sequence[int]) -> None:
        self.cost = list(cost)

    def option(self, state: State, seat: int) -> TakeOne | None:
        """The option that has been chosen, by the goods that it has given."""
        got = state.told(seat)
        source = state.steps[state.setup.actions[state.seats[seat].uses[-1].space]]
        assert isinstance(source, Source)
        options = source.effects[0]
        assert isinstance(options, OneOf)
        for option in options.options:
            if isinstance(option, TakeOne) and got >> option.resource & 1:
                return option
        return None

    def price(self, state: State, seat: int) -> list[int]:
        """The cost of both, which are food."""
        option = self.option(state, seat)
        food = self.cost[1] + (option.cost[1] if option is not None and option.cost else 0)
        return [FOOD, food]

    def choices(self, state: State, seat: int) -> list[int]:
        enough = state.seats[seat].goods[FOOD] >= self.price(state, seat)[1]
        return [CHOOSE] if enough and self.option(state, seat) is not None else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.price(state, seat)) or (
            None if self.option(state, seat) is not None else NOT_NOW
        )

    def gains(self, state: State, seat: int) -> list[int]:
        """The goods of the option, as pairs."""
        option = self.option(state, seat)
        return [] if option is None else [option.resource, 1, *option.others]

    def deal(self, state: State, seat: int) -> list[int]:
        return [*paid(self.price(state, seat)), *self.gains(state, seat)]

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        gained = self.gains(state, seat)
        pay_all(state, seat, self.price(state, seat), source)
        gain_all(state, seat, gained, source)
        if SHEEP <= gained[0] <= CATTLE:
            accommodate(state, seat)


# Room for animals


class StallsByMajors(Given):
    """Room on the card for an animal of any kind for each major improvement of the other players, up to `most`.

    The mark has the room. `each`: one of them has just been built.
    """

    permit = LAID_STALLS

    def __init__(self, most: int, each: bool = False) -> None:
        self.most = most
        self.each = each

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        room = mine.mark_of(self.card)
        more = 1
        if not self.each:
            more = 0
            for i in range(len(state.seats)):
                if i != seat:
                    more += bit_count(state.seats[i].improvements & ALL_MAJORS)
        more = min(more, self.most - room)
        mine.set_mark(self.card, room + more)
        mine.stalls += more

    def stalls_on_card(self, mark: int) -> int:
        return mark


# Actions of other spaces


class ActOn(Action):
    """Carry out the actions of one of these action spaces, which are bits, if it is in play; that is no use of it."""

    asks = "prompt-act-on"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, spaces: int) -> None:
        self.spaces = [space for space in range(len(SPACE_NAMES)) if spaces >> space & 1]

    def source_of(self, state: State, space: int) -> Source:
        """The actions of an action space."""
        source = state.steps[state.setup.actions[space]]
        assert isinstance(source, Source)
        return source

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for i in range(len(self.spaces)):
            if state.spaces >> self.spaces[i] & 1 and self.source_of(state, self.spaces[i]).is_possible(state, seat):
                found.append(CHOOSE + i)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        refusal: Message | None = None
        for i in range(len(self.spaces)):
            refusal = self.move_refusal(state, seat, CHOOSE + i)
            if refusal is None:
                return None
        return refusal

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move - CHOOSE >= len(self.spaces):
            return NOT_NOW
        space = self.spaces[move - CHOOSE]
        if not state.spaces >> space & 1:
            return Message("reason-space-not-in-play", {"action": named("action", SPACE_NAMES[space])})
        return self.source_of(state, space).refusal(state, seat)

    def visible(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.spaces))]

    def do(self, state: State, seat: int, move: int) -> None:
        state.seats[seat].push(state.setup.actions[self.spaces[move - CHOOSE]])


FiveAction = RepeatOption | ActOn | LeaveGoods
FiveNode = (
    FiveAction | DrawMinors | FillUp | LayOnSpaces | TakeLaid | HarvestWages | StallsByMajors | DiscardOccupations
)
