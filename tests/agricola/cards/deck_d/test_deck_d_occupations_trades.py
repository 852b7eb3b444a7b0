"""Occupations of deck D that trade, that heed other players, or that have goods lie on them."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed, coming_home
from agricola.cards.positions import bonus, harvest
from agricola.scenario import (
    any_time,
    farm,
    fields,
    food,
    goods,
    hand,
    left_on,
    lying,
    me,
    play,
    rooms,
    scenario,
    sites,
    spaces,
    texts,
    use,
)


def test_begging_student_takes_a_begging_marker_and_learns_in_each_harvest() -> None:
    mine = farm(hand=["begging-student", "conservator"])
    game = use("lessons", mine)
    play(game, "play begging-student")
    assert me(game).begging == 1
    game = harvest(farm({"food": 4}, hand=["conservator"], played=["begging-student"]))
    assert texts(game) == {"play conservator", "done"}
    play(game, "play conservator")
    assert (hand(game), goods(game)) == ([], {})


def test_transactor_takes_what_is_left_before_the_last_harvest_only() -> None:
    left = {"forest": 3, "clay-pit": 2, "western-quarry": 1, "fishing": 4, "reed-bank": 0, "eastern-quarry": 0}
    mine = farm({"food": 4}, played=["transactor"])
    game = all_placed(mine, farm({"food": 4}), round_number=14, goods=left)
    assert goods(game) == {"wood": 3, "clay": 2, "stone": 1}
    mine = farm({"food": 4}, played=["transactor"])
    assert goods(all_placed(mine, farm({"food": 4}), round_number=13, goods=left)) == {}


@pytest.mark.parametrize(
    ("has", "stables", "points"),
    [({}, "", 0), ({"grain": 8}, "", 1), ({"grain": 7, "vegetable": 4, "sheep": 8}, "", 2), ({}, "D1 E1 D2 E2", 1)],
)
def test_lord_of_the_manor_counts_categories_with_four_points(has: dict[str, int], stables: str, points: int) -> None:
    pastures = ["D1 E1 D2 E2"] if stables or "sheep" in has else []
    mine = farm(has, pastures=pastures, stables=stables, played=["lord-of-the-manor"])
    assert bonus(scenario(mine, farm())) == points


def test_bellfounder_discards_all_clay_for_food_or_a_point() -> None:
    game = coming_home(farm({"clay": 5}, played=["bellfounder"]))
    play(game, "choose 1")
    assert goods(game) == {"food": 3}
    game = coming_home(farm({"clay": 1}, played=["bellfounder"]))
    play(game, "choose 2")
    assert (goods(game), bonus(game)) == ({}, 1)
    assert texts(coming_home(farm(played=["bellfounder"]))) >= {"place forest"}


def test_food_merchant_sells_a_vegetable_for_each_grain_the_last_ones_cheaper() -> None:
    mine = farm({"food": 9}, fields=["B1 grain 1", "B2 grain 3"], played=["food-merchant"])
    game = harvest(mine)
    play(game, "choose 1")
    assert goods(game) == {"grain": 2, "vegetable": 1, "food": 7}
    play(game, "choose 1")
    assert goods(game) == {"grain": 2, "vegetable": 2}


def test_food_merchant_may_be_left_out_and_asks_for_grain_of_a_field() -> None:
    game = harvest(farm({"food": 9}, fields=["B1 grain 1"], played=["food-merchant"]))
    play(game, "done")
    assert goods(game) == {"grain": 1, "food": 5}
    game = harvest(farm({"food": 9}, fields=["B1 vegetable 1"], played=["food-merchant"]))
    assert goods(game) == {"vegetable": 1, "food": 5}


def test_seed_trader_sells_what_lies_on_it() -> None:
    game = use("lessons", farm(hand=["seed-trader"]))
    assert left_on(game, "seed-trader") == 4
    game = scenario(farm({"food": 6}, played=["seed-trader"], marks={"seed-trader": 1 | 2 << 8}), farm())
    play(game, "use card seed-trader", "choose 1")
    assert (goods(game), left_on(game, "seed-trader")) == ({"grain": 1, "food": 4}, 2)
    play(game, "use card seed-trader")
    assert goods(game) == {"grain": 1, "vegetable": 1, "food": 1}
    assert "use card seed-trader" not in any_time(game)


def test_fodder_planter_sows_a_field_for_each_newborn_animal() -> None:
    mine = farm(
        {"food": 4, "sheep": 2, "boar": 2, "grain": 3},
        fields=["B1", "C1", "C2"],
        pastures=["D1 E1", "D2 E2"],
        played=["fodder-planter"],
    )
    game = harvest(mine)
    play(game, "sow grain", "sow grain")
    assert goods(game) == {"sheep": 3, "boar": 3, "grain": 1}
    assert sorted(fields(game).values()) == ["", "grain 3", "grain 3"]


def test_wood_expert_replaces_up_to_two_wood_with_a_food() -> None:
    game = scenario(farm({"food": 1, "stone": 2}, played=["wood-expert"]), farm(), round_number=4)
    play(game, "place major-improvement")
    assert goods(game) == {}, "a Joinery costs 2 Wood and 2 Stone"
    assert me(game).improvements == ["joinery"]


def test_bonehead_gives_a_wood_for_each_card_of_the_hand_itself_included() -> None:
    game = use("lessons", farm(hand=["bonehead"]))
    assert (goods(game), left_on(game, "bonehead")) == ({"wood": 1}, 5)
    mine = farm({"food": 1}, hand=["conservator"], played=["bonehead"], marks={"bonehead": 5})
    assert goods(use("lessons", mine)) == {"wood": 1}
    mine = farm(hand=["market-stall"], played=["bonehead"], marks={"bonehead": 1})
    mine.goods[4] = 1
    game = use("meeting-place", mine)
    play(game, "play market-stall")
    assert (goods(game), left_on(game, "bonehead")) == ({"wood": 1, "vegetable": 1}, 0)


def test_bonehead_does_not_heed_major_improvements() -> None:
    mine = farm({"clay": 2}, played=["bonehead"], marks={"bonehead": 5})
    assert goods(use("major-improvement", mine)) == {}


def test_wood_barterer_gives_wood_before_fences_are_built() -> None:
    game = scenario(farm({"wood": 2}, played=["wood-barterer"]), farm(), round_number=2)
    assert "fencing" in spaces(game)
    play(game, "place fencing", "choose 1")
    play(game, "fence e1")
    assert me(game).goods["wood"] == 0


def test_wood_barterer_exchanges_wood_for_reed() -> None:
    game = scenario(farm({"wood": 7}, played=["wood-barterer"]), farm())
    play(game, "place farm-expansion", "choose 3")
    assert goods(game)["reed"] == 2
    assert sites(game, "room")


def test_clay_plasterer_makes_renovating_to_clay_and_clay_rooms_cheap() -> None:
    mine = farm({"clay": 1, "reed": 1}, rooms="A1 A2 A3 B3", played=["clay-plasterer"])
    game = use("house-redevelopment", mine)
    assert (goods(game), me(game).house) == ({}, "clay")
    mine = farm({"clay": 3, "reed": 2}, house="clay", played=["clay-plasterer"])
    game = use("farm-expansion", mine)
    play(game, "room b3")
    assert goods(game) == {}


def test_clay_plasterer_is_not_about_stone() -> None:
    mine = farm({"stone": 1, "reed": 1}, house="clay", played=["clay-plasterer"])
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=6))


def test_clay_carrier_sells_clay_once_in_a_round() -> None:
    assert goods(use("lessons", farm(hand=["clay-carrier"]))) == {"clay": 2}
    game = scenario(farm({"food": 4}, played=["clay-carrier"]), farm())
    play(game, "use card clay-carrier")
    assert goods(game) == {"food": 2, "clay": 2}
    assert "use card clay-carrier" not in any_time(game)


def test_emissary_takes_each_good_once_for_a_stone() -> None:
    game = scenario(farm({"wood": 2, "food": 1, "sheep": 1}, played=["emissary"]), farm())
    play(game, "use card emissary", "choose 1")
    assert goods(game) == {"wood": 1, "food": 1, "sheep": 1, "stone": 1}
    play(game, "use card emissary")
    assert texts(game) == {"choose 4", "choose 7", "choose 10"}
    play(game, "choose 7", "use card emissary", "choose 10")
    assert goods(game) == {"wood": 1, "stone": 3}


def test_recreational_carpenter_builds_rooms_unless_the_meeting_place_was_used() -> None:
    has = {"wood": 5, "reed": 2}
    game = all_placed(farm(has, played=["recreational-carpenter"]), farm(), occupied={"forest": 0})
    play(game, "room b3")
    assert rooms(game) == {"A2", "A3", "B3"}
    game = all_placed(farm(has, played=["recreational-carpenter"]), farm(), occupied={"meeting-place": 0})
    assert not sites(game, "room")


def test_gardening_head_official_rewards_the_most_vegetables_on_fields() -> None:
    mine = farm(fields=["B1 vegetable 2"], played=["gardening-head-official"])
    other = farm(fields=["B1 vegetable 2"])
    assert [bonus(scenario(mine, other, farm({"vegetable": 9})), seat) for seat in range(3)] == [2, 2, 0]
    assert bonus(scenario(farm(played=["gardening-head-official"]), farm(), farm())) == 0


def test_animal_activist_rewards_the_most_fenced_stables() -> None:
    mine = farm(stables="B1 C1", played=["animal-activist"])
    other = farm(stables="E1", pastures=["E1"])
    assert [bonus(scenario(mine, other, farm()), seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.parametrize(("number", "wood"), [(5, 4), (8, 3), (11, 2), (12, 0)])
@pytest.mark.parametrize("card", ["gardening-head-official", "animal-activist"])
def test_they_give_wood_by_the_rounds_left(card: str, number: int, wood: int) -> None:
    game = use("lessons", farm(hand=[card]), farm(), farm(), round_number=number)
    assert goods(game).get("wood", 0) == wood


def test_trade_teacher_sells_up_to_two_different_goods() -> None:
    mine = farm({"food": 4}, hand=["conservator"], played=["trade-teacher"])
    game = use("lessons", mine)
    play(game, "take grain")
    assert "take grain" not in texts(game)
    play(game, "take vegetable")
    assert (game.to_act, goods(game)) == ([1], {"grain": 1, "vegetable": 1})


def test_pet_lover_leaves_a_single_animal_where_it_is() -> None:
    game = use("pig-market", farm(played=["pet-lover"]), goods={"pig-market": 1})
    play(game, "choose 1")
    assert goods(game) == {"boar": 1, "food": 3, "grain": 1}
    assert lying(game)["pig-market"] == 1
    mine = farm(pastures=["E1"], played=["pet-lover"])
    assert use("pig-market", mine, goods={"pig-market": 2}).to_act == [1]


def test_chairmans_food_does_not_have_the_other_player_go_on_before_all_have_reacted() -> None:
    # The Wolf looks at all that its owner gets, the Barn Shed at what others use afterwards.
    game = use("meeting-place", farm(played=["wolf"]), farm(played=["chairman", "barn-shed"]))
    assert (food(game), food(game, 1)) == (1, 1)


def test_chairman_and_the_other_player_get_food_at_the_meeting_place() -> None:
    game = use("meeting-place", farm(), farm(played=["chairman"]))
    assert (food(game), food(game, 1)) == (1, 1)
    assert food(use("meeting-place", farm(played=["chairman"]))) == 1


@pytest.mark.parametrize(("rooms", "sheep"), [("A2 A3", 2), ("A1 A2 A3", 4), ("A1 B1 A2 B2", 8)])
def test_domestician_expert_has_two_sheep_between_adjacent_rooms(rooms: str, sheep: int) -> None:
    mine = farm(rooms=rooms, played=["domestician-expert"])
    game = use("sheep-market", mine, goods={"sheep-market": sheep + 1})
    assert (goods(game), game.to_act) == ({"sheep": sheep + 1}, [1])
    mine = farm(rooms=rooms, played=["domestician-expert"])
    assert goods(use("pig-market", mine, goods={"pig-market": 2})) == {"boar": 1}


@pytest.mark.parametrize(("number", "grain_fields", "points"), [(4, 1, 1), (4, 0, 0), (9, 2, 0), (9, 3, 1), (14, 5, 0)])
def test_wealthy_man_wants_a_grain_field_more_in_each_harvest(number: int, grain_fields: int, points: int) -> None:
    tiles = [f"{name} grain 1" for name in ("B1", "C1", "D1", "E1", "E2", "E3")[:grain_fields]]
    game = harvest(farm({"food": 4}, fields=tiles, played=["wealthy-man"]), round_number=number)
    assert bonus(game) == points


def test_chimney_sweep_renovates_to_stone_for_less_and_counts_other_stone_houses() -> None:
    mine = farm({"stone": 0, "reed": 1}, house="clay", played=["chimney-sweep"])
    game = use("house-redevelopment", mine, farm(house="stone"), farm(house="stone"), farm())
    assert (goods(game), me(game).house, bonus(game)) == ({}, "stone", 2)


def test_party_organizer_gets_food_for_the_fifth_person_of_another_player() -> None:
    game = use(
        "urgent-wish-for-children",
        farm(people=4),
        farm(played=["party-organizer"]),
        farm(),
        farm(),
    )
    assert food(game, 1) == 8
    game = use("urgent-wish-for-children", farm(people=3), farm(played=["party-organizer"]), farm(), farm())
    assert food(game, 1) == 0
    assert bonus(scenario(farm(people=5, played=["party-organizer"]), farm(people=4))) == 3
    assert bonus(scenario(farm(people=5, played=["party-organizer"]), farm(people=5))) == 0


def test_bean_counter_moves_three_food_to_the_supply() -> None:
    game = use("sheep-market", farm(played=["bean-counter"], marks={"bean-counter": 1}))
    assert (food(game), left_on(game, "bean-counter")) == (0, 2)
    game = use("sheep-market", farm(played=["bean-counter"], marks={"bean-counter": 2}))
    assert (food(game), left_on(game, "bean-counter")) == (3, 0)
    game = use("pig-market", farm(played=["bean-counter"], marks={"bean-counter": 2}))
    assert food(game) == 0


def test_midwife_heeds_the_first_person_of_another_player() -> None:
    others = [farm(played=["midwife"]), farm(), farm()]
    assert goods(use("urgent-wish-for-children", farm(), *others), 1) == {"grain": 1}
    game = scenario(farm(), farm(played=["midwife"]), round_number=13, occupied={"forest": 0, "clay-pit": 1})
    play(game, "place urgent-wish-for-children")
    assert goods(game, 1) == {}


def test_journeyman_bricklayer_gets_stone_when_others_build_in_stone() -> None:
    mine = farm({"stone": 3, "reed": 1}, house="clay")
    game = use("house-redevelopment", mine, farm(played=["journeyman-bricklayer"]))
    assert goods(game, 1) == {"stone": 1}
    game = use("farm-expansion", farm({"stone": 10, "reed": 4}, house="stone"), farm(played=["journeyman-bricklayer"]))
    play(game, "room b2", "room b3")
    assert goods(game, 1) == {"stone": 2}
    game = use("farm-expansion", farm({"clay": 5, "reed": 2}, house="clay"), farm(played=["journeyman-bricklayer"]))
    play(game, "room b2")
    assert goods(game, 1) == {}


def test_pet_grower_gives_a_sheep_if_the_house_can_stay_free() -> None:
    game = use("sheep-market", farm(pastures=["E1"], played=["pet-grower"]), goods={"sheep-market": 2})
    assert goods(game) == {"sheep": 3}
    game = use("sheep-market", farm(played=["pet-grower"]), goods={"sheep-market": 1})
    assert goods(game) == {"sheep": 1}


def test_stockman_gives_an_animal_for_each_further_stable() -> None:
    mine = farm({"wood": 8}, pastures=["E1 E2"], played=["stockman"])
    game = use("farm-expansion", mine)
    play(game, "stable c1", "stable c2", "stable c3", "done")
    assert goods(game) == {"wood": 2, "cattle": 1, "boar": 1}
    game = use("farm-expansion", farm({"wood": 2}, stables="C1 C2 C3", played=["stockman"]))
    play(game, "stable b1")
    assert goods(game) == {"sheep": 1}
