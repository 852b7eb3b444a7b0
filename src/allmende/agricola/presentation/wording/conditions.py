"""Words for conditions of playing cards, and of their effects.

Most conditions are something that one *has* ("at least 2 rooms"), so that several share one verb. As a clause, a
condition stands behind "if".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES, KIND_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.presentation.reading import RENOVATABLE, space_numbers
from allmende.agricola.presentation.wording.amounts import Arguments, have, ordinals, there
from allmende.agricola.rules.language.amounts import Amount, Goods, Round, Steps
from allmende.agricola.rules.language.built import BuiltKitchen, BuiltMajor, PrintedCost
from allmende.agricola.rules.language.changes import CostsAtLeast, RenovatedInTurn
from allmende.agricola.rules.language.conditions import (
    AS_MANY,
    MORE,
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
from allmende.agricola.rules.language.counted import Counted, LeftOver, Placed
from allmende.agricola.rules.language.custom_errands import AsMuchFoodAsRooms, MatchesPile
from allmende.agricola.rules.language.custom_five import FromThere
from allmende.agricola.rules.language.facts import (
    BuiltInTurn,
    CameBeforeHarvest,
    CameFromHand,
    Fact,
    HarvestedHere,
    LeftOfNewest,
    MayRenovate,
    NothingDiscarded,
    OnTurn,
    PlacedField,
    TakenAndKept,
)
from allmende.agricola.rules.language.harvesting import FromThisCard
from allmende.agricola.rules.language.heaps import HEAP
from allmende.agricola.rules.language.neighborhood import FieldsInL, NobodyHome
from allmende.agricola.rules.language.nodes import CountingNode, condition_node
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
from allmende.agricola.rules.language.occupancy import C_VISIT, OWN, UNOCCUPIED, UNVISITED, People
from allmende.agricola.rules.language.onlooking import IsNewest
from allmende.agricola.rules.language.tallies import Told
from allmende.agricola.rules.language.teaching import TaughtAs
from allmende.agricola.rules.language.trading import TurnsIntoFood
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of, respectively

_ASKED: Final = {
    "have-fields": "asked-fields",
    "have-fenced-stables": "asked-fenced-stables",
    "have-planted-fields": "asked-planted-fields",
}


def requirement(condition: Condition) -> Message:
    """The prerequisite of a card, as a phrase."""
    if isinstance(condition, CountingNode) and isinstance(condition.of, Round):
        return Message("asked-round", {"limit": limit_name(condition), "round": condition.number})
    if isinstance(condition, InRounds):
        return Message("asked-rounds", {"rounds": one_of(listed(condition.rounds))})
    things = [_asked(thing) for thing in _things(condition)]
    return Message("listed", {"what": things}) if things else holding(condition)


def _asked(thing: Message) -> Message:
    """A thing that one must have, standing alone: some languages inflect what one has."""
    return Message(_ASKED.get(thing.id, thing.id.removeprefix("the-")), thing.args)


def holding(condition: Condition) -> Message:
    """A condition as a clause."""
    match node := condition_node(condition):
        case AtLeast() | AtMost() | Exactly():
            if isinstance(node.of, Round):
                return Message("if-round", {"limit": limit_name(node), "round": node.number})
            return _there(node) or _having(_things(node))
        case Compared():
            return _comparing(node)
        case HasMajor():
            if node.anybody:
                return Message("if-anybody-has", {"improvement": _major(node)})
            return Message("if-have", {"what": _things(node)})
        case Fact():
            return _fact(node)
        case LivesIn():
            return Message("if-live-in", {"house": house_of(node.houses)})
        case AllOf():
            things = _things(node)
            return _having(things) if things else _all_of(node)
        case People():
            return _people(node)
        case EndsWithHarvest():
            return Message("if-harvest-next" if node.does else "if-without-harvest")
        case InRounds():
            return Message("if-in-rounds", {"rounds": one_of(listed(node.rounds))})
        case WasStocked():
            space = named("action", SPACE_NAMES[node.space])
            return Message("if-was-stocked", {"space": space, "empty": "yes" if node.empty else "no"})
        case PlayedOn() | FromSpace() | LaterImprovement() | FromThisCard() | LaterOccupation():
            raise AssertionError("nobody has asked for this beside something else")
        case PlayedBy():
            return Message("if-played-by", {"round": node.number})
        case PlayedNow():
            return Message("if-played-now")
        case NoneOnBoard():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": 2})
            return Message("if-none-on-board", {"resource": resource})
        case TaughtAs() | AsMuchFoodAsRooms() | MatchesPile() | PrintedCost():
            raise AssertionError("nobody has asked for this beside something else")
        case CostsAtLeast():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": node.count})
            return Message("if-costs-at-least", {"number": node.count, "resource": resource})
        case RenovationNoted():
            raise AssertionError("nobody has asked for this beside something else")
        case LeftBehind():
            return Message("if-left-behind", {"least": HEAP})
        case _:
            assert_never(node)


def _fact(fact: Fact) -> Message:
    """A named fact as a clause."""
    match fact:
        case MayRenovate():
            return Message("if-live-in", {"house": house_of(RENOVATABLE)})
        case OnTurn():
            return Message("if-on-turn")
        case FieldsInL() | NobodyHome():
            return Message("if-have", {"what": _things(fact)})
        case CameBeforeHarvest() | LeftOfNewest():
            raise AssertionError("nobody has asked for this beside something else")
        case _:
            return Message(f"if-{fact.name}")


def whole(condition: Condition) -> Message | None:
    """The whole opening of a sentence if the condition speaks of the moment itself, and needs nothing else."""
    match condition:
        case (
            TakenAndKept() | CameFromHand() | BuiltInTurn() | MinorPlayed() | FirstPersonOfDoer()
            | BuiltKitchen() | PlacedField() | HarvestedHere() | TurnsIntoFood()
        ):  # fmt: skip
            return Message(f"opening-{condition.name}")
        case BuiltMajor():
            return Message("opening-built-major", {"who": "you"})
        case RenovatedInTurn():
            return Message(f"opening-{condition.name}")
        case RenovationNoted():
            return Message("opening-renovation-noted")
        case CameBeforeHarvest():
            return Message("opening-used", {"who": "you", "spaces": Message("space-before-harvest"), "limited": "no"})
        case LeftOfNewest():
            space = Message("space-left-of-newest")
            return Message("opening-before-use", {"who": "you", "spaces": space, "limited": "no"})
        case FromThisCard():
            good = "any" if condition.crop < 0 else RESOURCE_NAMES[condition.crop]
            args: Arguments = {"last": "yes" if condition.last else "no", "good": good}
            return Message("opening-from-this-card", {**args, "harvested": "yes" if condition.harvested else "no"})
        case LaterImprovement():
            return Message("opening-later-improvement", {"minors": "yes" if condition.minors else "no"})
        case FromThere():
            spaces = Message("these-spaces", {"spaces": one_of([named("action", SPACE_NAMES[condition.space])])})
            return Message("opening-used", {"who": "you", "spaces": spaces, **limited(None)})
        case FromSpace():
            resources = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 2}) for good in condition.resources]
            return Message("opening-from-space", {"what": one_of(resources)})
        case AsMuchFoodAsRooms() | MatchesPile():
            return Message("opening-food-for-rooms" if isinstance(condition, AsMuchFoodAsRooms) else "opening-matches")
        case PrintedCost():
            resource = Message(f"resource-{RESOURCE_NAMES[condition.resource]}", {"count": 2})
            return Message("opening-printed-cost", {"resource": resource})
        case TaughtAs():
            return Message("opening-taught-as", {"places": one_of(ordinals(condition.places))})
        case IsNewest():
            space = Message("space-newest")
            return Message("opening-before-use", {"who": "you", "spaces": space, "limited": "no"})
        case LaterOccupation():
            return Message("opening-taught-later")
        case PlayedOn():
            return Message("opening-played-on", {"space": named("action", condition.space)})
        case _:
            return None


def conditions(condition: Condition | None) -> list[Condition]:
    """The single conditions in a condition."""
    if condition is None:
        return []
    return list(condition.conditions) if isinstance(condition, AllOf) else [condition]


def is_among(condition: Condition, others: Sequence[Condition]) -> bool:
    """True if one of several conditions has the same words."""
    return any(holding(other) == holding(condition) for other in others)


def limited(condition: Condition | None) -> Arguments:
    """The arguments of a message that may have a condition."""
    return {"limited": "no"} if condition is None else {"limited": "yes", "if": holding(condition)}


def limit_name(condition: CountingNode) -> str:
    """The kind of a limit, as selectors of messages read it."""
    match condition:
        case AtLeast():
            return "at-least"
        case AtMost():
            return "at-most"
        case Exactly():
            return "exactly"
        case _:
            assert_never(condition)


def house_of(houses: Sequence[int]) -> Message | str:
    """The kinds of houses that meet a condition."""
    return one_of([Message("a-house", {"house": HOUSE_NAMES[house]}) for house in houses])


def ahead(numbers: Sequence[int]) -> list[Message]:
    """Numbers of rounds ahead, several of them."""
    return [Message("rounds-ahead", {"number": number}) for number in numbers]


def listed(numbers: Sequence[int]) -> list[Message]:
    """Several numbers, each of which counts."""
    return [Message("number", {"number": number}) for number in numbers]


def space_names(spaces: int) -> list[Message]:
    """The names of action spaces, given as bits."""
    return named_spaces(space_numbers(spaces))


def named_spaces(spaces: Sequence[int]) -> list[Message]:
    """The names of action spaces by their numbers."""
    return [named("action", SPACE_NAMES[space]) for space in spaces]


def major_improvements(among: Sequence[int]) -> list[Message]:
    """Major improvements by their numbers."""
    return [named("the-improvement", IMPROVEMENT_NAMES[i]) for i in among]


def _number(condition: CountingNode) -> Message:
    return Message(limit_name(condition), {"number": condition.number})


def _there(condition: CountingNode) -> Message | None:
    """A condition as a clause, unless it is something that one has."""
    if isinstance(condition, Exactly) and isinstance(condition.of, Placed):
        return Message("if-places-as", {"number": condition.number})
    return there(condition.of, _number(condition), condition.number)


def _things(condition: Condition) -> list[Message]:
    """The things that one must have, as phrases to be enumerated; empty if the condition is not of that kind."""
    match condition:
        case AtLeast(of=LeftOver()):
            return [Message("have-left-over", {"number": condition.number})]
        case AtLeast() | AtMost() | Exactly() if not isinstance(condition.of, Round) and _there(condition) is None:
            if isinstance(condition, Exactly) and not condition.number and isinstance(condition.of, Goods):
                return [Message(f"have-no-{RESOURCE_NAMES[condition.of.resource]}")]
            return [have(condition.of, _number(condition), condition.number)]
        case Compared() if not isinstance(condition.than, Steps) and not _is_told(condition.of):
            return [_compared(condition)]
        case HasMajor() if not condition.anybody:
            return [_major(condition)]
        case LivesIn():
            return [Message("have-house", {"house": house_of(condition.houses)})]
        case NothingDiscarded():
            return [Message("have-nothing-discarded")]
        case MayRenovate():
            return [Message("have-house", {"house": house_of(RENOVATABLE)})]
        case FieldsInL() | NobodyHome():
            return [Message(f"have-{condition.name}")]
        case People(how=how) if how == OWN:
            if condition.all_of_them:
                return [Message("have-people-on", {"spaces": named_spaces(condition.among)})]
            return [Message("have-person-on", {"space": one_of(named_spaces(condition.among))})]
        case AllOf():
            parts = [_things(part) for part in condition.conditions]
            return [thing for part in parts for thing in part] if all(parts) else []
        case _:
            return []


def _having(things: list[Message]) -> Message:
    """The clause that one has things, or has built them in a turn."""
    built = all(thing.id in ("have-rooms-of-turn", "have-stables-of-turn") for thing in things)
    return Message("if-built-of-turn" if built else "if-have", {"what": things})


def _major(condition: HasMajor) -> Message:
    """A major improvement, or one of a kind of which there are two."""
    improvement = IMPROVEMENTS[condition.among[0]]
    if len(condition.among) > 1:
        return Message("have-improvement", {"kind": KIND_NAMES[improvement.kind]})
    return named("the-improvement", improvement.name)


def _is_told(of: Amount) -> bool:
    """True if an amount is a detail of the moment."""
    return isinstance(of, Told)


def _comparing(condition: Compared) -> Message:
    """More or as many of one amount as of another, as a clause."""
    if _is_told(condition.of):
        return Message("if-as-many-as-round")
    if isinstance(condition.than, Steps):
        numbers = condition.than.counts
        what = have(condition.of, Message("at-least", {"number": respectively(numbers)}), numbers[-1])
        return Message("if-have-by-players", {"what": what, "players": respectively(condition.than.least)})
    return Message("if-have", {"what": [_compared(condition)]})


def _compared(condition: Compared) -> Message:
    """More or as many of one amount as of another."""
    if condition.how == MORE:
        more, than = (
            have(amount, Message("compared", {"side": side}), 2)
            for amount, side in ((condition.of, "more"), (condition.than, "than"))
        )
        return Message("have-more", {"more": more, "than": than})
    what = "goods" if isinstance(condition.of, Goods) else "things"
    number = Message("compared-to-least", {"equally": "yes" if condition.how == AS_MANY else "no", "what": what})
    measure = condition.than.name if isinstance(condition.than, Counted) else "round"
    than = Message(f"compared-to-{measure}")
    return Message("have-compared", {"what": have(condition.of, number, 2), "than": than})


def _people(condition: People) -> Message:
    """The people on some action spaces, or their former use of them."""
    spaces = named_spaces(condition.among)
    if condition.rounds:
        spaces = [*spaces, *(Message("the-space-of-round", {"round": number}) for number in condition.rounds)]
    if condition.how == OWN:
        return Message("if-have", {"what": _things(condition)})
    if condition.how == UNVISITED:
        return Message("if-not-visited", {"spaces": one_of(spaces)})
    if condition.how == C_VISIT:
        return Message("if-all-visited", {"spaces": spaces})
    if condition.how == UNOCCUPIED:
        return Message("if-nobody-on" if condition.all_of_them else "if-unoccupied", {"spaces": one_of(spaces)})
    if condition.all_of_them:
        return Message("if-all-occupied", {"spaces": spaces})
    return Message("if-occupied", {"space": one_of(spaces)})


def _all_of(condition: AllOf) -> Message:
    """Several clauses."""
    clauses = [holding(part) for part in condition.conditions]
    said = clauses[0]
    for clause in clauses[1:]:
        said = Message("if-both", {"first": said, "second": clause})
    return said
