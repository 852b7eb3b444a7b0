"""The occupations of deck E for four players."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed
from agricola.cards.positions import bonus, harvest
from agricola.scenario import farm, food, goods, me, play, scenario, spaces, use, view
from allmende.agricola.rules.player import Player
from allmende.core import Game


def at_four(mine: Player, **options: object) -> Game:
    """Four players, the first of whom has this farm."""
    return scenario(mine, farm(), farm(), farm(), **options)  # type: ignore[arg-type]


# Rock Beater


@pytest.mark.parametrize(("seat", "may"), [(1, True), (0, False)])
def test_rock_beater_uses_resource_market_beside_other_players_only(seat: int, may: bool) -> None:
    game = at_four(farm(played=["rock-beater"]), occupied={"resource-market": seat, "clay-pit": 1})
    assert ("resource-market" in spaces(game)) == may
    assert "clay-pit" not in spaces(game)


def test_rock_beater_builds_stone_rooms_for_two_stone_less() -> None:
    mine = farm({"stone": 3, "reed": 2}, house="stone", played=["rock-beater"])
    game = use("farm-expansion", mine)
    play(game, "room a1")
    assert goods(game) == {}
    clay = farm({"clay": 3, "reed": 2}, house="clay", played=["rock-beater"])
    assert "farm-expansion" not in spaces(scenario(clay, farm()))


# Stone Sculptor


def test_stone_sculptor_sells_one_stone_in_each_harvest() -> None:
    game = harvest(farm({"stone": 2, "food": 3}, played=["stone-sculptor"]))
    play(game, "use card stone-sculptor")
    assert (bonus(game), goods(game), me(game).begging) == (1, {"stone": 1}, 0)  # the food has been eaten
    assert view(game).round == 5


# Stone Custodian


@pytest.mark.parametrize(("quarries", "got"), [({}, 0), ({"western-quarry": 2}, 1)])
def test_stone_custodian_gets_food_for_quarries_with_stone(quarries: dict[str, int], got: int) -> None:
    game = all_placed(farm(played=["stone-custodian"]), round_number=8, goods={"western-quarry": 0, **quarries})
    assert food(game) == got
    both = {"western-quarry": 1, "eastern-quarry": 5}
    assert food(all_placed(farm(played=["stone-custodian"]), round_number=12, goods=both)) == 2


# Mountain Plowman


def test_mountain_plowman_gets_a_sheep_for_each_field() -> None:
    game = use("farmland", farm(pastures=["D1 E1"], played=["mountain-plowman"]))
    play(game, "plow b1")
    assert goods(game) == {"sheep": 1}


# Master Huntsman


def test_master_huntsman_gets_a_boar_at_once_and_with_each_major_improvement() -> None:
    assert goods(use("lessons", farm(hand=["master-huntsman"]))) == {"boar": 1}
    game = use("major-improvement", farm({"clay": 2}, played=["master-huntsman"]))
    assert goods(game) == {"boar": 1}
