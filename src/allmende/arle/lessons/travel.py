"""A chapter of Fields of Arle on vehicles and travel: a cart, goods that are upgraded on it, and sales."""

from __future__ import annotations

from typing import Final

from allmende.arle.lessons.deal import DEAL
from allmende.arle.lessons.places import AROUND
from allmende.arle.record.events import HalfYearBegan
from allmende.core.lesson import Lesson, Step, moves, own, play, shown, when

_OPENING: Final = """
    1 place woodcutter; 2 place summer-grocer; 2 take cattle; 1 place fisherman; 2 place warden; 2 flip stall
    1 place peat-cutter; 1 cut 3 boardwalk; 2 place forester; 2 place forest
    1 place clay-worker; 2 place dike-builder; 2 take sheep
    2 place tanner; 2 convert 2; 1 place cattle-trader; 1 take horse
    2 place winter-grocer; 2 cut 1 boardwalk; 2 take cattle; 1 place potter; 1 convert 2
    2 place linen-weaver; 2 convert 2
"""

_STEPS: Final = (
    Step("wainwright", (play("place", "wainwright"),), shows=(("barn",),)),
    Step("cart", (play("build", "cart"),)),
    Step("no-boat", (play("done"),)),
    Step("wood", (play("load", "wood"),), at=("resource:wood", "vehicle:1")),
    Step("esens", (play("load", "esens"),), at=("destination:esens", "vehicle:1")),
    Step("grain", (play("sell", "esens"),)),
    Step("more", (play("sell", "esens"), play("done")), stays=True),
    Step("baker", (play("place", "baker"),), claims={"last": (shown("month", 4),)}),
    Step("bread", (play("convert"),), lapses=True),
    Step(
        "clay",
        (play("load", "clay"),),
        at=("resource:clay", "vehicle:1"),
        occasion=when(HalfYearBegan, half_year=3),
        shows=(("vehicle:1", "travel"),),
        claims={"esens": (own("destinations.esens.state", "visited"), own("goods.timber", least=1))},
    ),
    Step("norden", (play("load", "norden"),), at=("destination:norden", "vehicle:1")),
    Step("end", occasion=when(HalfYearBegan, half_year=4), shows=(AROUND,)),
)

_WISHES: Final = ("place dike-warden", "flip moor")
"""The neighbor's moves, by preference; none is one that the learner is asked for next."""

TRAVEL: Final = Lesson("travel", minutes=4, players=2, deal=DEAL, steps=_STEPS, opening=moves(_OPENING), wishes=_WISHES)
