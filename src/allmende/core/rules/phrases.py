"""Phrases that the messages of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from allmende.core.message import Message

PartT = TypeVar("PartT", bound=int | str | Message)


def amount(resource: str, count: int) -> Message:
    """So many of a resource."""
    return Message("amount", {"count": count, "resource": Message(f"resource-{resource}", {"count": count})})


def needs(resource: str, count: int, have: int) -> Message:
    """Why something can't be done for lack of a resource."""
    return Message("reason-needs", {"needed": amount(resource, count), "have": have})


def one_of(parts: Sequence[PartT]) -> PartT | Message:
    """Things of which one is meant: "a, b or c"."""
    return enumerated(parts, "or-two", "or-many")


def one_clause_of(parts: Sequence[PartT]) -> PartT | Message:
    """Long things of which one is meant: "a, b, or c"."""
    return enumerated(parts, "else-two", "else-many")


def respectively(parts: Sequence[PartT]) -> PartT | Message:
    """Things that go one by one with others that are listed in the same sentence: "a, b or c, respectively"."""
    return enumerated(parts, "respectively-two", "respectively-many")


def enumerated(parts: Sequence[PartT], two: str, many: str) -> PartT | Message:
    """One thing alone, or several: the last two by one message, each before them by another."""
    if len(parts) == 1:
        return parts[0]
    phrase = Message(two, {"first": parts[-2], "second": parts[-1]})
    for part in reversed(parts[:-2]):
        phrase = Message(many, {"first": part, "rest": phrase})
    return phrase
