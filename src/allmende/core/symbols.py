"""Rows of symbols: the tokens and signs that icons of all titles share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def token(name: str, count: int | str) -> str:
    """A symbol with a count; a count of 1 or "" isn't written.

    >>> token("clay", 3), token("clay", 1)
    ('clay*3', 'clay')
    """
    return name if count in (1, "1", "") else f"{name}*{count}"


def slashes(numbers: Sequence[int]) -> str:
    """Several numbers in one token, such as `1/2/3`."""
    return "/".join(map(str, numbers))


def separated(rows: Iterable[Sequence[str]], sign: str) -> list[str]:
    """The rows joined to one, with a sign between them."""
    return [each for row in rows for each in (sign, *row)][1:]
