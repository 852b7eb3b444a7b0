"""The ways to pay for rooms, renovations, improvements and occupations, with what cards in play make of the costs.

The `terms` on which something is paid are what an occupation costs here, perhaps with `AT_LESSONS` added, or else the
index of the action that makes it cheaper, or otherwise special, or 0.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import SPACES, around
from allmende.agricola.components.improvement import ALSO_MAJORS, FIRST_COOKED, MAJORS
from allmende.agricola.components.moves import IMPROVE, IMPROVEMENTS, PLAY, RENOVATE, ROOM
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, GRAIN, STONY
from allmende.agricola.rules.costs import renovation_cost, room_cost
from allmende.agricola.rules.farm.supplies import has_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.as_minor import cost_by_card
from allmende.agricola.rules.language.before import lend, take_back
from allmende.agricola.rules.language.foods import cooked_food
from allmende.agricola.rules.language.house_savings import PIECES, Together
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.pieces import is_limited, pieces_under_way
from allmende.agricola.rules.language.savings import (
    COLUMNS,
    FROM_PILE,
    LESSONS,
    MAJOR,
    MINOR,
    OCCUPATION,
    RENOVATION,
    RETURNED,
    ROOMS,
    FromPile,
    Saving,
    is_affordable,
    is_beaten,
    lower,
)
from allmende.agricola.rules.moments import BEFORE_TEACHING
from allmende.agricola.rules.permits import GRAIN_FOR_BUILDING_MOST
from allmende.agricola.rules.state import State

AT_LESSONS: Final = 64
"""Added to the terms on a "Lessons" action space; more than the food of any occupation."""


def kind_of(move: int) -> int:
    """The kind of thing for which a move pays."""
    if move >= PLAY:
        return OCCUPATION if is_occupation(move - PLAY) else MINOR
    if IMPROVE <= move < IMPROVE + IMPROVEMENTS:
        return MAJOR
    return RENOVATION if move >= RENOVATE else ROOMS


def printed_costs(state: State, seat: int, move: int, terms: int) -> list[list[int]]:
    """The costs of a move without any cards, as pairs of resource and count; a card may have several ways to pay.

    `terms` are here what an occupation costs. A card for which an improvement is returned has a way for each of those
    that the seat has.
    """
    mine = state.seats[seat]
    action = special_action(state, move, terms)
    if action is not None and action.cost_here():
        return [action.cost_here()]
    if ROOM <= move < ROOM + SPACES:
        return [room_cost(mine.house)]
    if RENOVATE <= move < RENOVATE + 2:
        return [renovation_cost(house_after(mine.house, move), mine.room_count())]
    if move < PLAY:
        cost = state.setup.improvements[move - IMPROVE].cost
        other = cost_by_card(state, seat, move - IMPROVE) if mine.saves else []
        if other:
            return [cost, other]
        if mine.improvements > MAJORS and is_returned_for(state, seat, move):
            also = range(IMPROVEMENTS, IMPROVEMENTS + len(ALSO_MAJORS))
            return [cost, *[[RETURNED, i + 1] for i in also if mine.has_improvement(i)]]
        return [cost]
    if is_occupation(move - PLAY):
        return [[FOOD, terms % AT_LESSONS]]
    card = card_at(state, move - PLAY)
    if card.returns:
        return [[*cost, RETURNED, i + 1] for i in card.returns if mine.has_improvement(i) for cost in card.costs]
    if card.or_cooked:
        return [cooked_cost(state, seat, cost) for cost in card.costs]
    if not card.cost_each and not card.dearer:
        return card.costs
    each: list[int] = []
    if card.dearer and state.round >= card.dearer_from:
        each += card.dearer
    for i in range(0, len(card.cost_each), 2):
        each += [card.cost_each[i], card.cost_each[i + 1] * mine.people]
    return [cost + each for cost in card.costs]


def cooked_cost(state: State, seat: int, cost: list[int]) -> list[int]:
    """A cost of one animal, less the most food for which the seat can cook it."""
    mine, most = state.seats[seat], 0
    improvements = state.setup.improvements
    for i in range(len(improvements)):
        if improvements[i].cooks and mine.has_improvement(i):
            most = max(most, cooked_food(mine, improvements[i].cooks, cost[0] - FIRST_COOKED))
    return [*cost, FOOD, -most] if most else cost


def house_after(house: int, move: int) -> int:
    """The house's material after a renovation."""
    return STONY if move > RENOVATE else house + 1


