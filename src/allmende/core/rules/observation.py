"""Functions that write observations, byte by byte; encoders are made of them.

They write into a buffer of mypyc's runtime library, where a number becomes a byte without an object of its own; a list
of numbers would take nine times as long.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

MOST: Final = 255
"""The greatest number in a byte."""
OCTET: Final = 8
"""The number of bits that are written at once."""
_BITS: Final[list[list[bytes]]] = [
    [bytes(number >> bit & 1 for bit in range(count)) for number in range(1 << count)] for count in range(OCTET + 1)
]
"""By a number of bits, and the number that they make: a byte for each of them, the lowest first."""
_ZEROS: Final[list[bytes]] = [bytes(count) for count in range(32)]


def put(seen: BytesWriter, number: int) -> None:
    """Add a number, limited to 0 to 255."""
    if number < 0:
        seen.append(0)
    else:
        seen.append(number if number < MOST else MOST)


def put_all(seen: BytesWriter, numbers: list[int]) -> None:
    """Add numbers, each as `put` does."""
    for number in numbers:
        put(seen, number)


def put_one_of(seen: BytesWriter, place: int, alternatives: int) -> None:
    """Add a byte for each alternative: 1 for the one at `place`, 0 for all others; with a place of -1 all are 0."""
    at = len(seen)
    put_zeros(seen, alternatives)
    if place >= 0:
        seen[at + place] = 1


def put_zeros(seen: BytesWriter, count: int) -> None:
    """Add a number of zeros, for `count_up`."""
    while count >= len(_ZEROS):
        seen.write(_ZEROS[-1])
        count -= len(_ZEROS) - 1
    seen.write(_ZEROS[count])


def count_up(seen: BytesWriter, place: int, by: int = 1) -> None:
    """Increase the byte at a place, up to 255."""
    counted: int = seen[place]
    counted += by
    seen[place] = counted if counted < MOST else MOST


def put_bits(seen: BytesWriter, bits: int, count: int) -> None:
    """Add a byte for each of the lowest `count` bits of a number, the lowest bit first."""
    left: i64 = bits
    while count > OCTET:
        seen.write(_BITS[OCTET][left & MOST])
        left >>= OCTET
        count -= OCTET
    known = _BITS[count]
    seen.write(known[left & (len(known) - 1)])
