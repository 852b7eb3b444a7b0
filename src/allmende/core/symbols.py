"""Rows of symbols that the icons of all games share: what a token is, and signs between tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def token(name: str, count: int | str) -> str:
    """A symbol and how many of it; one is not written, nor is no number at all."""
    return name if count in (1, "1", "") else f"{name}*{count}"


def slashes(numbers: Sequence[int]) -> str:
    """Several numbers in one token."""
    return "/".join(map(str, numbers))


def separated(rows: Iterable[Sequence[str]], sign: str) -> list[str]:
    """Rows with a sign between them."""
    return [each for row in rows for each in (sign, *row)][1:]
