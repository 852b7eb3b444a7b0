"""Announcements: moments of the game are reported to the seats whose cards react to them."""

from __future__ import annotations

from typing import Any

from allmende.agricola.rules.amendments import PAUSED_FOR_FOOD
from allmende.agricola.rules.farm.farms import Farms
from allmende.agricola.rules.moments import MOMENT_BITS, OTHERS, SEAT_BITS, announced
from allmende.agricola.rules.phases import REACTING, UNREAD
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.setup import Setup
from allmende.core.rules.state import FRAME, Anytime, Step


class Announcements(Farms):
    """The part of a state that lets cards in play react to moments. `turn` and `phase` are `State`'s."""

    __slots__ = ("setup", "turn")

    def __init__(self, seats: list[Player], anytime: Anytime[Any] | None, phase: int, setup: Setup, turn: int) -> None:
        super().__init__(seats, anytime, phase)
        self.setup = setup
        self.turn = turn

    def happen(self, seat: int, moment: int, detail: int = 0) -> None:
        """Let cards in play react to something that a seat has done; `detail` tells more about it.

        Other seats react at once; if one of them has to decide, this one waits.
        """
        self.tell_own(seat, moment, detail)
        if self.setup.cards and len(self.seats) > 1:
            self.tell_others(seat, moment + OTHERS, detail)

    def begin_moment(self, moment: int, detail: int = 0) -> bool:
        """Let the cards of all seats react at the same time; True if any cards speak of this moment."""
        found = False
        for seat in range(len(self.seats)):
            if self.seats[seat].moments >> moment & 1:
                self.seats[seat].push(REACTING, announced(moment, seat, detail), UNREAD)
                found = True
        return found

    def could_help(self, seat: int, step: Step[Any]) -> bool:
        """True if an anytime move could make more moves of a step legal (since amendment `PAUSED_FOR_FOOD`)."""
        anytime = self.anytime
        return anytime is not None and self.amended(PAUSED_FOR_FOOD) and anytime.would_help(self, seat, step)

    def come_to(self, moment: int, turn: int, detail: int = 0) -> bool:
        """Begin a moment of the phase if the phase has not come to it yet; True if it has to wait for cards now.

        `turn` is how far the phase has come then: the first moment of a phase has 1, the next one 2.
        """
        if not self.setup.cards or self.turn >= turn:
            return False
        self.turn = turn
        return self.begin_moment(moment, detail)

    def tell_own(self, seat: int, moment: int, detail: int) -> None:
        """Let only the cards of a seat itself react to what it has done."""
        if self.seats[seat].moments >> moment & 1:
            self.seats[seat].push(REACTING, announced(moment, seat, detail), UNREAD)

    def tell_more(self, seat: int, moment: int, detail: int) -> None:
        """Add to the detail of a moment that cards of a seat have yet to read."""
        stack = self.seats[seat].stack
        for i in range(0, len(stack), FRAME):
            if stack[i] == REACTING and stack[i + 1] & (1 << MOMENT_BITS) - 1 == moment and stack[i + 2] == UNREAD:
                stack[i + 1] += detail << MOMENT_BITS + SEAT_BITS

    def tell_others(self, seat: int, moment: int, detail: int) -> None:
        """Let the cards of all other seats react."""
        waits = False
        for i in range(len(self.seats)):
            if i != seat and has_say(self.seats[i], moment):
                self.own(i).push(REACTING, announced(moment, seat, detail), UNREAD)
                self.settle(i)
                waits = waits or len(self.seats[i].moves) > 0
        if waits:
            self.wait(seat)

    def tell_all(self, seat: int, moment: int) -> None:
        """Let the cards of all seats react to something that this seat has changed."""
        if self.setup.cards:
            self.tell_own(seat, moment, 0)
            self.tell_others(seat, moment, 0)

    def told(self, seat: int) -> int:
        """The detail of the moment to which the cards of a seat are reacting."""
        return self.announcement(seat) >> MOMENT_BITS + SEAT_BITS

    def doer(self, seat: int) -> int:
        """The seat that brought about the moment to which the cards of a seat are reacting."""
        return self.announcement(seat) >> MOMENT_BITS & (1 << SEAT_BITS) - 1

    def announcement(self, seat: int) -> int:
        """The moment to which the cards of a seat are reacting, with its seat and detail, in one number (`announced`).

        Moments that came of that, to which cards still have to react, lie above it.
        """
        stack = self.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if stack[i] == REACTING and stack[i + 2] != UNREAD:
                return stack[i + 1]
        raise AssertionError("no card is reacting to anything")


def has_say(mine: Player, moment: int) -> bool:
    """True if cards in play give or offer something at a moment, perhaps at one that another seat brought about."""
    return bool((mine.watches >> moment - OTHERS if moment >= OTHERS else mine.moments >> moment) & 1)
