"""Announcements: moments of the game are reported to the seats whose cards react to them."""

from __future__ import annotations

from typing import Any

from allmende.agricola.rules.amendments import PAUSED_FOR_FOOD
from allmende.agricola.rules.moments import BEFORE_ROUND, OTHERS, ROUND_ENDED
from allmende.agricola.rules.phases import BREEDING, FIELD, REACTING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME, Step


def announce(mine: Player, reaction: Reaction) -> None:
    """Let the cards of a player react to a moment next."""
    mine.reactions.append(reaction)
    mine.push(REACTING)


def end_reaction(mine: Player) -> None:
    """End the reaction to a moment, whose step is on top of the stack."""
    del mine.reactions[-1]
    mine.pop()


def happen(state: State, seat: int, moment: int, detail: int = 0) -> None:
    """Let cards in play react to something that a seat has done; `detail` tells more about it.

    Other seats react at once; if one of them has to decide, this one waits.
    """
    tell_own(state, seat, moment, detail)
    if state.setup.cards and len(state.seats) > 1:
        tell_others(state, seat, moment + OTHERS, detail)


def begin_moment(state: State, moment: int, detail: int = 0) -> bool:
    """Let the cards of all seats react at the same time; True if any cards speak of this moment."""
    found = False
    for seat in range(len(state.seats)):
        mine = state.seats[seat]
        if mine.moments >> moment & 1 and not (mine.fasts and is_left_out(state, seat, moment)):
            announce(state.seats[seat], Reaction(moment, seat, detail))
            found = True
    return found


def is_left_out(state: State, seat: int, moment: int) -> bool:
    """True if a moment of the phase belongs to a harvest that the seat leaves out."""
    return leaves_out_harvest(state, seat) and moment not in (ROUND_ENDED, BEFORE_ROUND)


def leaves_out_harvest(state: State, seat: int) -> bool:
    """True if it is the harvest that the seat leaves out because of a card."""
    return state.seats[seat].fasts == state.round and FIELD <= state.phase <= BREEDING


def could_help(state: State, seat: int, step: Step[Any]) -> bool:
    """True if an anytime move could make more moves of a step legal (since amendment `PAUSED_FOR_FOOD`)."""
    anytime = state.anytime
    return anytime is not None and state.amended(PAUSED_FOR_FOOD) and anytime.would_help(state, seat, step)


def come_to(state: State, moment: int, turn: int, detail: int = 0) -> bool:
    """Begin a moment of the phase if the phase has not come to it yet; True if it has to wait for cards now.

    `turn` is how far the phase has come then: the first moment of a phase has 1, the next one 2.
    """
    if not state.setup.cards or state.turn >= turn:
        return False
    state.turn = turn
    return begin_moment(state, moment, detail)


def tell_own(state: State, seat: int, moment: int, detail: int) -> None:
    """Let only the cards of a seat itself react to what it has done."""
    if state.seats[seat].moments >> moment & 1:
        announce(state.seats[seat], Reaction(moment, seat, detail))


def tell_more(state: State, seat: int, moment: int, detail: int) -> None:
    """Add to the detail of a moment that cards of a seat have yet to read."""
    for reaction in state.seats[seat].reactions:
        if reaction.moment == moment and not reaction.is_read:
            reaction.detail += detail


def tell_others(state: State, seat: int, moment: int, detail: int) -> None:
    """Let the cards of all other seats react; if one of them has to decide, this one waits.

    It waits while they react, too: to goods that they give to it its cards react at once, but it goes no further.
    """
    place, waits = -1, False
    for i in range(len(state.seats)):
        if i != seat and has_say(state.seats[i], moment):
            if place < 0:
                place = len(state.own(seat).stack)
                state.wait(seat)
            announce(state.own(i), Reaction(moment, seat, detail))
            state.settle(i)
            waits = waits or len(state.seats[i].moves) > 0
    if place >= 0:
        del state.seats[seat].stack[place : place + FRAME]
    if waits:
        state.wait(seat)


def tell_all(state: State, seat: int, moment: int) -> None:
    """Let the cards of all seats react to something that this seat has changed."""
    if state.setup.cards:
        tell_own(state, seat, moment, 0)
        tell_others(state, seat, moment, 0)


def has_say(mine: Player, moment: int) -> bool:
    """True if cards in play give or offer something at a moment, perhaps at one that another seat brought about."""
    return bool((mine.watches >> moment - OTHERS if moment >= OTHERS else mine.moments >> moment) & 1)
