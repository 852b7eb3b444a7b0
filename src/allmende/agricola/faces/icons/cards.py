"""The symbols of hand cards: one line for each thing that they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final, assert_never

from allmende.agricola.cards.majors import KITCHENS
from allmende.agricola.faces.icons.access import access_icons
from allmende.agricola.faces.icons.amounts import amount_token, condition_icons, houses
from allmende.agricola.faces.icons.card_spaces import action_space_icons, toll_icons
from allmende.agricola.faces.icons.effects import goods, icons, row
from allmende.agricola.faces.icons.improvements import improvement_icons
from allmende.agricola.faces.wording.openings import classes
from allmende.agricola.faces.wording.savings import kind_names
from allmende.agricola.rules import moments, permits
from allmende.agricola.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.components import HOUSE_NAMES, PROMISED_NAMES, RESOURCE_NAMES
from allmende.agricola.rules.language import Effect
from allmende.agricola.rules.language.card import (
    ActionSpace,
    AlsoMajor,
    AtAnyTime,
    Card,
    Dearer,
    FieldCard,
    OnlyWithMajor,
    Part,
    Permit,
    Returns,
    Toll,
)
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.crops import InFeeding
from allmende.agricola.rules.language.gains import BreedBoar, ForOthers, If, PromiseOn, PromisePiece
from allmende.agricola.rules.language.placing import PlaceSecond
from allmende.agricola.rules.language.points import (
    MostRooms,
    Points,
    PointsByHouse,
    PointsEach,
    PointsFor,
    PointsForAll,
    RoomyPastures,
)
from allmende.agricola.rules.language.savings import FoodBefore, Instead, Less, RoomsFor, Saving
from allmende.agricola.rules.language.sharing import Access
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.moves import IMPROVEMENTS
from allmende.core.symbols import separated, slashes, token

KINDS = {
    "improvement": "any-improvement",
    "major": "improvement",
    "minor": "minor",
    "occupation": "occupation",
    "lessons": "occupation@lessons",
    "room": "room",
    "renovation": "renovate",
}
"""The symbols of what is paid for."""


def card_icons(card: Card) -> list[str]:
    """What a hand card does, line by line."""
    lines = [["at-once", *_row(card.effects)]] if card.effects else []
    lines += [_part(part) for part in card.in_order if part not in card.effects]
    return separated(lines, "line")


def _part(part: Part) -> list[str]:
    if isinstance(part, Saving):
        return saving_icons(part)
    if isinstance(part, Points):
        return points_icons(part)
    if isinstance(part, Access):
        return access_icons(part)
    match part:
        case Trigger():
            condition = [] if part.moment == moments.CHANGED else _if(part.when)
            whole = None if part.when is None else whole_icons(part.when)
            if whole is not None:
                return [*whole, "colon", *_row(part.effects)]
            does = _row(part.effects)
            return [*_when(part), *condition, *([] if does[0] == "if" else ["colon"]), *does]
        case InFeeding():
            return ["harvest", *_if(part.when), "colon", *_row(part.effects)]
        case AtAnyTime():
            return ["any-time", *_row(part.effects)]
        case Permit():
            return PERMISSIONS[part.bit]
        case AlsoMajor():
            return improvement_icons(KITCHENS[part.improvement - IMPROVEMENTS])
        case ActionSpace():
            return action_space_icons(part)
        case Toll():
            return toll_icons(part)
        case Dearer():
            return [f"from-round*{part.from_round}", "colon", "plus", *goods(part.cost)]
        case OnlyWithMajor():
            return ["alone", "minor@hand"]
        case FieldCard():
            return [f"field@{RESOURCE_NAMES[part.crops[0]]}" if len(part.crops) == 1 else "field"]
        case Returns():
            return ["return", "fireplace", "slash", "cooking-hearth"]
        case _:
            raise AssertionError(f"{part!r} has no icons")


def _row(effects: Sequence[Effect]) -> list[str]:
    """The symbols of effects side by side."""
    found: list[str] = []
    for effect in effects:
        found += row([effect]) if len(effects) == 1 else _small(effect)
    return found


def _small(effect: Effect) -> list[str]:
    """The symbols of an effect that does not fill the row."""
    return ["slash" if each == "or" else each for each in icons(effect)]


@icons.register
def _(effect: PromiseOn | PromisePiece | ForOthers | BreedBoar | If) -> list[str]:
    match effect:
        case PromiseOn():
            then = [] if effect.waiting is None else ["plus", *_row(effect.waiting.effects)]
            return [*_rounds(effect), token(RESOURCE_NAMES[effect.resource], effect.count), *then]
        case PromisePiece():
            where = f"later*{slashes(effect.later)}" if effect.later else f"in-rounds*{slashes(effect.rounds)}"
            return [where, PROMISED_NAMES[effect.piece], *_if(effect.waiting.when)]
        case ForOthers():
            return ["others", token(RESOURCE_NAMES[effect.resource], effect.count)]
        case BreedBoar():
            return ["breed", "boar"]
        case If():
            otherwise = ["else", *_row(effect.otherwise)] if effect.otherwise else []
            return [*_if(effect.condition), "colon", *_row(effect.gains), *otherwise]
        case _:
            assert_never(effect)


def _rounds(effect: PromiseOn) -> list[str]:
    """The round spaces on which goods are placed."""
    if effect.every:
        return [{1: "all-rounds", 2: "even-rounds"}[effect.every]]
    if effect.odd:
        return [f"next-odd-rounds*{effect.odd}"]
    if effect.rounds:
        return [f"in-rounds*{slashes(effect.rounds)}"]
    if effect.later == list(range(1, len(effect.later) + 1)):
        return [token("next-rounds", len(effect.later))]
    return [f"later*{slashes(effect.later)}"]


def _if(condition: Condition | None) -> list[str]:
    return [] if condition is None else ["if", *condition_icons(condition)]


@singledispatch
def whole_icons(condition: Condition) -> list[str] | None:
    """The symbols of a moment together with its condition, if that one says all there is to it."""
    return None


WHEN: Final[dict[int, str]] = {
    moments.ROUND_STARTED: "round-start",
    moments.GOING_HOME: "going-home",
    moments.FIELD_STARTED: "harvest",
    moments.FIELD_PHASE: "harvest",
    moments.FENCED: "fence",
    moments.BAKED: "bake",
    moments.IMPROVED: "any-improvement",
    moments.TAUGHT: "occupation",
    moments.SOWING_DECLINED: "sow@declined",
    moments.BEFORE_SOWING: "before sow",
    moments.STABLES_BUILT: "stable",
    moments.FENCES_BUILT: "fence",
    moments.ENCLOSED: "enclose",
    moments.SPACES_USED: "turned",
    moments.SPACES_TURNED: "turned",
    moments.TURN_OVER: "turn-end",
    moments.BEFORE_BAKING: "before bake",
    moments.BEFORE_IMPROVING: "before any-improvement",
}
"""By moment: its symbols, if they say it all."""


def _when(trigger: Trigger) -> list[str]:
    """The moment of a trigger."""
    match trigger.moment:
        case moments.USED | moments.TURN_ENDED:
            return [*_who(trigger), *_using(trigger)]
        case moments.PLOWED:
            return [*_who(trigger), "field", *(["beside"] if trigger.detail > 0 else [])]
        case moments.GOODS_TAKEN:
            return [*_who(trigger), *_using(trigger, "take")]
        case moments.SPACE_REVEALED:
            return _using(trigger, "reveal")
        case moments.OBTAINED:
            return ["get", RESOURCE_NAMES[trigger.detail]]
        case moments.BEFORE_USE:
            return ["before", *_who(trigger), *_using(trigger)]
        case moments.RIGHT_AFTER_USE | moments.AFTER_USE:
            return ["after", *_who(trigger), *_using(trigger)]
        case moments.DECLINED:
            return ["no", "minor" if trigger.detail == moments.MINOR_ACTION else "any-improvement"]
        case moments.ROOMS_BUILT | moments.ROOM_BUILT:
            return [f"room-{HOUSE_NAMES[trigger.detail]}" if trigger.detail >= 0 else "room"]
        case moments.RENOVATED:
            if trigger.detail < 0:
                return ["renovate"]
            return [f"room-{HOUSE_NAMES[trigger.detail // 4]}", "arrow", f"room-{HOUSE_NAMES[trigger.detail % 4]}"]
        case moments.HAS_COOKED if trigger.spaces:
            return [*_using(trigger), "cook"]
        case moments.CHANGED if trigger.once and trigger.when is not None:
            return ["once", *condition_icons(trigger.when)]
        case _:
            return [*_who(trigger), *WHEN[trigger.moment].split()]


def _who(trigger: Trigger) -> list[str]:
    """Whose doing it is about, unless that is the owner's."""
    return [] if not trigger.others else ["everybody"] if trigger.mine else ["others"]


