"""Placing of people and use of action spaces, and the changes that cards make to them."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, space_bits
from allmende.agricola.components.moves import PLACE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.announcements import announce, end_reaction, happen, tell_own
from allmende.agricola.rules.earlier_amendments import EITHER_SIDE
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import give_before
from allmende.agricola.rules.language.effect import Source
from allmende.agricola.rules.language.foods import food_of, foods
from allmende.agricola.rules.language.heaps import note_used_heap
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.tolls import pay_tolls, put_back, tolls_due, withhold
from allmende.agricola.rules.language.trigger import heeding
from allmende.agricola.rules.language.turns import begin_use, end_use, note_taken
from allmende.agricola.rules.moments import AHEAD_OF_USE, BEFORE_PERSON, BEFORE_PLACING, BEFORE_USE
from allmende.agricola.rules.occupants import VISITOR
from allmende.agricola.rules.people import call_person, put_person
from allmende.agricola.rules.permits import SHARES_SPACES
from allmende.agricola.rules.phases import APPROACHING
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.agricola.rules.use import WITHOUT_USE, Use
from allmende.core.rules.state import FRAME, WAIT

MARKETS: Final[int] = space_bits(["sheep-market", "pig-market", "cattle-market"])
WISHES: Final[int] = space_bits(["basic-wish-for-children", "urgent-wish-for-children", "modest-wish-for-children"])
BEFORE_ACTIONS: Final = 1 << BEFORE_USE | 1 << AHEAD_OF_USE
"""The moments at which cards may do something before the actions of an action space."""

MOST_TRIALS: Final = 2000
"""The largest number of decisions tried out to see if cards make an action space useful."""


def free_spaces(state: State, seat: int) -> int:
    """The action spaces on which the seat may place a person, as bits."""
    if state.seats[seat].permits & SHARES_SPACES:
        return shared_spaces(state, seat, placing=True)
    return state.spaces & ~state.occupied


def unoccupied_spaces(state: State, seat: int) -> int:
    """The action spaces that are not occupied for the seat, as bits."""
    if state.seats[seat].permits & SHARES_SPACES:
        return shared_spaces(state, seat, placing=False)
    return state.spaces & ~state.occupied


def shared_spaces(state: State, seat: int, placing: bool, without: int = -1) -> int:
    """The action spaces that the seat may use because of cards in play, to place a person (`placing`) or otherwise.

    `without`: a card that is left out.
    """
    spaces = state.spaces
    free = ~state.occupied
    blocked = state.blocked
    for card in state.seats[seat].played:
        for access in card_at(state, card).accesses if card != without else []:
            spaces |= access.opens(state, seat)
            blocked |= access.closes(state, seat)
            if placing or access.counts_as_free:
                free |= access.shares(state, seat)
    return spaces & free & ~blocked


def considered_free(state: State, seat: int) -> int:
    """The action spaces that cards of the seat consider not to be occupied, even if people are there, as bits."""
    mine, found = state.seats[seat], 0
    if mine.permits & SHARES_SPACES:
        for card in mine.played:
            for access in card_at(state, card).accesses:
                if access.counts_as_free:
                    found |= access.shares(state, seat)
    return found


def known_spaces(state: State, seat: int) -> int:
    """The action spaces in play for a seat, even if they are occupied, as bits."""
    spaces = state.spaces
    if state.seats[seat].permits & SHARES_SPACES:
        for card in state.seats[seat].played:
            for access in card_at(state, card).accesses:
                spaces |= access.opens(state, seat)
        spaces &= ~shut_spaces(state, seat)
    return spaces


def shut_spaces(state: State, seat: int) -> int:
    """The action spaces that cards of the seat keep it from using, as bits."""
    found = 0
    if state.seats[seat].permits & SHARES_SPACES:
        for card in state.seats[seat].played:
            for access in card_at(state, card).accesses:
                found |= access.closes(state, seat)
    return found


def revealed_spaces(state: State) -> int:
    """The action spaces that all players see: those in play for at least one seat, as bits."""
    spaces = state.spaces
    for seat in range(len(state.seats)):
        spaces |= known_spaces(state, seat)
    return spaces


def placings(state: State, seat: int, spaces: int) -> list[int]:
    """The moves that use one of these action spaces on which there is something to do."""
    found: list[int] = []
    space, left = 0, spaces
    while left:
        if left & 1 and can_use(state, seat, space):
            found.append(PLACE + space)
        left >>= 1
        space += 1
    return found


def placings_of(state: State, seat: int, spaces: int, called: int) -> list[int]:
    """The moves that place a person; with `called` 1, that person has left the supply meanwhile."""
    mine = state.seats[seat]
    mine.people_away += called
    found = placings(state, seat, spaces)
    if mine.moments >> BEFORE_PERSON & 1:
        for space in range(SPACE_COUNT):
            if spaces >> space & 1 and PLACE + space not in found and helpful_deeds(state, seat, space):
                found.append(PLACE + space)
        found.sort()
    mine.people_away -= called
    return found


# What cards offer before a person comes to an action space


def comes_near(state: State, seat: int, space: int, step: int, called: int) -> bool:
    """Let cards have their say before a step places a person; True if they have any, and the step has to wait.

    `step` is its index; with `called` 1, a person of the supply is placed.
    """
    if not state.seats[seat].moments >> BEFORE_PERSON & 1 or not speaks_before(state, seat, BEFORE_PERSON, space):
        return False
    state.seats[seat].push(APPROACHING, space, step << 1 | called)
    return True


def helpful_deeds(state: State, seat: int, space: int) -> list[Action]:
    """What cards offer before a person is placed on an action space, after which it can be, though maybe not at once.

    Crops and animals may be turned into food in between.
    """
    mine = state.seats[seat]
    announce(mine, Reaction(BEFORE_PERSON, seat, space, is_read=True))  # conditions may ask about it
    triggers = heeding(state, seat, BEFORE_PERSON, space)
    end_reaction(mine)
    found: list[Action] = []
    for trigger in triggers:
        for deed in trigger.effects:
            assert isinstance(deed, Action)
            if deed.is_possible(state, seat):
                goods, deal = mine.goods, deed.deal(state, seat)
                mine.goods = goods[:]
                for i in range(0, len(deal), 2):
                    mine.goods[deal[i]] += deal[i + 1]
                if comes_to_use(state, seat, space):
                    found.append(deed)
                mine.goods = goods
    return found


def comes_to_use(state: State, seat: int, space: int) -> bool:
    """True if the seat can use an action space, perhaps once it has turned crops or animals into food."""
    if can_use(state, seat, space):
        return True
    goods, worth = state.seats[seat].goods, foods(state, seat)
    more = food_of(goods, worth)
    if not more:
        return False
    goods[FOOD] += more
    at_best = can_use(state, seat, space)
    goods[FOOD] -= more
    if not at_best:
        return False
    for i in range(0, len(worth), 2):
        goods[worth[i]] -= 1
        goods[FOOD] += worth[i + 1]
        usable = comes_to_use(state, seat, space)
        goods[FOOD] -= worth[i + 1]
        goods[worth[i]] += 1
        if usable:
            return True
    return False


def can_use(state: State, seat: int, space: int) -> bool:
    """True if the seat could do something on an action space, once it has given what cards of others ask for."""
    action = state.setup.actions[space]
    if not state.setup.cards:
        return is_useful(state, seat, action)
    tolls = dues(state, seat, space)
    if not tolls:
        return is_useful(state, seat, action) or becomes_useful(state, seat, space)
    enough = withhold(state, seat, tolls)
    useful = enough and is_useful(state, seat, action)
    put_back(state, seat, tolls)
    return useful or (enough and becomes_useful(state, seat, space))


def dues(state: State, seat: int, space: int) -> list[int]:
    """All that the seat owes if it places a person on an action space, as tolls (`tolls.py`)."""
    found = tolls_due(state, seat, space)
    return found + fee_due(state, seat, space) if state.seats[seat].permits & SHARES_SPACES else found


def fee_due(state: State, seat: int, space: int) -> list[int]:
    """The fee of a card of the seat without which it could not join others on an action space, like a toll."""
    for card in state.seats[seat].played:
        for access in card_at(state, card).accesses:
            if access.fee and access.shares(state, seat) >> space & 1:
                free = shared_spaces(state, seat, placing=True, without=card)
                return [] if free >> space & 1 else [seat, card, *access.fee]
    return []


def is_useful(state: State, seat: int, action: int) -> bool:
    """True if the seat could do something on an action space."""
    node = state.steps[action]
    assert isinstance(node, Source)
    return node.is_possible(state, seat)


def becomes_useful(state: State, seat: int, space: int) -> bool:
    """True if something can be done on an action space thanks to what cards give or offer before it is used."""
    if not state.seats[seat].moments & BEFORE_ACTIONS:
        return False
    speaks = speaks_before(state, seat, BEFORE_USE, space)
    if not speaks and not (state.amended(EITHER_SIDE) and speaks_before(state, seat, AHEAD_OF_USE, space)):
        return False
    cow_mask = state.cow_mask
    trial = state.copy()
    state.cow_mask = cow_mask  # the copy is never looked at again
    assert isinstance(trial, State)
    depth = len(trial.own(seat).stack) + 2 * FRAME  # below the cards lie the use of the space, and its actions
    place_person(trial, seat, space)
    node = state.steps[state.setup.actions[space]]
    assert isinstance(node, Source)
    return leads_to(trial, seat, depth, node, [MOST_TRIALS])


def speaks_before(state: State, seat: int, moment: int, space: int) -> bool:
    """True if a card has something to do at a moment before the actions of an action space."""
    mine = state.seats[seat]
    if not mine.moments >> moment & 1:
        return False
    announce(mine, Reaction(moment, seat, space, is_read=True))  # conditions may ask about it
    heeds = len(heeding(state, seat, moment, space)) > 0
    end_reaction(mine)
    return heeds


def leads_to(trial: State, seat: int, depth: int, node: Source, left: list[int]) -> bool:
    """True if an action is possible in some way once the stack of a seat is no higher than `depth`.

    Only so many ways are tried as are `left`.
    """
    stack = trial.seats[seat].stack
    while len(stack) > depth:
        if stack[-FRAME] == WAIT:  # other seats don't affect what is possible
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
                if left[0] <= 0:
                    return False
                left[0] -= 1
                twin = trial.copy()
                assert isinstance(twin, State)
                twin.own(seat)
                step.play(twin, seat, move)
                if leads_to(twin, seat, depth, node, left):
                    return True
            return False
    return node.is_possible(trial, seat)


def note_joining(state: State, seat: int, space: int) -> None:
    """Note it if the seat can place a person here only because it may join one once in a round, or pay for it."""
    mine = state.seats[seat]
    if mine.permits & SHARES_SPACES:
        for card in mine.played:
            for access in card_at(state, card).accesses:
                if access.once_a_round and not shared_spaces(state, seat, placing=True, without=card) >> space & 1:
                    mine.set_mark(card, state.round)
        fee = fee_due(state, seat, space)
        if fee:
            pay(state, seat, fee[2], fee[3], f"card:{CARD_NAMES[fee[1]]}")


def place_person(state: State, seat: int, space: int) -> None:
    """Place a person, if none is left at home one of the supply, and use the action space."""
    mine = state.seats[seat]
    if mine.uses:
        give_before(state, seat, BEFORE_PLACING)  # otherwise that was given before the turn
    if mine.home:
        put_person(state, seat, space)
    else:
        mine.helpers -= 1
        call_person(state, seat, space, VISITOR)
    use_space(state, seat, space)


def use_space(state: State, seat: int, space: int, elsewhere: bool = False) -> None:
    """Use an action space; `elsewhere`: the person that does so, if any, was placed on another one."""
    mine = state.seats[seat]
    if state.setup.cards:
        pay_tolls(state, seat, space)
        if mine.uses:
            note_taken(mine)
        else:
            mine.built = 0
        mine.taken = 0
        mine.visited |= 1 << space
        note_used_heap(state, seat, space)
        begin_use(mine, Use(space, elsewhere, lay=state.goods[space]))
    mine.push(state.setup.actions[space])
    if state.setup.cards:
        happen(state, seat, BEFORE_USE, space)
        if state.amended(EITHER_SIDE):
            tell_own(state, seat, AHEAD_OF_USE, space)


def act_without_use(state: State, seat: int, space: int) -> None:
    """Carry out the actions of an action space, without a person and without a use of the space."""
    mine = state.seats[seat]
    begin_use(mine, Use(space, elsewhere=True, stage=WITHOUT_USE))
    mine.push(state.setup.actions[space])


def can_act_without_use(state: State, seat: int, space: int) -> bool:
    """True if the seat could do something there in that way."""
    mine = state.seats[seat]
    begin_use(mine, Use(space, elsewhere=True, stage=WITHOUT_USE))  # the actions may ask about it
    useful = is_useful(state, seat, state.setup.actions[space])
    end_use(mine)
    return useful


def used_by_person(state: State, seat: int) -> int:
    """The action spaces that the person that is taking an action has used, as bits."""
    uses = state.seats[seat].uses
    used = 0
    for i in range(len(uses) - 1, -1, -1):
        used |= 1 << uses[i].space
        if not uses[i].elsewhere:
            break
    return used
