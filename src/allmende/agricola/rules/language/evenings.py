"""Effects of cards that speak of the phases of a round."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import ROUNDS, SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE, FENCE, MOST_WAYS, PICK
from allmende.agricola.components.pieces import CARD_MARK, FOOD, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED, BUILDING_SPACES
from allmende.agricola.rules.farm.crops import pay_crop, take_one_of
from allmende.agricola.rules.farm.on_field import crops_in
from allmende.agricola.rules.farm.supplies import pay, promise
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.crops import fields_in_sight
from allmende.agricola.rules.language.effect import OPTIONAL, Effect
from allmende.agricola.rules.language.gains import award
from allmende.agricola.rules.language.goods import take_from
from allmende.agricola.rules.language.trigger import Waiting
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def crop_name(crop: int) -> Message:
    """The name of a crop."""
    return Message(f"resource-{RESOURCE_NAMES[crop]}", {"count": 1})


class TakeCrop(Action):
    """Take one crop of a kind from a field, even from below others. Afterward something else can be done."""

    asks = "prompt-take-crop"
    first = PICK
    last = FENCE

    def __init__(self, crop: int, then: Action | None = None) -> None:
        self.crop = crop
        self.then = then

    def parts(self) -> list[Effect]:
        return [] if self.then is None else [self.then]

    def choices(self, state: State, seat: int) -> list[int]:
        crops = state.seats[seat].crops
        return [PICK + field for field in range(len(crops)) if crops_in(crops[field], self.crop == VEGETABLE)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return (
            None
            if self.is_possible(state, seat)
            else Message("reason-no-such-crop", {"resource": crop_name(self.crop)})
        )

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-not-this-crop", {"resource": crop_name(self.crop)})

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        take_one_of(state, seat, move - PICK, self.crop)

    def finish(self, state: State, seat: int) -> None:
        if self.then is not None:
            state.seats[seat].push(self.then.index, 0, OPTIONAL)


class GrainFor(Action):
    """Pay a grain, from the supply or from a field, to do something; from the supply alone without `from_fields`."""

    asks = "prompt-pay-grain"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, then: Action, from_fields: bool = True) -> None:
        self.then = then
        self.from_fields = from_fields

    def parts(self) -> list[Effect]:
        return [self.then]

    def owns(self, move: int) -> bool:
        return move == CHOOSE or (self.from_fields and PICK <= move < FENCE)

    def choices(self, state: State, seat: int) -> list[int]:
        if not self.then.is_possible(state, seat):
            return []
        mine = state.seats[seat]
        found = [CHOOSE] if mine.goods[GRAIN] else []
        if self.from_fields:
            found += [PICK + field for field in range(len(mine.crops)) if crops_in(mine.crops[field], False)]
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        missing = Message("reason-no-grain-anywhere") if self.from_fields else good_missing(state, seat, GRAIN)
        return self.then.refusal(state, seat) or missing

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move == CHOOSE:
            return good_missing(state, seat, GRAIN)
        return Message("reason-not-this-crop", {"resource": crop_name(GRAIN)})

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat]) if self.from_fields else []

    def do(self, state: State, seat: int, move: int) -> None:
        if move == CHOOSE:
            pay(state, seat, GRAIN, 1)
        else:
            pay_crop(state, seat, move - PICK)

    def finish(self, state: State, seat: int) -> None:
        state.seats[seat].push(self.then.index)


class TakeFromSpace(Action):
    """Take a building resource from an accumulation space with enough of it: `least` of each kind, wood first."""

    asks = "prompt-take-from-space"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, least: Sequence[int]) -> None:
        self.least = list(least)

    def spaces(self, state: State) -> list[int]:
        """The action spaces from which one can be taken."""
        found: list[int] = []
        for space in range(SPACE_COUNT):
            if BUILDING_SPACES >> space & 1 and state.goods[space] >= self.least[ACCUMULATED[space]]:
                found.append(space)
        return found

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.spaces(state)))]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-space-with-plenty")

    def do(self, state: State, seat: int, move: int) -> None:
        space = self.spaces(state)[move - CHOOSE]
        state.goods[space] -= 1
        take_from(state, seat, space, ACCUMULATED[space], 1, f"space:{SPACE_NAMES[space]}")


class BuyPoints(Action):
    """Bonus points for a food, or another good, each, up to an amount."""

    asks = "prompt-buy-points"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS

    def __init__(self, most: Amount, good: int = FOOD) -> None:
        self.most = most
        self.good = good

    def choices(self, state: State, seat: int) -> list[int]:
        most = min(self.most.count(state, seat), state.seats[seat].goods[self.good])
        return [CHOOSE + i for i in range(most)]

    def refusal(self, state: State, seat: int) -> Message | None:
        if not self.most.count(state, seat):
            return Message("reason-no-harvest-completed")
        return good_missing(state, seat, self.good)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return self.refusal(state, seat) or good_missing(state, seat, self.good, move - CHOOSE + 1)

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        pay(state, seat, self.good, move - CHOOSE + 1, source)
        award(state, seat, move - CHOOSE + 1, source)


class LendFood(Action):
    """Lay a food on each of the next round spaces, a chosen number of `counts`; it comes back, with an action each.

    Where fewer round spaces are left, there is a food for each of them.
    """

    asks = "prompt-lend"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS
    owed = True

    def __init__(self, counts: Sequence[int], then: Action) -> None:
        self.counts = list(counts)
        self.waiting = Waiting(CARD_MARK, then)

    def laid(self) -> list[Effect]:
        return [self.waiting]

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for count in self.counts:
            food = min(count, ROUNDS - state.round)
            if 0 < food <= state.seats[seat].goods[FOOD] and CHOOSE + food - 1 not in found:
                found.append(CHOOSE + food - 1)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        left = ROUNDS - state.round
        return good_missing(state, seat, FOOD, min(left, *self.counts)) if left > 0 else Message("reason-no-round-left")

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        food = move - CHOOSE + 1
        pay(state, seat, FOOD, food, source)
        rounds = promise(state, seat, FOOD, food)
        for number in rounds:
            self.waiting.lay(state.seats[seat], number)
        if state.log is not None:
            name = RESOURCE_NAMES[FOOD]
            state.log.append(events.Promised(seat=seat, resource=name, count=1, rounds=rounds, source=source))
