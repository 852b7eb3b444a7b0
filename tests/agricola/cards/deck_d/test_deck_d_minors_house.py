"""Minor improvements of deck D about renovation, improvements that are built, and action spaces."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, new_round, playing
from agricola.scenario import any_time, farm, food, goods, me, play, promised, scenario, spaces, texts, use
from allmende.core.game import Game


def test_trowel_renovates_to_stone_at_any_time() -> None:
    game = scenario(farm({"stone": 2, "reed": 2, "food": 2}, played=["trowel"]), farm())
    play(game, "use card trowel")
    assert (me(game).house, goods(game)) == ("stone", {})
    game = scenario(farm({"stone": 2}, house="clay", played=["trowel"]), farm())
    play(game, "use card trowel")
    assert (me(game).house, goods(game)) == ("stone", {})


def test_trowel_needs_its_price_for_each_room() -> None:
    mine = farm({"stone": 2, "reed": 1, "food": 2, "clay": 5}, played=["trowel"])
    assert "use card trowel" not in any_time(scenario(mine, farm()))
    assert "use card trowel" not in any_time(scenario(farm({"stone": 9}, house="stone", played=["trowel"]), farm()))
    game = scenario(farm({"stone": 1}, house="clay", played=["trowel", "stonecutter"]), farm())
    play(game, "use card trowel")
    assert me(game).house == "stone"


def renovated(*improvements: str, played: tuple[str, ...] = ("retraining",)) -> Game:
    """A player with these improvements has just renovated."""
    mine = farm({"clay": 2, "reed": 1}, improvements=improvements, played=played)
    game = scenario(mine, farm(), round_number=6)
    play(game, "place house-redevelopment")
    return game


def test_retraining_exchanges_the_joinery_for_the_pottery() -> None:
    game = renovated("joinery")
    play(game, "build pottery")
    assert (me(game).improvements, game.to_act) == (["pottery"], [1])
    game = renovated("pottery")
    play(game, "build basketmakers-workshop")
    assert me(game).improvements == ["basketmakers-workshop"]


def test_retraining_needs_a_renovation_and_the_other_improvement() -> None:
    assert renovated("well").to_act == [1]
    mine = farm({"clay": 2, "reed": 1}, improvements=["joinery"], played=["retraining"])
    game = scenario(mine, farm(improvements=["pottery"]), round_number=6)
    play(game, "place house-redevelopment")
    assert game.to_act == [1]
    assert use("day-laborer", farm(improvements=["joinery"], played=["retraining"])).to_act == [1]


def test_foreign_aid_gives_food_and_shuts_the_last_action_spaces() -> None:
    assert food(playing("foreign-aid", farm())) == 6
    mine = farm({"grain": 1}, fields=["B1"], played=["foreign-aid"], rooms="A1 A2 A3")
    game = scenario(mine, farm(), round_number=13)
    assert not {"cultivation", "urgent-wish-for-children"} & spaces(game)
    assert "vegetable-seeds" in spaces(game)
    play(game, "place forest")
    assert {"cultivation", "urgent-wish-for-children"} <= spaces(game)
    assert not can("foreign-aid", farm(), round_number=12)


def test_foreign_aid_shuts_a_space_even_for_a_final_scenario() -> None:
    mine = farm({"wood": 9, "clay": 9, "reed": 9}, played=["foreign-aid", "final-scenario"])
    assert "farm-redevelopment" not in spaces(scenario(mine, farm(), round_number=3))


def test_small_greenhouse_sells_a_vegetable_four_and_seven_rounds_later() -> None:
    game = playing("small-greenhouse", farm({"wood": 2}, played=LEARNED[:1]), round_number=2)
    assert promised(game) == {6: {"vegetable": 1}, 9: {"vegetable": 1}}


def test_small_greenhouse_gives_nothing_for_nothing() -> None:
    game = playing("small-greenhouse", farm({"wood": 2}, played=LEARNED[:1]), round_number=10)
    assert promised(game) == {14: {"vegetable": 1}}
    mine = farm({"food": 1}, played=["small-greenhouse"])
    mine.promised = playing("small-greenhouse", farm({"wood": 2}, played=LEARNED[:1])).state.seats[0].promised
    game = new_round(mine, 5)
    play(game, "take vegetable")
    assert (goods(game), list(promised(game))) == ({"vegetable": 1}, [8])
    mine = farm(played=["small-greenhouse"])
    mine.promised = playing("small-greenhouse", farm({"wood": 2}, played=LEARNED[:1])).state.seats[0].promised
    game = new_round(mine, 5)
    assert (goods(game), list(promised(game))) == ({}, [8])


@pytest.mark.parametrize(
    ("improvement", "cost", "given"),
    [("fireplace-2", {"clay": 2}, 1), ("well", {"wood": 1, "stone": 3}, 0), ("stone-oven", {"clay": 1, "stone": 3}, 0)],
)
def test_brick_hammer_gives_stone_for_majors_of_two_clay(improvement: str, cost: dict[str, int], given: int) -> None:
    game = use("major-improvement", farm(cost, played=["brick-hammer"]))
    play(game, *([f"build {improvement}"] if f"build {improvement}" in texts(game) else []))
    assert goods(game).get("stone", 0) == given


@pytest.mark.parametrize(("card", "cost", "given"), [("rolling-pin", {"wood": 1}, 0), ("trout-pool", {"clay": 2}, 1)])
def test_brick_hammer_looks_at_printed_costs_of_minors(card: str, cost: dict[str, int], given: int) -> None:
    game = playing(card, farm(cost, played=["brick-hammer", *LEARNED[:1]]))
    assert goods(game) == ({"stone": 1} if given else {})
