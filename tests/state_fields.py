"""A check of `copy()` for the classes of a state: every declared field arrives in the twin, in its own place."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import cache
from itertools import count
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

NOT_COPIED = {"cow_mask": 0, "log": None, "stills": None, "veiled": False}
"""What the copy of a state has whatever the original has: it has no listeners, and owns no seat."""


@cache
def fields_of(cls: type) -> tuple[str, ...]:
    """The fields that a class and its bases declare: annotated, in `__slots__`, or as attributes of a native class."""
    found: dict[str, None] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.partition(".")[0] not in ("builtins", "typing"):
            members = vars(base)
            found |= dict.fromkeys(members.get("__annotations__", {}))
            found |= dict.fromkeys(
                name
                for name, member in members.items()
                if isinstance(member, GetSetDescriptorType | MemberDescriptorType)
            )
    return tuple(name for name in found if not name.startswith("__"))


def check_copy(make: Callable[[], object], shared: Set[str] = frozenset()) -> None:
    """Give every field of what `make` returns a value of its own, and assert that a copy has each of them.

    Numbers and lists of numbers get new values; of other things `make` has to supply at least one for each list. No
    list may be the same one in both, except those in `shared`, which are replaced when they change. An object in a list
    is the same in both, or a copy with equal fields.
    """
    kinds = {name: type(getattr(make(), name)) for name in fields_of(type(make()))}
    assert kinds
    _check(make, shared, "")
    for name, kind in kinds.items():
        if kind is bool:  # one at a time, since there are only two values
            _check(make, shared, name)


def _check(make: Callable[[], object], shared: Set[str], turned: str) -> None:
    """Check it once, with one truth value `turned` into the other."""
    one: Any = make()
    fields = fields_of(type(one))
    assert set(getattr(one, "__dict__", {})) <= set(fields), "a field is not declared"
    numbers = count(101)
    for name in fields:
        value = getattr(one, name)
        if isinstance(value, bool):
            setattr(one, name, value != (name == turned))
        elif isinstance(value, int):
            setattr(one, name, next(numbers))
        elif isinstance(value, list) and all(isinstance(item, int) for item in value):
            setattr(one, name, [next(numbers), next(numbers)])
    before = {name: getattr(one, name) for name in fields}
    items = {name: value[:] for name, value in before.items() if isinstance(value, list)}
    twin = one.copy()
    assert type(twin) is type(one)
    assert twin is not one
    for name in fields:
        value = getattr(twin, name)
        if name in NOT_COPIED:
            assert value == NOT_COPIED[name], name
        elif name in items:
            assert len(value) == len(items[name]), name
            assert all(map(_alike, value, items[name])), name
            assert (value is before[name]) == (name in shared), name
        else:
            assert value is before[name] or value == before[name], name


def _alike(one: Any, other: Any) -> bool:
    """True if these are the same, or equal, or have equal fields."""
    if one is other or one == other:
        return True
    fields = fields_of(type(one))
    return type(one) is type(other) and bool(fields) and all(getattr(one, f) == getattr(other, f) for f in fields)
