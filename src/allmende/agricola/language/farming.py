"""Rooms, stables and the family, fields and fences."""

from __future__ import annotations

from allmende.agricola.components import CROPS, GRAIN, PEOPLE, WOOD
from allmende.agricola.farmyard import SHAPE_COUNT, SPACES
from allmende.agricola.language.effect import Action
from allmende.agricola.moves import DONE, FENCE, GROW, PLOW, RENOVATE, ROOM, SOW, STABLE
from allmende.agricola.state import Table


def sites(first: int, spaces: int) -> list[int]:
    """The moves of a block for each space of a set."""
    return [first + space for space in range(SPACES) if spaces >> space & 1]


class BuildRooms(Action):
    """Build rooms of the house's material, as many as one can pay for (chapter "Adding Rooms")."""

    asks = "prompt-build-rooms"
    repeats = True
    first = ROOM
    last = ROOM + SPACES

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.can_build_room(seat)

    def choices(self, table: Table, seat: int) -> list[int]:
        return sites(ROOM, table.seats[seat].room_sites()) if table.can_build_room(seat) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.build_room(seat, move - ROOM)


class BuildStables(Action):
    """Build stables for wood, one after another, up to so many (chapter "Building Stables")."""

    asks = "prompt-build-stables"
    first = STABLE
    last = STABLE + SPACES

    def __init__(self, wood: int, most: int) -> None:
        self.wood = wood
        self.most = most
        self.repeats = most > 1

    def is_possible(self, table: Table, seat: int) -> bool:
        mine = table.seats[seat]
        return mine.goods[WOOD] >= self.wood and mine.stables_left() > 0 and mine.stable_sites() != 0

    def choices(self, table: Table, seat: int) -> list[int]:
        return sites(STABLE, table.seats[seat].stable_sites()) if self.is_possible(table, seat) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.build_stable(seat, move - STABLE, self.wood)


class Renovate(Action):
    """Renovate all rooms, from wood to clay or from clay to stone (chapter "Renovation")."""

    asks = "prompt-renovate"
    first = RENOVATE
    last = RENOVATE + 1

    def choices(self, table: Table, seat: int) -> list[int]:
        return [RENOVATE] if table.can_renovate(seat) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.renovate(seat)


class GrowFamily(Action):
    """Family growth, with room only or even without (chapter "House Building and Family Planning")."""

    asks = "prompt-grow"
    first = GROW
    last = GROW + 1

    def __init__(self, with_room: bool) -> None:
        self.with_room = with_room

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        room = not self.with_room or mine.room_count() > mine.people
        return [GROW] if room and mine.people < PEOPLE else []

    def do(self, table: Table, seat: int, move: int) -> None:
        table.grow_family(seat)


class Plow(Action):
    """Plow a field (chapter "Cultivation")."""

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.seats[seat].field_sites() != 0

    def choices(self, table: Table, seat: int) -> list[int]:
        return sites(PLOW, table.seats[seat].field_sites())

    def do(self, table: Table, seat: int, move: int) -> None:
        table.plow(seat, move - PLOW)


class Sow(Action):
    """Sow grain and vegetables on any number of empty fields (chapter "Cultivation")."""

    asks = "prompt-sow-crops"
    repeats = True
    first = SOW
    last = SOW + CROPS

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if not mine.has_empty_field():
            return []
        return [SOW + crop for crop in range(CROPS) if mine.goods[GRAIN + crop]]

    def do(self, table: Table, seat: int, move: int) -> None:
        table.sow(seat, GRAIN + move - SOW)


class BuildFences(Action):
    """Fence pastures, one at a time, for a wood per fence (chapter "Animal Husbandry Options").

    Once all of them stand, animals go for which a pasture that was divided has no room any more.
    """

    asks = "prompt-fence"
    repeats = True
    first = FENCE
    last = FENCE + SHAPE_COUNT

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.can_fence(seat)

    def choices(self, table: Table, seat: int) -> list[int]:
        if not table.can_fence(seat):
            return []
        mine = table.seats[seat]
        most = min(mine.goods[WOOD], mine.fences_left())
        return [FENCE + shape for shape in range(SHAPE_COUNT) if mine.fences_for(shape) <= most]

    def play(self, table: Table, seat: int, move: int) -> None:
        super().play(table, seat, move)
        if move == DONE:
            table.accommodate(seat)

    def do(self, table: Table, seat: int, move: int) -> None:
        table.fence(seat, move - FENCE)

    def resume(self, table: Table, seat: int) -> None:
        super().resume(table, seat)
        table.accommodate(seat)
