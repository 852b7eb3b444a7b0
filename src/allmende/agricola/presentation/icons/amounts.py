"""Symbols of amounts and of conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import KIND_NAMES
from allmende.agricola.components.pieces import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.presentation.icons.occupancy import people_there, spaces_name
from allmende.agricola.presentation.reading import RENOVATABLE, crop_name
from allmende.agricola.rules.language.amounts import (
    IN_QUESTION,
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
from allmende.agricola.rules.language.animals import StockedPastures
from allmende.agricola.rules.language.built import BuiltKitchen, BuiltMajor, PrintedCost
from allmende.agricola.rules.language.census import StablesJust
from allmende.agricola.rules.language.changes import CostsAtLeast
from allmende.agricola.rules.language.conditions import (
    AS_MANY,
    MORE,
    NO_FEWER,
    AllOf,
    AtLeast,
    AtMost,
    Compared,
    Condition,
    Exactly,
    HasMajor,
    LivesIn,
)
from allmende.agricola.rules.language.contests import FirstPersonOfDoer, MinorPlayed, RenovationNoted
from allmende.agricola.rules.language.counted import Counted, LeftOver
from allmende.agricola.rules.language.crops import LadenSpaces
from allmende.agricola.rules.language.custom_errands import AsMuchFoodAsRooms, MatchesPile
from allmende.agricola.rules.language.custom_five import FromThere, PlayersWith
from allmende.agricola.rules.language.facts import (
    BuiltInTurn,
    CameFromHand,
    Fact,
    HarvestedHere,
    PlacedField,
    TakenAndKept,
)
from allmende.agricola.rules.language.harvesting import FromThisCard
from allmende.agricola.rules.language.heaps import HEAP
from allmende.agricola.rules.language.holdings import Times
from allmende.agricola.rules.language.nodes import amount_node, condition_node
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
from allmende.agricola.rules.language.on_card import Besides, LyingHere
from allmende.agricola.rules.language.teaching import TaughtAs
from allmende.agricola.rules.language.trading import TurnsIntoFood
from allmende.core.symbols import separated, slashes, token

COUNTED: Final[dict[str, str]] = {
    "occupations": "occupation",
    "improvements": "any-improvement",
    "rooms": "room",
    "people": "person",
    "unused-spaces": "unused",
    "rounds-left": "rounds-left",
    "field-tiles": "field",
    "all-fields": "field",
    "new-rooms": "room@new",
    "fenced-spaces": "fenced",
    "fences": "fence",
    "fences-left": "fence@supply",
    "stables-left": "stable@supply",
    "palisades": "palisade",
    "stables": "stable",
    "unoccupied-rooms": "room@empty",
    "fields-around-house": "field@house",
    "lesser-houses": "house",
    "occupations-beside": "occupation@others",
    "stages-left": "rounds-left@reveal",
    "animals-born": "breed",
    "kinds-here": "onto-card",
    "unfenced-stables": "stable@unfenced",
    "fenced-stables": "pasture@stable",
    "newborns": "newborn",
    "people-gathering": "person@accumulation",
    "animals": "any-animal",
    "building-resources": "building-resource@supply",
    "major-improvements": "improvement",
    "minor-improvements": "minor",
    "bottom-row": "improvement@bottom-row",
    "cooking-improvements": "improvement@cook",
    "baking-improvements": "improvement@bake",
    "occupations-in-hand": "occupation@hand",
    "negative-points": "less",
    "all-vegetables": "vegetable",
    "empty-stables": "stable@unfenced",
    "animals-from-space": "any-animal",
    "clay-rooms": "room-clay",
    "stone-rooms": "room-stone",
    "people-at-home": "person@supply",
    "most-cards": "card@most",
    "cards-in-hand": "card@hand",
    "gathered": "building-resource",
    "rooms-of-turn": "room@turn",
    "stables-of-turn": "stable@turn",
    "rounds-done": "rounds-done",
    "room-columns": "room@column",
    "adults": "person",
    "kinds-sown": "crop",
    "harvests-done": "harvest",
    "players": "players",
    "wooden-rooms-of-turn": "room-wood",
    "clay-rooms-of-turn": "room-clay",
    "stone-rooms-of-turn": "room-stone",
    "placed": "placed",
    "placing": "placed",
    "free-stalls": "free-stall",
    "major-points": "improvement@points",
    "major-costs": "improvement@building-resource",
    "harvests-left": "harvest@next",
    "next-round": "round@next",
    "people-placed": "placed",
    "just-obtained": "get",
    "food-paid": "food@give",
    "unplanted-tiles": "field@empty",
    "cattle-spaces": "space@cattle",
    "occupied-cards": "person@cards",
    "left-over": "building-resource@supply",
    "pieces-built": "built",
    "spaces-turned": "turned",
    "spaces-fenced": "pasture",
    "unused-beside-house": "unused@house",
    "cards-in-front": "any-improvement@occupation",
    "minors-in-hand": "minor@hand",
    "goods-in-fields": "good@field",
    "pairs-of-crops": "set@grain/vegetable",
    "stacks": "such*5",
    "columns-of-rooms": "room@column",
    "columns-of-fields": "field@column",
    "column-pastures": "pasture@column",
    "markers": "marker",
    "markers-out": "marker",
    "lost-markers": "marker@gone",
    "rooms-renovated": "room",
    "planted-fields": "field@crop",
    "tiles-harvested": "field",
    "grain-harvested": "grain",
    "tiles-beside-house": "field@house",
    "occupations-by-deal": "occupation",
    "rooms-just-built": "built",
    "top-categories": "score",
    "others-in-stone": "room-stone",
    "sheep-of-the-game": "sheep",
    "kinds-alone-in-stables": "any-animal@stable",
}
"""The symbols by the name of a `Counted`; the two others are shown with what they give."""
FACTS: Final[dict[str, list[str]]] = {
    "after-harvest": ["after-harvest"],
    "turns-into-food": [*("everybody", "any-improvement", "slash", "occupation"), "building-resource", "arrow", "food"],
    "before-harvest": ["before-harvest"],
    "left-of-newest": ["left-of-newest"],
    "empty-stable": ["free", "stable@unfenced"],
    "last-in-turn": ["person@last"],
    "just-fewest": ["others", "more-than", "person"],
    "beside-pasture": ["adjacent", "pasture"],
    "work-phase": ["work-phase"],
    "my-turn": ["my-turn"],
    "only-small-house": ["alone", "exactly", "room*2"],
    "unused-together": ["adjacent", "unused*2"],
    "may-renovate": separated([[f"room-{HOUSE_NAMES[house]}"] for house in RENOVATABLE], "slash"),
    "built-in-turn": ["room", "slash", "stable", "slash", "fence"],
    "has-brought": ["onto-farm", "good"],
    "goods-promised": ["promised"],
    "first-turn": ["exactly", "placed"],
    "last-placed": ["last", "placed"],
    "had-room": ["room", "more-than", "person"],
    "has-such": ["such"],
    "family-at-marker": ["person", "marker"],
    "marked-unused": ["no", "occupied", "marker"],
    "used-such": ["such", "placed"],
    "taken-and-kept": ["kept"],
    "beside-own": ["adjacent", "person"],
    "newest": ["reveal"],
    "alone-there": ["free"],
    "twins": ["such", "evenly"],
    "more-wood-than-rest": ["wood", "more-than", "others"],
    "leads-in-two": ["building-resource@supply", "more-than", "others"],
    "bakes-just": ["improvement@bake"],
    "rooms-action": ["room"],
    "renovation-on-space": ["use", "place"],
    "own-at-side": ["adjacent", "person"],
    "only-large-family": ["alone", "person*5"],
    "fewest-rooms": ["others", "room", "more-than", "room"],
    "grain-for-harvest": ["field@grain", "as-many", "harvest"],
    "first-person-of-doer": ["exactly", "placed"],
    "minor-played": ["minor"],
    "no-pet": ["no", "any-animal", "room"],
    "from-hand": ["improvement", "or", "minor@hand"],
    "built-major": ["improvement"],
    "fields-in-l": ["adjacent", "field*3"],
    "no-sheep-eaten": ["no", "cook", "sheep"],
    "nobody-home": ["no", "person@house"],
    "in-harvest": ["harvest"],
    "sheep-in-pasture": ["pasture", "sheep"],
    "nothing-discarded": ["no", "discard"],
    "built-kitchen": ["fireplace", "slash", "cooking-hearth", "slash", "clay-oven", "slash", "stone-oven"],
    "all-placed": ["no", "person", "place"],
    "placed-field": ["minor", "slash", "occupation", "field"],
    "harvested-here": ["harvested@vegetable"],
    "renovated-in-turn": ["renovate"],
}
"""The symbols by the name of a `Fact`."""
COMPARISONS: Final[dict[int, str]] = {MORE: "more-than", NO_FEWER: "as-many", AS_MANY: "evenly"}


def amount_token(of: Amount, count: int | str) -> str:
    """A number of an amount."""
    return token(amount_name(of), count)


def amount_name(of: Amount) -> str:
    """The symbol of an amount."""
    match node := amount_node(of):
        case Counted():
            return COUNTED[node.name]
        case Times():
            return amount_name(node.of)
        case Goods():
            return RESOURCE_NAMES[node.resource]
        case Fields():
            return f"field@{crop_name(node)}"
        case Pastures():
            return "pastures" if node.spaces == 1 else f"pasture@{node.spaces}"
        case CardsAfter():
            return "card@accumulation" if node.among else "occupation@next"
        case Sets():
            names = [amount_name(part) for part in node.of]
            return "@".join(names) if node.limited else f"set@{'/'.join(names)}"
        case Round():
            return "round"
        case GoodsOn():
            return "lying" if node.space == IN_QUESTION else f"lying@{SPACE_NAMES[node.space]}"
        case FieldsJust():
            return f"{'last' if node.done == 'emptied' else node.done}@{RESOURCE_NAMES[node.crop]}"
        case Taken():
            return "taken"
        case Surplus():
            return f"{amount_name(node.of)}/{amount_name(node.than).removeprefix('lying@')}"
        case GoodsLying():
            return f"space@{RESOURCE_NAMES[node.resource]}"
        case LadenSpaces():
            return f"space@{RESOURCE_NAMES[node.resource]}-{node.number}{'-more' if node.more else ''}"
        case PlayersWith():
            return f"players@{RESOURCE_NAMES[node.resource]}"
        case OccupiedSpaces() | OccupiedAs() | UsedSpaces():
            return spaces_name(node)
        case LyingHere():
            return f"onto-card@{RESOURCE_NAMES[node.resource]}"
        case Besides():
            return amount_name(node.of)
        case StablesJust():
            return f"stable@{'/'.join(str(place) for place in range(node.first, node.last + 1))}"
        case Steps() | StockedPastures():
            raise AssertionError(f"{type(node).__name__} is shown with what it gives")
        case _:
            assert_never(node)


def condition_icons(condition: Condition) -> list[str]:
    """The symbols of a condition."""
    match node := condition_node(condition):
        case AtLeast():
            left = ["left"] if isinstance(node.of, LeftOver) else []
            return [*left, amount_token(node.of, node.number)]
        case AtMost():
            return ["at-most", amount_token(node.of, node.number)]
        case Exactly():
            if not node.number:
                return ["no", amount_name(node.of)]
            return ["exactly", amount_token(node.of, node.number)]
        case Compared():
            if isinstance(node.than, Steps):
                players = token(amount_name(node.than.of), slashes(node.than.least))
                return [players, amount_token(node.of, slashes(node.than.counts))]
            return [amount_name(node.of), COMPARISONS[node.how], amount_name(node.than)]
        case Fact():
            return FACTS[node.name]
        case HasMajor():
            improvement = IMPROVEMENTS[node.among[0]]
            if len(node.among) > 1:
                return [KIND_NAMES[improvement.kind]]
            return [*(["everybody"] if node.anybody else []), f"improvement@{improvement.name}"]
        case LivesIn():
            return houses(node.houses)
        case AllOf():
            return [each for part in node.conditions for each in condition_icons(part)]
        case People():
            return people_there(node)
        case EndsWithHarvest():
            return ["harvest"] if node.does else ["no", "harvest"]
        case InRounds():
            return [f"round*{slashes(node.rounds)}"]
        case WasStocked():
            return [*(["no"] if node.empty else []), f"lying@{SPACE_NAMES[node.space]}"]
        case FromThisCard():
            good = "crop" if node.crop < 0 else RESOURCE_NAMES[node.crop]
            return [*(["emptied"] if node.last else []), "take-crop", good]
        case LaterImprovement():
            return ["minor" if node.minors else "any-improvement"]
        case FromSpace():
            return separated([[RESOURCE_NAMES[resource]] for resource in node.resources], "slash")
        case PlayedOn():
            return [f"use@{node.space}"]
        case PlayedBy():
            return ["at-most", f"round*{node.number}", "at-once"]
        case LaterOccupation():
            return ["new"]
        case PlayedNow():
            return ["round", "at-once"]
        case NoneOnBoard():
            return ["no", "each-round", RESOURCE_NAMES[node.resource]]
        case AsMuchFoodAsRooms():
            return ["evenly", "food", "room"]
        case MatchesPile():
            return ["get", "such"]
        case PrintedCost():
            return ["others", "any-improvement", "spend", RESOURCE_NAMES[node.resource]]
        case TaughtAs():
            return ["exactly", token("occupation", slashes(node.places))]
        case CostsAtLeast():
            return ["spend", token(RESOURCE_NAMES[node.resource], node.count)]
        case RenovationNoted():
            return ["renovate"]
        case LeftBehind():
            return ["each-round", f"good*{HEAP}", "no", "use"]
        case _:
            assert_never(node)


def whole_icons(condition: Condition) -> list[str] | None:
    """The symbols of a moment together with its condition, if that needs nothing else."""
    match condition:
        case TakenAndKept():
            return ["next-time", "use", "each-round", "any-animal", *condition_icons(condition)]
        case CameFromHand():
            return ["minor@hand"]
        case TaughtAs() | AsMuchFoodAsRooms() | MatchesPile() | PrintedCost():
            return condition_icons(condition)
        case LaterImprovement():
            return ["after", *condition_icons(condition)]
        case RenovationNoted():
            return ["everybody", "renovate"]
        case MinorPlayed():
            return ["minor"]
        case FirstPersonOfDoer():
            return ["others", "grow", "exactly", "placed"]
        case FromThere():
            return [f"use@{SPACE_NAMES[condition.space]}"]
        case FromSpace():
            return ["use", "place", "get", *condition_icons(condition)]
        case BuiltInTurn() | BuiltMajor() | BuiltKitchen() | PlacedField() | HarvestedHere() | TurnsIntoFood():
            return condition_icons(condition)
        case _:
            return None


def houses(kinds: Sequence[int]) -> list[str]:
    """One of several kinds of houses."""
    return separated([[f"room-{HOUSE_NAMES[house]}"] for house in kinds], "slash")


def goods(pairs: list[int]) -> list[str]:
    """Resources with their counts."""
    return [token(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]
