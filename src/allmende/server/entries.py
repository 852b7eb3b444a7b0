"""What is laid down at a table, in order: the one thing that a store keeps. Nothing is ever rewritten."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core import Record
from allmende.server.messages import Kind


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat.

    `home` says how its people come to the table, and `key` is the digest of their key (empty at home `here`, where the
    maker's key counts). While `bot` names one, that bot decides.
    """

    name: str
    home: Literal["here", "link"]
    bot: str | None = None
    key: str = ""

    @property
    def kind(self) -> Kind:
        """Who decides for the seat now."""
        return "bot" if self.bot else self.home


class Entry(msgspec.Struct, frozen=True, tag_field="type"):
    """Something laid down at a table. Its version is its place: the first entry has version 0."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was set up: a record without moves, who sits there, and the digest of the maker's key."""

    record: Record
    seats: list[Seat]
    key: str


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back its last move, and with it the later ones of the bots at the seats `over`."""

    seat: int
    over: list[int]


class Reseated(Entry, frozen=True, tag="reseated"):
    """A seat has a new name, or a bot has taken it over or given it back."""

    seat: int
    name: str
    bot: str | None


AnyEntry = Opened | Moved | Undone | Reseated

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """The entry as one line of text."""
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    """The entry that was written as this text."""
    return _DECODER.decode(text)
