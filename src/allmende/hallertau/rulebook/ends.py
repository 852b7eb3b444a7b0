"""Chapters on cards from hand, the end of the game, and its variants and options."""

from __future__ import annotations

from typing import Final

from allmende.core.rulebook import Chapter, Rule
from allmende.hallertau.components.board import ALL_SPACES, WITHOUT_CARDS
from allmende.hallertau.components.pieces import (
    FIELDS_GOODS_TOOLS_PER_POINT,
    GATEWAYS,
    POINTS_IN_WINDOW,
    POINTS_OF_COLUMN,
    ROUNDS,
    SOLO_EXTRAORDINARY,
    SOLO_EXTRAORDINARY_WITHOUT_CARDS,
    SOLO_GOAL,
    SOLO_GOAL_WITHOUT_CARDS,
)
from allmende.hallertau.rulebook.scenes import SCORING
from allmende.hallertau.rules.phases import INCOME, NEW_CARD

_SYMBOL: Final = max(POINTS_OF_COLUMN)
_SECOND_WINDOW: Final = [points for points in POINTS_IN_WINDOW if points][1]
_STEPS: Final = [step for step, points in enumerate(POINTS_OF_COLUMN, 1) if points]

ENDS: Final[tuple[Chapter, ...]] = (
    Chapter(
        "cards",
        (
            Rule("any-time", about=("event:card-played", "card", "played")),
            Rule("several"),
            Rule("one-by-one", standing="ruling"),
            Rule("moments", standing="ruling"),
            Rule("shown", standing="ruling"),
            Rule("board", standing="ruling"),
        ),
    ),
    Chapter(
        "reading",
        (
            Rule("book", about=("symbol:book",)),
            Rule("dark-book", about=("symbol:dark-book", "event:workers-returned", "event:workers-moved")),
            Rule("price", about=("symbol:pay",)),
            Rule("effects"),
            Rule("slashes"),
            Rule("bar"),
        ),
        level=2,
    ),
    Chapter(
        "piles",
        (
            Rule(
                "gateway",
                {"count": GATEWAYS},
                about=("deck:gateway", "symbol:deck-gateway", "symbol:hand-without-gateway"),
            ),
            Rule("farmyard", about=("deck:farmyard", "symbol:deck-farmyard", "symbol:stack")),
            Rule("bonus", {"phase": INCOME}, about=("deck:bonus", "symbol:deck-bonus")),
            Rule("point", about=("deck:point", "symbol:deck-point")),
            Rule("empty"),
        ),
        level=2,
    ),
    Chapter("end", (Rule("last", {"rounds": ROUNDS}, about=("phase:11", "event:game-ended")),)),
    Chapter(
        "scoring",
        (
            Rule(
                "center",
                {"points": [points for points in POINTS_IN_WINDOW if points], "symbol": _SYMBOL},
                about=("score:community-center", "score"),
            ),
            Rule("symbols", {"steps": _STEPS, "symbol": _SYMBOL}, standing="inferred"),
            Rule("example", {"window": _SECOND_WINDOW, "symbol": _SYMBOL}, scene=SCORING),
            Rule("sheep", about=("score:sheep-in-stables",)),
            Rule("jewelry", about=("score:jewelry",)),
            Rule("rest", {"per": FIELDS_GOODS_TOOLS_PER_POINT}, about=("score:fields-goods-tools",)),
            Rule("cards", about=("score:cards",)),
            Rule("winner"),
        ),
        level=2,
    ),
    Chapter(
        "without-cards",
        (
            Rule("what", {"closed": len(ALL_SPACES) - len(WITHOUT_CARDS), "income": INCOME, "card": NEW_CARD}),
            Rule("first"),
        ),
    ),
    Chapter(
        "solo",
        (
            Rule("goal", {"goal": SOLO_GOAL, "more": SOLO_EXTRAORDINARY}),
            Rule("cards", {"goal": SOLO_GOAL_WITHOUT_CARDS, "more": SOLO_EXTRAORDINARY_WITHOUT_CARDS}),
        ),
    ),
    Chapter(
        "options",
        (
            Rule("decks", about=("option:gateway", "option:farmyard")),
            Rule("progress"),
            Rule("sparingly", standing="ruling"),
        ),
    ),
)
