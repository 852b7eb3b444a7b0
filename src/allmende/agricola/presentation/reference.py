"""The reference: printed things on the boards and cards of Agricola, for screens that explain them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES, STAGES, cards_of_stage
from allmende.agricola.components.improvement import Improvement
from allmende.agricola.components.numbers import CARD_COUNT, CARD_NAMES, CardKind, kind_of_card
from allmende.agricola.components.pieces import ANIMAL_POINTS, CROP_POINTS, FIELD_POINTS, PASTURE_POINTS, RESOURCE_NAMES
from allmende.agricola.presentation.icons import card_icons, improvement_icons, space_icons
from allmende.agricola.presentation.wording import (
    card_ruling,
    card_text,
    card_variants,
    improvement_ruling,
    improvement_text,
    prerequisite,
    space_ruling,
    space_text,
    variants,
)
from allmende.core.message import Message


class ActionReference(msgspec.Struct, frozen=True):
    """An action space for `players` players (0: any number): its effects as a row of symbols and in words.

    `cards`: in games with hand cards, or only without; null if it is the same in both. `stage` is the one in which it
    comes into play, 0 if it is there from the start.
    """

    name: str
    players: int
    cards: bool | None
    stage: int
    icons: list[str]
    text: Message
    ruling: Message | None


class ImprovementReference(msgspec.Struct, frozen=True):
    """A major improvement: its cost, its points, and its effects."""

    name: str
    cost: dict[str, int]
    points: int
    icons: list[str]
    text: Message
    ruling: Message | None


class HandCardReference(msgspec.Struct, frozen=True):
    """A hand card, or one of deck X: its printed number, whose first letter is its deck, its cost and its effects.

    `costs` are the ways to pay for it, `cost_each` has to be paid besides for each of one's people. `players` is the
    least number of them. A card that `travels` is passed to the left.
    """

    name: str
    number: str
    kind: CardKind
    players: int
    costs: list[dict[str, int]]
    cost_each: dict[str, int]
    prerequisite: Message | None
    points: int
    travels: bool
    icons: list[str]
    text: Message
    ruling: Message | None


class CardReference(msgspec.Struct, frozen=True):
    """A card shown by itself; `kind` is `action`, `improvement`, or that of a hand card or a card of deck X.

    Fields that it lacks are empty, null or 0. Of an action space card, `cards` is true if these are its effects with
    hand cards, false if without; null if they are the same. `costs` are the ways to pay, `cost_each` is paid for each
    of one's people besides.
    """

    kind: str
    name: str
    number: str
    stage: int
    cards: bool | None
    players: int
    costs: list[dict[str, int]]
    cost_each: dict[str, int]
    prerequisite: Message | None
    points: int
    travels: bool
    icons: list[str]
    text: Message
    ruling: Message | None


class Reference(msgspec.Struct, frozen=True):
    """All printed things. The `..._points` are the scoring tables: the last entry holds for all higher numbers.

    `cards` are the hand cards of the `decks`, which are called by letters. At a table there are none: of hundreds it
    shows few, and its views bring these.
    """

    actions: list[ActionReference]
    improvements: list[ImprovementReference]
    decks: list[str]
    cards: list[HandCardReference]
    field_points: list[int]
    pasture_points: list[int]
    grain_points: list[int]
    vegetable_points: list[int]
    sheep_points: list[int]
    boar_points: list[int]
    cattle_points: list[int]


def reference() -> Reference:
    """The whole reference."""
    return _reference(range(CARD_COUNT), [hand_card(name) for name in CARD_NAMES])


def for_table(hand_cards: Sequence[int]) -> Reference:
    """The reference for a table with these hand cards."""
    return _reference(hand_cards, [])


def _reference(hand_cards: Sequence[int], told: list[HandCardReference]) -> Reference:
    return Reference(
        [
            _action(number, players, cards)
            for number in range(SPACE_COUNT)
            for players in variants(number)
            for cards in card_variants(number)
        ],
        [_improvement(improvement) for improvement in IMPROVEMENTS],
        sorted({CARDS[card].number[0] for card in hand_cards}),
        told,
        FIELD_POINTS,
        PASTURE_POINTS,
        *CROP_POINTS,
        *ANIMAL_POINTS,
    )


def _action(number: int, players: int, cards: bool | None) -> ActionReference:
    return ActionReference(
        name=SPACE_NAMES[number],
        players=players,
        cards=cards,
        stage=stage_of(number),
        icons=space_icons(number, players, bool(cards)),
        text=space_text(number, players, bool(cards)),
        ruling=space_ruling(number),
    )


def stage_of(number: int) -> int:
    """The stage in which an action space comes into play, 0 if it is there from the start."""
    return next((stage for stage in range(1, STAGES + 1) if number in cards_of_stage(stage)), 0)


def _improvement(improvement: Improvement) -> ImprovementReference:
    return ImprovementReference(
        name=improvement.name,
        cost=_goods(improvement.cost),
        points=improvement.points,
        icons=improvement_icons(improvement),
        text=improvement_text(improvement),
        ruling=improvement_ruling(improvement),
    )


def _goods(pairs: list[int]) -> dict[str, int]:
    return {RESOURCE_NAMES[pairs[i]]: pairs[i + 1] for i in range(0, len(pairs), 2)}


@cache
def hand_card(name: str) -> HandCardReference:
    """The reference of a hand card by its name in records."""
    card = CARDS[CARD_NAMES.index(name)]
    return HandCardReference(
        name=card.name,
        number=card.number,
        kind=kind_of_card(card.card),
        players=card.players,
        costs=[_goods(cost) for cost in card.costs],
        cost_each=_goods(card.cost_each),
        prerequisite=prerequisite(card),
        points=card.points,
        travels=card.travels,
        icons=card_icons(card),
        text=card_text(card),
        ruling=card_ruling(card),
    )


def card_references() -> list[CardReference]:
    """The action space cards, the major improvements, and the hand cards."""
    printed = reference()
    return [
        *(_card("action", each, stage=each.stage, cards=each.cards) for each in printed.actions if each.stage),
        *(_card("improvement", each, costs=[each.cost], points=each.points) for each in printed.improvements),
        *(
            _card(
                each.kind,
                each,
                number=each.number,
                players=each.players,
                costs=each.costs,
                cost_each=each.cost_each,
                prerequisite=each.prerequisite,
                points=each.points,
                travels=each.travels,
            )
            for each in printed.cards
        ),
    ]


def _card(
    kind: str,
    printed: ActionReference | ImprovementReference | HandCardReference,
    number: str = "",
    stage: int = 0,
    cards: bool | None = None,
    players: int = 0,
    costs: Sequence[dict[str, int]] = (),
    cost_each: Mapping[str, int] | None = None,
    prerequisite: Message | None = None,
    points: int = 0,
    travels: bool = False,
) -> CardReference:
    return CardReference(
        kind=kind,
        name=printed.name,
        number=number,
        stage=stage,
        cards=cards,
        players=players,
        costs=list(costs),
        cost_each=dict(cost_each or {}),
        prerequisite=prerequisite,
        points=points,
        travels=travels,
        icons=printed.icons,
        text=printed.text,
        ruling=printed.ruling,
    )
