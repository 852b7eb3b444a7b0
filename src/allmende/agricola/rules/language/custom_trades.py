"""Effects of single cards: rooms on cards, goods of one's choice, goods laid on fields, cards and action spaces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES, next_harvest, space_number
from allmende.agricola.components.moves import CHOOSE, PLOW, TAKE
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, RESOURCES
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED, BUILDING_SPACES
from allmende.agricola.rules.farm.crops import fields_of
from allmende.agricola.rules.farm.supplies import gain, has_all, pay, pay_all, set_aside
from allmende.agricola.rules.heaped import heap_up, heap_up_from_supply
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.another_space import PlaceAnother, Placing
from allmende.agricola.rules.language.before import give_before
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given
from allmende.agricola.rules.language.gains import award
from allmende.agricola.rules.language.goods import Gain, receive
from allmende.agricola.rules.language.placing import free_spaces
from allmende.agricola.rules.language.stock import STORED_BITS
from allmende.agricola.rules.moments import BEFORE_PLACING, OBTAINED, space_told
from allmende.agricola.rules.permits import HOUSES_LATER
from allmende.agricola.rules.phases import BREEDING, FEEDING, FIELD
from allmende.agricola.rules.shortages import good_missing, goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(BUILDING_RESOURCES), 2))
"""The pairs of different building resources."""


class RoomOnCard(Given):
    """The card provides room for a person from now on, which its mark notes because it comes once."""

    permit = HOUSES_LATER

    def give(self, state: State, seat: int, source: str) -> None:
        state.seats[seat].quarters += 1


class FoodInFields(Action):
    """Place food in empty fields, for bonus points: one of several prices each. The counter has the fields."""

    asks = "prompt-food-in-fields"
    first = CHOOSE
    repeats = True

    def __init__(self, prices: Sequence[int], points: Sequence[int]) -> None:
        self.prices = list(prices)
        self.points = list(points)
        self.last = CHOOSE + len(self.prices)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if self.so_far(state, seat) >= fields_of(mine, -1):
            return []
        return [CHOOSE + i for i in range(len(self.prices)) if mine.goods[FOOD] >= self.prices[i]]

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.so_far(state, seat) >= fields_of(state.seats[seat], -1):
            return Message("reason-no-field-empty")
        return good_missing(state, seat, FOOD, self.prices[0])

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return self.refusal(state, seat) or good_missing(state, seat, FOOD, self.prices[move - CHOOSE])

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay(state, seat, FOOD, self.prices[move - CHOOSE], "farmyard")
        award(state, seat, self.points[move - CHOOSE], source)


class CollectGoods(Action):
    """Take a begging marker, and different goods of one's choice: each time the next one of `counts`.

    The mark counts the times, the counter has the goods taken, as bits.
    """

    asks = "prompt-collect"
    first = TAKE
    last = PLOW
    owed = True
    repeats = True

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)

    def due(self, state: State, seat: int) -> int:
        """The number of goods to take this time; 0 if it is over."""
        mine = state.seats[seat]
        times = mine.mark_of(self.card) if self.card in mine.played else len(self.counts)
        return self.counts[times] if times < len(self.counts) else 0

    def choices(self, state: State, seat: int) -> list[int]:
        taken = self.so_far(state, seat)
        if taken.bit_count() >= self.due(state, seat):
            return []
        return [TAKE + resource for resource in range(RESOURCES) if not taken >> resource & 1]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if not mine.stack[-2]:
            mine.begging += 1
            if state.log is not None:
                state.log.append(events.BeggingMarkerTaken(seat=seat))
        mine.stack[-2] |= 1 << move - TAKE
        if mine.stack[-2].bit_count() >= self.due(state, seat):
            mine.set_mark(self.card, mine.mark_of(self.card) + 1)
            mine.pop()
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        receive(state, seat, move - TAKE, 1, self.source(state, seat))

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-card-used-up")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-kind-taken") if self.is_possible(state, seat) else Message("reason-card-used-up")

    def visible(self, state: State, seat: int) -> list[int]:
        return [TAKE + resource for resource in range(RESOURCES)]

    def prompt(self, state: State, seat: int) -> Message:
        left = self.due(state, seat) - self.so_far(state, seat).bit_count()
        return Message(self.asks, {"count": left})


class UseStock(Action):
    """Take a good off the card, or give it back from there to do something. The mark has the number of goods."""

    asks = "prompt-offer"
    mark_step = -1

    def __init__(self, resource: int, then: Action | None = None) -> None:
        self.resource = resource
        self.then = then
        self.first = CHOOSE if then is None else CHOOSE + 1
        self.last = self.first + 1

    def parts(self) -> list[Effect]:
        return [] if self.then is None else [self.then]

    def lying(self, state: State, seat: int) -> int:
        """The number of goods on the card."""
        return state.seats[seat].mark_of(self.card) & (1 << STORED_BITS) - 1

    def is_possible(self, state: State, seat: int) -> bool:
        return self.lying(state, seat) > 0 and (self.then is None or self.then.is_possible(state, seat))

    def choices(self, state: State, seat: int) -> list[int]:
        return [self.first] if self.is_possible(state, seat) else []

    def deal(self, state: State, seat: int) -> list[int]:
        return [self.resource, 1] if self.then is None and self.lying(state, seat) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if not self.lying(state, seat):
            return Message("reason-card-empty")
        return None if self.then is None else self.then.refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        mine.set_mark(self.card, mine.mark_of(self.card) - 1)
        if self.then is None:
            receive(state, seat, self.resource, 1, source)
        else:
            mine.push(self.then.index)


class PayFor(Action):
    """Pay something to do something else, in its `way`; the payment `leaves` for the space used, or goes `onto` one."""

    asks = "prompt-pay-for-action"

    def __init__(self, cost: Sequence[int], then: Action, leaves: bool = False, way: int = 0, onto: str = "") -> None:
        self.first = CHOOSE + way
        self.last = self.first + 1
        self.cost = list(cost)
        self.then = then
        self.leaves = leaves
        self.onto = space_number(onto) if onto else -1

    def parts(self) -> list[Effect]:
        return [self.then]

    def is_possible(self, state: State, seat: int) -> bool:
        if not has_all(state, seat, self.cost):
            return False
        mine = state.seats[seat]
        goods = set_aside(mine, self.cost)
        possible = self.then.is_possible(state, seat)
        mine.goods = goods
        return possible

    def choices(self, state: State, seat: int) -> list[int]:
        return [self.first] if self.is_possible(state, seat) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return goods_missing(state, seat, self.cost) or self.then.refusal(state, seat) or Message("reason-too-dear")

    def do(self, state: State, seat: int, move: int) -> None:
        onto = space_told(state.told(seat)) if self.leaves else self.onto
        to = self.source(state, seat) if self.onto < 0 else f"space:{SPACE_NAMES[self.onto]}"
        pay_all(state, seat, self.cost, to)
        if onto >= 0:
            heap_up(state, onto, self.cost[0], self.cost[1])
        state.seats[seat].push(self.then.index)


class OwnOrOthers(Given):
    """Goods for the owner of the action space that the card is, or fewer for another player, and some for the owner."""

    def __init__(self, own: Gain, others: Gain, tribute: Gain) -> None:
        self.own = own
        self.others = others
        self.tribute = tribute

    def give(self, state: State, seat: int, source: str) -> None:
        if self.card in state.seats[seat].played:
            self.own.give(state, seat, source)
            return
        self.others.give(state, seat, source)
        for owner in range(len(state.seats)):
            if self.card in state.seats[owner].played:
                theirs = state.own(owner)
                gain(state, owner, self.tribute.resource, self.tribute.count, source)
                if theirs.moments >> OBTAINED & 1:  # the owner waits, and goes on once its cards have reacted
                    state.settle(owner)


class AddToSpace(Given):
    """Goods of the general supply come onto an accumulation space, if it is in play."""

    def __init__(self, resource: int, count: int, space: int) -> None:
        self.resource = resource
        self.count = count
        self.space = space

    def give(self, state: State, seat: int, source: str) -> None:
        if state.spaces >> self.space & 1:
            heap_up_from_supply(state, seat, self.space, self.resource, self.count)


class LayOnOther(Action):
    """Lay goods of the supply on the other one of two accumulation spaces; then another person may be placed."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, resource: int, count: int, spaces: int) -> None:
        self.resource = resource
        self.count = count
        self.spaces = spaces
        self.then = PlaceAnother()

    def parts(self) -> list[Effect]:
        return [self.then]

    def other(self, state: State, seat: int) -> int:
        """The other action space."""
        others = self.spaces & ~(1 << space_told(state.told(seat)))
        return others.bit_length() - 1

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None

    def do(self, state: State, seat: int, move: int) -> None:
        heap_up_from_supply(state, seat, self.other(state, seat), self.resource, self.count)
        state.seats[seat].push(self.then.index, 0, OPTIONAL)


