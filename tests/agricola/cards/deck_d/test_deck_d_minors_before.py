"""Minor improvements of deck D that let their owner do something before sowing and before baking."""

from __future__ import annotations

from agricola.scenario import farm, fields, goods, play, scenario, spaces, texts, use


def test_drill_harrow_plows_for_three_food_before_something_is_sown() -> None:
    game = use("grain-utilization", farm({"grain": 2, "food": 3}, fields=["B1"], played=["drill-harrow"]))
    assert "resolve drill-harrow" in texts(game)
    play(game, "resolve drill-harrow", "plow c1")  # then one field has to be sown, which there is one way to do
    assert sorted(fields(game).values()) == ["", "grain 3"]
    assert (goods(game), texts(game)) == ({"grain": 1}, {"sow grain", "done"})


def test_drill_harrow_makes_the_first_field() -> None:
    game = scenario(farm({"grain": 1, "food": 3}, played=["drill-harrow"]), farm(), round_number=1)
    assert "grain-utilization" in spaces(game)
    play(game, "place grain-utilization")
    play(game, *(["resolve drill-harrow"] if "resolve drill-harrow" in texts(game) else []), "plow c1")
    assert fields(game) == {"C1": "grain 3"}
    game = scenario(farm({"food": 3}, played=["drill-harrow"]), farm(), round_number=1)
    assert "grain-utilization" not in spaces(game)


def test_drill_harrow_is_used_once_in_an_action_and_not_after_sowing() -> None:
    game = use("grain-utilization", farm({"grain": 3, "food": 6}, fields=["B1", "C1"], played=["drill-harrow"]))
    play(game, "sow grain")
    assert "resolve drill-harrow" not in texts(game)


def test_potter_ceramics_turns_a_clay_into_a_grain_before_bread_is_baked() -> None:
    mine = farm({"clay": 2}, improvements=["clay-oven"], played=["potter-ceramics"])
    game = scenario(mine, farm(), round_number=1)
    assert "grain-utilization" in spaces(game)
    play(game, "place grain-utilization")
    play(game, *(["resolve potter-ceramics"] if "resolve potter-ceramics" in texts(game) else []))
    play(game, *(["bake clay-oven"] if "bake clay-oven" in texts(game) else []))
    assert (goods(game), game.to_act) == ({"clay": 1, "food": 5}, [1])


def test_potter_ceramics_may_be_left_alone_and_needs_something_that_bakes() -> None:
    mine = farm({"clay": 2, "grain": 1}, improvements=["fireplace-2"], played=["potter-ceramics"])
    game = use("grain-utilization", mine)
    assert {"resolve potter-ceramics", "bake fireplace"} <= texts(game)
    play(game, "bake fireplace")
    assert goods(game) == {"clay": 2, "food": 2}
    game = scenario(farm({"clay": 2}, played=["potter-ceramics"]), farm(), round_number=1)
    assert "grain-utilization" not in spaces(game)


def test_potter_ceramics_comes_once_in_each_action() -> None:
    mine = farm({"clay": 3, "grain": 1}, improvements=["fireplace-2"], played=["potter-ceramics"])
    game = use("grain-utilization", mine)
    play(game, "resolve potter-ceramics")  # then a grain has to be baked, which there is one way to do
    assert (goods(game), texts(game)) == ({"clay": 2, "grain": 1, "food": 2}, {"bake fireplace", "done"})
