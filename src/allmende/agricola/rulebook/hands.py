"""Hand cards, and the starting player."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.numbers import LEAST_PLAYERS
from allmende.agricola.record.deal import HAND
from allmende.agricola.rulebook.scenes import LESSONS, MEETING
from allmende.core.rulebook import Chapter, Rule
from allmende.core.rules.phrases import one_of

_PRINTED_PLAYERS: Final = sorted({players for players in LEAST_PLAYERS if players > min(LEAST_PLAYERS)})

HAND_CARDS: Final[tuple[Chapter, ...]] = (
    Chapter(
        "cards",
        (
            Rule("hand", {"count": HAND}, about=("card", "hand", "played", "symbol:card")),
            Rule("text"),
            Rule("no-more"),
            Rule("points", about=("event:bonus-points-gained",)),
        ),
    ),
    Chapter(
        "minors",
        (
            Rule(
                "play",
                about=(
                    "event:hand-card-played",
                    "symbol:minor",
                    "symbol:any-improvement",
                    "symbol:hand-minor",
                    "space:meeting-place",
                    "space:basic-wish-for-children",
                    "space:major-improvement",
                    "space:house-redevelopment",
                ),
            ),
            Rule("cost"),
            Rule("prerequisite", about=("symbol:needs",)),
            Rule("travels", about=("event:hand-card-passed", "symbol:travels")),
            Rule("example", scene=MEETING),
        ),
        level=2,
    ),
    Chapter(
        "occupations",
        (
            Rule("play", about=("symbol:occupation", "symbol:hand-occupation", "space:lessons")),
            Rule("cost", about=("space:more-lessons",)),
            Rule("own-cost"),
            Rule("players", {"players": one_of(_PRINTED_PLAYERS)}),
            Rule("example", scene=LESSONS),
        ),
        level=2,
    ),
    Chapter(
        "reading",
        (
            Rule("slashes", about=("symbol:slash",)),
            Rule("least", about=("symbol:exactly", "symbol:at-most")),
            Rule("may", about=("symbol:must",)),
            Rule("each-time", about=("symbol:use",)),
            Rule("either-side", about=("symbol:before", "symbol:after"), standing="ruling"),
            Rule("order", about=("symbol:in-turn",), standing="ruling"),
            Rule("left-of", about=("symbol:left-of-newest",), standing="inferred"),
        ),
        level=2,
    ),
    Chapter(
        "working",
        (
            Rule(
                "stock",
                about=(
                    "event:laid-on-card",
                    "event:laid-on-space",
                    "symbol:stack",
                    "symbol:onto-card",
                    "symbol:off-card",
                ),
            ),
            Rule("fields", about=("bed", "symbol:below")),
            Rule("rooms"),
            Rule("spaces"),
            Rule(
                "people",
                about=(
                    "event:person-moved",
                    "event:person-returned",
                    "event:turn-skipped",
                    "event:person-called",
                    "event:person-left",
                ),
            ),
            Rule("others", about=("event:goods-given", "symbol:others", "symbol:give")),
            Rule(
                "pieces",
                about=(
                    *("event:pieces-removed", "event:stable-returned", "event:stable-laid"),
                    *("event:fences-razed", "event:fence-taken", "event:palisades-placed", "symbol:palisade"),
                ),
            ),
            Rule(
                "lot",
                about=(
                    "event:occupation-drawn",
                    "event:minors-drawn",
                    "event:occupation-given",
                    "event:hand-card-discarded",
                    "symbol:lot",
                    "symbol:discard",
                ),
            ),
            Rule("chance", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "drawn-deck",
        (
            Rule("drawing", about=("event:deck-x-drawn",), standing="inferred"),
            Rule("beside", about=("event:beside-taken",), standing="inferred"),
            Rule("people", about=("event:person-bound",), standing="ruling"),
            Rule(
                "markers",
                about=("event:space-marked", "event:marker-taken", "event:markers-laid", "event:markers-lost"),
                standing="ruling",
            ),
        ),
        level=2,
    ),
    Chapter(
        "starting-player",
        (
            Rule(
                "token",
                about=(
                    "event:starting-player-taken",
                    "starting-player",
                    "symbol:starting-player",
                    "space:meeting-place",
                ),
            ),
            Rule("keep", standing="ruling"),
        ),
    ),
)
