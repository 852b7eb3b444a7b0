"""Symbols of hand cards: one line for each effect."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.majors import IMPROVEMENTS as NUMBERED
from allmende.agricola.cards.majors import KITCHENS
from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.improvement import FIREPLACE, IMPROVEMENT_NAMES, KIND_NAMES, OTHER, on_top
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.access import access_icons
from allmende.agricola.presentation.icons.amounts import amount_token, condition_icons, goods, houses, whole_icons
from allmende.agricola.presentation.icons.card_spaces import action_space_icons, stands_for_icons, toll_icons
from allmende.agricola.presentation.icons.effects import deed_row, if_icons
from allmende.agricola.presentation.icons.improvements import improvement_icons
from allmende.agricola.presentation.icons.permits import PERMISSIONS
from allmende.agricola.presentation.icons.savings import saving_icons
from allmende.agricola.presentation.reading import classes, is_covered
from allmende.agricola.rules import moments
from allmende.agricola.rules.language.amounts import Goods, Steps
from allmende.agricola.rules.language.animals import StockedPastures
from allmende.agricola.rules.language.another_space import PlaceAnother
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import AtAnyTime, Card, FieldCard, Part, Permit, RoomWaiver, Toll
from allmende.agricola.rules.language.card_spaces import ActionSpace, Spot, StandsFor
from allmende.agricola.rules.language.census import MostOfAllVegetables, MostPastures
from allmende.agricola.rules.language.contests import MostFencedStables, MostVegetables, OthersInStone, TopCategories
from allmende.agricola.rules.language.counted import HouseMaterial, MostRooms
from allmende.agricola.rules.language.custom_cooking import CookedInPairs
from allmende.agricola.rules.language.custom_five import is_silent
from allmende.agricola.rules.language.dealings import NoteImproving
from allmende.agricola.rules.language.fieldwork import NoteSingles
from allmende.agricola.rules.language.lessons import TurnedInTurn
from allmende.agricola.rules.language.nodes import AccessNode, SavingNode, part_node
from allmende.agricola.rules.language.onlooking import LargestPasture, NoNegative
from allmende.agricola.rules.language.plenty import TakenInPlenty
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.restocking import RestockUsed
from allmende.agricola.rules.language.trigger import ONCE, ROUND_AFTER, FromHand, Trigger
from allmende.core.symbols import separated, slashes, token


def card_icons(card: Card) -> list[str]:
    """The effects of a hand card, line by line."""
    effects = [effect for effect in card.effects if not isinstance(effect, NoteSingles)]
    lines = [["at-once", *deed_row(effects)]] if effects else []
    lines += _terms(card)
    lines += [_part(part) for part in card.in_order if part not in card.effects and not _is_noted(part)]
    if card.returns:
        kinds = dict.fromkeys(_returned(i) for i in on_top(card.returns) if i < IMPROVEMENTS)
        lines.append(["return", *separated([[kind] for kind in kinds], "slash")])
    return separated(lines, "line")


def _is_noted(part: Part) -> bool:
    """True if a part only notes something for another one."""
    if isinstance(part, Spot) or is_covered(part):
        return True
    return isinstance(part, Trigger) and all(
        isinstance(effect, NoteSingles | NoteImproving) or is_silent(effect) for effect in part.effects
    )


def _returned(improvement: int) -> str:
    """The sign of a major improvement that is returned."""
    kind = NUMBERED[improvement].kind
    return KIND_NAMES[kind] if kind < OTHER else f"improvement@{NUMBERED[improvement].name}"


def _terms(card: Card) -> list[list[str]]:
    """Further terms for playing a card beside its cost and its prerequisite, and its kitchen."""
    lines: list[list[str]] = []
    if card.only_with_major:
        lines.append(["alone", "minor@hand"])
    if card.gives_stable:
        lines.append(["less", "stable@supply"])
    if card.dearer:
        lines.append([f"from-round*{card.dearer_from}", "colon", "plus", *goods(card.dearer)])
    if card.never_with_major:
        lines.append(["no", "improvement", "or", "minor@hand"])
    if card.kitchen >= 0:
        kitchen = KITCHENS[card.kitchen - IMPROVEMENTS]
        lines.append(["fireplace"] if kitchen.kind == FIREPLACE else improvement_icons(kitchen))
    return lines


def _part(part: Part) -> list[str]:
    if isinstance(part, SavingNode):
        return saving_icons(part)
    if isinstance(part, AccessNode):
        return access_icons(part)
    match node := part_node(part):
        case Trigger():
            condition = [] if node.moment == moments.CHANGED else if_icons(node.when)
            whole = None if node.when is None else whole_icons(node.when)
            does = deed_row(node.effects)
            if whole is not None:
                who = _who(node) if isinstance(node.when, BuiltMajor) else []
                return [*who, *whole, "colon", *does]
            return [*_when(node), *condition, *([] if does[0] == "if" else ["colon"]), *does]
        case AtAnyTime():
            often = ["times*1"] if node.single else []
            when = ["once", "round"] if node.each_round else ["harvest"] if node.once else ["any-time"]
            limits = [*if_icons(node.when), "colon"] if node.once or node.when is not None else []
            return [*when, *limits, *deed_row(node.effects), *often]
        case FromHand():
            return ["round*1", "colon", *deed_row(node.effects)]
        case Points():
            return points_icons(node)
        case Permit():
            if isinstance(node, RoomWaiver):
                return ["once", *if_icons(node.when), "colon", *PERMISSIONS[node.bit]]
            return PERMISSIONS[node.bit]
        case ActionSpace():
            return action_space_icons(node)
        case StandsFor():
            return stands_for_icons(node)
        case Toll():
            return toll_icons(node)
        case FieldCard():
            times = [f"times*{node.fields}"] if node.fields > 1 else []
            return [f"field@{RESOURCE_NAMES[node.crops[0]]}" if len(node.crops) == 1 else "field", *times]
        case _:
            raise AssertionError(f"{type(node).__name__} belongs to what happens when the card is played")


WHEN: Final[dict[int, str]] = {
    moments.BEFORE_PLACING: "before place",
    moments.BEFORE_ROUND: "before round-start",
    moments.ROUND_STARTED: "round-start",
    moments.SPACES_FILLED: "round-start",
    moments.PREPARED: "before work-phase",
    moments.BEFORE_WORK: "before work-phase",
    moments.TURN_STARTED: "my-turn",
    moments.WORK_STARTED: "work-phase",
    moments.STABLES_BUILT: "stable",
    moments.FENCED: "fence",
    moments.FENCES_BUILT: "fence",
    moments.ENCLOSED: "enclose",
    moments.SPACES_USED: "turned",
    moments.SPACES_TURNED: "turned",
    moments.FIELDS_PLOWED: "field",
    moments.BEFORE_SOWING: "before sow",
    moments.SOWN: "sow",
    moments.AFTER_SOWING: "after sow",
    moments.SOWED: "after sow",
    moments.FEEDING_STARTED: "harvest",
    moments.BREEDING_STARTED: "before breed",
    moments.FROM_SPACE: "use place",
    moments.FROM_BED: "take-crop",
    moments.SOWING_DECLINED: "sow@declined",
    moments.BEFORE_STONE: "before renovate room-stone",
    moments.BEFORE_BAKING: "before bake",
    moments.BAKED: "bake",
    moments.BEFORE_IMPROVING: "before any-improvement",
    moments.IMPROVED: "any-improvement",
    moments.UPGRADED: "upgrade",
    moments.BEFORE_TEACHING: "before occupation",
    moments.HOME_ENDED: "after going-home",
    moments.LESSONS_PAID: "food@give use@lessons/more-lessons/third-lessons",
    moments.TAUGHT: "occupation",
    moments.PLACED: "any-improvement occupation evenly",
    moments.EMPTIED: "emptied",
    moments.TURN_OVER: "turn-end",
    moments.TURN_STARTED: "my-turn",
    moments.ALL_PLACED: "after work-phase",
    moments.IMPROVEMENT_PAID: "any-improvement",
    moments.WORK_ENDED: "after work-phase",
    moments.AFTER_WORK: "after work-phase",
    moments.HOME_STARTED: "going-home",
    moments.GOING_HOME: "going-home",
    moments.BEFORE_HARVEST: "before harvest",
    moments.HARVEST_STARTED: "harvest",
    moments.FAMILY_GROWN: "grow",
    moments.FIELD_STARTED: "harvest",
    moments.TAKING_CROPS: "harvest",
    moments.HARVESTING: "harvest",
    moments.FIELD_PHASE: "harvest",
    moments.FIELD_ENDED: "after field-phase",
    moments.ANIMAL_BORN: "breed",
    moments.FED: "after feeding-phase",
    moments.BRED: "after breed",
    moments.HARVEST_ENDED: "harvest-end",
    moments.AFTER_HARVEST: "after harvest",
    moments.ROUND_ENDED: "after going-home",
    moments.SCORING_STARTED: "before book",
}
"""By moment: its symbols, if they suffice."""


def _when(trigger: Trigger) -> list[str]:
    """The moment of a trigger."""
    if trigger.limit == ROUND_AFTER:
        return ["later*1", *_using(trigger, "take")]
    match trigger.moment:
        case moments.USED | moments.TURN_ENDED:
            return [*_who(trigger), *_using(trigger)]
        case moments.PLOWED:
            return [*_who(trigger), "field", *(["beside"] if trigger.details else [])]
        case moments.GOODS_TAKEN if isinstance(trigger, TakenInPlenty):
            many = [[token(RESOURCE_NAMES[resource], count)] for resource, count in enumerate(trigger.least)]
            return ["everybody", "taken", *separated(many, "slash")]
        case moments.GOODS_TAKEN:
            return [*_who(trigger), *_using(trigger, "take")]
        case moments.SPACE_REVEALED:
            return _using(trigger, "reveal")
        case moments.OBTAINED:
            return ["get", RESOURCE_NAMES[trigger.details[0]] if len(trigger.details) == 1 else "building-resource"]
        case moments.BEFORE_PERSON:
            return ["before", "place", *_using(trigger)]
        case moments.BEFORE_USE:
            return ["before", *_who(trigger), *_using(trigger)]
        case moments.RIGHT_AFTER_USE | moments.AFTER_USE:
            return ["after", *_who(trigger), *_using(trigger)]
        case moments.IMPROVEMENT_TAKEN:
            return ["after", "minor" if trigger.details == [moments.MINOR_ACTION] else "any-improvement"]
        case moments.DECLINED:
            return ["no", "minor" if trigger.details == [moments.MINOR_ACTION] else "any-improvement"]
        case moments.ROOMS_BUILT | moments.ROOM_BUILT:
            return [*_who(trigger), *(houses(trigger.details) or ["room"])]
        case moments.RENOVATED if trigger.details:
            before, after = zip(*map(moments.renovated, trigger.details), strict=True)
            return [*_who(trigger), *houses(before), "arrow", *houses(after[:1])]
        case moments.RENOVATED:
            return [*_who(trigger), "renovate"]
        case moments.IMPROVED if trigger.details:
            built = dict.fromkeys(moments.improvement_told(told) for told in trigger.details)
            return separated([[f"improvement@{IMPROVEMENT_NAMES[number]}"] for number in on_top(list(built))], "slash")
        case moments.GOING_HOME if isinstance(trigger, RestockUsed):
            return ["going-home"]
        case moments.HAS_COOKED if isinstance(trigger, CookedInPairs):
            return ["cook", "good*2"]
        case moments.TURN_OVER if isinstance(trigger, TurnedInTurn):
            return ["turn-end", "if", "turned"]
        case moments.TURNED_TO_FOOD:
            return ["cook", *separated([[RESOURCE_NAMES[animal]] for animal in trigger.details], "slash")]
        case moments.CRAFTED:
            return ["harvest", f"improvement@{IMPROVEMENT_NAMES[trigger.details[0]]}"]
        case moments.HAS_COOKED if trigger.spaces:
            return [*_using(trigger), "cook"]
        case moments.FAMILY_GROWN if trigger.details:
            return ["once", *_who(trigger), "grow", f"person*{trigger.details[0]}"]
        case moments.CHANGED if trigger.limit == ONCE and trigger.when is not None:
            return ["once", *condition_icons(trigger.when)]
        case _:
            return [*_who(trigger), *WHEN[trigger.moment].split()]


def _who(trigger: Trigger) -> list[str]:
    """The doer, unless that is the owner."""
    return [] if not trigger.others else ["everybody"] if trigger.mine and not trigger.if_alone else ["others"]


SIGNS: Final[dict[str, str]] = {"meeple": "person", "cards": "cards"}
"""The symbols of classes of action spaces that no goods stand for."""


def _using(trigger: Trigger, verb: str = "use") -> list[str]:
    """The action spaces that are used, or from which goods are taken."""
    spaces = trigger.spaces
    for effect in trigger.effects:
        if isinstance(effect, PlaceAnother):
            spaces |= effect.one_on
    kinds, others = classes(spaces)
    if not others and len(kinds) == 1 and kinds[0] in SIGNS:
        return [f"{verb}@{SIGNS[kinds[0]]}"]
    if not others and len(kinds) == 1 and kinds[0] not in ("lessons", "extension"):
        return [verb, "each-round", *kinds]
    names = [SPACE_NAMES[space] for space in range(SPACE_COUNT) if spaces >> space & 1]
    names += [f"round-{number}" for number in trigger.round_spaces]
    if not names:
        return [verb, "place"]
    return [f"{verb}@{'/'.join(names)}"]


def points_icons(points: Points) -> list[str]:
    """The points of a card at the end."""
    score = f"score*{points.points}"
    if points.points < 0 and points.of is not None:
        return ["book", "less", f"score*{-points.points}", "per", amount_token(points.of, points.every)]
    match points.of:
        case None:
            return ["book", *if_icons(points.when), "colon", score]
        case MostRooms():
            return ["book", "everybody", "most", "room", score]
        case MostPastures() | MostOfAllVegetables():
            what = "pastures" if isinstance(points.of, MostPastures) else "vegetable"
            return ["book", "everybody", "most", what, score]
        case Goods() if points.points < 0:
            return ["book", "less", f"score*{-points.points}", "per", amount_token(points.of, points.every)]
        case MostVegetables():
            return ["book", "everybody", "most", "vegetable", "field", score]
        case MostFencedStables():
            return ["book", "everybody", "most", "stable", "fenced", score]
        case TopCategories():
            return ["book", score, "per", "score*4"]
        case OthersInStone():
            return ["book", score, "per", "others", "room-stone"]
        case NoNegative():
            return ["book", "everybody", "if", "no", "less", "score", "colon", score]
        case LargestPasture():
            return ["book", "everybody", "most", "pasture", score]
        case StockedPastures(room=room):
            return ["book", score, "per", *(["pasture", f"free*{room}"] if room >= 0 else ["pasture@full"])]
        case Steps(of=HouseMaterial()) as steps:
            return ["book", *houses(steps.least), f"score*{slashes(steps.counts)}"]
        case Steps() as steps:
            who = ["everybody"] if points.for_all else []
            return ["book", *who, amount_token(steps.of, slashes(steps.least)), f"score*{slashes(steps.counts)}"]
        case _:
            when = [] if points.when is None else [*if_icons(points.when), "colon"]
            every = slashes(points.by_players) if points.by_players else points.every
            return ["book", *when, score, "per", amount_token(points.of, every)]
