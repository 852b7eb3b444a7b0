"""The words for cards: the upper half, the lower half, the income, and the rest of the text."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.presentation.nodes import phase_limit
from allmende.hallertau.presentation.wording.conditions import requirement
from allmende.hallertau.presentation.wording.costs import say_price
from allmende.hallertau.presentation.wording.effects import clauses, say
from allmende.hallertau.presentation.wording.lists import sentences
from allmende.hallertau.rules.language.amounts import Window
from allmende.hallertau.rules.language.card import Card, everything
from allmende.hallertau.rules.language.costs import Harvested, Pay
from allmende.hallertau.rules.language.workers import ReturnTopRows, UseSpace
from allmende.hallertau.rules.phases import INCOME


def phase_bar(card: Card) -> Message | None:
    """The phase in which alone a card can be played, or in which it can't; None if there is no such limit."""
    limit = phase_limit(card)
    if limit is None:
        return None
    phase, allowed = limit
    return Message(
        "phase-bar-only" if allowed else "phase-bar-never", {"phase": phase, "name": Message(f"phase-{phase}")}
    )


def upper(card: Card, option: int | None = None) -> Message | None:
    """The condition or price of a card, with an option only that."""
    if card.when is not None:
        return _sentence(requirement(card.when, option))
    return _sentence(say_price(card.price, option)) if card.price is not None else None


def lower(card: Card, option: int | None = None) -> Message | None:
    """The effects of a card, with an option only those; None if there are none. A gain of a resource that was paid
    comes "back"."""
    paid = {cost.resource for cost in card.costs() if isinstance(cost, Pay)}
    return sentences([_sentence(clause) for clause in clauses(card.effects, option, paid)])


def income(card: Card) -> Message | None:
    """The income of a card in Phase 3."""
    if card.income is None:
        return None
    return Message("card-income", {"phase": INCOME, "effect": say(card.income)})


def points(card: Card) -> Message | None:
    """The points of a card at the end."""
    return Message("card-points", {"points": card.points}) if card.points else None


RULED_PARTS: Final[list[tuple[type, Message]]] = [
    (Window, Message("ruling-window")),
    (Harvested, Message("ruling-just-harvested")),
    (ReturnTopRows, Message("ruling-top-rows")),
    (UseSpace, Message("ruling-use-space")),
]
"""Rulings on parts of several cards: a card with such a part shows the ruling."""


def ruling(card: Card) -> Message | None:
    """The ruling on an unclear card, if there is one."""
    if card.ruling:
        return Message(f"ruling-{CARD_NAMES[card.card]}")
    parts = [*card.counted(), *card.costs(), *everything(card)]
    for kind, message in RULED_PARTS:
        if any(isinstance(part, kind) for part in parts):
            return message
    return None


def card_text(card: Card) -> Message:
    """The whole text of a card, but its ruling."""
    parts = [phase_bar(card), upper(card), lower(card), income(card), points(card)]
    text = sentences([part for part in parts if part is not None])
    assert text is not None, f"card {card.number} says nothing"
    return text


def choice(card: Card, option: int) -> Message:
    """The gains and the price of one of the options of a card."""
    parts = [upper(card, option) if card.price is not None else None, lower(card, option)]
    return sentences([part for part in parts if part is not None]) or card_text(card)


def _sentence(clause: Message) -> Message:
    return Message("effect-sentence", {"effect": clause})
