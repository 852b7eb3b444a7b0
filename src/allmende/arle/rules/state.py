"""The state of a game: the Game Board with its workers, the buildings that are left, and the players' boards."""

from __future__ import annotations

from typing import Any

from allmende.arle.components.board import SEASON_NAMES, SPACE_NAMES, season_of, space_season
from allmende.arle.components.numbers import BUILDING_PAYMENTS, PAYMENTS
from allmende.arle.components.pieces import BRICK, CLAY, FOOD, ON_HOME_BOARD, SUPPLIES, SUPPLY, TIMBER, WOOD
from allmende.arle.record import events
from allmende.arle.record.deal import Deal
from allmende.arle.rules.amendments import ROOM_AFTER_PAYING
from allmende.arle.rules.barn import Barns
from allmende.arle.rules.phases import PAYING, PAYING_DEARLY, PLACING, PREPARATIONS, SCORING
from allmende.arle.rules.player import Player, new_player
from allmende.core.rules.state import Anytime, Step


class State(Barns):
    """A state of Fields of Arle.

    `workers` has the action spaces that each seat's workers occupy, as bits. `first` is the starting player, `turn`
    counts the turns of the phase. `special` is the seat that used a space of the other season in this half-year, or -1.
    `buildings` are those that can still be built, as bits. `built` is by building the index of the step of its
    immediate effect, or 0; `actions` is by action space the index of the step that carries it out.

    The adaptations of the rules: `cheap` pays with wood and clay by itself, `greedy` cuts as much peat as possible;
    for `any_size` and `windows` see `Barns`.
    """

    __slots__ = (
        "actions",
        "buildings",
        "built",
        "cheap",
        "deal",
        "first",
        "greedy",
        "special",
        "steps",
        "turn",
        "workers",
    )

    def __init__(
        self,
        seats: list[Player],
        anytime: Anytime[Any] | None,
        steps: list[Step[State]],
        actions: list[int],
        built: list[int],
        deal: Deal,
        cheap: bool,
        greedy: bool,
        any_size: bool,
        windows: bool,
        supply: list[int],
        workers: list[int],
        buildings: int,
        half_year: int,
        phase: int,
        first: int,
        turn: int,
        special: int,
    ) -> None:
        super().__init__(seats, anytime, supply, half_year, phase, any_size, windows)
        self.steps = steps
        self.actions = actions
        self.built = built
        self.deal = deal
        self.cheap = cheap
        self.greedy = greedy
        self.workers = workers
        self.buildings = buildings
        self.first = first
        self.turn = turn
        self.special = special

    def copy_state(self) -> State:
        """Return a copy that shares the seats."""
        return State(
            self.seats[:],
            self.anytime,
            self.steps,
            self.actions,
            self.built,
            self.deal,
            self.cheap,
            self.greedy,
            self.any_size,
            self.windows,
            self.supply[:],
            self.workers[:],
            self.buildings,
            self.half_year,
            self.phase,
            self.first,
            self.turn,
            self.special,
        )

    def step(self, index: int) -> Step[State]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase."""
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = 0
        if self.log is not None and phase != PREPARATIONS:  # which the event `HalfYearBegan` stands for
            self.log.append(events.PhaseBegan(phase=phase, season=SEASON_NAMES[self.season()]))

    def season(self) -> int:
        """The present season: `SUMMER` or `WINTER`."""
        return season_of(self.half_year)

    def next_first(self) -> int:
        """The starting player of the next half-year: the opponent of the present one, or of the seat that used a
        special action.

        While the points are counted, `first` already is the player who would start into the tenth half-year.
        """
        if self.phase == SCORING:
            return self.first
        players = len(self.seats)
        return ((self.first if self.special < 0 else self.special) + 1) % players

    # The action spaces

    def is_occupied(self, space: int) -> bool:
        """True if a worker stands on an action space."""
        for workers in self.workers:
            if workers >> space & 1:
                return True
        return False

    def may_be_special(self) -> bool:
        """True if a space of the other season can be used: once in a half-year, and not in the solo game."""
        return self.special < 0 and len(self.seats) > 1

    def put_worker(self, seat: int, space: int) -> None:
        """Place a worker on an action space."""
        self.workers[seat] |= 1 << space
        special = space_season(space) != self.season()
        if special:
            self.special = seat
        if self.log is not None:
            self.log.append(events.WorkerPlaced(seat=seat, space=SPACE_NAMES[space], special=special))

    # Paying

    def can_pay(self, seat: int, resource: int, count: int) -> bool:
        """True if the seat can pay `count` of a resource: timber stands for wood, and brick for clay."""
        goods = self.seats[seat].goods
        return goods[resource] + (goods[dearer(resource)] if resource in (WOOD, CLAY) else 0) >= count

    def has_choice(self, seat: int, resource: int, count: int) -> bool:
        """True if more of the dearer material can be paid than has to be."""
        if self.cheap or resource not in (WOOD, CLAY):
            return False
        goods = self.seats[seat].goods
        return max(0, count - goods[resource]) < min(count, goods[dearer(resource)])

    def charge(self, seat: int, resource: int, count: int, dearly: bool) -> None:
        """Have the seat pay wood or clay: as cheaply as possible, or as it chooses next."""
        mine = self.seats[seat]
        if dearly:
            mine.push(PAYING_DEARLY, count, resource)
            return
        cheap = min(count, mine.goods[resource])
        self.pay(seat, resource, cheap)
        if cheap < count:
            self.pay(seat, dearer(resource), count - cheap)

    # Buildings

    def payments(self, seat: int, building: int) -> list[int]:
        """The ways in which the seat can pay for a building; if it pays cheaply, those with least timber and brick."""
        found = [payment for payment in BUILDING_PAYMENTS[building] if self.has_all(seat, PAYMENTS[payment])]
        if not self.cheap or not found:
            return found
        least = min([dear_pieces(payment) for payment in found])
        return [payment for payment in found if dear_pieces(payment) == least]

    def can_pay_for(self, seat: int, building: int) -> bool:
        """True if the seat can pay for a building in any way."""
        for payment in BUILDING_PAYMENTS[building]:
            if self.has_all(seat, PAYMENTS[payment]):
                return True
        return False

    def erect(self, seat: int, building: int) -> None:
        """Have the seat pay for a building and build it; if there are several ways to pay, they are asked for next."""
        payments = self.payments(seat, building)
        if len(payments) > 1:
            self.seats[seat].push(PAYING, building)
        else:
            self.pay_and_build(seat, building, payments[0])

    def pay_and_build(self, seat: int, building: int, payment: int) -> None:
        """Pay for a building, and place it; if food was paid, animals can be sold in between."""
        mine = self.seats[seat]
        food = mine.goods[FOOD]
        self.pay_all(seat, PAYMENTS[payment], "building")
        if mine.goods[FOOD] < food and self.amended(ROOM_AFTER_PAYING):
            mine.push(PLACING, building)
        else:
            self.place_building(seat, building)

    def place_building(self, seat: int, building: int) -> None:
        """Place a building that is paid for, and push the step of its immediate effect, if it has one.

        ruling: Animals that it displaces have to find room before it does anything, even if it would win land, since
        they "must always be accommodated".
        """
        self.buildings &= ~(1 << building)
        self.shared_version += 1
        self.build(seat, building)
        if self.built[building]:
            self.seats[seat].push(self.built[building])
        self.house(seat)


def dearer(resource: int) -> int:
    """The dearer material that stands for wood or clay: timber or brick."""
    return TIMBER if resource == WOOD else BRICK


def dear_pieces(payment: int) -> int:
    """The number of timber and brick in a payment."""
    pairs = PAYMENTS[payment]
    count = 0
    for i in range(0, len(pairs), 2):
        if pairs[i] in (TIMBER, BRICK):
            count += pairs[i + 1]
    return count


def new_state(
    players: int,
    deal: Deal,
    steps: list[Step[State]],
    actions: list[int],
    built: list[int],
    anytime: Anytime[State],
    cheap: bool,
    greedy: bool,
    any_size: bool,
    windows: bool,
) -> State:
    """The state before the first half-year: the common and personal displays (chapter "Setup")."""
    return State(
        [new_player() for _ in range(players)],
        anytime,
        steps,
        actions,
        built,
        deal,
        cheap,
        greedy,
        any_size,
        windows,
        [SUPPLY[i] - players * ON_HOME_BOARD[i] for i in range(SUPPLIES)],
        [0] * players,
        deal.buildings(),
        1,
        PREPARATIONS,
        deal.first,
        0,
        -1,
    )
