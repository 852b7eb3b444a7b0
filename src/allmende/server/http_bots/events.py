"""The event stream of a remote bot: invitations, seats, decisions, results."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Any

from allmende.bots import protocol
from allmende.server.lobby.messages import Offer
from allmende.server.tables.table import Table

BotEvent = dict[str, Any]


def number(table: Table, seat: int) -> int:
    """The id of the question that a seat is asked now; the answer has it, too."""
    return table.version * len(table.seats) + seat


def meant(table: Table, asked: int) -> tuple[int, int]:
    """The version and the seat of a question with the id `asked`."""
    return divmod(asked, len(table.seats))


class BotEvents:
    """The events of one stream of a bot; it remembers what it has sent already."""

    def __init__(self, bot: str, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds
        self._invited: set[str] = set()
        self._greeted: set[tuple[str, int]] = set()
        self._asked: dict[tuple[str, int], int] = {}
        """The version of the last question, by table and seat."""

    def invitations(self, offers: list[Offer]) -> Iterator[BotEvent]:
        """Events for the open tables to which the bot is invited, each once."""
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
        """The tables whose begin was sent, but not their end."""
        return {table for table, _ in self._greeted}

    def news(self, table: Table) -> Iterator[BotEvent]:
        """Events about a table that are due now."""
        for seat, sitting in enumerate(table.seats):
            at = table.name, seat
            if sitting.bot == self._bot and not table.game.is_over:
                if at not in self._greeted:
                    self._greeted.add(at)
                    yield self._of(table, _greeting(table, seat, self._seconds))
                if self._is_new(table, seat):
                    self._asked[at] = table.version
                    seed = SystemRandom().getrandbits(32)
                    question = protocol.decide(table.game.title, table.game.state, seat, self._seconds, seed)
                    yield self._of(table, {"id": number(table, seat), **question})
            elif at in self._greeted:
                self._greeted.discard(at)
                self._asked.pop(at, None)
                yield self._of(table, {"seat": seat, **_result(table)})

    def _is_new(self, table: Table, seat: int) -> bool:
        """True if a seat has a decision that it was not asked yet; moves of others may leave an old one as it was."""
        if seat not in table.thinking():
            return False
        before = self._asked.get((table.name, seat))
        if before is None or not table.is_same_decision(seat, before):
            return True
        _, _, undone = table.news(before)
        return undone

    def _of(self, table: Table, said: BotEvent) -> BotEvent:
        return {"game": table.name, **said}


def _greeting(table: Table, seat: int, seconds: float) -> BotEvent:
    """The first message about a game in which a bot has a seat."""
    game = table.game
    return protocol.hello(game.title, game.rules, game.players, game.options, seat, seconds)


def _result(table: Table) -> BotEvent:
    """The last message: the scores, or none if the game goes on without the bot."""
    game = table.game
    return protocol.end(game.scores, game.winners) if game.is_over else protocol.end([], [])
