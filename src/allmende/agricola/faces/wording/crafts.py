"""The words for cards that have to do with improvements and with playing other cards."""

from __future__ import annotations

from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, major_names, say, say_options
from allmende.agricola.faces.wording.openings import OPENINGS, whole
from allmende.agricola.faces.wording.savings import saving
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import FOOD
from allmende.agricola.rules.improvement import IMPROVEMENT_NAMES
from allmende.agricola.rules.language import BuildMajor, MajorOrMinor, PlayMinor, PlayOccupation
from allmende.agricola.rules.language.crafts import BuiltInTurn, FromHandByAction, NewOneIs
from allmende.agricola.rules.language.savings import FOOD_SPACE, FoodOfSpace
from allmende.agricola.rules.moments import UPGRADED
from allmende.agricola.rules.moves import IMPROVEMENTS
from allmende.agricola.rules.phrases import amounts, named
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of

OPENINGS[UPGRADED] = "opening-upgraded"


@say.register
def _(effect: BuildMajor) -> Message:
    """Building a major improvement, perhaps only one of some, or for another cost."""
    every = len(effect.among) == IMPROVEMENTS
    said = Message("effect-build-major") if every else Message("effect-build-one", {"what": major_names(effect)})
    return Message("effect-build-for", {"effect": said, "cost": amounts(effect.cost)}) if effect.cost else said


def improvements(among: list[int]) -> list[Message]:
    """Major improvements by their numbers."""
    return [named("the-improvement", IMPROVEMENT_NAMES[i]) for i in among]


@say.register
def _(effect: PlayMinor) -> Message:
    return Message("effect-play-minor")


@say.register
def _(effect: MajorOrMinor) -> Message:
    said = say_options(effect)
    return said if effect.spends < 0 else Message("effect-spending", {"effect": said, "what": goods(effect.spends, 1)})


@say.register
def _(effect: PlayOccupation) -> Message:
    """Playing occupations; the first ones of the game may cost less than the later ones."""
    first, last = effect.food[0], effect.food[-1]
    if first != last:
        return Message("effect-occupation-from", {"count": effect.food.index(last), "food": first, "later": last})
    if last:
        return Message("effect-occupation", {"cost": goods(FOOD, last)})
    said = Message("effect-occupations-free", {"most": effect.most})
    return Message("effect-fee", {"cost": amounts(effect.fee), "effect": said}) if effect.fee else said


@holding.register
def _(condition: NewOneIs) -> Message:
    return Message("if-built", {"what": one_of(improvements(condition.among))})


@whole.register
def _(condition: NewOneIs) -> Message:
    return Message("opening-built", {"what": one_of(improvements(condition.among))})


@holding.register
def _(condition: FromHandByAction) -> Message:
    return Message("if-from-hand")


@whole.register
def _(condition: FromHandByAction) -> Message:
    return Message("opening-from-hand")


@holding.register
def _(condition: BuiltInTurn) -> Message:
    return Message("if-built-in-turn")


@whole.register
def _(condition: BuiltInTurn) -> Message:
    return Message("opening-built-in-turn")


@saving.register
def _(node: FoodOfSpace) -> Message:
    return Message("saving-food-of-space", {"space": named("action", SPACE_NAMES[FOOD_SPACE])})
