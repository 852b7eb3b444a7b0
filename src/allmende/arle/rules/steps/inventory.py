"""Phase 3: Inventorying, in November or in May; both players take stock at the same time."""

from __future__ import annotations

from typing import Final

from allmende.arle.facts import events
from allmende.arle.rules.board import SUMMER
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.components import (
    ANIMALS,
    BRICK,
    CATTLE,
    FLAX,
    FLAX_FIELD,
    FOOD,
    FOREST,
    GRAIN,
    GRAIN_FIELD,
    HALF_YEARS,
    MILK_OF_CATTLE,
    MILK_OF_SHEEP,
    PEAT,
    RESOURCE_NAMES,
    SHEEP,
    TIMBER,
    WOOD,
    WOOL,
    WOOL_OF_SHEEP,
)
from allmende.arle.rules.housing import can_breed
from allmende.arle.rules.moves import BREED, DONE, HOUSE
from allmende.arle.rules.numbers import BUILDING_NAMES, LIGHT, buildings_of
from allmende.arle.rules.phases import PREPARATIONS, SCORING
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Pause, Step

LIGHT_HOUSES: Final = len(buildings_of(LIGHT))
"""How many there are; theirs are the first numbers, and the first bits of `Player.used`."""
BEFORE_SUSTENANCE: Final = 1
BEFORE_FUEL: Final = 2
"""Counters of an interval; that of the one right after emptying is 0."""
BROUGHT: Final = 1 << 8
"""In `Player.used`: emptying the vehicles has brought building materials or peat."""


class Inventory(Step[Table]):
    """Lay out the sub-phases for everyone, and end the half-year when they are done.

    November: light green houses, emptying, milking, harvest, sustenance. May: emptying, baby animals, shearing,
    sustenance. What may be done at any time can be done where it could make a difference: when emptying has brought
    something to exchange, and before sustenance.
    """

    def __init__(
        self,
        before_november: Step[Table],
        emptying: Step[Table],
        interval: Step[Table],
        november: Step[Table],
        breeding: Step[Table],
        shearing: Step[Table],
        sustenance: Step[Table],
    ) -> None:
        self.november = [before_november, emptying, interval, november, interval, sustenance]
        self.may = [emptying, interval, breeding, shearing, interval, sustenance]

    def resume(self, table: Table, seat: int) -> None:
        table.turn += 1
        if table.turn > 1:
            self.end(table)
            return
        sub_phases = self.november if table.season() == SUMMER else self.may
        for mine in table.seats:
            mine.used = 0
            for i in range(len(sub_phases) - 1, -1, -1):
                mine.push(sub_phases[i].index, BEFORE_SUSTENANCE if i == len(sub_phases) - 2 else 0)

    def end(self, table: Table) -> None:
        """The half-year is over; the one who starts into the next one changes."""
        following = table.next_first()
        if following != table.first:
            table.first = following
            if table.log is not None:
                table.log.append(events.StartingPlayerPassed(seat=following))
        if table.half_year == HALF_YEARS:
            table.begin_phase(SCORING)
        else:
            table.half_year += 1
            table.begin_phase(PREPARATIONS)


class BeforeNovember(Step[Table]):
    """Use the light green houses one by one, in an order of one's choice."""

    def unused(self, mine: Player) -> list[int]:
        """The light green houses that have not been used this time."""
        return [i for i in range(LIGHT_HOUSES) if mine.buildings >> i & 1 and not mine.used >> i & 1]

    def moves(self, table: Table, seat: int) -> list[int]:
        return [HOUSE + building for building in self.unused(table.seats[seat])]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        building = move - HOUSE
        mine.used |= 1 << building
        if table.log is not None:
            table.log.append(events.BuildingUsed(seat=seat, building=BUILDING_NAMES[building]))
        used = EVERY_BUILDING[building].before_november
        if used is not None:
            mine.push(used.index)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-before-november")


