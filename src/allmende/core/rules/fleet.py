"""Many games side by side, for learners: one call plays a move in each, and writes down what is to be seen afterwards.

This module is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from allmende.core.rules.position import Position


class Fleet:
    """Positions of one title, in which a seat decides. A game that ends makes room for the next one at once.

    What the deciding seat sees is written into `observations`, `features` bytes a game; into `masks`, one byte a move
    of the vocabulary and game, 1 for each legal one; into `seats`, a byte a game, who decides. All three are
    memoryviews of bytes. `begin` starts the next game in a place, `finish` hears of one that has ended before that.
    """

    def __init__(
        self,
        count: int,
        features: int,
        moves: int,
        encode: Callable[[Any, int], bytes],
        begin: Callable[[int], Position[Any]],
        finish: Callable[[int, Position[Any]], None],
        observations: Any,
        masks: Any,
        seats: Any,
    ) -> None:
        self.count = count
        self.features = features
        self.moves = moves
        self.encode = encode
        self.begin = begin
        self.finish = finish
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.nothing = bytes(moves)
        self.deciding = [0] * count
        self.positions: list[Position[Any]] = []

    def reset(self) -> None:
        """Begin a game in every place."""
        self.positions = [self.begin(place) for place in range(self.count)]
        for place in range(self.count):
            self.show(place)

    def wrong(self, actions: list[int]) -> int:
        """The first place whose action is not legal, or that has none; -1 if all are."""
        if len(actions) != self.count:
            return min(len(actions), self.count)
        for place in range(self.count):
            if actions[place] not in self.positions[place].seats[self.deciding[place]].moves:
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
            self.show(place)

    def show(self, place: int) -> None:
        """Write down what is to be seen in a place."""
        position = self.positions[place]
        seats = position.seats
        seat = 0
        while not seats[seat].moves:
            seat += 1
        self.deciding[place] = seat
        self.seats[place] = seat
        start = place * self.features
        self.observations[start : start + self.features] = self.encode(position, seat)
        base = place * self.moves
        masks = self.masks
        masks[base : base + self.moves] = self.nothing
        for move in seats[seat].moves:
            masks[base + move] = 1
