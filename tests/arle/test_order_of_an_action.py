"""In which order the parts of an action are carried out where the order makes a difference."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED, SHEEP
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import all_texts, farm, goods, play, scenario, stand, texts, tiles, use

CROWDED_STALL = farm({"sheep": 8}, ["stall", "forest", "forest", "forest", "forest"])
"""Five animals on the dikes, three in the stall; no pasture, and the first dike that is moved wins three."""


def dike_warden() -> Game:
    """Someone with a full stall at the Dike Warden."""
    return use("dike-warden", CROWDED_STALL.copy())


def test_the_dike_of_the_dike_warden_wins_land_before_the_flip() -> None:
    # No line tells what comes first, so what helps does: animals of the stall graze on the new land.
    game = dike_warden()
    assert tiles(game)["empty"] == 3
    play(game, "flip stall")
    assert tiles(game)["depot"] == 1
    assert goods(game) == {"sheep": 8}


def test_land_that_a_cut_frees_at_the_grocer_houses_the_animal() -> None:
    mine = farm({"sheep": 5}, ["forest"] * 5, boardwalk=1)
    game = scenario(mine, farm(), half_year=4)
    play(game, "place winter-grocer", "cut 1 boardwalk", "take cattle")
    assert goods(game) == {"sheep": 5, "cattle": 1, "peat": 1, "wood": 1, "clay": 1}


def test_the_animal_of_the_dike_builder_comes_before_the_dikes() -> None:
    # A brown line: the top part first. So the land that is won comes too late for it.
    mine = farm({"sheep": 5}, ["forest"] * 5)
    game = scenario(mine, farm(), half_year=3)
    play(game, "place dike-builder", "take cattle", "release sheep")
    assert goods(game) == {"sheep": 4, "cattle": 1}
    assert tiles(game)["empty"] == 3


def test_a_plow_built_at_the_farmer_plows_at_once() -> None:
    game = use("farmer", farm({"wood": 1, "horse": 1}, []))
    play(game, "build plow horse", "plow flax-field")
    assert tiles(game)["flax-field"] == 1
    assert not [text for text in texts(game, 0) if text.startswith("plow")]


def test_a_workbench_moved_at_the_master_counts_at_once() -> None:
    game = use("summer-master", farm({"clay": 2, "wood": 9}, []))
    play(game, "improve axes", "improve workbenches", "improve spades")
    assert not [text for text in texts(game, 0) if text.startswith("improve")]


def test_the_fish_trap_comes_before_the_food_of_the_fisherman() -> None:
    assert goods(use("fisherman", farm({}, [])))["food"] == 3


@pytest.mark.parametrize(("building", "won"), [("waterfront-house", 3)])
def test_animals_below_a_building_go_before_it_wins_land(building: str, won: int) -> None:
    # The printed rules want all animals housed at all times; the dikes come after the building stands.
    mine = farm({"brick": 2, "food": 25, "sheep": 7}, ["forest"] * 4)
    game = use("builder", mine)
    play(game, f"build {building}")
    assert goods(game)["sheep"] == 5
    assert tiles(game)["empty"] == won


def test_the_boat_of_the_wainwright_may_be_built_before_the_vehicle() -> None:
    houses = ("wood-traders-house", "weaving-parlor", "colonists-house", "litter-storage")
    mine = farm({"timber": 4, "peat": 1}, ["wood-traders-house"])
    game = use("wainwright", mine, half_year=4, houses=houses)  # type: ignore[arg-type]
    play(game, "build peat-boat", "trade food", "exchange wood-traders-house", "build wagon")
    assert not goods(game)


BEFORE_ORDERS_WERE_MENDED = 4
FULL = farm({"sheep": 5}, ["forest"] * 5, vehicles=["cart"])
"""All five dikes have their animals, and nothing else has room for one."""
DARK_HOUSES = ("weaving-parlor", "colonists-house", "litter-storage", "schnapps-distillery")


def test_the_goods_of_the_grocer_can_be_sold_before_its_animal_comes() -> None:
    game = scenario(FULL.copy(), farm(), half_year=3)
    play(game, "place summer-grocer", "load aurich 1", "sell aurich sheep", "sell aurich leather", "take horse")
    assert goods(game) == {"sheep": 4, "horse": 1, "grain": 1, "food": 8}


def test_the_goods_of_the_grocer_came_after_its_animal_before_that_was_mended() -> None:
    game = scenario(FULL.copy(), farm(), half_year=3, amendments=BEFORE_ORDERS_WERE_MENDED)
    play(game, "place summer-grocer")
    assert goods(game) == {"sheep": 5}
    play(game, "take horse", "release sheep")
    assert goods(game) == {"sheep": 4, "horse": 1, "grain": 1, "leather": 1}


ONE_PLACE_LEFT = farm({"sheep": 4}, ["forest"] * 5, vehicles=["cart"])


def test_the_cattle_of_the_cattle_trader_can_be_sold_before_its_sheep_comes() -> None:
    game = scenario(ONE_PLACE_LEFT.copy(), farm(), half_year=4)
    play(game, "place cattle-trader")
    assert {"take sheep", "take cattle", "take horse"} <= texts(game, 0)
    play(game, "take cattle", "load leer 1")
    assert goods(game) == {"sheep": 5, "grain": 2, "food": 5}


def test_the_sheep_of_the_cattle_trader_can_still_come_first() -> None:
    game = scenario(ONE_PLACE_LEFT.copy(), farm(), half_year=4)
    play(game, "place cattle-trader", "take sheep")
    assert texts(game, 0) == {"take cattle", "take horse"}
    play(game, "take horse", "release horse")
    assert goods(game)["sheep"] == 5


@pytest.mark.parametrize(
    ("mine", "amendments"),
    [
        (farm({"sheep": 3}, ["forest"] * 5, vehicles=["cart"]), None),
        (farm({"sheep": 4}, ["farmers-house", *["forest"] * 4]), None),
        (ONE_PLACE_LEFT, BEFORE_ORDERS_WERE_MENDED),
    ],
    ids=["room for both", "nothing to make room with", "before that was mended"],
)
def test_nobody_is_asked_for_an_order_of_the_cattle_trader_that_makes_no_difference(
    mine: Player, amendments: int | None
) -> None:
    game = scenario(mine.copy(), farm(), half_year=4, amendments=amendments)
    play(game, "place cattle-trader")
    assert texts(game, 0) == {"take cattle", "take horse"}
    assert goods(game)["sheep"] == mine.goods[SHEEP] + 1


def colonist(amendments: int | None = None) -> Game:
    """Someone without room for a horse, but with flax enough to cut the moor away that the Colonist dehydrates."""
    land = ["weaving-parlor", *["forest"] * 3, "flax-field", "grain-field"]
    mine = farm({"sheep": 5, "flax": 12}, land, boardwalk=0)
    return use("colonist", mine, houses=DARK_HOUSES, amendments=amendments)  # type: ignore[arg-type]


def test_the_moor_of_the_colonist_makes_room_for_its_horse() -> None:
    game = colonist()
    for peat in (4, 3, 2, 1):
        play(game, "exchange weaving-parlor", f"cut 1 moor {peat}")
    assert goods(game) == {"sheep": 5, "horse": 1, "linen": 4, "peat": 4}


def test_the_horse_of_the_colonist_came_first_before_that_was_mended() -> None:
    assert "release horse" in texts(colonist(BEFORE_ORDERS_WERE_MENDED), 0)


def milk_house(amendments: int | None = None) -> Game:
    """Someone with four cattle who has cut the first of four peat at the Milk House Inn, and sold two cattle since."""
    mine = farm({"cattle": 3, "wood": 1, "clay": 1, "food": 9}, ["forest"], vehicles=["horse-cart"])
    inns = ("milk-house-inn", "gulf-house-inn", "potters-inn")
    game = scenario(mine, farm(), half_year=3, inns=inns, amendments=amendments)
    play(game, "place builder", "build milk-house-inn", "cut 1 boardwalk", "load bremen 1", "sell bremen 2 cattle")
    return game


@pytest.mark.parametrize(("amendments", "left"), [(None, 3), (6, 1)])
def test_cattle_that_were_counted_can_be_sold(amendments: int | None, left: int) -> None:
    game = milk_house(amendments)
    play(game, "done")
    cuts = [int(text.split()[1]) for text in texts(game, 0) if text.startswith("cut")]
    assert max(cuts) == left


@pytest.mark.parametrize(("amendments", "left"), [(None, 1), (6, 2)])
def test_a_horse_that_comes_later_is_not_counted_at_the_saddlery(amendments: int | None, left: int) -> None:
    mine = farm(
        {"horse": 3, "flax": 3, "timber": 2, "leather": 4}, ["litter-storage", "forest"], moors=(4, HYDRATED, HYDRATED)
    )
    game = scenario(mine, farm(), half_year=3, houses=DARK_HOUSES, amendments=amendments)
    play(game, "place builder", "build saddlery", "cut 2 boardwalk", "exchange litter-storage")
    cuts = [int(text.split()[1]) for text in texts(game, 0) if text.startswith("cut")]
    assert max(cuts) == left


@pytest.mark.parametrize(("amendments", "horses"), [(None, 2), (8, 1)])
def test_a_plow_that_is_sold_before_its_horse_comes_is_counted_at_the_joinery(
    amendments: int | None, horses: int
) -> None:
    mine = farm({"timber": 2, "grain": 5, "sheep": 5}, ["forest"] * 4, plows=2, vehicles=["handcart"])
    game = scenario(mine, farm(), half_year=3, amendments=amendments)
    play(game, "place builder", "build joinery", "load dornum 1")
    assert goods(game)["horse"] == horses


@pytest.mark.parametrize(("amendments", "hides"), [(None, 15), (9, 14)])
def test_brick_of_the_builders_merchant_makes_room_for_its_hides(amendments: int | None, hides: int) -> None:
    # The Brick turns the Stall into a Stable and takes 4 Food off a full track, so that Esens can pay for a Hide.
    mine = farm({"food": 30, "hides": 15}, ["carpenters-workshop", "stall"], vehicles=["cart"])
    game = scenario(mine, farm(), half_year=4, houses=DARK_HOUSES, amendments=amendments)
    play(game, "place builders-merchant", "take clay", "take brick", "exchange carpenters-workshop", "load esens 1")
    assert goods(game) == {"food": 28, "hides": hides, "clay": 1}


@pytest.mark.parametrize(("amendments", "grain"), [(None, 14), (9, 13)])
def test_brick_of_the_grocer_makes_room_for_its_grain(amendments: int | None, grain: int) -> None:
    mine = farm({"food": 30, "grain": 15}, ["carpenters-workshop", "stall"], vehicles=["cart"])
    game = scenario(mine, farm(), half_year=3, houses=DARK_HOUSES, amendments=amendments)
    play(game, "place summer-grocer", "take brick", "exchange carpenters-workshop", "load esens 1")
    assert goods(game) == {"food": 30, "grain": grain, "leather": 1}


def test_hides_for_which_there_is_room_come_first() -> None:
    game = use("builders-merchant", farm({"hides": 13}))
    assert goods(game) == {"hides": 15}


def test_hides_without_room_come_last_and_as_many_as_there_is_room_for() -> None:
    game = use("builders-merchant", farm({"hides": 14}))
    assert goods(game) == {"hides": 14}
    play(game, "take wood", "take timber")
    assert goods(game) == {"hides": 15, "wood": 1, "timber": 1}


def waterfront_house(amendments: int | None = None) -> Game:
    """Someone who pays 25 of 30 Food for the Waterfront House, with animals on the last pasture, where it comes."""
    mine = farm({"food": 30, "brick": 2, "sheep": 5, "horse": 2}, ["forest"] * 4, vehicles=["cart"])
    game = scenario(mine, farm(), half_year=3, amendments=amendments)
    play(game, "place builder", "build waterfront-house")
    return game


def test_animals_are_sold_before_a_building_takes_them_their_room() -> None:
    game = waterfront_house()
    assert {"done", "load aurich 1"} <= all_texts(game, 0)
    play(game, "load aurich 1", "sell aurich horse", "sell aurich horse as item 3")
    assert goods(game) == {"food": 24, "sheep": 5}
    assert tiles(game)["waterfront-house"] == 1


def test_whoever_sells_none_returns_them() -> None:
    game = waterfront_house()
    play(game, "done")
    assert texts(game, 0) == {"release sheep", "release horse"}


def test_animals_were_returned_at_once_before_that_was_mended() -> None:
    assert all_texts(waterfront_house(10), 0) == {"release sheep", "release horse"}


@pytest.mark.parametrize(("amendments", "asked"), [(None, True), (10, False)])
def test_animals_are_sold_before_the_cattle_of_the_milk_house_comes(amendments: int | None, asked: bool) -> None:
    mine = farm({"food": 30, "wood": 1, "clay": 1, "sheep": 5}, ["forest"] * 4, vehicles=["cart"])
    inns = ("milk-house-inn", "gulf-house-inn", "potters-inn")
    game = scenario(mine, farm(), half_year=3, inns=inns, amendments=amendments)
    play(game, "place builder", "build milk-house-inn")
    assert ("load aurich 1" in all_texts(game, 0)) == asked
    assert ("release cattle" in all_texts(game, 0)) != asked


def test_a_field_that_is_sold_makes_room_for_the_next_one() -> None:
    mine = farm({}, ["forest"] * 4, plows=2, vehicles=["handcart"])
    game = scenario(mine, farm(), half_year=3)
    play(game, "place farmer", "plow grain-field", "load hage 1", "plow flax-field")
    assert tiles(game)["flax-field"] == 1
    assert not tiles(game).get("grain-field")


def test_without_land_the_farmer_ended_with_the_first_field_before_that_was_mended() -> None:
    mine = farm({}, ["forest"] * 4, plows=2, vehicles=["handcart"])
    game = scenario(mine, farm(), half_year=3, amendments=7)
    play(game, "place farmer", "plow grain-field", "load hage 1")
    assert not [text for text in texts(game, 0) if text.startswith("plow")]


def test_a_plow_that_is_sold_can_be_forged_once_more() -> None:
    # The only Peat Boat has become a Plow of the last tile; Dornum buys it, and the tile is there for the Handcart.
    mine = farm({"timber": 1, "brick": 1}, ["forest"], boats=1, vehicles=["handcart", "cart"])
    game = scenario(mine, farm(), half_year=3, crafts=("smithy", "turnery"), supply={"peat-boat": 0})
    play(game, "place builder", "build smithy", "forge peat-boat", "load dornum 2", "forge vehicle 1")
    assert (stand(game).seats[0].plows, stand(game).seats[0].boats) == (1, 0)
