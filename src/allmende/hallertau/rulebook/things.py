"""Chapters on the action spaces and the cards of Hallertau, in generated words, and on its symbols."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Printed, Rule
from allmende.hallertau.components.numbers import DECKS
from allmende.hallertau.components.pieces import CRAFT_NAMES, RESOURCE_NAMES
from allmende.hallertau.presentation.reference import CardReference, card_references, reference

SIGNS: Final = (
    *("crop", "sow", "raise", "sustain", "retreat", "boulder", "rooster", "book", "dark-book", "pay", "income"),
    *("good-alike", "crop-different", "tools-just-gained", "tools-this-phase", "lift"),
)
"""Symbols that stand for something other than a thing of their own."""


def _spaces(quadrant: int) -> list[Printed]:
    return [
        Printed(f"space:{space.name}", space.icons, (Message("effect-sentence", {"effect": space.text}),))
        for space in reference().spaces
        if space.quadrant == quadrant
    ]


def _card(card: CardReference) -> Printed:
    effects = [part for part in (card.upper, card.lower) if part is not None]
    says = [
        *([card.phase_bar] if card.phase_bar else []),
        *(Message("effect-sentence", {"effect": part}) for part in effects),
        *([card.income] if card.income else []),
        *([Message("card-points", {"points": card.points})] if card.points else []),
    ]
    icons = [*card.phase_icons, *card.upper_icons, *card.lower_icons, *card.income_icons]
    return Printed(f"card:{card.number}", icons, says, card.ruling)


def _decks() -> list[Chapter]:
    cards = card_references()
    return [Chapter(f"deck-{deck}", [_card(card) for card in cards if card.series == deck], level=2) for deck in DECKS]


THINGS: Final[tuple[Chapter, ...]] = (
    Chapter("spaces", (Rule("places", standing="inferred"),)),
    *(Chapter(f"quadrant-{quadrant}", _spaces(quadrant), level=2) for quadrant in (1, 2, 3, 4)),
    Chapter("decks", ()),
    *_decks(),
    Chapter(
        "symbols",
        [
            *(Printed(f"resource:{name}", [name]) for name in RESOURCE_NAMES),
            *(Printed(f"craft:{name}", [name]) for name in CRAFT_NAMES),
            *(Printed(f"symbol:{name}", [name]) for name in SIGNS),
        ],
    ),
)
