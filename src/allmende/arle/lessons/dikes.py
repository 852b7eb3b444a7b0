"""A chapter of Fields of Arle on dikes and peat: turning the sea and the moor into land."""

from __future__ import annotations

from typing import Final

from allmende.arle.lessons.deal import DEAL
from allmende.arle.record.events import HalfYearBegan
from allmende.core.lesson import Lesson, Step, own, play, when

_STEPS: Final = (
    Step("colonist", (play("place", "colonist"),), shows=(("moor:1", "moor:2", "moor:3"),)),
    Step("cutter", (play("place", "peat-cutter"),), shows=(("moor:1", "moor:0"),)),
    Step(
        "cut",
        (play("cut", 3, target="moor:boardwalk"),),
        lapses=True,
        parts=(play("cut", target="moor:boardwalk"),),
        claims={"three": (own("tools.spades.position", 0), own("land.13.peat", 4))},
    ),
    Step(
        "builder",
        (play("place", "dike-builder"),),
        shows=(("moor:0",),),
        claims={"one": (own("land.13.peat", 1),), "pair": (own("tools.shovels.position", 0),)},
    ),
    Step("animal", (play("take"),)),
    Step(
        "fish",
        (play("place", "fisherman"),),
        shows=(("land:6", "land:7", "land:8"),),
        claims={"first": (own("dikes.3", 2),)},
    ),
    Step("warden", (play("place", "dike-warden"),), occasion=when(HalfYearBegan, half_year=2)),
    Step("moor", (play("flip", "moor"),)),
    Step(
        "grocer",
        (play("place", "winter-grocer"),),
        shows=(("dike:1", "land:3", "land:4", "land:5"),),
        claims={"second": (own("dikes.3", 1),)},
    ),
    Step("last", (play("cut", 1, target="moor:boardwalk"),), claims={"one": (own("land.13.peat", 1),)}),
    Step("another", (play("take"),), shows=(("land:13",),), claims={"gone": (own("land.13.moor", -1),)}),
    Step("end", occasion=when(HalfYearBegan, half_year=3), shows=(("moor:1", "moor:2", "moor:3"),)),
)

_WISHES: Final = (
    "place woodcutter",
    "place summer-grocer",
    "take cattle",
    "place forester",
    "place forest",
    "place warden",
    "flip stall",
    "place tanner",
    "convert 2",
    "place cattle-trader",
    "take horse",
)
"""The neighbor's moves, by preference; none is one that the learner is asked for next."""

DIKES: Final = Lesson("dikes", minutes=5, players=2, deal=DEAL, steps=_STEPS, wishes=_WISHES)