def _using(trigger: Trigger, verb: str = "use") -> list[str]:
    """The action spaces that are used, or from which goods are taken."""
    spaces = trigger.spaces
    for effect in trigger.effects:
        if isinstance(effect, PlaceSecond):
            spaces |= effect.bits
    kinds, others = classes(spaces)
    if not others and len(kinds) == 1 and kinds != ["lessons"]:
        return [verb, "each-round", *kinds]
    names = [SPACE_NAMES[space] for space in range(SPACE_COUNT) if spaces >> space & 1]
    names += [f"round-{number}" for number in trigger.round_spaces]
    if not names:
        return [verb, "place"]
    return [f"{verb}@{'/'.join(names)}"]


PERMISSIONS: Final[dict[int, list[str]]] = {
    permits.HOUSES_PERSON: ["holds", "person"],
    permits.PETS_IN_ROOMS: ["room", "holds", "any-animal"],
    permits.ROOMY_PASTURES: ["pasture", "holds", "plus", token("any-animal", permits.EXTRA_PER_PASTURE)],
    permits.CLAY_FENCES: ["fence", "colon", "clay", "instead-of", "wood"],
    permits.FREE_FENCES: ["fence", "colon", "less", token("wood", permits.FREE_FENCE_COUNT)],
    permits.STRAIGHT_TO_STONE: ["renovate", "colon", "room-wood", "arrow", "room-stone"],
    permits.NO_RENOVATION: ["no", "renovate"],
    permits.EARLY_ACTION: ["newborn", "colon", token("food", permits.EARLY_ACTION_FOOD), "arrow", "place"],
    permits.ROOM_FOR_TWO: [
        *["room-clay", "slash", "room-stone", "adjacent", "field", "pasture", "colon"],
        *["holds", "person*2"],
    ],
    permits.LODGES_PERSON: [f"until-round*{permits.LODGING_ENDS}", "holds", "person"],
    permits.STABLE_AMID_FIELDS: ["once", "field*4", "colon", "stable", "holds", "person"],
}
"""By permission: its symbols."""


