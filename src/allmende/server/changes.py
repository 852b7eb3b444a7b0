"""What makes one view of another: the parts that are different, each by the way that leads to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Change(msgspec.Struct, frozen=True):
    """Something in a view has become something else. `at` leads there, by names of fields and places in lists."""

    at: list[str | int]
    to: Any


def changes(before: Any, after: Any) -> list[Change]:
    """What changes from one view to another, as little as can be said.

    Lists that have grown or shrunk are told as wholes, and so is what was or is nothing.

    >>> changes({"goods": {"rye": 1, "hops": 2}, "hand": [1]}, {"goods": {"rye": 1, "hops": 3}, "hand": []})
    [Change(at=['goods', 'hops'], to=3), Change(at=['hand'], to=[])]
    """
    return list(_changes(before, after, []))


def _changes(before: Any, after: Any, at: list[str | int]) -> Iterator[Change]:
    if before == after:
        return
    parts: list[tuple[str | int, Any, Any]] | None = None
    if type(before) is type(after):
        if isinstance(after, msgspec.Struct):
            parts = [(name, getattr(before, name), getattr(after, name)) for name in after.__struct_fields__]
        elif isinstance(after, dict) and list(before) == list(after):
            parts = [(name, before[name], after[name]) for name in after]
        elif isinstance(after, list) and len(before) == len(after):
            parts = [(place, before[place], after[place]) for place in range(len(after))]
    if parts is None:
        yield Change(at, after)
        return
    for name, one, other in parts:
        yield from _changes(one, other, [*at, name])
