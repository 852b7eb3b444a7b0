"""Phase 3: Inventorying, in November or in May; both players take stock at the same time."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import SUMMER
from allmende.arle.components.moves import ANY_TIME, BREED, DONE, EAT, HOUSE
from allmende.arle.components.numbers import BUILDING_NAMES, LIGHT, buildings_of
from allmende.arle.components.pieces import (
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
from allmende.arle.record import events
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.housing import can_breed
from allmende.arle.rules.phases import PREPARATIONS, SCORING
from allmende.arle.rules.player import Player
from allmende.arle.rules.shortages import NOT_NOW, not_asked, resources
from allmende.arle.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Pause, Step

LIGHT_HOUSES: Final = len(buildings_of(LIGHT))
"""The number of light green houses; theirs are the first numbers, and the first bits of `Player.used`."""
BEFORE_SUSTENANCE: Final = 1
BEFORE_FUEL: Final = 2
"""Counters of an interval; that of the one right after emptying is 0."""
BROUGHT: Final = 1 << 8
"""In `Player.used`: emptying the vehicles has brought building materials or peat."""


class Inventory(Step[State]):
    """Push the sub-phases for all seats, and end the half-year when they are done.

    November: light green houses, emptying, milking, harvest, sustenance. May: emptying, baby animals, shearing,
    sustenance. There are pauses for anytime actions where they could make a difference: when emptying has brought
    something to exchange, and before sustenance.
    """

    def __init__(
        self,
        before_november: Step[State],
        emptying: Step[State],
        interval: Step[State],
        november: Step[State],
        breeding: Step[State],
        shearing: Step[State],
        sustenance: Step[State],
    ) -> None:
        self.november = [before_november, emptying, interval, november, interval, sustenance]
        self.may = [emptying, interval, breeding, shearing, interval, sustenance]

    def resume(self, state: State, seat: int) -> None:
        state.turn += 1
        if state.turn > 1:
            self.end(state)
            return
        sub_phases = self.november if state.season() == SUMMER else self.may
        for mine in state.seats:
            mine.used = 0
            for i in range(len(sub_phases) - 1, -1, -1):
                mine.push(sub_phases[i].index, BEFORE_SUSTENANCE if i == len(sub_phases) - 2 else 0)

    def end(self, state: State) -> None:
        """End the half-year, and pass the starting player marker on."""
        following = state.next_first()
        if following != state.first:
            state.first = following
            if state.log is not None:
                state.log.append(events.StartingPlayerPassed(seat=following))
        if state.half_year == HALF_YEARS:
            state.begin_phase(SCORING)
        else:
            state.half_year += 1
            state.begin_phase(PREPARATIONS)


class BeforeNovember(Step[State]):
    """Use the light green houses one by one, in an order of one's choice."""

    def unused(self, mine: Player) -> list[int]:
        """The light green houses that have not been used in this inventory."""
        return [i for i in range(LIGHT_HOUSES) if mine.buildings >> i & 1 and not mine.used >> i & 1]

    def moves(self, state: State, seat: int) -> list[int]:
        return [HOUSE + building for building in self.unused(state.seats[seat])]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        building = move - HOUSE
        mine.used |= 1 << building
        if state.log is not None:
            state.log.append(events.BuildingUsed(seat=seat, building=BUILDING_NAMES[building]))
        used = EVERY_BUILDING[building].before_november
        if used is not None:
            mine.push(used.index)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-before-november")

    def visible(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [HOUSE + building for building in range(LIGHT_HOUSES) if mine.has_built(building)]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not HOUSE <= move < ANY_TIME:
            return not_asked(move)
        mine, building = state.seats[seat], move - HOUSE
        if not mine.has_built(building):
            return Message("reason-not-built")
        return NOT_NOW if building in self.unused(mine) else Message("reason-used-already")


class Emptying(Step[State]):
    """Take everything off the vehicles, and note if that has brought something to exchange."""

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        goods = mine.goods
        before = goods[TIMBER] + goods[BRICK] + goods[PEAT]
        state.empty(seat)
        if goods[TIMBER] + goods[BRICK] + goods[PEAT] > before:
            mine.used |= BROUGHT


class Interval(Pause[State]):
    """A pause for anytime actions between two sub-phases, or between food and fuel.

    The counter says which interval it is. The one right after emptying is skipped if that has brought nothing that any
    exchange takes: the end of the Work Phase was the same moment then.
    """

    done = DONE

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [DONE] if mine.stack[-2] or mine.used & BROUGHT else []

    def prompt(self, state: State, seat: int) -> Message:
        before = state.seats[seat].stack[-2]
        due = "fuel-alone" if before == BEFORE_FUEL else "fuel" if state.season() == SUMMER else "food"
        return Message("prompt-interval", {"before": due if before else "inventory"})


class November(Step[State]):
    """Milking and harvest."""

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        milk = min(milk_of(mine), mine.room_for(FOOD))
        if milk and state.log is not None:
            state.log.append(events.Milked(seat=seat, count=milk))
        state.gain(seat, FOOD, milk, "animals")
        state.gain(seat, GRAIN, mine.tiles[GRAIN_FIELD], "fields")
        state.gain(seat, FLAX, mine.tiles[FLAX_FIELD], "fields")
        state.gain(seat, WOOD, mine.tiles[FOREST], "forests")


class Breeding(Step[State]):
    """Let animals be born: as many as the arrangement allows, which is the player's choice where there is one.

    The mode counts those that were chosen, four bits a kind.

    ruling: Animals may be arranged for it freely, since the Work Phase has just ended. Every newborn that there is
    room for is kept.
    """

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        born = mine.stack[-1]
        most = self.most(mine, born)
        if can_breed(mine, most & 15, most >> 4 & 15, most >> 8):
            return []  # all of them can be born: there is nothing to choose
        return [BREED + i for i in range(ANIMALS) if (most >> 4 * i & 15) > (born >> 4 * i & 15)]

    def most(self, mine: Player, born: int) -> int:
        """The largest number of newborns of each kind, if no more of the others come; four bits a kind, as in the
        mode."""
        sheep, cattle, horses = born & 15, born >> 4 & 15, born >> 8
        most_sheep, most_cattle, most_horses = sheep, cattle, horses
        while can_breed(mine, most_sheep + 1, cattle, horses):
            most_sheep += 1
        while can_breed(mine, sheep, most_cattle + 1, horses):
            most_cattle += 1
        while can_breed(mine, sheep, cattle, most_horses + 1):
            most_horses += 1
        return most_sheep | most_cattle << 4 | most_horses << 8

    def play(self, state: State, seat: int, move: int) -> None:
        state.seats[seat].stack[-1] += 1 << 4 * (move - BREED)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        born = self.most(mine, mine.stack[-1])
        mine.pop()
        for animal in range(SHEEP, SHEEP + ANIMALS):
            for _ in range(born >> 4 * (animal - SHEEP) & 15):
                mine.goods[animal] += 1
                if state.log is not None:
                    state.log.append(events.AnimalBorn(seat=seat, animal=RESOURCE_NAMES[animal]))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-breed")

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(BREED, EAT))

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if BREED <= move < EAT:
            return Message("reason-no-birth", {"animal": resources(SHEEP + move - BREED)})
        return not_asked(move)


class Shearing(Step[State]):
    """Wool for the sheep, newborn ones included."""

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        wool = min(wool_of(mine), mine.room_for(WOOL))
        if wool and state.log is not None:
            state.log.append(events.Shorn(seat=seat, count=wool))
        state.gain(seat, WOOL, wool, "animals")


def milk_of(mine: Player) -> int:
    """The amount of food that the dairy animals give."""
    return steps_reached(MILK_OF_SHEEP, mine.goods[SHEEP]) + steps_reached(MILK_OF_CATTLE, mine.goods[CATTLE])


def wool_of(mine: Player) -> int:
    """The amount of wool that the sheep give."""
    return steps_reached(WOOL_OF_SHEEP, mine.goods[SHEEP])


def steps_reached(limits: list[int], count: int) -> int:
    """The number of these limits that a count reaches."""
    reached = 0
    for limit in limits:
        if count >= limit:
            reached += 1
    return reached
