"""The Inventorying in May: vehicles, baby animals, shearing, and then sustenance. Births: see `test_animals.py`."""

from __future__ import annotations

import pytest

from allmende.arle.record import events
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import BARE, farm, goods, happened, me, play, scenario, texts, view

FED = {"food": 3}
"""What sustenance takes."""


def may(mine: Player, other: Player | None = None, half_year: int = 4) -> Game:
    """The Inventorying after the Work Phase of a Winter half-year."""
    return scenario(mine, other or farm(goods=FED, land=BARE), half_year=half_year, phase=INVENTORY)


def test_vehicles_are_emptied() -> None:
    game = may(farm(goods=FED, land=BARE, vehicles=["cart: wood clay hage", "carriage: emden"]))
    assert goods(game) == {"timber": 1, "brick": 1}
    assert me(game).travelled == 1 + 3


@pytest.mark.parametrize(("sheep", "wool"), [(0, 0), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (15, 3)])
def test_one_four_and_six_sheep_give_a_wool_each(sheep: int, wool: int) -> None:
    game = may(farm(goods={**FED, "sheep": sheep}, land=BARE))
    assert goods(game).get("wool", 0) == wool
    assert goods(game).get("sheep", 0) == sheep


def test_other_animals_give_no_wool() -> None:
    assert goods(may(farm(goods={**FED, "cattle": 4, "horse": 4}, land=BARE))) == {"cattle": 4, "horse": 4}


@pytest.mark.parametrize(("sheep", "wool"), [(3, 2), (5, 3)])
def test_newborn_sheep_are_shorn(sheep: int, wool: int) -> None:
    game = may(farm(goods={**FED, "sheep": sheep}, land=["stall"]))
    assert goods(game) == {"sheep": sheep + 1, "wool": wool}


def test_wool_beyond_15_is_lost() -> None:
    assert goods(may(farm(goods={**FED, "sheep": 6, "wool": 14}, land=BARE)))["wool"] == 15


def test_no_milk_no_harvest_no_light_green_houses_no_fuel() -> None:
    mine = farm(goods={**FED, "cattle": 5, "peat": 2}, land=["grain-field", "forest", "novices-hut"])
    game = may(mine)
    assert goods(game) == {"cattle": 5, "peat": 2}
    assert me(game).dikes == [0, 0, 2, 3]


def test_newborn_animals_can_be_eaten() -> None:
    game = may(farm(goods={"sheep": 2}, land=["stall"]))
    assert goods(game) == {"wool": 1}
    assert me(game).shortages == 0


def test_all_that_can_be_born_is_born() -> None:
    game = may(farm(goods={**FED, "sheep": 4, "horse": 2}, land=["stable", "stall"]))
    while texts(game, 0) & {"breed sheep", "breed horse"}:
        play(game, sorted(texts(game, 0))[0])
    assert goods(game) == {"sheep": 6, "horse": 3, "wool": 3}


def test_which_pairs_breed_is_the_players_choice() -> None:
    game = may(farm(goods={**FED, "sheep": 2, "horse": 2}, land=["stall"]))
    assert texts(game, 0) == {"breed sheep", "breed horse"}
    play(game, "breed horse")
    assert goods(game) == {"sheep": 2, "horse": 3, "wool": 1}


def test_emptying_comes_before_the_births_and_sustenance_last() -> None:
    game = may(farm(goods={**FED, "sheep": 2}, land=["stall"], vehicles=["handcart: hage"]))
    kinds = [type(event) for event in game.opening if event.seat == 0]
    order = [kinds.index(kind) for kind in (events.VehiclesEmptied, events.AnimalBorn, events.Shorn, events.Paid)]
    assert order == sorted(order)


@pytest.mark.parametrize("half_year", [2, 4, 6, 8])
def test_may_comes_after_even_half_years(half_year: int) -> None:
    game = may(farm(goods={**FED, "sheep": 1}, land=BARE), half_year=half_year)
    assert goods(game) == {"sheep": 1, "wool": 1}
    assert view(game).half_year == half_year + 1


def test_both_players_take_stock() -> None:
    mine, other = farm(goods={**FED, "sheep": 1}, land=BARE), farm(goods={**FED, "sheep": 4}, land=BARE)
    game = may(mine, other)
    assert (goods(game, 0)["wool"], goods(game, 1)["wool"]) == (1, 2)


@pytest.mark.parametrize(("wool", "told"), [(0, [3]), (14, [1]), (15, [])])
def test_the_wool_that_is_told_of_is_what_finds_room_on_the_goods_track(wool: int, told: list[int]) -> None:
    game = may(farm(goods={**FED, "sheep": 6, "wool": wool}, land=BARE))
    assert happened(game.opening, events.Shorn) == [events.Shorn(seat=0, count=count) for count in told]
