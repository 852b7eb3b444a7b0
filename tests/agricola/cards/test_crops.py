"""Cards that have to do with harvests, card by card."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, harvest, playing
from agricola.scenario import (
    CARDS,
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    happened,
    me,
    play,
    scenario,
    stand,
    texts,
    use,
)
from allmende.agricola.components.board import space_number
from allmende.agricola.record import events
from allmende.agricola.rules.language.facts import came_before_harvest
from allmende.agricola.rules.phases import FIELD
from allmende.core import Game
from allmende.words import Speaker
from words.reasons import reason

FED = 4
"""The food for two people."""


def labels(game: Game) -> set[str]:
    """What the seat's moves say, without what may be done at any time."""
    decision = game.decision(0)
    assert decision is not None
    said = {move.text: Speaker("en", strict=True).say(move.label) for move in decision.moves}
    return {said[text] for text in texts(game)}


# Before a harvest


@pytest.mark.parametrize(
    ("pastures", "price"),
    [([], 4), (["E1"], 3), (["E1", "E2"], 2), (["E1", "E2", "E3"], 1), (["E1", "E2", "E3", "D3"], 0)],
)
def test_haydryer_sells_cattle_for_less_with_each_pasture(pastures: list[str], price: int) -> None:
    game = harvest(farm({"food": FED + price}, pastures=pastures, played=["haydryer"]))
    assert texts(game) == {"take cattle", "done"}
    play(game, "take cattle")
    assert goods(game) == {"cattle": 1}


def test_haydryer_costs_nothing_at_least_and_asks_for_enough_food() -> None:
    five = farm({"food": FED}, pastures=["E1", "E2", "E3", "D3", "D2"], played=["haydryer"])
    game = harvest(five)
    play(game, "take cattle")
    assert goods(game) == {"cattle": 1}
    game = harvest(farm({"food": 2}, pastures=["E1"], played=["haydryer"]))
    assert "take cattle" not in texts(game)


def test_haydryer_sells_cattle_before_crops_are_harvested() -> None:
    game = harvest(farm({"food": 3, "grain": 1}, fields=["B1 grain 2"], played=["haydryer"]))
    assert all_texts(game) >= {"eat grain"}  # which is food enough
    play(game, "eat grain", "take cattle")
    assert (fields(game), goods(game)["grain"]) == ({"B1": "grain 1"}, 1)


def test_haydryer_cattle_breed_in_the_same_harvest() -> None:
    mine = farm({"food": FED + 3, "cattle": 1}, pastures=["E1 E2"], played=["haydryer"])
    game = harvest(mine)
    play(game, "take cattle")
    assert goods(game) == {"cattle": 3}


def test_game_provider_turns_grain_from_different_fields_into_wild_boar() -> None:
    four = ["B1 grain 2", "B2 grain 1", "B3 grain 3", "C1 grain 1", "C2 vegetable 2"]
    for count, boar in ((1, 1), (3, 2), (4, 3)):
        game = harvest(farm({"food": FED}, fields=four, pastures=["E1 E2"], played=["game-provider"]))
        assert texts(game) == {"pick b1", "pick b2", "pick b3", "pick c1", "done"}
        for move in ("pick b1", "pick b2", "pick b3", "pick c1")[:count]:
            play(game, move)
        if count < 4:
            play(game, "done")
        assert goods(game)["boar"] == boar + (boar >= 2)  # two or more breed


def test_game_provider_takes_three_grain_once_it_takes_two() -> None:
    three = ["B1 grain 2", "B2 grain 1", "B3 grain 3"]
    game = harvest(farm({"food": FED}, fields=three, pastures=["E1"], played=["game-provider"]))
    play(game, "pick b1")
    assert texts(game) == {"pick b2", "pick b3", "done"}
    happening = play(game, "pick b2")  # which leaves no choice
    assert len(happened(happening, events.CropDiscarded)) == 2
    assert goods(game)["boar"] == 3
    assert (goods(game)["grain"], fields(game)) == (2, {"B1": "", "B2": "", "B3": "grain 1"})


