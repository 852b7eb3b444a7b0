"""Cards that look at what others build, sow and plow, or that build when others use an action space."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus
from agricola.scenario import (
    farm,
    fields,
    goods,
    left_on,
    pastures,
    play,
    rooms,
    scenario,
    sites,
    stables,
    texts,
    use,
)
from allmende.core import Game

# Riparian Builder


@pytest.mark.parametrize(
    ("house", "cost"),
    [
        ("wood", {"wood": 5, "reed": 2}),
        ("clay", {"clay": 4, "reed": 2}),
        ("stone", {"stone": 3, "reed": 2}),
    ],
)
def test_riparian_builder_may_build_a_cheaper_room_when_another_takes_reed(house: str, cost: dict[str, int]) -> None:
    game = scenario(farm(cost, house=house, played=["riparian-builder"]), farm(), farm(), first=1)
    play(game, "place reed-bank")
    assert game.to_act == [0]
    assert texts(game) == {"room a1", "room b2", "room b3", "done"}
    play(game, "room a1")
    assert (goods(game), rooms(game), game.to_act) == ({}, {"A1", "A2", "A3"}, [2])


@pytest.mark.parametrize(
    ("house", "cost"),
    [
        ("wood", {"wood": 4, "reed": 2}),
        ("clay", {"clay": 3, "reed": 2}),
        ("stone", {"stone": 2, "reed": 2}),
        ("stone", {"stone": 5, "reed": 1}),
    ],
)
def test_riparian_builder_pays_the_rest(house: str, cost: dict[str, int]) -> None:
    game = scenario(farm(cost, house=house, played=["riparian-builder"]), farm(), farm(), first=1)
    play(game, "place reed-bank")
    assert game.to_act == [2]


def test_riparian_builder_builds_a_single_room_or_none() -> None:
    game = scenario(farm({"clay": 9, "reed": 9}, house="clay", played=["riparian-builder"]), farm(), farm(), first=1)
    play(game, "place reed-bank")
    twin = game.copy()
    play(game, "room a1")
    assert game.to_act == [2]
    play(twin, "done")
    assert (len(rooms(twin)), twin.to_act) == (2, [2])


def test_riparian_builder_has_no_discount_elsewhere_nor_on_its_own_turn() -> None:
    mine = farm({"clay": 4, "reed": 2}, house="clay", played=["riparian-builder"])
    game = scenario(mine, farm(), farm())
    assert "place farm-expansion" not in texts(game)
    play(game, "place reed-bank")
    assert game.to_act == [1]


# Stagehand


def staged(mine: dict[str, int]) -> Game:
    """Another player has just used Traveling Players."""
    game = scenario(farm(mine, played=["stagehand"]), farm(), farm(), farm(), first=1)
    play(game, "place traveling-players")
    return game


def test_stagehand_may_build_any_number_of_one_kind() -> None:
    game = staged({"wood": 15, "reed": 9})
    assert game.to_act == [0]
    assert "fence e1" in texts(game)
    twin, third = game.copy(), game.copy()
    play(game, "room a1", "room b2")
    assert not any(text.startswith(("fence", "stable")) for text in texts(game))
    play(game, "done")
    assert (len(rooms(game)), goods(game)) == (4, {"wood": 5, "reed": 5})
    play(twin, "stable e1", "stable e2")
    assert not any(text.startswith(("fence", "room")) for text in texts(twin))
    play(twin, "done")
    assert (stables(twin), goods(twin)["wood"]) == ({"E1", "E2"}, 11)
    play(third, "fence e1", "fence d1", "done")
    assert (pastures(third), goods(third)["wood"]) == ({"E1", "D1"}, 8)
    assert (game.to_act, twin.to_act, third.to_act) == ([2], [2], [2])


def test_stagehand_may_decline_and_is_not_asked_without_means() -> None:
    game = staged({"wood": 15, "reed": 9})
    play(game, "done")
    assert game.to_act == [2]
    assert staged({"wood": 1}).to_act == [2]
    assert staged({"wood": 2}).to_act == [0]
    mine = farm({"wood": 15, "reed": 9}, played=["stagehand"])
    assert use("traveling-players", mine, farm(), farm(), farm()).to_act == [1]


# Publican


def test_publican_may_give_a_grain_before_another_sows() -> None:
    mine = farm({"grain": 1}, played=["publican"])
    game = scenario(mine, farm({"vegetable": 1}, fields=["C1", "C2"]), farm(), first=1)
    play(game, "place grain-utilization")
    assert game.to_act == [0]
    assert texts(game) == {"choose 1", "done"}
    twin = game.copy()
    play(game, "choose 1")
    assert (goods(game), bonus(game)) == ({}, 1)
    assert game.to_act == [1]
    assert "sow grain" in texts(game)  # with the grain that has just been given
    play(game, "sow grain")
    assert sorted(fields(game, 1).values()) == ["grain 3", "vegetable 2"]
    play(twin, "done")
    assert (goods(twin), bonus(twin), twin.to_act) == ({"grain": 1}, 0, [2])
    assert sorted(fields(twin, 1).values()) == ["", "vegetable 2"]


def test_publican_is_not_asked_without_grain_nor_when_nobody_sows() -> None:
    game = scenario(farm(played=["publican"]), farm({"grain": 1}, fields=["C1"]), farm(), first=1)
    play(game, "place grain-utilization")
    assert game.to_act == [2]
    sower = farm({"grain": 2}, fields=["C1"], improvements=["fireplace-2"])
    game = scenario(farm({"grain": 1}, played=["publican"]), sower, farm(), first=1)
    play(game, "place grain-utilization", "bake fireplace", "done", "done")
    assert game.to_act == [2]
    game = scenario(farm({"grain": 1}, fields=["C1"], played=["publican"]), farm(), farm())
    play(game, "place grain-utilization")
    assert (game.to_act, bonus(game)) == ([1], 0)


# Sequestrator

REED, CLAY = {"reed": 3}, {"clay": 4}
TWO, FOUR = ["D1", "E1"], ["C1", "C2", "C3", "D3"]


def seized(mine: dict[str, int] | None = None, marks: int = 0, user: int = 1, **theirs: list[str]) -> Game:
    """A game in whose first round a farm is about to fence or to plow, and the first seat has the Sequestrator."""
    farms = [farm(mine, played=["sequestrator"], marks={"sequestrator": marks}), farm(), farm()]
    if user:
        farms[user] = farm({"wood": 15}, **theirs)  # type: ignore[arg-type]
    else:
        farms[0] = farm({"wood": 15}, played=["sequestrator"], marks={"sequestrator": marks}, **theirs)  # type: ignore[arg-type]
    return scenario(*farms, round_number=4, first=user)


@pytest.mark.parametrize("user", [0, 1])
def test_sequestrator_gives_reed_for_a_third_pasture(user: int) -> None:
    game = seized(user=user, pastures=TWO)
    assert left_on(game, "sequestrator") == 7
    play(game, "place fencing", "fence e2")
    assert goods(game, user).get("reed") == 3
    assert left_on(game, "sequestrator") == 4
    play(game, "fence e3", "done")
    assert goods(game, user).get("reed") == 3


def test_sequestrator_gives_nothing_for_a_second_pasture_or_when_the_reed_is_gone() -> None:
    game = seized(pastures=["E1"])
    play(game, "place fencing", "fence d1", "done")
    assert "reed" not in goods(game, 1)
    game = seized(marks=1, pastures=TWO)
    play(game, "place fencing", "fence e2", "done")
    assert "reed" not in goods(game, 1)
    assert left_on(game, "sequestrator") == 4


@pytest.mark.parametrize("user", [0, 1])
def test_sequestrator_gives_clay_for_a_fifth_field_tile(user: int) -> None:
    game = seized(user=user, fields=FOUR)
    play(game, "place farmland", "plow d1" if "plow d1" in texts(game) else "plow e3")
    assert goods(game, user).get("clay") == 4
    assert left_on(game, "sequestrator") == 3


def test_sequestrator_gives_nothing_for_a_fourth_tile_nor_to_whoever_had_five_before() -> None:
    game = seized(fields=FOUR[:3])
    play(game, "place farmland", "plow d3")
    assert "clay" not in goods(game, 1)
    game = scenario(
        farm(hand=["sequestrator"]),
        farm({"wood": 15}, pastures=["D1", "E1", "E2"], fields=[*FOUR, "E3"]),
        farm({"wood": 15}, pastures=TWO, fields=FOUR),
        round_number=4,
    )
    play(game, "place lessons")
    assert left_on(game, "sequestrator") == 7
    play(game, "place fencing")  # a fourth one, D2: there is no room for any other
    assert len(pastures(game, 1)) == 4
    assert "reed" not in goods(game, 1)
    play(game, "place farmland", "plow d2")
    assert goods(game, 2)["clay"] == 4
    assert left_on(game, "sequestrator") == 3


# Lieutenant General


@pytest.mark.parametrize(("number", "good"), [(1, "food"), (13, "food"), (14, "grain")])
def test_lieutenant_general_gets_something_for_fields_that_others_enlarge(number: int, good: str) -> None:
    farms = [farm(played=["lieutenant-general"]), farm(fields=["C1"]), farm(), farm()]
    game = scenario(*farms, round_number=number, first=1)
    play(game, "place farmland", "plow c2")
    assert goods(game) == {good: 1}


def test_lieutenant_general_gets_nothing_for_a_first_field_or_its_own() -> None:
    game = scenario(farm(played=["lieutenant-general"]), farm(), farm(), farm(), first=1)
    play(game, "place farmland", "plow c2")
    assert goods(game) == {}
    game = scenario(farm(fields=["C1"], played=["lieutenant-general"]), farm(), farm(), farm())
    play(game, "place farmland", "plow c2")
    assert goods(game) == {}
    assert sites(game, "plow") == set()
