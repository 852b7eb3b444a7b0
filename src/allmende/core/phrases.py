"""Phrases that the messages of all games share."""

from __future__ import annotations

from allmende.core.message import Message


def amount(resource: str, count: int) -> Message:
    """So many of a resource."""
    return Message("amount", {"count": count, "resource": Message(f"resource-{resource}", {"count": count})})


def needs(resource: str, count: int, have: int) -> Message:
    """Why something can't be done for lack of a resource."""
    return Message("reason-needs", {"needed": amount(resource, count), "have": have})
