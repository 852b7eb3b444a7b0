"""The cards of deck L, which lies in the box to be used at will."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import (
    LEARNED,
    bonus,
    can,
    harvest,
    holding,
    if_asked,
    learning,
    meeting,
    new_round,
    playing,
)
from agricola.scenario import (
    any_time,
    farm,
    fields,
    food,
    goods,
    hand,
    left_on,
    lying,
    pastures,
    play,
    played,
    promised,
    scenario,
    stand,
    texts,
    use,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.phases import RETURNING_HOME
from allmende.agricola.rules.player import Player

# Minor improvements


def test_fruit_tree_promises_food_from_round_8_on() -> None:
    game = playing("fruit-tree", farm({"wood": 1}, played=LEARNED[:3]), round_number=3)
    assert promised(game) == {number: {"food": 1} for number in range(8, 15)}


def test_fruit_tree_finds_the_rounds_that_have_not_begun() -> None:
    game = playing("fruit-tree", farm({"wood": 1}, played=LEARNED[:3]), round_number=12)
    assert promised(game) == {13: {"food": 1}, 14: {"food": 1}}
    assert not can("fruit-tree", farm({"wood": 1}, played=LEARNED[:2]))


def test_bagpipe_gives_a_food_before_people_eat() -> None:
    game = harvest(farm({"food": 3}, played=["bagpipe"]))
    assert goods(game) == {}


def test_bagpipe_needs_a_sheep() -> None:
    assert can("bagpipe", farm({"sheep": 1}))
    assert not can("bagpipe", farm({"cattle": 1}))


@pytest.mark.parametrize(("stone", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_broch_is_worth_points_for_stone_left_over(stone: int, points: int) -> None:
    assert bonus(scenario(farm({"stone": stone}, played=["broch"]))) == points


@pytest.mark.parametrize(
    ("round_number", "points"), [(1, 5), (6, 5), (7, 3), (8, 3), (9, 2), (10, 2), (11, 1), (12, 1), (13, 0), (14, 0)]
)
def test_whisky_barrels_are_worth_more_the_earlier_they_are_played(round_number: int, points: int) -> None:
    assert bonus(playing("whisky-barrels", farm({"grain": 3}), round_number=round_number)) == points


def test_highland_cattle_live_on_the_card_beside_the_pet() -> None:
    game = playing("highland-cattle", farm())
    assert (goods(game)["cattle"], game.to_act) == (1, [1])
    beside_pet = use("cattle-market", farm({"cattle": 1}, played=["highland-cattle"]), goods={"cattle-market": 1})
    assert (goods(beside_pet)["cattle"], beside_pet.to_act) == (2, [1])
    too_many = use("cattle-market", farm({"cattle": 2}, played=["highland-cattle"]), goods={"cattle-market": 1})
    assert goods(too_many)["cattle"] == 2


def test_highland_cattle_hold_no_other_animal() -> None:
    game = use("sheep-market", farm({"sheep": 1}, played=["highland-cattle"]), goods={"sheep-market": 1})
    assert goods(game)["sheep"] == 1


def test_agricola_gives_two_food() -> None:
    assert goods(playing("agricola", farm({"stone": 1}))) == {"food": 2}


def test_aggro_koala_eats_wood_and_reed() -> None:
    assert goods(playing("aggro-koala", farm({"wood": 2, "reed": 2}))) == {}
    assert not can("aggro-koala", farm({"wood": 2, "reed": 1}))


def test_seal_of_approval_doubles_what_its_owner_fishes() -> None:
    assert food(use("fishing", farm(played=["seal-of-approval"]), goods={"fishing": 3})) == 6
    other = use("fishing", farm(), farm(played=["seal-of-approval"]), goods={"fishing": 3})
    assert (food(other), food(other, 1)) == (3, 0)


def test_seal_of_approval_is_not_for_other_food() -> None:
    assert food(use("day-laborer", farm(played=["seal-of-approval"]))) == 2


def test_chairmans_garden_gives_a_stone_with_each_action_that_gives_stone() -> None:
    mine = farm(played=["chairmans-garden"], marks={"chairmans-garden": 4})
    game = use("western-quarry", mine, goods={"western-quarry": 2})
    assert (goods(game), left_on(game, "chairmans-garden")) == ({"stone": 3}, 3)
    wood = use("forest", farm(played=["chairmans-garden"], marks={"chairmans-garden": 4}))
    assert left_on(wood, "chairmans-garden") == 4


@pytest.mark.parametrize(("left", "points"), [(0, 1), (1, 0), (4, 0)])
def test_chairmans_garden_is_worth_a_point_once_it_is_empty(left: int, points: int) -> None:
    mine = farm(played=["chairmans-garden"], marks={"chairmans-garden": left})
    assert bonus(scenario(mine)) == points


def test_chairmans_garden_gets_four_stone_when_it_is_played() -> None:
    game = playing("chairmans-garden", farm(played=LEARNED[:2]))
    assert left_on(game, "chairmans-garden") == 4
    assert not can("chairmans-garden", farm(played=LEARNED[:1]))


def test_stretch_goat_asks_which_of_the_four_is_paid() -> None:
    game = playing("stretch-goat", farm({"food": 3, "wood": 2, "grain": 1, "stone": 1}))
    assert [{*paid} - {"food"} for paid in payments(game)] == [{*()}, {"wood"}, {"grain"}, {"stone", "cattle"}]
    assert not can("stretch-goat", farm({"food": 2, "clay": 4, "wood": 1}))


def test_stretch_goat_draws_a_minor_improvement_for_food() -> None:
    game = meeting(holding(farm({"food": 3}), "stretch-goat"))
    stand(game).pile = [CARD_NAMES.index(name) for name in ("bagpipe", "broch")]
    play(game, "play stretch-goat")
    assert (hand(game), food(game)) == (["bagpipe"], 0)


def test_stretch_goat_fences_a_space_for_wood() -> None:
    game = playing("stretch-goat", farm({"food": 2, "wood": 2}))
    play(game, "fence e3")
    assert (goods(game), pastures(game), game.to_act) == ({}, {"E3"}, [1])


def test_stretch_goat_sows_for_grain() -> None:
    game = playing("stretch-goat", farm({"food": 2, "grain": 2}, fields=["B1", "B2"]))
    play(game, "sow grain")
    assert (goods(game), sorted(fields(game).values())) == ({}, ["", "grain 3"])


def test_stretch_goat_gets_a_cattle_for_stone() -> None:
    assert goods(playing("stretch-goat", farm({"food": 2, "stone": 1}))) == {"cattle": 1}


def test_stretch_goat_that_is_cheaper_does_what_the_changed_cost_stands_for() -> None:
    game = playing("stretch-goat", farm({"food": 2, "wood": 1}, played=["lumber-mill"]))
    assert goods(game) == {}
    play(game, "fence e3")
    assert pastures(game) == {"E3"}


def clone_farm(goods: dict[str, int], *pastures: str, improvement: str = "fireplace-2", also: str = "") -> Player:
    """A farm with the Were-Clone in play, an improvement that cooks, and perhaps another card."""
    return farm(goods, pastures=pastures, played=["were-clone", *filter(None, [also])], improvements=[improvement])


def test_were_clone_exchanges_all_other_animals_for_cattle() -> None:
    mine = {"wood": 1, "stone": 1, "sheep": 2, "boar": 1, "cattle": 1}
    assert goods(playing("were-clone", farm(mine, pastures=["E1 E2"]))) == {"cattle": 4}


def test_were_clone_can_be_played_without_animals() -> None:
    assert goods(playing("were-clone", farm({"wood": 1, "stone": 1}))) == {}
    assert not can("were-clone", farm({"wood": 1, "sheep": 1}))


def test_cattle_of_the_were_clone_need_room() -> None:
    game = playing("were-clone", farm({"wood": 1, "stone": 1, "sheep": 4}, played=["pet-broker", *LEARNED[:2]]))
    assert goods(game) == {"cattle": 1}


def test_cattle_of_the_were_clone_are_not_cooked() -> None:
    game = scenario(clone_farm({"sheep": 1, "cattle": 1}, "E1"))
    assert any_time(game) == {"cook sheep fireplace"}
    reasons = {refusal.target: refusal.reason.id for refusal in game.title.refusals(stand(game), 0)}
    assert reasons["resource:cattle"] == "reason-kept-from-food"


def test_cattle_of_the_were_clone_are_not_cooked_to_make_room() -> None:
    game = use("sheep-market", clone_farm({"cattle": 1}), goods={"sheep-market": 1})
    assert any_time(game) == {"cook sheep fireplace"}
    assert texts(game) == {"release cattle", "release sheep"}


def test_cattle_of_the_were_clone_are_not_cooked_while_animals_breed() -> None:
    game = harvest(clone_farm({"food": 4, "sheep": 2, "cattle": 1}, "E1"))
    assert (texts(game), any_time(game)) == ({"release sheep", "release cattle", "done"}, set())


def test_cattle_of_the_were_clone_do_not_become_food_with_cards() -> None:
    sets = {"sheep": 1, "cattle": 1, "grain": 1, "vegetable": 1}
    assert texts(new_round(clone_farm(sets, "E1", also="nutrition-expert"), 2)) == {"choose 1", "done"}
    double = harvest(clone_farm({"cattle": 1}, also="cookery-extension"))
    assert "use card cookery-extension" not in any_time(double)


def test_cattle_of_the_were_clone_may_pay_for_food_on_round_spaces() -> None:
    game = scenario(clone_farm({"cattle": 1}, also="salter"))
    play(game, "use card salter")
    assert promised(game) == {number: {"food": 1} for number in range(2, 9)}


def test_cattle_of_others_are_cooked_beside_the_were_clone() -> None:
    game = scenario(clone_farm({"cattle": 1}), farm({"cattle": 1}, improvements=["fireplace-3"]))
    play(game, "place day-laborer")
    assert any_time(game) == {"cook cattle fireplace"}


# Occupations


@pytest.mark.parametrize(("lies", "wood"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_wood_scrounger_gets_wood_when_another_player_takes_two_or_three(lies: int, wood: int) -> None:
    game = use("forest", farm(), farm(played=["wood-scrounger"]), farm(), goods={"forest": lies})
    assert goods(game, 1) == ({"wood": wood} if wood else {})


def test_wood_scrounger_leaves_its_owner_and_other_goods_alone() -> None:
    own = use("forest", farm(played=["wood-scrounger"]), farm(), farm(), goods={"forest": 3})
    assert goods(own) == {"wood": 3}
    clay = use("clay-pit", farm(), farm(played=["wood-scrounger"]), farm(), goods={"clay-pit": 3})
    assert goods(clay, 1) == {}


def test_vielspieler_is_worth_a_point() -> None:
    assert bonus(learning("vielspieler", farm(), farm(), farm())) == 1


def test_wanderer_takes_a_good_each_from_three_accumulation_spaces_and_wanders_on() -> None:
    lies = {"forest": 3, "clay-pit": 2, "reed-bank": 1, "fishing": 1}
    game = use("lessons", holding(farm(), "wanderer"), farm(), farm(), goods=lies)
    if_asked(game, "play wanderer")
    play(game, "choose 1", "choose 2", "choose 4")
    assert (goods(game), played(game), hand(game, 1)) == ({"wood": 1, "clay": 1, "food": 1}, [], ["wanderer"])
    assert {name: lying(game).get(name, 0) for name in lies} == {
        **{"forest": 2, "clay-pit": 1, "reed-bank": 1, "fishing": 0},
    }


def test_wanderer_takes_no_more_than_one_from_a_space_and_may_take_fewer() -> None:
    game = use("lessons", holding(farm(), "wanderer"), farm(), farm(), goods={"forest": 3, "clay-pit": 2})
    if_asked(game, "play wanderer")
    play(game, "choose 1")
    assert "choose 1" not in texts(game)
    play(game, "done")
    assert goods(game) == {"wood": 1}


def test_wanderer_takes_an_animal_as_well() -> None:
    game = use("lessons", holding(farm(), "wanderer"), farm(), farm(), round_number=3, goods={"sheep-market": 2})
    if_asked(game, "play wanderer")
    play(game, "choose 5", "done")
    assert (goods(game), lying(game)["sheep-market"]) == ({"sheep": 1}, 1)


@pytest.mark.parametrize(
    ("mine", "more"),
    [
        ({"wood": 4, "clay": 4}, 0),
        ({"wood": 5}, 1),
        ({"wood": 9}, 1),
        ({"wood": 10, "stone": 5}, 3),
        ({"vegetable": 5}, 1),
        ({"food": 5}, 1),
    ],
)
def test_storekeepers_get_food_for_each_five_of_a_kind_at_the_end_of_a_round(mine: dict[str, int], more: int) -> None:
    game = scenario(farm(mine, played=["storekeepers"]), farm(), farm(), phase=RETURNING_HOME, round_number=2)
    assert food(game) == mine.get("food", 0) + more


def test_storekeepers_do_not_count_animals() -> None:
    mine = farm({"sheep": 5}, pastures=["B1 B2 C1 C2"], played=["storekeepers"])
    assert food(scenario(mine, farm(), farm(), phase=RETURNING_HOME, round_number=2)) == 0


def test_elder_fisher_gets_as_much_as_another_player_fishes() -> None:
    game = use("fishing", farm(), farm(played=["elder-fisher"]), farm(), goods={"fishing": 3})
    assert [food(game, seat) for seat in range(3)] == [3, 3, 0]


@pytest.mark.parametrize(("lies", "food_of_all"), [(1, [0, 1, 0]), (2, [0, 1, 1]), (5, [0, 3, 2])])
def test_elder_fisher_gives_what_he_fishes_to_the_others_in_turn(lies: int, food_of_all: list[int]) -> None:
    game = use("fishing", farm(played=["elder-fisher"]), farm(), farm(), goods={"fishing": lies})
    assert [food(game, seat) for seat in range(3)] == food_of_all


def test_elder_fisher_is_not_about_other_food() -> None:
    game = use("day-laborer", farm(played=["elder-fisher"]), farm(), farm())
    assert [food(game, seat) for seat in range(3)] == [2, 0, 0]


def test_covert_advertiser_exchanges_one_of_three_building_resources() -> None:
    game = use("forest", farm(played=["covert-advertiser"]), goods={"forest": 3})
    assert texts(game) == {"choose 2", "choose 3", "choose 4", "done"}
    play(game, "choose 4")
    assert goods(game) == {"wood": 2, "stone": 1}


def test_covert_advertiser_says_why_it_exchanges_nothing_else() -> None:
    game = use("forest", farm(played=["covert-advertiser"]), goods={"forest": 3})
    moves = [game.title.vocabulary.parse(f"choose {way}") for way in (1, 5, 64)]
    reasons = [game.title.why_not(stand(game), 0, move).id for move in moves]
    assert reasons == ["reason-no-such-way", "reason-needs", "reason-no-such-way"]


def test_covert_advertiser_exchanges_only_what_has_come() -> None:
    game = use("clay-pit", farm({"wood": 4}, played=["covert-advertiser"]), goods={"clay-pit": 3})
    play(game, "choose 5")
    assert goods(game) == {"wood": 5, "clay": 2}


@pytest.mark.parametrize(("space", "count"), [("forest", 2), ("fishing", 5)])
def test_covert_advertiser_needs_three_building_resources(space: str, count: int) -> None:
    game = use(space, farm(played=["covert-advertiser"]), goods={space: count})
    assert game.to_act == [1]


@pytest.mark.parametrize(
    ("majors", "points"),
    [(["well", "joinery"], 0), (["well", "joinery", "pottery"], 3), (["well", "joinery", "pottery", "stone-oven"], 4)],
)
def test_city_planner_wants_more_major_improvements_than_rooms(majors: list[str], points: int) -> None:
    assert bonus(scenario(farm(improvements=majors, played=["city-planner"]))) == points


def test_city_planner_counts_rooms_of_any_material() -> None:
    mine = farm(improvements=["well", "joinery", "pottery"], rooms="A1 A2 A3", played=["city-planner"])
    assert bonus(scenario(mine)) == 0


def test_hulk_sells_as_much_wood_in_a_harvest_as_there_are_players() -> None:
    others = [farm(goods={"food": 4}) for _ in range(2)]
    game = harvest(farm({"wood": 5}, played=["the-hulk"]), *others)
    play(game, "use card the-hulk", "choose 1", "choose 1")
    assert goods(game)["wood"] == 2
    assert "use card the-hulk" not in any_time(game)


def test_hulk_sells_nothing_outside_of_a_harvest() -> None:
    game = scenario(farm({"wood": 5}, played=["the-hulk"]), farm(), farm(), round_number=4)
    assert "use card the-hulk" not in any_time(game)
