"""The kinds of amounts, conditions, costs and effects, for all readers of the trees; the limits of phase bars."""

from __future__ import annotations

from allmende.hallertau.rules.language.amounts import (
    CardsWithoutSheep,
    CardsWithSheep,
    Crops,
    CropsOfOneType,
    CropTypesInFields,
    Difference,
    Fields,
    FieldsOfOneCrop,
    Fixed,
    Gap,
    Half,
    Have,
    Least,
    Matching,
    OtherCardsInHand,
    Played,
    RoundNumber,
    SheepIn,
    SheepOnCards,
    SheepOnNextCard,
    SheepOnOneCard,
    Total,
    Window,
)
from allmende.hallertau.rules.language.card import ALWAYS, Card
from allmende.hallertau.rules.language.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    BeforeLastAction,
    Between,
    EachOf,
    Exceeds,
    JustPlayedNewCard,
    JustSpentLastJewelry,
    JustUsed,
    No,
    Reaches,
    UsingButchery,
)
from allmende.hallertau.rules.language.costs import (
    Discard,
    Harvested,
    MoveCraftBack,
    Pay,
    PayAlike,
    PayField,
    ReturnCropsDownTo,
    Uproot,
)
from allmende.hallertau.rules.language.custom import CustomNode
from allmende.hallertau.rules.language.effect import Exchange, Matched, OneOf, Then
from allmende.hallertau.rules.language.farm import (
    AdvanceFree,
    GainAndSow,
    Harvest,
    LiftFields,
    MoveBoulders,
    MoveEmptyFields,
    Sow,
)
from allmende.hallertau.rules.language.flock import MoveSheepBack, PaySheep, Sustain, SustainOne
from allmende.hallertau.rules.language.gains import Draw, Gain, GainField, Take, TakeAlike, TakeMarker
from allmende.hallertau.rules.language.happenings import (
    CropsHarvestedOfOneType,
    FullSpaces,
    GoodsHarvested,
    SpacesAdvanced,
    SpacesWithThree,
    ToolsJustGained,
    ToolsThisPhase,
    WorkersInQuadrantUsed,
    WorkersJustExchanged,
    WorkersLeft,
    WorkersOn,
    WorkersRemoved,
)
from allmende.hallertau.rules.language.workers import (
    MoveThreeWorkers,
    ReturnTopRows,
    ReturnWorkers,
    TakeWorkersBack,
    UseSecondRow,
    UseSpace,
)
from allmende.hallertau.rules.phases import REMOVE_WORKERS, SCORING

Shown = Window | RoundNumber
Countable = (
    Have | Total | Least | Crops | CropsOfOneType | Fields | FieldsOfOneCrop | CropTypesInFields
    | SheepOnOneCard | SheepOnCards | CardsWithSheep | CardsWithoutSheep | SheepIn | SheepOnNextCard
    | Played | OtherCardsInHand | WorkersLeft
)  # fmt: skip
Situation = (
    Gap | SpacesAdvanced | WorkersOn | WorkersInQuadrantUsed | FullSpaces | SpacesWithThree | WorkersRemoved
    | ToolsJustGained | WorkersJustExchanged | ToolsThisPhase | GoodsHarvested | CropsHarvestedOfOneType
)  # fmt: skip
Described = Situation | Shown
Quantity = Fixed | Matching | Difference | Half | Shown | Countable
# Every kind of amount belongs here, or a test fails; a kind here that a reader leaves out is a type error.
AmountNode = Quantity | Situation

Counting = AtLeast | AtMost | Between
Happening = JustSpentLastJewelry | JustUsed | UsingButchery | JustPlayedNewCard | BeforeLastAction
# Every kind of condition belongs here, or a test fails; a kind here that a reader leaves out is a type error.
ConditionNode = Counting | Reaches | Exceeds | AllOf | AnyOf | EachOf | No | Happening

# Costs that are paid, and so can share one verb.
Payment = Pay | PayAlike | PaySheep | PayField | Harvested
CostNode = Payment | ReturnCropsDownTo | Uproot | Discard | MoveSheepBack | MoveCraftBack

Thing = Gain | GainField | Take | TakeAlike
Farming = Sow | GainAndSow | Harvest | LiftFields | MoveEmptyFields | Sustain | SustainOne | AdvanceFree | MoveBoulders
Working = (
    TakeMarker | ReturnWorkers | ReturnTopRows | MoveThreeWorkers | TakeWorkersBack | UseSpace | UseSecondRow
)  # fmt: skip
# Every kind of effect belongs here, or a test fails; a kind here that a reader leaves out is a type error.
Node = Then | OneOf | Matched | Exchange | Thing | Draw | Farming | Working | CustomNode | CostNode


def phase_limit(card: Card) -> tuple[int, bool] | None:
    """The one phase in which a card can be played (True), or the one in which it can't (False)."""
    if card.phases == ALWAYS:
        return None
    allowed = [phase for phase in range(REMOVE_WORKERS, SCORING) if card.phases >> phase & 1]
    if len(allowed) == 1:
        return allowed[0], True
    (forbidden,) = (phase for phase in range(REMOVE_WORKERS, SCORING) if phase not in allowed)
    return forbidden, False
