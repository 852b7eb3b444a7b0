"""Cards that turn building resources into food, as others speak of them when they are built or played."""

from __future__ import annotations

from allmende.agricola.components.moves import IMPROVEMENTS, TAKE
from allmende.agricola.components.pieces import BUILDING_RESOURCES
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.moments import OTHERS, TAUGHT, card_taught, improvement_told
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def turned_into_food(state: State, seat: int) -> list[int]:
    """The building resources that the card just built or played lets its owner turn into food."""
    reaction = state.reaction(seat)
    if reaction.moment & OTHERS - 1 == TAUGHT:
        return card_at(state, card_taught(reaction.detail)).turned
    number = improvement_told(reaction.detail)
    if number >= IMPROVEMENTS:
        return card_at(state, number - IMPROVEMENTS).turned
    craft = state.setup.improvements[number].craft
    return [craft] if craft >= 0 else []


class TurnsIntoFood(Fact):
    """The card just built or played lets its owner turn building resources into food."""

    name = "turns-into-food"
    of_moment = True

    def holds(self, state: State, seat: int) -> bool:
        return len(turned_into_food(state, seat)) > 0


class TakeTurned(Action):
    """Take one of the building resources that the card just built or played lets its owner turn into food."""

    asks = "prompt-take-one"
    first = TAKE
    last = TAKE + BUILDING_RESOURCES
    owed = True

    def choices(self, state: State, seat: int) -> list[int]:
        return [TAKE + resource for resource in turned_into_food(state, seat)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else NOT_NOW

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-not-turned-into-food")

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(self.first, self.last))

    def do(self, state: State, seat: int, move: int) -> None:
        receive(state, seat, move - TAKE, 1, self.source(state, seat))
