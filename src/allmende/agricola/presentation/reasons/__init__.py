"""The reasons reader: reasons why a move is not legal now, and why visible things can't be used in a decision."""

from __future__ import annotations

from functools import partial

from allmende.agricola.components.moves import ANY_TIME, PLACE, PLAY, TAKE
from allmende.agricola.presentation.reasons.actions import candidates as candidates_of_action
from allmende.agricola.presentation.reasons.actions import why_not_chosen
from allmende.agricola.presentation.reasons.any_time import visible_any_time, why_not_any_time
from allmende.agricola.presentation.reasons.cards import not_yet
from allmende.agricola.presentation.reasons.shortages import NOT_NOW
from allmende.agricola.presentation.reasons.spaces import why_not_second
from allmende.agricola.presentation.reasons.steps import candidates, why_not_decided
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.nodes import PlacingNode
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.work import Turn
from allmende.core.message import Message
from allmende.core.refusals import refused
from allmende.core.view import Refusal

__all__ = ["refusals", "why_not"]


def why_not(state: State, seat: int, move: int) -> Message:
    """The reason why this move is not legal for a seat that has something to decide."""
    step = state.top(seat)
    if move >= ANY_TIME:
        return why_not_any_time(state, seat, move)
    if isinstance(step, PlacingNode) and PLACE <= move < TAKE:
        return why_not_second(step, state, seat, move - PLACE) or NOT_NOW
    reason = why_not_chosen(step, state, seat, move) if isinstance(step, Action) else None
    return reason or why_not_decided(step, state, seat, move)


def refusals(state: State, seat: int) -> list[Refusal]:
    """The reasons why things that the seat sees can't be used in its decision: one for each of them."""
    step = state.top(seat)
    seen = candidates_of_action(step, state, seat) if isinstance(step, Action) else candidates(step, state, seat)
    others = visible_any_time(state, seat)
    if isinstance(step, Turn):
        others = others + _out_of_reach(state, seat)
    return refused(VOCABULARY, state.moves(seat), seen, partial(why_not, state, seat), others)


def _out_of_reach(state: State, seat: int) -> list[Refusal]:
    """The things that the cards in hand still lack, on whichever action space they are going to be played."""
    lacking = [(card, not_yet(state, seat, card)) for card in state.seats[seat].hand]
    return [Refusal(VOCABULARY[PLAY + card].target, reason) for card, reason in lacking if reason is not None]
