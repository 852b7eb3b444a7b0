"""Cards in play hear of what happens: moments are announced to the seats whose cards heed them."""

from __future__ import annotations

from typing import Any

from allmende.agricola.rules.amendments import PAUSED_FOR_FOOD
from allmende.agricola.rules.farm.farms import Farms
from allmende.agricola.rules.moments import MOMENT_BITS, OTHERS, SEAT_BITS, announced
from allmende.agricola.rules.phases import REACTING, UNREAD
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.setup import Setup
from allmende.core.rules.position import FRAME, Anytime, Step


class Announcements(Farms):
    """The part of a position that lets cards in play have their say. `turn` and `phase` are the table's."""

    __slots__ = ("setup", "turn")

    def __init__(self, seats: list[Player], anytime: Anytime[Any] | None, phase: int, setup: Setup, turn: int) -> None:
        super().__init__(seats, anytime, phase)
        self.setup = setup
        self.turn = turn

    def happen(self, seat: int, moment: int, detail: int = 0) -> None:
        """Let the cards in play have their say, since a seat has done something; `detail` tells more about it.

        Other seats have theirs at once; if one of them has to decide, this one waits.
        """
        self.tell_own(seat, moment, detail)
        if self.setup.cards and len(self.seats) > 1:
            self.tell_others(seat, moment + OTHERS, detail)

    def begin_moment(self, moment: int, detail: int = 0) -> bool:
        """Let the cards of all seats have their say, at the same time; whether any cards speak of this moment."""
        found = False
        for seat in range(len(self.seats)):
            if self.seats[seat].moments >> moment & 1:
                self.seats[seat].push(REACTING, announced(moment, seat, detail), UNREAD)
                found = True
        return found

    def could_help(self, seat: int, step: Step[Any]) -> bool:
        """Whether a step has more for a seat after something that it may do at any time: since an amendment."""
        anytime = self.anytime
        return anytime is not None and self.amended(PAUSED_FOR_FOOD) and anytime.would_help(self, seat, step)

    def come_to(self, moment: int, turn: int, detail: int = 0) -> bool:
        """Begin a moment of the phase if it has not come to it yet; whether it has to wait for cards now.

        `turn` is how far the phase has come then: the first moment of a phase has 1, the next one 2.
        """
        if not self.setup.cards or self.turn >= turn:
            return False
        self.turn = turn
        return self.begin_moment(moment, detail)

    def tell_own(self, seat: int, moment: int, detail: int) -> None:
        """Let the cards of a seat have their say about what it has done, and nobody else's."""
        if self.seats[seat].moments >> moment & 1:
            self.seats[seat].push(REACTING, announced(moment, seat, detail), UNREAD)

    def tell_more(self, seat: int, moment: int, detail: int) -> None:
        """Add to what cards of a seat will be told about a moment that is still to come."""
        stack = self.seats[seat].stack
        for i in range(0, len(stack), FRAME):
            if stack[i] == REACTING and stack[i + 1] & (1 << MOMENT_BITS) - 1 == moment and stack[i + 2] == UNREAD:
                stack[i + 1] += detail << MOMENT_BITS + SEAT_BITS

    def tell_others(self, seat: int, moment: int, detail: int) -> None:
        """Let the cards of all other seats have their say."""
        waits = False
        for i in range(len(self.seats)):
            if i != seat and has_say(self.seats[i], moment):
                self.own(i).push(REACTING, announced(moment, seat, detail), UNREAD)
                self.settle(i)
                waits = waits or len(self.seats[i].moves) > 0
        if waits:
            self.wait(seat)

    def tell_all(self, seat: int, moment: int) -> None:
        """Let the cards of all seats have their say about what this one has changed."""
        if self.setup.cards:
            self.tell_own(seat, moment, 0)
            self.tell_others(seat, moment, 0)

    def told(self, seat: int) -> int:
        """What else has been told of the moment to which the cards of a seat are reacting."""
        return self.announcement(seat) >> MOMENT_BITS + SEAT_BITS

    def doer(self, seat: int) -> int:
        """Whose doing the moment is to which the cards of a seat are reacting."""
        return self.announcement(seat) >> MOMENT_BITS & (1 << SEAT_BITS) - 1

    def announcement(self, seat: int) -> int:
        """The moment to which the cards of a seat are reacting, with all that has been told of it.

        What has come of that, to which they still have to react, lies above it.
        """
        stack = self.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if stack[i] == REACTING and stack[i + 2] != UNREAD:
                return stack[i + 1]
        raise AssertionError("no card is reacting to anything")


def has_say(mine: Player, moment: int) -> bool:
    """Whether cards in play have something to give or to offer at a moment, perhaps one that others have brought."""
    return bool((mine.watches >> moment - OTHERS if moment >= OTHERS else mine.moments >> moment) & 1)
