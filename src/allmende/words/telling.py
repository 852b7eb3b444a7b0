"""The one rule by which an event becomes the arguments of its message. Every speaker keeps it.

An event with the tag TAG is told by the message `event-TAG`. Its arguments are its fields, except that:

- `resource`, `good` and `animal` become the message `resource-NAME` with the event's `count` (1 if it has none),
- `deck` becomes `deck-NAME` with the event's `count`,
- `space`, each of `spaces`, and `to` beside a `space`, becomes `space-NAME`; numbers stay numbers,
- `action` becomes `action-NAME`,
- `craft`, `building` and `improvement` become `the-craft-NAME`, `the-building-NAME` and `the-improvement-NAME`,
- `tile`, and `to` beside a `tile`, becomes `a-tile-NAME`,
- `piece` and `vehicle`, and `to` beside a `piece`, becomes `a-piece-NAME`,
- `tool` becomes `tool-NAME`,
- `card`, and each of `cards`, becomes `card-NAME`, unless it is a number,
- `place`, and `to` beside a `place`, becomes `card-NAME` if it is the name of a card: farmyard spaces are capitals,
- `to` beside a `card` is a seat: it becomes its name, or the word `none`,
- `destination`, and each of `destinations`, becomes `destination-NAME`,
- an empty one of these names becomes the word `none`, which a selector can ask for,
- `seat` becomes `player`, the name of the seat, and is left out where nobody is meant (-1),
- each of `winners` becomes the name of the seat,
- what is true becomes the word `yes`, what is not `no`.

Besides, `players` is how many play. A list is spoken as an enumeration by `list-two` and `list-many`, and its
length is the argument `LIST-count`; that holds for the lists in any message.

What comes from a card with a name (its `source` is `card:NAME`) is told by `event-by-card`: by `card-NAME`, and by the
`event` itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from allmende.core import Event, Message

Part = float | str | Message
Argument = Part | Sequence[Part]

_KINDS: Final = {
    "space": "space",
    "action": "action",
    "craft": "the-craft",
    "building": "the-building",
    "improvement": "the-improvement",
    "tile": "a-tile",
    "piece": "a-piece",
    "vehicle": "a-piece",
    "tool": "tool",
    "destination": "destination",
}
_WITH_TO: Final = ("tile", "piece", "space")


def event_id(event: Event) -> str:
    """The id of the message that tells this event."""
    return f"event-{type(event).__struct_config__.tag}"


def event_card(event: Event) -> str:
    """The name of the card that an event comes from, "" if it comes from elsewhere or the card has but a number."""
    kind, _, name = str(getattr(event, "source", "")).partition(":")
    return name if kind == "card" and not name.isdecimal() else ""


def event_arguments(event: Event, names: Sequence[str]) -> dict[str, Argument]:
    """The arguments of the message that tells this event among players of these names."""
    fields = msgspec.structs.asdict(event)
    arguments: dict[str, Argument] = {"players": len(names)}
    for field, value in fields.items():
        match field:
            case "seat":
                if value >= 0:
                    arguments["player"] = names[value]
            case "resource" | "good" | "animal":
                arguments[field] = _named("resource", value, {"count": fields.get("count", 1)})
            case "deck":
                arguments[field] = _named("deck", value, {"count": fields.get("count", 1)})
            case "to" if beside := next((kind for kind in _WITH_TO if kind in fields), ""):
                arguments[field] = _named(_KINDS[beside], value)
            case _ if field in _KINDS and isinstance(value, str):
                arguments[field] = _named(_KINDS[field], value)
            case "spaces" | "destinations":
                arguments[field] = [_named(field[:-1], name) for name in value]
            case "card" if not value.isdecimal():
                arguments[field] = _named("card", value)
            case "cards":
                arguments[field] = [name if name.isdecimal() else _named("card", name) for name in value]
            case "to" if "card" in fields:
                arguments[field] = names[value] if value >= 0 else "none"
            case "place" | "to" if "place" in fields and isinstance(value, str) and value[:1].islower():
                arguments[field] = _named("card", value)
            case "winners":
                arguments[field] = [names[seat] for seat in value]
            case _:
                arguments[field] = ("yes" if value else "no") if isinstance(value, bool) else value
    return arguments


def _named(kind: str, name: str, arguments: dict[str, float | str | Message | list[Message]] | None = None) -> Part:
    return Message(f"{kind}-{name}", arguments or {}) if name else "none"
