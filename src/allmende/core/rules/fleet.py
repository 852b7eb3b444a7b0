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

    With `rests` it is followed by the next only in the next step, which plays nothing there, or by `reset`. With a
    `limit` a game ends, too, once a seat has made that number of moves; 0 is no limit.

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
        rests: bool,
        limit: int,
    ) -> None:
        self.count = count
        self.moves = moves
        self.encode = encode
        self.begin = begin
        self.finish = finish
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rests = rests
        self.limit = limit
        self.resting = [False] * count
        self.made: list[list[int]] = [[] for _ in range(count)]
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
            self.resting[place] = False
            self.count_anew(place)
            self.look(place)
        self.show()

    def wrong(self, actions: list[int]) -> int:
        """The first place whose action is illegal or missing; -1 if there is none."""
        if len(actions) != self.count:
            return min(len(actions), self.count)
        for place in range(self.count):
            action = actions[place]
            if self.resting[place]:
                continue
            if not 0 <= action < self.moves or not self.legal[place * self.moves + action]:
                return place
        return -1

    def step(self, actions: list[int]) -> None:
        """Play a legal action in every place, by the deciding seat there."""
        for place in range(self.count):
            state = self.states[place]
            if self.resting[place]:
                self.resting[place] = False
            else:
                state.play(self.deciding[place], actions[place])
                if not (state.over or self.reaches_limit(place)):
                    self.look(place)
                    continue
                self.finish(place, state)
                if self.rests:
                    self.rest(place)
                    continue
            self.states[place] = self.begin(place)
            self.count_anew(place)
            self.look(place)
        self.show()

    def count_anew(self, place: int) -> None:
        """Count the moves of a game from its beginning, if they are limited."""
        if self.limit:
            self.made[place] = [0] * len(self.states[place].seats)

    def reaches_limit(self, place: int) -> bool:
        """Count a move of the deciding seat; True if it has made as many as there may be."""
        if not self.limit:
            return False
        made = self.made[place]
        made[self.deciding[place]] += 1
        return made[self.deciding[place]] >= self.limit

    def rest(self, place: int) -> None:
        """Leave a place at the end of its game: the observation of the seat that decided last, and no legal move."""
        self.resting[place] = True
        self.rows[place] = self.encode(self.states[place], self.deciding[place])
        for move in self.shown[place]:
            self.legal[place * self.moves + move] = 0
        self.shown[place] = []

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
