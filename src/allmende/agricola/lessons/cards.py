"""A chapter of Agricola on hand cards: occupations, minor improvements, and those that travel on to the neighbor."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, play, when

_HANDS: Final = (
    (
        *("canoe", "shifting-cultivation", "corn-scoop", "moldboard-plow", "market-stall", "handplow", "loom"),
        *("wood-cutter", "seasonal-worker", "scythe-worker", "carpenter", "consultant", "groom", "cottager"),
    ),
    (
        *("basket", "junk-room", "milk-jug", "manger", "bottles", "brook", "thick-forest"),
        *("geologist", "grocer", "mushroom-collector", "tutor", "scholar", "priest", "childless"),
    ),
)

_DEAL: Final = Deal(first=0, cards=in_order(), hands=_HANDS)

_STEPS: Final = (
    Step("hand", (play("place", "lessons"),), shows=(("hand",),)),
    Step("occupation", (play("play", "wood-cutter"),), at=("card:wood-cutter",)),
    Step("wood", (play("place", "forest"),)),
    Step("meeting", (play("place", "meeting-place"),), occasion=when(RoundBegan, round=2), shows=(("wood",),)),
    Step("minor", (play("play", "canoe"),), at=("card:canoe",)),
    Step("fish", (play("place", "fishing"),)),
    Step("second", (play("place", "lessons"),), occasion=when(RoundBegan, round=3)),
    Step("pay", (play("play", "seasonal-worker"),), at=("card:seasonal-worker",)),
    Step("labor", (play("place", "day-laborer"),)),
    Step(
        "travel",
        (play("place", "meeting-place"),),
        occasion=when(RoundBegan, round=4),
        shows=(("card:shifting-cultivation",),),
    ),
    Step("traveling", (play("play", "shifting-cultivation"),), at=("card:shifting-cultivation",)),
    Step("field", (play("plow"),), at=("farmyard",)),
    Step("end", occasion=when(RoundBegan, round=5)),
)

_WISHES: Final = (
    "place grain-seeds",
    "place reed-bank",
    "place farmland",
    "plow b1",
    "place clay-pit",
    "place grain-seeds",
    "place forest",
    "place reed-bank",
)
"""The neighbor's moves, none of which takes what the learner is asked for next."""

CARDS: Final = Lesson(
    "cards", minutes=5, players=2, options={"cards": "base"}, deal=_DEAL, steps=_STEPS, wishes=_WISHES
)