@singledispatch
def saving_icons(saving: Saving) -> list[str]:
    """What is cheaper."""
    raise NotImplementedError(f"{saving!r} has no icons")


@saving_icons.register
def _(saving: Less | RoomsFor | Instead | FoodBefore) -> list[str]:
    kinds = separated([[KINDS[name]] for name in kind_names(saving.kinds)], "slash")
    match saving:
        case Less():
            per = [] if saving.of is None else ["per", amount_token(saving.of, 1)]
            return [*kinds, "colon", "less", token(RESOURCE_NAMES[saving.resource], saving.count), *per]
        case RoomsFor():
            all_houses = len(saving.houses) == len(HOUSE_NAMES)
            built, material = ["room"], "material"
            if not all_houses:
                built, material = houses(saving.houses), HOUSE_NAMES[saving.houses[0]]
            return [*built, "colon", token(material, saving.material), token("reed", saving.reed)]
        case Instead():
            replaced = separated([[token(RESOURCE_NAMES[each], saving.count or 1)] for each in saving.of], "slash")
            return [*kinds, "colon", RESOURCE_NAMES[saving.resource], "instead-of", *replaced]
        case FoodBefore():
            return [
                *kinds,
                "colon",
                RESOURCE_NAMES[saving.resource],
                "arrow",
                token("food", saving.food),
                *([] if saving.of is None else ["per", amount_token(saving.of, 1)]),
            ]
        case _:
            assert_never(saving)


@singledispatch
def points_icons(points: Points) -> list[str]:
    """What a card is worth in the end."""
    raise NotImplementedError(f"{points!r} has no icons")


@points_icons.register
def _(points: PointsEach | PointsFor | PointsForAll | PointsByHouse | MostRooms | RoomyPastures) -> list[str]:
    match points:
        case PointsEach():
            return ["book", f"score*{points.points}", "per", amount_token(points.of, points.every)]
        case PointsFor():
            who = ["everybody"] if isinstance(points, PointsForAll) else []
            return ["book", *who, amount_token(points.of, slashes(points.least)), f"score*{slashes(points.points)}"]
        case PointsByHouse():
            return ["book", *houses(list(range(len(HOUSE_NAMES)))), f"score*{slashes(points.points)}"]
        case MostRooms():
            return ["book", "everybody", "most", "room", f"score*{points.points}"]
        case RoomyPastures():
            return ["book", "score*1", "per", "pasture", f"free*{points.room}"]
        case _:
            assert_never(points)
