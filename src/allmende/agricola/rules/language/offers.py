"""Offers of cards for a price."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import CHOOSE, PLOW
from allmende.agricola.components.pieces import CATTLE, FOOD, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.accumulation import ACCUMULATED, is_in_reach
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.farm.crops import plow
from allmende.agricola.rules.farm.supplies import hand_over, has_all, pay, pay_all
from allmende.agricola.rules.heaped import heap_up
from allmende.agricola.rules.language.action import Action, OnCard, Priced
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.effect import Given, building_resources_in, note_from_space
from allmende.agricola.rules.language.farming import sites
from allmende.agricola.rules.language.foods import kept_from_food, may_become_food
from allmende.agricola.rules.language.goods import Gain, paid, receive, take_from
from allmende.agricola.rules.moments import FIELDS_PLOWED, SPACES_TURNED, TURNED_TO_FOOD, space_told
from allmende.agricola.rules.player import SHEEP_EATEN
from allmende.agricola.rules.shortages import NOT_NOW, field_not_here, good_missing, goods_missing, no_place_for_field
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class Offer(Priced):
    """Pay a `cost`, and get `gains`.

    Of several on a card, each has a `way` of its own. `leaves`: the payment goes onto the accumulation space that has
    been used, or with `leaves_from` only if at least so many are playing. `to_doer`: it goes to the player who brought
    the moment about. `fence`: a fence of the supply goes, too, for good. `more`: an amount by which the count of the
    first good of the cost is higher. `all_of`: of the resource in the cost, all that there is has to be paid. `eaten`
    are the animals in the cost if food comes of it.
    """

    asks = "prompt-offer"

    def __init__(
        self,
        cost: Sequence[int],
        gains: Sequence[Given],
        way: int = 0,
        leaves: bool = False,
        to_doer: bool = False,
        fence: bool = False,
        leaves_from: int = 0,
        more: Amount | None = None,
        all_of: bool = False,
    ) -> None:
        self.cost = list(cost)
        self.gains = list(gains)
        self.leaves = leaves or leaves_from > 0
        self.leaves_from = leaves_from
        self.to_doer = to_doer
        self.fence = fence
        self.more = more
        self.all_of = all_of
        self.feeds = any(isinstance(gain, Gain) and gain.resource == FOOD for gain in gains)
        self.eaten = [good for good in self.cost[::2] if self.feeds and SHEEP <= good <= CATTLE]
        self.first = CHOOSE + way
        self.last = self.first + 1

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def turned_into_food(self) -> list[int]:
        return building_resources_in(self.cost) if self.feeds else []

    def price(self, state: State, seat: int) -> list[int]:
        """The cost now."""
        if self.all_of:
            return [self.cost[0], max(self.cost[1], state.seats[seat].goods[self.cost[0]])]
        if self.more is None:
            return self.cost
        return [self.cost[0], self.cost[1] + self.more.count(state, seat), *self.cost[2:]]

    def is_possible(self, state: State, seat: int) -> bool:
        if not has_all(state, seat, self.price(state, seat)) or (self.fence and state.seats[seat].fences_left() <= 0):
            return False
        for animal in self.eaten:
            if not may_become_food(state.seats[seat], animal):
                return False
        return self.has_gains(state, seat)

    def has_gains(self, state: State, seat: int) -> bool:
        """True if something would be given."""
        for gain in self.gains:
            if gain.is_possible(state, seat):
                return True
        return False

    def deal(self, state: State, seat: int) -> list[int]:
        found = paid(self.price(state, seat))
        for gain in self.gains:
            found += gain.foreseen(state, seat)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.fence and state.seats[seat].fences_left() <= 0:
            return Message("reason-no-fence-to-give")
        for animal in self.eaten:
            kept = kept_from_food(state.seats[seat], animal)
            if kept is not None:
                return kept
        return goods_missing(state, seat, self.price(state, seat)) or self.no_gains(state, seat)

    def no_gains(self, state: State, seat: int) -> Message | None:
        """The reason why nothing would be given; None if something would be."""
        if self.has_gains(state, seat):
            return None
        lacking = self.gains[0].refusal(state, seat)
        return Message("reason-no-round-space-left") if lacking is NOT_NOW else lacking

    def do(self, state: State, seat: int, move: int) -> None:
        if self.fence:
            remove_fence(state, seat)
        source = self.source(state, seat)
        if self.to_doer:
            for i in range(0, len(self.cost), 2):
                hand_over(state, seat, state.reaction(seat).doer, self.cost[i], self.cost[i + 1], self.card)
        else:
            pay_all(state, seat, self.price(state, seat), source)
        if self.leaves and len(state.seats) >= self.leaves_from:
            heap_up(state, space_told(state.told(seat)), self.cost[0], self.cost[1])
        before = state.seats[seat].goods[:] if self.of_space else []
        if SHEEP in self.eaten:
            state.seats[seat].flock |= SHEEP_EATEN
        for gain in self.gains:
            gain.give(state, seat, source)
        if self.eaten:
            for i in range(0, len(self.cost), 2):
                if self.cost[i] in self.eaten:
                    for _ in range(self.cost[i + 1]):
                        tell_own(state, seat, TURNED_TO_FOOD, self.cost[i])
        if self.of_space:
            note_from_space(state.seats[seat], before)


def remove_fence(state: State, seat: int) -> None:
    """Take a fence of the seat's supply out of play."""
    state.seats[seat].fences_away += 1
    if state.log is not None:
        state.log.append(events.PiecesRemoved(seat=seat, what="fence", count=1))


