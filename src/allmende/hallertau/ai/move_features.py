"""Move features of Hallertau: the effects, costs and gains of each move, as named numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from allmende.core.move_features import HALF, MoveFeatures, Said, add, amounts, class_name, tree
from allmende.core.rules.state import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import SPACE_NAMES, quadrant_of
from allmende.hallertau.components.moves import (
    ACTIVATE,
    ACTIVATE_ALL,
    ADVANCE,
    BONUS_CARDS,
    CHOOSE,
    DISCARD,
    EXCHANGE,
    FIRST_BONUS,
    MOVE_BOULDER,
    PAY,
    PLACE,
    PLAY,
    RETREAT,
    SPARE,
)
from allmende.hallertau.components.numbers import CARD_COUNT, CARD_DECKS, CARD_NAMES
from allmende.hallertau.components.payments import PAYMENT_GOODS
from allmende.hallertau.components.pieces import CRAFT_NAMES, DECK_NAMES, GOODS, RESOURCE_NAMES
from allmende.hallertau.record.vocabulary import VOCABULARY
from allmende.hallertau.rules.language.amounts import Amount, Fixed, Have, Matching
from allmende.hallertau.rules.language.card import ALWAYS, Card
from allmende.hallertau.rules.language.conditions import Condition
from allmende.hallertau.rules.language.costs import Pay
from allmende.hallertau.rules.language.farm import Sow
from allmende.hallertau.rules.language.gains import Draw, Gain, GainField, Take, TakeAlike
from allmende.hallertau.rules.spaces import SPACES


@cache
def move_features(players: int, cards: bool) -> list[MoveFeatures]:
    """The features of each move of the vocabulary; they are equal for any number of players, with hand cards or
    without."""
    return [_features(move) for move in range(len(VOCABULARY))]


def _features(move: int) -> MoveFeatures:
    text = VOCABULARY[move].text
    said: MoveFeatures = {f"verb {text.split()[0]}": 1.0}
    if "sparingly" in text.split():
        said["sparingly"] = 1.0
    if PLACE <= move < EXCHANGE:
        space = move - (SPARE if move >= SPARE else PLACE)
        said[f"space {SPACE_NAMES[space]}"] = 1.0
        said[f"quadrant {quadrant_of(space)}"] = 1.0
        add(said, tree(SPACES[space], _says))
    elif EXCHANGE <= move < CHOOSE:
        said["workers"] = (move - EXCHANGE + 1) / HALF
    elif RETREAT <= move < MOVE_BOULDER:
        said[f"craft {CRAFT_NAMES[(move - RETREAT) % len(CRAFT_NAMES)]}"] = 1.0
        said["advances"] = 1.0 if move >= ADVANCE else -1.0
    elif PAY <= move < DISCARD:
        goods = PAYMENT_GOODS[move - PAY]
        add(
            said,
            amounts("costs", [n for good in range(GOODS) if goods[good] for n in (good, goods[good])], RESOURCE_NAMES),
        )
        said["costs goods"] = sum(goods) / HALF
    elif (card := _card(move)) >= 0:
        said[f"card {text.split()[0]} {CARD_NAMES[card]}"] = 1.0
        add(said, _hand_card(CARDS[card]))
    else:
        said[f"move {text}"] = 1.0
        for word in text.split()[1:]:
            said[f"about {word}"] = 1.0
    return said


def _card(move: int) -> int:
    """The card that a move is about, or -1."""
    if DISCARD <= move < ACTIVATE_ALL:
        return move - DISCARD
    if ACTIVATE <= move < PLAY:
        return FIRST_BONUS + (move - ACTIVATE) % BONUS_CARDS
    return (move - PLAY) % CARD_COUNT if move >= PLAY else -1


def _hand_card(card: Card) -> MoveFeatures:
    """The features of a card's condition, price, effects, income and points."""
    said: MoveFeatures = {f"deck {DECK_NAMES[CARD_DECKS[card.card]]}": 1.0, "points": card.points / HALF}
    if card.phases != ALWAYS:
        said["not always"] = 1.0
    if card.when is not None:
        add(said, _wants(card.when))
    if card.price is not None:
        said["price"] = 1.0
        for option in card.price.options[:1]:
            for cost in option:
                add(said, tree(cost, _says))
    if card.income is not None:
        said["income"] = 1.0
        add(said, tree(card.income, _says))
    add(said, tree(card, _says))
    return said


def _wants(condition: Condition) -> Said:
    """The features of a condition."""
    found = [(f"wants {class_name(condition)}", 1.0)]
    for amount in condition.amounts():
        about = RESOURCE_NAMES[amount.resource] if isinstance(amount, Have) else class_name(amount)
        found.append((f"wants {about}", 1.0))
    for part in condition.parts():
        found += _wants(part)
    return found


def _says(node: Step[Any]) -> Said:
    """The goods that a node of a tree gives and takes."""
    match node:
        case Gain():
            return _number(f"gives {RESOURCE_NAMES[node.resource]}", node.number)
        case GainField():
            return [("gives field", node.number / HALF), *_number("in row", node.row)]
        case Draw():
            return _number(f"draws {DECK_NAMES[node.deck]}", node.number)
        case Take() | TakeAlike():
            offers = [(f"offers {RESOURCE_NAMES[good]}", 1 / HALF) for good in node.goods]
            return [*offers, *_number("takes", node.number)]
        case Sow():
            return _number("sows", node.number)
        case Pay():
            return _number(f"costs {RESOURCE_NAMES[node.resource]}", node.number)
        case _:
            return []


def _number(what: str, number: Amount) -> Said:
    """The feature of an amount: the mean of several options, or the thing that it depends on."""
    if isinstance(number, Fixed):
        return [(what, number.number / HALF)]
    if isinstance(number, Matching):
        return [(what, sum(number.numbers) / len(number.numbers) / HALF)]
    return [(what, 1.0), (f"{what} by {class_name(number)}", 1.0)]
