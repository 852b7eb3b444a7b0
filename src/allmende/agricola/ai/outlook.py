"""The outlook of a farm of Agricola: its state after the next harvest, if no more people are placed before it."""

from __future__ import annotations

from allmende.agricola.components.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.components.improvement import FIRST_COOKED
from allmende.agricola.components.moves import COOKED
from allmende.agricola.components.pieces import (
    ADULT_FOOD,
    ANIMAL_POINTS,
    ANIMALS,
    CROP_POINTS,
    FIELD_TILE,
    FOOD,
    GRAIN,
    KIND_MASK,
    SHEEP,
    SOLO_ADULT_FOOD,
    from_table,
)
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.farm.housing import has_room, pens, places_for, singles
from allmende.agricola.rules.language.crafting import HARVESTED
from allmende.agricola.rules.language.foods import may_become_food
from allmende.agricola.rules.phases import BREEDING, FIELD, RETURNING_HOME
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import BREEDING as MY_BREEDING
from allmende.agricola.rules.steps import FEEDING as MY_FEEDING
from allmende.core.rules.state import FRAME


class Outlook:
    """A farm on its way through the next harvest, step by step, with the goods still to come.

    `growing` has the grain and the vegetables on the fields, `hunger` is the cost of missing food in that harvest, and
    `missing` the food that will be missing in those after it. `cooks`: the food for a vegetable and each animal, or 0.
    `harvests` is the number after that one, and `before` that of the people of the family that can be placed before it;
    `left` are all that can be placed until the end. `is_first`: the seat has the starting player token. `to_come` are
    goods, and field tiles, on round spaces after that harvest.
    """

    def __init__(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        over = state.phase > RETURNING_HOME
        now = state.round in HARVEST_ROUNDS
        harvest = state.round
        while harvest not in HARVEST_ROUNDS:
            harvest += 1
        rest = mine.people * (ROUNDS - state.round)
        self.state = state
        self.mine = mine
        self.goods = mine.goods[:]
        self.to_come = [0] * (FIELD_TILE + 1)
        self.harvest = harvest
        self.growing = [growing(mine, False), growing(mine, True)]
        self.hunger = 0.0
        self.missing = 0.0
        self.is_first = state.first == seat and len(state.seats) > 1
        self.left = mine.home + rest
        self.before = mine.home + mine.people * (harvest - state.round)
        self.harvests = sum([number > harvest for number in HARVEST_ROUNDS])
        self.adults = mine.people - (mine.newborns if now else 0)
        self.adult_food = SOLO_ADULT_FOOD if state.setup.solo else ADULT_FOOD
        # In the field phase, some cards react before the crops are taken.
        self.is_harvested = now and over and not (state.phase == FIELD and state.turn < HARVESTED)
        self.is_fed = now and over and not _is_waiting(mine, MY_FEEDING.index)
        self.has_bred = self.is_fed and state.phase == BREEDING and not _is_waiting(mine, MY_BREEDING.index)
        self.cooks = [0] * COOKED
        self.bread = 1
        improvements = state.setup.improvements
        for i in range(len(improvements) if mine.improvements else 0):
            improvement = improvements[i]
            if mine.has_improvement(i):
                self.bread = max(self.bread, improvement.bread)
                for what in range(len(improvement.cooks)):
                    if may_become_food(mine, FIRST_COOKED + what):
                        self.cooks[what] = max(self.cooks[what], improvement.cooks[what])

    def food_of(self, resource: int) -> int:
        """The food for a crop or animal at any time."""
        cooked = self.cooks[resource - FIRST_COOKED] if resource >= FIRST_COOKED else 0
        return cooked if resource >= SHEEP else max(1, cooked)

    def points_of(self, resource: int, count: int) -> int:
        """The points at the end for `count` of a crop or animal, with the crops on the fields."""
        if resource >= SHEEP:
            return from_table(ANIMAL_POINTS[resource - SHEEP], count)
        return from_table(CROP_POINTS[resource - GRAIN], count + self.growing[resource - GRAIN])

    def bring_in(self) -> None:
        """Get the goods that are promised by then, and a crop from each field."""
        promised = self.mine.promised
        for i in range(0, len(promised), 3):
            kind = promised[i + 1] & KIND_MASK
            if kind <= FIELD_TILE:
                there = self.to_come if promised[i] > self.harvest or kind == FIELD_TILE else self.goods
                there[kind] += promised[i + 2]
        if not self.is_harvested:
            for crops in self.mine.crops:
                if crops:
                    crop = 1 if crops < 0 else 0
                    self.goods[GRAIN + crop] += 1
                    self.growing[crop] -= 1

    def house(self) -> None:
        """Cook the animals that have no room, those of the most numerous kind first."""
        goods = self.goods
        while not self.have_room():
            kind = SHEEP
            for animal in range(SHEEP, SHEEP + ANIMALS):
                if goods[animal] > goods[kind]:
                    kind = animal
            goods[kind] -= 1
            goods[FOOD] += self.food_of(kind)

    def have_room(self) -> bool:
        """True if all animals have room."""
        return has_room(self.mine, self.goods[SHEEP], self.goods[SHEEP + 1], self.goods[SHEEP + 2])

    def breed(self) -> None:
        """Have animals be born as long as there is room."""
        for animal in range(SHEEP, SHEEP + ANIMALS):
            if self.goods[animal] >= 2 and not self.has_bred:
                self.goods[animal] += 1
                if not self.have_room():
                    self.goods[animal] -= 1

    def room_left(self) -> int:
        """The number of further animals that have room, if they are of the right kinds."""
        room = singles(self.mine)
        for pen in pens(self.mine):
            room += pen
        for animal in range(SHEEP, SHEEP + ANIMALS):
            room += places_for(self.mine, animal) - self.goods[animal]
        return room


def _is_waiting(mine: Player, step: int) -> bool:
    """True if a player still has a step to take."""
    for i in range(0, len(mine.stack), FRAME):
        if mine.stack[i] == step:
            return True
    return False