def test_game_provider_takes_only_one_of_two_fields_and_needs_one() -> None:
    two = farm({"food": FED}, fields=["B1 grain 2", "B2 grain 1"], played=["game-provider"])
    game = harvest(two)
    play(game, "pick b2")
    assert goods(game) == {"grain": 1, "boar": 1}
    none = harvest(farm({"food": FED}, fields=["B1 vegetable 2"], played=["game-provider"]))
    assert "place forest" in texts(none)


def test_game_provider_may_leave_the_grain() -> None:
    game = harvest(farm({"food": FED}, fields=["B1 grain 2"], played=["game-provider"]))
    play(game, "done")
    assert goods(game) == {"grain": 1}


# In the field phase


def test_barley_mill_costs_clay_or_stone() -> None:
    assert can("barley-mill", farm({"wood": 1, "clay": 4}))
    assert can("barley-mill", farm({"wood": 1, "stone": 2}))
    assert not can("barley-mill", farm({"wood": 1, "clay": 3, "stone": 1}))
    assert not can("barley-mill", farm({"clay": 4, "stone": 2}))


def test_barley_mill_gives_food_for_each_grain_field() -> None:
    grown = ["B1 grain 3", "B2 grain 1", "B3 vegetable 2", "C1"]
    game = harvest(farm({"food": FED}, fields=grown, played=["barley-mill"]))
    assert goods(game) == {"grain": 2, "vegetable": 1, "food": 2}
    assert food(harvest(farm({"food": FED}, fields=["B1 vegetable 1"], played=["barley-mill"]))) == 0


def test_barley_mill_counts_a_field_once_beside_scythe_worker() -> None:
    game = harvest(farm({"food": FED}, fields=["B1 grain 3"], played=["barley-mill", "scythe-worker"]))
    play(game, "pick b1")
    assert goods(game) == {"grain": 2, "food": 1}


def test_slurry_spreader_gives_food_for_the_last_crop_of_a_field() -> None:
    grown = ["B1 grain 1", "B2 grain 1", "B3 vegetable 1", "C1 grain 2", "C2 vegetable 2"]
    game = harvest(farm({"food": FED}, fields=grown, played=["slurry-spreader"]))
    assert food(game) == 2 + 2 + 1


def test_slurry_spreader_counts_the_last_grain_that_scythe_worker_takes() -> None:
    for played in (["slurry-spreader", "scythe-worker"], ["scythe-worker", "slurry-spreader"]):
        game = harvest(farm({"food": FED}, fields=["B1 grain 2", "B2 grain 3"], played=played))
        play(game, "pick b1", "pick b2")
        assert goods(game) == {"grain": 4, "food": 2}


def test_slurry_spreader_gets_food_for_grain_above_a_vegetable_too() -> None:
    game = harvest(farm({"food": FED}, fields=["B1 grain 1 over vegetable"], played=["slurry-spreader"]))
    assert (food(game), fields(game)) == (2, {"B1": "vegetable 1"})


def test_slurry_spreader_is_for_cards_that_are_fields_too() -> None:
    mine = farm({"food": FED}, fields=["beanfield vegetable 1"], played=["beanfield", "slurry-spreader"])
    assert food(harvest(mine)) == 1


def test_crack_weeder_gives_food_for_each_vegetable() -> None:
    assert goods(playing("crack-weeder", farm({"wood": 1}))) == {"food": 1}
    grown = ["B1 vegetable 2", "B2 vegetable 1", "B3 grain 3"]
    assert food(harvest(farm({"food": FED}, fields=grown, played=["crack-weeder"]))) == 2
    assert food(harvest(farm({"food": FED}, fields=["B1 grain 3"], played=["crack-weeder"]))) == 0


