"""A batch of games for vectorized environments: one call plays a move in each, and writes observations.

This module is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter

from allmende.core.rules.state import State


class Fleet:
    """A number of games of one title, side by side, each at a decision. One that ends is followed by the next at once.

    Three memoryviews of bytes are written, game after game: `observations`, that of the deciding seat as `encode` gives
    it; `masks`, a byte for each move of the vocabulary, 1 if it is legal; `seats`, a byte, the deciding seat.
    `begin(place)` starts a game in a place, and `finish(place, state)` is told of one that has ended, before that.
    """

    def __init__(
        self,
        count: int,
        moves: int,
        encode: Callable[[Any, int], bytes],
        begin: Callable[[int], State[Any]],
        finish: Callable[[int, State[Any]], None],
        observations: Any,
        masks: Any,
        seats: Any,
    ) -> None:
        self.count = count
        self.moves = moves
        self.encode = encode
        self.begin = begin
        self.finish = finish
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.deciding = [0] * count
        self.states: list[State[Any]] = []
        self.rows = [b""] * count
        self.shown: list[list[int]] = [[] for _ in range(count)]
        self.legal = BytesWriter()
        self.legal.write(bytes(count * moves))

    def reset(self, places: list[int]) -> None:
        """Begin a game in these places; in the first call begin one everywhere."""
        if not self.states:
            self.states = [self.begin(place) for place in range(self.count)]
        else:
            for place in places:
                self.states[place] = self.begin(place)
        for place in places:
            self.look(place)
        self.show()

    def wrong(self, actions: list[int]) -> int:
        """The first place whose action is illegal or missing; -1 if there is none."""
        if len(actions) != self.count:
            return min(len(actions), self.count)
        for place in range(self.count):
            action = actions[place]
            if not 0 <= action < self.moves or not self.legal[place * self.moves + action]:
                return place
        return -1

    def step(self, actions: list[int]) -> None:
        """Play a legal action in every place, by the deciding seat there."""
        for place in range(self.count):
            state = self.states[place]
            state.play(self.deciding[place], actions[place])
            if state.over:
                self.finish(place, state)
                self.states[place] = self.begin(place)
            self.look(place)
        self.show()

    def look(self, place: int) -> None:
        """Take up the deciding seat, the observation and the legal moves of a place."""
        state = self.states[place]
        seats = state.seats
        seat = 0
        while not seats[seat].moves:
            seat += 1
        self.deciding[place] = seat
        self.rows[place] = self.encode(state, seat)
        legal = self.legal
        first = place * self.moves
        for move in self.shown[place]:
            legal[first + move] = 0
        moves = seats[seat].moves
        self.shown[place] = moves
        for move in moves:
            legal[first + move] = 1

    def show(self) -> None:
        """Write the three memoryviews, in one assignment each: every access to a memoryview costs time."""
        self.observations[:] = b"".join(self.rows)
        self.masks[:] = self.legal.getvalue()
        self.seats[:] = bytes(self.deciding)
