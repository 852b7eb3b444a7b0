"""A chapter of Agricola on animals: where they live, which ones are cooked, and when they have young."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, moves, own, play, shown, when

_DEAL: Final = Deal(
    first=0,
    cards=in_order(
        "sheep-market",
        "fencing",
        "major-improvement",
        "grain-utilization",
        "western-quarry",
        "house-redevelopment",
        "basic-wish-for-children",
        "pig-market",
    ),
)

_OPENING: Final = """
    1 place forest; 2 place grain-seeds; 1 place clay-pit; 2 place reed-bank
    1 place forest; 2 place farmland; 2 plow b1; 1 place clay-pit; 2 place fishing
    1 place major-improvement; 2 place forest; 1 place fencing; 1 fence d1 e1; 2 place day-laborer
    1 place sheep-market; 2 place grain-utilization; 1 place day-laborer; 2 place clay-pit
    1 cook sheep fireplace; 1 place forest; 2 place day-laborer; 1 place fishing; 2 place grain-seeds
    1 place farmland; 1 plow b1; 2 place forest; 1 place day-laborer; 2 place western-quarry
    1 place fencing; 1 fence c1 c2; 1 done; 2 place forest; 1 place fishing; 2 place day-laborer
    1 cook sheep fireplace; 1 cook sheep fireplace; 1 cook sheep fireplace
    1 place day-laborer; 2 place farmland; 2 plow c1; 1 place grain-seeds; 2 place reed-bank
"""

_STEPS: Final = (
    Step("boars", (play("place", "pig-market"),), shows=(("farmyard",),)),
    Step(
        "sheep",
        (play("place", "sheep-market"),),
        shows=(("farmyard",),),
        claims={"boars": (own("goods.boar", 2),), "five": (shown("actions.sheep-market.count", 5),)},
    ),
    Step(
        "cook",
        (play("cook", "sheep"),),
        shows=(("farmyard",),),
        claims={"seven": (own("goods.sheep", 7), own("goods.boar", 2))},
    ),
    Step("cook-again", (play("cook", "sheep"),), claims={"one": (own("goods.sheep", 6), own("goods.boar", 2))}),
    Step("breed", (play("breed", "boar"),), shows=(("farmyard",),)),
    Step("no-room", (play("done"),), shows=(("farmyard",),), claims={"full": (own("goods.sheep", 5),)}),
    Step(
        "wood",
        (play("place", "forest"),),
        occasion=when(RoundBegan, round=10),
        shows=(("farmyard",),),
        claims={"three": (own("goods.boar", 3),)},
    ),
    Step("expand", (play("place", "farm-expansion"),)),
    Step("stable", (play("stable", "D1"), play("stable", "E1")), at=("farmyard",)),
    Step("enough", (play("done"),), lapses=True),
    Step("end", occasion=when(RoundBegan, round=11), shows=(("farmyard",),)),
)

_WISHES: Final = ("place fishing", "place day-laborer", "place clay-pit", "place grain-seeds")
"""The neighbor's moves, none of which takes what the learner is asked for next."""

ANIMALS: Final = Lesson(
    "animals", minutes=4, players=2, deal=_DEAL, steps=_STEPS, opening=moves(_OPENING), wishes=_WISHES
)
