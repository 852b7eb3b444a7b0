"""The diff between two views: the parts that differ, each with its path."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from allmende.core.plain import Plain


class Change(Plain, frozen=True):
    """A changed part of a view: its path `at`, by names of fields and places in lists, and the new value `to`."""

    at: list[str | int]
    to: Any


_MISSING: Final = object()


def changes(before: Any, after: Any) -> list[Change]:
    """The smallest changes that make one view of another.

    A list that has grown or shrunk is sent as a whole, and so is a part that was null or is now. What a mapping has
    more at its end is sent alone.

    >>> changes({"goods": {"rye": 1, "hops": 2}, "hand": [1]}, {"goods": {"rye": 1, "hops": 3}, "hand": []})
    [Change(at=['goods', 'hops'], to=3), Change(at=['hand'], to=[])]
    """
    found: list[Change] = []
    if before != after:
        _note(before, after, [], found)
    return found


def _note(before: Any, after: Any, at: list[str | int], found: list[Change]) -> None:
    """Add the changes between two unequal values to `found`."""
    parts = _parts(before, after)
    if parts is None:
        found.append(Change(at, after))
        return
    for name, one, other in parts:
        if one != other:
            _note(one, other, [*at, name], found)


def _parts(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """The corresponding parts of two values of equal shape, by field, key or index; None if their shapes differ."""
    if type(before) is not type(after):
        return None
    if isinstance(after, msgspec.Struct):
        return zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    if isinstance(after, dict) and list(before) == list(after)[: len(before)]:
        return ((name, before.get(name, _MISSING), value) for name, value in after.items())
    if isinstance(after, list) and len(before) == len(after):
        return zip(range(len(after)), before, after, strict=True)
    return None
