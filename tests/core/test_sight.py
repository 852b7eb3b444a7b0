"""What encoders are written in: numbers become bytes."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from allmende.core.rules.observation import count_up, put, put_all, put_bits, put_one_of, put_zeros


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
    count_up(seen, 8)
    count_up(seen, 8, 2)
    assert list(seen.getvalue()) == [1, 0, 1, 1, 0, 1, 1, 0, 3]


@pytest.mark.parametrize("count", [0, 1, 31, 32, 200])
def test_zeros_of_any_number_are_counted_as_far_as_a_byte_goes(count: int) -> None:
    seen = BytesWriter()
    put_zeros(seen, count)
    assert seen.getvalue() == bytes(count)
    for place in range(count):
        count_up(seen, place, 250)
        count_up(seen, place, 4 + place)
    assert list(seen.getvalue()) == [254, *[255] * (count - 1)][:count]
