"""The symbols of cards that have to do with animals, and with what stands or grows in pastures."""

from __future__ import annotations

from allmende.agricola.faces.icons.amounts import amount_name, amount_token, condition_icons
from allmende.agricola.faces.icons.cards import PERMISSIONS, WHEN, points_icons, whole_icons
from allmende.agricola.faces.icons.effects import goods, icons
from allmende.agricola.rules import moments, permits
from allmende.agricola.rules.components import EXTRA_WITHOUT_STABLE, LARGEST_SOWN, RESOURCE_NAMES, STOCKYARD_ROOM
from allmende.agricola.rules.language.animals import (
    AddCrop,
    AtLeastByPlayers,
    FreeStalls,
    FullPastures,
    JoinHerds,
    OfferHerd,
    TakenAndKept,
)
from allmende.core.symbols import slashes, token

WHEN[moments.SOWN] = "sow"
WHEN[moments.BRED] = "breed"
_SOWN = slashes(range(1, LARGEST_SOWN + 1))
PERMISSIONS[permits.STALLS_FOR_PASTURES] = ["holds", "any-animal", "per", "pasture"]
PERMISSIONS[permits.STOCKYARD] = ["holds", f"same-animal*{STOCKYARD_ROOM}"]
PERMISSIONS[permits.SHEEP_BY_MEALS] = ["holds", "sheep", "per", "meal"]
PERMISSIONS[permits.BOAR_BY_MEALS] = ["holds", "boar", "per", "meal"]
PERMISSIONS[permits.SHEEP_BY_OCCUPATIONS] = ["holds", "sheep", "per", "occupation"]
PERMISSIONS[permits.BOAR_ON_FIELDS] = ["field@empty", "holds", "boar"]
PERMISSIONS[permits.ROOMY_WITHOUT_STABLE] = [
    "pasture",
    "no",
    "stable",
    "holds",
    "plus",
    token("any-animal", EXTRA_WITHOUT_STABLE),
]
PERMISSIONS[permits.SOWS_PASTURES] = ["sow", f"pasture*{_SOWN}", "colon", "less", f"any-animal*{_SOWN}"]


@amount_name.register
def _(of: FreeStalls) -> str:
    return "free-stall"


@condition_icons.register
def _(condition: TakenAndKept) -> list[str]:
    return ["kept"]


@whole_icons.register
def _(condition: TakenAndKept) -> list[str]:
    return ["next-time", "use", "each-round", "any-animal", *condition_icons(condition)]


@condition_icons.register
def _(condition: AtLeastByPlayers) -> list[str]:
    players = slashes(range(1, len(condition.numbers) + 1))
    return [f"players*{players}", amount_token(condition.of, slashes(condition.numbers))]


@icons.register
def _(effect: AddCrop) -> list[str]:
    return ["plus", "crop"]


@icons.register
def _(effect: OfferHerd) -> list[str]:
    return [*goods(effect.cost), "arrow", *(RESOURCE_NAMES[animal] for animal in effect.animals)]


@icons.register
def _(effect: JoinHerds) -> list[str]:
    return ["same-animal", "per", "pasture@stable"]


@points_icons.register
def _(node: FullPastures) -> list[str]:
    return ["book", "score*1", "per", "pasture@full"]
