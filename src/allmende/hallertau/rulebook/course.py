"""Chapters on the course of play: the phases of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core.message import Argument, Message
from allmende.core.rulebook import Chapter, Picture, Rule
from allmende.hallertau.components.board import ROW_WORKERS, SPACE_ROWS
from allmende.hallertau.components.pieces import (
    ALL_QUADRANTS,
    AT_MOST_ONE,
    CRAFT_CONSTRAINTS,
    CRAFT_GOODS,
    CRAFT_NAMES,
    FIRST_BOULDER,
    HIGHEST_ROW,
    LAST_COLUMN,
    LOWEST_ROW,
    MORE,
    POINTS_IN_WINDOW,
    QUADRANT_CARDS,
    ROUNDS,
    SECOND_BOULDER,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.rulebook.goods import resources
from allmende.hallertau.rulebook.scenes import (
    BREWHOUSE,
    CARPENTRY,
    CENTER,
    DISCOUNT,
    FALLOW,
    HARVEST,
    INCOME_CARDS,
    JEWELRY,
    LAST_BOULDER,
    LAST_WORKER,
    MILKING,
    NINE,
    NO_DISCOUNT,
    REMOVING,
    RESET,
    START,
    TOOLS,
)
from allmende.hallertau.rules.phases import BOULDERS, INCOME

_MOST_WORKERS: Final = max(WORKERS_IN_WINDOW)
_SPACES_OF_ROW: Final = LAST_COLUMN + 1
_WORKERS_BY_ROW: Final = [workers for workers in ROW_WORKERS if workers]
_POINTS: Final = [points for points in POINTS_IN_WINDOW if points]
_ALONE, *_TOGETHER = [players for players, cards in QUADRANT_CARDS.items() if cards]
"""The numbers of players with Quadrant cards."""


def _quadrant_cards(players: int) -> Rule:
    """A rule that lists the quadrants on the Quadrant cards for a number of players."""
    cards = QUADRANT_CARDS[players].values()
    args: dict[str, Argument] = {"players": players, "cards": [_quadrants(printed) for printed in cards]}
    says = "tossed" if any(len(printed) > 1 for printed in cards) else "named"
    return Rule(says, args, standing="inferred")


def _quadrants(printed: Sequence[str]) -> str:
    """The quadrants on a card, as in 1+2, or 1+2+3/4 where one of two is tossed for."""
    always = [quadrant for quadrant in ALL_QUADRANTS if all(quadrant in each for each in printed)]
    either = sorted({quadrant for each in printed for quadrant in each} - {*always})
    return "+".join([*always, "/".join(either)] if either else always)


def _crafts() -> list[Rule]:
    """A rule for each Craft Building, with the goods that it takes."""
    found = []
    for name, goods, constraint in zip(CRAFT_NAMES, CRAFT_GOODS, CRAFT_CONSTRAINTS, strict=True):
        first, second, *_ = named = resources(goods)
        args: dict[str, Argument] = {"craft": Message(f"the-craft-{name}"), "goods": named}
        if constraint == MORE:
            found.append(Rule("craft-more", {**args, "first": first, "second": second}, about=(f"craft:{name}",)))
        elif constraint == AT_MOST_ONE:
            found.append(Rule("craft-limited", {**args, "first": first}, about=(f"craft:{name}",)))
        else:
            found.append(Rule("craft", args, about=(f"craft:{name}",)))
    return found


COURSE: Final[tuple[Chapter, ...]] = (
    Chapter(
        "course",
        (
            Rule(
                "rounds",
                {"rounds": ROUNDS, "phases": BOULDERS},
                about=("event:round-began", "event:phase-began", "symbol:round", "symbol:rooster"),
            ),
            Rule("together"),
        ),
    ),
    Chapter(
        "remove-workers",
        (
            Rule("card", {"players": max(QUADRANT_CARDS)}, about=("phase:1", "event:workers-removed")),
            Rule("example", {"rows": max(SPACE_ROWS)}, scene=REMOVING),
            Rule("cards", standing="inferred"),
            *map(_quadrant_cards, _TOGETHER),
            Rule("solo", standing="inferred"),
            _quadrant_cards(_ALONE),
        ),
        level=2,
    ),
    Chapter(
        "new-workers",
        (
            Rule("card", about=("phase:2",)),
            Rule("age", about=("event:sheep-died",)),
            Rule("window", about=("event:workers-gained", "workers", "symbol:window")),
        ),
        level=2,
    ),
    Chapter(
        "income",
        (
            Rule("bonus", about=("phase:3", "symbol:income")),
            Rule("skipped", {"phase": INCOME}, standing="ruling"),
            Rule("example", scene=INCOME_CARDS),
        ),
        level=2,
    ),
    Chapter(
        "actions",
        (
            Rule("turns", about=("phase:4",)),
            Rule("placing", {"workers": _WORKERS_BY_ROW}, about=("event:workers-placed", "symbol:worker")),
            Rule("corners", {"rows": min(SPACE_ROWS)}, about=("first-player", "event:first-player-passed")),
            Rule("order"),
            Rule("optional"),
            Picture("picture", START, "board"),
        ),
        level=2,
    ),
    Chapter(
        "kinds",
        (
            Rule("gain"),
            Rule("exchange"),
            Rule("sow", about=("symbol:sow", "event:sown", "symbol:crop")),
            Rule("sustain"),
            Rule("raise", {"row": HIGHEST_ROW}, about=("symbol:raise", "event:field-moved", "symbol:lift")),
            Rule("retreat", about=("symbol:retreat", "event:craft-retreated")),
        ),
        level=2,
    ),
    Chapter(
        "exchanging",
        (
            Rule("tools", about=("event:workers-exchanged",)),
            Rule("pass"),
            Rule("example", scene=LAST_WORKER),
            Rule("early-example", scene=NINE),
        ),
        level=2,
    ),
    Chapter("new-card", (Rule("farmyard", about=("phase:5",)),), level=2),
    Chapter(
        "fallow",
        (Rule("up", {"row": HIGHEST_ROW}, about=("phase:6",)), Rule("twice"), Rule("example", scene=FALLOW)),
        level=2,
    ),
    Chapter(
        "harvest",
        (
            Rule("yield", about=("phase:7", "event:harvested", "event:yield-doubled")),
            Rule("down", {"row": LOWEST_ROW}),
            Rule("planted", standing="ruling"),
            Rule("example", scene=HARVEST),
        ),
        level=2,
    ),
    Chapter("milking", (Rule("milk", about=("phase:8",)), Rule("example", scene=MILKING)), level=2),
    Chapter(
        "progress",
        (
            Rule("pay", about=("phase:9", "craft", "event:craft-advanced", "option:progress")),
            Rule("price"),
            *_crafts(),
            Rule("carpentry-example", scene=CARPENTRY),
            Rule("jewelry"),
            Rule("jewelry-example", scene=JEWELRY),
            Rule("last"),
        ),
        level=2,
    ),
    Chapter(
        "center",
        (
            Rule("follows", about=("center", "event:center-moved")),
            Rule("window", {"workers": _MOST_WORKERS, "points": _POINTS}),
            Rule("number", {"workers": _MOST_WORKERS}, standing="ruling"),
            Rule("length", {"spaces": _SPACES_OF_ROW}, standing="inferred"),
            Picture("picture", JEWELRY, "center"),
            Rule("example", scene=CENTER),
        ),
        level=2,
    ),
    Chapter(
        "discounts",
        (
            Rule("types"),
            Rule("bounds"),
            Rule("example", scene=DISCOUNT),
            Rule("bound-example", scene=NO_DISCOUNT),
            Rule("later-example", scene=BREWHOUSE),
        ),
        level=2,
    ),
    Chapter(
        "boulders",
        (
            Rule("way", about=("boulder", "symbol:boulder", "event:boulder-moved")),
            Rule("edge"),
            Rule("tools", {"last": ROUNDS}),
            Rule("spent", standing="ruling"),
            Rule("needed", standing="ruling"),
            Picture("picture", TOOLS, "center"),
            Rule("example", scene=TOOLS),
            Rule("last-example", scene=LAST_BOULDER),
        ),
        level=2,
    ),
    Chapter(
        "reset",
        (
            Rule(
                "back",
                {"first": FIRST_BOULDER, "second": SECOND_BOULDER, "last": ROUNDS},
                about=("phase:10", "event:boulders-reset"),
            ),
            Rule("town-hall"),
            Rule("example", scene=RESET),
        ),
        level=2,
    ),
    Chapter("round-end", (Rule("first"),), level=2),
)
