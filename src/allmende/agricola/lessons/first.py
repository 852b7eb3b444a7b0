"""A first game of Agricola: seven rounds and two harvests, without hand cards, beside a neighbor."""

from __future__ import annotations

from typing import Final

from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, own, play, shown, when

_DEAL: Final = Deal(
    first=0,
    cards=(
        "grain-utilization",
        "major-improvement",
        "sheep-market",
        "fencing",
        "house-redevelopment",
        "basic-wish-for-children",
        "western-quarry",
        "vegetable-seeds",
        "pig-market",
        "cattle-market",
        "eastern-quarry",
        "cultivation",
        "urgent-wish-for-children",
        "farm-redevelopment",
    ),
)

_STEPS: Final = (
    Step("people", (play("place", "grain-seeds"),), shows=(("farmyard",),)),
    Step("farmland", (play("place", "farmland"),), shows=(("space:forest",),)),
    Step("plow", (play("plow"),), at=("farmyard",)),
    Step(
        "sow",
        (play("place", "grain-utilization"),),
        occasion=when(RoundBegan, round=2),
        shows=(("space:major-improvement",),),
    ),
    Step(
        "clay",
        (play("place", "clay-pit"),),
        shows=(("farmyard",),),
        claims={"two": (shown("actions.clay-pit.count", 2),)},
    ),
    Step(
        "fireplace",
        (play("place", "major-improvement"),),
        occasion=when(RoundBegan, round=3),
        shows=(("improvement:fireplace",),),
    ),
    Step("second-field", (play("place", "farmland"),), shows=(("farmyard",),)),
    Step("beside", (play("plow"),), at=("farmyard",), lapses=True),
    Step(
        "sheep",
        (play("place", "sheep-market"),),
        occasion=when(RoundBegan, round=4),
        shows=((), ("food",)),
        claims={
            "food": (own("goods.food", 2),),
            "sheep": (shown("actions.sheep-market.count", 2),),
        },
    ),
    Step("cook", (play("cook", "sheep"),), shows=(("pet", "homeless"),)),
    Step(
        "grain",
        (play("place", "grain-seeds"),),
        shows=(("food",),),
        claims={"food": (own("goods.food", 4),)},
    ),
    Step(
        "wood",
        (play("place", "forest"),),
        occasion=when(RoundBegan, round=5),
        shows=(("grain", "food"),),
        claims={"six": (shown("actions.forest.count", 6),)},
    ),
    Step("reed", (play("place", "reed-bank"),)),
    Step(
        "expand",
        (play("place", "farm-expansion"),),
        occasion=when(RoundBegan, round=6),
        shows=(("wood", "reed"),),
        claims={"room": (own("house", "wood"), own("goods.wood", least=5), own("goods.reed", least=2))},
    ),
    Step("room", (play("room"),)),
    Step("utilize", (play("place", "grain-utilization"),), shows=(("farmyard",),)),
    Step("sow-again", (play("sow", "grain"),)),
    Step("bread", (play("done"), play("bake", "fireplace")), lapses=True),
    Step(
        "child",
        (play("place", "basic-wish-for-children"),),
        occasion=when(RoundBegan, round=7),
        shows=(("farmyard",),),
    ),
    Step(
        "fish",
        (play("place", "fishing"),),
        shows=(("food",),),
        claims={"five": (own("food_due", 5),), "much": (shown("actions.fishing.count", least=3),)},
    ),
    Step("end", at=("supply",), occasion=when(RoundBegan, round=8), claims={"three": (own("people", 3),)}),
)

_WISHES: Final = (
    "place forest",
    "place day-laborer",
    "place reed-bank",
    "place farmland",
    "plow b1",
    "place forest",
    "place grain-seeds",
    "place day-laborer",
    "place clay-pit",
    "place grain-utilization",
    "place day-laborer",
    "place day-laborer",
    "place clay-pit",
    "place sheep-market",
    "place forest",
)
"""The neighbor's moves, none of which takes what the learner is asked for next."""

FIRST: Final = Lesson("first", minutes=20, players=2, deal=_DEAL, steps=_STEPS, wishes=_WISHES)
