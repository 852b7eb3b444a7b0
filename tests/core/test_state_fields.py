"""The check of copies finds what a copy forgets, swaps or shares."""

from __future__ import annotations

from typing import Any

import pytest

from state_fields import check_copy, fields_of


class Farm:
    """Some fields of every kind."""

    goods: list[int]
    """Counts by resource."""
    cards: list[int]
    """Never changed but replaced."""
    rooms: int = 2
    people: int = 2
    solo: bool = False
    over: bool = False

    def copy(self) -> Farm:
        twin = Farm()
        twin.goods = self.goods[:]
        twin.cards = self.cards
        twin.rooms = self.rooms
        twin.people = self.people
        twin.solo = self.solo
        twin.over = self.over
        return twin


class Sharing(Farm):
    def copy(self) -> Farm:
        twin = Sharing()
        vars(twin).update(vars(self))
        return twin


class Forgetful(Farm):
    def copy(self) -> Farm:
        twin = Forgetful()
        vars(twin).update(vars(super().copy()))
        twin.people = Farm.people
        return twin


class Swapping(Farm):
    def copy(self) -> Farm:
        twin = Swapping()
        vars(twin).update(vars(super().copy()))
        twin.solo, twin.over = self.over, self.solo
        return twin


def made(cls: type[Farm], **more: Any) -> Farm:
    farm = cls()
    farm.goods = [1]
    farm.cards = []
    vars(farm).update(more)
    return farm


def test_a_copy_with_all_fields_is_accepted() -> None:
    assert fields_of(Farm) == ("goods", "cards", "rooms", "people", "solo", "over")
    check_copy(lambda: made(Farm), {"cards"})


@pytest.mark.parametrize(
    ("cls", "field"), [(Sharing, "goods"), (Forgetful, "people"), (Swapping, "solo"), (Farm, "cards")]
)
def test_a_field_that_is_forgotten_swapped_or_shared_is_named(cls: type[Farm], field: str) -> None:
    with pytest.raises(AssertionError, match=field):
        check_copy(lambda: made(cls), {"cards"} if cls is not Farm else set())


def test_a_field_that_is_not_declared_is_found() -> None:
    with pytest.raises(AssertionError, match="not declared"):
        check_copy(lambda: made(Farm, barn=1), {"cards"})
