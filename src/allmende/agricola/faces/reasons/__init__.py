"""The reasons reader: why a move is not legal now, and why things that a player sees can't be used in a decision."""

from __future__ import annotations

from functools import partial

from allmende.agricola.faces.reasons.actions import candidates as candidates_of_action
from allmende.agricola.faces.reasons.actions import why_not_chosen
from allmende.agricola.faces.reasons.any_time import visible_any_time, why_not_any_time
from allmende.agricola.faces.reasons.cards import not_yet
from allmende.agricola.faces.reasons.shortages import NOT_NOW
from allmende.agricola.faces.reasons.spaces import why_not_second
from allmende.agricola.faces.reasons.steps import candidates, why_not_decided
from allmende.agricola.facts.vocabulary import VOCABULARY
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.nodes import PlacingNode
from allmende.agricola.rules.moves import ANY_TIME, PLACE, PLAY, TAKE
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.work import Turn
from allmende.core.message import Message
from allmende.core.refusing import refused
from allmende.core.view import Refusal

__all__ = ["refusals", "why_not"]


def why_not(table: Table, seat: int, move: int) -> Message:
    """Why this move is not legal for a seat that has something to decide."""
    step = table.top(seat)
    if move >= ANY_TIME:
        return why_not_any_time(table, seat, move)
    if isinstance(step, PlacingNode) and PLACE <= move < TAKE:
        return why_not_second(step, table, seat, move - PLACE) or NOT_NOW
    reason = why_not_chosen(step, table, seat, move) if isinstance(step, Action) else None
    return reason or why_not_decided(step, table, seat, move)


def refusals(table: Table, seat: int) -> list[Refusal]:
    """Why things that the seat sees can't be used in its decision: one reason for each of them."""
    step = table.top(seat)
    seen = candidates_of_action(step, table, seat) if isinstance(step, Action) else candidates(step, table, seat)
    others = visible_any_time(table, seat)
    if isinstance(step, Turn):
        others = others + _out_of_reach(table, seat)
    return refused(VOCABULARY, table.moves(seat), seen, partial(why_not, table, seat), others)


def _out_of_reach(table: Table, seat: int) -> list[Refusal]:
    """What the cards in hand still lack, on whichever action space they are going to be played."""
    lacking = [(card, not_yet(table, seat, card)) for card in table.seats[seat].hand]
    return [Refusal(VOCABULARY[PLAY + card].target, reason) for card, reason in lacking if reason is not None]
