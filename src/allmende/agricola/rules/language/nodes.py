"""All kinds of nodes in trees, as unions on which the readers of trees match.

A test misses a kind that is not here; one that a reader of words, symbols or labels can't read is a type error.
"""

from __future__ import annotations

from allmende.agricola.rules.language.action import AndAfterward, OneOf
from allmende.agricola.rules.language.amounts import (
    Amount,
    CardsAfter,
    Fields,
    FieldsJust,
    Goods,
    GoodsLying,
    GoodsOn,
    Pastures,
    Round,
    Sets,
    Steps,
    Surplus,
    Taken,
)
from allmende.agricola.rules.language.animals import ExchangeAnimals, OfferHerd, StockedPastures
from allmende.agricola.rules.language.another_space import (
    OneMore,
    PlaceAnother,
    PlaceFromSupply,
    PlaceVisitor,
    UseAnother,
    UseWithoutPerson,
)
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.bartering import BarteringAction
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.built import PrintedCost
from allmende.agricola.rules.language.card import AtAnyTime, FieldCard, Part, Permit, Toll
from allmende.agricola.rules.language.card_spaces import ActionSpace, Spot, StandsFor
from allmende.agricola.rules.language.census import StablesJust
from allmende.agricola.rules.language.changes import CostsAtLeast, ExchangeMajor
from allmende.agricola.rules.language.conditions import (
    AllOf,
    AtLeast,
    AtMost,
    Compared,
    Condition,
    Exactly,
    HasMajor,
    LivesIn,
)
from allmende.agricola.rules.language.contests import RenovationNoted
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.crops import AddCrops, DiscardGrain, LadenSpaces, MoveCrop, PickCrops
from allmende.agricola.rules.language.custom import CustomAction, CustomNode
from allmende.agricola.rules.language.custom_errands import (
    AsMuchFoodAsRooms,
    CustomErrandAction,
    CustomErrandNode,
    MatchesPile,
)
from allmende.agricola.rules.language.custom_five import FiveAction, FiveNode, FromThere, PlayersWith
from allmende.agricola.rules.language.custom_trades import TradeAction, TradeNode
from allmende.agricola.rules.language.custom_x import DrawnAction, DrawnNode, FirstBuyer
from allmende.agricola.rules.language.dealings import DealingAction, DealingNode
from allmende.agricola.rules.language.deck_x import DrawFromDeckX
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.each_once import EachOnce
from allmende.agricola.rules.language.effect import Effect, Source, Then
from allmende.agricola.rules.language.errands import DiscardCard, OnceByRound
from allmende.agricola.rules.language.evenings import BuyPoints, GrainFor, LendFood, TakeCrop, TakeFromSpace
from allmende.agricola.rules.language.extras import ExtraAction
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.family import GrowFamily
from allmende.agricola.rules.language.farming import BuildStables, Plow
from allmende.agricola.rules.language.fences import BuildFences, LayFences
from allmende.agricola.rules.language.fencing import FenceFreely, FencePasture, FreeFences
from allmende.agricola.rules.language.field_deals import AddToCrops, ClearField, OfferFromField, PutOnFields, SwapCrops
from allmende.agricola.rules.language.field_fences import FenceBesideFields
from allmende.agricola.rules.language.fieldwork import FieldworkAction, FieldworkNode
from allmende.agricola.rules.language.gains import BonusPoints, ByCost, Cases, Exchange, ForOthers, GainBy
from allmende.agricola.rules.language.goings import ComeHome, ErrandAction
from allmende.agricola.rules.language.goods import BecomeStartingPlayer, Gain, GainMissingAnimal, TakeAll, TakeOne
from allmende.agricola.rules.language.harvesting import FieldPhaseNow, FromThisCard, HarvestingAction
from allmende.agricola.rules.language.holdings import Times
from allmende.agricola.rules.language.house import BuildRooms, Renovate, RoomsBeforehand
from allmende.agricola.rules.language.house_savings import (
    FirstForLess,
    GrainInstead,
    RenovationFor,
    RoomsFor,
    RoomsOr,
    Together,
)
from allmende.agricola.rules.language.improvements import MajorOrMinor, PlayMinor
from allmende.agricola.rules.language.invitations import InvitationAction, InvitationNode
from allmende.agricola.rules.language.joining import JoiningAction
from allmende.agricola.rules.language.lessons import TurnedReward, TurnReward
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.neighbors import LayPrizes, WinPrize
from allmende.agricola.rules.language.occasions import (
    EndsWithHarvest,
    FromSpace,
    InRounds,
    LaterImprovement,
    LaterOccupation,
    LeftBehind,
    NoneOnBoard,
    PlayedBy,
    PlayedNow,
    PlayedOn,
    WasStocked,
)
from allmende.agricola.rules.language.occupancy import OccupiedAs, OccupiedSpaces, People, UsedSpaces
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TakeFrom, TilesOnCard
from allmende.agricola.rules.language.on_card import Besides, LyingHere, OnCardAction, OnCardGift
from allmende.agricola.rules.language.others_fences import FencesOfOthers, TakeFences
from allmende.agricola.rules.language.plenty import TakeInPlenty
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.postponed import PostponedNode
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn, PromisePiece, TakeBack
from allmende.agricola.rules.language.provided import FromRound, If, Only
from allmende.agricola.rules.language.rebuilding import Rebuild, RebuildFences
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.restocking import Restock
from allmende.agricola.rules.language.savings import (
    AnyInstead,
    AnyLess,
    AsMinor,
    FencesLess,
    FoodBefore,
    FoodOfSpace,
    Free,
    FromPile,
    Instead,
    Less,
    Price,
    Saving,
    Spared,
    StonePrice,
)
from allmende.agricola.rules.language.sharing import Access, Ahead, Sharing, Shut
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.teaching import TaughtAs
from allmende.agricola.rules.language.trading import TakeTurned
from allmende.agricola.rules.language.trigger import FromHand, Trigger
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.agricola.rules.language.yards import (
    ExchangeTaken,
    LaidStable,
    LayOnUnused,
    LayStables,
    LayStablesOnSpaces,
    StableFromSpace,
    TakeOffUsed,
)

