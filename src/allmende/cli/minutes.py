"""The minutes of a game in the terminal: its events, and how far each viewer has been told of them."""

from __future__ import annotations

from collections.abc import Collection

from allmende.core.event import Event
from allmende.core.view import ONLOOKER


class Minutes:
    """The events of a game move by move, each told as its viewer may see it.

    `opening` has the events before the first move, which are told to everybody at once. `before` is the number of moves
    with which the game came; they are not in the minutes.
    """

    def __init__(self, opening: list[Event], players: int, before: int = 0) -> None:
        self._before = before
        self._moves = [opening]
        self._movers: list[int] = []
        self._told = dict.fromkeys(range(ONLOOKER, players), 1)

    def add(self, seat: int, events: list[Event]) -> None:
        """Add the events of a seat's move."""
        self._moves.append(events)
        self._movers.append(seat)

    def news(self, eyes: int) -> list[Event]:
        """The events that the viewer `eyes`, a seat or an onlooker (-1), was not told yet; now they count as told."""
        news = [event.as_seen_by(eyes) for events in self._moves[self._told[eyes] :] for event in events]
        self._told[eyes] = len(self._moves)
        return news

    def cut(self, point: int, over: Collection[int]) -> None:
        """Delete the move that was taken back at the index `point`, and later moves of the seats `over`."""
        later = max(0, point + 1 - self._before)
        kept = max(0, later - 1)
        self._before = min(self._before, point)
        stay = [number for number in range(later, len(self._movers)) if self._movers[number] not in over]
        self._moves = self._moves[: kept + 1] + [self._moves[number + 1] for number in stay]
        self._movers = self._movers[:kept] + [self._movers[number] for number in stay]
        for eyes, told in self._told.items():
            self._told[eyes] = min(told, len(self._moves))
