"""Structs of the API for a table in words, which the text mode for screen readers reads."""

from __future__ import annotations

import msgspec

from allmende.core.passages import Region
from allmende.core.plain import Plain


class SpokenLine(Plain, frozen=True, omit_defaults=True):
    """A line of a position in words. A space, card or building has a `key`, perhaps a `name`, and `about`."""

    says: str
    key: str = ""
    name: str = ""
    about: list[str] = msgspec.field(default_factory=list)


class SpokenPassage(Plain, frozen=True):
    """A part of a position in words, of this `region`, under its heading; it belongs to a `seat`, or to all (-1)."""

    region: Region
    seat: int
    heading: str
    lines: list[SpokenLine]


class SpokenPosition(Plain, frozen=True):
    """A position in words at a version, for the viewer `eyes`."""

    version: int
    eyes: int
    passages: list[SpokenPassage]
