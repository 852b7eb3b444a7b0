"""The words for cards that have to do with animals, and with what stands or grows in pastures."""

from __future__ import annotations

from allmende.agricola.faces.wording.amounts import each, have
from allmende.agricola.faces.wording.cards import bonus_points, gift, points, scored
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, say
from allmende.agricola.faces.wording.openings import OPENINGS, whole
from allmende.agricola.faces.wording.permits import PERMISSIONS
from allmende.agricola.rules import moments, permits
from allmende.agricola.rules.components import BOAR, EXTRA_WITHOUT_STABLE, LARGEST_SOWN, SHEEP, STOCKYARD_ROOM
from allmende.agricola.rules.language.animals import (
    AddCrop,
    AtLeastByPlayers,
    FreeStalls,
    FullPastures,
    JoinHerds,
    OfferHerd,
    TakenAndKept,
)
from allmende.agricola.rules.phrases import amounts
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively

OPENINGS[moments.SOWN] = "opening-sown"
OPENINGS[moments.BRED] = "opening-after-breeding"

PERMISSIONS[permits.STALLS_FOR_PASTURES] = Message("permit-stalls-for-pastures")
PERMISSIONS[permits.STOCKYARD] = Message("permit-stockyard", {"count": STOCKYARD_ROOM})
PERMISSIONS[permits.SHEEP_BY_MEALS] = Message("permit-holds-by-meals", {"what": goods(SHEEP, 1)})
PERMISSIONS[permits.BOAR_BY_MEALS] = Message("permit-holds-by-meals", {"what": goods(BOAR, 1)})
PERMISSIONS[permits.SHEEP_BY_OCCUPATIONS] = Message("permit-holds-by-occupations", {"what": goods(SHEEP, 1)})
PERMISSIONS[permits.BOAR_ON_FIELDS] = Message("permit-holds-on-fields", {"what": goods(BOAR, 1)})
PERMISSIONS[permits.ROOMY_WITHOUT_STABLE] = Message("permit-roomy-without-stable", {"count": EXTRA_WITHOUT_STABLE})
PERMISSIONS[permits.SOWS_PASTURES] = Message(
    "permit-sows-pastures", {"spaces": respectively(range(1, LARGEST_SOWN + 1)), "last": LARGEST_SOWN}
)


@each.register
def _(of: FreeStalls, every: int) -> Message:
    return Message("each-free-stall", {"every": every})


@holding.register
def _(condition: TakenAndKept) -> Message:
    return Message("if-taken-and-kept")


@whole.register
def _(condition: TakenAndKept) -> Message:
    return Message("opening-taken-and-kept")


@holding.register
def _(condition: AtLeastByPlayers) -> Message:
    what = have(condition.of, Message("at-least", {"number": respectively(condition.numbers)}), condition.numbers[-1])
    players = respectively(range(1, len(condition.numbers) + 1))
    return Message("if-have-by-players", {"what": what, "players": players})


@say.register
def _(effect: AddCrop) -> Message:
    return Message("effect-add-crop", {"count": 1})


@say.register
def _(effect: OfferHerd) -> Message:
    gains = [goods(animal, 1) for animal in effect.animals]
    return Message("effect-offer-herd", {"cost": amounts(effect.cost), "gains": gains})


@gift.register
def _(effect: JoinHerds) -> Message:
    return Message("deed-join-herds", {"count": 1})


@points.register
def _(node: FullPastures) -> Message:
    return scored(Message("thing-full-pastures", {"what": bonus_points([1])}))
