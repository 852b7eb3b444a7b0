"""A first game of Hallertau: two rounds without hand cards, beside a neighbor."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson, Step, play, when
from allmende.hallertau.facts.deal import Deal
from allmende.hallertau.facts.events import PhaseBegan, RoundBegan

_DEAL: Final = Deal(first=0, quadrants=("F23", "C34", "A12", "B24", "D14", "E13"))

_STEPS: Final = (
    Step("sow", (play("place", "cultivation"),)),
    Step("barley", (play("sow", 4, "barley"),)),
    Step("flax", (play("sow", 3, "flax"),)),
    Step("enough", (play("done"), play("sow")), lapses=True),
    Step("nursery", (play("place", "nursery"),)),
    Step("clay", (play("choose", 1),)),
    Step("market", (play("place", "weekly-market"),)),
    Step("crowd", (play("place", "sheep-market"),)),
    Step("clearing", (play("place", "clearing"),)),
    Step("carpentry", (play("advance", "carpentry"),), occasion=when(PhaseBegan, phase=9)),
    Step("brewhouse", (play("advance", "brewhouse"),)),
    Step("cooling-house", (play("advance", "cooling-house"),)),
    Step("pay", (play("pay"),), lapses=True),
    Step("bakehouse", (play("advance", "bakehouse"),)),
    Step("pay-again", (play("pay"),), lapses=True),
    Step("manufacture", (play("advance", "manufacture"),)),
    Step("pay-last", (play("pay"),), lapses=True),
    Step("second", (play("place", "cultivation"),), occasion=when(RoundBegan, round=2)),
    Step("fields", (play("sow"), play("done")), stays=True),
    Step("shed", (play("place", "tool-shed"),)),
    Step("field", (play("choose", 2),)),
    Step("meat", (play("place", "weekly-market"),)),
    Step("tools", (play("exchange", 4),)),
    Step("progress", (play("advance"), play("pay"), play("done")), at=("center",), occasion=when(PhaseBegan, phase=9)),
    Step("end", occasion=when(RoundBegan, round=3)),
)

_WISHES: Final = (
    "place sheep-shearing",
    "place busy-weekend",
    "take milk",
    "sow flax row 4",
    "sow barley row 3",
    "place butchery",
    "place farming",
    "choose 1",
    "advance brewhouse",
    "advance bakehouse",
    "pay barley 1",
    "advance manufacture",
    "advance cooling-house",
    "place small-trade",
    "take flax",
    "take rye",
    "take wool",
    "place clay-delivery",
    "place town-hall",
    "retreat brewhouse",
    "place nursery",
    "choose 1",
)
"""Never what the learner is asked for next."""

FIRST: Final = Lesson(
    "first",
    minutes=20,
    players=2,
    options={"cards": "off", "progress": "clockwise"},
    deal=_DEAL,
    steps=_STEPS,
    wishes=_WISHES,
)
