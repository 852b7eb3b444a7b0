"""The course of play: the weeks, and what a player decides in them."""

from __future__ import annotations

from allmende.core import Message, Refusal, Step
from windfall.facts import events
from windfall.rules.components import (
    APPLES_OF_CIDER,
    APPLES_OF_TREE,
    LADDER,
    MEADOW,
    MOST_PICKED,
    MOST_PRESSED,
    MOST_TREES,
    NURSERY,
    PRESS,
    PRESSED,
    RAIN,
    REST,
    SPACE_NAMES,
    SPACES,
    STORM,
    TREE_COST,
    WEEKS,
    WORKERS,
)
from windfall.rules.scoring import winners
from windfall.rules.state import Table

WEEK, PLACING, PRESSING = range(3)


class Weeks(Step[Table]):
    """The weeks, one after the other: workers in turns, then the weather."""

    def resume(self, table: Table, seat: int) -> None:
        players = len(table.seats)
        if table.week and table.turn < WORKERS * players:
            table.seats[(table.first + table.turn) % players].push(PLACING)
            table.turn += 1
            return
        if table.week:
            turn_weather(table)
            table.first = (table.first + 1) % players
        if table.week == WEEKS:
            table.over = True
            if table.log is not None:
                table.log.append(events.GameEnded(winners=winners(table)))
            return
        table.week += 1
        table.turn = 0
        table.spaces = [-1] * SPACES
        if table.log is not None:
            table.log.append(events.WeekBegan(week=table.week))


def turn_weather(table: Table) -> None:
    """Turn up the next card, and do what it says to every orchard."""
    table.reveal()
    weather = table.weather[table.known]
    table.known += 1
    if table.log is not None:
        table.log.append(events.WeatherTurned(weather=weather))
    for i, mine in enumerate(table.seats):
        if weather == STORM:
            fallen = (mine.hanging + 1) // 2
            mine.hanging -= fallen
            table.windfall += fallen
            if fallen and table.log is not None:
                table.log.append(events.Fell(seat=i, count=fallen))
        else:
            bearing = (mine.trees + 1) // 2 if weather == RAIN else mine.trees
            ripe = min(bearing, APPLES_OF_TREE * mine.trees - mine.hanging)
            mine.hanging += ripe
            if ripe and table.log is not None:
                table.log.append(events.Ripened(seat=i, count=ripe))


class Placing(Step[Table]):
    """A worker goes to a place that is free and of use, or rests."""

    def moves(self, table: Table, seat: int) -> list[int]:
        return [space for space in range(SPACES) if obstacle(table, seat, space) is None] + [REST]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        if move == REST:
            if table.log is not None:
                table.log.append(events.Rested(seat=seat))
            return
        table.spaces[move] = seat
        if table.log is not None:
            table.log.append(events.WorkerPlaced(seat=seat, where=SPACE_NAMES[move]))
        if move == NURSERY:
            mine.apples -= TREE_COST
            mine.trees += 1
        elif move == LADDER:
            picked = min(MOST_PICKED, mine.hanging)
            mine.hanging -= picked
            gather(table, seat, picked, move)
        elif move == MEADOW:
            found = table.windfall
            table.windfall = 0
            gather(table, seat, found, move)
        else:
            mine.push(PRESSING)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("windfall-asks-worker", {"week": table.week})

    def refusals(self, table: Table, seat: int) -> list[Refusal]:
        reasons = [(space, obstacle(table, seat, space)) for space in range(SPACES)]
        return [Refusal(f"space:{SPACE_NAMES[space]}", reason) for space, reason in reasons if reason is not None]

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        reason = obstacle(table, seat, move) if move < SPACES else None
        return reason or super().why_not(table, seat, move)


def gather(table: Table, seat: int, count: int, space: int) -> None:
    """Carry apples into the cellar."""
    table.seats[seat].apples += count
    if table.log is not None:
        table.log.append(events.Gathered(seat=seat, count=count, source=f"space:{SPACE_NAMES[space]}"))


def obstacle(table: Table, seat: int, space: int) -> Message | None:
    """Why a worker can't go to a place; None if it can."""
    mine = table.seats[seat]
    if table.spaces[space] >= 0:
        return Message("windfall-taken")
    if space == NURSERY and mine.trees == MOST_TREES:
        return Message("windfall-no-room", {"count": MOST_TREES})
    needed = {NURSERY: TREE_COST, PRESS: APPLES_OF_CIDER}.get(space, 0)
    if mine.apples < needed:
        return Message("windfall-needs", {"needed": needed, "apples": mine.apples})
    if space == LADDER and not mine.hanging:
        return Message("windfall-nothing-hangs")
    if space == MEADOW and not table.windfall:
        return Message("windfall-nothing-lies")
    return None


class Pressing(Step[Table]):
    """Who is at the press says how many bottles it shall be."""

    def moves(self, table: Table, seat: int) -> list[int]:
        most = min(MOST_PRESSED, table.seats[seat].apples // APPLES_OF_CIDER)
        return [PRESSED + more for more in range(most)]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        bottles = move - PRESSED + 1
        mine.apples -= bottles * APPLES_OF_CIDER
        mine.cider += bottles
        if table.log is not None:
            table.log.append(events.Pressed(seat=seat, count=bottles))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("windfall-asks-bottles")

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        needed = (move - PRESSED + 1) * APPLES_OF_CIDER
        return Message("windfall-needs", {"needed": needed, "apples": table.seats[seat].apples})


STEPS: list[Step[Table]] = [Weeks(), Placing(), Pressing()]
"""All steps, each at its index."""
