"""A chapter of Fields of Arle on tools, on a building, and on the costs of November."""

from __future__ import annotations

from typing import Final

from allmende.arle.lessons.deal import DEAL
from allmende.arle.lessons.places import TOOL_TRACKS
from allmende.arle.record.events import HalfYearBegan
from allmende.core.lesson import Lesson, Step, own, play, shown, when

_STEPS: Final = (
    Step("master", (play("place", "summer-master"),), shows=(TOOL_TRACKS,)),
    Step("bench", (play("improve", "workbenches"),)),
    Step("spades", (play("improve", "spades"),)),
    Step("third", (play("improve"), play("done")), lapses=True),
    Step("cutter", (play("place", "peat-cutter"),)),
    Step(
        "cut",
        (play("cut", 4, target="moor:boardwalk"),),
        lapses=True,
        parts=(play("cut", target="moor:boardwalk"),),
        claims={"four": (own("land.13.peat", 4),), "five": (own("tools.spades.position", 1),)},
    ),
    Step("builder", (play("place", "builder"),), claims={"gone": (own("land.13.moor", -1),)}),
    Step("workshop", (play("build-building", "workshop"),)),
    Step("pay", (play("pay"),), lapses=True),
    Step("fish", (play("place", "fisherman"),), claims={"last": (shown("month", 4),)}),
    Step(
        "improve",
        (play("improve"), play("done")),
        lapses=True,
        shows=(("building:workshop",),),
        claims={"house": (own("buildings", "workshop"), shown("month", 0))},
    ),
    Step("merchant", (play("place", "builders-merchant"),), occasion=when(HalfYearBegan, half_year=2)),
    Step("goods", (play("take"),), stays=True),
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
)
"""The neighbor's moves, by preference; none is one that the learner is asked for next."""

TOOLS: Final = Lesson("tools", minutes=5, players=2, deal=DEAL, steps=_STEPS, wishes=_WISHES)
