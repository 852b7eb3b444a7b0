"""Cards that put goods on round spaces, exchange goods at any time, or are worth points in the end."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import LEARNED, bonus, can, new_round, playing
from agricola.scenario import any_time, farm, goods, lines, play, promised, scenario, texts, use
from allmende.agricola.rules.amendments import THREE_ROUNDS_LEFT
from allmende.agricola.rules.earlier_amendments import CRAFTED_ONCE, HARPOONER_SPEAKS, PASSED_ON_COUNTS
from allmende.agricola.rules.player import Player

# Hauberg


def test_hauberg_places_wood_and_wild_boar_in_turn_from_either_one() -> None:
    game = playing("hauberg", farm({"food": 3}, played=LEARNED[:3]), round_number=3)
    assert texts(game) == {"choose 1", "choose 2"}
    twin = game.copy()
    play(game, "choose 1")
    assert promised(game) == {4: {"wood": 2}, 5: {"boar": 1}, 6: {"wood": 2}, 7: {"boar": 1}}
    play(twin, "choose 2")
    assert promised(twin) == {4: {"boar": 1}, 5: {"wood": 2}, 6: {"boar": 1}, 7: {"wood": 2}}
    assert game.to_act == twin.to_act == [1]


def test_hauberg_near_the_end_places_what_there_are_spaces_for() -> None:
    mine = farm({"food": 3}, played=LEARNED[:3])
    game = playing("hauberg", mine, round_number=13)
    play(game, "choose 2")
    assert promised(game) == {14: {"boar": 1}}
    game = playing("hauberg", farm({"food": 3}, played=LEARNED[:3]), round_number=14)
    assert (promised(game), game.to_act) == ({}, [1])


def test_hauberg_asks_for_three_occupations_and_food() -> None:
    assert not can("hauberg", farm({"food": 3}, played=LEARNED[:2]))
    assert not can("hauberg", farm({"food": 2}, played=LEARNED[:3]))


def test_hauberg_hands_its_wild_boar_over_when_the_round_begins() -> None:
    game = new_round(farm(promised={4: {"boar": 1}}, played=["hauberg"]), 4)
    assert goods(game) == {"boar": 1}


# Chick Stable, Club House, Reed Belt, Estate Worker


@pytest.mark.parametrize(("now", "rounds"), [(1, [4, 5]), (10, [13, 14]), (11, [14]), (12, [])])
def test_chick_stable_has_food_three_and_four_rounds_later(now: int, rounds: list[int]) -> None:
    game = playing("chick-stable", farm({"clay": 1}), round_number=now)
    assert promised(game) == {number: {"food": 2} for number in rounds}


def test_chick_stable_costs_a_wood_or_a_clay() -> None:
    assert payments(playing("chick-stable", farm({"clay": 1, "wood": 1}))) == [{"wood": 1}, {"clay": 1}]
    assert not can("chick-stable", farm({"stone": 1}))


def test_club_house_has_food_on_four_rounds_and_a_stone_on_the_fifth() -> None:
    game = playing("club-house", farm({"wood": 3}), round_number=2)
    assert promised(game) == {**{number: {"food": 1} for number in (3, 4, 5, 6)}, 7: {"stone": 1}}
    assert lines(game)["improvements"] == 1


def test_club_house_costs_three_wood_or_two_clay() -> None:
    assert payments(playing("club-house", farm({"wood": 3, "clay": 2}))) == [{"wood": 3}, {"clay": 2}]
    assert not can("club-house", farm({"wood": 2, "clay": 1}))


def test_club_house_loses_its_stone_if_the_fifth_round_is_none_any_more() -> None:
    assert promised(playing("club-house", farm({"clay": 2}), round_number=10)) == {
        number: {"food": 1} for number in (11, 12, 13, 14)
    }


@pytest.mark.parametrize(("now", "rounds"), [(4, [5, 8, 10, 12]), (5, [8, 10, 12]), (12, [])])
def test_reed_belt_has_reed_on_four_rounds_that_are_left(now: int, rounds: list[int]) -> None:
    game = playing("reed-belt", farm({"food": 2}), round_number=now)
    assert promised(game) == {number: {"reed": 1} for number in rounds}


def test_estate_worker_has_building_resources_on_the_next_rounds_in_order() -> None:
    game = use("lessons", farm(hand=["estate-worker", "priest"]), round_number=2)
    play(game, "play estate-worker")
    assert promised(game) == {3: {"wood": 1}, 4: {"clay": 1}, 5: {"reed": 1}, 6: {"stone": 1}}
    game = use("lessons", farm(hand=["estate-worker", "priest"]), round_number=12)
    play(game, "play estate-worker")
    assert promised(game) == {13: {"wood": 1}, 14: {"clay": 1}}


# Kettle


@pytest.mark.parametrize(
    ("way", "grain", "food", "points"), [("choose 1", 1, 3, 0), ("choose 2", 3, 4, 1), ("choose 3", 5, 5, 2)]
)
def test_kettle_turns_grain_into_food_and_points(way: str, grain: int, food: int, points: int) -> None:
    game = scenario(farm({"grain": 6}, played=["kettle"]), farm())
    play(game, "use card kettle", way)
    assert (goods(game), bonus(game)) == ({"grain": 6 - grain, "food": food}, points)


@pytest.mark.parametrize(("grain", "ways"), [(3, 2), (4, 2), (5, 3)])
def test_kettle_offers_what_there_is_grain_for(grain: int, ways: int) -> None:
    game = scenario(farm({"grain": grain}, played=["kettle"]), farm())
    play(game, "use card kettle")
    assert texts(game) == {f"choose {way}" for way in range(1, ways + 1)}


def test_kettle_does_not_ask_with_less_than_three_grain() -> None:
    game = scenario(farm({"grain": 2}, played=["kettle"]), farm())
    play(game, "use card kettle")
    assert goods(game) == {"grain": 1, "food": 3}


def test_kettle_asks_for_a_grain_field_when_it_is_played() -> None:
    assert can("kettle", farm({"clay": 1}, fields=["B1 grain 1"]))
    assert not can("kettle", farm({"clay": 1}, fields=["B1 vegetable 1"]))
    assert "use card kettle" not in any_time(scenario(farm(played=["kettle"]), farm()))


# Potters Market


def test_potters_market_has_vegetables_on_the_next_two_rounds_for_clay_and_food() -> None:
    game = scenario(farm({"clay": 7, "food": 5}, played=["potters-market"]), farm(), round_number=3)
    play(game, "use card potters-market")
    assert (goods(game), promised(game)) == ({"clay": 4, "food": 3}, {4: {"vegetable": 1}, 5: {"vegetable": 1}})
    play(game, "use card potters-market")
    assert promised(game) == {4: {"vegetable": 2}, 5: {"vegetable": 2}}


@pytest.mark.parametrize("supply", [{"clay": 2, "food": 2}, {"clay": 3, "food": 1}])
def test_potters_market_needs_three_clay_and_two_food(supply: dict[str, int]) -> None:
    assert "use card potters-market" not in any_time(scenario(farm(supply, played=["potters-market"]), farm()))
    assert lines(playing("potters-market", farm({"wood": 2})))["improvements"] == 1


# Points in the end


@pytest.mark.parametrize(
    ("improvements", "points"),
    [([], 0), (["clay-oven", "stone-oven", "well"], 0), (["fireplace-2", "fireplace-3", "cooking-hearth-4"], 3)],
)
def test_cookery_outfitter_has_a_point_for_each_cooking_improvement(improvements: list[str], points: int) -> None:
    assert bonus(scenario(farm(played=["cookery-outfitter"], improvements=improvements), farm())) == points


def test_cookery_outfitter_counts_minor_improvements_that_cook() -> None:
    mine = farm(played=["cookery-outfitter", "oriental-fireplace", "caravan"], improvements=["fireplace-3"])
    assert bonus(scenario(mine, farm())) == 2


def animals(each: int, cattle: int, **kept: object) -> Player:
    """A farm with so many sheep and wild boar, and so many cattle."""
    return farm({"sheep": each, "boar": each, "cattle": cattle}, pastures=["C1 C2", "D1 D2", "E1 E2"], **kept)  # type: ignore[arg-type]


@pytest.mark.parametrize(("least", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (5, 5)])
def test_animal_reeve_has_points_for_everybody_by_the_fewest_animals(least: int, points: int) -> None:
    game = scenario(farm(), animals(6, least), animals(least, 6, played=["animal-reeve"]))
    assert [bonus(game, seat) for seat in range(3)] == [0, points, points]


@pytest.mark.parametrize(("least", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5)])
def test_drudgery_reeve_has_points_for_everybody_by_the_fewest_building_resources(least: int, points: int) -> None:
    supply = {"wood": 4, "clay": 4, "reed": least, "stone": 4}
    game = scenario(farm(supply, played=["drudgery-reeve"]), farm(supply), farm({"wood": 9}))
    assert [bonus(game, seat) for seat in range(3)] == [points, points, 0]


CRAFTS = ["joinery", "pottery", "basketmakers-workshop"]


@pytest.mark.parametrize(
    ("supply", "crafts", "points"),
    [
        ({"wood": 3, "clay": 3, "reed": 3, "stone": 3}, CRAFTS[:2], 5),  # not 1 for the wood and 1 for the clay, too
        ({"wood": 3, "clay": 3, "reed": 3, "stone": 3}, [], 5),
        ({"wood": 5, "clay": 3, "reed": 3, "stone": 3}, CRAFTS[:1], 5),  # 2 wood left are worth nothing
        ({"wood": 6, "clay": 3, "reed": 3, "stone": 3}, CRAFTS[:1], 6),  # 3 left are worth 1
        ({"wood": 8, "clay": 8, "reed": 6, "stone": 1}, CRAFTS, 10),  # 1 of each, and 3 times 3 points
        ({"wood": 7, "clay": 7, "reed": 5, "stone": 2}, CRAFTS, 9),  # 2 of each would cost as much as they give
        ({"wood": 3, "clay": 3, "reed": 2, "stone": 1}, CRAFTS, 3),  # whatever is used for which
        ({"wood": 3, "clay": 3, "reed": 2, "stone": 0}, CRAFTS, 3),
    ],
)
def test_what_crafts_make_points_of_does_not_count_for_the_drudgery_reeve(
    supply: dict[str, int], crafts: list[str], points: int
) -> None:
    game = scenario(farm(played=["drudgery-reeve"]), farm(supply, improvements=crafts), farm())
    assert lines(game, 1)["bonus"] == points
    mine = farm(supply, improvements=crafts, played=["drudgery-reeve"])
    assert lines(scenario(mine, farm(), farm()))["bonus"] == points


def test_in_games_of_old_crafts_and_the_drudgery_reeve_count_the_same_resources() -> None:
    supply = {"wood": 3, "clay": 3, "reed": 3, "stone": 3}
    mine = farm(supply, improvements=CRAFTS[:2], played=["drudgery-reeve"])
    game = scenario(mine, farm(), farm(), amendments=CRAFTED_ONCE - 1)
    assert lines(game)["bonus"] == 7


def wood_of(card: str, now: int, amendments: int | None = None) -> int:
    """The wood that an occupation gives that is played in this round."""
    mine = farm(hand=[card, "priest"])
    game = scenario(mine, farm(), farm(), round_number=now, amendments=amendments)
    play(game, "place lessons", f"play {card}")
    return goods(game).get("wood", 0)


EARLY = [(11, 2), (9, 2), (8, 3), (6, 3), (5, 4), (1, 4)]


@pytest.mark.parametrize(("now", "wood"), [(14, 0), (13, 1), (12, 1), *EARLY])
def test_animal_reeve_gives_wood_for_the_rounds_that_are_left(now: int, wood: int) -> None:
    assert wood_of("animal-reeve", now) == wood


@pytest.mark.parametrize(("now", "wood"), [(14, 0), (13, 0), (12, 0), *EARLY])
def test_drudgery_reeve_gives_no_wood_with_fewer_than_three_rounds_left(now: int, wood: int) -> None:
    assert wood_of("drudgery-reeve", now) == wood


@pytest.mark.parametrize(("now", "wood"), [(14, 0), (13, 1), (12, 1), *EARLY])
def test_in_games_of_old_the_drudgery_reeve_gave_a_wood_near_the_end(now: int, wood: int) -> None:
    assert wood_of("drudgery-reeve", now, amendments=THREE_ROUNDS_LEFT - 1) == wood


def test_clutterer_counts_later_cards_that_speak_of_accumulation_spaces() -> None:
    mine = farm(played=["wood-cutter", "clutterer", "brook", "priest", "mushroom-collector"])
    assert bonus(scenario(mine, farm())) == 2


def test_clutterer_counts_the_harpooner() -> None:
    assert bonus(scenario(farm(played=["clutterer", "harpooner"]))) == 1
    assert bonus(scenario(farm(played=["harpooner", "clutterer"]))) == 0
    assert bonus(scenario(farm(played=["clutterer", "harpooner"]), amendments=HARPOONER_SPEAKS - 1)) == 0


def test_clutterer_does_not_count_itself_nor_cards_of_others() -> None:
    mine, other = farm(played=["clutterer"]), farm(played=["wood-cutter"])
    assert [bonus(scenario(mine, other), seat) for seat in (0, 1)] == [0, 0]


def test_clutterer_counts_a_traveling_card_though_it_has_been_passed_on() -> None:
    assert bonus(playing("wood-pile", farm(played=["clutterer", "brook"]))) == 2
    assert bonus(playing("market-stall", farm({"grain": 1}, played=["clutterer"]))) == 0


def test_clutterer_counts_a_traveling_card_each_time_that_it_is_played_by_its_owner_after_it() -> None:
    piling = ("place meeting-place", "play wood-pile")
    game = scenario(farm({"food": 9}, people=1, hand=["clutterer", "wood-pile"]), farm({"food": 9}, people=1))
    play(game, *piling, "place fishing", "place lessons", *piling)  # the other player piles up, too
    assert [bonus(game, seat) for seat in (0, 1)] == [0, 0]
    play(game, "place fishing", *piling)
    assert [bonus(game, seat) for seat in (0, 1)] == [1, 0]
    play(game, "place fishing", *piling, "place fishing", *piling)
    assert [bonus(game, seat) for seat in (0, 1)] == [2, 0]


def test_in_games_of_old_a_clutterer_does_not_count_a_traveling_card() -> None:
    game = scenario(farm(hand=["wood-pile"], played=["clutterer"]), farm(), amendments=PASSED_ON_COUNTS - 1)
    play(game, "place meeting-place", "play wood-pile")
    assert bonus(game) == 0