def counted(pairs: list[int]) -> list[int]:
    """The counts of pairs by resource, and by other means of payment."""
    found = [0] * COLUMNS
    for i in range(0, len(pairs), 2):
        found[pairs[i]] += pairs[i + 1]
    return found


def ways_to_pay(state: State, seat: int, move: int, terms: int = 0) -> list[list[int]]:
    """All ways to pay for a move that the seat can afford, as counts by resource."""
    goods = state.seats[seat].goods
    found = [cost for cost in possible_ways(state, seat, move, terms) if is_affordable(goods, cost)]
    action = special_action(state, move, terms)
    if action is not None and action.reserves:
        found = [cost for cost in found if action.leaves_enough(state, seat, cost)]
    keeps = kept_after(state, move)
    return [cost for cost in found if left_after(goods, cost) >= keeps] if keeps else found


def kept_after(state: State, move: int) -> int:
    """The number of building resources that have to be left once a move has been paid for."""
    return card_at(state, move - PLAY).keeps if move >= PLAY else 0


def left_after(goods: list[int], cost: list[int]) -> int:
    """The number of building resources left after paying."""
    return sum(goods[:BUILDING_RESOURCES]) - sum(cost[:BUILDING_RESOURCES])


def possible_ways(state: State, seat: int, move: int, terms: int = 0) -> list[list[int]]:
    """All ways to pay for a move, even those that the seat can't afford."""
    found: list[list[int]] = []
    for ways in grouped_ways(state, seat, move, terms):
        found += ways
    return found


def grouped_ways(state: State, seat: int, move: int, terms: int) -> list[list[list[int]]]:
    """All ways to pay, in groups none of which makes another one useless.

    There is a group for each printed cost if something depends on which one is paid, otherwise one with all.
    """
    mine = state.seats[seat]
    ways = [counted(cost) for cost in printed_costs(state, seat, move, terms)]
    action = special_action(state, move, terms)
    savings = action.cheaper()[:] if action is not None else []
    if mine.saves:
        for card in mine.played:
            savings += [saving for saving in card_at(state, card).savings if saving.is_about(move)]
        if ROOM <= move < ROOM + SPACES and pieces_under_way(state, seat, ROOM) & PIECES == 1:
            for saving in savings[:]:
                if isinstance(saving, Together):
                    savings += saving.shares(mine.house)[-1]
    groups = [[way] for way in ways] if is_by_cost(state, move) else [ways]
    if savings:
        kind = kind_of(move)
        if kind == OCCUPATION and terms >= AT_LESSONS:
            kind |= LESSONS
        groups = [lower(kind, group, savings, state, seat) for group in groups]
    spent = action.must_spend() if action is not None else -1
    if spent < 0:
        return groups
    return [[cost for cost in group if with_pile(state, seat, cost)[spent] > 0] for group in groups]


def pile_of(state: State, seat: int) -> FromPile | None:
    """The pile on a card of the seat from which it may pay."""
    if state.seats[seat].saves:
        for card in state.seats[seat].played:
            for saving in card_at(state, card).savings:
                if isinstance(saving, FromPile):
                    return saving
    return None


def with_pile(state: State, seat: int, cost: list[int]) -> list[int]:
    """A cost in which the goods that come from a pile are counted as such."""
    if not cost[FROM_PILE]:
        return cost
    pile = pile_of(state, seat)
    assert pile is not None
    full = cost[:]
    for good in pile.left(state, seat)[: cost[FROM_PILE]]:
        full[good] += 1
    full[FROM_PILE] = 0
    return full


