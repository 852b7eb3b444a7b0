"""The reference of Hallertau: the facts printed on boards and cards, for screens that explain them."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core.message import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import SPACE_NAMES, quadrant_of
from allmende.hallertau.components.numbers import CARD_DECKS, CARD_NAMES, DECKS, deck_cards
from allmende.hallertau.components.pieces import (
    AT_MOST_ONE,
    CRAFT_CONSTRAINTS,
    CRAFT_GOODS,
    CRAFT_NAMES,
    DECK_NAMES,
    FREE,
    HIGHEST_ROW,
    LOWEST_ROW,
    MORE,
    POINTS_IN_WINDOW,
    POINTS_OF_COLUMN,
    RESOURCE_NAMES,
    ROUNDS,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.presentation.icons import icons, income_icons, lower_icons, phase_icons, upper_icons
from allmende.hallertau.presentation.nicknames import nickname
from allmende.hallertau.presentation.wording import income, lower, phase_bar, ruling, say, upper
from allmende.hallertau.rules.language import Card
from allmende.hallertau.rules.phases import BOULDERS, INCOME, NEW_CARD, PROGRESS, REMOVE_WORKERS, SCORING
from allmende.hallertau.rules.spaces import SPACES

Constraint = Literal["free", "more", "at-most-one"]

CONSTRAINT_NAMES: dict[int, Constraint] = {FREE: "free", MORE: "more", AT_MOST_ONE: "at-most-one"}


class SpaceReference(msgspec.Struct, frozen=True):
    """An action space, with its effect as a row of symbols and in words."""

    name: str
    quadrant: int
    icons: list[str]
    text: Message


class CraftReference(msgspec.Struct, frozen=True):
    """The goods that a Craft Building takes.

    `more`: the first good must outnumber the second; `at-most-one`: at most one of the first is allowed.
    """

    name: str
    goods: list[str]
    constraint: Constraint


class ColumnReference(msgspec.Struct, frozen=True):
    """A column of the Community Center board: the numbers in the window there, and the points of each of its
    symbols."""

    workers: int
    points: int
    symbol: int


class Reference(msgspec.Struct, frozen=True):
    """The action spaces, the Craft Buildings, and all other facts printed on the boards.

    `phases` are those of a round; without cards nothing happens in the `card_phases`, and in phase `progress` Craft
    Buildings advance. `rows` are those of the Field board, from the top. `decks` has the deck of a card by the first
    digit of its number.
    """

    spaces: list[SpaceReference]
    crafts: list[CraftReference]
    rounds: int
    phases: int
    card_phases: list[int]
    progress: int
    rows: list[int]
    columns: list[ColumnReference]
    decks: dict[str, str]


class CardReference(msgspec.Struct, frozen=True):
    """A card in words and as rows of symbols; parts that it lacks are null or empty.

    `deck` is the pile that its back belongs to, `series` the deck of its number. `phases` are those in which it can be
    played. `passing`: the chance to play it can be over without the player's doing.
    """

    number: str
    nickname: Message
    deck: str
    series: str
    phases: list[int]
    phase_bar: Message | None
    phase_icons: list[str]
    upper: Message | None
    upper_icons: list[str]
    lower: Message | None
    lower_icons: list[str]
    income: Message | None
    income_icons: list[str]
    points: int
    passing: bool
    ruling: Message | None


def card_references() -> list[CardReference]:
    """All facts printed on the cards, in the order of their numbers."""
    return [_card(CARDS[card], series) for series in DECKS for card in deck_cards(series)]


def _card(card: Card, series: str) -> CardReference:
    return CardReference(
        number=CARD_NAMES[card.card],
        nickname=nickname(card),
        deck=DECK_NAMES[CARD_DECKS[card.card]],
        series=series,
        phases=[phase for phase in range(REMOVE_WORKERS, SCORING + 1) if card.phases >> phase & 1],
        phase_bar=phase_bar(card),
        phase_icons=phase_icons(card),
        upper=upper(card),
        upper_icons=upper_icons(card),
        lower=lower(card),
        lower_icons=lower_icons(card),
        income=income(card),
        income_icons=income_icons(card),
        points=card.points,
        passing=card.passing,
        ruling=ruling(card),
    )


def reference() -> Reference:
    """All facts printed on the boards."""
    return Reference(
        [
            SpaceReference(name, quadrant_of(number), icons(SPACES[number]), say(SPACES[number]))
            for number, name in enumerate(SPACE_NAMES)
        ],
        [
            CraftReference(name, [RESOURCE_NAMES[good] for good in goods], CONSTRAINT_NAMES[constraint])
            for name, goods, constraint in zip(CRAFT_NAMES, CRAFT_GOODS, CRAFT_CONSTRAINTS, strict=True)
        ],
        rounds=ROUNDS,
        phases=BOULDERS,
        card_phases=[INCOME, NEW_CARD],
        progress=PROGRESS,
        rows=list(range(HIGHEST_ROW, LOWEST_ROW - 1, -1)),
        columns=[
            ColumnReference(workers, points, symbol)
            for workers, points, symbol in zip(WORKERS_IN_WINDOW, POINTS_IN_WINDOW, POINTS_OF_COLUMN, strict=True)
        ],
        decks={name[0]: DECK_NAMES[deck] for name, deck in zip(CARD_NAMES, CARD_DECKS, strict=True)},
    )
