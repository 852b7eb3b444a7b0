"""The Side Job and the variant tiles (appendix)."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    actions,
    all_texts,
    farm,
    food,
    goods,
    lying,
    me,
    play,
    scenario,
    sites,
    spaces,
    stables,
    texts,
    view,
)
from allmende.agricola.rules.player import Player
from allmende.core import Game

ANY_PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])
FOR_TWO = {"tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"}
FOR_MORE = {"tile-animal-market", "modest-wish-for-children"}


def of_tile(players: int) -> set[str]:
    """The spaces of the variant tile."""
    return FOR_TWO if players <= 2 else FOR_MORE


def with_tile(mine: Player, players: int = 2, round_number: int = 1, **more: dict[str, int]) -> Game:
    """A game with the variant tile."""
    return scenario(mine, *(farm() for _ in range(players - 1)), round_number=round_number, tile="on", **more)


def side_job(mine: Player, players: int = 2) -> Game:
    """A person on the Side Job, if possible."""
    game = scenario(mine, *(farm() for _ in range(players - 1)), side_job="on")
    play(game, "place side-job")
    return game


# Side Job


@ANY_PLAYERS
def test_the_side_job_is_a_stable_for_one_wood(players: int) -> None:
    game = side_job(farm(goods={"wood": 3}), players)
    assert "done" not in texts(game)
    play(game, "stable e1")
    assert (stables(game), goods(game)) == ({"E1"}, {"wood": 2})
    assert game.to_act == [1 % players]


@ANY_PLAYERS
def test_the_side_job_is_for_baking_bread_too(players: int) -> None:
    game = side_job(farm(goods={"grain": 2}, improvements=["fireplace-2"]), players)
    play(game, "bake fireplace")  # another one: the first one goes without saying
    assert (goods(game), game.to_act) == ({"food": 4}, [1 % players])


def test_one_stable_and_bread_in_either_order() -> None:
    mine = farm(goods={"wood": 3, "grain": 2}, improvements=["cooking-hearth-4"])
    game = side_job(mine.copy())
    play(game, "stable e1")
    assert texts(game) == {"bake cooking-hearth", "done"}  # exactly one stable
    play(game, "bake cooking-hearth", "bake cooking-hearth")
    assert (goods(game), stables(game), game.to_act) == ({"wood": 2, "food": 6}, {"E1"}, [1])
    game = side_job(mine.copy())
    play(game, "bake cooking-hearth", "done", "stable e1")
    assert (goods(game), stables(game), game.to_act) == ({"wood": 2, "grain": 1, "food": 3}, {"E1"}, [1])


def test_on_the_side_job_either_may_be_left_out_but_not_both() -> None:
    mine = farm(goods={"wood": 3, "grain": 2}, improvements=["fireplace-2"])
    game = side_job(mine.copy())
    assert "done" not in texts(game)
    play(game, "stable e1", "done")
    assert (goods(game), game.to_act) == ({"wood": 2, "grain": 2}, [1])
    game = side_job(mine.copy())
    play(game, "bake fireplace", "done", "done")
    assert (goods(game), stables(game), game.to_act) == ({"wood": 3, "grain": 1, "food": 2}, set(), [1])


def test_a_stable_of_the_side_job_can_stand_in_a_pasture_but_not_on_a_tile() -> None:
    game = side_job(farm(goods={"wood": 1}, pastures=["E1"], fields=["B1"], stables="E3"))
    assert sites(game, "stable") == {"A1", "C1", "D1", "E1", "B2", "C2", "D2", "E2", "B3", "C3", "D3"}


@pytest.mark.parametrize(
    "mine",
    [
        farm(goods={"clay": 9, "grain": 9}),
        farm(goods={"wood": 9}, stables="C1 D1 E1 E2"),
        farm(improvements=["fireplace-2"]),
    ],
)
def test_who_can_do_neither_cannot_use_the_side_job(mine: Player) -> None:
    assert "side-job" not in spaces(scenario(mine.copy(), farm(), side_job="on"))


def test_without_it_there_is_no_side_job() -> None:
    assert "side-job" not in actions(scenario(farm(goods={"wood": 9}), farm(), tile="on"))


# Variant tiles


@ANY_PLAYERS
def test_one_person_a_round_on_the_whole_tile(players: int) -> None:
    game = with_tile(farm(people=3), players, round_number=5)
    assert of_tile(players) - {"modest-wish-for-children"} <= spaces(game)
    play(game, "place tile-animal-market", "take boar")
    assert game.to_act == [1 % players]
    assert not of_tile(players) & spaces(game)
    assert all(actions(game)[name].closed for name in of_tile(players))
    assert [name for name in of_tile(players) if actions(game)[name].seats == [0]] == ["tile-animal-market"]


@pytest.mark.parametrize("name", sorted(FOR_TWO))
def test_each_space_of_the_tile_blocks_the_others(name: str) -> None:
    game = with_tile(farm(rooms="A1 A2 A3"), round_number=5)
    play(game, f"place {name}")
    if game.to_act == [0]:
        play(game, "take boar")
    assert game.to_act == [1]
    assert not FOR_TWO & spaces(game)


def test_in_the_next_round_the_tile_is_free_again() -> None:
    game = with_tile(farm())
    play(game, "place tile-copse", "place day-laborer", "place forest", "place clay-pit")
    assert view(game).round == 2
    assert FOR_TWO - {"modest-wish-for-children"} <= spaces(game)


@ANY_PLAYERS
def test_without_the_tile_there_is_none(players: int) -> None:
    game = scenario(*(farm() for _ in range(players)), round_number=14, side_job="on")
    assert not FOR_TWO & set(actions(game))


@pytest.mark.parametrize("players", [1, 2])
def test_the_copse_of_the_tile_gives_all_its_wood(players: int) -> None:
    game = with_tile(farm(), players, goods={"tile-copse": 4})
    play(game, "place tile-copse")
    assert goods(game) == {"wood": 4}
    assert "tile-copse" not in lying(game)


def test_the_wood_stays_if_another_space_of_the_tile_is_used() -> None:
    game = with_tile(farm(), goods={"tile-copse": 4})
    play(game, "place tile-resource-market", "place day-laborer", "place forest", "place clay-pit")
    assert view(game).round == 2
    assert lying(game)["tile-copse"] == 5


@pytest.mark.parametrize("players", [1, 2])
def test_the_resource_market_of_the_tile_gives_stone_and_food(players: int) -> None:
    game = with_tile(farm(), players)
    play(game, "place tile-resource-market")
    assert goods(game) == {"stone": 1, "food": 1}
    assert game.to_act == [1 % players]


@ANY_PLAYERS
@pytest.mark.parametrize(
    ("animal", "before", "after"),
    [
        ("sheep", {}, {"sheep": 1, "food": 1}),
        ("boar", {}, {"boar": 1}),
        ("cattle", {"food": 1}, {"cattle": 1}),
    ],
)
def test_the_animal_market_gives_one_animal(
    players: int, animal: str, before: dict[str, int], after: dict[str, int]
) -> None:
    game = with_tile(farm(goods=before), players)
    play(game, "place tile-animal-market", f"take {animal}")
    assert goods(game) == after
    assert game.to_act == [1 % players]


@ANY_PLAYERS
def test_cattle_of_the_animal_market_cost_a_food(players: int) -> None:
    game = with_tile(farm(), players)
    play(game, "place tile-animal-market")
    assert texts(game) == {"take sheep", "take boar"}
    game = with_tile(farm(goods={"food": 1}), players)
    play(game, "place tile-animal-market")
    assert texts(game) == {"take sheep", "take boar", "take cattle"}


def test_the_food_for_cattle_can_be_made_of_grain_at_the_market() -> None:
    game = with_tile(farm(goods={"grain": 1}))
    play(game, "place tile-animal-market", "eat grain", "take cattle")
    assert goods(game) == {"cattle": 1}


def test_an_animal_of_the_market_needs_room() -> None:
    game = with_tile(farm(goods={"boar": 1}))
    play(game, "place tile-animal-market", "take sheep")
    assert texts(game) == {"release sheep", "release boar"}
    play(game, "release boar")
    assert goods(game) == {"sheep": 1, "food": 1}


def test_an_animal_of_the_market_can_be_cooked_at_once() -> None:
    game = with_tile(farm(goods={"boar": 1}, improvements=["fireplace-2"]))
    play(game, "place tile-animal-market", "take sheep")
    assert "cook sheep fireplace" in all_texts(game)
    play(game, "cook sheep fireplace")
    assert (goods(game), game.to_act) == ({"boar": 1, "food": 3}, [1])


@ANY_PLAYERS
def test_the_modest_wish_can_be_used_from_round_5_on(players: int) -> None:
    for number in range(1, 15):
        game = with_tile(farm(rooms="A1 A2 A3"), players, round_number=number)
        assert "modest-wish-for-children" in actions(game)
        assert ("modest-wish-for-children" in spaces(game)) == (number >= 5)


@ANY_PLAYERS
def test_the_modest_wish_is_family_growth_with_room_only(players: int) -> None:
    assert "modest-wish-for-children" not in spaces(with_tile(farm(), players, round_number=5))
    full = farm(rooms="A1 A2 A3 B1 B2 B3", people=5)
    assert "modest-wish-for-children" not in spaces(with_tile(full, players, round_number=5))
    game = with_tile(farm(rooms="A1 A2 A3"), players, round_number=5)
    play(game, "place modest-wish-for-children")
    assert (me(game).people, me(game).newborns, food(game)) == (3, 1, 0)


def test_the_spaces_of_the_board_with_the_same_names_are_others() -> None:
    game = with_tile(farm(), 4, round_number=5)
    play(game, "place tile-animal-market", "take boar")
    assert {"copse", "resource-market", "grove"} <= spaces(game)
