"""Structs of the API about friends, blocked people and complaints."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.server.http.messages import RequestBody
from allmende.server.people.messages import Person

Activity = Literal["table", "lately", "unknown"]
"""A friend's activity: at a table, or here within the last quarter of an hour, as far as I may know that."""
Grievance = Literal["insults", "leaving", "cheating", "name", "other"]
"""The reason for a complaint."""


class Whom(RequestBody, frozen=True):
    """Another person: by their id, by their public page, or by their seat at a table where I sit, or have sat."""

    person: str = ""
    page: str = ""
    table: str = ""
    seat: int = -1


class NewComplaint(RequestBody, frozen=True):
    """A complaint about a person's conduct, for the host of the server; `words` may be empty."""

    whom: Whom
    why: Grievance
    words: str = ""


class Friend(msgspec.Struct, frozen=True):
    """A friend, and their activity, which is known only if I am a friend of theirs, too."""

    person: Person
    activity: Activity


class MyPeople(msgspec.Struct, frozen=True):
    """My friends, and the people whom I have blocked, each by name."""

    friends: list[Friend]
    blocked: list[Person]


class Relation(msgspec.Struct, frozen=True):
    """My relation to the person who plays a seat, or has a page: a friend, blocked, or neither."""

    whom: Whom
    friend: bool
    blocked: bool


class Relations(msgspec.Struct, frozen=True):
    """My relations to the other players of a table, or to the owner of a page."""

    others: list[Relation]
