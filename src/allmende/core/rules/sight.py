"""What is seen of a position, byte by byte: the small words that encoders are written in.

They write into a buffer of mypyc's runtime library, where a number becomes a byte at once, without an object of its
own; a list of numbers would cost nine times as much.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

MOST: Final = 255
"""What a byte holds."""


def put(seen: BytesWriter, number: int) -> None:
    """Add a number; what is beyond a byte looks like the nearest one."""
    if number < 0:
        seen.append(0)
    else:
        seen.append(number if number < MOST else MOST)


def put_all(seen: BytesWriter, numbers: list[int]) -> None:
    """Add numbers, each as `put` does."""
    for number in numbers:
        put(seen, number)


def put_one_of(seen: BytesWriter, place: int, alternatives: int) -> None:
    """Add a byte for each of so many alternatives: 1 for the one at this place, 0 for all others; -1 is none."""
    at = len(seen)
    put_zeros(seen, alternatives)
    if place >= 0:
        seen[at + place] = 1


def put_zeros(seen: BytesWriter, count: int) -> None:
    """Add zeros, to be counted up."""
    for _ in range(count):
        seen.append(0)


def put_bits(seen: BytesWriter, bits: int, count: int) -> None:
    """Add the lowest bits of a number, one by one."""
    left: i64 = bits
    for _ in range(count):
        seen.append(left & 1)
        left >>= 1
