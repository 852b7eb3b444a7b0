"""A chapter of Agricola on baking: an oven, a loaf when it is built, and sowing and baking in one turn."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, moves, own, play, when

_DEAL: Final = Deal(
    first=0,
    cards=in_order("grain-utilization", "major-improvement", "sheep-market", "fencing", "western-quarry"),
)

_OPENING: Final = """
    1 place grain-seeds; 2 place forest; 1 place farmland; 1 plow b1; 2 place reed-bank
    1 place grain-utilization; 2 place forest; 1 place grain-seeds; 2 place clay-pit
    1 place farmland; 1 plow c1; 2 place sheep-market; 1 place day-laborer; 2 place fishing
    1 place clay-pit; 2 place forest; 1 place grain-seeds; 2 place reed-bank
"""

_STEPS: Final = (
    Step("stone", (play("place", "western-quarry"),), shows=(("grain", "food"),)),
    Step("clay", (play("place", "clay-pit"),), claims={"two": (own("goods.clay", 2),)}),
    Step(
        "improvement",
        (play("place", "major-improvement"),),
        occasion=when(RoundBegan, round=6),
        claims={"oven": (own("goods.clay", least=3), own("goods.stone", least=1))},
    ),
    Step("oven", (play("build", "clay-oven"),)),
    Step("loaf", (play("bake", "clay-oven"),)),
    Step("utilize", (play("place", "grain-utilization"),)),
    Step("bake", (play("bake", "clay-oven"),)),
    Step("sow", (play("sow", "grain"), play("done")), lapses=True, claims={"one": (own("goods.grain", 1),)}),
    Step("end", occasion=when(RoundBegan, round=7), shows=(("food",), ("improvement:stone-oven",))),
)

_WISHES: Final = ("place forest", "place day-laborer", "place forest", "place fishing")
"""The neighbor's moves, none of which takes what the learner is asked for next."""

BAKING: Final = Lesson(
    "baking", minutes=3, players=2, deal=_DEAL, steps=_STEPS, opening=moves(_OPENING), wishes=_WISHES
)
