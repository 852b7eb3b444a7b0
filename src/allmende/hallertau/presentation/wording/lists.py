"""Alternatives, and numbers between slashes.

Cards set things in relation by slashes: the second number below goes with the second one above. For an `option` that
has been chosen, the words have one number where there were several.
"""

from __future__ import annotations

from collections.abc import Sequence

from allmende.core.message import Message

Part = int | str | Message


def picked(numbers: list[int], option: int | None) -> list[int]:
    """The numbers to name: all of them, or the one of the chosen option."""
    return numbers if option is None or len(numbers) == 1 else [numbers[option]]


def sentences(parts: Sequence[Message]) -> Message | None:
    """Sentences one after the other, None if there are none."""
    if not parts:
        return None
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = Message("sentences", {"first": part, "rest": text})
    return text
