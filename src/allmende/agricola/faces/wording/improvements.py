"""The words for major improvements: what they turn into food and when, what they are worth, and rulings."""

from __future__ import annotations

from allmende.agricola.cards.majors import IMPROVEMENT_RULINGS
from allmende.agricola.faces.reading import at_once, cooked
from allmende.agricola.faces.wording.amounts import goods
from allmende.agricola.faces.wording.effects import say
from allmende.agricola.rules.components import FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.rules.improvement import Improvement
from allmende.agricola.rules.language import Given
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of, respectively


def improvement_text(improvement: Improvement) -> Message:
    """What a major improvement does, sentence by sentence."""
    said = [Message("effect-sentence", {"effect": clause}) for clause in clauses(improvement)]
    text = said[-1]
    for each in reversed(said[:-1]):
        text = Message("sentences", {"first": each, "rest": text})
    return text


def clauses(improvement: Improvement) -> list[Message]:
    """What an improvement does, clause by clause."""
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
    """What the building resources are worth in the end."""
    steps = improvement.bonus
    resource = Message(f"resource-{RESOURCE_NAMES[improvement.craft]}", {"count": steps[-1]})
    points = list(range(1, len(steps) + 1))
    return Message(
        "effect-bonus", {"counts": respectively(steps), "resource": resource, "points": respectively(points)}
    )


def improvement_ruling(improvement: Improvement) -> Message | None:
    """How an unclear improvement is read."""
    name = improvement.name
    return Message(f"ruling-improvement-{name}") if name in IMPROVEMENT_RULINGS else None