AmountNode = (
    Counted | Times | Goods | Fields | FieldsJust | Pastures | StockedPastures | CardsAfter | Sets | Steps | Round
    | GoodsOn | Taken | LadenSpaces | LyingHere | Besides | Surplus | GoodsLying | StablesJust
    | OccupiedSpaces | OccupiedAs | UsedSpaces | PlayersWith
)  # fmt: skip
CountingNode = AtLeast | AtMost | Exactly
ConditionNode = (
    CountingNode | Compared | Fact | LivesIn | HasMajor | AllOf | People | EndsWithHarvest | InRounds | WasStocked
    | PlayedOn | PlayedBy | PlayedNow | NoneOnBoard | CostsAtLeast | LeftBehind | FromSpace | LaterImprovement
    | RenovationNoted | LaterOccupation | TaughtAs | FromThisCard | AsMuchFoodAsRooms | MatchesPile | PrintedCost
    | FromThere
)  # fmt: skip
SavingNode = (
    AnyInstead | AsMinor | Less | AnyLess | FencesLess | Spared | Free | Price | RoomsFor | RoomsOr | StonePrice
    | RenovationFor | GrainInstead | FirstForLess | Together | Instead | FoodBefore | FoodOfSpace | FromPile
)  # fmt: skip
AccessNode = Sharing | Ahead | Shut

