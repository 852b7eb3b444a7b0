"""Changes of the players' farmyards and supplies, with their events."""

from __future__ import annotations

from typing import Any

from allmende.agricola.components.farmyard import (
    ALL_SPACES,
    FARM_EDGE,
    FARM_SPACE_NAMES,
    SPACES,
    STABLE_SITE_NAMES,
    bit_count,
    border,
    enclosed,
    spaces_in,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import (
    BUILDING_RESOURCES,
    CATTLE,
    FOOD,
    GRAIN,
    HOUSE_NAMES,
    RESOURCE_NAMES,
    SHEEP,
    SOWN,
    STONY,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import MOVED_IS_NOT_PLACED
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.moments import CHANGED, MOMENT_BITS, OBTAINED, announced, harvested
from allmende.agricola.rules.permits import BOAR_ON_FIELDS, SOWS_PASTURES
from allmende.agricola.rules.phases import CAME_PLACE, CROWDED, REACTING, UNREAD, WORK
from allmende.agricola.rules.player import BELOW, BUILT_BITS, BUILT_FENCES, BUILT_ROOMS, BUILT_STABLES, Player, crops_in
from allmende.core.rules.state import FRAME, Anytime, State


class Farms(State[Player]):
    """The players' part of a state: goods come and go, farmyards grow. `phase` is the current phase."""

    __slots__ = ("phase",)

    def __init__(self, seats: list[Player], anytime: Anytime[Any] | None, phase: int) -> None:
        super().__init__(seats, anytime)
        self.phase = phase

    def turn_used(self, seat: int, spaces: int) -> None:
        """Carry out the consequences when unused spaces of the farmyard, if there are any, have become used ones."""

    # Goods

    def gain(self, seat: int, resource: int, count: int, source: str = "supply") -> None:
        """Give a seat goods or animals, with an event."""
        if not count:
            return
        self.receive(seat, resource, count)
        if self.log is not None:
            self.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source))

    def receive(self, seat: int, resource: int, count: int) -> None:
        """Give a seat one or more of a resource, without an event, since the caller adds another."""
        mine = self.seats[seat]
        mine.goods[resource] += count
        if self.phase == WORK:
            if resource < BUILDING_RESOURCES:
                mine.gathered += count
            elif SHEEP <= resource <= CATTLE:
                mine.animals_came(resource, count)
        if mine.moments >> OBTAINED & 1:
            obtain(mine, seat, resource)

    def gain_all(self, seat: int, pairs: list[int], source: str = "supply") -> None:
        """Give a seat amounts of resources; `pairs` are pairs of resource and count."""
        for i in range(0, len(pairs), 2):
            self.gain(seat, pairs[i], pairs[i + 1], source)

    def pay(self, seat: int, resource: int, count: int, to: str = "supply") -> None:
        """Have a seat pay goods, with an event."""
        if not count:
            return
        mine = self.seats[seat]
        mine.goods[resource] -= count
        if SHEEP <= resource <= CATTLE:
            for _ in range(count):
                mine.animal_went(resource)
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[resource], count=count, to=to))

    def hand_over(self, seat: int, to: int, resource: int, count: int, card: int) -> None:
        """Have a seat give goods to another seat, because of a card."""
        self.own(seat).goods[resource] -= count
        other = self.own(to)
        other.goods[resource] += count
        if resource < BUILDING_RESOURCES:
            other.gathered += count
        if other.moments >> OBTAINED & 1:  # the other seat waits, and goes on where it was once its cards have reacted
            obtain(other, to, resource)
            self.settle(to)
        if self.log is not None:
            name, by = RESOURCE_NAMES[resource], CARD_NAMES[card]
            self.log.append(events.GoodsGiven(seat=seat, resource=name, count=count, card=by, to=to))

    def has_all(self, seat: int, pairs: list[int]) -> bool:
        """True if the seat has these amounts of resources; `pairs` are pairs of resource and count."""
        goods = self.seats[seat].goods
        for i in range(0, len(pairs), 2):
            if goods[pairs[i]] < pairs[i + 1]:
                return False
        return True

    def pay_all(self, seat: int, pairs: list[int], to: str = "supply") -> None:
        """Have a seat pay amounts of resources; `pairs` are pairs of resource and count."""
        for i in range(0, len(pairs), 2):
            self.pay(seat, pairs[i], pairs[i + 1], to)

    def exchange(self, seat: int, resource: int, food: int, source: str = "supply") -> None:
        """Turn one good or animal of a seat into food."""
        mine = self.seats[seat]
        goods = mine.goods
        goods[resource] -= 1
        goods[FOOD] += food
        if resource >= SHEEP:
            mine.animal_went(resource)
        if self.log is not None:
            name = RESOURCE_NAMES[resource]
            self.log.append(events.Exchanged(seat=seat, resource=name, count=1, food=food, source=source))

    # Animals

    def accommodate(self, seat: int, mode: int = 0) -> None:
        """Have animals go if there is no room for all of them; then cards may react.

        The `mode` is that of the step in which they go (`steps/crowded.py`). The step is also taken if animals that
        came need not be kept.
        """
        mine = self.seats[seat]
        self.note_animals(seat)
        if is_housed(mine) and not mode >> CAME_PLACE:
            mine.animals_are_housed()
        else:
            mine.push(CROWDED, 0, mode)

    def note_animals(self, seat: int) -> None:
        """Let the cards of a seat react to the animals that it has."""
        mine = self.seats[seat]
        if mine.moments >> CHANGED & 1:
            mine.push(REACTING, announced(CHANGED, seat, 0), UNREAD)

    def release_animal(self, seat: int, animal: int) -> None:
        """Give an animal back to the supply."""
        self.discard(seat, animal, 1)

    def discard(self, seat: int, resource: int, count: int) -> None:
        """Give animals, or other goods, back to the supply for nothing."""
        mine = self.seats[seat]
        mine.goods[resource] -= count
        if SHEEP <= resource <= CATTLE:
            for _ in range(count):
                mine.animal_went(resource)
        if self.log is not None:
            self.log.append(events.AnimalsReleased(seat=seat, animal=RESOURCE_NAMES[resource], count=count))

    def bear(self, seat: int, animal: int) -> None:
        """Add a newborn animal to a seat's farm."""
        mine = self.seats[seat]
        mine.goods[animal] += 1
        mine.brought += 1
        if self.log is not None:
            self.log.append(events.AnimalBorn(seat=seat, animal=RESOURCE_NAMES[animal]))
        self.note_animals(seat)

    # The house

    def build_room(self, seat: int, space: int) -> None:
        """Place the tile of a room."""
        mine = self.seats[seat]
        turned = 1 << space & ~mine.used_spaces()
        mine.rooms |= 1 << space
        mine.built += 1 << BUILT_ROOMS + BUILT_BITS * mine.house
        mine.update_least_fences()
        if self.log is not None:
            name = FARM_SPACE_NAMES[space]
            self.log.append(events.RoomBuilt(seat=seat, house=HOUSE_NAMES[mine.house], place=name))
        self.turn_used(seat, turned)

    def renovate(self, seat: int, straight: bool) -> None:
        """Turn all rooms over, perhaps straight to stone."""
        mine = self.seats[seat]
        mine.house = STONY if straight else mine.house + 1
        if self.log is not None:
            house = HOUSE_NAMES[mine.house]
            self.log.append(events.Renovated(seat=seat, house=house, rooms=mine.room_count()))

    def grow_family(self, seat: int) -> None:
        """Place a person of the seat's supply beside the one that takes the action."""
        mine = self.seats[seat]
        mine.people += 1
        mine.newborns += 1
        if self.log is not None:
            self.log.append(events.FamilyGrew(seat=seat, people=mine.people))

    # Cultivation

    def plow(self, seat: int, space: int) -> None:
        """Place a field tile."""
        mine = self.seats[seat]
        turned = 1 << space & ~mine.used_spaces()
        mine.fields |= 1 << space
        mine.update_least_fences()
        if self.log is not None:
            self.log.append(events.FieldPlowed(seat=seat, place=FARM_SPACE_NAMES[space]))
        self.turn_used(seat, turned)

    def sow(self, seat: int, crop: int, space: int = -1) -> int:
        """Sow the field tile or pasture with first space `space`, or else the first empty field (`empty_field`).

        Return the field.
        """
        mine = self.seats[seat]
        field = mine.empty_field(crop) if space < 0 else space
        self.pay(seat, crop, 1, self.field(mine, field))
        count = SOWN[crop - GRAIN]
        mine.crops[field] = -count if crop == VEGETABLE else count
        mine.brought += 1 if field < SPACES else 0
        if self.log is not None:
            name, where = RESOURCE_NAMES[crop], field_name(mine, field)
            self.log.append(events.FieldSown(seat=seat, resource=name, count=count, place=where))
        self.crowd_fields(seat)
        return field

    def crowd_fields(self, seat: int) -> None:
        """Have animals go that no longer have room on fields, or in pastures that are sown."""
        if self.seats[seat].permits & (BOAR_ON_FIELDS | SOWS_PASTURES):
            self.accommodate(seat)

    def harvest_fields(self, seat: int) -> int:
        """Take one crop from each field (chapter "Field Phase"); return the detail for cards (`harvested`)."""
        mine = self.seats[seat]
        if not mine.fields and not mine.beds and not mine.permits & SOWS_PASTURES:
            return 0
        told = 0
        grain_from: list[str] = []
        vegetables_from: list[str] = []
        for field in range(len(mine.crops)):
            if mine.crops[field]:
                crop = self.lift_crop(mine, field)
                self.receive(seat, GRAIN + crop, 1)
                told += taken(mine, field, crop)
                if self.log is not None:
                    (vegetables_from if crop else grain_from).append(self.field(mine, field))
        if self.log is not None and told:
            self.log.append(
                events.FieldsHarvested(
                    seat=seat,
                    grain=len(grain_from),
                    vegetables=len(vegetables_from),
                    grain_from=grain_from,
                    vegetables_from=vegetables_from,
                )
            )
        return told

    def take_crop(self, seat: int, field: int) -> int:
        """Take one crop from a field; return the detail for cards (`harvested`)."""
        mine = self.seats[seat]
        crop = self.lift_crop(mine, field)
        self.gain(seat, GRAIN + crop, 1, self.field(mine, field))
        return taken(mine, field, crop)

    def lift_crop(self, mine: Player, field: int) -> int:
        """Take the top crop off a field; 0 if it was grain, 1 if it was a vegetable."""
        crops = mine.crops[field]
        if crops < 0:
            mine.crops[field] = crops + 1
            return 1
        crops -= 1
        mine.crops[field] = crops if crops % BELOW else -(crops // BELOW)
        return 0

    def take_one_of(self, seat: int, field: int, crop: int) -> None:
        """Take a crop of this kind from a field, even a vegetable that lies below grain."""
        mine = self.seats[seat]
        if crop == VEGETABLE and mine.crops[field] > 0:
            mine.crops[field] -= BELOW
        else:
            self.lift_crop(mine, field)
        self.gain(seat, crop, 1, self.field(mine, field))

    def pay_crop(self, seat: int, field: int) -> None:
        """Have a seat pay a crop straight from a field."""
        crop = GRAIN + self.lift_crop(self.seats[seat], field)
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[crop], count=1))

    def move_crop(self, seat: int, field: int) -> None:
        """Move the top crop of a field to an empty one."""
        mine = self.seats[seat]
        to = mine.empty_field(VEGETABLE if mine.crops[field] < 0 else GRAIN)
        one = 1 - 2 * self.lift_crop(mine, field)
        mine.crops[to] = one
        mine.brought += 1 if to < SPACES and not self.amended(MOVED_IS_NOT_PLACED) else 0
        if self.log is not None:
            name = RESOURCE_NAMES[VEGETABLE if one < 0 else GRAIN]
            from_, where = field_name(mine, field), field_name(mine, to)
            self.log.append(events.CropMoved(seat=seat, resource=name, place=from_, to=where))
        self.crowd_fields(seat)

    def field(self, mine: Player, field: int) -> str:
        """A field's place on the screen, if events are logged; fields on cards come after those of the farmyard."""
        if self.log is None or field < SPACES:
            return self.place(field)
        return f"card:{CARD_NAMES[mine.bed_card(field)]}"

    # Fences and stables

    def fence(self, seat: int, spaces: int, palisades: int = 0) -> None:
        """Build the fences that are missing around a pasture; `palisades` of them are palisades.

        ruling: Which fence spaces at the edge of the farmyard have palisades makes no difference.
        """
        mine = self.seats[seat]
        missing = border(spaces) & ~mine.fences
        count = bit_count(missing) - palisades
        turned = spaces & ~mine.used_spaces()
        mine.fences |= missing
        at_edge = missing & FARM_EDGE
        for _ in range(palisades):
            mine.palisades |= at_edge & -at_edge
            at_edge &= at_edge - 1
        mine.built += count << BUILT_FENCES
        mine.pastures = enclosed(mine.fences, mine.rooms | mine.fields)
        fenced = 0
        for pasture in mine.pastures:
            fenced |= pasture
        mine.fenced = fenced
        mine.update_least_fences()
        if self.log is not None:
            names = [FARM_SPACE_NAMES[space] for space in spaces_in(spaces)]
            self.log.append(events.PastureFenced(seat=seat, places=names, fences=count))
            if palisades:
                self.log.append(events.PalisadesPlaced(seat=seat, count=palisades))
        self.turn_used(seat, turned)

    def build_stable(self, seat: int, space: int, wood: int) -> None:
        """Pay for a stable and build it."""
        mine = self.seats[seat]
        self.pay(seat, WOOD, wood, self.place(space))
        turned = 1 << space & ALL_SPACES & ~mine.used_spaces()
        mine.stables |= 1 << space
        mine.built += 1 << BUILT_STABLES
        if self.log is not None:
            self.log.append(events.StableBuilt(seat=seat, place=STABLE_SITE_NAMES[space]))
        self.turn_used(seat, turned)

    def place(self, space: int) -> str:
        """The place of a farmyard space, or of the middle of four of them, on the screen, if events are logged."""
        if self.log is None:
            return ""
        return f"farm:{FARM_SPACE_NAMES[space]}" if space < SPACES else f"corner:{STABLE_SITE_NAMES[space]}"


def obtain(mine: Player, seat: int, resource: int) -> None:
    """Let the cards of a seat react to goods that it has got.

    Goods of a kind that come together are announced once, whatever comes between them.

    ruling: What an action space gives and what a card adds to it are obtained one after the other.
    """
    told = announced(OBTAINED, seat, resource)
    stack = mine.stack
    place = len(stack) - FRAME
    while place >= 0 and stack[place] == REACTING and stack[place + 2] == UNREAD:
        if stack[place + 1] == told:
            return
        if stack[place + 1] & (1 << MOMENT_BITS) - 1 != OBTAINED:
            break
        place -= FRAME
    mine.push(REACTING, told, UNREAD)


def taken(mine: Player, field: int, crop: int) -> int:
    """The detail of a field from which this crop was taken (`harvested`)."""
    return harvested(crop, not crops_in(mine.crops[field], crop == 1))


def field_name(mine: Player, field: int) -> str:
    """The name of a field: the farmyard space, or the card that it is on."""
    return FARM_SPACE_NAMES[field] if field < SPACES else CARD_NAMES[mine.bed_card(field)]
