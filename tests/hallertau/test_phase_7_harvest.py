"""Chapter "Phase 7: Harvest"."""

from __future__ import annotations

import pytest

from allmende.hallertau.events import FieldMoved, Harvested
from hallertau.table import CROPS, HARVEST, fields, goods, happened, only, village


def test_example_a_field_in_row_4_gives_4_barley_and_drops_to_row_3() -> None:
    game = only(HARVEST, village(fields=["4:barley"]))
    assert (goods(game), fields(game)) == ({"barley": 4}, ["3"])
    assert game.opening[:2] == [
        Harvested(seat=0, good="barley", count=4, column=0, row=4),
        FieldMoved(seat=0, column=0, row=4, to=3),
    ]


@pytest.mark.parametrize(("row", "after"), [(2, "2"), (3, "2"), (4, "3"), (5, "4")])
@pytest.mark.parametrize("crop", CROPS)
def test_a_field_gives_as_many_crops_as_its_row_and_drops_one(crop: str, row: int, after: str) -> None:
    game = only(HARVEST, village(fields=[f"{row}:{crop}"], goods={crop: 1}))
    assert (goods(game), fields(game)) == ({crop: row + 1}, [after])


def test_each_field_is_harvested_once() -> None:
    mine = village(fields=["5:hops", "5:hops", "4:hops", "3:rye", "2:rye", "2", "4", "5"])
    game = only(HARVEST, mine)
    assert goods(game) == {"hops": 14, "rye": 5}
    assert fields(game) == ["2", "2", "2", "3", "4", "4", "4", "5"]
    assert len(happened(game.opening, Harvested)) == 5


def test_empty_fields_give_nothing_and_stay() -> None:
    game = only(HARVEST, village(fields=["2", "5"]))
    assert (goods(game), fields(game)) == ({}, ["2", "5"])


def test_all_players_harvest() -> None:
    game = only(HARVEST, village(fields=["2:rye"]), village(fields=["3:flax"]))
    assert (goods(game, 0), goods(game, 1)) == ({"rye": 2}, {"flax": 3})
