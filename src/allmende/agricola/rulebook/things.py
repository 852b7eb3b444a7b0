"""Printed things on the boards and cards of Agricola, in generated words, and the meaning of its symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import KIND_NAMES, NUMBERED_NAMES
from allmende.agricola.components.numbers import LETTERS, CardKind
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.reading import is_in_play
from allmende.agricola.presentation.reference import (
    ActionReference,
    HandCardReference,
    ImprovementReference,
    reference,
)
from allmende.agricola.rules.spaces import MOST_PLAYERS
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Printed
from allmende.core.rules.phrases import amount, one_of

_PRINTED: Final = reference()

SIGNS: Final = (
    # the farmyard, and what is done
    *("room-wood", "room-clay", "room-stone", "stable", "fence", "pasture", "field", "unused", "person", "newborn"),
    *("begging", "sow", "bake", "cook", "renovate", "grow", "improvement", "occupation", "minor", "any-improvement"),
    *("harvest", "and-or", "afterward", "each-round", "at-once", "next-rounds"),
    # cards
    *("hand-minor", "hand-occupation", "stack", "needs", "travels", "card", "discard", "return", "upgrade", "lot"),
    *("set", "bottom-row", "any-time"),
    # when
    *("use", "once", "round-start", "work-phase", "my-turn", "turn-end", "going-home", "field-phase", "feeding-phase"),
    *("harvest-end", "before-harvest", "after-harvest", "next-time", "before", "after", "kept", "declined", "new"),
    *("emptied", "must"),
    # under which condition
    *("colon", "if", "else", "exactly", "at-most", "more-than", "as-many", "evenly", "such", "no", "per", "times"),
    *("round", "from-round", "most", "book"),
    # who
    *("others", "everybody", "players", "alone", "neighbors", "give", "supply", "placed", "place", "second"),
    *("same-person", "share", "occupied", "free", "holds"),
    # goods and action spaces
    *("arrow", "or", "instead-of", "less", "plus", "gratis", "get", "good", "building-resource", "any-animal", "crop"),
    *("material", "take", "taken", "lying", "space", "first-space", "left-of-newest", "reveal", "spend", "take-back"),
    *("onto-card", "off-card", "refill", "pile"),
    # rounds
    *("later", "in-rounds", "even-rounds", "next-odd-rounds", "all-rounds", "rounds-ahead", "until-round", "in-turn"),
    *("rounds-left", "rounds-done", "promised"),
    # crops, animals and the farm
    *("breed", "same-animal", "free-stall", "meal", "move-crop", "take-crop", "harvested", "last", "sown", "below"),
    *("fenced", "pastures", "enclose", "unfenced", "palisade", "turned", "onto-farm", "adjacent", "beside", "house"),
    *("marker", "built", "together", "room"),
)
"""Symbols that stand for something other than a thing of their own."""


def _goods(counts: Mapping[str, int]) -> Message:
    return Message("listed", {"what": [amount(name, count) for name, count in counts.items()]})


def _cost(ways: Sequence[Mapping[str, int]]) -> list[Message]:
    """The cost of a card, in each of the ways to pay for it; empty if it is free."""
    found = [_goods(way) for way in ways if way]
    return [Message("rules-agricola-card-cost", {"cost": one_of(found)})] if found else []


def _points(points: int) -> list[Message]:
    return [Message("card-points", {"points": points})] if points else []


def _space(told: Sequence[ActionReference]) -> Printed:
    """The text of an action space for some numbers of players, or for games with hand cards or without."""
    first = told[0]
    every = list(range(1, MOST_PLAYERS + 1))
    in_play = [players for players in every if is_in_play(SPACE_NAMES.index(first.name), players)]
    players = [each.players for each in told if each.players] or in_play
    said = first.text
    if players == every[:1]:
        said = Message("rules-agricola-space-alone", {"text": said})
    elif players != every:
        said = Message("rules-agricola-space-players", {"players": one_of(players), "text": said})
    elif first.cards is not None:
        said = Message(f"rules-agricola-space-{'with' if first.cards else 'without'}-cards", {"text": said})
    return Printed(f"space:{first.name}", first.icons, [said], first.ruling)


def spaces(names: Sequence[str]) -> list[Printed]:
    """The texts of these action spaces; a text for several numbers of players stands once."""
    told: dict[tuple[str, str], list[ActionReference]] = {}
    for each in _PRINTED.actions:
        if each.name in names:
            told.setdefault((each.name, repr(each.text)), []).append(each)
    return [_space(alike) for alike in told.values()]


def _improvement(printed: ImprovementReference) -> Printed:
    says = [*_cost([printed.cost]), printed.text, *_points(printed.points)]
    return Printed(f"improvement:{printed.name}", printed.icons, says, printed.ruling)


def improvements() -> list[Printed]:
    """The texts of the major improvements."""
    return [_improvement(printed) for printed in _PRINTED.improvements]


def _card(card: HandCardReference) -> Printed:
    players = list(range(card.players, MOST_PLAYERS + 1))
    says = [
        *([Message("rules-agricola-card-players", {"players": one_of(players)})] if card.players > 1 else []),
        *_cost(card.costs),
        *([Message("rules-agricola-card-each", {"cost": _goods(card.cost_each)})] if card.cost_each else []),
        *([Message("reason-prerequisite", {"what": card.prerequisite})] if card.prerequisite else []),
        card.text,
        *([Message("agricola-travels")] if card.travels else []),
        *_points(card.points),
    ]
    return Printed(f"card:{card.name}", card.icons, says, card.ruling)


def _deck(letter: str, kind: CardKind) -> Chapter:
    cards = [_card(card) for card in _PRINTED.cards if card.number.startswith(letter) and card.kind == kind]
    return Chapter(f"deck-{letter.lower()}-{kind}", cards, level=2)


DECKS: Final[tuple[Chapter, ...]] = (
    Chapter("decks", ()),
    *(chapter for letter in LETTERS for kind in get_args(CardKind) if (chapter := _deck(letter, kind)).passages),
)
"""All cards, deck by deck, the minor improvements before the occupations."""

SYMBOLS: Final = Chapter(
    "symbols",
    [
        *(Printed(f"resource:{name}", [name]) for name in RESOURCE_NAMES),
        *(Printed(f"improvement:{name}", [name]) for name in KIND_NAMES if name not in NUMBERED_NAMES),
        *(Printed(f"symbol:{name}", [name]) for name in SIGNS),
    ],
)