class Emptying(Step[Table]):
    """Take everything off the vehicles. Notes whether that has brought something to exchange."""

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        goods = mine.goods
        before = goods[TIMBER] + goods[BRICK] + goods[PEAT]
        table.empty(seat)
        if goods[TIMBER] + goods[BRICK] + goods[PEAT] > before:
            mine.used |= BROUGHT


class Interval(Pause[Table]):
    """What may be done at any time can be done between two sub-phases, or between food and fuel.

    The counter says which one it is. The one right after emptying is skipped if that has brought nothing that any
    exchange takes: the end of the Work Phase was the same moment then.
    """

    done = DONE

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return [DONE] if mine.stack[-2] or mine.used & BROUGHT else []

    def prompt(self, table: Table, seat: int) -> Message:
        before = table.seats[seat].stack[-2]
        due = "fuel-alone" if before == BEFORE_FUEL else "fuel" if table.season() == SUMMER else "food"
        return Message("prompt-interval", {"before": due if before else "inventory"})


class November(Step[Table]):
    """Milking and harvest."""

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        milk = min(milk_of(mine), mine.room_for(FOOD))
        if milk and table.log is not None:
            table.log.append(events.Milked(seat=seat, count=milk))
        table.gain(seat, FOOD, milk, "animals")
        table.gain(seat, GRAIN, mine.tiles[GRAIN_FIELD], "fields")
        table.gain(seat, FLAX, mine.tiles[FLAX_FIELD], "fields")
        table.gain(seat, WOOD, mine.tiles[FOREST], "forests")


class Breeding(Step[Table]):
    """Animals are born: as many as the arrangement allows, which is the player's choice where it has to be one.

    The mode counts those that were chosen, four bits a kind.

    ruling: Animals may be arranged for it freely, since the Work Phase has just ended. Every newborn that there is
    room for is kept.
    """

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        born = mine.stack[-1]
        most = self.most(mine, born)
        if can_breed(mine, most & 15, most >> 4 & 15, most >> 8):
            return []  # all of them can be born: there is nothing to choose
        return [BREED + i for i in range(ANIMALS) if (most >> 4 * i & 15) > (born >> 4 * i & 15)]

    def most(self, mine: Player, born: int) -> int:
        """How many can be born of each kind, if no more of the others are; four bits a kind, as in the mode."""
        sheep, cattle, horses = born & 15, born >> 4 & 15, born >> 8
        most_sheep, most_cattle, most_horses = sheep, cattle, horses
        while can_breed(mine, most_sheep + 1, cattle, horses):
            most_sheep += 1
        while can_breed(mine, sheep, most_cattle + 1, horses):
            most_cattle += 1
        while can_breed(mine, sheep, cattle, most_horses + 1):
            most_horses += 1
        return most_sheep | most_cattle << 4 | most_horses << 8

    def play(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].stack[-1] += 1 << 4 * (move - BREED)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        born = self.most(mine, mine.stack[-1])
        mine.pop()
        for animal in range(SHEEP, SHEEP + ANIMALS):
            for _ in range(born >> 4 * (animal - SHEEP) & 15):
                mine.goods[animal] += 1
                if table.log is not None:
                    table.log.append(events.AnimalBorn(seat=seat, animal=RESOURCE_NAMES[animal]))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-breed")


class Shearing(Step[Table]):
    """Wool for the sheep, newborn ones included."""

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        wool = min(wool_of(mine), mine.room_for(WOOL))
        if wool and table.log is not None:
            table.log.append(events.Shorn(seat=seat, count=wool))
        table.gain(seat, WOOL, wool, "animals")


def milk_of(mine: Player) -> int:
    """How much food the dairy animals give."""
    return steps_reached(MILK_OF_SHEEP, mine.goods[SHEEP]) + steps_reached(MILK_OF_CATTLE, mine.goods[CATTLE])


def wool_of(mine: Player) -> int:
    """How much wool the sheep give."""
    return steps_reached(WOOL_OF_SHEEP, mine.goods[SHEEP])


def steps_reached(limits: list[int], count: int) -> int:
    """How many of these limits a count reaches."""
    reached = 0
    for limit in limits:
        if count >= limit:
            reached += 1
    return reached