# Effects, by subject
JoinedNode = Then | AndAfterward | Source | OneOf | UpTo | EachOnce | MajorOrMinor | Only | If | FromRound
GoodsNode = (
    Gain | GainMissingAnimal | TakeOne | TakeAll | GainBy | Cases | BonusPoints | ByCost | Exchange | ExchangeAnimals
    | ForOthers | BecomeStartingPlayer
)  # fmt: skip
PromiseNode = PromiseOn | PromisePiece | PromiseInTurn | TakeBack | LendFood | LayStables | LayStablesOnSpaces
OnCardNode = (
    LayOnCard | TakeOffCard | OnceByRound | LayOnUnused | TakeOffUsed | LayPrizes | WinPrize | TurnReward
    | TurnedReward | Restock | TakeInPlenty
)  # fmt: skip
OfferNode = (
    Offer | FirstBuyer | OfferHerd | BuyFromPile | TilesOnCard | ExchangeTaken | BuyPoints | GrainFor | TakeFrom
    | TakeFromSpace
)  # fmt: skip
FarmingNode = (
    BuildRooms | RoomsBeforehand | BuildStables | LaidStable | StableFromSpace | Renovate | GrowFamily | Plow | Sow
    | BuildFences | FencePasture | FenceFreely | FenceBesideFields | FencesOfOthers | TakeFences | FreeFences | Rebuild
    | BreedOne
)  # fmt: skip
CropNode = (
    AddCrops | AddToCrops | PutOnFields | SwapCrops | ClearField | OfferFromField | PickCrops | MoveCrop | TakeCrop
    | DiscardGrain | BakeBread
)  # fmt: skip
PlayNode = ExchangeMajor | BuildMajor | PlayMinor | PlayOccupation | DiscardCard | DrawByLot | PlayDrawn
PeopleNode = OneMore | PlaceAnother | PlaceVisitor | PlaceFromSupply | UseAnother | UseWithoutPerson
DoingAction = (
    OnCardAction | BarteringAction | HarvestingAction | CustomErrandAction | ErrandAction | ExtraAction | TradeAction
    | TurnFaceDown | InvitationAction | FiveAction | JoiningAction | TakeTurned
)  # fmt: skip
DoingNode = (
    DoingAction | FiveNode | CustomErrandNode | OnCardGift | FieldPhaseNow | ComeHome | LayFences | TradeNode
    | InvitationNode | RebuildFences
)  # fmt: skip
EffectNode = (
    JoinedNode | GoodsNode | PromiseNode | OnCardNode | OfferNode | FarmingNode | CropNode | PlayNode | PeopleNode
    | CustomNode | DoingNode | DealingNode | FieldworkNode | PostponedNode | DrawFromDeckX | DrawnNode
)  # fmt: skip

# Actions whose moves may have labels of their own
SpecialAction = (
    TakeFences | CustomAction | DoingAction | FieldworkAction | DealingAction | Discard | BreedOne | OfferHerd
    | DiscardGrain | DiscardCard | TakeCrop | GrainFor
    | AddToCrops | SwapCrops | ClearField | OfferFromField
    | TakeFromSpace | BuyPoints | LendFood | DrawnAction
)  # fmt: skip

PartNode = (
    EffectNode | Trigger | AtAnyTime | FromHand | ActionSpace | Spot | SavingNode | Points | Permit | AccessNode
    | FieldCard | Toll | StandsFor
)  # fmt: skip


def amount_node(of: Amount) -> AmountNode:
    """An amount as one of its kinds."""
    assert isinstance(of, AmountNode), f"{type(of).__name__} is missing among the nodes"
    return of


def condition_node(condition: Condition) -> ConditionNode:
    """A condition as one of its kinds."""
    assert isinstance(condition, ConditionNode), f"{type(condition).__name__} is missing among the nodes"
    return condition


def saving_node(saving: Saving) -> SavingNode:
    """A saving as one of its kinds."""
    assert isinstance(saving, SavingNode), f"{type(saving).__name__} is missing among the nodes"
    return saving


def access_node(access: Access) -> AccessNode:
    """A permission to use action spaces as one of its kinds."""
    assert isinstance(access, AccessNode), f"{type(access).__name__} is missing among the nodes"
    return access


def effect_node(effect: Effect) -> EffectNode:
    """An effect as one of its kinds."""
    assert isinstance(effect, EffectNode), f"{type(effect).__name__} is missing among the nodes"
    return effect


def part_node(part: Part) -> PartNode:
    """A part of a card as one of its kinds."""
    assert isinstance(part, PartNode), f"{type(part).__name__} is missing among the nodes"
    return part
