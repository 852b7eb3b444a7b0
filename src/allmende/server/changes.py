"""What makes one view of another: the parts that are different, each by the way that leads to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

from allmende.core.plain import Plain


class Change(Plain, frozen=True):
    """Something in a view has become something else. `at` leads there, by names of fields and places in lists."""

    at: list[str | int]
    to: Any


def changes(before: Any, after: Any) -> list[Change]:
    """What changes from one view to another, as little as can be said.

    Lists that have grown or shrunk are told as wholes, and so is what was or is nothing.

    >>> changes({"goods": {"rye": 1, "hops": 2}, "hand": [1]}, {"goods": {"rye": 1, "hops": 3}, "hand": []})
    [Change(at=['goods', 'hops'], to=3), Change(at=['hand'], to=[])]
    """
    found: list[Change] = []
    if before != after:
        _note(before, after, [], found)
    return found


def _note(before: Any, after: Any, at: list[str | int], found: list[Change]) -> None:
    """Note where two different things differ."""
    parts = _parts(before, after)
    if parts is None:
        found.append(Change(at, after))
        return
    for name, one, other in parts:
        if one != other:
            _note(one, other, [*at, name], found)


def _parts(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """What corresponds in two things of the same build, by its names; None if they are built differently."""
    if type(before) is not type(after):
        return None
    if isinstance(after, msgspec.Struct):
        return zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    if isinstance(after, dict) and list(before) == list(after):
        return zip(after, before.values(), after.values(), strict=True)
    if isinstance(after, list) and len(before) == len(after):
        return zip(range(len(after)), before, after, strict=True)
    return None