class LayPairs(Action):
    """Lay a pair of different building resources on each improvement, another one each. The mark has them as bits."""

    asks = "prompt-lay-pair"
    first = CHOOSE
    last = CHOOSE + len(PAIRS)
    owed = True

    def lacking(self, state: State, seat: int) -> int:
        """The number of pairs still to be laid."""
        mine = state.seats[seat]
        most = min(mine.improvement_count(), len(PAIRS))
        return max(0, most - mine.mark_of(self.card).bit_count())

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if self.card not in mine.played or not self.lacking(state, seat):
            return []
        mark = mine.mark_of(self.card)
        return [CHOOSE + i for i in range(len(PAIRS)) if not mark >> i & 1]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        self.do(state, seat, move)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) | 1 << move - CHOOSE)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-pair-taken")

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-improvement-there")


class TakePair(Action):
    """Take one of the pairs of building resources that the card has laid."""

    asks = "prompt-take-pair"
    first = CHOOSE
    last = CHOOSE + len(PAIRS)

    def choices(self, state: State, seat: int) -> list[int]:
        mark = state.seats[seat].mark_of(self.card)
        return [CHOOSE + i for i in range(len(PAIRS)) if mark >> i & 1]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-card-empty")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-pair-not-there")

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) & ~(1 << move - CHOOSE))
        source = self.source(state, seat)
        for resource in PAIRS[move - CHOOSE]:
            gain(state, seat, resource, 1, source)


