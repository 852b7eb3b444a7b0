"""Something to say, before it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping

from allmende.core.plain import Plain


class Message(Plain, frozen=True, omit_defaults=True):
    """A Fluent message id and its arguments; `allmende.words` and the client put it into words.

    An argument is a number (whole or with a half), a plain string (a name, or an id that a selector of the message
    reads), another message, or a list of messages, which is spoken as an enumeration.

    >>> Message("good-hops", {"count": 2})
    Message(id='good-hops', args={'count': 2})
    """

    id: str
    args: Mapping[str, float | str | Message | list[Message]] = {}
