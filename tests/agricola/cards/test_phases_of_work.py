"""Cards for the phases of a round: the occupations of deck B, and the order of the moments of a round."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed, coming_home, is_first_turn, prepared
from agricola.cards.positions import bonus, new_round
from agricola.scenario import beds, farm, fields, food, goods, play, scenario, stand, texts, use, view
from allmende.agricola.rules.amendments import CLAY_IS_PLACED, SOWN_WHERE_IT_COUNTS
from allmende.agricola.rules.earlier_amendments import MOVED_IS_NOT_PLACED, STOCKED_AT_FIRST
from allmende.agricola.rules.player import Player
from allmende.core import Game

# Moral Crusader


def test_moral_crusader_gets_food_while_goods_are_promised() -> None:
    for promised, given in (({9: {"wood": 1}}, 1), ({3: {"wood": 1}}, 1), ({9: {"field": 1}}, 0), ({}, 0)):
        game = coming_home(farm(played=["moral-crusader", "handplow"], promised=promised))
        assert (food(game), is_first_turn(game, 3)) == (given, True)


def test_moral_crusader_gets_it_before_the_next_round_begins_even_after_a_harvest() -> None:
    mine = farm({"food": 4}, played=["moral-crusader"], promised={5: {"grain": 1}})
    game = coming_home(mine, farm({"food": 4}), round_number=4)
    assert (goods(game), is_first_turn(game, 5)) == ({"food": 1, "grain": 1}, True)


def test_moral_crusader_gets_nothing_when_the_game_ends() -> None:
    mine = farm({"food": 4}, played=["moral-crusader"])
    mine.promised = [15, 0, 1]  # there is no such round
    game = coming_home(mine, farm({"food": 4}), round_number=14)
    assert (game.is_over, food(game)) == (True, 0)


# Pavior


@pytest.mark.parametrize(
    ("round_number", "stone", "given"),
    [(2, 0, {}), (2, 1, {"food": 1}), (13, 3, {"food": 1}), (14, 0, {}), (14, 1, {"vegetable": 1})],
)
def test_pavior_gets_food_for_stone_and_a_vegetable_at_last(
    round_number: int, stone: int, given: dict[str, int]
) -> None:
    game = new_round(farm({"stone": stone}, played=["pavior"]), round_number)
    assert {name: count for name, count in goods(game).items() if name != "stone"} == given


def test_pavior_counts_stone_from_the_round_space() -> None:
    assert goods(new_round(farm(played=["pavior"], promised={2: {"stone": 1}}), 2)) == {"stone": 1, "food": 1}


# Shoreforester


@pytest.mark.parametrize(("reed", "given"), [(0, 1), (1, 0), (2, 0)])
def test_shoreforester_gets_wood_when_reed_comes_to_an_empty_bank(reed: int, given: int) -> None:
    game = prepared(farm(played=["shoreforester"]), round_number=3, goods={"reed-bank": reed, "forest": 3})
    assert goods(game) == ({"wood": 1} if given else {})


def test_shoreforester_gets_wood_when_played() -> None:
    assert goods(use("lessons", farm(hand=["shoreforester"]))) == {"wood": 1}


# Informant


@pytest.mark.parametrize(
    ("supply", "wood"),
    [({}, 0), ({"stone": 1}, 1), ({"stone": 2, "clay": 1}, 1), ({"stone": 2, "clay": 2}, 0), ({"clay": 1}, 0)],
)
def test_informant_compares_stone_with_clay_after_each_work_phase(supply: dict[str, int], wood: int) -> None:
    assert goods(all_placed(farm(supply, played=["informant"]))) == supply | ({"wood": 1} if wood else {})


def test_informant_gets_wood_when_played() -> None:
    assert goods(use("lessons", farm(hand=["informant"]))) == {"wood": 1}


def test_informant_does_not_add_to_what_was_gained_in_the_work_phase() -> None:
    mine = farm({"stone": 1}, played=["informant", "claypipe"])
    for gathered, given in ((6, {}), (7, {"food": 2})):
        twin = mine.copy()
        twin.gathered = gathered
        assert goods(all_placed(twin)) == {"stone": 1, "wood": 1} | given


# Nutrition Expert


def test_nutrition_expert_sells_an_animal_with_crops() -> None:
    mine = farm({"sheep": 1, "cattle": 1, "grain": 2, "vegetable": 1}, stables="C1", played=["nutrition-expert"])
    game = new_round(mine, 2)
    assert texts(game) == {"choose 1", "choose 3", "done"}
    play(game, "choose 3")
    assert (goods(game), bonus(game)) == ({"sheep": 1, "grain": 1, "food": 5}, 2)
    assert is_first_turn(game, 2)


@pytest.mark.parametrize("supply", [{"grain": 1, "vegetable": 1}, {"boar": 1, "grain": 1}, {"boar": 1, "vegetable": 1}])
def test_nutrition_expert_needs_all_three(supply: dict[str, int]) -> None:
    assert is_first_turn(new_round(farm(supply, played=["nutrition-expert"]), 2), 2)


def test_nutrition_expert_may_decline() -> None:
    game = new_round(farm({"boar": 1, "grain": 1, "vegetable": 1}, played=["nutrition-expert"]), 2)
    assert texts(game) == {"choose 2", "done"}
    play(game, "done")
    assert (bonus(game), len(goods(game))) == (0, 3)


# Forest Scientist


@pytest.mark.parametrize(("round_number", "given"), [(3, 1), (5, 2), (8, 2)])
def test_forest_scientist_gets_food_when_no_wood_is_left(round_number: int, given: int) -> None:
    game = coming_home(farm(played=["forest-scientist"]), farm(), farm(), round_number=round_number)
    assert food(game) == given


def test_forest_scientist_gets_food_before_the_harvest() -> None:
    poor = farm()
    game = coming_home(farm({"food": 3}, played=["forest-scientist"]), poor, farm(), round_number=4)
    assert (food(game), stand(game).seats[0].begging) == (0, 0)


@pytest.mark.parametrize("space", ["forest", "grove"])
def test_forest_scientist_looks_at_all_spaces_for_wood(space: str) -> None:
    for lay, given in (({space: 1}, 0), ({"clay-pit": 4}, 1)):
        assert food(coming_home(farm(played=["forest-scientist"]), farm(), farm(), goods=lay)) == given


def test_forest_scientist_sees_wood_on_round_spaces_whoever_gets_it() -> None:
    for promised, given in (({9: {"wood": 1}}, 0), ({9: {"food": 1}}, 1)):
        game = coming_home(farm(played=["forest-scientist"]), farm(), farm(promised=promised))
        assert food(game) == given


# Farmyard Worker


def after_last_turn(mine: Player, space: str, *moves: str, goods: dict[str, int] | None = None) -> Game:
    """The last person of the round has used an action space."""
    mine.home = 1
    other = farm()
    other.home = 0
    game = scenario(mine, other, round_number=10, goods=goods)
    play(game, f"place {space}", *moves)
    assert is_first_turn(game, 11)
    return game


def test_farmyard_worker_gets_food_for_sowing_or_plowing_with_a_crop() -> None:
    sown = after_last_turn(farm({"grain": 1}, fields=["B1"], played=["farmyard-worker"]), "grain-utilization")
    assert (fields(sown), food(sown)) == ({"B1": "grain 3"}, 2)
    plowed = after_last_turn(farm(played=["farmyard-worker"]), "farmland", "plow b1")
    assert (fields(plowed), food(plowed)) == ({"B1": ""}, 0), "a tile is no good"


def test_farmyard_worker_gets_nothing_for_goods_of_the_supply_or_on_cards() -> None:
    assert goods(after_last_turn(farm(played=["farmyard-worker"]), "grain-seeds")) == {"grain": 1}
    mine = farm({"vegetable": 1}, played=["farmyard-worker", "beanfield"])
    game = after_last_turn(mine, "grain-utilization")
    assert (beds(game), food(game)) == ({"beanfield": "vegetable 2"}, 0)


def test_farmyard_worker_gets_food_for_an_animal_that_finds_a_place() -> None:
    game = after_last_turn(farm(played=["farmyard-worker"]), "sheep-market", goods={"sheep-market": 1})
    assert goods(game) == {"sheep": 1, "food": 2}


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("release sheep", {"cattle": 1}),
        ("release cattle", {"sheep": 1, "food": 2}),
        ("cook sheep fireplace", {"cattle": 1, "food": 2}),
        ("cook cattle fireplace", {"sheep": 1, "food": 3 + 2}),
    ],
)
def test_farmyard_worker_wants_the_new_animal_to_stay(move: str, left: dict[str, int]) -> None:
    mine = farm({"cattle": 1}, played=["farmyard-worker"], improvements=["fireplace-2"])
    assert goods(after_last_turn(mine, "sheep-market", move, goods={"sheep-market": 1})) == left


def test_farmyard_worker_gets_food_if_one_of_several_animals_stays() -> None:
    mine = farm(played=["farmyard-worker"])
    game = after_last_turn(mine, "sheep-market", goods={"sheep-market": 3})
    assert goods(game) == {"sheep": 1, "food": 2}


@pytest.mark.parametrize(("before", "food_"), [(False, 0), (True, 2)])
def test_farmyard_worker_gets_nothing_for_a_crop_that_is_moved(before: bool, food_: int) -> None:
    mine = farm(fields=["B1 grain 3", "B2"], people=1, played=["farmyard-worker", "clearing-spade"])
    amendments = MOVED_IS_NOT_PLACED - 1 if before else None
    game = scenario(mine, farm(people=1), amendments=amendments)
    play(game, "use card clearing-spade")
    assert fields(game) == {"B1": "grain 2", "B2": "grain 1"}
    play(game, "place reed-bank", "place clay-pit")
    assert food(game) == food_


@pytest.mark.parametrize(("amendments", "food_"), [(None, 2), (CLAY_IS_PLACED - 1, 0)])
def test_farmyard_worker_gets_food_for_clay_of_the_potters_yard(amendments: int | None, food_: int) -> None:
    fields_ = ["B1", "C1", "D1", "E1", "B2", "C2"]  # seven spaces are unused
    mine = farm({"wood": 1, "reed": 1}, people=1, hand=["potters-yard"], fields=fields_, played=["farmyard-worker"])
    game = scenario(mine, farm(people=1), round_number=10, amendments=amendments)
    play(game, "place meeting-place", "play potters-yard")
    play(game, "place clay-pit")
    assert is_first_turn(game, 11)
    assert food(game) == food_


def test_farmyard_worker_forgets_what_came_before_the_work_phase() -> None:
    mine = farm({"grain": 1}, fields=["B1"], played=["farmyard-worker"])
    mine.brought = 3
    game = prepared(mine, round_number=2)
    assert stand(game).seats[0].brought == 0


def test_farmyard_worker_gets_food_for_crops_that_other_cards_add() -> None:
    mine = farm(fields=["B1 grain 3"], played=["farmyard-worker", "calcium-fertilizers"])
    game = after_last_turn(mine, "western-quarry", goods={"western-quarry": 1})
    assert (fields(game), food(game)) == ({"B1": "grain 4"}, 2)


def sowing(*played: str, amendments: int | None = None, hand: str = "", **supply: int) -> Game:
    """The last person has been placed on Grain Utilization, with an empty field tile and cards that are fields."""
    mine = farm(supply, fields=["B1"], played=played, hand=[hand] if hand else [], people=1)
    game = scenario(mine, farm(people=0), farm(people=0), round_number=2, amendments=amendments)
    play(game, "place grain-utilization")
    return game


def test_farmyard_worker_makes_it_matter_whether_a_field_tile_or_a_card_is_sown() -> None:
    game = sowing("farmyard-worker", "beanfield", vegetable=1)
    assert texts(game) == {"sow vegetable", "sow vegetable b1"}
    play(game, "sow vegetable b1")
    assert (fields(game), beds(game), food(game)) == ({"B1": "vegetable 2"}, {"beanfield": ""}, 2)
    game = sowing("farmyard-worker", "beanfield", vegetable=1)
    play(game, "sow vegetable")
    assert (fields(game), beds(game), food(game)) == ({"B1": ""}, {"beanfield": "vegetable 2"}, 0)


def test_farmyard_worker_leaves_the_tile_for_grain_if_one_likes() -> None:
    game = sowing("farmyard-worker", "beanfield", grain=1, vegetable=1)
    assert texts(game) == {"sow grain", "sow vegetable", "sow vegetable b1"}
    play(game, "sow vegetable", "sow grain")
    assert (fields(game), beds(game), food(game)) == ({"B1": "grain 3"}, {"beanfield": "vegetable 2"}, 2)


def test_a_farmyard_worker_who_will_be_played_in_the_same_work_phase_is_thought_of() -> None:
    assert "sow vegetable b1" in texts(sowing("beanfield", hand="farmyard-worker", vegetable=1))


def test_where_a_crop_is_sown_is_not_asked_for_nothing() -> None:
    assert fields(sowing("beanfield", vegetable=1)) == {"B1": ""}
    mine = farm({"vegetable": 1}, fields=["B1"], played=["farmyard-worker", "beanfield"])
    mine.brought = 1
    game = scenario(mine, farm(), round_number=2)
    play(game, "place grain-utilization")
    assert beds(game) == {"beanfield": "vegetable 2"}, "there are goods on the farmyard already"


def test_in_games_of_old_cards_were_sown_first() -> None:
    game = sowing("farmyard-worker", "beanfield", amendments=SOWN_WHERE_IT_COUNTS - 1, vegetable=1)
    assert (fields(game), beds(game), food(game)) == ({"B1": ""}, {"beanfield": "vegetable 2"}, 0)


# District Manager


@pytest.mark.parametrize(
    ("occupied", "given"),
    [
        ({"forest": 0, "grove": 0}, 5),
        ({"forest": 0, "grove": 1}, 0),
        ({"forest": 1, "grove": 0}, 0),
        ({"forest": 0, "copse": 0}, 0),
    ],
)
def test_district_manager_has_to_use_forest_and_grove(occupied: dict[str, int], given: int) -> None:
    game = all_placed(farm(played=["district-manager"]), farm(), farm(), farm(), occupied=occupied)
    assert (food(game), is_first_turn(game, 3)) == (given, True)


# Pub Owner


@pytest.mark.parametrize(
    ("occupied", "given"),
    [
        ({"forest": 1, "clay-pit": 2, "reed-bank": 3}, {"grain": 1}),
        ({"forest": 0, "clay-pit": 0, "reed-bank": 1}, {"grain": 1}),
        ({"forest": 1, "clay-pit": 2}, {}),
        ({"forest": 1, "hollow": 2, "reed-bank": 3}, {}),
    ],
)
def test_pub_owner_gets_grain_if_three_spaces_are_occupied(occupied: dict[str, int], given: dict[str, int]) -> None:
    assert goods(all_placed(farm(played=["pub-owner"]), farm(), farm(), farm(), occupied=occupied)) == given


def test_pub_owner_gets_a_grain_when_played() -> None:
    assert goods(use("lessons", farm(hand=["pub-owner"]), farm(), farm(), farm())) == {"grain": 1}


# Weakling


@pytest.mark.parametrize(
    ("space", "lay", "given"),
    [
        ("day-laborer", {"forest": 5}, True),
        ("day-laborer", {"forest": 4}, False),
        ("fishing", {"forest": 9}, True),
        ("forest", {"forest": 5}, False),
        ("forest", {"forest": 5, "clay-pit": 6}, False),
        ("clay-pit", {"forest": 5, "clay-pit": 4}, True),
    ],
)
def test_weakling_leaves_accumulation_spaces_with_five_goods(space: str, lay: dict[str, int], given: bool) -> None:
    game = use(space, farm(played=["weakling"]), farm(), farm(), farm(), goods=lay)
    assert goods(game).get("vegetable", 0) == given


def test_weakling_looks_at_its_own_turns_only_and_at_each() -> None:
    game = use("day-laborer", farm(played=["weakling"]), farm(), goods={"forest": 5})
    play(game, "place fishing")
    assert goods(game)["vegetable"] == 1
    play(game, "place grain-seeds")
    assert goods(game)["vegetable"] == 2
    assert goods(game, 1).keys() == {"food"}


def test_weakling_counts_occupied_spaces() -> None:
    game = scenario(farm(played=["weakling"]), farm(), goods={"forest": 5}, occupied={"forest": 1})
    play(game, "place day-laborer")
    assert goods(game) == {"food": 2, "vegetable": 1}


def test_weakling_has_to_leave_them_with_all_people_of_the_turn() -> None:
    for moves, given in ((["place sheep-market"], 0), (["done"], 1)):
        mine = farm(pastures=["D1 E1 D2 E2"], played=["weakling", "lasso"])
        game = use("day-laborer", mine, round_number=3, goods={"sheep-market": 5})
        play(game, *moves)
        assert (goods(game).get("vegetable", 0), game.to_act) == (given, [1])


def test_weakling_has_to_leave_them_even_if_the_second_person_does() -> None:
    mine = farm(pastures=["D1 E1 D2 E2"], played=["weakling", "lasso"])
    game = use("sheep-market", mine, round_number=3, goods={"sheep-market": 5, "forest": 7})
    play(game, "place day-laborer")
    assert goods(game) == {"sheep": 5, "food": 2}


def test_weakling_goes_by_what_lay_there_when_the_turn_began() -> None:
    for amendments, given in ((None, 1), (STOCKED_AT_FIRST - 1, 0)):
        mine = farm(played=["weakling", "work-certificate"])
        game = scenario(mine, *[farm()] * 3, goods={"hollow": 5, "forest": 3}, amendments=amendments)
        play(game, "place forest", "choose 8")
        assert goods(game) == {"wood": 3, "clay": 1, **({"vegetable": given} if given else {})}


def test_weakling_that_is_played_on_lessons_has_its_say_in_this_turn() -> None:
    for lay, given in (({"forest": 5}, {"vegetable": 1}), ({"forest": 4}, {})):
        game = scenario(farm(hand=["weakling"]), farm(), goods=lay)
        play(game, "place lessons")
        assert goods(game) == given


# The moments of a round, one after the other


def test_what_comes_before_the_work_phase_follows_the_preparation_phase() -> None:
    mine = farm(played=["pavior", "handcart"])
    game = prepared(mine, round_number=6, goods={"western-quarry": 5})
    play(game, "choose 1")
    assert goods(game) == {"stone": 1}, "the Pavior has been too early for it"


def test_what_comes_before_the_work_phase_can_be_used_when_it_starts() -> None:
    mine = farm({"grain": 1}, played=["cob", "handcart"])
    game = prepared(mine, round_number=2, goods={"clay-pit": 5})
    play(game, "choose 1")
    assert view(game).phase == "work"
    play(game, "choose 1")
    assert goods(game) == {"clay": 3, "food": 1}


def test_the_start_of_the_returning_home_phase_comes_before_what_happens_in_it() -> None:
    mine = farm(played=["bohemian", "curator"], people=4)
    occupied = dict.fromkeys(("forest", "fishing", "clay-pit"), 0)
    game = coming_home(mine, farm(), farm(), farm(), occupied=occupied)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (food(game), bonus(game)) == (0, 1)


def test_several_players_decide_at_the_same_time_at_the_moments_of_a_round() -> None:
    first, second = farm({"clay": 1, "grain": 1}, played=["cob"]), farm({"wood": 1}, played=["sculpture-course"])
    game = coming_home(farm({"grain": 1}, played=["ale-benches"]), farm({"food": 1}, played=["curator"]))
    assert game.to_act == [0]
    play(game, "done")
    assert is_first_turn(game, 3)
    game = coming_home(first, second)
    assert game.to_act == [1]
    play(game, "choose 1")
    assert (game.to_act, food(game, 1), view(game).round) == ([0], 2, 3)


def test_people_stand_where_they_were_until_they_return_home() -> None:
    game = coming_home(farm({"grain": 1}, played=["ale-benches"]), occupied={"forest": 0})
    assert stand(game).people[0]
    play(game, "done")
    assert stand(game).people[0] == 0
