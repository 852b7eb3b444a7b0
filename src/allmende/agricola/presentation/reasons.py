"""Puts the conditions of cards of which reasons speak into words.

The rules say themselves why something can't be done. The words of conditions, however, are read off the trees of cards
by the words reader, which rules don't know: a reason has a placeholder for a condition (`condition_of`), which is
replaced here.
"""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.presentation.wording.conditions import holding, requirement
from allmende.agricola.rules.language.conditions import CONDITION, Condition
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.state import State
from allmende.core.message import Argument, Message, Part


def worded(state: State, reason: Message) -> Message:
    """A reason with words for the conditions of cards of which it speaks."""
    if reason.id == CONDITION:
        return _in_words(state, reason)
    return Message(reason.id, {name: _argument(state, value) for name, value in reason.args.items()})


def _argument(state: State, value: Argument) -> Argument:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_part(state, part) for part in value]
    return _part(state, value)


def _part(state: State, value: Part) -> Part:
    return worded(state, value) if isinstance(value, Message) else value


def _in_words(state: State, told: Message) -> Message:
    """The words for a condition of a card."""
    number, part = told.args["card"], told.args["part"]
    assert isinstance(number, int)
    card = card_at(state, number)
    match part:
        case "needs":
            return requirement(_there(card.needs))
        case "use":
            return holding(_there(card.uses[0].when))
        case _:
            return holding(_there(card.space.when if card.space is not None else None))


def _there(condition: Condition | None) -> Condition:
    assert condition is not None, "a reason speaks of a condition that is not on the card"
    return condition
