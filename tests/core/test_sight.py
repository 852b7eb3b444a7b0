"""What encoders are written in: numbers become bytes."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from allmende.core.rules.sight import put, put_all, put_bits, put_one_of, put_zeros


def test_numbers_are_clamped_at_both_ends() -> None:
    seen = BytesWriter()
    for number in (-1, 0, 7, 255, 256, 1 << 40):
        put(seen, number)
    put_all(seen, [-(1 << 40), 3])
    assert list(seen.getvalue()) == [0, 0, 7, 255, 255, 255, 0, 3]


@pytest.mark.parametrize(("place", "told"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (-1, [0, 0, 0])])
def test_one_of_several(place: int, told: list[int]) -> None:
    seen = BytesWriter()
    seen.append(9)
    put_one_of(seen, place, 3)
    assert list(seen.getvalue()) == [9, *told]


def test_bits_come_lowest_first_and_zeros_can_be_counted_up() -> None:
    seen = BytesWriter()
    put_bits(seen, 0b1101 | 1 << 60, 5)
    put_bits(seen, -1, 2)
    put_zeros(seen, 2)
    seen[8] += 1
    assert list(seen.getvalue()) == [1, 0, 1, 1, 0, 1, 1, 0, 1]
