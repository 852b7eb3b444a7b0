"""Where people may be placed, what using an action space is, and what cards change about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.amendments import EITHER_SIDE, PERSON_MOVES_ON
from allmende.agricola.rules.board import SPACE_COUNT, space_bits
from allmende.agricola.rules.language.effect import Action, Space
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.language.sharing import MEETING_PLACE, MUMMYS_BOY
from allmende.agricola.rules.language.tolls import pay_tolls, put_back, tolls_due, withhold
from allmende.agricola.rules.language.trigger import heeding
from allmende.agricola.rules.language.turns import note_taken, note_used_heap
from allmende.agricola.rules.moments import AHEAD_OF_USE, BEFORE_USE, announced
from allmende.agricola.rules.moves import PLACE, TAKE
from allmende.agricola.rules.permits import SHARES_SPACES
from allmende.agricola.rules.phases import ELSEWHERE, LAY_PLACE, REACTING, USING, WITHOUT_USE
from allmende.agricola.rules.standing import LEAVING, VISITOR
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME, WAIT

MARKETS: Final[int] = space_bits(["sheep-market", "pig-market", "cattle-market"])
WISHES: Final[int] = space_bits(["basic-wish-for-children", "urgent-wish-for-children", "modest-wish-for-children"])
BEFORE_ACTIONS: Final = 1 << BEFORE_USE | 1 << AHEAD_OF_USE
"""The moments at which cards may have something to do before the actions of an action space."""


def free_spaces(table: Table, seat: int) -> int:
    """The action spaces on which the seat may place a person, as bits."""
    if table.seats[seat].permits & SHARES_SPACES:
        return shared_spaces(table, seat, placing=True)
    return table.spaces & ~table.occupied


def unoccupied_spaces(table: Table, seat: int) -> int:
    """The action spaces that are not occupied for the seat, as bits."""
    if table.seats[seat].permits & SHARES_SPACES:
        return shared_spaces(table, seat, placing=False)
    return table.spaces & ~table.occupied


def shared_spaces(table: Table, seat: int, placing: bool, without: int = -1) -> int:
    """The action spaces that the seat may use with cards in play that speak of it, to place a person or otherwise.

    `without`: a card that is left out.
    """
    spaces = table.spaces
    free = ~table.occupied
    for card in table.seats[seat].played:
        for access in card_at(table, card).accesses if card != without else []:
            spaces |= access.opens(table, seat)
            if placing or access.counts_as_free:
                free |= access.shares(table, seat)
    return spaces & free


def considered_free(table: Table, seat: int) -> int:
    """The action spaces that cards of the seat consider not to be occupied, even if people are there, as bits."""
    mine, found = table.seats[seat], 0
    if mine.permits & SHARES_SPACES:
        for card in mine.played:
            for access in card_at(table, card).accesses:
                if access.counts_as_free:
                    found |= access.shares(table, seat)
    return found


def known_spaces(table: Table, seat: int) -> int:
    """The action spaces in play for a seat, even if they are occupied, as bits."""
    spaces = table.spaces
    if table.seats[seat].permits & SHARES_SPACES:
        for card in table.seats[seat].played:
            for access in card_at(table, card).accesses:
                spaces |= access.opens(table, seat)
    return spaces


def revealed_spaces(table: Table) -> int:
    """The action spaces that everybody sees: those in play for some seat at least, as bits."""
    spaces = table.spaces
    for seat in range(len(table.seats)):
        spaces |= known_spaces(table, seat)
    return spaces


def placings(table: Table, seat: int, spaces: int) -> list[int]:
    """The moves that use one of these action spaces, if there is something to do on it."""
    found: list[int] = []
    for space in range(SPACE_COUNT):
        if spaces >> space & 1 and can_use(table, seat, space):
            found.append(PLACE + space)
    return found


def placings_of(table: Table, seat: int, spaces: int, called: int) -> list[int]:
    """The moves that place a person, perhaps one that is `called` from the supply, where it is none any more."""
    mine = table.seats[seat]
    mine.people_away += called
    found = placings(table, seat, spaces)
    mine.people_away -= called
    return found


def can_use(table: Table, seat: int, space: int) -> bool:
    """Whether the seat could do something on an action space, once it has given what cards of others ask for."""
    action = table.setup.actions[space]
    if not table.setup.cards:
        return is_useful(table, seat, action)
    tolls = tolls_due(table, seat, space)
    enough = withhold(table, seat, tolls)
    useful = enough and is_useful(table, seat, action)
    put_back(table, seat, tolls)
    return useful or (enough and becomes_useful(table, seat, space))


def is_useful(table: Table, seat: int, action: int) -> bool:
    """Whether the seat could do something on an action space."""
    node = table.steps[action]
    assert isinstance(node, Space)
    return node.is_possible(table, seat)


def becomes_useful(table: Table, seat: int, space: int) -> bool:
    """Whether something can be done on an action space thanks to what cards give or offer before it is used."""
    if not table.seats[seat].moments & BEFORE_ACTIONS:
        return False
    speaks = speaks_before(table, seat, BEFORE_USE, space)
    if not speaks and not (table.amended(EITHER_SIDE) and speaks_before(table, seat, AHEAD_OF_USE, space)):
        return False
    owned = table.owned
    trial = table.copy()
    table.owned = owned  # what was copied is never looked at again
    assert isinstance(trial, Table)
    depth = len(trial.own(seat).stack) + 2 * FRAME  # below the cards lie the use of the space, and its actions
    place_person(trial, seat, space)
    node = table.steps[table.setup.actions[space]]
    assert isinstance(node, Space)
    return leads_to(trial, seat, depth, node)


def speaks_before(table: Table, seat: int, moment: int, space: int) -> bool:
    """Whether a card has something to do at a moment before the actions of an action space."""
    mine = table.seats[seat]
    if not mine.moments >> moment & 1:
        return False
    mine.push(REACTING, announced(moment, seat, space))  # of which conditions may ask
    heeds = len(heeding(table, seat, moment, space)) > 0
    mine.pop()
    return heeds


def leads_to(trial: Table, seat: int, depth: int, node: Space) -> bool:
    """Whether an action is possible in some way once the stack of a seat is no higher than this any more."""
    stack = trial.seats[seat].stack
    while len(stack) > depth:
        if stack[-FRAME] == WAIT:  # for others, who have no say in what is possible
            trial.seats[seat].pop()
            continue
        step = trial.steps[stack[-FRAME]]
        moves = step.moves(trial, seat)
        if not moves:
            step.resume(trial, seat)
        elif len(moves) == 1:
            step.play(trial, seat, moves[0])
        else:
            for move in moves:
                twin = trial.copy()
                assert isinstance(twin, Table)
                twin.own(seat)
                step.play(twin, seat, move)
                if leads_to(twin, seat, depth, node):
                    return True
            return False
    return node.is_possible(trial, seat)


def note_joining(table: Table, seat: int, space: int) -> None:
    """Note it if the seat can place a person here only because it may join one of its own once in a round."""
    mine = table.seats[seat]
    if MUMMYS_BOY in mine.played and not shared_spaces(table, seat, placing=True, without=MUMMYS_BOY) >> space & 1:
        mine.set_mark(MUMMYS_BOY, table.round)


def place_person(table: Table, seat: int, space: int) -> None:
    """Place a person, if none is left at home one of the supply, and use the action space."""
    mine = table.seats[seat]
    if mine.home:
        table.put_person(seat, space)
    else:
        mine.helpers -= 1
        table.call_person(seat, space, VISITOR)
    use_space(table, seat, space)


def use_space(table: Table, seat: int, space: int, mode: int = 0) -> None:
    """Use an action space; with the mode `ELSEWHERE`, the person that does it was placed on another one, or nobody."""
    mine = table.seats[seat]
    if table.setup.cards:
        pay_tolls(table, seat, space)
        if not uses_under_way(table, seat):
            mine.built = 0
        else:
            note_taken(mine)
        mine.taken = 0
        mine.visited |= 1 << space
        note_used_heap(mine, space)
        mine.push(USING, space, mode | table.goods[space] << LAY_PLACE)
    mine.push(table.setup.actions[space])
    if table.setup.cards:
        table.happen(seat, BEFORE_USE, space)
        if table.amended(EITHER_SIDE):
            table.tell_own(seat, AHEAD_OF_USE, space)


def act_without_use(table: Table, seat: int, space: int) -> None:
    """Carry out the actions of an action space, without a person, and without anybody using it."""
    mine = table.seats[seat]
    mine.push(USING, space, ELSEWHERE | WITHOUT_USE)
    mine.push(table.setup.actions[space])


def can_act_without_use(table: Table, seat: int, space: int) -> bool:
    """Whether the seat could do something there in that way."""
    mine = table.seats[seat]
    mine.push(USING, space, ELSEWHERE | WITHOUT_USE)  # of which the actions may ask
    useful = is_useful(table, seat, table.setup.actions[space])
    mine.pop()
    return useful


class Placing(Action):
    """The use of another action space, perhaps with another person."""

    asks = "prompt-place-second"
    first = PLACE
    last = TAKE

    def spaces(self, table: Table, seat: int) -> int:
        """The action spaces that may be used now, as bits; none if nobody is there to do it."""
        raise NotImplementedError

    def choices(self, table: Table, seat: int) -> list[int]:
        return placings_of(table, seat, self.spaces(table, seat), 0 if table.seats[seat].home else 1)

    def do(self, table: Table, seat: int, move: int) -> None:
        note_joining(table, seat, move - PLACE)
        place_person(table, seat, move - PLACE)


class PlaceAnother(Placing):
    """Place another person right after the first one, on any action space, or even on one that is `occupied`.

    `one_on`: one of the two people has to be on one of these action spaces, which are bits; that is for two, no more.

    ruling: There can never be two people on the Meeting Place.
    """

    def __init__(self, one_on: int = 0, occupied: bool = False) -> None:
        self.one_on = one_on
        self.occupied = occupied

    def spaces(self, table: Table, seat: int) -> int:
        if not table.seats[seat].may_place() or (self.one_on and uses_under_way(table, seat) != 1):
            return 0
        if self.occupied:
            return known_spaces(table, seat) & ~(table.occupied & MEETING_PLACE)
        free = free_spaces(table, seat)
        return free & self.one_on if self.one_on and not self.one_on >> table.told(seat) & 1 else free

    def do(self, table: Table, seat: int, move: int) -> None:
        if self.occupied:
            place_person(table, seat, move - PLACE)
        else:
            super().do(table, seat, move)


class PlaceFromSupply(Placing):
    """Place a person of one's supply; it has to be done, and that person is out of play afterwards."""

    asks = "prompt-place-from-supply"
    owed = True

    def spaces(self, table: Table, seat: int) -> int:
        return free_spaces(table, seat) if table.seats[seat].supply() > 0 else 0

    def choices(self, table: Table, seat: int) -> list[int]:
        return placings_of(table, seat, self.spaces(table, seat), 1)

    def do(self, table: Table, seat: int, move: int) -> None:
        note_joining(table, seat, move - PLACE)
        table.call_person(seat, move - PLACE, LEAVING)
        use_space(table, seat, move - PLACE)


