"""Chapters on the course of the game: half-years, their phases, and anytime actions."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import SEASON_NAMES
from allmende.arle.components.equipment import DESTINATION_SIZES, DESTINATIONS
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    FOOD_DUE,
    FUEL_DUE,
    HALF_YEARS,
    MILK_OF_CATTLE,
    MILK_OF_SHEEP,
    SHORTAGE_POINTS,
    TRAVEL_POINTS,
    WOOL_OF_SHEEP,
    WORKERS,
)
from allmende.arle.rulebook.scenes import BREEDING, SUSTENANCE
from allmende.arle.rules.phases import INVENTORY
from allmende.core.message import Argument
from allmende.core.rulebook import Chapter, Rule

_MONTHS: Final[dict[str, Argument]] = {
    season: [named("month", f"{season}-{month}") for month in range(1, WORKERS + 1)] for season in SEASON_NAMES
}
_LOST: Final = -SHORTAGE_POINTS
_LEAST, *_, _MOST = TRAVEL_POINTS

COURSE: Final[tuple[Chapter, ...]] = (
    Chapter(
        "course",
        (
            Rule(
                "half-years",
                {"half_years": HALF_YEARS, "phases": INVENTORY},
                about=("event:half-year-began", "event:half-year-phase-began", "phase"),
            ),
            Rule("seasons", _MONTHS, about=("season", "symbol:summer", "symbol:winter")),
        ),
    ),
    Chapter("preparations", (Rule("months", {"workers": WORKERS}, about=("phase:1",)),), level=2),
    Chapter(
        "work",
        (
            Rule("turns", about=("phase:2", "event:worker-placed", "workers", "symbol:worker")),
            Rule("single"),
            Rule("idle", about=("event:worker-idle",)),
            Rule("affordable", standing="ruling"),
            Rule("given", standing="ruling"),
            Rule("end"),
            Rule("last", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "special",
        (
            Rule("other-season", about=("special",)),
            Rule("start", about=("event:starting-player-passed", "first-player", "symbol:starting-player")),
            Rule("laborer", standing="inferred"),
        ),
        level=2,
    ),
    Chapter(
        "any-time",
        (
            Rule("houses", about=("event:building-used",)),
            Rule("boat", about=("piece:peat-boat",)),
            Rule("loading"),
            Rule("animals"),
            Rule("return", about=("event:equipment-returned",)),
            Rule("asked", standing="ruling"),
            Rule("returned", standing="ruling"),
        ),
        level=2,
    ),
    Chapter("inventory", (Rule("both", about=("phase:3", "symbol:november", "symbol:may")),), level=2),
    Chapter(
        "november",
        (
            Rule("houses"),
            Rule("empty", about=("event:vehicles-emptied",)),
            Rule("milk", {"sheep": MILK_OF_SHEEP, "cattle": MILK_OF_CATTLE}, about=("event:milked",)),
            Rule("harvest", about=("field", "fields")),
            Rule("then"),
        ),
        level=2,
    ),
    Chapter(
        "may",
        (Rule("empty"), Rule("births"), Rule("wool", {"sheep": WOOL_OF_SHEEP}, about=("event:shorn",)), Rule("then")),
        level=2,
    ),
    Chapter(
        "breeding",
        (
            Rule("pairs", about=("event:animal-born",)),
            Rule("elsewhere"),
            Rule("arranged", standing="ruling"),
            Rule("example", scene=BREEDING),
        ),
        level=2,
    ),
    Chapter(
        "sustenance",
        (
            Rule("food", {"food": FOOD_DUE}),
            Rule("fuel", {"fuel": FUEL_DUE}),
            Rule("out"),
            Rule("short", {"points": _LOST}, about=("event:short",)),
            Rule("animal", standing="ruling"),
            Rule("example", scene=SUSTENANCE),
        ),
        level=2,
    ),
    Chapter("half-year-end", (Rule("next", {"half_years": HALF_YEARS}),), level=2),
    Chapter(
        "travel-experience",
        (
            Rule(
                "track",
                {
                    "destinations": DESTINATIONS,
                    "sizes": sorted(set(DESTINATION_SIZES)),
                    "spaces": sum(DESTINATION_SIZES),
                },
                about=("travel", "symbol:travel-track"),
            ),
            Rule("points", {"least": _LEAST, "most": _MOST, "by_space": TRAVEL_POINTS}),
        ),
        level=2,
    ),
)
