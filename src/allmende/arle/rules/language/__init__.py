"""The vocabulary of action spaces and buildings: things given, options to choose, and amounts of them.

Their effects are frozen trees of small nodes. Every node is a step, so that a state can wait in the middle of it:
their methods are the rules reader, and say why something can't be done. The readers for words and icons live outside
and match on the node types.

Something *given* comes by itself. An *option* may be taken or left with `done`; options of which one is to be chosen
lay their moves side by side, so that a building and a stall are one click away from the Carpenter alike.
"""

from __future__ import annotations

from allmende.arle.rules.language.amounts import (
    Amount,
    ByDairyAnimals,
    ByFields,
    Fixed,
    PerAnimal,
    PerBoat,
    PerPlow,
    PerStall,
    PerTile,
    PerTool,
    ShovelPairs,
)
from allmende.arle.rules.language.barn import BuildBoat, BuildPlow, BuildVehicle, Forge, TakeBoat, TakeVehicle
from allmende.arle.rules.language.crafts import Bake, Convert, CutPeat, Master, Slaughter
from allmende.arle.rules.language.effect import EachOnce, Effect, Exchange, Given, OneOf, Option, Then, UpTo, Used
from allmende.arle.rules.language.gains import (
    Dehydrate,
    EitherFirst,
    Gain,
    GainInRoom,
    Improve,
    MoveDikes,
    RaiseGoods,
    TakeOne,
)
from allmende.arle.rules.language.imitation import Imitate
from allmende.arle.rules.language.land import (
    Build,
    BuildStable,
    BuildStall,
    Flip,
    PlowField,
    ReplaceField,
    TakeForest,
    UpgradeStall,
)
from allmende.arle.rules.language.writing import (
    convert,
    cut,
    either_first,
    exchange,
    gain,
    gain_in_room,
    master,
    one_of,
    option,
    take,
    up_to,
)

__all__ = [
    "Amount",
    "Bake",
    "Build",
    "BuildBoat",
    "BuildPlow",
    "BuildStable",
    "BuildStall",
    "BuildVehicle",
    "ByDairyAnimals",
    "ByFields",
    "Convert",
    "CutPeat",
    "Dehydrate",
    "EachOnce",
    "Effect",
    "EitherFirst",
    "Exchange",
    "Fixed",
    "Flip",
    "Forge",
    "Gain",
    "GainInRoom",
    "Given",
    "Imitate",
    "Improve",
    "Master",
    "MoveDikes",
    "OneOf",
    "Option",
    "PerAnimal",
    "PerBoat",
    "PerPlow",
    "PerStall",
    "PerTile",
    "PerTool",
    "PlowField",
    "RaiseGoods",
    "ReplaceField",
    "ShovelPairs",
    "Slaughter",
    "TakeBoat",
    "TakeForest",
    "TakeOne",
    "TakeVehicle",
    "Then",
    "UpTo",
    "UpgradeStall",
    "Used",
    "convert",
    "cut",
    "either_first",
    "exchange",
    "gain",
    "gain_in_room",
    "master",
    "one_of",
    "option",
    "take",
    "up_to",
]
