"""What may be done at any time (chapter "Anytime Actions")."""

from __future__ import annotations

from typing import Final

from allmende.arle.facts import events
from allmende.arle.rules.board import WINTER
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.components import ANIMALS, PEAT, SHEEP, TRACK_GOODS
from allmende.arle.rules.equipment import DESTINATIONS, GOODS_PIECES, MOST_VEHICLES, PEAT_PIECE, VEHICLE_KINDS, fits_on
from allmende.arle.rules.housing import breeding_is_crowded
from allmende.arle.rules.moves import ANY_TIME, LOAD, RETURN, RETURN_BOAT, RETURN_PLOW, RETURN_VEHICLE, TRADE, USE
from allmende.arle.rules.numbers import BUILDING_NAMES, BUILDINGS, LOADING_STATION
from allmende.arle.rules.phases import SELLING, WORK
from allmende.arle.rules.state import Table
from allmende.arle.rules.steps.pushed import Selling, can_visit
from allmende.arle.rules.steps.work import EndOfWork
from allmende.core.rules.position import Anytime

EXCHANGES: Final[list[int]] = [
    building for building in range(BUILDINGS) if EVERY_BUILDING[building].at_any_time is not None
]
"""The buildings that exchange goods."""
ANY_EXCHANGE: Final[int] = sum(1 << building for building in EXCHANGES)
"""As bits."""


class AtAnyTime(Anytime[Table]):
    """Exchange goods with green buildings and Peat Boats; in the Work Phase, load vehicles, and return things.

    ruling: Equipment and animals that are returned outside the Work Phase would change nothing any more.
    """

    first = ANY_TIME

    def interrupt(self, table: Table) -> bool:
        return False

    def would_interrupt(self, table: Table, seat: int) -> bool:
        return False

    def decline(self, table: Table, seat: int) -> None:
        """Nobody is asked twice because of what was declined."""

    def offer(self, table: Table, seat: int, moves: list[int]) -> None:
        step = table.top(seat)
        selling = isinstance(step, Selling)
        if selling and not table.seats[seat].stack[-2]:
            return  # the first item has to be sold at once
        may_load = step.rests or not table.windows
        before = len(moves)
        asked = before > 1
        if may_load:
            self.add_trades(table, seat, moves)
        self.add_exchanges(table, seat, moves)
        if table.phase == WORK and may_load and not selling:
            self.add_loads(table, seat, moves)
            # Nobody is asked for the sake of what may be returned alone, unless that could let others breed.
            if asked or len(moves) > before or (isinstance(step, EndOfWork) and self.could_breed_more(table, seat)):
                self.add_returns(table, seat, moves)

    def could_breed_more(self, table: Table, seat: int) -> bool:
        """Whether animals that leave now could let others have young in May."""
        return table.season() == WINTER and breeding_is_crowded(table.seats[seat])

    def add_trades(self, table: Table, seat: int, moves: list[int]) -> None:
        """Add the goods to be had for peat."""
        mine = table.seats[seat]
        if mine.boats and mine.goods[PEAT]:
            for resource in range(TRACK_GOODS):
                if mine.room_for(resource) > 0:
                    moves.append(TRADE + resource)

    def add_exchanges(self, table: Table, seat: int, moves: list[int]) -> None:
        """Add the buildings that can be used."""
        mine = table.seats[seat]
        if mine.buildings & ANY_EXCHANGE:
            for building in EXCHANGES:
                if mine.has_built(building):
                    exchange = EVERY_BUILDING[building].at_any_time
                    if exchange is not None and exchange.is_possible(table, seat):
                        moves.append(USE + building)

    def add_loads(self, table: Table, seat: int, moves: list[int]) -> None:
        """Add what can be put on which vehicle; of vehicles that are alike the first is meant."""
        mine = table.seats[seat]
        if not mine.vehicles:
            return
        for piece in range(GOODS_PIECES):
            if piece == PEAT_PIECE and not mine.has_built(LOADING_STATION):
                continue
            if table.can_put(seat, piece):
                self.add_parkings(mine.vehicles, piece, moves)
        for destination in range(DESTINATIONS):
            if mine.destinations >> destination & 1 and can_visit(table, seat, destination):
                self.add_parkings(mine.vehicles, GOODS_PIECES + destination, moves)

    def add_parkings(self, vehicles: list[int], piece: int, moves: list[int]) -> None:
        """Add the vehicles that have room for a piece."""
        for i in range(len(vehicles)):
            if fits_on(vehicles[i], piece) and vehicles.index(vehicles[i]) == i:
                moves.append(LOAD + piece * MOST_VEHICLES + i)

    def add_returns(self, table: Table, seat: int, moves: list[int]) -> None:
        """Add the animals and the empty pieces of equipment."""
        mine = table.seats[seat]
        for i in range(ANIMALS):
            if mine.goods[SHEEP + i]:
                moves.append(RETURN + i)
        if mine.boats:
            moves.append(RETURN_BOAT)
        if mine.plows:
            moves.append(RETURN_PLOW)
        moves += [RETURN_VEHICLE + i for i in mine.empty_vehicles(0, VEHICLE_KINDS)]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move >= RETURN_VEHICLE:
            table.return_vehicle(seat, move - RETURN_VEHICLE)
        elif move == RETURN_PLOW:
            table.return_plow(seat)
        elif move == RETURN_BOAT:
            table.return_boat(seat)
        elif move >= RETURN:
            table.return_animal(seat, SHEEP + move - RETURN)
        elif move >= LOAD:
            piece = (move - LOAD) // MOST_VEHICLES
            table.load(seat, piece, (move - LOAD) % MOST_VEHICLES)
            if piece >= GOODS_PIECES:
                mine.push(SELLING, 0, piece - GOODS_PIECES)
        elif move >= USE:
            self.use(table, seat, move - USE)
        else:
            table.pay(seat, PEAT, 1)
            table.gain(seat, move - TRADE, 1, "barn")

    def use(self, table: Table, seat: int, building: int) -> None:
        """Exchange goods with a building."""
        exchange = EVERY_BUILDING[building].at_any_time
        if table.log is not None:
            table.log.append(events.BuildingUsed(seat=seat, building=BUILDING_NAMES[building]))
        if exchange is not None:
            table.seats[seat].push(exchange.index)
