"""What lies on the table, and the small movements that rules are made of."""

from __future__ import annotations

from allmende.core.position import Position, Step
from allmende.hallertau import events
from allmende.hallertau.components import (
    CRAFT_NAMES,
    FIELD,
    GOODS,
    HIGHEST_ROW,
    JEWEL_BOX,
    JEWELRY,
    LAST_COLUMN,
    LIFETIME,
    LOWEST_ROW,
    POINTS_IN_WINDOW,
    RESOURCE_NAMES,
    ROUNDS,
    SHEEP,
    STABLES,
    TOOLS,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.deal import Deal
from allmende.hallertau.moves import SPACE_COUNT
from allmende.hallertau.player import EMPTY, Player, new_player


class Table(Position[Player]):
    """A position of Hallertau.

    `board` has the workers of the twenty action spaces, two bits a row from the bottom row up. `first` is the seat
    with the first player marker, `turn` the seat whose turn it is in a phase played clockwise (-1: the phase has
    just begun). `open` lists the action spaces in use. Steps 1 to 10 are the phases, 11 is the end of the game.
    """

    __slots__ = ("board", "clockwise", "deal", "first", "open", "phase", "round", "steps", "turn")

    def __init__(
        self,
        seats: list[Player],
        steps: list[Step[Table]],
        deal: Deal,
        clockwise: bool,
        open_: list[int],
        board: list[int],
        round_: int,
        phase: int,
        first: int,
        turn: int,
    ) -> None:
        super().__init__(seats)
        self.steps = steps
        self.deal = deal
        self.clockwise = clockwise
        self.open = open_
        self.board = board
        self.round = round_
        self.phase = phase
        self.first = first
        self.turn = turn

    def copy_table(self) -> Table:
        """A copy that shares the seats."""
        return Table(
            self.seats[:],
            self.steps,
            self.deal,
            self.clockwise,
            self.open,
            self.board[:],
            self.round,
            self.phase,
            self.first,
            self.turn,
        )

    def step(self, index: int) -> Step[Table]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase."""
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = -1
        if self.log is not None:
            self.log.append(events.PhaseBegan(phase=phase))

    # Resources (chapter "Resources")

    def gain(self, seat: int, resource: int, count: int, source: str) -> None:
        """Gain goods, sheep, tools or jewelry: as many as there is room for."""
        mine = self.seats[seat]
        to = ""
        if resource < GOODS:
            mine.goods[resource] += count
        elif resource == SHEEP:
            place = self.round + LIFETIME if self.round <= LIFETIME else STABLES
            mine.sheep[place] += count
            to = f"sheep:{place}" if self.log is not None else ""
        elif resource == TOOLS:
            mine.tools += count
        else:
            count = min(count, JEWEL_BOX - mine.jewelry)
            mine.jewelry += count
        if self.log is not None and count:
            self.log.append(
                events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source, to=to)
            )

    def room_for(self, seat: int, resource: int, count: int) -> int:
        """How many of `count` this seat can gain: Jewel Box and Field board have limits."""
        mine = self.seats[seat]
        if resource == JEWELRY:
            return min(count, JEWEL_BOX - mine.jewelry)
        if resource == FIELD and mine.free_column() < 0:
            return 0
        return count

    def pay_goods(self, seat: int, good: int, count: int) -> None:
        """Pay goods from the supply."""
        self.seats[seat].goods[good] -= count
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[good], count=count))

    def pay_jewelry(self, seat: int) -> None:
        """Pay one jewelry."""
        self.seats[seat].jewelry -= 1
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource="jewelry", count=1))

    # Fields

    def gain_field(self, seat: int, row: int, source: str) -> None:
        """Place a new field in this row, if a column is free."""
        mine = self.seats[seat]
        column = mine.free_column()
        if column >= 0:
            mine.fields[column] = row
            if self.log is not None:
                self.log.append(events.FieldGained(seat=seat, column=column, row=row, source=source))

    def spend_field(self, seat: int, row: int, good: int) -> None:
        """Remove a field, and with it what grows there (-1: nothing)."""
        mine = self.seats[seat]
        column = mine.field_in(row, good)
        mine.fields[column] = 0
        if self.log is not None:
            name = RESOURCE_NAMES[good] if good >= 0 else ""
            self.log.append(events.FieldSpent(seat=seat, column=column, row=row, good=name))

    def move_field(self, seat: int, column: int, to: int) -> None:
        """Slide a field to another row; what grows there goes along."""
        mine = self.seats[seat]
        row = mine.fields[column] % EMPTY
        if row != to:
            mine.fields[column] += to - row
            if self.log is not None:
                self.log.append(events.FieldMoved(seat=seat, column=column, row=row, to=to))

    def sow(self, seat: int, good: int, row: int) -> None:
        """Move one good from the supply onto an empty field in this row."""
        mine = self.seats[seat]
        column = mine.field_in(row)
        mine.goods[good] -= 1
        mine.fields[column] = row + EMPTY * (good + 1)
        if self.log is not None:
            self.log.append(events.Sown(seat=seat, good=RESOURCE_NAMES[good], column=column, row=row))

    def harvest(self, seat: int, column: int) -> None:
        """Gain what grows on a field, as many as its row says; then the field drops one row, if it can."""
        mine = self.seats[seat]
        field = mine.fields[column]
        row = field % EMPTY
        good = field // EMPTY - 1
        mine.goods[good] += row
        mine.fields[column] = row
        if self.log is not None:
            self.log.append(events.Harvested(seat=seat, good=RESOURCE_NAMES[good], count=row, column=column, row=row))
        self.move_field(seat, column, max(row - 1, LOWEST_ROW))

    def raise_field(self, seat: int, column: int) -> None:
        """Slide a field one row up, if it can."""
        self.move_field(seat, column, min(self.seats[seat].fields[column] % EMPTY + 1, HIGHEST_ROW))

    # Sheep

    def move_sheep(self, seat: int, place: int) -> None:
        """Move a sheep from the Farmyard card on this Round space to the next, or from the last into the Stables."""
        mine = self.seats[seat]
        mine.sheep[place] -= 1
        mine.sheep[place + 1] += 1
        if self.log is not None:
            self.log.append(events.SheepMoved(seat=seat, source=place, to=place + 1))

    def pay_sheep(self, seat: int, place: int) -> None:
        """Return a sheep from the Farmyard card on this Round space (7: from the Stables) to the general supply."""
        self.seats[seat].sheep[place] -= 1
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource="sheep", count=1, source=f"sheep:{place}"))

    # Community Center

    def advance(self, seat: int, craft: int) -> None:
        """Move a Craft Building one space right, boulders out of its way first; the Community Center follows."""
        mine = self.seats[seat]
        used = mine.tools_to_advance(craft)
        column = mine.crafts[craft] + 1
        if used:
            mine.boulders[2 * craft] += 1
            if used == 2:
                mine.boulders[2 * craft + 1] += 1
            self.use_tools(seat, used)
        mine.crafts[craft] = column
        if self.log is not None:
            self.log.append(events.CraftAdvanced(seat=seat, craft=CRAFT_NAMES[craft], position=column, tools=used))
        self.follow(seat)

    def use_tools(self, seat: int, count: int) -> None:
        """Exhaust tools in Rounds 1 to 5; spend them in Round 6 (chapter "Durability of Tools")."""
        mine = self.seats[seat]
        if self.round < ROUNDS:
            mine.exhausted += count
        elif count:
            mine.tools -= count
            if self.log is not None:
                self.log.append(events.Paid(seat=seat, resource="tools", count=count))

    def follow(self, seat: int) -> None:
        """Let the Community Center tile move up to the leftmost Craft Building."""
        mine = self.seats[seat]
        leftmost = LAST_COLUMN
        for column in mine.crafts:
            leftmost = min(leftmost, column)
        while mine.center < leftmost:
            mine.center += 1
            if self.log is not None:
                self.log.append(
                    events.CenterMoved(
                        seat=seat,
                        position=mine.center,
                        workers=WORKERS_IN_WINDOW[mine.center],
                        points=POINTS_IN_WINDOW[mine.center],
                    )
                )

    def retreat(self, seat: int, craft: int) -> None:
        """Move a Craft Building one space left; boulders and Community Center stay."""
        mine = self.seats[seat]
        mine.crafts[craft] -= 1
        if self.log is not None:
            self.log.append(events.CraftRetreated(seat=seat, craft=CRAFT_NAMES[craft], position=mine.crafts[craft]))

    def pass_marker(self, seat: int) -> None:
        """Give the first player marker to a seat."""
        if self.first != seat:
            self.first = seat
            if self.log is not None:
                self.log.append(events.FirstPlayerPassed(seat=seat))


def new_table(players: int, deal: Deal, clockwise: bool, open_: list[int], steps: list[Step[Table]]) -> Table:
    """The common display before the first round; the course of play sets the first workers out."""
    seats = [new_player() for _ in range(players)]
    return Table(seats, steps, deal, clockwise, open_, [0] * SPACE_COUNT, 1, 1, deal.first, -1)
