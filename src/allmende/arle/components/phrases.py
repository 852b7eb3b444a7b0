"""Phrases that many messages share."""

from __future__ import annotations

from allmende.arle.components.pieces import RESOURCE_NAMES
from allmende.core.message import Message
from allmende.core.rules.phrases import amount


def amounts(pairs: list[int]) -> list[Message]:
    """The count of each resource, as messages; `pairs` alternates resource and count."""
    return [amount(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]


def named(kind: str, name: str) -> Message:
    """The name of a space, building, destination, tool, tile or piece of equipment."""
    return Message(f"{kind}-{name}")
