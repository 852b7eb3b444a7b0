"""Chapter "Limited Components": what can run out, and what cannot."""

from __future__ import annotations

import pytest

from allmende import arle
from allmende.arle.presentation.views import View
from allmende.core import Game
from arle.scenario import all_texts, farm, goods, me, play, scenario, stand, supply, texts, tiles

TWO_PLAYERS = {
    "forest": 5,
    "stall": 5,
    "stable": 3,
    "field": 10,
    "cart": 3,
    "carriage": 3,
    "handcart": 2,
    "peat-boat": 6,
}


def stock(game: Game) -> dict[str, int]:
    """The Supply Board as screens see it."""
    seen = game.view(0)
    assert isinstance(seen, View)
    return seen.supply


def test_the_supply_board_for_two() -> None:
    assert stock(arle.new(players=2, seed=1)) == TWO_PLAYERS


def test_alone_the_tiles_of_the_second_home_board_stay_in_the_supply() -> None:
    assert stock(arle.new(players=1, seed=1)) == TWO_PLAYERS | {"stall": 6, "field": 12}


def full(empty: int = 1) -> list[str]:
    """Land with so many empty spaces."""
    return ["farmers-house", "novices-hut", "workshop", "mill", "saddlery"][: 5 - empty]


@pytest.mark.parametrize(
    ("space", "half_year", "move", "tile", "have", "land"),
    [
        ("forester", 3, "place forest", "forest", {"food": 1}, []),
        ("summer-carpenter", 3, "build stall", "stall", {"clay": 2, "grain": 1}, []),
        ("winter-carpenter", 4, "build stall", "stall", {"clay": 2, "grain": 1}, []),
        ("winter-carpenter", 4, "build stable", "stable", {"brick": 2}, ["stall"]),
        ("farmer", 3, "plow grain-field", "field", {}, []),
        ("farmer", 3, "plow flax-field", "field", {}, []),
        ("farmer", 3, "build plow cattle", "peat-boat", {"wood": 1, "cattle": 1}, []),
        ("wainwright", 4, "build peat-boat", "peat-boat", {"wood": 1}, []),
        ("wainwright", 4, "build handcart", "handcart", {"wood": 2}, []),
        ("wainwright", 4, "build wagon", "handcart", {"wood": 4}, []),
        ("wainwright", 4, "build cart", "cart", {"wood": 5, "horse": 1}, []),
        ("wainwright", 4, "build horse-cart", "cart", {"wood": 7, "horse": 1}, []),
        ("wainwright", 4, "build carriage", "carriage", {"wood": 4, "horse": 2}, []),
        ("wainwright", 4, "build droshky", "carriage", {"wood": 6, "horse": 2}, []),
        ("summer-laborer", 3, "build wagon", "handcart", {"wood": 4, "food": 2}, []),
    ],
)
def test_the_last_tile_can_be_had_and_no_more(
    space: str, half_year: int, move: str, tile: str, have: dict[str, int], land: list[str]
) -> None:
    for left in (1, 0):
        plows = 1 if move.startswith("plow") else 0
        game = scenario(farm(have, land, plows=plows), farm(land=[]), half_year=half_year, supply={tile: left})
        play(game, f"place {space}")
        assert (move in texts(game)) == bool(left)
        if left:
            play(game, move)
            assert supply(game)[tile] == 0


def test_flipped_tiles_are_missing_in_the_supply() -> None:
    mine = farm(land=["depot", "park", "double-stall"], vehicles=["wagon", "horse-cart", "droshky"], plows=2)
    game = scenario(mine, farm(land=[]), half_year=3)
    used = {"forest": 1, "stall": 1, "stable": 1, "cart": 1, "carriage": 1, "handcart": 1, "peat-boat": 2}
    everything = TWO_PLAYERS | {"stall": 7, "field": 14}
    assert supply(game) == {tile: everything[tile] - used.get(tile, 0) for tile in everything}


