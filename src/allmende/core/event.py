"""What happened, as typed facts. One stream drives the log, the animation, the replay, the statistics."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType

from allmende.core.message import Argument, Message, Part, player
from allmende.core.plain import Plain

T = TypeVar("T")

NOBODY: Final = "none"
"""What is said instead of a name where there is none: a word that a selector can ask for."""

Saying = Callable[[Any, "Event"], Part]
"""What a field of an event says, by its value and the event: it stands in the type of the field."""


class Named(NamedTuple):
    """The saying of a field that names something: `hops` of the kind `resource` is said by `resource-hops`.

    What is `counted` is as many as the `count` of the event says, or one.
    """

    kind: str
    counted: bool = False

    def __call__(self, name: str, event: Event) -> Part:
        if not name:
            return NOBODY
        return Message(f"{self.kind}-{name}", {"count": getattr(event, "count", 1)} if self.counted else {})


def _named_player(seat: int, event: Event) -> Part:
    return player(seat) if seat >= 0 else NOBODY


def _yes_or_no(value: bool, event: Event) -> Part:
    return "yes" if value else "no"


def _itself(value: float | str, event: Event) -> Part:
    return value


def _nothing(value: object, event: Event) -> Part:
    raise AssertionError("nobody is told of this field")


AtSeat = Annotated[int, _named_player]
"""Another seat that has to do with an event, or -1: nobody's."""
Unsaid = Annotated[T, _nothing]
"""What the message of an event does not mention."""
Target = Unsaid[str]
"""A place on the screen, for the eye alone."""


class Event(Plain, frozen=True, tag_field="type", kw_only=True):
    """Something that happened to a seat, or to the table when `seat` is -1.

    Each title defines its own events as subclasses with a tag. They are told by the Fluent message `event-TAG`: the
    seat is its argument `player`, and the other arguments are the fields, each as its type says it.
    """

    seat: int = -1
    message: Message | UnsetType = UNSET
    """What is said of it, where it is sent to somebody (`told_to`)."""

    def as_seen_by(self, seat: int) -> Event:
        """What this seat may hear of it (-1 is an onlooker); titles override it where an event tells secrets."""
        return self

    def told_to(self, seat: int) -> Event:
        """What this seat may hear of it, and the message that says so."""
        heard = self.as_seen_by(seat)
        return msgspec.structs.replace(heard, message=heard.said())

    def said(self) -> Message:
        """What is said of it to whoever may hear all of it."""
        arguments: dict[str, Argument] = {"player": player(self.seat)} if self.seat >= 0 else {}
        for field, saying, several in _sayings(type(self)):
            value = getattr(self, field)
            arguments[field] = [saying(each, self) for each in value] if several else saying(value, self)
        return Message(f"event-{self.__struct_config__.tag}", arguments)


@cache
def _sayings(kind: type[Event]) -> list[tuple[str, Saying, bool]]:
    """The fields that are told of such events, what each says, and whether it is a list of what says so."""
    found: list[tuple[str, Saying, bool]] = []
    for field in msgspec.structs.fields(kind):
        several = get_origin(field.type) is list
        said = get_args(field.type)[0] if several else field.type
        saying: Saying = _itself
        if get_origin(said) is Annotated:
            saying = said.__metadata__[0]
        elif said is bool:
            saying = _yes_or_no
        if saying is not _nothing and field.name not in Event.__struct_fields__:
            found.append((field.name, saying, several))
    return found


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a title defines in this module."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in found if not kind.__subclasses__())
