"""The course of play: the weeks, and what a player decides in them."""

from __future__ import annotations

from allmende.core import Message, Refusal, Step
from windfall.components import (
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
from windfall.record import events
from windfall.rules.scoring import winners
from windfall.rules.state import State

WEEK, PLACING, PRESSING = range(3)


class Weeks(Step[State]):
    """The weeks, one after the other: workers in turns, then the weather."""

    def resume(self, state: State, seat: int) -> None:
        players = len(state.seats)
        if state.week and state.turn < WORKERS * players:
            state.seats[(state.first + state.turn) % players].push(PLACING)
            state.turn += 1
            return
        if state.week:
            turn_weather(state)
            state.first = (state.first + 1) % players
        if state.week == WEEKS:
            state.over = True
            if state.log is not None:
                state.log.append(events.GameEnded(winners=winners(state)))
            return
        state.week += 1
        state.turn = 0
        state.spaces = [-1] * SPACES
        if state.log is not None:
            state.log.append(events.WeekBegan(week=state.week))


def turn_weather(state: State) -> None:
    """Turn up the next card, and do what it says to every orchard."""
    state.reveal()
    weather = state.weather[state.known]
    state.known += 1
    if state.log is not None:
        state.log.append(events.WeatherTurned(weather=weather))
    for i, mine in enumerate(state.seats):
        if weather == STORM:
            fallen = (mine.hanging + 1) // 2
            mine.hanging -= fallen
            state.windfall += fallen
            if fallen and state.log is not None:
                state.log.append(events.Fell(seat=i, count=fallen))
        else:
            bearing = (mine.trees + 1) // 2 if weather == RAIN else mine.trees
            ripe = min(bearing, APPLES_OF_TREE * mine.trees - mine.hanging)
            mine.hanging += ripe
            if ripe and state.log is not None:
                state.log.append(events.Ripened(seat=i, count=ripe))


class Placing(Step[State]):
    """A worker goes to a place that is free and of use, or rests."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [space for space in range(SPACES) if obstacle(state, seat, space) is None] + [REST]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        if move == REST:
            if state.log is not None:
                state.log.append(events.Rested(seat=seat))
            return
        state.spaces[move] = seat
        if state.log is not None:
            state.log.append(events.WorkerPlaced(seat=seat, where=SPACE_NAMES[move]))
        if move == NURSERY:
            mine.apples -= TREE_COST
            mine.trees += 1
        elif move == LADDER:
            picked = min(MOST_PICKED, mine.hanging)
            mine.hanging -= picked
            gather(state, seat, picked, move)
        elif move == MEADOW:
            found = state.windfall
            state.windfall = 0
            gather(state, seat, found, move)
        else:
            mine.push(PRESSING)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("windfall-asks-worker", {"week": state.week})

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        reasons = [(space, obstacle(state, seat, space)) for space in range(SPACES)]
        return [Refusal(f"space:{SPACE_NAMES[space]}", reason) for space, reason in reasons if reason is not None]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        reason = obstacle(state, seat, move) if move < SPACES else None
        return reason or super().why_not(state, seat, move)


def gather(state: State, seat: int, count: int, space: int) -> None:
    """Carry apples into the cellar."""
    state.seats[seat].apples += count
    if state.log is not None:
        state.log.append(events.Gathered(seat=seat, count=count, source=f"space:{SPACE_NAMES[space]}"))


def obstacle(state: State, seat: int, space: int) -> Message | None:
    """Why a worker can't go to a place; None if it can."""
    mine = state.seats[seat]
    if state.spaces[space] >= 0:
        return Message("windfall-taken")
    if space == NURSERY and mine.trees == MOST_TREES:
        return Message("windfall-no-room", {"count": MOST_TREES})
    needed = {NURSERY: TREE_COST, PRESS: APPLES_OF_CIDER}.get(space, 0)
    if mine.apples < needed:
        return Message("windfall-needs", {"needed": needed, "apples": mine.apples})
    if space == LADDER and not mine.hanging:
        return Message("windfall-nothing-hangs")
    if space == MEADOW and not state.windfall:
        return Message("windfall-nothing-lies")
    return None


class Pressing(Step[State]):
    """Who is at the press says how many bottles it shall be."""

    def moves(self, state: State, seat: int) -> list[int]:
        most = min(MOST_PRESSED, state.seats[seat].apples // APPLES_OF_CIDER)
        return [PRESSED + more for more in range(most)]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        bottles = move - PRESSED + 1
        mine.apples -= bottles * APPLES_OF_CIDER
        mine.cider += bottles
        if state.log is not None:
            state.log.append(events.Pressed(seat=seat, count=bottles))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("windfall-asks-bottles")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        needed = (move - PRESSED + 1) * APPLES_OF_CIDER
        return Message("windfall-needs", {"needed": needed, "apples": state.seats[seat].apples})


STEPS: list[Step[State]] = [Weeks(), Placing(), Pressing()]
"""All steps, each at its index."""
