"""The reasons reader: why a move is not legal now, and why things that a player sees can't be used in a decision."""

from __future__ import annotations

from functools import partial

from allmende.arle.faces.reasons.any_time import visible_any_time, why_not_any_time
from allmende.arle.faces.reasons.options import candidates as candidates_of_option
from allmende.arle.faces.reasons.options import why_not_chosen
from allmende.arle.faces.reasons.steps import candidates, why_not_decided
from allmende.arle.facts.vocabulary import VOCABULARY
from allmende.arle.rules.language.effect import Option
from allmende.arle.rules.moves import ANY_TIME
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.refusing import refused
from allmende.core.view import Refusal

__all__ = ["refusals", "why_not"]


def why_not(table: Table, seat: int, move: int) -> Message:
    """Why this move is not legal for a seat that has something to decide."""
    step = table.top(seat)
    if move >= ANY_TIME:
        return why_not_any_time(table, seat, move)
    if isinstance(step, Option):
        return why_not_chosen(step, table, seat, move)
    return why_not_decided(step, table, seat, move)


def refusals(table: Table, seat: int) -> list[Refusal]:
    """Why things that the seat sees can't be used in its decision: one reason for each of them."""
    step = table.top(seat)
    seen = candidates_of_option(step, table, seat) if isinstance(step, Option) else candidates(step, table, seat)
    return refused(VOCABULARY, table.moves(seat), seen, partial(why_not, table, seat), visible_any_time(table, seat))
