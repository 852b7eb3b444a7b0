"""The kinds of amounts and effects, for all readers of the trees."""

from __future__ import annotations

from allmende.arle.rules.language.amounts import (
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
from allmende.arle.rules.language.effect import EachOnce, Exchange, OneOf, Source, Then, UpTo
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

PerThing = PerTool | ShovelPairs | PerTile | PerStall | PerAnimal | PerBoat | PerPlow
Stepped = ByFields | ByDairyAnimals
# Every kind of amount belongs here, or a test fails; a kind here that a reader leaves out is a type error.
AmountNode = Fixed | PerThing | Stepped

Thing = Gain | GainInRoom | TakeOne | TakeVehicle | TakeBoat
Crafts = Convert | Bake | Slaughter | CutPeat | Master
Land = (
    Build | BuildStall | BuildStable | UpgradeStall | TakeForest | PlowField | ReplaceField | Flip
    | Dehydrate | MoveDikes
)  # fmt: skip
Barn = BuildVehicle | BuildPlow | BuildBoat | Forge
# Every kind of effect belongs here, or a test fails; a kind here that a reader leaves out is a type error.
Node = (
    Then | Source | Exchange | OneOf | EachOnce | EitherFirst | UpTo | Thing | RaiseGoods | Improve | Imitate
    | Crafts | Land | Barn
)  # fmt: skip


def times(amount: PerThing) -> int:
    """The amount for each of the things counted."""
    return amount.times if isinstance(amount, (PerTile, PerBoat)) else 1
