"""The Small Potter's Oven of deck C: an oven is returned for it, and ovens are built before bread is baked."""

from __future__ import annotations

from agricola.cards.positions import can, if_asked, playing
from agricola.scenario import farm, goods, lines, me, play, scenario, spaces, texts, use


def test_small_potters_oven_costs_an_oven_besides_clay_and_gives_five_food() -> None:
    game = playing("small-potters-oven", farm({"clay": 2}, improvements=["stone-oven"]))
    assert (goods(game)["food"], me(game).improvements) == (5, [])
    assert lines(game)["improvements"] == 5


def test_small_potters_oven_leaves_the_choice_between_two_ovens() -> None:
    game = playing("small-potters-oven", farm({"clay": 2}, improvements=["clay-oven", "stone-oven"]))
    assert len(texts(game)) == 2
    play(game, "choose 1")
    assert len(me(game).improvements) == 1


def test_small_potters_oven_asks_for_an_oven() -> None:
    assert not can("small-potters-oven", farm({"clay": 9}, improvements=["fireplace-2"]))
    assert not can("small-potters-oven", farm({"clay": 1}, improvements=["clay-oven"]))


def test_small_potters_oven_builds_an_oven_before_bread_is_baked() -> None:
    mine = farm({"clay": 3, "stone": 1, "grain": 2}, played=["small-potters-oven"])
    game = scenario(mine, farm(), round_number=1)
    assert "grain-utilization" in spaces(game)
    play(game, "place grain-utilization")
    if_asked(game, "resolve small-potters-oven", "build clay-oven")
    assert texts(game) == {"bake clay-oven", "done"}  # the bread that comes with the oven
    play(game, "bake clay-oven")
    if_asked(game, "bake clay-oven")  # and that of the action space
    assert (goods(game), game.to_act) == ({"food": 10}, [1])


def test_small_potters_oven_builds_the_other_oven_in_the_action_that_comes_with_the_first() -> None:
    mine = farm({"clay": 4, "stone": 4, "grain": 3}, played=["small-potters-oven"])
    game = use("grain-utilization", mine)
    if_asked(game, "resolve small-potters-oven")
    play(game, "build clay-oven")
    assert "resolve small-potters-oven" in texts(game)
    play(game, "resolve small-potters-oven")
    assert set(me(game).improvements) == {"clay-oven", "stone-oven"}


def test_small_potters_oven_is_no_reason_to_use_a_space_without_anything_to_bake() -> None:
    mine = farm({"clay": 3, "stone": 1}, played=["small-potters-oven"])
    assert "grain-utilization" not in spaces(scenario(mine, farm(), round_number=1))


def test_small_potters_oven_may_be_left_alone() -> None:
    mine = farm({"clay": 3, "stone": 1, "grain": 1}, improvements=["fireplace-2"], played=["small-potters-oven"])
    game = use("grain-utilization", mine)
    assert {"resolve small-potters-oven", "bake fireplace"} == texts(game)
    play(game, "bake fireplace")
    assert (goods(game)["food"], game.to_act) == (2, [1])


def test_small_potters_oven_and_potter_ceramics_work_one_after_the_other() -> None:
    played = ["small-potters-oven", "potter-ceramics"]
    game = scenario(farm({"clay": 4, "stone": 1}, played=played), farm(), round_number=1)
    assert "grain-utilization" in spaces(game)
    play(game, "place grain-utilization")
    if_asked(game, "resolve potter-ceramics", "resolve small-potters-oven", "build clay-oven", "bake clay-oven")
    assert goods(game) == {"food": 5}
    game = scenario(farm({"clay": 3, "stone": 1}, played=played), farm(), round_number=1)
    assert "grain-utilization" not in spaces(game)
