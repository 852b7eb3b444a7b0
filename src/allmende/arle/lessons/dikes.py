"""A chapter of Fields of Arle on dikes and peat: how the sea and the moor become land."""

from __future__ import annotations

from typing import Final

from allmende.arle.facts.events import HalfYearBegan
from allmende.arle.lessons.deal import DEAL
from allmende.core.lesson import Lesson, Step, play, when

_STEPS: Final = (
    Step("colonist", (play("place", "colonist"),), shows=(("moor:1", "moor:2", "moor:3"),)),
    Step("cutter", (play("place", "peat-cutter"),)),
    Step("cut", (play("cut", 3, target="moor:boardwalk"),)),
    Step("builder", (play("place", "dike-builder"),), shows=(("moor:0",),)),
    Step("animal", (play("take"),)),
    Step("fish", (play("place", "fisherman"),)),
    Step("warden", (play("place", "dike-warden"),), occasion=when(HalfYearBegan, half_year=2)),
    Step("moor", (play("flip", "moor"),)),
    Step("grocer", (play("place", "winter-grocer"),)),
    Step("last", (play("cut", 1, target="moor:boardwalk"),)),
    Step("another", (play("take"),)),
    Step("end", occasion=when(HalfYearBegan, half_year=3)),
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