@pytest.mark.parametrize(
    ("forest", "grove", "copse", "wood", "got"),
    [(0, 0, 0, 0, 0), (1, 1, 1, 0, 0), (2, 2, 2, 3, 0), (3, 2, 1, 1, 1), (4, 6, 3, 0, 3)],
)
def test_wood_harvester_looks_at_wood_accumulation_spaces(
    forest: int, grove: int, copse: int, wood: int, got: int
) -> None:
    others = [farm({"food": FED}) for _ in range(3)]
    lies = {"forest": forest, "grove": grove, "copse": copse, "clay-pit": 2, "fishing": 3}
    game = scenario(
        farm({"food": FED}, played=["wood-harvester"]),
        *others,
        phase=FIELD,
        round_number=4,
        goods={name: count for name, count in lies.items() if count},
    )
    assert goods(game) == {name: count for name, count in (("wood", wood), ("food", got)) if count}


def test_treegardener_gives_a_wood_and_sells_two() -> None:
    for food_left, wood in ((0, 1), (1, 2), (2, 3)):
        game = harvest(farm({"food": FED + food_left}, played=["treegardener"]))
        if food_left:
            assert goods(game)["wood"] == 1  # which comes by itself
            play(game, f"choose {food_left}")
        else:
            assert "choose 3" not in texts(game)
            play(game, "done")
        assert goods(game)["wood"] == wood


def test_treegardener_may_sell_nothing() -> None:
    game = harvest(farm({"food": FED + 2}, played=["treegardener"]))
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "done")
    assert goods(game) == {"wood": 1, "food": 2}


def test_estate_master_gives_points_for_vegetables_on_a_full_farm() -> None:
    field_names = [
        "B1 vegetable 2",
        "B2 vegetable 1",
        "B3 grain 2",
        "C1",
        "C2",
        "C3",
        "D1",
        "D2",
        "D3",
        "E1",
        "E2",
        "E3",
    ]
    full = farm({"food": FED}, rooms="A1 A2 A3", fields=field_names, played=["estate-master"])
    assert bonus(harvest(full)) == 2
    almost = farm({"food": FED}, rooms="A2 A3", fields=field_names, played=["estate-master"])
    assert bonus(harvest(almost)) == 0


@pytest.mark.parametrize(("before", "asked"), [(0, False), (1, False), (2, True)])
def test_potato_ridger_may_turn_one_of_three_vegetables(before: int, asked: bool) -> None:
    game = harvest(farm({"food": FED, "vegetable": before}, fields=["B1 vegetable 2"], played=["potato-ridger"]))
    assert ("choose 1" in texts(game)) == asked
    if asked:
        play(game, "choose 1")
        assert goods(game) == {"vegetable": 2, "food": 6}


def test_potato_ridger_may_be_declined_with_three_vegetables() -> None:
    game = harvest(farm({"food": FED, "vegetable": 2}, fields=["B1 vegetable 2"], played=["potato-ridger"]))
    play(game, "done")
    assert goods(game) == {"vegetable": 3}


@pytest.mark.parametrize("others", [[], ["trellises"]])
@pytest.mark.parametrize("before", [3, 6])
def test_potato_ridger_turns_exactly_one_of_four_and_more(before: int, others: list[str]) -> None:
    cards = ["potato-ridger", *others]
    game = harvest(farm({"food": FED, "vegetable": before}, fields=["B1 vegetable 2"], played=cards))
    assert goods(game) == {"vegetable": before, "food": 6}
    assert "place forest" in texts(game)


def test_potato_ridger_asks_for_a_harvested_vegetable() -> None:
    game = harvest(farm({"food": FED, "vegetable": 5}, fields=["B1 grain 2"], played=["potato-ridger"]))
    assert goods(game) == {"vegetable": 5, "grain": 1}


# After the field phase


