"""The moves that are possible at any time (chapter "Anytime Actions")."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import WINTER
from allmende.arle.components.equipment import (
    CLAY_PIECE,
    DESTINATION_NAMES,
    DESTINATIONS,
    GOODS_PIECES,
    MOST_VEHICLES,
    PEAT_PIECE,
    PIECE_GOODS,
    PIECES,
    VEHICLE_KINDS,
    fits_on,
)
from allmende.arle.components.moves import ANY_TIME, LOAD, RETURN, RETURN_BOAT, RETURN_PLOW, RETURN_VEHICLE, TRADE, USE
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDINGS, LOADING_STATION
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import ANIMALS, PEAT, SHEEP, TRACK_GOODS
from allmende.arle.record import events
from allmende.arle.rules.barn import PEAT_BOAT, PLOW
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.housing import breeding_is_crowded
from allmende.arle.rules.phases import SELLING, WORK
from allmende.arle.rules.shortages import (
    FINISH_FIRST,
    NOT_NOW,
    empty_vehicle_missing,
    equipment_missing,
    goods_missing,
    room_missing,
    vehicle_missing,
)
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.pushed import Selling, can_visit, visit_missing
from allmende.arle.rules.steps.work import EndOfWork
from allmende.core.message import Message
from allmende.core.rules.state import Anytime
from allmende.core.view import Refusal

EXCHANGES: Final[list[int]] = [
    building for building in range(BUILDINGS) if EVERY_BUILDING[building].at_any_time is not None
]
"""The buildings that exchange goods."""
ANY_EXCHANGE: Final[int] = sum(1 << building for building in EXCHANGES)
"""The buildings that exchange goods, as bits."""


class AtAnyTime(Anytime[State]):
    """Exchange goods with green buildings and Peat Boats; in the Work Phase, load vehicles, and return things.

    ruling: Equipment and animals that are returned outside the Work Phase would change nothing any more.
    """

    first = ANY_TIME

    def interrupt(self, state: State) -> bool:
        return False

    def would_interrupt(self, state: State, seat: int) -> bool:
        return False

    def decline(self, state: State, seat: int) -> None:
        """Do nothing: declining leads to no further question."""

    def offer(self, state: State, seat: int, moves: list[int]) -> None:
        step = state.top(seat)
        selling = isinstance(step, Selling)
        if selling and not state.seats[seat].stack[-2]:
            return  # the first item has to be sold at once
        may_load = step.rests or not state.windows
        before = len(moves)
        asked = before > 1
        if may_load:
            self.add_trades(state, seat, moves)
        self.add_exchanges(state, seat, moves)
        if state.phase == WORK and may_load and not selling:
            self.add_loads(state, seat, moves)
            # Returns alone are no reason to ask a seat, unless they could let other animals breed.
            if asked or len(moves) > before or (isinstance(step, EndOfWork) and self.could_breed_more(state, seat)):
                self.add_returns(state, seat, moves)

    def could_breed_more(self, state: State, seat: int) -> bool:
        """True if animals that leave now could let others have young in May."""
        return state.season() == WINTER and breeding_is_crowded(state.seats[seat])

    def add_trades(self, state: State, seat: int, moves: list[int]) -> None:
        """Add the trades of peat for goods of the Goods Track."""
        mine = state.seats[seat]
        if mine.boats and mine.goods[PEAT]:
            for resource in range(TRACK_GOODS):
                if mine.room_for(resource) > 0:
                    moves.append(TRADE + resource)

    def add_exchanges(self, state: State, seat: int, moves: list[int]) -> None:
        """Add the buildings that can be used."""
        mine = state.seats[seat]
        if mine.buildings & ANY_EXCHANGE:
            for building in EXCHANGES:
                if mine.has_built(building):
                    exchange = EVERY_BUILDING[building].at_any_time
                    if exchange is not None and exchange.is_possible(state, seat):
                        moves.append(USE + building)

    def add_loads(self, state: State, seat: int, moves: list[int]) -> None:
        """Add the loads of goods and destinations on vehicles; of equal vehicles the first is meant."""
        mine = state.seats[seat]
        if not mine.vehicles:
            return
        for piece in range(GOODS_PIECES):
            if piece == PEAT_PIECE and not mine.has_built(LOADING_STATION):
                continue
            if state.can_put(seat, piece):
                self.add_parkings(mine.vehicles, piece, moves)
        for destination in range(DESTINATIONS):
            if mine.destinations >> destination & 1 and can_visit(state, seat, destination):
                self.add_parkings(mine.vehicles, GOODS_PIECES + destination, moves)

    def add_parkings(self, vehicles: list[int], piece: int, moves: list[int]) -> None:
        """Add the loads of `piece` on the vehicles that have room for it."""
        for i in range(len(vehicles)):
            if fits_on(vehicles[i], piece) and vehicles.index(vehicles[i]) == i:
                moves.append(LOAD + piece * MOST_VEHICLES + i)

    def add_returns(self, state: State, seat: int, moves: list[int]) -> None:
        """Add the returns of animals and empty pieces of equipment."""
        mine = state.seats[seat]
        for i in range(ANIMALS):
            if mine.goods[SHEEP + i]:
                moves.append(RETURN + i)
        if mine.boats:
            moves.append(RETURN_BOAT)
        if mine.plows:
            moves.append(RETURN_PLOW)
        moves += [RETURN_VEHICLE + i for i in mine.empty_vehicles(0, VEHICLE_KINDS)]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move >= RETURN_VEHICLE:
            state.return_vehicle(seat, move - RETURN_VEHICLE)
        elif move == RETURN_PLOW:
            state.return_plow(seat)
        elif move == RETURN_BOAT:
            state.return_boat(seat)
        elif move >= RETURN:
            state.return_animal(seat, SHEEP + move - RETURN)
        elif move >= LOAD:
            piece = (move - LOAD) // MOST_VEHICLES
            state.load(seat, piece, (move - LOAD) % MOST_VEHICLES)
            if piece >= GOODS_PIECES:
                mine.push(SELLING, 0, piece - GOODS_PIECES)
        elif move >= USE:
            self.use(state, seat, move - USE)
        else:
            state.pay(seat, PEAT, 1)
            state.gain(seat, move - TRADE, 1, "barn")

    def use(self, state: State, seat: int, building: int) -> None:
        """Exchange goods with a building."""
        exchange = EVERY_BUILDING[building].at_any_time
        if state.log is not None:
            state.log.append(events.BuildingUsed(seat=seat, building=BUILDING_NAMES[building]))
        if exchange is not None:
            state.seats[seat].push(exchange.index)

    # The reasons, in the order of the questions above: when such moves are made at all, and what each of them needs

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """Refusals of green buildings, destinations and vehicles that the seat has and can't use now."""
        step = state.top(seat)
        mine = state.seats[seat]
        selling = isinstance(step, Selling)
        if step.closed or (selling and not mine.stack[-2]):
            return []
        found: list[Refusal] = []
        for building in EXCHANGES:
            if mine.has_built(building):
                reason = self.use_refusal(state, seat, building)
                if reason is not None:
                    found.append(Refusal(f"building:{BUILDING_NAMES[building]}", reason))
        if state.phase == WORK and mine.vehicles and (step.rests or not state.windows) and not selling:
            self.add_load_refusals(state, seat, found)
        return found

    def add_load_refusals(self, state: State, seat: int, found: list[Refusal]) -> None:
        """Add the destinations that can't be visited, and the vehicles on which nothing can be loaded."""
        mine = state.seats[seat]
        ready = [piece for piece in range(PIECES) if self.piece_refusal(state, seat, piece) is None]
        for destination in range(DESTINATIONS):
            piece = GOODS_PIECES + destination
            reason = self.piece_refusal(state, seat, piece)
            if reason is None and not any(fits_on(vehicle, piece) for vehicle in mine.vehicles):
                reason = Message("reason-fits-nowhere")
            if reason is not None:
                found.append(Refusal(f"destination:{DESTINATION_NAMES[destination]}", reason))
        for parking in range(len(mine.vehicles)):
            vehicle = mine.vehicles[parking]
            reason = vehicle_missing(state, seat, parking)
            if reason is None and not any(fits_on(vehicle, piece) for piece in ready):
                full = not any(fits_on(vehicle, piece) for piece in range(PIECES))
                reason = Message("reason-vehicle-full" if full else "reason-nothing-to-load")
            if reason is not None:
                found.append(Refusal(f"vehicle:{parking + 1}", reason))

    def why_not(self, state: State, seat: int, move: int) -> Message:
        step = state.top(seat)
        selling = isinstance(step, Selling)
        if step.closed or (selling and (move >= LOAD or not state.seats[seat].stack[-2])):
            return FINISH_FIRST
        if not USE <= move < LOAD and state.windows and not step.rests:
            return Message("reason-between-actions")
        if move >= LOAD and state.phase != WORK:
            return Message("reason-work-phase-only")
        if move >= RETURN:
            return self.return_refusal(state, seat, move) or Message("reason-nothing-to-return-for")
        if move >= LOAD:
            piece, parking = (move - LOAD) // MOST_VEHICLES, (move - LOAD) % MOST_VEHICLES
            return self.load_refusal(state, seat, piece, parking) or NOT_NOW
        if move >= USE:
            return self.use_refusal(state, seat, move - USE) or NOT_NOW
        return self.trade_refusal(state, seat, move - TRADE) or NOT_NOW

    def trade_refusal(self, state: State, seat: int, resource: int) -> Message | None:
        """The reason why a peat can't be traded for this good, or None."""
        return (
            equipment_missing(state.seats[seat].boats, PEAT_BOAT)
            or goods_missing(state, seat, [PEAT, 1])
            or room_missing(state, seat, resource)
        )

    def use_refusal(self, state: State, seat: int, building: int) -> Message | None:
        """The reason why goods can't be exchanged with this building, or None."""
        exchange = EVERY_BUILDING[building].at_any_time
        if exchange is None:
            return Message("reason-no-exchange")
        if not state.seats[seat].has_built(building):
            return Message("reason-not-built")
        return exchange.refusal(state, seat)

    def load_refusal(self, state: State, seat: int, piece: int, parking: int) -> Message | None:
        """The reason why this good or destination can't be put on the vehicle in this parking space, or None."""
        missing = vehicle_missing(state, seat, parking) or self.piece_refusal(state, seat, piece)
        if missing is None and not fits_on(state.seats[seat].vehicles[parking], piece):
            return Message("reason-does-not-fit")
        return missing

    def piece_refusal(self, state: State, seat: int, piece: int) -> Message | None:
        """The reason why this good or destination can't be put on any vehicle, or None."""
        mine = state.seats[seat]
        if piece >= GOODS_PIECES:
            if not mine.destinations >> piece - GOODS_PIECES & 1:
                return Message("reason-visited")
            return visit_missing(state, seat, piece - GOODS_PIECES)
        if piece == PEAT_PIECE:
            if mine.has_built(LOADING_STATION):
                return None
            return Message(
                "reason-needs-building", {"building": named("the-building", BUILDING_NAMES[LOADING_STATION])}
            )
        missing = goods_missing(state, seat, [PIECE_GOODS[piece], 1])
        if missing is None and piece == CLAY_PIECE:
            return goods_missing(state, seat, [PEAT, 1])
        return missing

    def return_refusal(self, state: State, seat: int, move: int) -> Message | None:
        """The reason why the seat doesn't have the thing that this move returns, or None."""
        mine = state.seats[seat]
        if move >= RETURN_VEHICLE:
            return empty_vehicle_missing(state, seat, move - RETURN_VEHICLE)
        if move == RETURN_PLOW:
            return equipment_missing(mine.plows, PLOW)
        if move == RETURN_BOAT:
            return equipment_missing(mine.boats, PEAT_BOAT)
        return goods_missing(state, seat, [SHEEP + move - RETURN, 1])