class UseAnother(Placing):
    """Use another one of these action spaces with the same person, perhaps for something, or even if it is `occupied`.

    `the_other`: it is the other one of two. The person uses none that it has used
    already. The person ends there, and the space that it leaves is open again.
    """

    asks = "prompt-use-another"

    def __init__(self, bits: int, cost: Sequence[int] = (), the_other: bool = False, occupied: bool = False) -> None:
        self.bits = bits
        self.the_other = the_other
        self.cost = list(cost)
        self.occupied = occupied

    def spaces(self, table: Table, seat: int) -> int:
        if self.occupied:
            return self.bits & known_spaces(table, seat) & ~used_by_person(table, seat)
        if table.amended(PERSON_MOVES_ON):
            return self.bits & unoccupied_spaces(table, seat) & ~used_by_person(table, seat)
        return self.bits & unoccupied_spaces(table, seat) & ~(1 << table.told(seat) if self.the_other else 0)

    def choices(self, table: Table, seat: int) -> list[int]:
        if not table.has_all(seat, self.cost):
            return []
        mine = table.seats[seat]
        goods = mine.goods
        mine.goods = goods[:]
        for i in range(0, len(self.cost), 2):
            mine.goods[self.cost[i]] -= self.cost[i + 1]
        found = placings(table, seat, self.spaces(table, seat))
        mine.goods = goods
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        table.pay_all(seat, self.cost, self.source(table, seat))
        if table.amended(PERSON_MOVES_ON):
            table.move_person(seat, move - PLACE)
        use_space(table, seat, move - PLACE, ELSEWHERE)


def uses_under_way(table: Table, seat: int) -> int:
    """How many action spaces the seat is using: more than one if it has placed people one right after the other."""
    stack = table.seats[seat].stack
    count = 0
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            count += 1
    return count


def used_by_person(table: Table, seat: int) -> int:
    """The action spaces that the person that is taking an action has used, as bits."""
    stack = table.seats[seat].stack
    used = 0
    for i in range(len(stack) - FRAME, -1, -FRAME):
        if stack[i] == USING:
            used |= 1 << stack[i + 1]
            if not stack[i + 2] & ELSEWHERE:
                break
    return used