def test_winnowing_fan_bakes_exactly_one_grain() -> None:
    mine = farm({"food": 1}, fields=["B1 grain 3", "B2 grain 3"], improvements=["clay-oven"], played=["winnowing-fan"])
    game = harvest(mine)
    assert texts(game) == {"bake clay-oven", "done"}
    play(game, "bake clay-oven")
    assert goods(game) == {"grain": 1, "food": 2}  # of 1 and 5 are paid 4


def test_winnowing_fan_is_no_bake_bread_action() -> None:
    mine = farm(
        {"food": 2, "grain": 3},
        improvements=["fireplace-2"],
        played=["winnowing-fan", "dutch-windmill", "baking-sheet", "freshman", "hand-truck"],
        hand=["priest"],
    )
    game = harvest(mine)
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace")
    assert goods(game) == {"grain": 2}


def test_winnowing_fan_needs_an_improvement_that_bakes() -> None:
    assert not can("winnowing-fan", farm({"reed": 1}, improvements=["well"]))
    assert can("winnowing-fan", farm({"reed": 1}, improvements=["cooking-hearth-4"]))
    assert can("winnowing-fan", farm({"reed": 1}, played=["oriental-fireplace"]))


# In the feeding phase


@pytest.mark.parametrize(("grain", "points"), [(1, 0), (2, 1), (3, 2)])
def test_beer_keg_exchanges_grain_for_points_and_three_food(grain: int, points: int) -> None:
    game = harvest(farm({"food": 1, "grain": 3}, played=["beer-keg"]))
    assert any_time(game) == {"eat grain", "use card beer-keg"}
    play(game, "use card beer-keg", f"choose {grain}")
    assert bonus(game) == points
    assert "use card beer-keg" not in all_texts(game)
    assert goods(game).get("grain", 0) == 3 - grain


def test_beer_keg_is_used_once_in_each_harvest_and_only_there() -> None:
    game = harvest(farm({"food": FED, "grain": 4}, played=["beer-keg"], marks={"beer-keg": 4}))
    assert "place forest" in texts(game)
    assert "use card beer-keg" not in any_time(game)
    game = harvest(farm({"food": FED, "grain": 4}, played=["beer-keg"], marks={"beer-keg": 4}), round_number=7)
    assert "use card beer-keg" in any_time(game)
    play(game, "feed")
    assert goods(game) == {"grain": 4}


def test_beer_keg_needs_two_grain() -> None:
    assert not can("beer-keg", farm({"wood": 1, "grain": 1}))
    assert can("beer-keg", farm({"wood": 1, "grain": 2}))


@pytest.mark.parametrize("owner", [0, 1])
def test_furniture_carpenter_sells_a_point_if_anybody_has_the_joinery(owner: int) -> None:
    mine = farm({"food": FED + 4}, improvements=["joinery"] * (owner == 0), played=["furniture-carpenter"])
    game = harvest(mine, farm({"food": 4}, improvements=["joinery"] * (owner == 1)))
    assert any_time(game, 0) == {"use card furniture-carpenter"}
    play(game, "use card furniture-carpenter")
    assert (bonus(game), food(game)) == (1, 2)  # exactly one point, and fed
    assert "place forest" in texts(game)


def test_furniture_carpenter_needs_the_joinery_and_two_food() -> None:
    assert "place forest" in texts(harvest(farm({"food": FED + 4}, played=["furniture-carpenter"])))
    poor = harvest(farm({"food": 1}, improvements=["joinery"], played=["furniture-carpenter"]))
    assert "use card furniture-carpenter" not in all_texts(poor)


def test_furniture_carpenter_can_be_paid_with_food_from_the_joinery() -> None:
    game = harvest(farm({"food": 0, "wood": 1}, improvements=["joinery"], played=["furniture-carpenter"]))
    play(game, "use joinery", "use card furniture-carpenter")
    assert (bonus(game), me(game).begging) == (1, 4)


# The end of a harvest


def test_ropemaker_gives_a_reed_at_the_end_of_each_harvest() -> None:
    assert goods(harvest(farm({"food": FED}, played=["ropemaker"]))) == {"reed": 1}
    last = harvest(farm({"food": FED}, played=["ropemaker"]), round_number=14)
    assert (last.is_over, goods(last)) == (True, {"reed": 1})


