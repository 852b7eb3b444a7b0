"""Payment for rooms, renovations, improvements and occupations, where cards in play may leave a choice of ways.

The `terms` on which something is paid are what an occupation costs here, perhaps with `AT_LESSONS` added, or else the
index of the action that makes it cheaper, or otherwise special, or 0.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SPACES, STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE, DONE, FENCE, IMPROVE, IMPROVEMENTS, PICK, PLAY, ROOM, SOW, STABLE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import FOOD, GRAIN, RESOURCE_NAMES, RESOURCES, WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.farm.buildings import build_stable
from allmende.agricola.rules.farm.places import place_of
from allmende.agricola.rules.farm.supplies import gain, pay
from allmende.agricola.rules.language.before import give_before
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.piece_ways import fence_ways, is_clay_price, stable_ways
from allmende.agricola.rules.language.pieces import CLAY_PAID, PREPAID, count_piece, note_grain
from allmende.agricola.rules.language.postponed import note_wood_paid
from allmende.agricola.rules.language.putting import carry_out, give_back, put_fences, unused_among
from allmende.agricola.rules.language.savings import (
    ELSEWHERE,
    FOOD_SPACE,
    FROM_CARDS,
    FROM_PILE,
    MAJOR,
    MINOR,
    OCCUPATION,
    RETURNED,
)
from allmende.agricola.rules.language.ways_to_pay import (
    AT_LESSONS,
    kind_of,
    pile_of,
    printed_way,
    special_action,
    ways_for_two,
    ways_to_pay,
    with_pile,
)
from allmende.agricola.rules.moments import BEFORE_TEACHING, HAS_COOKED, LESSONS_PAID, UPGRADED
from allmende.agricola.rules.phases import PAYING
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Step

DUE: Final = 255
"""In the mode of a choice of ways to pay for fences: the bits for their number."""
PALISADES_PLACE: Final = 8
SPACES_PLACE: Final = 16
PRINTED_PLACE: Final = 8
"""In the mode of a choice of ways to pay for a stable."""


def charge(state: State, seat: int, move: int, terms: int = 0) -> None:
    """Have a move paid for and carried out; if there are several ways to pay, the seat is asked first."""
    if kind_of(move) == OCCUPATION:
        give_before(state, seat, BEFORE_TEACHING)
    ways = ways_to_pay(state, seat, move, terms)
    for_two = ways_for_two(state, seat, move, terms)
    if for_two and len(ways) + len(for_two) == 1:
        buy_two(state, seat, move, for_two[0])
    elif len(ways) == 1 and not for_two:
        buy(state, seat, move, ways, 0, terms)
    else:
        state.seats[seat].push(PAYING, move, terms)


def buy_two(state: State, seat: int, move: int, cost: list[int]) -> None:
    """Pay for two rooms and build the first one of them; the second one has to follow."""
    cost = take_off_pile(state, seat, cost)
    settle_bill(state, seat, cost, bought(state, move))
    note_wood_paid(state, seat, cost[WOOD], for_improvement=False)
    note_grain(state, seat, cost[GRAIN])
    state.seats[seat].stack[-2] |= PREPAID
    carry_out(state, seat, move)


def buy(state: State, seat: int, move: int, ways: list[list[int]], chosen: int, terms: int) -> None:
    """Pay for a move in one of the ways that there are, and carry it out."""
    action = special_action(state, move, terms)
    printed = printed_way(state, seat, move, terms, chosen)
    way = take_off_pile(state, seat, ways[chosen])
    settle_bill(state, seat, way, bought(state, move))
    note_wood_paid(state, seat, way[WOOD], for_improvement=kind_of(move) in (MAJOR, MINOR))
    if ROOM <= move < ROOM + SPACES:
        note_grain(state, seat, way[GRAIN])
    food = way[FOOD] + way[ELSEWHERE] + way[FROM_CARDS] if move >= PLAY else 0
    carry_out(state, seat, move, printed, action is not None and action.with_major, food)
    if food and kind_of(move) == OCCUPATION and terms >= AT_LESSONS:
        happen(state, seat, LESSONS_PAID, food)
    if way[FOOD] < 0 and move >= PLAY and card_at(state, move - PLAY).or_cooked:
        happen(state, seat, HAS_COOKED)
    if way[RETURNED] and move < PLAY:
        happen(state, seat, UPGRADED)


def buy_stable(state: State, seat: int, move: int, cost: list[int], wood: int) -> None:
    """Pay for a stable of `wood` wood, in whatever way, and build it."""
    site = move - STABLE
    count_piece(state, seat, unused_among(state.seats[seat], 1 << site))
    settle_bill(state, seat, cost, place_of(state, site))
    note_grain(state, seat, cost[GRAIN])
    if is_clay_price(cost, wood):
        state.seats[seat].stack[-2] |= CLAY_PAID
    build_stable(state, seat, site, 0)
    note_wood_paid(state, seat, cost[WOOD], for_improvement=False)


def settle_bill(state: State, seat: int, cost: list[int], to: str) -> None:
    """Pay all positive counts, after getting the negative ones."""
    for resource in range(RESOURCES):
        if cost[resource] < 0:
            gain(state, seat, resource, -cost[resource])
    for resource in range(RESOURCES):
        if cost[resource] > 0:
            pay(state, seat, resource, cost[resource], to)
    if len(cost) > RESOURCES:
        if cost[ELSEWHERE]:
            pay_from_space(state, seat, cost[ELSEWHERE], to)
        if cost[RETURNED]:
            give_back(state, seat, cost[RETURNED] - 1)


def pay_from_space(state: State, seat: int, food: int, to: str) -> None:
    """Pay with food from the accumulation space from which a card permits taking it."""
    state.goods[FOOD_SPACE] -= food
    state.seats[seat].goods[FOOD] += food  # it is not obtained, but paid at once
    if state.log is not None:
        source = f"space:{SPACE_NAMES[FOOD_SPACE]}"
        state.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[FOOD], count=food, source=source))
    pay(state, seat, FOOD, food, to)


def take_off_pile(state: State, seat: int, cost: list[int]) -> list[int]:
    """Take the goods of a payment that come from a pile into the supply; return all that is paid from there then."""
    full = with_pile(state, seat, cost)
    pile = pile_of(state, seat) if cost[FROM_PILE] else None
    if pile is not None:
        mine = state.seats[seat]
        for good in pile.left(state, seat)[: cost[FROM_PILE]]:
            mine.goods[good] += 1  # it is not obtained, but paid at once
            if state.log is not None:
                source = card_at(state, pile.card).target
                state.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[good], count=1, source=source))
        mine.set_mark(pile.card, mine.mark_of(pile.card) + cost[FROM_PILE])
    return full


def bought(state: State, move: int) -> str:
    """The place on the screen where the payment goes, if events are logged."""
    if state.log is None:
        return ""
    if ROOM <= move < ROOM + SPACES:
        return place_of(state, move - ROOM)
    if IMPROVE <= move < IMPROVE + IMPROVEMENTS:
        return f"improvement:{state.setup.improvements[move - IMPROVE].name}"
    return card_at(state, move - PLAY).target if move >= PLAY else "supply"


class Paying(Step[State]):
    """The choice among ways to pay. The counter has the move that is paid for, the mode the terms.

    For fences, some of which may be paid with clay, the mode has their number, that of the palisades, and the spaces
    of the pasture; for a stable its price in wood, and the one without other cards.
    """

    def ways(self, state: State, seat: int) -> list[list[int]]:
        """The ways that the seat can afford."""
        stack = state.seats[seat].stack
        if STABLE <= stack[-2] < PICK:
            return stable_ways(state, seat, stack[-1] & DUE, stack[-1] >> PRINTED_PLACE)
        if FENCE <= stack[-2] < SOW:
            return fence_ways(state, seat, stack[-1] & DUE, palisades=stack[-1] >> PALISADES_PLACE & DUE)
        return ways_to_pay(state, seat, stack[-2], stack[-1]) + self.ways_for_two(state, seat)

    def ways_for_two(self, state: State, seat: int) -> list[list[int]]:
        """The ways at the end that pay for a second room, too."""
        stack = state.seats[seat].stack
        return ways_for_two(state, seat, stack[-2], stack[-1])

    def moves(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.ways(state, seat)))]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        ways = self.ways(state, seat)
        for_two = len(self.ways_for_two(state, seat))
        wanted, terms = mine.stack[-2], mine.stack[-1]
        mine.pop()
        if STABLE <= wanted < PICK:
            buy_stable(state, seat, wanted, ways[move - CHOOSE], terms & DUE)
        elif FENCE <= wanted < SOW:
            settle_bill(state, seat, ways[move - CHOOSE], "supply")
            note_grain(state, seat, ways[move - CHOOSE][GRAIN])
            put_fences(state, seat, terms >> SPACES_PLACE, terms >> PALISADES_PLACE & DUE)
        elif move - CHOOSE >= len(ways) - for_two:
            buy_two(state, seat, wanted, ways[move - CHOOSE])
        else:
            buy(state, seat, wanted, ways, move - CHOOSE, terms)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-pay-for", self.wanted(state, state.seats[seat].stack[-2]))

    def wanted(self, state: State, move: int) -> dict[str, str | Message]:
        """The thing that is paid for, by its kind and its name."""
        if ROOM <= move < ROOM + SPACES:
            return {"what": "room", "name": FARM_SPACE_NAMES[move - ROOM]}
        if STABLE <= move < PICK:
            return {"what": "stable", "name": STABLE_SITE_NAMES[move - STABLE]}
        if FENCE <= move < SOW:
            return {"what": "fences", "name": ""}
        if move >= PLAY:
            return {"what": "card", "name": named("card", CARD_NAMES[move - PLAY])}
        if move >= IMPROVE:
            return {
                "what": "improvement",
                "name": named("the-improvement", state.setup.improvements[move - IMPROVE].name),
            }
        return {"what": "renovation", "name": ""}

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return Message("reason-pay-first") if move == DONE else elsewhere(state, seat, move)