def ways_for_two(state: State, seat: int, move: int, terms: int) -> list[list[int]]:
    """Ways to pay for two rooms at once that don't exist one after the other, of which the seat can afford one.

    A card makes two rooms cheaper together. The second one alone may be too cheap for all of that already.
    """
    mine = state.seats[seat]
    if not mine.saves or not ROOM <= move < ROOM + SPACES or pieces_under_way(state, seat, ROOM) & PIECES:
        return []
    savings: list[Saving] = []
    for card in mine.played:
        savings += [saving for saving in card_at(state, card).savings if not isinstance(saving, FromPile)]
    shares: list[list[Saving]] = []
    for saving in savings:
        if isinstance(saving, Together):
            shares = saving.shares(mine.house)
    site = 1 << move - ROOM
    if not shares or is_limited(state, seat, ROOM):
        return []
    if not around(mine.rooms | site) & ~mine.used_spaces() & ~mine.kept_spaces() & ~site:
        return []
    action = special_action(state, move, terms)
    if action is not None:
        savings += action.cheaper()
    printed = counted(room_cost(mine.house))
    rooms = [lower(ROOMS, [printed], savings + share, state, seat) for share in shares]
    last = len(rooms) - 1
    one_by_one = sums(rooms[0], rooms[last])
    both: list[list[int]] = []
    for i in range(len(rooms)):
        both += sums(rooms[i], rooms[last - i])
    found: list[list[int]] = []
    for cost in both:
        known = cost in found or cost in one_by_one or is_beaten(cost, both) or is_beaten(cost, one_by_one)
        if not known and cost[GRAIN] <= GRAIN_FOR_BUILDING_MOST:
            found.append(cost)
    pile = pile_of(state, seat)
    if pile is not None:
        found = [way for cost in found for way in pile.ways(state, seat, cost)]
    found = [cost for cost in found if is_affordable(mine.goods, cost)]
    if action is not None and action.reserves:
        return [cost for cost in found if action.leaves_enough(state, seat, cost, 2)]
    return found


def sums(first: list[list[int]], second: list[list[int]]) -> list[list[int]]:
    """All costs of two things together, of which each has several ways to pay."""
    return [[one[i] + other[i] for i in range(len(one))] for one in first for other in second]


def is_by_cost(state: State, move: int) -> bool:
    """True if something depends on which printed cost is paid for a move."""
    return move >= PLAY and card_at(state, move - PLAY).by_cost


def printed_way(state: State, seat: int, move: int, terms: int, chosen: int) -> int:
    """The place of the printed cost behind one of the ways that the seat can afford; 0 if nothing depends on it."""
    if not is_by_cost(state, move):
        return 0
    left = chosen
    groups = grouped_ways(state, seat, move, terms)
    for printed in range(len(groups)):
        for way in groups[printed]:
            if is_affordable(state.seats[seat].goods, way):
                if not left:
                    return printed
                left -= 1
    raise AssertionError("there are not so many ways to pay")


def special_action(state: State, move: int, terms: int) -> Action | None:
    """The action with which something is paid for, if that has special terms."""
    if not terms or kind_of(move) == OCCUPATION:
        return None
    action = state.steps[terms]
    assert isinstance(action, Action)
    return action


def can_pay(state: State, seat: int, move: int, terms: int = 0) -> bool:
    """True if the seat can pay for a move; for an occupation, also with what cards give right before that."""
    mine = state.seats[seat]
    is_plain = not terms and not mine.saves and mine.improvements <= MAJORS
    if is_plain and IMPROVE <= move < IMPROVE + IMPROVEMENTS:  # asked most often: of each improvement at every turn
        return has_all(state, seat, state.setup.improvements[move - IMPROVE].cost)
    is_taught = kind_of(move) == OCCUPATION
    if is_taught and mine.moments >> BEFORE_TEACHING & 1:
        lent = lend(state, seat, BEFORE_TEACHING)
        payable = len(ways_to_pay(state, seat, move, terms)) > 0
        take_back(state, seat, lent)
        return payable
    special = terms % AT_LESSONS if is_taught else terms
    if mine.saves or special or kept_after(state, move) or is_returned_for(state, seat, move):
        return len(ways_to_pay(state, seat, move, terms)) > 0
    for cost in printed_costs(state, seat, move, terms):
        if has_all(state, seat, cost):
            return True
    return False


def is_returned_for(state: State, seat: int, move: int) -> bool:
    """True if an improvement is returned for a card, or can be for a Cooking Hearth, as a major one, too."""
    if move >= PLAY:
        return len(card_at(state, move - PLAY).returns) > 0
    if state.seats[seat].improvements <= MAJORS or not IMPROVE <= move < IMPROVE + IMPROVEMENTS:
        return False
    return state.setup.improvements[move - IMPROVE].returns and state.majors_of(seat) > MAJORS
