"""The basic operations on a player's boards, of which the rules are made.

Each of them logs an event, and notes (`FRESH`) that the seat's boards have changed.
"""

from __future__ import annotations

from typing import Any

from allmende.core.rules.state import Anytime, State
from allmende.hallertau.components.contents import content_count, content_good
from allmende.hallertau.components.pieces import (
    COLUMNS,
    CRAFT_NAMES,
    CROPS,
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
from allmende.hallertau.record import events
from allmende.hallertau.rules.amendments import FIELDS_ALIKE
from allmende.hallertau.rules.phases import ACTIONS, HARVEST, PROGRESS
from allmende.hallertau.rules.player import (
    ADVANCED,
    DOUBLED,
    EMPTY,
    FRESH,
    HARVESTED,
    JUST_HARVESTED,
    JUST_TOOLS,
    NO_CARD,
    SPENT_LAST_JEWELRY,
    TO_HARVEST,
    TOOLS_THIS_PHASE,
    Player,
)


class Boards(State[Player]):
    """The players' boards in a round and phase. Phases 1 to 10 are the rulebook's, 11 is the end of the game."""

    __slots__ = ("phase", "round")

    def __init__(self, seats: list[Player], anytime: Anytime[Any] | None, round_: int, phase: int) -> None:
        super().__init__(seats, anytime)
        self.round = round_
        self.phase = phase

    # Resources (chapter "Resources")

    def gain(self, seat: int, resource: int, count: int, source: str) -> None:
        """Gain goods, sheep, tools or jewelry: as many as there is room for."""
        mine = self.seats[seat]
        notes = mine.notes
        to = ""
        if resource < GOODS:
            mine.goods[resource] += count
        elif resource == SHEEP:
            place = self.round + LIFETIME if self.round <= LIFETIME else STABLES
            mine.sheep[place] += count
            to = f"sheep:{place}" if self.log is not None else ""
        elif resource == TOOLS:
            mine.tools += count
            notes[JUST_TOOLS] = count
            if self.phase == ACTIONS:
                notes[TOOLS_THIS_PHASE] += count
        else:
            count = min(count, JEWEL_BOX - mine.jewelry)
            mine.jewelry += count
            if count:
                notes[SPENT_LAST_JEWELRY] = 0
        if not count:
            return
        notes[FRESH] = 1
        if self.log is not None:
            self.log.append(
                events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source, to=to)
            )

    def has(self, seat: int, resource: int) -> int:
        """The count of a good, of tools or of jewelry that the seat has."""
        mine = self.seats[seat]
        if resource < GOODS:
            return mine.goods[resource]
        return mine.tools if resource == TOOLS else mine.jewelry

    def room_for(self, seat: int, resource: int, count: int) -> int:
        """The part of `count` that this seat can gain: Jewel Box and Field board have limits."""
        mine = self.seats[seat]
        if resource == JEWELRY:
            return min(count, JEWEL_BOX - mine.jewelry)
        if resource == FIELD:
            return min(count, mine.fields.count(0))
        return count

    def pay(self, seat: int, resource: int, count: int) -> None:
        """Pay goods from the supply, tools or jewelry.

        ruling: Tools that are exhausted in this Progress Phase are still tools, and are the first to be paid.
        """
        if not count:
            return
        mine = self.seats[seat]
        if resource < GOODS:
            mine.goods[resource] -= count
        elif resource == TOOLS:
            mine.tools -= count
            mine.exhausted = max(0, mine.exhausted - count)
        else:
            mine.jewelry -= count
            mine.notes[SPENT_LAST_JEWELRY] = 0 if mine.jewelry else 1
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[resource], count=count))

    # Fields

    def gain_field(self, seat: int, row: int, source: str) -> None:
        """Place a new field in this row, if a column is free."""
        mine = self.seats[seat]
        column = mine.free_column()
        if column >= 0:
            mine.fields[column] = row
            mine.notes[FRESH] = 1
            if self.log is not None:
                self.log.append(events.FieldGained(seat=seat, column=column, row=row, source=source))

    def alike(self, seat: int, field: int, to_harvest: int, doubled: int, raised: int = 0) -> int:
        """The column of a field that looks like `field`.

        Of several, in Phase 7, it is the one of least weight: a field that is still to be harvested weighs
        `to_harvest`, and one whose yield is doubled weighs `doubled`. Of equal weights it is one that an effect under
        way has `raised` (a bit for each column). Elsewhere the choice makes no difference.
        """
        mine = self.seats[seat]
        found = -1
        least = 0
        for column in range(COLUMNS):
            if mine.fields[column] != field:
                continue
            weight = 0
            if mine.notes[TO_HARVEST] >> column & 1:
                weight += to_harvest
            if mine.notes[DOUBLED] >> column & 1:
                weight += doubled
            weight += weight
            if raised >> column & 1:
                weight -= 1
            if found < 0 or weight < least:
                found = column
                least = weight
        return found

    def given_up(self, seat: int, row: int, content: int, raised: int) -> int:
        """The column of a field of this kind that loses its crop: one that would yield least in this phase."""
        if self.amended(FIELDS_ALIKE):
            return self.alike(seat, row + EMPTY * content, 1, 1, raised)
        return self.seats[seat].field_in(row, content)

    def spend_field(self, seat: int, row: int, content: int, raised: int) -> None:
        """Remove a field, and the crop on it."""
        column = self.given_up(seat, row, content, raised)
        self.clear_column(seat, column, 0)
        if self.log is not None:
            name = RESOURCE_NAMES[content_good(content)] if content else ""
            self.log.append(events.FieldSpent(seat=seat, column=column, row=row, good=name))

    def uproot(self, seat: int, row: int, content: int, raised: int) -> None:
        """Return the crop of a field to the general supply, and keep the field."""
        column = self.given_up(seat, row, content, raised)
        self.clear_column(seat, column, row)
        if self.log is not None:
            name = RESOURCE_NAMES[content_good(content)]
            self.log.append(events.Uprooted(seat=seat, column=column, row=row, good=name))

    def clear_column(self, seat: int, column: int, field: int) -> None:
        """Leave a column with an empty field, or without any: there is nothing to harvest any more."""
        mine = self.seats[seat]
        mine.fields[column] = field
        mine.notes[TO_HARVEST] &= ~(1 << column)
        mine.notes[DOUBLED] &= ~(1 << column)
        mine.notes[FRESH] = 1

    def move_field(self, seat: int, column: int, to: int) -> None:
        """Slide a field to another row, with its crop."""
        mine = self.seats[seat]
        row = mine.fields[column] % EMPTY
        if row != to:
            mine.fields[column] += to - row
            mine.notes[FRESH] = 1
            if self.log is not None:
                self.log.append(events.FieldMoved(seat=seat, column=column, row=row, to=to))

    def sow(self, seat: int, content: int, row: int) -> None:
        """Move a good, or two of it, from the supply onto an empty field in this row."""
        mine = self.seats[seat]
        column = mine.field_in(row)
        good = content_good(content)
        count = content_count(content)
        mine.goods[good] -= count
        mine.fields[column] = row + EMPTY * content
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.Sown(seat=seat, good=RESOURCE_NAMES[good], count=count, column=column, row=row))

    def harvest(self, seat: int, column: int) -> None:
        """Gain the crop of a field, as many goods as its row says; then drop the field one row, if it can."""
        mine = self.seats[seat]
        field = mine.fields[column]
        row = field % EMPTY
        good = content_good(field // EMPTY)
        count = row * content_count(field // EMPTY)
        if mine.notes[DOUBLED] >> column & 1:
            count += count
        mine.goods[good] += count
        self.clear_column(seat, column, row)
        if self.phase == HARVEST:
            mine.notes[HARVESTED + good] += count
        if good < CROPS:
            mine.notes[JUST_HARVESTED + good] += count
        if self.log is not None:
            self.log.append(events.Harvested(seat=seat, good=RESOURCE_NAMES[good], count=count, column=column, row=row))
        self.move_field(seat, column, max(row - 1, LOWEST_ROW))

    def raise_field(self, seat: int, column: int) -> None:
        """Slide a field one row up, if it can."""
        self.move_field(seat, column, min(self.seats[seat].fields[column] % EMPTY + 1, HIGHEST_ROW))

    def double_yield(self, seat: int, column: int) -> None:
        """Have a field yield twice as much when it is harvested."""
        mine = self.seats[seat]
        mine.notes[DOUBLED] |= 1 << column
        if self.log is not None:
            name = RESOURCE_NAMES[content_good(mine.fields[column] // EMPTY)]
            self.log.append(events.YieldDoubled(seat=seat, good=name, column=column))

    # Sheep

    def cards_gone(self, seat: int) -> int:
        """The last Round space whose Farmyard card has left the Stable board."""
        return self.round if self.seats[seat].stable[self.round] == NO_CARD else self.round - 1

    def move_sheep(self, seat: int, place: int) -> None:
        """Move a sheep from the Farmyard card on this Round space to the next, or from the last into the Stables."""
        mine = self.seats[seat]
        mine.sheep[place] -= 1
        mine.sheep[place + 1] += 1
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.SheepMoved(seat=seat, source=place, to=place + 1))

    def can_move_back(self, seat: int, place: int) -> bool:
        """True if a sheep has a previous Farmyard card to go to; in Round 6 none has, even before that card leaves."""
        return self.cards_gone(seat) < place - 1 and self.round < ROUNDS

    def move_sheep_back(self, seat: int, place: int) -> None:
        """Move a sheep to the previous Farmyard card; if it can't, it goes back to the general supply."""
        mine = self.seats[seat]
        if not self.can_move_back(seat, place):
            self.pay_sheep(seat, place)
            return
        mine.sheep[place] -= 1
        mine.sheep[place - 1] += 1
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.SheepMoved(seat=seat, source=place, to=place - 1))

    def pay_sheep(self, seat: int, place: int) -> None:
        """Return a sheep from the Farmyard card on this Round space (7: from the Stables) to the general supply."""
        mine = self.seats[seat]
        mine.sheep[place] -= 1
        mine.notes[FRESH] = 1
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
        mine.notes[FRESH] = 1
        if self.phase == PROGRESS:
            mine.notes[ADVANCED + craft] += 1
        if self.log is not None:
            self.log.append(events.CraftAdvanced(seat=seat, craft=CRAFT_NAMES[craft], position=column, tools=used))
        self.follow(seat)

    def use_tools(self, seat: int, count: int) -> None:
        """Exhaust tools in Rounds 1 to 5; spend them in Round 6 (chapter "Durability of Tools")."""
        if self.round < ROUNDS:
            self.seats[seat].exhausted += count
        else:
            self.pay(seat, TOOLS, count)

    def follow(self, seat: int) -> None:
        """Move the Community Center tile up to the leftmost Craft Building."""
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
        mine.notes[FRESH] = 1
        if self.log is not None:
            self.log.append(events.CraftRetreated(seat=seat, craft=CRAFT_NAMES[craft], position=mine.crafts[craft]))

    def move_boulder(self, seat: int, craft: int, which: int) -> None:
        """Move the first (0) or second (1) boulder of a Craft Building one space right, without tools."""
        mine = self.seats[seat]
        mine.boulders[2 * craft + which] += 1
        mine.notes[FRESH] = 1
        if self.log is not None:
            position = mine.boulders[2 * craft + which]
            self.log.append(events.BoulderMoved(seat=seat, craft=CRAFT_NAMES[craft], which=which, position=position))
