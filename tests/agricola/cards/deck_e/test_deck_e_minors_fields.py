"""Minor improvements of deck E about fields, and those that are fields."""

from __future__ import annotations

from agricola.cards.positions import harvest, playing
from agricola.scenario import beds, farm, fields, goods, lines, play, scenario, sites, texts, use
from allmende.core import Game
from allmende.words import Speaker


def test_barn_shed_gives_grain_when_another_player_uses_forest() -> None:
    game = use("forest", farm(), farm(played=["barn-shed"]))
    assert goods(game, 1) == {"grain": 1}
    assert goods(use("forest", farm(played=["barn-shed"]))) == {"wood": 3}
    alone = scenario(farm(played=["barn-shed"]))
    play(alone, "place forest")
    assert goods(alone)["grain"] == 1


def test_cherry_orchard_grows_wood_and_gives_a_vegetable_with_the_last() -> None:
    game = use("grain-utilization", farm({"wood": 1}, played=["cherry-orchard"]))
    assert (beds(game), goods(game)) == ({"cherry-orchard": "wood 3"}, {})
    mine = farm({"food": 4}, played=["cherry-orchard"], fields=["cherry-orchard wood 2"])
    assert goods(harvest(mine)) == {"wood": 1}
    mine = farm({"food": 4}, played=["cherry-orchard"], fields=["cherry-orchard wood 1"])
    assert goods(harvest(mine)) == {"wood": 1, "vegetable": 1}


def test_cherry_orchard_takes_no_crops_and_its_wood_is_none() -> None:
    game = use("grain-utilization", farm({"grain": 1, "wood": 1}, played=["cherry-orchard"]))
    assert beds(game) == {"cherry-orchard": "wood 3"}
    mine = farm(played=["cherry-orchard"], fields=["cherry-orchard wood 3"])
    assert lines(scenario(mine, farm()))["grain"] == -1


def test_rock_garden_is_sown_like_three_fields_and_counts_as_one() -> None:
    game = use("grain-utilization", farm({"stone": 4}, played=["rock-garden"]))
    play(game, "sow stone", "sow stone")
    assert (beds(game), goods(game)) == ({"rock-garden": "stone 6"}, {"stone": 1})
    mine = farm({"food": 4}, played=["rock-garden"], fields=["rock-garden stone 2+2+1"])
    game = harvest(mine)
    assert (beds(game), goods(game)) == ({"rock-garden": "stone 2"}, {"stone": 3})


def test_rock_garden_may_be_sown_again_beside_what_grows_there() -> None:
    mine = farm({"stone": 1}, played=["rock-garden"], fields=["rock-garden stone 1"])
    assert beds(use("grain-utilization", mine)) == {"rock-garden": "stone 3"}


def test_scythe_takes_all_from_a_rock_garden() -> None:
    mine = farm({"food": 4}, played=["rock-garden", "scythe"], fields=["rock-garden stone 2+2"])
    game = harvest(mine)
    play(game, "pick card 1")
    assert goods(game) == {"stone": 4}


def test_melon_patch_plows_a_field_with_its_last_vegetable() -> None:
    mine = farm({"food": 4}, played=["melon-patch"], fields=["melon-patch vegetable 1"])
    game = harvest(mine)
    play(game, "plow b1")
    assert (fields(game), goods(game)) == ({"B1": ""}, {"vegetable": 1})
    mine = farm({"food": 4}, played=["melon-patch"], fields=["melon-patch vegetable 2"])
    assert not sites(harvest(mine), "plow")


def test_crop_rotation_field_is_sown_with_the_other_crop_at_once() -> None:
    mine = farm({"food": 4, "vegetable": 1}, played=["crop-rotation-field"], fields=["crop-rotation-field grain 1"])
    game = harvest(mine)
    play(game, "sow vegetable")
    assert (beds(game), goods(game)) == ({"crop-rotation-field": "vegetable 2"}, {"grain": 1})
    mine = farm({"food": 4, "grain": 1}, played=["crop-rotation-field"], fields=["crop-rotation-field vegetable 1"])
    game = harvest(mine)
    play(game, "sow grain")
    assert beds(game) == {"crop-rotation-field": "grain 3"}


def test_crop_rotation_field_reacts_to_grain_that_is_removed_otherwise() -> None:
    mine = farm({"vegetable": 1}, played=["crop-rotation-field"], fields=["crop-rotation-field grain 3"])
    game = playing("thunderbolt", mine)
    play(game, "pick card 1", "sow vegetable")
    assert beds(game) == {"crop-rotation-field": "vegetable 2"}


def test_artichoke_field_gives_food_when_it_is_harvested() -> None:
    mine = farm({"food": 4}, played=["artichoke-field"], fields=["artichoke-field grain 2", "B1 grain 2"])
    assert goods(harvest(mine)) == {"grain": 2, "food": 1}
    mine = farm({"food": 4}, played=["artichoke-field"], fields=["B1 grain 2"])
    assert goods(harvest(mine)) == {"grain": 1}


def test_cow_patty_adds_a_crop_to_fields_beside_a_pasture() -> None:
    mine = farm({"grain": 1}, fields=["B1", "D1"], pastures=["E1"], played=["cow-patty"])
    game = use("grain-utilization", mine)
    play(game, "choose 1")
    assert fields(game) == {"B1": "", "D1": "grain 4"}
    game = use("grain-utilization", farm({"vegetable": 1}, fields=["B1"], pastures=["E1"], played=["cow-patty"]))
    assert fields(game) == {"B1": "vegetable 2"}


def test_cow_patty_lets_one_sow_the_tile_instead_of_a_card() -> None:
    mine = farm({"vegetable": 1}, fields=["D1"], pastures=["E1"], played=["cow-patty", "melon-patch"])
    game = use("grain-utilization", mine)
    assert texts(game) == {"sow vegetable", "sow vegetable d1"}
    play(game, "sow vegetable d1", "choose 1")
    assert fields(game) == {"D1": "vegetable 3"}


def test_skimmer_plow_plows_one_more_field_and_sows_less() -> None:
    game = use("farmland", farm(played=["skimmer-plow"]))
    play(game, "plow b1", "plow b2")
    assert fields(game) == {"B1": "", "B2": ""}
    game = use("grain-utilization", farm({"grain": 1, "vegetable": 1}, fields=["B1", "B2"], played=["skimmer-plow"]))
    play(game, "sow grain")
    assert fields(game)["B1"] == "grain 2"
    game = use("grain-utilization", farm({"vegetable": 1}, fields=["B1"], played=["skimmer-plow"]))
    assert fields(game) == {"B1": "vegetable 1"}


def said(game: Game, move: str, seat: int = 0) -> str:
    """What a move says."""
    decision = game.decision(seat)
    assert decision is not None
    return next(Speaker("en", strict=True).say(each.label) for each in decision.moves if each.text == move)


def test_moves_say_what_is_sown_and_how_much() -> None:
    mine = farm({"stone": 2, "grain": 1}, fields=["B1"], played=["rock-garden"])
    game = use("grain-utilization", mine)
    assert "Rock Garden" in said(game, "sow stone")
    mine = farm({"vegetable": 1, "grain": 1}, fields=["B1", "B2"], played=["skimmer-plow"])
    assert "2 Grain" in said(use("grain-utilization", mine), "sow grain")
