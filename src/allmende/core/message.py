"""Something to say, before it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allmende.core.plain import Plain


class Message(Plain, frozen=True, omit_defaults=True):
    """A Fluent message id and its arguments; `allmende.words` and the client put it into words.

    An argument is a number (whole or with a half), a plain string (a name, or an id that a selector of the message
    reads), another message, or a list of these, which is spoken as an enumeration.

    >>> Message("good-hops", {"count": 2})
    Message(id='good-hops', args={'count': 2})
    """

    id: str
    args: Mapping[str, float | str | Message | Sequence[float | str | Message]] = {}


Part = float | str | Message
Argument = Part | Sequence[Part]


def player(seat: int) -> Message:
    """The name of whoever sits there, which those know who speak at a table."""
    return Message(f"player-{seat}")
