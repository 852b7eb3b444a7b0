"""A farm of Agricola as it will be after the next harvest, if no more people are placed before it."""

from __future__ import annotations

from allmende.agricola.rules.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.rules.components import (
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
from allmende.agricola.rules.farm.housing import has_room, pens, places_for, singles
from allmende.agricola.rules.improvement import FIRST_COOKED
from allmende.agricola.rules.language.crafting import HARVESTED
from allmende.agricola.rules.moves import COOKED
from allmende.agricola.rules.phases import BREEDING, FIELD, RETURNING_HOME
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps import BREEDING as MY_BREEDING
from allmende.agricola.rules.steps import FEEDING as MY_FEEDING
from allmende.core.rules.position import FRAME


class Outlook:
    """A farm on its way through the next harvest, step by step: what is on it, and what is still to come.

    `growing` has the grain and the vegetables on the fields, `hunger` is what it costs that food is missing in that
    harvest, and `missing` how much will be in those after it. `cooks`: what a vegetable and each animal become as food,
    or 0. `harvests` come after that one, and `before` it so many people of the family can be placed; `left` are all
    that can be placed until the end. `is_first`: the seat has the starting player token. `to_come` are goods, and field
    tiles, on round spaces after that harvest.
    """

    def __init__(self, position: Table, seat: int) -> None:
        mine = position.seats[seat]
        over = position.phase > RETURNING_HOME
        now = position.round in HARVEST_ROUNDS
        harvest = position.round
        while harvest not in HARVEST_ROUNDS:
            harvest += 1
        rest = mine.people * (ROUNDS - position.round)
        self.position = position
        self.mine = mine
        self.goods = mine.goods[:]
        self.to_come = [0] * (FIELD_TILE + 1)
        self.harvest = harvest
        self.growing = [mine.growing(False), mine.growing(True)]
        self.hunger = 0.0
        self.missing = 0.0
        self.is_first = position.first == seat and len(position.seats) > 1
        self.left = mine.home + rest
        self.before = mine.home + mine.people * (harvest - position.round)
        self.harvests = sum([number > harvest for number in HARVEST_ROUNDS])
        self.adults = mine.people - (mine.newborns if now else 0)
        self.adult_food = SOLO_ADULT_FOOD if position.setup.solo else ADULT_FOOD
        # In the field phase, some cards have their say before the crops are taken.
        self.is_harvested = now and over and not (position.phase == FIELD and position.turn < HARVESTED)
        self.is_fed = now and over and not _is_waiting(mine, MY_FEEDING.index)
        self.has_bred = self.is_fed and position.phase == BREEDING and not _is_waiting(mine, MY_BREEDING.index)
        self.cooks = [0] * COOKED
        self.bread = 1
        improvements = position.setup.improvements
        for i in range(len(improvements) if mine.improvements else 0):
            improvement = improvements[i]
            if mine.has_improvement(i):
                self.bread = max(self.bread, improvement.bread)
                for what in range(len(improvement.cooks)):
                    self.cooks[what] = max(self.cooks[what], improvement.cooks[what])

    def food_of(self, resource: int) -> int:
        """What a crop or animal is worth as food at any time."""
        cooked = self.cooks[resource - FIRST_COOKED] if resource >= FIRST_COOKED else 0
        return cooked if resource >= SHEEP else max(1, cooked)

    def points_of(self, resource: int, count: int) -> int:
        """What so many of a crop or animal are worth at the end, with what grows on the fields."""
        if resource >= SHEEP:
            return from_table(ANIMAL_POINTS[resource - SHEEP], count)
        return from_table(CROP_POINTS[resource - GRAIN], count + self.growing[resource - GRAIN])

    def bring_in(self) -> None:
        """Get what is promised by then, and a crop from each field."""
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
        """Cook the animals that have no room, those first of which there are most."""
        goods = self.goods
        while not self.have_room():
            kind = SHEEP
            for animal in range(SHEEP, SHEEP + ANIMALS):
                if goods[animal] > goods[kind]:
                    kind = animal
            goods[kind] -= 1
            goods[FOOD] += self.food_of(kind)

    def have_room(self) -> bool:
        """Whether all animals have room."""
        return has_room(self.mine, self.goods[SHEEP], self.goods[SHEEP + 1], self.goods[SHEEP + 2])

    def breed(self) -> None:
        """Have animals be born as long as there is room."""
        for animal in range(SHEEP, SHEEP + ANIMALS):
            if self.goods[animal] >= 2 and not self.has_bred:
                self.goods[animal] += 1
                if not self.have_room():
                    self.goods[animal] -= 1

    def room_left(self) -> int:
        """For how many more animals there is room, if they are of the right kinds."""
        room = singles(self.mine)
        for pen in pens(self.mine):
            room += pen
        for animal in range(SHEEP, SHEEP + ANIMALS):
            room += places_for(self.mine, animal) - self.goods[animal]
        return room


def _is_waiting(mine: Player, step: int) -> bool:
    """Whether a player still has a step to take."""
    for i in range(0, len(mine.stack), FRAME):
        if mine.stack[i] == step:
            return True
    return False
