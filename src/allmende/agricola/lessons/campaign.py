"""A chapter of Agricola on the solo campaign: the first four rounds of its second game, up to a harvest."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal
from allmende.agricola.record.events import RoundBegan
from allmende.core.lesson import Lesson, Step, own, play, shown, when

_DEAL: Final = Deal(
    first=0,
    cards=in_order("grain-utilization", "major-improvement", "sheep-market", "fencing"),
    game=2,
    food=(2,),
)

_STEPS: Final = (
    Step("wood", (play("place", "forest"),), shows=((), ("food",))),
    Step("clay", (play("place", "clay-pit"),), shows=(("food",),)),
    Step(
        "waits",
        (play("place", "reed-bank"),),
        occasion=when(RoundBegan, round=2),
        claims={"two": (shown("actions.reed-bank.count", 2),)},
    ),
    Step("grain", (play("place", "grain-seeds"),)),
    Step("field", (play("place", "farmland"),), occasion=when(RoundBegan, round=3)),
    Step("plow", (play("plow"),), at=("farmyard",)),
    Step("sow", (play("place", "grain-utilization"),)),
    Step(
        "fish",
        (play("place", "fishing"),),
        occasion=when(RoundBegan, round=4),
        shows=(("food",),),
        claims={"two": (own("goods.food", 2),), "four": (shown("actions.fishing.count", 4),)},
    ),
    Step("food", (play("place", "meeting-place"),)),
    Step("end", occasion=when(RoundBegan, round=5)),
)

CAMPAIGN: Final = Lesson("campaign", minutes=4, players=1, options={"campaign": "on"}, deal=_DEAL, steps=_STEPS)
