"""A chapter of Fields of Arle on dikes and peat: how the sea and the moor become land."""

from __future__ import annotations

from typing import Final

from allmende.arle.facts.events import HalfYearBegan
from allmende.arle.lessons.deal import DEAL
from allmende.core.lesson import Lesson, Step, play, when

_STEPS: Final = (
    Step("colonist", (play("place", "colonist"),), shows=(("moor:1", "moor:2", "moor:3"),)),
    Step("cutter", (play("place", "peat-cutter"),), shows=(("moor:1", "moor:0"),)),
    Step("cut", (play("cut", 3, target="moor:boardwalk"),)),
    Step("builder", (play("place", "dike-builder"),), shows=(("moor:0",),)),
    Step("animal", (play("take"),)),
    Step("fish", (play("place", "fisherman"),), shows=(("land:6", "land:7", "land:8"),)),
    Step("warden", (play("place", "dike-warden"),), occasion=when(HalfYearBegan, half_year=2)),
    Step("moor", (play("flip", "moor"),)),
    Step("grocer", (play("place", "winter-grocer"),), shows=(("dike:1", "land:3", "land:4", "land:5"),)),
    Step("last", (play("cut", 1, target="moor:boardwalk"),)),
    Step("another", (play("take"),), shows=(("land:13",),)),
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
"""Never what the learner is asked for next."""

DIKES: Final = Lesson("dikes", minutes=5, players=2, deal=DEAL, steps=_STEPS, wishes=_WISHES)
