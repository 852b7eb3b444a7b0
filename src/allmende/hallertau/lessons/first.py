"""A first game of Hallertau: two rounds without hand cards, beside a neighbor."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson, Step, own, play, shown, when
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.record.events import PhaseBegan, RoundBegan

_DEAL: Final = Deal(first=0, quadrants=("F23", "C34", "A12", "B24", "D14", "E13"))

_FIELDS: Final = ("field:5:empty", "field:4:empty", "field:3:empty", "field:2:empty")
_CLEARED: Final = tuple(
    f"space:{name}"
    for name in ("cultivation", "weekly-market", "fertilizing", "tool-shed", "town-hall", "sheep-market")
)
"""The spaces that workers have left when Round 2 begins."""

_STEPS: Final = (
    Step("sow", (play("place", "cultivation"),), shows=((), ("center",), ("workers",))),
    Step("barley", (play("sow", 4, "barley"),), shows=(_FIELDS[1:],)),
    Step("flax", (play("sow", 3, "flax"),)),
    Step("enough", (play("done"), play("sow")), lapses=True, shows=(("field:2:empty",),)),
    Step("nursery", (play("place", "nursery"),), claims={"one": (shown("spaces.nursery.cost", 1),)}),
    Step("clay", (play("choose", 1),)),
    Step("market", (play("place", "weekly-market"),)),
    Step(
        "crowd",
        (play("place", "sheep-market"),),
        shows=(("sheep:4",),),
        claims={"two": (shown("spaces.sheep-market.cost", 2),)},
    ),
    Step("clearing", (play("place", "clearing"),), claims={"last": (own("workers", 1),)}),
    Step(
        "carpentry",
        (play("advance", "carpentry"),),
        occasion=when(PhaseBegan, phase=9),
        shows=(_FIELDS, ("center",)),
    ),
    Step("brewhouse", (play("advance", "brewhouse"),)),
    Step("cooling-house", (play("advance", "cooling-house"),)),
    Step("pay", (play("pay"),), lapses=True),
    Step("bakehouse", (play("advance", "bakehouse"),)),
    Step("pay-again", (play("pay"),), lapses=True),
    Step("manufacture", (play("advance", "manufacture"),)),
    Step("pay-last", (play("pay"),), lapses=True),
    Step(
        "second",
        (play("place", "cultivation"),),
        occasion=when(RoundBegan, round=2),
        shows=(("center",), _CLEARED),
        claims={"seven": (own("window_workers", 7),), "neighbor": (shown("first", 1),)},
    ),
    Step("fields", (play("sow"), play("done")), stays=True),
    Step("shed", (play("place", "tool-shed"),)),
    Step("field", (play("choose", 2),)),
    Step("meat", (play("place", "weekly-market"),)),
    Step(
        "tools",
        (play("exchange", 4),),
        lapses=True,
        shows=(("center",),),
        parts=(play("exchange"),),
        claims={"four": (own("workers", 4),)},
    ),
    Step("fallow", (play("fallow"),), lapses=True),
    Step(
        "progress",
        (play("advance"), play("pay"), play("done")),
        at=("center",),
        occasion=when(PhaseBegan, phase=9),
        stays=True,
        shows=(("center",),),
    ),
    Step("end", occasion=when(RoundBegan, round=3), shows=((), ("center",), ("sheep:7",))),
)

_WISHES: Final = (
    "place fertilizing",
    "raise row 3",
    "raise row 4",
    "sow flax row 5",
    "place busy-weekend",
    "take milk",
    "sow rye row 2",
    "sow barley row 5",
    "place small-trade",
    "take flax",
    "take rye",
    "take wool",
    "place farming",
    "choose 1",
    "advance brewhouse",
    "advance bakehouse",
    "pay barley 1",
    "advance cooling-house",
    "advance manufacture",
    "pay flax 1",
    "place small-trade",
    "take barley",
    "take rye",
    "take wool",
    "place clay-delivery",
    "place nursery",
    "choose 1",
    "exchange 1",
    "advance carpentry",
    "advance brewhouse",
    "advance manufacture",
    "pay flax 1 wool 1",
    "advance bakehouse",
    "pay rye 2",
    "done",
)
"""The neighbor's moves, by preference; none is one that the learner is asked for next."""

FIRST: Final = Lesson(
    "first",
    minutes=20,
    players=2,
    options={"cards": "off", "progress": "clockwise"},
    deal=_DEAL,
    steps=_STEPS,
    wishes=_WISHES,
)