@pytest.mark.parametrize(
    ("land", "move", "tile"),
    [("stall", "flip stall", "stall"), ("forest", "flip forest", "forest"), ("stable", "flip stable", "stable")],
)
def test_a_tile_that_is_flipped_does_not_return_to_the_supply(land: str, move: str, tile: str) -> None:
    game = scenario(farm(land=[land]), farm(), half_year=3)
    before = supply(game)
    play(game, "place warden", move)
    assert supply(game) == before


def test_an_upgraded_stall_is_available_again() -> None:
    mine = farm({"brick": 2, "clay": 2, "grain": 1}, ["stall"])
    game = scenario(mine, farm(land=["stall"] * 5), half_year=4, supply={"stall": 0})
    play(game, "place winter-carpenter")
    assert texts(game) == {"build stable", "done"}
    play(game, "build stable")
    assert (supply(game)["stall"], supply(game)["stable"]) == (1, 2)


def test_a_sold_field_is_available_again() -> None:
    mine = farm(land=["grain-field"], vehicles=["cart"], plows=1)
    game = scenario(mine, farm(land=[]), half_year=3, supply={"field": 0})
    play(game, "load hage 1", "place farmer", "plow flax-field")
    assert tiles(game)["flax-field"] == 1
    assert supply(game)["field"] == 0


def test_what_one_player_takes_the_other_one_misses_at_once() -> None:
    game = scenario(farm({"food": 5}, []), farm({"food": 5}, []), half_year=3, supply={"forest": 1})
    play(game, "place forester", "place forest", "place summer-laborer")
    play(game, *(["done"] if "done" in texts(game) else []))
    assert supply(game)["forest"] == 0
    assert not [text for text in texts(game) if text == "place forest"]


def test_animals_goods_materials_clothing_and_peat_never_run_out() -> None:
    unlimited = ["peat", "wood", "clay", "timber", "brick", "linen", "woolen", "leather"]
    have = dict.fromkeys(unlimited, 99) | {"sheep": 9}
    game = scenario(farm(have, [], tools={"axes": 6}), farm(dict.fromkeys(unlimited, 99), []), half_year=3)
    play(game, "place woodcutter")
    assert goods(game)["wood"] == 105


@pytest.mark.parametrize("good", ["grain", "flax", "wool", "hides"])
def test_the_goods_track_ends_at_fifteen(good: str) -> None:
    for count, after in ((13, 14), (14, 15), (15, 15)):
        game = scenario(farm({good: count, "peat": 1}, [], boats=1), farm(), half_year=3)
        play(game, *([f"trade {good}"] if count < 15 else []))
        assert me(game).goods[good] == after


def test_the_harvest_ends_at_fifteen_too() -> None:
    mine = farm({"grain": 14, "flax": 15, "food": 3, "peat": 2}, ["grain-field", "grain-field", "flax-field"])
    game = scenario(mine, farm(), half_year=3, phase=3)
    assert (me(game).goods["grain"], me(game).goods["flax"]) == (15, 15)


def test_the_last_field_of_november_goes_to_who_is_faster() -> None:
    # Both players use their houses at the same time, and both could have it.
    fed = {"food": 3, "peat": 2}
    mine = farm(fed, ["plow-makers-workshop"])
    game = scenario(mine, farm(fed), half_year=3, phase=3, supply={"field": 1})
    other = stand(game).seats[1]
    assert game.to_act == [0]
    assert other.goods[0] == 0  # seat 2 has eaten already
    game.play("plow flax-field", 0)
    assert supply(game)["field"] == 0


def test_two_carpenters_at_once_share_the_last_stable() -> None:
    # In May both may use what they have at any time; only one player can have the Carpenter's Workshop.
    houses = ("carpenters-workshop", "weaving-parlor", "colonists-house", "litter-storage")
    mine = farm({"food": 30, "brick": 3}, ["carpenters-workshop", "stall", "stall"])
    game = scenario(mine, farm(), half_year=4, phase=3, supply={"stable": 1}, houses=houses)
    game.play("exchange carpenters-workshop", 0)
    assert supply(game)["stable"] == 0
    assert tiles(game)["stall"] == tiles(game)["stable"] == 1
    assert "exchange carpenters-workshop" not in all_texts(game, 0)
