"""A first game of Fields of Arle: a summer and a winter, with the houses for a first game, beside a neighbor."""

from __future__ import annotations

from typing import Final

from allmende.arle.lessons.deal import DEAL
from allmende.arle.lessons.places import AROUND
from allmende.arle.record.events import HalfYearBegan
from allmende.core.lesson import Lesson, Step, own, play, shown, when

_MOORS: Final = ("moor:1", "moor:2", "moor:3")

_STEPS: Final = (
    Step("clay", (play("place", "clay-worker"),), shows=(_MOORS, (), ("workers",))),
    Step("fish", (play("place", "fisherman"),), shows=(("tool:shovels",),)),
    Step("peat", (play("place", "peat-cutter"),), shows=(("food", "peat"),)),
    Step(
        "cut",
        (play("cut", 3),),
        lapses=True,
        shows=(("moor:0",),),
        parts=(play("cut"),),
        claims={"three": (own("tools.spades.position", 0), own("land.13.peat", least=3))},
    ),
    Step("builder", (play("place", "builder"),), claims={"last": (shown("month", 4),)}),
    Step("hut", (play("build-building", "novices-hut"),)),
    Step("pay", (play("pay"),), lapses=True),
    Step(
        "cart",
        (play("place", "wainwright"),),
        occasion=when(HalfYearBegan, half_year=2),
        shows=(("land:6", "land:7", "land:8"), ("food", "peat")),
        claims={"moved": (own("buildings", "novices-hut"), own("dikes.3", 2))},
    ),
    Step("handcart", (play("build", "handcart"),)),
    Step("no-boat", (play("done"),), lapses=True),
    Step("load", (play("load", "clay"),), shows=(("barn",), AROUND)),
    Step("master", (play("place", "winter-master"),)),
    Step("spades", (play("improve", "spades"),)),
    Step("enough", (play("done"), play("improve")), lapses=True),
    Step("warden", (play("place", "dike-warden"),)),
    Step("moor", (play("flip", "moor"),)),
    Step("baker", (play("place", "baker"),), claims={"last": (shown("month", 4),)}),
    Step("bread", (play("convert"),), lapses=True),
    Step("end", occasion=when(HalfYearBegan, half_year=3)),
)

_WISHES: Final = (
    "place woodcutter",
    "place warden",
    "flip stall",
    "place summer-grocer",
    "take cattle",
    "place forester",
    "place forest",
    "place cattle-trader",
    "take horse",
    "place tanner",
    "convert 2",
    "place potter",
    "convert 2",
    "place winter-grocer",
    "cut 1 boardwalk",
    "take horse",
)
"""The neighbor's moves, by preference; none is one that the learner is asked for next."""

FIRST: Final = Lesson("first", minutes=15, players=2, deal=DEAL, steps=_STEPS, wishes=_WISHES)
