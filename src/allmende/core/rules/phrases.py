"""Phrases that messages of all titles share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from allmende.core.message import Message

PartT = TypeVar("PartT", bound=int | str | Message)


def amount(resource: str, count: int) -> Message:
    """An amount of a resource, such as "2 Wood"."""
    return Message("amount", {"count": count, "resource": Message(f"resource-{resource}", {"count": count})})


def needs(resource: str, count: int, have: int) -> Message:
    """The reason that a resource is lacking: the amount needed, and the amount at hand."""
    return Message("reason-needs", {"needed": amount(resource, count), "have": have})


def one_of(parts: Sequence[PartT]) -> PartT | Message:
    """Alternatives: "a, b or c"."""
    return enumerated(parts, "or-two", "or-many")


def one_clause_of(parts: Sequence[PartT]) -> PartT | Message:
    """Alternatives that are clauses: "a, b, or c"."""
    return enumerated(parts, "else-two", "else-many")


def respectively(parts: Sequence[PartT]) -> PartT | Message:
    """A list that corresponds to another one in the sentence: "a, b or c, respectively"."""
    return enumerated(parts, "respectively-two", "respectively-many")


def enumerated(parts: Sequence[PartT], two: str, many: str) -> PartT | Message:
    """A list as a phrase: message `two` joins its last two parts, and message `many` each part before them."""
    if len(parts) == 1:
        return parts[0]
    phrase = Message(two, {"first": parts[-2], "second": parts[-1]})
    for part in reversed(parts[:-2]):
        phrase = Message(many, {"first": part, "rest": phrase})
    return phrase
