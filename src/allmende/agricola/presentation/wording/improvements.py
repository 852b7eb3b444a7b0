"""Words for major improvements: the food that they make and when, their points, and rulings."""

from __future__ import annotations

from allmende.agricola.cards.majors import IMPROVEMENT_RULINGS
from allmende.agricola.components.improvement import Improvement
from allmende.agricola.components.pieces import FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.presentation.reading import at_once, cooked
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.presentation.wording.effects import say
from allmende.agricola.rules.language import Given
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of, respectively


def improvement_text(improvement: Improvement) -> Message:
    """The effects of a major improvement, sentence by sentence."""
    said = [Message("effect-sentence", {"effect": clause}) for clause in clauses(improvement)]
    text = said[-1]
    for each in reversed(said[:-1]):
        text = Message("sentences", {"first": each, "rest": text})
    return text


def clauses(improvement: Improvement) -> list[Message]:
    """The effects of an improvement, clause by clause."""
    said: list[Message] = []
    if improvement.returns:
        said.append(Message("effect-return-fireplace"))
    built = at_once(improvement)
    if built is not None:
        may = "no" if isinstance(built, Given) else "yes"
        said.append(Message("effect-when-built", {"may": may, "effect": say(built)}))
    if improvement.cooks:
        exchanges = [
            Message("exchange", {"what": one_of([goods(each, 1) for each in resources]), "food": goods(FOOD, food)})
            for food, resources in cooked(improvement)
        ]
        said.append(Message("effect-cook", {"exchanges": exchanges}))
    if improvement.bread:
        grain, food = goods(GRAIN, improvement.most_bread or 1), goods(FOOD, improvement.bread)
        said.append(Message("effect-baking", {"most": improvement.most_bread, "grain": grain, "food": food}))
    if improvement.craft >= 0:
        what, food = goods(improvement.craft, 1), goods(FOOD, improvement.craft_food)
        said.append(Message("effect-craft", {"what": what, "food": food}))
        said.append(_bonus(improvement))
    return said


def _bonus(improvement: Improvement) -> Message:
    """The points for building resources at the end."""
    steps = improvement.bonus
    resource = Message(f"resource-{RESOURCE_NAMES[improvement.craft]}", {"count": steps[-1]})
    points = list(range(1, len(steps) + 1))
    return Message(
        "effect-bonus", {"counts": respectively(steps), "resource": resource, "points": respectively(points)}
    )


def improvement_ruling(improvement: Improvement) -> Message | None:
    """The reading of an unclear improvement."""
    name = improvement.name
    return Message(f"ruling-improvement-{name}") if name in IMPROVEMENT_RULINGS else None
