"""The reasons reader: reasons why a move is not legal, and why visible things can't be used in a decision."""

from __future__ import annotations

from functools import partial

from allmende.arle.components.moves import ANY_TIME
from allmende.arle.presentation.reasons.any_time import visible_any_time, why_not_any_time
from allmende.arle.presentation.reasons.options import candidates as candidates_of_option
from allmende.arle.presentation.reasons.options import why_not_chosen
from allmende.arle.presentation.reasons.steps import candidates, why_not_decided
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.state import State
from allmende.core.message import Message
from allmende.core.refusals import refused
from allmende.core.view import Refusal

__all__ = ["refusals", "why_not"]


def why_not(state: State, seat: int, move: int) -> Message:
    """The reason why this move is not legal for a seat that has something to decide."""
    step = state.top(seat)
    if move >= ANY_TIME:
        return why_not_any_time(state, seat, move)
    if isinstance(step, Option):
        return why_not_chosen(step, state, seat, move)
    return why_not_decided(step, state, seat, move)


def refusals(state: State, seat: int) -> list[Refusal]:
    """The reasons why visible things can't be used in the seat's decision: one for each of them."""
    step = state.top(seat)
    seen = candidates_of_option(step, state, seat) if isinstance(step, Option) else candidates(step, state, seat)
    return refused(VOCABULARY, state.moves(seat), seen, partial(why_not, state, seat), visible_any_time(state, seat))
