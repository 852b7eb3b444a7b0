"""Messages: an id and arguments, translated where they are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allmende.core.plain import Plain


class Message(Plain, frozen=True, omit_defaults=True):
    """A sentence or phrase in no language yet: a Fluent message id and its arguments.

    `allmende.words.Speaker` and the client put it into words. An argument is a number (whole or with a half), a plain
    string (a name, or an id that a selector of the message reads), another message, or a list of these, which is spoken
    as an enumeration.

    >>> Message("good-hops", {"count": 2})
    Message(id='good-hops', args={'count': 2})
    """

    id: str
    args: Mapping[str, float | str | Message | Sequence[float | str | Message]] = {}


Part = float | str | Message
Argument = Part | Sequence[Part]


def player(seat: int) -> Message:
    """The name of the player at a seat; speakers fill it in from the names that they are given."""
    return Message(f"player-{seat}")
