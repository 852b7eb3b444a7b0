"""The end of the game, and the scoring."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.pieces import (
    ANIMAL_POINTS,
    BEGGING_POINTS,
    CROP_POINTS,
    FENCED_STABLE_POINTS,
    FIELD_POINTS,
    PASTURE_POINTS,
    PEOPLE,
    PERSON_POINTS,
    ROOM_POINTS,
    STABLES,
    UNUSED_POINTS,
)
from allmende.agricola.rulebook.games import SCORING_ALL, SCORING_FARM
from allmende.agricola.rulebook.scenes import SCORING
from allmende.core.message import Argument
from allmende.core.rulebook import Chapter, Rule
from allmende.core.rules.phrases import respectively

_LOST_UNUSED: Final = -UNUSED_POINTS
_LOST_BEGGING: Final = -BEGGING_POINTS
_MOST_PEOPLE: Final = PEOPLE * PERSON_POINTS
_MOST_STABLES: Final = STABLES * FENCED_STABLE_POINTS
_GRAIN, _VEGETABLES = CROP_POINTS
_SHEEP, _BOAR, _CATTLE = ANIMAL_POINTS
_, _CLAY_ROOM, _STONE_ROOM = ROOM_POINTS


def _table(points: list[int]) -> dict[str, Argument]:
    """The thresholds of a scoring table with their points, and the points that are lost below the first one."""
    steps = [number for number, each in enumerate(points) if number and each != points[number - 1]]
    return {"counts": respectively(steps), "points": respectively([points[each] for each in steps]), "lost": -points[0]}


ENDS: Final[tuple[Chapter, ...]] = (
    Chapter("end", (Rule("last", {"rounds": ROUNDS}, about=("phase:scoring", "event:game-ended")),)),
    Chapter(
        "scoring",
        (
            Rule("fields", _table(FIELD_POINTS), about=("score:fields", "score", "points")),
            Rule("pastures", _table(PASTURE_POINTS), about=("score:pastures",)),
            Rule("grain", _table(_GRAIN), about=("score:grain",)),
            Rule("vegetables", _table(_VEGETABLES), about=("score:vegetables",)),
            Rule("crops"),
            Rule("sheep", _table(_SHEEP), about=("score:sheep",)),
            Rule("boar", _table(_BOAR), about=("score:boar",)),
            Rule("cattle", _table(_CATTLE), about=("score:cattle",)),
            Rule("unused", {"points": _LOST_UNUSED}, about=("score:unused",)),
            Rule("stables", {"points": FENCED_STABLE_POINTS, "most": _MOST_STABLES}, about=("score:stables",)),
            Rule("rooms", {"clay": _CLAY_ROOM, "stone": _STONE_ROOM}, about=("score:rooms",)),
            Rule("people", {"points": PERSON_POINTS, "most": _MOST_PEOPLE}, about=("score:people",)),
            Rule("improvements", about=("score:improvements", "symbol:book")),
            Rule("bonus", about=("score:bonus", "symbol:score")),
            Rule("begging", {"points": _LOST_BEGGING}, about=("score:begging",)),
            Rule("example", {"farm": SCORING_FARM, "all": SCORING_ALL}, scene=SCORING),
            Rule("winner"),
        ),
        level=2,
    ),
)
