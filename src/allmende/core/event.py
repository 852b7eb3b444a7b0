"""Events: typed facts about what happened, which the log, animation, replay and statistics read."""

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
"""The word that stands for a missing name: a selector of the message can ask for it."""

Saying = Callable[[Any, "Event"], Part]
"""A function from a field's value and its event to what the message says of it; it stands in the field's type."""


class Named(NamedTuple):
    """The saying of a field that names something: `hops` of the kind `resource` is said by `resource-hops`.

    If it is `counted`, the message gets the event's `count`, or 1.
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
    raise AssertionError("the message of an event does not mention this field")


AtSeat = Annotated[int, _named_player]
"""Another seat that has to do with an event, or -1 for none."""
Unsaid = Annotated[T, _nothing]
"""A field that the message of an event does not mention."""
Target = Unsaid[str]
"""A place on the screen, for animation; the message does not mention it."""


class Event(Plain, frozen=True, tag_field="type", kw_only=True):
    """A fact about what happened to a seat, or to the whole table when `seat` is -1.

    Each title defines its own events as subclasses with a tag. The Fluent message `event-TAG` tells them: its argument
    `player` is the seat, and its other arguments are the fields, each as its type says it.

    Warning: an event may hold what some viewers must not know. Send `told_to(viewer)`, never the event itself.

    >>> import allmende
    >>> game = allmende.hallertau.new(players=2, seed=1)
    >>> game.play("place nursery")[0].said().id
    'event-workers-placed'
    """

    seat: int = -1
    message: Message | UnsetType = UNSET
    """The message that tells the event, in copies that are sent to a viewer (`told_to`)."""

    def as_seen_by(self, seat: int) -> Event:
        """The event as a viewer may hear of it; `seat` may be `ONLOOKER`. Events that tell secrets override it."""
        return self

    def told_to(self, seat: int) -> Event:
        """The event as a viewer may hear of it, with the message that tells it."""
        heard = self.as_seen_by(seat)
        return msgspec.structs.replace(heard, message=heard.said())

    def said(self) -> Message:
        """The message that tells all of the event."""
        arguments: dict[str, Argument] = {"player": player(self.seat)} if self.seat >= 0 else {}
        for field, saying, several in _sayings(type(self)):
            value = getattr(self, field)
            arguments[field] = [saying(each, self) for each in value] if several else saying(value, self)
        return Message(f"event-{self.__struct_config__.tag}", arguments)


@cache
def _sayings(kind: type[Event]) -> list[tuple[str, Saying, bool]]:
    """The fields of an event type that its message mentions: name, saying, and whether it is a list of such values."""
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
    """The event types that a title's module defines, or takes from `core.events`; what begins with "_" is none."""
    public = [kind for name, kind in vars(module).items() if not name.startswith("_")]
    return tuple(kind for kind in public if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event)
