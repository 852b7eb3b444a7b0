"""Features of the moves of Agricola: named numbers for the deed, the costs and the gains of each."""

from __future__ import annotations

from functools import cache
from typing import Any

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import SHAPES, bit_count
from allmende.agricola.components.improvement import KIND_NAMES, OTHER
from allmende.agricola.components.moves import (
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
from allmende.agricola.components.numbers import CARD_COUNT, CARD_NAMES, FIRST_OCCUPATION
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.language import Gain
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.spaces import CARD_SPACES, SPACES
from allmende.core.move_features import HALF, MoveFeatures, Said, add, amounts, class_name, tree
from allmende.core.rules.state import Step


@cache
def move_features(players: int, cards: bool) -> list[MoveFeatures]:
    """The features of each move of the vocabulary, in a game of `players` players, with hand cards or without."""
    return [_features(move, players, cards) for move in range(len(VOCABULARY))]


def _features(move: int, players: int, cards: bool) -> MoveFeatures:
    verb = VOCABULARY[move].text.split()[0]
    said: MoveFeatures = {f"verb {verb}": 1.0}
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
        said[f"card {verb} {CARD_NAMES[card]}"] = 1.0
        add(said, _hand_card(card))
    else:
        said[f"move {_kind(VOCABULARY[move].text)}"] = 1.0
    return said


def _kind(text: str) -> str:
    """The kind of a move, without the place of the farmyard that it names."""
    return " ".join(word for word in text.split() if not (len(word) == 2 and word[1].isdigit()))


def _card(move: int) -> int:
    """The hand card of a move, or -1."""
    for first in (PLAY, KEEP, RESOLVE, DISCARD, USE):
        if first <= move < first + CARD_COUNT:
            return move - first
    return -1


def _improvement(number: int) -> MoveFeatures:
    improvement = IMPROVEMENTS[number]
    said: MoveFeatures = {
        "points": improvement.points / HALF,
        f"kind {KIND_NAMES[improvement.kind] if improvement.kind < OTHER else 'other'}": 1.0,
        "bread": float(improvement.bread),
    }
    for i, cooked in enumerate(improvement.cooks):
        said[f"cooks {i}"] = float(cooked)
    add(said, amounts("costs", improvement.cost, RESOURCE_NAMES))
    if improvement.at_once is not None:
        add(said, tree(improvement.at_once, _gives))
    return said


def _hand_card(number: int) -> MoveFeatures:
    card = CARDS[number]
    said: MoveFeatures = {"occupation" if number >= FIRST_OCCUPATION else "minor": 1.0, "points": card.points / HALF}
    for cost in card.costs[:1]:
        add(said, amounts("costs", cost, RESOURCE_NAMES))
    for part in card.in_order:
        said[f"part {class_name(part)}"] = 1.0
    said |= {term: 1.0 for term, holds in _terms(card).items() if holds}
    add(said, tree(card, _gives))
    return said


def _terms(card: Card) -> dict[str, bool]:
    """The terms on which a card is played, each True if it has them."""
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
