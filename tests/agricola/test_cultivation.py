"""Cultivation: plowing fields and sowing them."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    fields,
    goods,
    happened,
    lines,
    play,
    rooms,
    scenario,
    sites,
    spaces,
    texts,
    use,
)
from allmende.agricola.record import events
from allmende.agricola.rules.player import Player
from allmende.core import Game
from allmende.core.errors import IllegalMoveError

EVERYWHERE = {f"{column}{row}" for row in "123" for column in "ABCDE"}


def plowing(mine: Player) -> Game:
    """A farm on the Farmland."""
    return use("farmland", mine)


def sowing(mine: Player) -> Game:
    """A farm on Grain Utilization."""
    return use("grain-utilization", mine)


# Plowing


def test_the_first_field_may_be_anywhere() -> None:
    assert sites(plowing(farm()), "plow") == EVERYWHERE - {"A2", "A3"}


def test_the_first_field_is_on_an_empty_space() -> None:
    mine = farm(rooms="A1 A2 A3", stables="B1", pastures=["D1 E1", "E2"])
    assert sites(plowing(mine), "plow") == EVERYWHERE - {"A1", "A2", "A3", "B1", "D1", "E1", "E2"}


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        (["C2"], {"C1", "B2", "D2", "C3"}),
        (["E1"], {"D1", "E2"}),
        (["B1"], {"A1", "C1", "B2"}),
        (["C1", "C2"], {"B1", "D1", "B2", "D2", "C3"}),
        (["B1", "E3"], {"A1", "C1", "B2", "D3", "E2"}),
    ],
)
def test_each_further_field_is_adjacent_to_another(laid: list[str], expected: set[str]) -> None:
    assert sites(plowing(farm(fields=laid)), "plow") == expected


def test_fields_are_not_adjacent_diagonally_or_around_the_edge() -> None:
    assert "B2" not in sites(plowing(farm(fields=["C1", "D1"])), "plow")
    assert "A2" not in sites(plowing(farm(rooms="B2 B3", fields=["E1"])), "plow")


def test_further_fields_are_on_empty_spaces_too() -> None:
    mine = farm(fields=["C2", "E3"], stables="C1", pastures=["D2"], rooms="A2 A3 B2")
    assert sites(plowing(mine), "plow") == {"C3", "D3", "E2"}


def test_where_only_one_space_is_left_it_is_plowed_at_once() -> None:
    game = plowing(farm(fields=["A1"]))
    assert (fields(game), game.to_act) == ({"A1": "", "B1": ""}, [1])


def test_without_a_legal_space_nothing_can_be_plowed() -> None:
    mine = farm(fields=["E1"], stables="D1", pastures=["E2"])
    assert "farmland" not in spaces(scenario(mine, farm()))
    full = farm(
        rooms="A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3",
        stables="E1 E2 E3",
    )
    assert "farmland" not in spaces(scenario(full, farm()))


def test_plowing_costs_nothing_and_gives_an_empty_field() -> None:
    game = plowing(farm(goods={"grain": 1, "food": 1}))
    play(game, "plow d2")
    assert (fields(game), goods(game)) == ({"D2": ""}, {"grain": 1, "food": 1})


def test_a_field_remains_a_field() -> None:
    mine = farm(goods={"wood": 20, "reed": 4}, fields=["A1", "B2"])
    assert sites(use("farm-expansion", mine.copy()), "room") == {"B3"}
    assert not {"A1", "B2"} & sites(use("farm-expansion", mine.copy()), "stable")
    assert not any("b2" in text.split() for text in texts(use("fencing", mine.copy())))


def test_fields_never_run_out() -> None:
    many = [f"{column}{row}" for row in "123" for column in "BCDE"]
    game = plowing(farm(fields=many))
    assert len(fields(game)) == 13


# Sowing


def test_a_grain_field_has_three_grain_and_a_vegetable_field_two_vegetables() -> None:
    game = sowing(farm(goods={"grain": 1, "vegetable": 1}, fields=["B1", "C1"]))
    assert texts(game) == {"sow grain", "sow vegetable"}
    play(game, "sow grain", "sow vegetable")
    assert fields(game) == {"B1": "grain 3", "C1": "vegetable 2"}
    assert goods(game) == {}


@pytest.mark.parametrize(("crop", "count"), [("grain", 3), ("vegetable", 2)])
def test_one_of_the_supply_and_more_of_the_general_supply(crop: str, count: int) -> None:
    game = sowing(farm(goods={crop: 4}, fields=["B1"]))
    assert (fields(game), goods(game)) == ({"B1": f"{crop} {count}"}, {crop: 3})


def test_any_number_of_fields_can_be_sown_in_one_action() -> None:
    many = ["B1", "C1", "D1", "E1", "E2"]
    game = sowing(farm(goods={"grain": 3, "vegetable": 2}, fields=many))
    play(game, "sow grain", "sow grain", "sow vegetable", "sow grain", "sow vegetable")
    assert sorted(fields(game).values()) == ["grain 3", "grain 3", "grain 3", "vegetable 2", "vegetable 2"]
    assert (goods(game), game.to_act) == ({}, [1])


def test_fields_may_lie_idle() -> None:
    game = sowing(farm(goods={"grain": 3}, fields=["B1", "C1", "D1"]))
    play(game, "done")  # after the first one, which has to be
    assert sorted(fields(game).values()) == ["", "", "grain 3"]
    assert (goods(game), game.to_act) == ({"grain": 2}, [1])


def test_at_least_one_field_is_sown() -> None:
    game = sowing(farm(goods={"grain": 3}, fields=["B1", "C1"], improvements=["fireplace-2"]))
    assert "done" not in texts(game)
    mine = farm(goods={"grain": 3, "vegetable": 1}, fields=["B1", "C1"])
    assert texts(sowing(mine)) == {"sow grain", "sow vegetable"}


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_one_chooses_from_the_crops_in_the_supply(crop: str) -> None:
    game = sowing(farm(goods={"grain": 1, "vegetable": 1}, fields=["B1"]))
    play(game, f"sow {crop}")
    other = "vegetable" if crop == "grain" else "grain"
    assert goods(game) == {other: 1}


def test_only_empty_fields_are_sown() -> None:
    mine = farm(goods={"grain": 3}, fields=["B1 grain 1", "C1 vegetable 1", "D1"])
    game = sowing(mine)
    assert fields(game) == {"B1": "grain 1", "C1": "vegetable 1", "D1": "grain 3"}
    assert game.to_act == [1]


@pytest.mark.parametrize(
    "mine",
    [
        farm(goods={"grain": 3, "vegetable": 3}),
        farm(goods={"grain": 3, "vegetable": 3}, fields=["B1 grain 1", "C1 vegetable 1"]),
        farm(goods={"food": 9, "wood": 9}, fields=["B1"]),
    ],
)
def test_sowing_takes_an_empty_field_and_something_to_sow(mine: Player) -> None:
    assert "grain-utilization" not in spaces(scenario(mine.copy(), farm()))


def test_a_field_that_was_harvested_empty_can_be_sown_again() -> None:
    game = scenario(farm(goods={"grain": 1, "food": 4}, fields=["B1 grain 1"]), farm(goods={"food": 4}), round_number=4)
    assert "grain-utilization" not in spaces(game)
    play(game, "place day-laborer", "place forest", "place clay-pit", "place fishing")
    assert goods(game)["grain"] == 2
    assert "grain-utilization" in spaces(game)


def test_seeds_come_into_the_supply_and_are_not_sown_at_once() -> None:
    for space, crop in (("grain-seeds", "grain"), ("vegetable-seeds", "vegetable")):
        game = use(space, farm(fields=["B1"]))
        assert (goods(game), fields(game), game.to_act) == ({crop: 1}, {"B1": ""}, [1])


def test_crops_on_fields_are_out_of_reach_until_the_harvest() -> None:
    mine = farm(fields=["B1 grain 3", "C1 vegetable 2", "D1"], improvements=["fireplace-2"])
    game = scenario(mine, farm(), round_number=12)
    assert any_time(game) == set()
    assert "grain-utilization" not in spaces(game)


def test_crops_on_fields_count_in_the_scoring() -> None:
    game = scenario(farm(goods={"grain": 1}, fields=["B1 grain 3", "C1 vegetable 2"]), farm())
    assert (lines(game)["grain"], lines(game)["vegetables"]) == (2, 2)


def test_sowing_is_told() -> None:
    game = scenario(farm(goods={"grain": 2, "vegetable": 1}, fields=["B1", "C1"]), farm(), round_number=1)
    told = play(game, "place grain-utilization", "sow grain", "sow vegetable")
    assert happened(told, events.FieldSown) == [
        events.FieldSown(seat=0, resource="grain", count=3, place="B1"),
        events.FieldSown(seat=0, resource="vegetable", count=2, place="C1"),
    ]


# Cultivation


def test_a_field_that_was_just_plowed_can_be_sown() -> None:
    game = use("cultivation", farm(goods={"grain": 1}))
    play(game, "plow c3")
    assert "sow grain" in texts(game)
    assert "done" in texts(game)
    play(game, "sow grain")
    assert (fields(game), goods(game), game.to_act) == ({"C3": "grain 3"}, {}, [1])


def test_it_may_be_left_unsown() -> None:
    game = use("cultivation", farm(goods={"grain": 1}))
    play(game, "plow c3", "done")
    assert (fields(game), goods(game), game.to_act) == ({"C3": ""}, {"grain": 1}, [1])


def test_older_fields_are_sown_in_the_same_action() -> None:
    game = use("cultivation", farm(goods={"grain": 2, "vegetable": 1}, fields=["C1", "C2"]))
    play(game, "plow c3", "sow grain", "sow vegetable", "sow grain")
    assert sorted(fields(game).values()) == ["grain 3", "grain 3", "vegetable 2"]


def test_sowing_first_is_possible_and_then_the_new_field_stays_empty() -> None:
    game = use("cultivation", farm(goods={"grain": 3}, fields=["C1"]))
    play(game, "sow grain", "plow c2")
    assert fields(game) == {"C1": "grain 3", "C2": ""}
    assert (goods(game), game.to_act) == ({"grain": 2}, [1])


def test_sowing_alone_or_plowing_alone_is_enough() -> None:
    game = use("cultivation", farm(goods={"grain": 3}, fields=["C1"]))
    play(game, "sow grain", "done")
    assert (fields(game), game.to_act) == ({"C1": "grain 3"}, [1])
    game = use("cultivation", farm(fields=["C1"]))
    play(game, "plow c2")
    assert (fields(game), game.to_act) == ({"C1": "", "C2": ""}, [1])


def test_only_one_field_is_plowed() -> None:
    game = use("cultivation", farm(goods={"grain": 1}))
    play(game, "plow c3")
    assert not sites(game, "plow")
    with pytest.raises(IllegalMoveError):
        play(game, "plow c2")


def test_rooms_are_no_fields() -> None:
    game = plowing(farm(rooms="A1 A2 A3 B1"))
    play(game, "plow e3")  # far from the house
    assert rooms(game) == {"A1", "A2", "A3", "B1"}
    assert "sow grain" not in all_texts(game)
