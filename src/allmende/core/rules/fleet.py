"""Many games side by side, for learners: one call plays a move in each, and writes down what is to be seen afterwards.

This module is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter

from allmende.core.rules.position import Position


class Fleet:
    """Positions of one title, in which a seat decides. A game that ends makes room for the next one at once.

    What the deciding seat sees is written into `observations`, game after game; into `masks`, one byte a move
    of the vocabulary and game, 1 for each legal one; into `seats`, a byte a game, who decides. All three are
    memoryviews of bytes. `begin` starts the next game in a place, `finish` hears of one that has ended before that.
    """

    def __init__(
        self,
        count: int,
        moves: int,
        encode: Callable[[Any, int], bytes],
        begin: Callable[[int], Position[Any]],
        finish: Callable[[int, Position[Any]], None],
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
        self.positions: list[Position[Any]] = []
        self.rows = [b""] * count
        self.shown: list[list[int]] = [[] for _ in range(count)]
        self.legal = BytesWriter()
        self.legal.write(bytes(count * moves))

    def reset(self, places: list[int]) -> None:
        """Begin a game in these places: at first in all of them."""
        if not self.positions:
            self.positions = [self.begin(place) for place in range(self.count)]
        else:
            for place in places:
                self.positions[place] = self.begin(place)
        for place in places:
            self.look(place)
        self.show()

    def wrong(self, actions: list[int]) -> int:
        """The first place whose action is not legal, or that has none; -1 if all are."""
        if len(actions) != self.count:
            return min(len(actions), self.count)
        for place in range(self.count):
            action = actions[place]
            if not 0 <= action < self.moves or not self.legal[place * self.moves + action]:
                return place
        return -1

    def step(self, actions: list[int]) -> None:
        """Play a legal action in every place; who decides there plays it."""
        for place in range(self.count):
            position = self.positions[place]
            position.play(self.deciding[place], actions[place])
            if position.over:
                self.finish(place, position)
                self.positions[place] = self.begin(place)
            self.look(place)
        self.show()

    def look(self, place: int) -> None:
        """See what is to be shown of a place."""
        position = self.positions[place]
        seats = position.seats
        seat = 0
        while not seats[seat].moves:
            seat += 1
        self.deciding[place] = seat
        self.rows[place] = self.encode(position, seat)
        legal = self.legal
        first = place * self.moves
        for move in self.shown[place]:
            legal[first + move] = 0
        moves = seats[seat].moves
        self.shown[place] = moves
        for move in moves:
            legal[first + move] = 1

    def show(self) -> None:
        """Write down what has been seen: at once for all places, since each look into somebody else's memory costs."""
        self.observations[:] = b"".join(self.rows)
        self.masks[:] = self.legal.getvalue()
        self.seats[:] = bytes(self.deciding)
