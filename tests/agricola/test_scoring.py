"""Game End and Winner: every category at every edge, the rulebook's example, and who wins. Bonus points of the craft
buildings by their resources: see `test_improvements.py`."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agricola.farms import Farmyard, farmyards, laid_out
from agricola.scenario import farm, goods, lines, me, play, scenario, spaces, texts, view
from allmende.agricola.rules.phases import BREEDING, FEEDING, FIELD
from allmende.agricola.rules.player import Player
from allmende.core import Game

EMPTY = ["B1", "C1", "D1", "E1", "B2", "C2", "D2", "E2", "B3", "C3", "D3", "E3", "A1"]
"""All spaces but the rooms, in an order in which each is adjacent to one before it."""

TABLE = {
    "fields": [-1, -1, 1, 2, 3, 4, 4, 4],
    "pastures": [-1, 1, 2, 3, 4, 4],
    "grain": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4],
    "vegetables": [-1, 1, 2, 3, 4, 4, 4],
    "sheep": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4],
    "boar": [-1, 1, 1, 2, 2, 3, 3, 4, 4, 4],
    "cattle": [-1, 1, 2, 2, 3, 3, 4, 4, 4],
}
"""By category: what 0, 1, 2, … are worth."""


def points(category: str, mine: Player) -> float:
    return lines(scenario(mine, farm()))[category]


def edges(category: str) -> pytest.MarkDecorator:
    """Every number up to beyond the last edge."""
    return pytest.mark.parametrize(("count", "worth"), list(enumerate(TABLE[category])))


# By the table


@edges("fields")
def test_fields(count: int, worth: int) -> None:
    assert points("fields", farm(fields=EMPTY[:count])) == worth


def test_planted_fields_are_fields_too() -> None:
    assert points("fields", farm(fields=["B1 grain 3", "C1 vegetable 1", "D1"])) == 2


@edges("pastures")
def test_pastures(count: int, worth: int) -> None:
    assert points("pastures", farm(pastures=["D1", "E1", "D2", "E2", "E3"][:count])) == worth


def test_the_size_of_a_pasture_does_not_matter() -> None:
    assert points("pastures", farm(pastures=["B1 C1 D1 E1"])) == 1
    assert points("pastures", farm(pastures=["B1 C1 D1 E1", "E2"])) == 2


@edges("grain")
def test_grain(count: int, worth: int) -> None:
    assert points("grain", farm({"grain": count})) == worth


@edges("vegetables")
def test_vegetables(count: int, worth: int) -> None:
    assert points("vegetables", farm({"vegetable": count})) == worth


@pytest.mark.parametrize("on_fields", range(4))
def test_crops_on_fields_count_as_those_in_the_supply(on_fields: int) -> None:
    for count, worth in enumerate(TABLE["grain"][on_fields:], on_fields):
        fields = [f"B1 grain {on_fields}"] if on_fields else []
        assert points("grain", farm({"grain": count - on_fields}, fields=fields)) == worth
    assert points("grain", farm({"grain": 1}, fields=["B1 grain 3", "C1 grain 2", "D1"])) == 3
    assert points("vegetables", farm({"vegetable": 1}, fields=["B1 vegetable 2", "C1 vegetable 1"])) == 4


def test_grain_is_no_vegetable() -> None:
    mine = farm(fields=["B1 grain 3", "C1 vegetable 2"])
    assert (points("grain", mine), points("vegetables", mine)) == (1, 2)


@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])
def test_animals(animal: str) -> None:
    for count, worth in enumerate(TABLE[animal]):
        mine = farm({animal: count}, pastures=["C1 D1 E1"], stables="C1 D1")
        assert points(animal, mine) == worth
        assert {name for name in ("sheep", "boar", "cattle") if points(name, mine) < 0} == (
            {"sheep", "boar", "cattle"} - ({animal} if count else set())
        )


def test_tables_as_the_rulebook_says_them() -> None:
    """What stands there in words: 0 or 1 field costs a point, 2 are worth 1, 3 are worth 2; 6 wild boar are worth 3."""
    assert points("fields", farm(fields=["B1"])) == -1
    assert points("fields", farm(fields=["B1", "C1"])) == 1
    assert points("fields", farm(fields=["B1", "C1", "D1"])) == 2
    assert points("boar", farm({"boar": 6}, pastures=["C1 D1 E1"])) == 3
    assert points("cattle", farm()) == -1


# The rest of the farm


@pytest.mark.parametrize("used", range(14))
def test_an_unused_space_costs_a_point(used: int) -> None:
    assert points("unused", farm(fields=EMPTY[:used])) == used - 13


def test_rooms_stables_fields_and_fenced_spaces_are_used() -> None:
    mine = farm(rooms="A1 A2 A3", fields=["B1"], stables="B3 D2", pastures=["D2 E2", "E1"])
    assert points("unused", mine) == -(15 - 3 - 1 - 1 - 3)


@settings(max_examples=20)
@given(farmyards)
def test_unused_is_what_has_no_tile_no_stable_and_no_fences_around_it(farmyard: Farmyard) -> None:
    fields, rooms, stables, _ = farmyard
    mine = laid_out(farmyard)
    pastures = {space for pasture in me(scenario(mine, farm())).pastures for space in pasture.spaces}
    inside = {"ABCDE"[column] + str(row + 1) for row, column in fields | rooms | stables} | pastures
    assert points("unused", mine) == len(inside) - 15


@pytest.mark.parametrize(
    ("stables", "worth"), [("", 0), ("B3", 0), ("D1", 1), ("D1 E1", 2), ("D1 E1 B3", 2), ("D1 E1 D2 E2", 4)]
)
def test_only_fenced_stables_are_worth_points(stables: str, worth: int) -> None:
    assert points("stables", farm(pastures=["D1 E1", "D2 E2"], stables=stables)) == worth


@pytest.mark.parametrize(("house", "each"), [("wood", 0), ("clay", 1), ("stone", 2)])
@pytest.mark.parametrize("rooms", ["A2 A3", "A1 A2 A3", "A1 A2 A3 B2 B3"])
def test_rooms_by_what_the_house_is_made_of(house: str, each: int, rooms: str) -> None:
    assert points("rooms", farm(rooms=rooms, house=house)) == each * len(rooms.split())


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_each_person_is_worth_three_points_be_there_a_room_or_not(people: int) -> None:
    assert points("people", farm(people=people)) == 3 * people


def test_a_newborn_counts_like_everybody() -> None:
    assert points("people", farm(people=4, newborns=1)) == 12


@pytest.mark.parametrize("begging", [0, 1, 7])
def test_each_begging_marker_costs_three_points(begging: int) -> None:
    assert points("begging", farm(begging=begging)) == -3 * begging


def test_food_and_building_resources_are_worth_nothing() -> None:
    plain = scenario(farm(), farm()).scores[0]
    assert scenario(farm({"food": 50, "wood": 9, "clay": 9, "reed": 9, "stone": 9}), farm()).scores[0] == plain


def test_goods_still_on_round_spaces_are_worth_nothing() -> None:
    mine = farm(promised={14: {"grain": 1, "vegetable": 1}})
    assert (points("grain", mine), points("vegetables", mine)) == (-1, -1)


def test_the_farm_of_the_start_is_worth_less_than_nothing() -> None:
    assert lines(scenario(farm(), farm())) == {
        "fields": -1,
        "pastures": -1,
        "grain": -1,
        "vegetables": -1,
        "sheep": -1,
        "boar": -1,
        "cattle": -1,
        "unused": -13,
        "stables": 0,
        "rooms": 0,
        "people": 6,
        "improvements": 0,
        "bonus": 0,
        "begging": 0,
    }
    assert scenario(farm(), farm()).scores == [-14, -14]


# The rulebook's example: 35 for the farmyard; of the cards, the Joinery is a major improvement.


def example(**more: int) -> Player:
    """Four stone rooms, five people, four fields, two pastures with a stable in one, 8 sheep and 6 wild boar."""
    return farm(
        {"sheep": 8, "boar": 6, "grain": 1, **more},
        rooms="A1 A2 A3 B3",
        house="stone",
        people=5,
        fields=["B1 grain 2", "B2 vegetable 1", "C1", "C2"],
        pastures=["D1 E1", "D2 E2 E3"],
        stables="D1",
        improvements=["joinery"] if more else [],
    )


def test_the_farmyard_of_the_example_is_worth_35_points() -> None:
    game = scenario(example(), farm())
    assert {category: worth for category, worth in lines(game).items() if worth} == {
        "rooms": 8,
        "people": 15,
        "unused": -2,
        "cattle": -1,
        "boar": 3,
        "fields": 3,
        "grain": 1,
        "vegetables": 1,
        "pastures": 2,
        "stables": 1,
        "sheep": 4,
    }
    assert game.scores[0] == 35
    assert me(game).homeless == {}


def test_the_joinery_of_the_example_adds_two_points_and_two_more_for_five_wood() -> None:
    game = scenario(example(wood=5), farm())
    assert lines(game)["improvements"] == 2
    assert lines(game)["bonus"] == 2
    assert game.scores[0] == 39
    assert me(game).points == 39


# The sum


@settings(max_examples=30)
@given(farmyards, st.integers(2, 5), st.integers(0, 9), st.integers(0, 9), st.integers(0, 3))
def test_the_score_is_the_sum_of_all_categories(
    farmyard: Farmyard, people: int, grain: int, boar: int, begging: int
) -> None:
    mine = laid_out(farmyard, people, grain=grain, boar=boar, wood=grain)
    mine.begging = begging
    game = scenario(mine, farm())
    found = lines(game)
    assert game.scores[0] == sum(found.values()) == me(game).points
    assert list(found) == [line.category for line in me(game).score]
    assert found["grain"] == TABLE["grain"][min(grain, 10)]
    assert found["boar"] == TABLE["boar"][min(boar, 9)]
    assert found["fields"] == TABLE["fields"][min(len(farmyard[0]), 7)]
    assert found["people"] == 3 * people


# The end


def last_harvest(mine: Player, *others: Player, phase: int = FIELD) -> Game:
    """The game from the last harvest on."""
    return scenario(mine, *(others or [farm({"food": 9})]), round_number=14, phase=phase)


def test_the_game_ends_after_the_harvest_of_the_14th_round() -> None:
    game = last_harvest(farm({"food": 4, "sheep": 2}, pastures=["C1 D1"], fields=["B1 grain 3"]))
    assert game.is_over
    assert goods(game) == {"sheep": 3, "grain": 1}
    assert lines(game)["grain"] == 1
    assert view(game).phase == "scoring"


def test_it_does_not_end_after_another_round() -> None:
    for number in (11, 12, 13):
        game = scenario(farm({"food": 9}), farm({"food": 9}), round_number=number, phase=BREEDING)
        assert not game.is_over
        assert view(game).round == number + 1


def test_those_born_in_the_last_harvest_count() -> None:
    game = last_harvest(farm({"food": 4, "sheep": 7}, pastures=["C1 D1 E1"], stables="C1"))
    assert goods(game) == {"sheep": 8}
    assert lines(game)["sheep"] == 4


def test_what_is_missing_in_the_last_harvest_costs_points() -> None:
    game = last_harvest(farm({"food": 2}))
    assert game.is_over
    assert lines(game)["begging"] == -6


def test_grain_and_vegetables_need_not_be_eaten_in_the_last_harvest() -> None:
    game = last_harvest(farm({"food": 2, "grain": 8}), phase=FEEDING)
    assert texts(game, 0) == {"feed"}
    play(game, "feed")
    assert lines(game)["grain"] == 4
    assert lines(game)["begging"] == -6


# The winner


def ranked(*farms: Player) -> list[int]:
    """Who wins when the game is over."""
    for mine in farms:
        mine.goods[9] = 4
    game = last_harvest(*farms)
    while not game.is_over:  # who has a craft building is asked
        play(game, "feed")
    assert view(game).winners == game.winners
    return game.winners


def test_the_player_with_the_most_points_wins() -> None:
    assert ranked(farm({"grain": 1}), farm()) == [0]
    assert ranked(farm({"wood": 9}), farm({"grain": 1})) == [1]
    assert ranked(farm(), farm({"grain": 1}), farm({"grain": 4}), farm({"grain": 3})) == [2]


@pytest.mark.parametrize("resource", ["wood", "clay", "reed", "stone"])
def test_in_a_tie_more_building_resources_win(resource: str) -> None:
    assert ranked(farm(), farm({resource: 1})) == [1]
    assert ranked(farm({resource: 1}), farm()) == [0]


def test_all_building_resources_count_together() -> None:
    assert ranked(farm({"wood": 3}), farm({"clay": 1, "reed": 1, "stone": 2})) == [1]


def test_crops_and_food_break_no_tie() -> None:
    assert ranked(farm({"grain": 1, "vegetable": 1}), farm({"grain": 3, "vegetable": 1})) == [0, 1]
    assert scenario(farm({"food": 7}), farm()).winners == [0, 1]


def test_resources_that_earned_bonus_points_break_a_tie_too() -> None:
    """Three wood are worth a point with the Joinery, and stay in the supply."""
    craft = farm({"wood": 3}, improvements=["joinery"])  # 2 + 1 points
    other = farm({"clay": 2}, improvements=["stone-oven"])  # 3 points
    assert ranked(craft, other) == [0]
    craft, other = farm({"wood": 3}, improvements=["joinery"]), farm({"clay": 4}, improvements=["stone-oven"])
    assert ranked(craft, other) == [1]


def test_still_tied_players_share_a_rank() -> None:
    assert ranked(farm({"wood": 2}), farm({"clay": 1, "stone": 1})) == [0, 1]
    assert ranked(farm(), farm({"reed": 2}), farm({"wood": 2}), farm({"wood": 1})) == [1, 2]


def test_the_starting_player_has_no_advantage() -> None:
    for first in (0, 1):
        game = scenario(farm({"food": 4}), farm({"food": 4}), round_number=14, phase=FIELD, first=first)
        assert game.winners == [0, 1]


def test_resources_matter_only_among_those_with_the_most_points() -> None:
    assert ranked(farm({"grain": 1}), farm({"grain": 1, "wood": 1}), farm({"wood": 30})) == [1]


def test_a_solo_game_has_its_points_and_its_player_as_winner() -> None:
    game = scenario(farm({"food": 6}), round_number=14, phase=FIELD)
    assert game.is_over
    assert game.winners == [0]
    assert game.scores == [-14]


def test_before_the_end_points_are_those_of_now() -> None:
    game = scenario(farm(), farm())
    assert spaces(game)
    play(game, "place grain-seeds")
    assert lines(game)["grain"] == 1
    assert game.scores == [-12, -14]
