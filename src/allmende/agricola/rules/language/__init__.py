"""The vocabulary of action spaces and improvements: things given, things that can be done, and how they combine.

Both are frozen trees of small nodes. Every node is a step, so that a state can wait in the middle of it: their methods
are the rules reader, which also says why something can't be done. The readers for words, icons and labels live
outside and match on the node types. Something
*given* comes by itself. An *action* is done in a way that the player chooses; a player who uses an action space has to
take at least one of its actions, and only what comes "afterward" may be left out.
"""

from __future__ import annotations

from allmende.agricola.rules.language.action import Action, AndAfterward, OneOf
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.each_once import EachOnce
from allmende.agricola.rules.language.effect import Effect, Given, Source, Then
from allmende.agricola.rules.language.family import GrowFamily
from allmende.agricola.rules.language.farming import BuildStables, Plow
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.language.goods import BecomeStartingPlayer, Gain, GainMissingAnimal, TakeAll, TakeOne
from allmende.agricola.rules.language.house import BuildRooms, Renovate
from allmende.agricola.rules.language.improvements import MajorOrMinor, PlayMinor
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.provided import FromRound
from allmende.agricola.rules.language.sowing import Sow

__all__ = [
    "Action",
    "AndAfterward",
    "BakeBread",
    "BecomeStartingPlayer",
    "BuildFences",
    "BuildMajor",
    "BuildRooms",
    "BuildStables",
    "EachOnce",
    "Effect",
    "FromRound",
    "Gain",
    "GainMissingAnimal",
    "Given",
    "GrowFamily",
    "MajorOrMinor",
    "OneOf",
    "PlayMinor",
    "PlayOccupation",
    "Plow",
    "Renovate",
    "Source",
    "Sow",
    "TakeAll",
    "TakeOne",
    "Then",
]
