"""Minor improvements of deck C that look at a phase, a turn, or the end of the game."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home
from agricola.cards.positions import LEARNED, bonus, can, harvest, new_round, playing
from agricola.scenario import (
    any_time,
    farm,
    fields,
    food,
    goods,
    left_on,
    lines,
    lying,
    pastures,
    play,
    promised,
    scenario,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.components.board import space_number


def test_writing_chamber_makes_up_for_negative_points_up_to_seven() -> None:
    assert bonus(scenario(farm(played=["writing-chamber"]), farm())) == 7
    full = ["B1", "C1", "D1 grain 1", "D2 vegetable 1"]
    mine = farm(
        {"sheep": 1, "boar": 1, "cattle": 1, "grain": 1},
        rooms="A1 A2 A3 B2 B3 C2 C3",
        fields=full,
        pastures=["E1", "E2", "E3"],
        played=["writing-chamber"],
        begging=1,
    )
    assert (bonus(scenario(mine, farm())), lines(scenario(mine, farm()))["unused"]) == (4, -1)


def test_lantern_house_loses_a_point_for_each_card_left_in_hand() -> None:
    game = scenario(farm(played=["lantern-house"], hand=["stable", "stew", "priest"]), farm())
    assert (lines(game)["improvements"], bonus(game)) == (7, -3)
    assert not can("lantern-house", farm({"wood": 1}, played=LEARNED[:1]))


def test_lantern_house_forbids_discarding_cards() -> None:
    game = use("forest", farm(played=["illusionist", "lantern-house"], hand=["stable"]))
    assert game.to_act == [1]
    discarded = farm({"wood": 1}, played=["illusionist"], marks={"illusionist": 1})
    assert not can("lantern-house", discarded)


def test_farm_store_sells_two_different_building_resources_or_a_vegetable_after_feeding() -> None:
    game = harvest(farm({"food": 5}, played=["farm-store"]))
    assert texts(game) == {*(f"choose {way}" for way in range(1, 8)), "done"}
    twin = game.copy()
    play(game, "choose 4")
    assert goods(game) == {"clay": 1, "reed": 1}
    play(twin, "choose 7")
    assert goods(twin) == {"vegetable": 1}


@pytest.mark.parametrize(("now", "planted", "rounds"), [(3, 2, 6), (3, 0, 0), (12, 1, 2)])
def test_garden_claw_puts_food_on_three_round_spaces_for_each_planted_field(
    now: int, planted: int, rounds: int
) -> None:
    sown = ["B1 grain 1", "C1 vegetable 1"][:planted]
    game = playing("garden-claw", farm({"wood": 1}, fields=[*sown, "E1"]), round_number=now)
    assert promised(game) == {number: {"food": 1} for number in range(now + 1, now + 1 + rounds)}


def test_farmstead_gives_a_food_after_a_turn_that_turned_a_space() -> None:
    game = use("farmland", farm(played=["farmstead"]))
    play(game, "plow c1")
    assert food(game) == 1
    assert food(use("forest", farm(played=["farmstead"]))) == 0


@pytest.mark.parametrize(("animals", "times"), [({}, 2), ({"sheep": 2}, 1), ({"sheep": 3}, 0)])
def test_beer_stall_turns_grain_into_food_for_each_empty_unfenced_stable(animals: dict[str, int], times: int) -> None:
    mine = farm({"grain": 3, "food": 4, **animals}, stables="D1 D2", played=["beer-stall"])
    game = harvest(mine)
    if times:
        play(game, "use card beer-stall")
        while any(text.startswith("choose") for text in texts(game)):
            play(game, "choose 1")
    assert goods(game)["grain"] == 3 - times


def test_fishing_net_takes_a_food_of_others_and_puts_two_back() -> None:
    game = scenario(farm(played=["fishing-net"]), farm({"food": 1}), turn=1, goods={"fishing": 2})
    play(game, "place fishing")
    assert (food(game), food(game, 1)) == (1, 2)
    assert "fishing" not in spaces(scenario(farm(played=["fishing-net"]), farm(), turn=1), 1)
    game = coming_home(farm(played=["fishing-net"], marks={"fishing-net": 1}))
    assert lying(game)["fishing"] == 3
    game = coming_home(farm(played=["fishing-net"]))
    assert lying(game)["fishing"] == 1


def test_huntsmans_hat_gives_food_for_wild_boar_of_an_action_space() -> None:
    mine = farm(played=["huntsmans-hat"], pastures=["D1 E1"], improvements=["fireplace-2"])
    assert goods(use("pig-market", mine, goods={"pig-market": 3})) == {"boar": 3, "food": 3}
    mine = farm(played=["huntsmans-hat"], pastures=["D1 E1"])
    assert food(use("sheep-market", mine, goods={"sheep-market": 3})) == 0
    assert not can("huntsmans-hat", farm({"reed": 1}, improvements=["clay-oven"]))


def test_market_stall_costs_a_stable_and_sells_a_grain_with_a_fence() -> None:
    game = playing("market-stall-c054", farm())
    assert stand(game).seats[0].stables_left() == 3
    assert not can("market-stall-c054", farm(stables="C1 C2 C3 D1"))
    game = harvest(farm({"grain": 1, "food": 4}, played=["market-stall-c054"]))
    play(game, "choose 1")
    assert (food(game), stand(game).seats[0].fences_left()) == (5, 14)


@pytest.mark.parametrize(("vegetables", "points"), [(4, 0), (5, 1), (6, 2), (7, 2)])
def test_schnapps_distillery_has_points_for_the_fifth_and_sixth_vegetable(vegetables: int, points: int) -> None:
    mine = farm({"vegetable": vegetables - 2}, fields=["B1 vegetable 2"], played=["schnapps-distillery"])
    assert bonus(scenario(mine, farm())) == points


def test_schnapps_distillery_turns_one_vegetable_into_food() -> None:
    game = harvest(farm({"vegetable": 2}, played=["schnapps-distillery"]))
    play(game, "use card schnapps-distillery")
    assert goods(game) == {"vegetable": 1, "food": 1}


@pytest.mark.parametrize(
    ("animals", "now", "grain"),
    [({"sheep": 1}, 2, 1), ({"sheep": 1}, 4, 0), ({"sheep": 1, "cattle": 2}, 2, 0), ({"cattle": 1}, 2, 0)],
)
def test_mineral_feeder_gives_grain_for_a_sheep_in_a_pasture(animals: dict[str, int], now: int, grain: int) -> None:
    game = new_round(farm(animals, pastures=["D1"], played=["mineral-feeder"]), now)
    assert goods(game).get("grain", 0) == grain


@pytest.mark.parametrize(("animals", "sows"), [({"sheep": 2, "boar": 2}, True), ({"sheep": 4}, False)])
def test_slurry_lets_its_owner_sow_after_births_of_two_types(animals: dict[str, int], sows: bool) -> None:
    mine = farm({"food": 4, "grain": 1, **animals}, pastures=["D1 E1", "D2 E2"], fields=["B1"], played=["slurry"])
    game = harvest(mine)
    assert ("sow grain" in texts(game)) == sows
    if sows:
        play(game, "sow grain")
        assert fields(game) == {"B1": "grain 3"}


def test_firewood_lies_on_its_card_until_an_oven_is_built() -> None:
    game = coming_home(farm(played=["firewood"], marks={"firewood": 2}))
    assert left_on(game, "firewood") == 3
    game = use("major-improvement", farm({"clay": 2}, played=["firewood"], marks={"firewood": 5}))
    assert (goods(game), left_on(game, "firewood")) == ({"wood": 4}, 1)


def test_firewood_heeds_no_other_improvement() -> None:
    mine = farm({"wood": 1, "stone": 3}, played=["firewood"], marks={"firewood": 5})
    assert goods(use("major-improvement", mine)) == {}


def test_gypsys_crock_gives_a_food_for_two_goods_at_the_same_time() -> None:
    mine = farm({"sheep": 3}, pastures=["D1 E1"], played=["gypsys-crock"], improvements=["fireplace-2"])
    game = scenario(mine, farm())
    play(game, "cook sheep fireplace")
    assert food(game) == 2
    play(game, "cook sheep fireplace")
    assert food(game) == 5
    play(game, "cook sheep fireplace")
    assert food(game) == 7


def test_gypsys_crock_gives_nothing_for_goods_of_different_turns() -> None:
    mine = farm({"sheep": 2}, pastures=["D1 E1"], played=["gypsys-crock"], improvements=["fireplace-2"])
    game = scenario(mine, farm())
    play(game, "cook sheep fireplace", "place forest", "place clay-pit", "cook sheep fireplace")
    assert food(game) == 4


def test_cookery_extension_doubles_the_food_once_with_each_cooking_improvement() -> None:
    mine = farm(
        {"vegetable": 3, "food": 3},
        played=["cookery-extension"],
        improvements=["fireplace-2", "cooking-hearth-4"],
        people=5,
        rooms="A1 A2 A3 B1 B2",
    )
    game = harvest(mine)
    play(game, "use card cookery-extension", "choose 1")
    play(game, "use card cookery-extension")
    assert (food(game), goods(game)["vegetable"]) == (3, 1)


def test_cookery_extension_is_for_harvests_only() -> None:
    mine = farm({"vegetable": 3}, played=["cookery-extension"], improvements=["fireplace-2"])
    assert "use card cookery-extension" not in any_time(scenario(mine, farm()))


def test_field_fences_asks_no_wood_for_fences_beside_field_tiles() -> None:
    game = playing("field-fences", farm({"food": 2, "wood": 2}, fields=["C1", "D2"]))
    play(game, "fence d1")
    assert (pastures(game), goods(game)) == ({"D1"}, {})


def test_field_fences_asks_wood_for_the_others() -> None:
    game = playing("field-fences", farm({"food": 2, "wood": 1}, fields=["C1", "D2"]))
    assert game.to_act == [1]


def test_material_hub_gives_a_building_resource_to_its_owner_for_many_that_anybody_takes() -> None:
    game = playing("material-hub", farm({"wood": 1, "clay": 1, "reed": 1, "stone": 1}))
    state = stand(game)
    state.goods[space_number("forest")] = 5
    play(game, "place forest")
    assert goods(game) == {"wood": 1, "reed": 1, "stone": 1}
    play(game, "place clay-pit")
    assert goods(game).get("clay", 0) == 1
    assert not can("material-hub", farm({"wood": 1, "clay": 1, "reed": 1}))
