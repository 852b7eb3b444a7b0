"""A chapter of Hallertau on hand cards: played at any time, even in the midst of an action."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson, Step, play, shown, when
from allmende.hallertau.lessons.piles import pile
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.record.events import PhaseBegan

_DEAL: Final = Deal(
    first=0,
    quadrants=("F23", "C34", "A12", "B24", "D14", "E13"),
    gateway=pile("beginner", "015", "007", "022", "010", "012", "023", "028", "016"),
    farmyard=pile("hops"),
    bonus=pile("bonus", "804"),
    point=pile("point", "910", "908"),
)

_STEPS: Final = (
    Step("hand", (play("place", "clearing"),), shows=(("hand",), ("hand",))),
    Step("four-fields", (play("play", "015"),), shows=(("card:015",),)),
    Step("crop", (play("take"),), lapses=True),
    Step("market", (play("place", "weekly-market"),)),
    Step("slashes", (play("play", "007"),)),
    Step("bonus", (play("play", "804"),), shows=(("card:804",),)),
    Step("cultivation", (play("place", "cultivation"),)),
    Step("sow", (play("sow", 4, "barley"),)),
    Step("midst", (play("play", "022"),)),
    Step("finish", (play("done"),)),
    Step("harvest", (play("pick-field"),)),
    Step(
        "draw",
        (play("place", "gateway-card"),),
        shows=(("barley",),),
        claims={"two": (shown("spaces.gateway-card.cost", 2),)},
    ),
    Step("end", occasion=when(PhaseBegan, phase=7)),
)

_WISHES: Final = ("place nursery", "choose 1", "place butchery", "place clay-delivery")
"""The neighbor's moves, by preference; none is one that the learner is asked for next, or that fits one of the
neighbor's cards."""

CARDS: Final = Lesson(
    "cards",
    minutes=5,
    players=2,
    options={"gateway": "beginner", "farmyard": "hops", "progress": "clockwise"},
    deal=_DEAL,
    steps=_STEPS,
    wishes=_WISHES,
)