class EveryFourth(Given):
    """An animal comes when the mark has counted up to a multiple of `every`, and the card has room for it."""

    def __init__(self, animal: int, every: int = 4) -> None:
        self.animal = animal
        self.every = every

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        times = mine.mark_of(self.card) + 1
        mine.set_mark(self.card, times)
        if times % self.every == 0:
            mine.sties += 1
            receive(state, seat, self.animal, 1, source)


class LeaveOutHarvest(Given):
    """The next harvest is left out, with all that belongs to it."""

    def give(self, state: State, seat: int, source: str) -> None:
        over = 1 if state.phase in (FIELD, FEEDING, BREEDING) else 0
        state.seats[seat].fasts = next_harvest(state.round + over)


class PlaceAtNight(Placing):
    """Place a person, before others do, on an accumulation space of a building resource that is not in the supply."""

    asks = "prompt-place-at-night"

    def spaces(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        if not mine.home:
            return 0
        found = 0
        for space in range(SPACE_COUNT):
            if BUILDING_SPACES >> space & 1 and not mine.goods[ACCUMULATED[space]]:
                found |= 1 << space
        return found & free_spaces(state, seat)

    def wrong_space(self, state: State, seat: int, space: int) -> Message | None:
        return Message("reason-no-such-night")

    def put(self, state: State, seat: int, space: int) -> None:
        state.shared_version += 1
        give_before(state, seat, BEFORE_PLACING)
        super().put(state, seat, space)


TradeAction = FoodInFields | CollectGoods | UseStock | PayFor | LayOnOther | LayPairs | TakePair | PlaceAtNight
TradeNode = TradeAction | RoomOnCard | OwnOrOthers | AddToSpace | EveryFourth | LeaveOutHarvest