@pytest.mark.parametrize(("way", "good", "price"), [(1, "wood", 1), (2, "clay", 1), (3, "reed", 2), (4, "stone", 2)])
def test_value_assets_sells_one_building_resource(way: int, good: str, price: int) -> None:
    game = harvest(farm({"food": FED + 4}, played=["value-assets"]))
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "choose 4", "done"}
    play(game, f"choose {way}")
    assert goods(game) == {good: 1, "food": 4 - price}
    assert "place forest" in texts(game)


def test_value_assets_asks_for_the_price() -> None:
    assert texts(harvest(farm({"food": FED + 1}, played=["value-assets"]))) == {"choose 1", "choose 2", "done"}
    assert "place forest" in texts(harvest(farm({"food": FED}, played=["value-assets"])))


def test_value_assets_sells_after_the_last_harvest_too() -> None:
    game = harvest(farm({"food": FED + 2}, played=["value-assets"]), round_number=14)
    play(game, "choose 4")
    assert (game.is_over, goods(game)) == (True, {"stone": 1})


def test_silokeeper_gives_grain_on_the_card_of_the_last_harvest_round() -> None:
    mine = farm(played=["silokeeper"])
    for round_number, space, grain in ((5, "major-improvement", 1), (7, "sheep-market", 0), (8, "western-quarry", 1)):
        supplies = farm({"clay": 2}, played=["silokeeper"])
        game = use(space, supplies, round_number=round_number, goods={"sheep-market": 1, "western-quarry": 1})
        if "build fireplace-2" in texts(game):
            play(game, "build fireplace-2")
        assert goods(game).get("grain", 0) == grain
    early = use("sheep-market", mine, round_number=4)
    assert goods(early) == {"sheep": 1}


@pytest.mark.parametrize("now", range(1, 15))
def test_silokeeper_is_about_one_card_in_each_round_and_about_none_before_the_first_harvest(now: int) -> None:
    game = scenario(farm(played=["silokeeper"]), farm(), round_number=now)
    cards = enumerate(CARDS[:now], 1)
    about = [number for number, card in cards if came_before_harvest(stand(game), space_number(card))]
    last = {5: 4, 6: 4, 7: 4, 8: 7, 9: 7, 10: 9, 11: 9, 12: 11, 13: 11, 14: 13}
    assert about == ([last[now]] if now in last else [])


def test_silokeeper_looks_at_the_most_recent_harvest_only() -> None:
    old = use("sheep-market", farm(played=["silokeeper"]), round_number=8)
    assert goods(old) == {"sheep": 1}


def test_beer_keg_and_furniture_carpenter_say_why_they_cannot_be_used() -> None:
    mine = farm({"grain": 3}, played=["beer-keg", "furniture-carpenter"])
    game = scenario(mine.copy(), farm())
    assert reason(game, "use card beer-keg") == "This is possible in the Feeding Phase only."
    game = harvest(mine)
    assert reason(game, "use card furniture-carpenter") == (
        "This is possible only if any player, even you, has the Joinery."
    )
    play(game, "use card beer-keg", "choose 1")
    assert reason(game, "use card beer-keg") == "You have used this card in this harvest."


def test_haydryer_and_game_provider_say_what_their_moves_do() -> None:
    grown = ["B1 grain 2", "B2 grain 1"]
    game = harvest(farm({"food": 8}, fields=grown, pastures=["E1"], played=["haydryer", "game-provider"]))
    assert texts(game) == {"resolve haydryer", "resolve game-provider", "done"}
    play(game, "resolve haydryer")
    assert labels(game) == {"Take 1 Cattle for 3 Food", "Skip"}
    play(game, "done")
    assert labels(game) == {"Discard 1 Grain from B1", "Discard 1 Grain from B2", "Skip"}
