"""What the action spaces provide, with each number of players (chapters "Setup" and "Work Phase")."""

from __future__ import annotations

import pytest

from agricola.scenario import CARDS, actions, farm, goods, lying, me, play, scenario, spaces, texts, use, view
from allmende.agricola.rules.player import Player
from allmende.core import Game

ANY_PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])


def used(space: str, mine: Player, players: int, **options: str) -> Game:
    """A person on an action space of a game for so many."""
    number = CARDS.index(space) + 1 if space in CARDS else 1
    game = scenario(mine, *(farm() for _ in range(players - 1)), round_number=number, **options)
    play(game, f"place {space}")
    return game


# Goods


@ANY_PLAYERS
@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("day-laborer", {"food": 2}),
        ("grain-seeds", {"grain": 1}),
        ("vegetable-seeds", {"vegetable": 1}),
    ],
)
def test_permanent_spaces_that_give_goods(space: str, expected: dict[str, int], players: int) -> None:
    game = used(space, farm(), players)
    assert goods(game) == expected
    assert game.to_act == [1 % players]


@pytest.mark.parametrize("space", ["day-laborer", "grain-seeds"])
def test_permanent_spaces_give_the_same_in_every_round(space: str) -> None:
    first, last = (use(space, farm(), round_number=number) for number in (1, 14))
    assert goods(first) == goods(last)


@ANY_PLAYERS
@pytest.mark.parametrize("count", [1, 7])
@pytest.mark.parametrize(
    ("space", "resource", "players_from"),
    [
        ("forest", "wood", 1),
        ("clay-pit", "clay", 1),
        ("reed-bank", "reed", 1),
        ("fishing", "food", 1),
        ("meeting-place", "food", 1),
        ("western-quarry", "stone", 1),
        ("eastern-quarry", "stone", 1),
        ("grove", "wood", 3),
        ("hollow", "clay", 3),
        ("copse", "wood", 4),
        ("traveling-players", "food", 4),
    ],
)
def test_all_goods_of_an_accumulation_space_are_taken(
    space: str, resource: str, players_from: int, count: int, players: int
) -> None:
    game = scenario(farm(), *(farm() for _ in range(players - 1)), round_number=11, goods={space: count})
    assert (space in spaces(game)) == (players >= players_from)
    if players >= players_from:
        play(game, f"place {space}")
        assert goods(game) == {resource: count}
        assert actions(game)[space].count == 0
        assert game.to_act == [1 % players]


@ANY_PLAYERS
@pytest.mark.parametrize(
    ("space", "animal"), [("sheep-market", "sheep"), ("pig-market", "boar"), ("cattle-market", "cattle")]
)
def test_all_animals_of_a_market_are_taken(space: str, animal: str, players: int) -> None:
    mine = farm(pastures=["C1 D1 E1"])
    game = scenario(mine, *(farm() for _ in range(players - 1)), round_number=11, goods={space: 6})
    play(game, f"place {space}")
    assert goods(game) == {animal: 6}
    assert actions(game)[space].count == 0


def test_goods_and_crops_need_no_room_but_animals_do() -> None:
    assert goods(use("forest", farm(), goods={"forest": 50})) == {"wood": 50}
    assert goods(use("sheep-market", farm(), goods={"sheep-market": 3})) == {"sheep": 1}  # a pet


def test_other_accumulation_spaces_keep_their_goods() -> None:
    game = scenario(farm(), farm(), goods={"forest": 6, "clay-pit": 2})
    before = lying(game)
    play(game, "place forest")
    assert lying(game) == {name: count for name, count in before.items() if name != "forest"}


# Resource Market


def test_with_three_players_the_resource_market_gives_food_and_reed_or_stone() -> None:
    for resource in ("reed", "stone"):
        game = used("resource-market", farm(), 3)
        assert texts(game) == {"take reed", "take stone"}
        play(game, f"take {resource}")
        assert goods(game) == {"food": 1, resource: 1}
        assert game.to_act == [1]


def test_with_four_players_the_resource_market_gives_reed_stone_and_food() -> None:
    game = used("resource-market", farm(), 4)
    assert goods(game) == {"reed": 1, "stone": 1, "food": 1}
    assert game.to_act == [1]


@pytest.mark.parametrize("players", [1, 2])
def test_with_fewer_players_there_is_no_resource_market(players: int) -> None:
    assert "resource-market" not in actions(scenario(*(farm() for _ in range(players))))


