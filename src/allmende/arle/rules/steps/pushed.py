"""What has to be decided on the way: animals without room, payments, room in the barn, sales at a destination."""

from __future__ import annotations

from allmende.arle.facts import events
from allmende.arle.rules.components import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.arle.rules.destinations import FIRST_SALE, SALES, Sale
from allmende.arle.rules.equipment import DESTINATION_NAMES
from allmende.arle.rules.housing import is_housed
from allmende.arle.rules.moves import DEAR, DONE, PAY, RELEASE, SELL
from allmende.arle.rules.numbers import BUILDING_NAMES
from allmende.arle.rules.phrases import named
from allmende.arle.rules.state import Table, dearer
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.position import Step


class Crowded(Step[Table]):
    """Return animals until the others find room; which ones is the player's choice."""

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if is_housed(mine):
            return []
        return [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]

    def play(self, table: Table, seat: int, move: int) -> None:
        table.return_animal(seat, SHEEP + move - RELEASE)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-crowded")


class Paying(Step[Table]):
    """Pay for a building in one of several ways. The counter is the building."""

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        return [PAY + payment for payment in table.payments(seat, table.seats[seat].stack[-2])]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        building = mine.stack[-2]
        mine.pop()
        table.pay_and_build(seat, building, move - PAY)

    def prompt(self, table: Table, seat: int) -> Message:
        building = BUILDING_NAMES[table.seats[seat].stack[-2]]
        return Message("prompt-pay-building", {"building": named("the-building", building)})


class Placing(Step[Table]):
    """Place a building that is paid for. The counter is the building.

    If it takes animals their room, some may be sold first, at any time.
    """

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        return [] if is_housed(table.seats[seat], taken=1) else [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        self.resume(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        building = mine.stack[-2]
        mine.pop()
        table.place_building(seat, building)

    def prompt(self, table: Table, seat: int) -> Message:
        building = BUILDING_NAMES[table.seats[seat].stack[-2]]
        return Message("prompt-place-building", {"building": named("the-building", building)})


class PayingDearly(Step[Table]):
    """Pay more of the dearer material than one has to. The counter is how much is due, the mode which material."""

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        count, resource = mine.stack[-2], mine.stack[-1]
        least = max(0, count - mine.goods[resource]) + 1
        return list(range(DEAR + least, DEAR + min(count, mine.goods[dearer(resource)]) + 1))

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        count, resource = mine.stack[-2], mine.stack[-1]
        mine.pop()
        table.pay(seat, resource, count - (move - DEAR))
        table.pay(seat, dearer(resource), move - DEAR)

    def prompt(self, table: Table, seat: int) -> Message:
        count, resource = table.seats[seat].stack[-2], table.seats[seat].stack[-1]
        dear = Message(f"resource-{RESOURCE_NAMES[dearer(resource)]}", {"count": count})
        return Message("prompt-pay-dearly", {"what": amount(RESOURCE_NAMES[resource], count), "dear": dear})


class MakingRoom(Step[Table]):
    """Return a piece of equipment to make room for a new one. The mode is the new piece."""

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        return table.ways_to_make_room(seat, table.seats[seat].stack[-1])

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        piece = mine.stack[-1]
        mine.pop()
        table.give_up(seat, move)
        table.add(seat, piece)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-make-room")


class Selling(Step[Table]):
    """Sell at a destination: at least one item, each at most once. The counter has them as bits, the mode where.

    Between two sales goods may be exchanged; no other destination is visited, and nothing is loaded.
    """

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        sold, destination = mine.stack[-2], mine.stack[-1]
        found: list[int] = []
        for number in range(FIRST_SALE[destination], FIRST_SALE[destination + 1]):
            sale = SALES[number]
            if not sold >> sale.item & 1 and can_sell(table, seat, sale):
                found.append(SELL + number)
        if found and sold:
            found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        sale = SALES[move - SELL]
        mine.stack[-2] |= 1 << sale.item
        sell(table, seat, sale)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-sell", {"destination": Message(f"destination-{self.name(table, seat)}")})

    def name(self, table: Table, seat: int) -> str:
        """Where the seat sells."""
        return DESTINATION_NAMES[table.seats[seat].stack[-1]]


def can_visit(table: Table, seat: int, destination: int) -> bool:
    """Whether the seat could sell anything there."""
    for number in range(FIRST_SALE[destination], FIRST_SALE[destination + 1]):
        if can_sell(table, seat, SALES[number]):
            return True
    return False


def can_sell(table: Table, seat: int, sale: Sale) -> bool:
    """Whether the seat has what is sold there: in its supply, on its Home Board, in its barn."""
    mine = table.seats[seat]
    if sale.field:
        return mine.tiles[sale.field] > 0
    if sale.plow:
        return mine.plows > 0
    if sale.boat:
        return mine.boats > 0
    if sale.boardwalk:
        return mine.moors[0] > 0
    if sale.moor:
        return mine.moor_with(sale.moor) >= 0
    # Not by `has_all`: this is asked of many sales at every decision.
    for i in range(0, len(sale.goods), 2):
        if mine.goods[sale.goods[i]] < sale.goods[i + 1]:
            return False
    return True


def sell(table: Table, seat: int, sale: Sale) -> None:
    """Give what is sold away and take the food for it."""
    to = f"destination:{DESTINATION_NAMES[sale.destination]}" if table.log is not None else ""
    if sale.field:
        table.remove(seat, sale.field)
    elif sale.plow:
        table.return_plow(seat)
    elif sale.boat:
        table.return_boat(seat)
    elif sale.boardwalk or sale.moor:
        table.sell_moor(seat, sale.boardwalk, sale.moor)
    table.pay_all(seat, sale.goods, to)
    if table.log is not None:
        name = DESTINATION_NAMES[sale.destination]
        food = min(sale.food, table.seats[seat].room_for(FOOD))
        table.log.append(events.Sold(seat=seat, destination=name, food=food))
    table.gain(seat, FOOD, sale.food, to)
