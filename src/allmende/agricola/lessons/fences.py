"""A chapter of Agricola on fences: pastures, a stable, and a pasture that is divided."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, moves, own, play, shown, when

_DEAL: Final = Deal(first=0, cards=in_order("sheep-market", "fencing", "grain-utilization", "major-improvement"))

_OPENING: Final = """
    1 place forest; 2 place grain-seeds; 1 place day-laborer; 2 place reed-bank
    1 place forest; 2 place farmland; 2 plow b1; 1 place fishing; 2 place clay-pit
"""

_STEPS: Final = (
    Step("fencing", (play("place", "fencing"),), shows=(("wood",),)),
    Step("enclose", (play("fence", "D1", "E1"),), at=("farmyard",), shows=(("farmyard",),)),
    Step(
        "sheep",
        (play("place", "sheep-market"),),
        shows=(("farmyard",),),
        claims={"three": (shown("actions.sheep-market.count", 3),)},
    ),
    Step("wood", (play("place", "forest"),), occasion=when(RoundBegan, round=4), shows=(("farmyard", "wood"),)),
    Step("expand", (play("place", "farm-expansion"),)),
    Step("stable", (play("stable", "D1"), play("stable", "E1")), at=("farmyard",)),
    Step("enough", (play("done"),), lapses=True, claims={"eight": (own("pastures.0.capacity", 8),)}),
    Step(
        "fence-again",
        (play("place", "fencing"),),
        occasion=when(RoundBegan, round=5),
        shows=(("farmyard",),),
        claims={"four": (own("goods.sheep", 4),)},
    ),
    Step(
        "divide",
        (play("fence", "E1"),),
        at=("farmyard",),
        shows=(("farmyard",),),
        claims={"one": (own("farm.D1.pasture", 0), own("farm.E1.pasture", 0), own("farm.D2.pasture", -1))},
    ),
    Step(
        "more",
        (play("fence"), play("done")),
        at=("farmyard",),
        stays=True,
        shows=(("farmyard", "wood"),),
        claims={"three": (own("goods.wood", 3),)},
    ),
    Step("end", occasion=when(RoundBegan, round=6), shows=(("farmyard",), ("fences", "stables"))),
)

_WISHES: Final = (
    "place grain-utilization",
    "place day-laborer",
    "place fishing",
    "place clay-pit",
    "place grain-seeds",
)
"""The neighbor's moves, none of which takes what the learner is asked for next."""

FENCES: Final = Lesson(
    "fences", minutes=4, players=2, deal=_DEAL, steps=_STEPS, opening=moves(_OPENING), wishes=_WISHES
)