# Farm Expansion, Farmland, Fencing


@ANY_PLAYERS
def test_farm_expansion_is_for_rooms_and_stables(players: int) -> None:
    game = used("farm-expansion", farm(goods={"wood": 7, "reed": 2}), players)
    verbs = {text.split()[0] for text in texts(game)}
    assert verbs == {"room", "stable"}


def test_stables_cost_two_wood_each_on_farm_expansion() -> None:
    game = use("farm-expansion", farm(goods={"wood": 9}))
    play(game, "stable e1", "stable e2", "stable e3", "stable d1")
    assert (goods(game), me(game).stables_left) == ({"wood": 1}, 0)
    assert game.to_act == [1]


def test_as_many_stables_as_one_can_pay_for_or_fewer() -> None:
    game = use("farm-expansion", farm(goods={"wood": 5}))
    play(game, "stable e1", "done")
    assert (goods(game), me(game).stables_left) == ({"wood": 3}, 3)
    game = use("farm-expansion", farm(goods={"wood": 5}))
    play(game, "stable e1", "stable e2")
    assert (goods(game), game.to_act) == ({"wood": 1}, [1])


def test_with_four_stables_only_rooms_can_be_built() -> None:
    mine = farm(goods={"wood": 9, "reed": 2}, stables="C1 D1 E1 E2")
    assert {text.split()[0] for text in texts(use("farm-expansion", mine))} == {"room"}


@ANY_PLAYERS
def test_farmland_is_for_one_field(players: int) -> None:
    game = used("farmland", farm(), players)
    play(game, "plow c2")
    assert {space.name for space in me(game).farm if space.tile == "field"} == {"C2"}
    assert game.to_act == [1 % players]


@ANY_PLAYERS
def test_fencing_is_for_as_many_pastures_as_one_can_pay_for(players: int) -> None:
    game = used("fencing", farm(goods={"wood": 10}), players)
    play(game, "fence e1", "fence e2", "fence e3")
    assert (goods(game), len(me(game).pastures), me(game).fences_left) == ({}, 3, 5)
    assert game.to_act == [1 % players]


def test_fencing_may_stop_after_one_pasture() -> None:
    game = use("fencing", farm(goods={"wood": 10}))
    assert "done" not in texts(game)
    play(game, "fence e1", "done")
    assert (goods(game), game.to_act) == ({"wood": 6}, [1])


# Major Improvement


@ANY_PLAYERS
def test_major_improvement_is_for_exactly_one(players: int) -> None:
    game = used("major-improvement", farm(goods={"clay": 6}), players)
    assert texts(game) == {f"build {name}" for name in ("fireplace-2", "fireplace-3", *HEARTHS)}
    play(game, "build fireplace-2")
    assert (goods(game), me(game).improvements) == ({"clay": 4}, ["fireplace-2"])
    assert game.to_act == [1 % players]


HEARTHS = ("cooking-hearth-4", "cooking-hearth-5")


def test_an_improvement_is_for_one_owner() -> None:
    game = scenario(farm(goods={"clay": 9}), farm(improvements=["fireplace-2"]), round_number=4)
    play(game, "place major-improvement")
    assert texts(game) == {f"build {name}" for name in ("fireplace-3", *HEARTHS)}
    assert "fireplace-2" not in view(game).improvements


# What comes later


@ANY_PLAYERS
def test_cultivation_is_for_one_field_and_for_sowing(players: int) -> None:
    game = used("cultivation", farm(goods={"grain": 2}, fields=["C1"]), players)
    assert {text.split()[0] for text in texts(game)} == {"plow", "sow"}
    play(game, "plow c2", "sow grain", "sow grain")
    assert game.to_act == [1 % players]
    assert goods(game) == {}


@ANY_PLAYERS
def test_wishes_for_children_make_the_family_grow(players: int) -> None:
    for space in ("basic-wish-for-children", "urgent-wish-for-children"):
        game = used(space, farm(rooms="A1 A2 A3"), players)
        assert (me(game).people, me(game).newborns, me(game).home) == (3, 1, 1)
        assert game.to_act == [1 % players]


@ANY_PLAYERS
def test_redevelopments_renovate(players: int) -> None:
    for space in ("house-redevelopment", "farm-redevelopment"):
        game = used(space, farm(goods={"clay": 2, "reed": 1}), players)
        assert (me(game).house, goods(game)) == ("clay", {})
        assert game.to_act == [1 % players]