class BuyFromPile(OnCard):
    """Buy the top good of a pile on the card for `count` of `price`, food or another good."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, pile: Sequence[int], count: int, price: int = FOOD) -> None:
        self.pile = list(pile)
        self.pile_size = len(pile)
        self.count = count
        self.price = price

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [CHOOSE] if mine.mark_of(self.card) < self.pile_size and mine.goods[self.price] >= self.count else []

    def deal(self, state: State, seat: int) -> list[int]:
        bought = state.seats[seat].mark_of(self.card)
        return [self.price, -self.count, self.pile[bought], 1] if bought < self.pile_size else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return self.empty(state, seat) or good_missing(state, seat, self.price, self.count)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = self.source(state, seat)
        bought = mine.mark_of(self.card)
        pay(state, seat, self.price, self.count, source)
        mine.set_mark(self.card, bought + 1)
        receive(state, seat, self.pile[bought], 1, source)


class TilesOnCard(OnCard):
    """Plow a field with a tile that lies on the card, or up to `most` fields.

    Or several at once, `together`, with all tiles that lie there.
    """

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES

    def __init__(self, tiles: int, together: bool = False, most: int = 1) -> None:
        self.pile_size = tiles
        self.together = together
        self.most = tiles if together else most
        self.repeats = self.most > 1

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        plowed = self.so_far(state, seat) if self.repeats else 0
        used = (plowed if self.together else 0) or mine.mark_of(self.card)
        return sites(PLOW, mine.field_sites()) if used < self.pile_size and plowed < self.most else []

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        return no_place_for_field(state, seat) if self.so_far(state, seat) else self.nothing_to_plow(state, seat)

    def nothing_to_plow(self, state: State, seat: int) -> Message | None:
        """The refusal if there is no tile, or no place for one."""
        return self.empty(state, seat) or no_place_for_field(state, seat)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return field_not_here(state, seat, move - PLOW)

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(PLOW, PLOW + SPACES))

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.set_mark(self.card, self.pile_size if self.together else mine.mark_of(self.card) + 1)
        plow(state, seat, move - PLOW)
        if not self.repeats:
            tell_own(state, seat, FIELDS_PLOWED, 1)

    def end(self, state: State, seat: int) -> None:
        plowed = state.seats[seat].stack[-2]
        super().end(state, seat)
        if plowed:
            happen(state, seat, SPACES_TURNED, plowed)
            tell_own(state, seat, FIELDS_PLOWED, plowed)


class TakeFrom(Action):
    """Take one good of one of these accumulation spaces, if at least `least` lie there."""

    asks = "prompt-take-from"
    first = CHOOSE

    def __init__(self, spaces: int, least: int = 1) -> None:
        self.spaces = [space for space in range(SPACE_COUNT) if spaces >> space & 1]
        self.least = least
        self.last = CHOOSE + len(self.spaces)

    def choices(self, state: State, seat: int) -> list[int]:
        goods, played = state.goods, state.seats[seat].played
        found = [CHOOSE + i for i in range(len(self.spaces)) if goods[self.spaces[i]] >= self.least]
        return [move for move in found if is_in_reach(self.spaces[move - CHOOSE], played)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-too-little-there")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        there = state.goods[self.spaces[move - CHOOSE]]
        return None if there >= self.least else Message("reason-too-little-there")

    def do(self, state: State, seat: int, move: int) -> None:
        space = self.spaces[move - CHOOSE]
        state.goods[space] -= 1
        source = "" if state.log is None else f"space:{SPACE_NAMES[space]}"
        take_from(state, seat, space, ACCUMULATED[space], 1, source)
