"""What nets call the nodes of Agricola's trees: names that they have learned stay, whatever becomes of the classes.

Where several kinds have become one, or a part of a card has become one of its terms, nets still tell them apart.
"""

from __future__ import annotations

from allmende.agricola.rules.components import CARD_MARK, CLAY, FOOD, VEGETABLE
from allmende.agricola.rules.language.amounts import Goods, Steps
from allmende.agricola.rules.language.animals import StockedPastures
from allmende.agricola.rules.language.card import ActionSpace, AtAnyTime, Card
from allmende.agricola.rules.language.conditions import AtLeast, HasMajor
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.crops import AddCrops
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.effect import Action, AndOr, OneOf
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import BonusPoints, Cases, Exchange, GainBy
from allmende.agricola.rules.language.goods import ACCUMULATING, Gain, TakeOne
from allmende.agricola.rules.language.lots import PlayDrawn
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.placing import PlaceAnother
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn, PromisePiece
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard


def kind_name(node: object) -> str:
    """The name of a node's kind, as nets know it."""
    match node:
        case Gain() | PromiseOn() | PromisePiece():
            return _gain(node)
        case GainBy(of=Counted() as of):
            return {"players": "ByPlayers", "placed": "GainBy"}.get(of.name, "GainOther")
        case Cases():
            return _cases(node)
        case BonusPoints(of=Steps()):
            return "BonusFor"
        case Points():
            return _points(node)
        case Exchange() if len(node.gains) == 2 and node.cost[0] == VEGETABLE:
            return "MustTurn"
        case TakeOne(less=less) if less is not None:
            return "Bargain"
        case Offer():
            return _offer(node)
        case Discard():
            return "Offer"
        case OneOf(options=[Offer(gains=[PromiseInTurn()]), *_]):
            return "PromiseInOrder"
        case Only(effect=Action()):
            return "Provided"
        case PlayDrawn(or_give=True):
            return "PlayOrGive"
        case FencePasture():
            return "FenceForStables" if node.stables else "FenceWithTaken" if node.taken else "BuildFences"
        case LayOnCard(resource=resource) if resource != FOOD:
            return "Store"
        case TakeOffCard(resource=resource) if resource < 0:
            return "EmptyStore"
        case AddCrops(below=below) if below:
            return "AddVegetables"
        case PlaceAnother(one_on=spaces) if spaces:
            return "PlaceSecond"
        case ActionSpace():
            return "CardSpace"
        case AtAnyTime(feeding=True):
            return "InFeeding"
        case AndOr(instead=instead) if instead is not None:
            return "AndOrInstead"
        case _:
            return type(node).__name__


def part_name(part: object) -> str:
    """The name of the kind of a part of a card, as nets know it."""
    return "ActionSpace" if isinstance(part, ActionSpace) else kind_name(part)


def term_names(card: Card) -> list[str]:
    """The names that terms of a card had as parts of it."""
    terms = {
        "Dearer": bool(card.dearer),
        "OnlyWithMajor": card.only_with_major,
        "AlsoMajor": card.also_major >= 0,
        "Returns": bool(card.returns),
    }
    return [name for name, holds in terms.items() if holds]


def _gain(node: Gain | PromiseOn | PromisePiece) -> str:
    """Goods, at once or on round spaces."""
    match node:
        case Gain(resource=resource) if resource == ACCUMULATING:
            return "OneMore"
        case Gain(of=Steps()):
            return "GainFor"
        case Gain():
            return "Gain" if node.of is None else "GainEach"
        case PromiseOn(by_cost=True):
            return "PromiseByCost"
        case PromiseOn(revocable=True):
            return "PromiseUntil"
        case PromiseOn() if node.of is not None:
            return "PromiseEach"
        case PromiseOn(card=card) if card < 0:
            return "Promise"
        case PromisePiece() if node.of is not None:
            return "CallLater" if node.piece == CARD_MARK else "PromisePieceBy"
        case _:
            return type(node).__name__


def _cases(node: Cases) -> str:
    """Several gains, each under a condition of its own."""
    match node.conditions[0]:
        case HasMajor():
            return "GainForMajors"
        case AtLeast(of=Goods()):
            return "GainMore"
        case _:
            return "GainForRooms"


def _points(node: Points) -> str:
    """Points that are counted in the end."""
    match node.of:
        case None:
            return "PointsIf"
        case Counted(name="most-rooms"):
            return "MostRooms"
        case StockedPastures(room=room):
            return "RoomyPastures" if room >= 0 else "FullPastures"
        case Steps(of=Counted(name="house")):
            return "PointsByHouse"
        case Steps():
            return "PointsForAll" if node.for_all else "PointsFor"
        case _:
            return "PointsEach"


def _offer(node: Offer) -> str:
    """Exchanges, and what comes in one of several orders."""
    if isinstance(node.gains[0], PromiseInTurn):
        return "OneOrder"
    if node.to_doer:
        return "GiveTo"
    if node.fence:
        return "GiveFence"
    return "Investment" if node.cost == [CLAY, 3, FOOD, 2] else "Offer"
