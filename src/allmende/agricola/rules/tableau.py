"""Improvements and hand cards: how they come into play in front of a seat, out of play, and into other hands."""

from __future__ import annotations

from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.improvement import COVER_OF, COVERED_BY, FIRST_COVERED
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.record import events
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.permits import HOUSES_PERSON, KEEPS_SITE, LODGES_PERSON, LODGING_ENDS, NOTES_ROUND
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.state import State


def take_improvement(state: State, seat: int, improvement: int) -> None:
    """Put a major improvement in front of a seat."""
    state.improvements &= ~(1 << improvement)
    state.seats[seat].improvements |= 1 << improvement
    under = 0 if improvement >= IMPROVEMENTS or COVERED_BY[improvement] < 0 else 1 << COVERED_BY[improvement]
    if state.covered & under:
        state.covered &= ~under
        state.improvements |= under
    if state.phase != WORK:  # when others may be deciding, too
        state.shared_version += 1


def return_improvement(state: State, seat: int, improvement: int) -> None:
    """Put a major improvement back where it lay; a minor one that is major, too, is out of play there."""
    state.seats[seat].improvements &= ~(1 << improvement)
    if improvement >= IMPROVEMENTS:
        state.improvements |= 1 << improvement
        take_from_play(state, seat, CARD_NAMES.index(state.setup.improvements[improvement].name))
    elif improvement >= FIRST_COVERED and state.improvements >> COVER_OF[improvement - FIRST_COVERED] & 1:
        state.covered |= 1 << improvement
    else:
        state.improvements |= 1 << improvement
        under = 0 if COVERED_BY[improvement] < 0 else 1 << COVERED_BY[improvement]
        state.covered |= state.improvements & under
        state.improvements &= ~under


def put_in_play(
    state: State, seat: int, card: int, moments: int, watches: int, permits: int, saves: bool, bed: int, opens: int
) -> None:
    """Place a card in front of a seat, with all that it does.

    `bed`: the crops that may grow on it, as bits. `opens`: the action spaces that come into play with it, as bits.
    """
    mine = state.seats[seat]
    mine.played = [*mine.played, card]
    mine.marks = [*mine.marks, 0]
    mine.moments |= moments
    mine.watches |= watches
    mine.permits |= permits
    if permits & KEEPS_SITE:
        update_least_fences(mine)
    lodges = permits & LODGES_PERSON and state.is_before_homecoming(LODGING_ENDS)
    if permits & HOUSES_PERSON or lodges:
        mine.quarters += 1
    if lodges:
        mine.set_mark(card, 1)
    if permits & NOTES_ROUND:
        mine.set_mark(card, state.round)
    mine.saves = mine.saves or saves
    state.spaces |= opens
    if bed:
        mine.beds = [*mine.beds, card << BED_BITS | bed]
        mine.crops.append(0)


def take_from_play(state: State, seat: int, card: int) -> None:
    """Take a card that reacts to no moment out of play, with all that lies on it."""
    mine = state.seats[seat]
    place = mine.played.index(card)
    mine.played = mine.played[:place] + mine.played[place + 1 :]
    mine.marks = mine.marks[:place] + mine.marks[place + 1 :]
    for i in range(len(mine.beds)):
        if mine.beds[i] >> BED_BITS == card:
            mine.beds = mine.beds[:i] + mine.beds[i + 1 :]
            del mine.crops[SPACES + i]
            break
    for reaction in mine.reactions:
        reaction.strike(card)


def pass_on(state: State, seat: int, card: int) -> None:
    """Pass a traveling card to the player to the left; in a solo game, remove it from play."""
    players = len(state.seats)
    if players > 1:
        left = state.own((seat + 1) % players)
        left.hand = [*left.hand, card]
        left.known = [*left.known, card]
        state.shared_version += 1
    if state.log is not None:
        to = (seat + 1) % players if players > 1 else -1
        state.log.append(events.CardPassed(seat=seat, card=CARD_NAMES[card], to=to))


def give_away(state: State, seat: int, card: int) -> None:
    """Give a card of one's hand to the player to the left, who alone sees it; in a solo game, it is removed."""
    players = len(state.seats)
    mine = state.seats[seat]
    mine.hand = [other for other in mine.hand if other != card]
    mine.known = [other for other in mine.known if other != card]
    if players > 1:
        left = state.own((seat + 1) % players)
        left.hand = [*left.hand, card]
        if players == 2:
            left.known = [*left.known, card]
        state.shared_version += 1
    if state.log is not None:
        to = (seat + 1) % players if players > 1 else -1
        state.log.append(events.OccupationGiven(seat=seat, cards=[CARD_NAMES[card]], to=to))


def lead(mine: Player) -> int:
    """The difference between the numbers of improvements and occupations in front of a player."""
    return abs(mine.improvement_count() - mine.occupation_count())
