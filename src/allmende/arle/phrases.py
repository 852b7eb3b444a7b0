"""Phrases that many messages share."""

from __future__ import annotations

from allmende.arle.components import RESOURCE_NAMES
from allmende.core.message import Message


def amount(resource: str, count: int) -> Message:
    """So many of a resource."""
    return Message("amount", {"count": count, "resource": Message(f"resource-{resource}", {"count": count})})


def amounts(pairs: list[int]) -> list[Message]:
    """So many of each resource; what is given are pairs of resource and count."""
    return [amount(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]


def needs(resource: str, count: int, have: int) -> Message:
    """Why something can't be done for lack of a resource."""
    return Message("reason-needs", {"needed": amount(resource, count), "have": have})


def named(kind: str, name: str) -> Message:
    """The name of a space, building, destination, tool, tile or piece of equipment."""
    return Message(f"{kind}-{name}")
