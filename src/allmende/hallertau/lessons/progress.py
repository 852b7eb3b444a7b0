"""A chapter of Hallertau on progress: discounts for two kinds of goods, the center that follows, boulders and tools."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson, Step, moves, own, play, when
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.record.events import RoundBegan

_DEAL: Final = Deal(first=0, quadrants=("F23", "C34", "A12", "B24", "D14", "E13"))

_OPENING: Final = """
    1 place weekly-market; 2 exchange 1; 1 place cultivation; 1 sow barley row 3; 1 sow rye row 2; 1 sow flax row 4
    2 place clearing; 1 place tool-shed; 1 choose 1; 2 place busy-weekend; 2 take milk; 2 sow flax row 4
    2 sow barley row 3; 1 place small-trade; 1 take flax; 1 take rye; 1 take wool; 1 sustain sheep round 4
    2 exchange 1; 1 place nursery; 1 choose 2; 1 take flax; 1 take flax; 1 take barley; 2 exchange 1; 2 exchange 1
    1 advance brewhouse; 1 advance bakehouse; 1 pay rye 1; 1 advance carpentry; 1 advance cooling-house
    1 pay milk 1; 1 advance manufacture; 1 pay flax 1; 2 advance carpentry; 2 advance bakehouse; 2 pay barley 1
    2 advance brewhouse; 2 advance cooling-house; 2 advance bakehouse; 2 pay flax 1; 2 advance bakehouse
    2 pay rye 1; 2 advance brewhouse; 2 advance manufacture; 2 place fertilizing; 2 raise row 3; 2 raise row 2
    2 sow flax row 3; 1 exchange 1; 2 place weekly-market; 1 exchange 1; 2 place clearing; 1 place weekly-market
    2 place land-sale; 2 spend field row 2 empty; 1 place sheep-market; 2 place busy-weekend; 2 take milk
    2 sow flax row 4; 1 exchange 1; 1 exchange 1; 1 fallow row 3; 2 advance cooling-house; 2 pay milk 2
    2 advance brewhouse; 2 advance carpentry; 2 advance manufacture; 2 advance carpentry; 2 advance manufacture
    2 advance manufacture; 1 advance bakehouse; 1 pay flax 1 rye 1; 1 advance carpentry; 1 advance bakehouse
    1 pay flax 1 rye 1; 1 advance cooling-house; 1 pay meat 1 milk 1; 1 advance cooling-house; 1 pay meat 1 milk 1
    1 advance bakehouse; 1 pay barley 2; 1 advance manufacture; 1 pay flax 1 wool 1; 1 place butchery
    1 spend sheep round 5; 2 place small-trade; 2 take barley; 2 take rye; 2 take wool; 2 sustain sheep round 5
    1 place farming; 1 choose 1; 2 place cultivation; 2 sow flax row 5; 2 sow barley row 5; 2 sow rye row 2
    1 exchange 1; 2 place town-hall; 2 retreat bakehouse; 1 place clay-delivery; 2 place clay-delivery
    1 place busy-weekend; 1 take wool; 1 sow flax row 4; 1 sow barley row 5; 2 place clearing; 1 place nursery
    1 choose 2; 1 take rye; 1 take rye; 1 take flax; 2 exchange 1; 2 fallow row 3
"""
"""The moves up to the Progress Phase of Round 3."""

_STEPS: Final = (
    Step("brewhouse", (play("advance", "brewhouse"),), shows=(("center",),)),
    Step(
        "cooling-house",
        (play("advance", "cooling-house"),),
        shows=(("center",),),
        claims={"eight": (own("window_workers", 8),)},
    ),
    Step("two-kinds", (play("pay", "meat", 1, "milk", 1),), lapses=True),
    Step(
        "boulder",
        (play("advance", "cooling-house"),),
        shows=(("craft:cooling-house", "tools"),),
        claims={"five": (own("tools", 5), own("exhausted", 0))},
    ),
    Step("pay", (play("pay"),), lapses=True),
    Step(
        "manufacture",
        (play("advance", "manufacture"),),
        shows=(("craft:cooling-house", "tools"),),
        claims={"beside": (own("exhausted", 1), own("crafts.cooling-house.tools", 2))},
    ),
    Step("pay-again", (play("pay"),), lapses=True),
    Step("carpentry", (play("advance", "carpentry"),)),
    Step("clay", (play("pay"),), lapses=True),
    Step(
        "rest", (play("advance"), play("pay"), play("done")), at=("center",), stays=True, shows=(("craft:bakehouse",),)
    ),
    Step("end", occasion=when(RoundBegan, round=4), shows=(("center", "tools"),)),
)

_WISHES: Final = ("advance cooling-house", "pay meat 1 milk 1", "advance bakehouse", "pay barley 1 flax 1", "done")
"""The neighbor's moves in the Progress Phase."""

PROGRESS: Final = Lesson(
    "progress",
    minutes=6,
    players=2,
    options={"cards": "off", "progress": "clockwise"},
    deal=_DEAL,
    steps=_STEPS,
    opening=moves(_OPENING),
    wishes=_WISHES,
)
