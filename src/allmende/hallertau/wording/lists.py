"""Enumerations in which one thing is meant, and numbers that stand between slashes.

Cards set things in relation by slashes: the second number below goes with the second one above. Whoever has chosen
asks for that `option` alone, and gets one number where there were several.
"""

from __future__ import annotations

from collections.abc import Sequence

from allmende.core.message import Message

Part = int | str | Message


def picked(numbers: list[int], option: int | None) -> list[int]:
    """The numbers that are meant: all of them, or the one of the chosen option."""
    return numbers if option is None or len(numbers) == 1 else [numbers[option]]


def one_of(parts: Sequence[Part]) -> Part:
    """Things of which one is meant: "a, b or c"."""
    return _joined(parts, "or-two", "or-many")


def one_clause_of(parts: Sequence[Part]) -> Part:
    """Long things of which one is meant: "a, b, or c"."""
    return _joined(parts, "else-two", "else-many")


def respectively(parts: Sequence[Part]) -> Part:
    """Things that go with the options at the same positions: "a, b or c, respectively"."""
    return _joined(parts, "respectively-two", "respectively-many")


def sentences(parts: Sequence[Message]) -> Message | None:
    """Sentences one after the other, None if there are none."""
    if not parts:
        return None
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = Message("sentences", {"first": part, "rest": text})
    return text


def _joined(parts: Sequence[Part], two: str, many: str) -> Part:
    if len(parts) == 1:
        return parts[0]
    phrase = Message(two, {"first": parts[-2], "second": parts[-1]})
    for part in reversed(parts[:-2]):
        phrase = Message(many, {"first": part, "rest": phrase})
    return phrase
