"""A chapter of Agricola on the family: a child without a room, a renovated house, and the room after all."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, moves, own, play, when

_DEAL: Final = Deal(
    first=0,
    cards=in_order(
        "grain-utilization",
        "major-improvement",
        "sheep-market",
        "fencing",
        "western-quarry",
        "basic-wish-for-children",
        "house-redevelopment",
        "pig-market",
        "vegetable-seeds",
        "cattle-market",
        "eastern-quarry",
        "urgent-wish-for-children",
    ),
)

_OPENING: Final = """
    1 place forest; 2 place grain-seeds; 1 place reed-bank; 2 place day-laborer
    1 place forest; 2 place farmland; 2 plow b1; 1 place day-laborer; 2 place fishing
    1 place reed-bank; 2 place grain-utilization; 1 place day-laborer; 2 place forest
    1 place fishing; 2 place sheep-market; 1 place day-laborer; 2 place grain-seeds
    1 place farm-expansion; 1 room b2; 2 place forest; 1 place reed-bank; 2 place day-laborer
    1 place basic-wish-for-children; 2 place farmland; 2 plow c1; 1 place fishing; 2 place day-laborer
    1 place day-laborer; 2 place fencing; 2 fence d1 e1; 2 done; 1 place clay-pit; 2 place fishing; 1 place reed-bank
    1 place major-improvement; 1 build fireplace-2; 2 place forest; 1 place sheep-market
    1 cook sheep fireplace; 1 cook sheep fireplace; 1 cook sheep fireplace
    2 place day-laborer; 1 place farmland; 1 plow b1
    1 place grain-seeds; 2 place western-quarry; 1 place grain-utilization; 1 sow grain
    2 place vegetable-seeds; 1 place clay-pit
    1 place day-laborer; 2 place sheep-market; 1 place fishing; 2 place forest; 1 place farmland; 1 plow c1
    1 place clay-pit; 2 place eastern-quarry; 1 place day-laborer; 2 place reed-bank; 1 place grain-seeds
    2 eat grain; 2 eat grain
"""

_STEPS: Final = (
    Step("child", (play("place", "urgent-wish-for-children"),), shows=(("farmyard",),)),
    Step(
        "renovate", (play("place", "house-redevelopment"),), shows=(("space:urgent-wish-for-children",), ("farmyard",))
    ),
    # A player who pays for an improvement has no clay left for the room.
    Step(
        "improve", (play("done"), *(play("build", f"cooking-hearth-{i}", "fireplace-2") for i in (4, 5))), lapses=True
    ),
    Step("third", (play("place", "day-laborer"),), shows=(("food",),), claims={"four": (own("people", 4),)}),
    Step(
        "expand",
        (play("place", "farm-expansion"),),
        occasion=when(RoundBegan, round=13),
        shows=(("farmyard",),),
        claims={"four": (own("people", 4),)},
    ),
    Step("room", (play("room"),)),
    Step("works", (play("place", "cultivation"),)),
    Step("sow", (play("plow"), play("sow"), play("done")), stays=True),
    Step("end", occasion=when(RoundBegan, round=14), shows=((), ("farmyard",))),
)

_WISHES: Final = ("place fishing", "place forest", "place clay-pit", "place cattle-market")
"""The neighbor's moves, none of which takes what the learner is asked for next."""

FAMILY: Final = Lesson(
    "family", minutes=4, players=2, deal=_DEAL, steps=_STEPS, opening=moves(_OPENING), wishes=_WISHES
)
