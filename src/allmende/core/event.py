"""What happened, as typed facts. One stream drives the log, the animation, the replay, the statistics."""

from __future__ import annotations

from types import ModuleType

from allmende.core.plain import Plain


class Event(Plain, frozen=True, tag_field="type", kw_only=True):
    """Something that happened to a seat, or to the table when `seat` is -1.

    Each title defines its own events as subclasses with a tag. The tag is also the id of the Fluent message
    that tells the event (`event-TAG`), and the fields are the arguments of that message.
    """

    seat: int = -1

    def as_seen_by(self, seat: int) -> Event:
        """What this seat may hear of it (-1 is an onlooker); titles override it where an event tells secrets."""
        return self


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a title defines in this module."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in found if kind is not Event)
