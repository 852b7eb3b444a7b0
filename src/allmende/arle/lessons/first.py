"""A first game of Fields of Arle: a summer and a winter, with the houses for a first game, beside a neighbor."""

from __future__ import annotations

from typing import Final

from allmende.arle.facts.events import HalfYearBegan
from allmende.arle.lessons.deal import DEAL
from allmende.core.lesson import Lesson, Step, play, when

_STEPS: Final = (
    Step("clay", (play("place", "clay-worker"),)),
    Step("fish", (play("place", "fisherman"),)),
    Step("peat", (play("place", "peat-cutter"),)),
    Step("cut", (play("cut", 3),)),
    Step("builder", (play("place", "builder"),)),
    Step("hut", (play("build-building", "novices-hut"),)),
    Step("pay", (play("pay"),), lapses=True),
    Step("cart", (play("place", "wainwright"),), occasion=when(HalfYearBegan, half_year=2)),
    Step("handcart", (play("build", "handcart"),)),
    Step("no-boat", (play("done"),), lapses=True),
    Step("load", (play("load", "clay"),)),
    Step("master", (play("place", "winter-master"),)),
    Step("spades", (play("improve", "spades"),)),
    Step("enough", (play("done"), play("improve")), lapses=True),
    Step("warden", (play("place", "dike-warden"),)),
    Step("moor", (play("flip", "moor"),)),
    Step("baker", (play("place", "baker"),)),
    Step("bread", (play("convert"),), lapses=True),
    Step("end", occasion=when(HalfYearBegan, half_year=3)),
)

_WISHES: Final = (
    "place woodcutter",
    "place warden",
    "flip stall",
    "place summer-grocer",
    "take cattle",
    "place forester",
    "place forest",
    "place cattle-trader",
    "take horse",
    "place tanner",
    "convert 2",
    "place potter",
    "convert 2",
    "place winter-grocer",
    "cut 1 boardwalk",
    "take horse",
)
"""Never what the learner is asked for next."""

FIRST: Final = Lesson("first", minutes=15, players=2, deal=DEAL, steps=_STEPS, wishes=_WISHES)
