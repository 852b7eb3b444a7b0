"""What the moves of Agricola are: words that say of each what it does, what it costs and what it gives."""

from __future__ import annotations

from functools import cache
from typing import Any

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.facts.vocabulary import VOCABULARY
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.farm.farmyard import SHAPES, bit_count
from allmende.agricola.rules.language import Gain
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.moves import (
    BREED,
    CRAFT,
    DISCARD,
    FENCE,
    IMPROVE,
    KEEP,
    PLACE,
    PLAY,
    RESOLVE,
    SOW,
    TAKE,
    UPGRADE,
    USE,
)
from allmende.agricola.rules.numbers import CARD_COUNT, FIRST_OCCUPATION
from allmende.agricola.rules.spaces import CARD_SPACES, SPACES
from allmende.core.meaning import HALF, Said, Words, add, amounts, class_name, tree
from allmende.core.rules.position import Step


@cache
def meanings(players: int, cards: bool) -> list[Words]:
    """What each move of the vocabulary is, in a game of so many players, with hand cards or without."""
    return [_meaning(move, players, cards) for move in range(len(VOCABULARY))]


def _meaning(move: int, players: int, cards: bool) -> Words:
    verb = VOCABULARY[move].text.split()[0]
    said: Words = {f"verb {verb}": 1.0}
    if PLACE <= move < TAKE:
        space = move - PLACE
        said[f"space {SPACE_NAMES[space]}"] = 1.0
        if ACCUMULATED[space] >= 0:
            said[f"gathers {RESOURCE_NAMES[ACCUMULATED[space]]}"] = 1.0
        add(said, tree((CARD_SPACES.get(space) if cards else None) or SPACES[players - 1][space], _gives))
    elif FENCE <= move < SOW:
        said["pasture spaces"] = float(bit_count(SHAPES[move - FENCE]))
    elif IMPROVE <= move < UPGRADE:
        said[f"improvement {IMPROVEMENTS[move - IMPROVE].name}"] = 1.0
        add(said, _improvement(move - IMPROVE))
    elif CRAFT <= move < BREED:
        said[f"improvement {IMPROVEMENTS[move - CRAFT].name}"] = 1.0
    elif (card := _card(move)) >= 0:
        said[f"card {verb} {card}"] = 1.0
        add(said, _hand_card(card))
    else:
        said[f"move {_kind(VOCABULARY[move].text)}"] = 1.0
    return said


def _kind(text: str) -> str:
    """What a move is about, whichever place of the farmyard it names."""
    return " ".join(word for word in text.split() if not (len(word) == 2 and word[1].isdigit()))


def _card(move: int) -> int:
    """The hand card that a move is about, or -1."""
    for first in (PLAY, KEEP, RESOLVE, DISCARD, USE):
        if first <= move < first + CARD_COUNT:
            return move - first
    return -1


def _improvement(number: int) -> Words:
    improvement = IMPROVEMENTS[number]
    said: Words = {
        "points": improvement.points / HALF,
        f"kind {improvement.kind}": 1.0,
        "bread": float(improvement.bread),
    }
    for i, cooked in enumerate(improvement.cooks):
        said[f"cooks {i}"] = float(cooked)
    add(said, amounts("costs", improvement.cost, RESOURCE_NAMES))
    if improvement.at_once is not None:
        add(said, tree(improvement.at_once, _gives))
    return said


def _hand_card(number: int) -> Words:
    card = CARDS[number]
    said: Words = {"occupation" if number >= FIRST_OCCUPATION else "minor": 1.0, "points": card.points / HALF}
    for cost in card.costs[:1]:
        add(said, amounts("costs", cost, RESOURCE_NAMES))
    for part in card.in_order:
        said[f"part {class_name(part)}"] = 1.0
    said |= {term: 1.0 for term, holds in _terms(card).items() if holds}
    add(said, tree(card, _gives))
    return said


def _terms(card: Card) -> dict[str, bool]:
    """The terms on which a card is played, and whether it has them."""
    return {
        "dearer": bool(card.dearer),
        "only with a major improvement": card.only_with_major,
        "also a major improvement": card.also_major >= 0,
        "returns": bool(card.returns),
    }


def _gives(node: Step[Any]) -> Said:
    """The goods that a node of a tree gives."""
    if isinstance(node, Gain) and node.of is None and node.resource >= 0:
        return [(f"gives {RESOURCE_NAMES[node.resource]}", node.count / HALF)]
    return []
