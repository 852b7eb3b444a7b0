"""What a bot hears on its stream: where it is invited and seated, what it has to decide, and how its games end."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Any

from allmende.server import gate
from allmende.server.people.messages import Offer
from allmende.server.table import Table

Said = dict[str, Any]


def number(table: Table, seat: int) -> int:
    """The number of what a seat is asked now, which its answer has, too."""
    return table.version * len(table.seats) + seat


def meant(table: Table, asked: int) -> tuple[int, int]:
    """The version and the seat of a question with this number."""
    return divmod(asked, len(table.seats))


class Telling:
    """What one stream of a bot has told already."""

    def __init__(self, bot: str, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds
        self._invited: set[str] = set()
        self._greeted: set[tuple[str, int]] = set()
        self._asked: dict[tuple[str, int], int] = {}
        """By table and seat, at which version it was asked last."""

    def invitations(self, offers: list[Offer]) -> Iterator[Said]:
        """The open tables to which it is invited, each once."""
        for offer in offers:
            if offer.offer not in self._invited and any(one.person == self._bot for one in offer.invited):
                self._invited.add(offer.offer)
                wanted = offer.wanted
                yield {
                    "type": "invited",
                    "offer": offer.offer,
                    "host": offer.host.name,
                    "title": wanted.title,
                    "players": wanted.seats,
                    "options": wanted.options,
                }

    @property
    def games(self) -> set[str]:
        """The tables of whose end it has not heard yet."""
        return {table for table, _ in self._greeted}

    def news(self, table: Table) -> Iterator[Said]:
        """What it has to hear of a table now."""
        for seat, sitting in enumerate(table.seats):
            at = table.name, seat
            if sitting.bot == self._bot and not table.game.is_over:
                if at not in self._greeted:
                    self._greeted.add(at)
                    yield self._of(table, gate.greeting(table, seat, self._seconds))
                if self._is_new(table, seat):
                    self._asked[at] = table.version
                    seed = SystemRandom().getrandbits(32)
                    question = gate.question(table, seat, self._seconds, seed)
                    yield self._of(table, {"id": number(table, seat), **question})
            elif at in self._greeted:
                self._greeted.discard(at)
                self._asked.pop(at, None)
                yield self._of(table, {"seat": seat, **gate.result(table)})

    def _is_new(self, table: Table, seat: int) -> bool:
        """Whether a seat has something to decide that it was not asked yet: others' moves may leave it as it was."""
        if seat not in table.thinking():
            return False
        before = self._asked.get((table.name, seat))
        if before is None or not table.is_same_decision(seat, before):
            return True
        _, _, undone = table.news(before)
        return undone

    def _of(self, table: Table, said: Said) -> Said:
        return {"game": table.name, **said}
