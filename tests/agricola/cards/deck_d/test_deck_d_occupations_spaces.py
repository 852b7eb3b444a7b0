"""Occupations of deck D that are action spaces themselves, or that look at the board."""

from __future__ import annotations

from agricola.cards.positions import new_round
from agricola.scenario import farm, food, goods, lying, me, play, rooms, scenario, spaces, texts, use
from allmende.agricola.rules.phases import PREPARATION


def test_tree_inspector_is_an_accumulation_space_for_its_owner() -> None:
    game = scenario(farm(played=["tree-inspector"]), farm(), goods={"tree-inspector": 3})
    assert "tree-inspector" in spaces(game)
    play(game, "place tree-inspector")
    assert goods(game) == {"wood": 3}
    game = scenario(farm(played=["tree-inspector"]), farm(), goods={"tree-inspector": 3}, first=1)
    assert "tree-inspector" not in spaces(game)


def test_tree_inspector_grows_each_round_until_a_quarry_comes() -> None:
    assert lying(new_round(farm(played=["tree-inspector"]), 3))["tree-inspector"] == 1
    farms = [farm(played=["tree-inspector"]), farm()]
    game = scenario(*farms, phase=PREPARATION, round_number=7, goods={"tree-inspector": 4}, cards=True)
    assert lying(game)["tree-inspector"] == 1, "the Western Quarry came into play"
    farms = [farm(played=["tree-inspector"]), farm()]
    game = scenario(*farms, phase=PREPARATION, round_number=6, goods={"tree-inspector": 4}, cards=True)
    assert lying(game)["tree-inspector"] == 5


def test_tree_inspector_is_a_wood_space_for_other_cards() -> None:
    game = scenario(farm(played=["tree-inspector", "wood-cutter"]), farm(), goods={"tree-inspector": 1})
    play(game, "place tree-inspector")
    assert goods(game) == {"wood": 2}


def test_hardworking_man_gives_food_rooms_and_an_improvement() -> None:
    mine = farm({"wood": 5, "reed": 2, "clay": 2}, played=["hardworking-man"])
    large = "A1 A2 A3"
    game = scenario(mine, farm(rooms=large), farm(rooms=large))
    play(game, "place hardworking-man")
    assert food(game) == 2
    play(game, "room b3", "build fireplace-2")
    assert (rooms(game), me(game).improvements) == ({"A2", "A3", "B3"}, ["fireplace-2"])


def test_hardworking_man_needs_the_smallest_house() -> None:
    game = scenario(farm(played=["hardworking-man"]), farm(rooms="A1 A2 A3"), farm())
    assert "hardworking-man" not in spaces(game)
    game = scenario(farm(played=["hardworking-man"]), farm(rooms="A1 A2 A3"), farm(rooms="A1 A2 A3"), first=1)
    assert "hardworking-man" not in spaces(game)


def test_hardworking_man_may_just_give_food() -> None:
    large = "A1 A2 A3"
    game = scenario(farm({"clay": 2}, played=["hardworking-man"]), farm(rooms=large), farm(rooms=large))
    play(game, "place hardworking-man")
    assert texts(game) == {"build fireplace-2", "done"}
    play(game, "done")
    assert game.to_act == [1]
    assert use("day-laborer", farm()).to_act == [1]
