"""A chapter of Hallertau on jewelry: fields are sold, a Craft Building steps back, and jewelry pays for any step."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson, Step, moves, own, play, shown, when
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.record.events import PhaseBegan, RoundBegan

_DEAL: Final = Deal(first=0, quadrants=("F23", "C34", "A12", "B24", "D14", "E13"))

_OPENING: Final = """
    1 place busy-weekend; 1 take milk; 1 sow rye row 3; 1 sow barley row 4; 2 place weekly-market
    1 place small-trade; 1 take flax; 1 take barley; 1 take milk; 2 place clearing; 1 place tool-shed; 1 choose 1
    2 place nursery; 2 choose 2; 2 take flax; 2 take barley; 2 take flax; 1 exchange 1; 2 place cultivation
    2 sow flax row 2; 2 sow barley row 4; 2 sow flax row 3; 1 exchange 1; 2 exchange 1; 2 exchange 1
    1 advance carpentry; 1 advance manufacture; 1 advance cooling-house; 1 advance cooling-house
    1 advance manufacture; 1 advance bakehouse; 1 pay barley 1; 1 advance brewhouse; 2 advance manufacture
    2 advance brewhouse; 2 advance bakehouse; 2 pay barley 1; 2 advance bakehouse; 2 pay barley 1
    2 advance cooling-house; 2 pay milk 1; 2 advance cooling-house; 2 advance carpentry; 2 place fertilizing
    2 raise row 3; 2 raise row 4; 2 sow barley row 5; 1 place weekly-market; 2 exchange 1; 1 place sheep-market
    2 place tool-shed; 2 choose 1; 1 exchange 1; 2 place town-hall; 2 retreat bakehouse; 1 exchange 1
    2 place sheep-market
"""
"""The moves up to the last three workers of Round 2."""

_STEPS: Final = (
    Step("sale", (play("place", "land-sale"),), shows=(("jewelry",),)),
    Step("field", (play("spend-field", 2),)),
    Step(
        "hall",
        (play("place", "town-hall"),),
        claims={"two": (own("workers", 2), shown("spaces.town-hall.cost", 2))},
    ),
    Step("back", (play("retreat", "cooling-house"),)),
    Step(
        "brewhouse",
        (play("advance", "brewhouse"),),
        occasion=when(PhaseBegan, phase=9),
        shows=(("jewelry",),),
        claims={"three": (own("jewelry", 3),)},
    ),
    Step("barley", (play("pay", "barley"),), lapses=True, claims={"jewelry": (own("jewelry", least=1),)}),
    Step("bakehouse", (play("advance", "bakehouse"),)),
    Step("rye", (play("pay"),), lapses=True),
    Step("carpentry", (play("advance", "carpentry"),)),
    Step("clay", (play("pay"),), lapses=True),
    Step("cooling-house", (play("advance", "cooling-house"),)),
    Step("jewelry", (play("pay-jewelry"),), lapses=True),
    Step(
        "again",
        (play("advance", "cooling-house"),),
        shows=(("craft:cooling-house",),),
        claims={"free": (own("crafts.cooling-house.tools", 0),)},
    ),
    Step("jewelry-again", (play("pay-jewelry"), play("pay")), lapses=True),
    Step("rest", (play("advance"), play("pay"), play("pay-jewelry"), play("done")), at=("center",), stays=True),
    Step("end", occasion=when(RoundBegan, round=3), shows=(("jewelry",),)),
)

_WISHES: Final = (
    "advance cooling-house",
    "pay milk 2",
    "advance brewhouse",
    "pay barley 2",
    "advance manufacture",
    "pay flax 2",
    "advance bakehouse",
    "pay barley 1 flax 1",
    "advance carpentry",
    "pay clay 2",
    "done",
)
"""The neighbor's moves in the Progress Phase; the neighbor is the first player."""

JEWELRY: Final = Lesson(
    "jewelry",
    minutes=6,
    players=2,
    options={"cards": "off", "progress": "clockwise"},
    deal=_DEAL,
    steps=_STEPS,
    opening=moves(_OPENING),
    wishes=_WISHES,
)
