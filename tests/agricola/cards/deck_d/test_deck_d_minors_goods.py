"""Minor improvements of deck D that bring crops, building resources and animals."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, harvest, playing
from agricola.scenario import any_time, farm, food, goods, lying, me, play, promised, scenario, texts, use
from allmende.agricola.rules.phases import RETURNING_HOME


def test_reap_hook_puts_grain_on_the_next_three_of_its_rounds() -> None:
    assert list(promised(playing("reap-hook", farm({"wood": 1}), round_number=4))) == [7, 9, 11]
    assert list(promised(playing("reap-hook", farm({"wood": 1}), round_number=12))) == [13, 14]


@pytest.mark.parametrize(("players", "lies"), [(3, 0), (4, 1)])
def test_small_basket_puts_the_reed_back_with_four_players(players: int, lies: int) -> None:
    others = [farm() for _ in range(players - 1)]
    game = use("reed-bank", farm(played=["small-basket"]), *others)
    play(game, "choose 1")
    assert (goods(game), lying(game).get("reed-bank", 0)) == ({"vegetable": 1}, lies)


def test_supply_boat_sells_a_crop_after_fishing() -> None:
    game = use("fishing", farm({"food": 2}, played=["supply-boat"]))
    assert texts(game) == {"take grain", "take vegetable", "done"}
    play(game, "take vegetable")
    assert goods(game) == {"vegetable": 1}
    assert use("day-laborer", farm(played=["supply-boat"])).to_act == [1]


def test_recycled_brick_gives_a_clay_for_each_room_that_any_player_renovates_to_stone() -> None:
    mine = farm(played=["recycled-brick"])
    doer = farm({"stone": 3, "reed": 1}, rooms="A1 A2 A3", house="clay")
    game = scenario(doer, mine, round_number=6)
    play(game, "place house-redevelopment")
    assert goods(game, 1) == {"clay": 3}
    game = scenario(farm({"clay": 2, "reed": 1}), farm(played=["recycled-brick"]), round_number=6)
    play(game, "place house-redevelopment")
    assert goods(game, 1) == {}


def test_recycled_brick_counts_its_owners_rooms_too() -> None:
    game = scenario(farm({"stone": 2, "reed": 1}, house="clay", played=["recycled-brick"]), farm(), round_number=6)
    play(game, "place house-redevelopment")
    assert (me(game).house, goods(game)) == ("stone", {"clay": 2})


def test_reed_pond_places_reed_on_the_next_three_rounds() -> None:
    game = playing("reed-pond", farm(played=LEARNED[:3]), round_number=5)
    assert promised(game) == {6: {"reed": 1}, 7: {"reed": 1}, 8: {"reed": 1}}


@pytest.mark.parametrize(("round_number", "given"), [(8, True), (10, True), (12, True), (6, False)])
def test_carrot_museum_gives_stone_and_wood_at_the_end_of_three_rounds(round_number: int, given: bool) -> None:
    mine = farm({"vegetable": 3}, fields=["B1 vegetable 1", "C1 grain 2 over vegetable"], played=["carrot-museum"])
    game = scenario(mine, farm(), phase=RETURNING_HOME, round_number=round_number)
    assert goods(game) == ({"vegetable": 3, "stone": 2, "wood": 3} if given else {"vegetable": 3})


def test_roof_ladder_saves_reed_and_gives_stone() -> None:
    game = scenario(farm({"clay": 2}, played=["roof-ladder"]), farm(), round_number=6)
    play(game, "place house-redevelopment")
    assert (me(game).house, goods(game)) == ("clay", {"stone": 1})


def test_pigswill_gives_a_boar_with_fencing() -> None:
    game = use("fencing", farm({"wood": 4}, played=["pigswill"]))
    play(game, "fence e3")
    assert goods(game) == {"boar": 1}
    assert can("pigswill", farm({"grain": 1}))
    assert can("pigswill", farm({"food": 2}))


def test_feed_pellets_exchanges_a_vegetable_for_an_animal_that_one_has() -> None:
    assert goods(playing("feed-pellets", farm())) == {"sheep": 1}
    mine = farm({"vegetable": 2, "cattle": 1, "sheep": 1}, pastures=["D1 E1"], played=["feed-pellets"])
    game = harvest(mine)
    play(game, "use card feed-pellets")
    assert texts(game) == {"take sheep", "take cattle"}
    play(game, "take cattle")
    assert (goods(game), "use card feed-pellets" in any_time(game)) == (
        {"vegetable": 1, "cattle": 2, "sheep": 1},
        False,
    )


def test_feed_pellets_is_of_no_use_without_animals() -> None:
    game = harvest(farm({"vegetable": 2}, played=["feed-pellets"]))
    assert ("use card feed-pellets" in any_time(game), food(game)) == (False, 0)
