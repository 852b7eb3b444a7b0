"""The minor improvements of the base set's deck A, card by card."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, crowd, harvest, new_round, playing
from agricola.scenario import (
    any_time,
    beds,
    farm,
    fields,
    food,
    goods,
    hand,
    lying,
    me,
    pastures,
    play,
    promised,
    scenario,
    sites,
    spaces,
    texts,
    use,
)
from allmende.agricola.rules.amendments import PASTURES_AT_LAST
from allmende.agricola.rules.earlier_amendments import PARTS_ARE_NOT_NEW

BLOCK = ["E1", "E2", "E3", "D1", "D2", "D3", "C1", "C2", "C3", "B1"]
"""Spaces that make up one pasture, however many of them there are."""


def test_shifting_cultivation_plows_a_field() -> None:
    game = playing("shifting-cultivation", farm({"food": 2}, fields=["B1"]))
    assert (food(game), sites(game, "plow")) == (0, {"A1", "B2", "C1"})
    play(game, "plow c1")
    assert (fields(game), game.to_act) == ({"B1": "", "C1": ""}, [1])


def test_shifting_cultivation_may_be_played_without_plowing() -> None:
    game = playing("shifting-cultivation", farm({"food": 2}))
    play(game, "done")
    assert (fields(game), hand(game, 1)) == ({}, ["shifting-cultivation"])


@pytest.mark.parametrize(("clay", "then"), [(0, 0), (1, 1), (2, 3), (5, 7), (6, 9)])
def test_clay_embankment_gives_a_clay_for_every_two(clay: int, then: int) -> None:
    assert goods(playing("clay-embankment", farm({"food": 1, "clay": clay}))).get("clay", 0) == then


def test_young_animal_market_exchanges_a_sheep_for_cattle() -> None:
    assert goods(playing("young-animal-market", farm({"sheep": 1}))) == {"cattle": 1}


def test_drinking_trough_makes_room_for_two_more_animals_in_each_pasture() -> None:
    game = playing("drinking-trough", farm({"clay": 1}, pastures=["D1", "E1", "D2 E2"], stables="E1"))
    assert [pasture.capacity for pasture in me(game).pastures] == [4, 6, 6]
    game = playing("drinking-trough", farm({"clay": 1}, pastures=["E1 E2 E3"], stables="E2 E3"))
    assert [pasture.capacity for pasture in me(game).pastures] == [26]


def test_drinking_trough_does_nothing_for_the_house_and_unfenced_stables() -> None:
    for sheep, stay in ((5, 5), (6, 6), (7, 6)):
        mine = farm(pastures=["E1"], stables="B1", played=["drinking-trough"])
        assert goods(use("sheep-market", mine, goods={"sheep-market": sheep})) == {"sheep": stay}


def test_rammed_clay_gives_a_clay() -> None:
    assert goods(playing("rammed-clay", farm())) == {"clay": 1}


def test_rammed_clay_fences_for_any_mix_of_wood_and_clay() -> None:
    game = use("fencing", farm({"wood": 3, "clay": 2}, played=["rammed-clay"]))
    play(game, "fence e1")
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 1")
    assert goods(game) == {"clay": 1}
    game = use("fencing", farm({"wood": 9, "clay": 9}, played=["rammed-clay"]))
    play(game, "fence e1")
    assert texts(game) == {f"choose {way}" for way in range(1, 6)}
    play(game, "choose 5")
    assert goods(game) == {"wood": 9, "clay": 5}


@pytest.mark.parametrize("supply", [{"wood": 2, "clay": 2}, {"wood": 4}, {"clay": 4}])
def test_rammed_clay_asks_how_to_pay_only_if_there_is_a_choice(supply: dict[str, int]) -> None:
    game = use("fencing", farm(supply, played=["rammed-clay"]))
    play(game, "fence e1")
    assert (goods(game), game.to_act) == ({}, [1])
    assert "fencing" not in spaces(scenario(farm({"wood": 2, "clay": 1}, played=["rammed-clay"]), round_number=2))


def test_handplow_puts_a_field_on_the_round_space_five_rounds_later() -> None:
    assert promised(playing("handplow", farm({"wood": 1}), round_number=2)) == {7: {"field": 1}}
    assert promised(playing("handplow", farm({"wood": 1}), round_number=9)) == {14: {"field": 1}}
    assert promised(playing("handplow", farm({"wood": 1}), round_number=10)) == {}


def test_handplow_plows_at_the_start_of_that_round_if_one_likes() -> None:
    game = new_round(farm(fields=["B1"], promised={7: {"field": 1}}, played=["handplow"]), 7)
    assert (game.to_act, texts(game)) == ([0], {"plow a1", "plow b2", "plow c1", "done"})
    play(game, "plow b2")
    assert (fields(game), promised(game)) == ({"B1": "", "B2": ""}, {})
    game = new_round(farm(promised={7: {"field": 1}}, played=["handplow"]), 7)
    play(game, "done")
    assert (fields(game), promised(game)) == ({}, {})
    assert promised(new_round(farm(promised={7: {"field": 1}}, played=["handplow"]), 6)) == {7: {"field": 1}}


@pytest.mark.parametrize(("space", "moves"), [("farmland", ["plow b1"]), ("cultivation", ["plow b1", "done"])])
def test_threshing_board_bakes_bread_after_plowing(space: str, moves: list[str]) -> None:
    mine = farm({"grain": 1}, improvements=["fireplace-2"], played=["threshing-board"])
    game = use(space, mine)
    play(game, *moves)
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace")
    assert (goods(game), game.to_act) == ({"food": 2}, [1])


def test_threshing_board_does_nothing_elsewhere() -> None:
    mine = farm({"grain": 1}, improvements=["fireplace-2"], played=["threshing-board"])
    assert use("grain-seeds", mine).to_act == [1]


ROOMY = "A1 A2 A3"


def test_sleeping_corner_shares_a_wish_for_children_with_one_other_person() -> None:
    for space, when in (("basic-wish-for-children", 5), ("urgent-wish-for-children", 13)):
        mine = farm(rooms=ROOMY, played=["sleeping-corner"])
        game = scenario(mine, farm(), farm(), round_number=when, occupied={space: 1, "fishing": 2})
        assert space in spaces(game)
        assert "fishing" not in spaces(game)
        play(game, f"place {space}")
        assert me(game).people == 3
        without = scenario(farm(rooms=ROOMY), farm(), round_number=when, occupied={space: 1}, cards=True)
        assert space not in spaces(without)


def test_sleeping_corner_shares_it_neither_with_two_nor_with_oneself() -> None:
    space = "basic-wish-for-children"
    mine = farm(rooms=ROOMY, played=["sleeping-corner"])
    assert space not in spaces(scenario(mine, farm(), round_number=5, occupied={space: 0}))
    game = scenario(farm(rooms=ROOMY, played=["sleeping-corner"]), farm(), farm(), round_number=5)
    crowd(game, space, 1)
    assert space in spaces(game)
    crowd(game, space, 2)
    assert space not in spaces(game)


def test_sleeping_corner_shares_the_wish_of_a_variant_tile() -> None:
    space = "modest-wish-for-children"
    mine = farm(rooms=ROOMY, played=["sleeping-corner"])
    assert space in spaces(scenario(mine, farm(), round_number=5, occupied={space: 1}, tile="on"))
    mine = farm(rooms=ROOMY, played=["sleeping-corner"])
    assert space not in spaces(scenario(mine, farm(), round_number=5, occupied={"tile-copse": 1}, tile="on"))


@pytest.mark.parametrize(("count", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_manger_is_worth_points_for_spaces_in_pastures(count: int, points: int) -> None:
    assert bonus(scenario(farm(pastures=[" ".join(sorted(BLOCK[:count]))], played=["manger"]))) == points


def test_manger_counts_the_spaces_of_all_pastures() -> None:
    assert bonus(scenario(farm(pastures=["E1 E2", "D1 D2", "C1 C2"], played=["manger"]))) == 1


@pytest.mark.parametrize(("round_number", "left"), [(4, 10), (13, 1), (14, 0)])
def test_big_country_is_worth_a_point_and_two_food_for_each_round_to_come(round_number: int, left: int) -> None:
    tilled = ["A1", "B1", "B2", "B3", "C1", "C2", "C3"]
    mine = farm(fields=tilled, pastures=["E1 E2 E3", "D1 D2"], stables="D3")
    game = playing("big-country", mine, round_number=round_number)
    assert (bonus(game), food(game)) == (left, 2 * left)
    assert not can("big-country", farm(fields=tilled, pastures=["E1 E2 E3", "D1 D2"]))


@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_wool_blankets_are_worth_points_by_the_house_in_the_end(house: str, points: int) -> None:
    assert bonus(scenario(farm(house=house, played=["wool-blankets"]))) == points


def test_pond_hut_puts_food_on_the_next_three_round_spaces() -> None:
    learned = LEARNED[:2]
    game = playing("pond-hut", farm({"wood": 1}, played=learned), round_number=2)
    assert promised(game) == {3: {"food": 1}, 4: {"food": 1}, 5: {"food": 1}}
    assert promised(playing("pond-hut", farm({"wood": 1}, played=learned), round_number=13)) == {14: {"food": 1}}
    assert food(new_round(farm(promised={3: {"food": 1}}), 3)) == 1


@pytest.mark.parametrize("user", [0, 1, 2])
def test_milk_jug_gives_food_whoever_uses_the_cattle_market(user: int) -> None:
    game = scenario(farm(), farm(played=["milk-jug"]), farm(), round_number=10, turn=user)
    play(game, "place cattle-market")
    assert [food(game, seat) for seat in range(3)] == [1, 3, 1]
    assert goods(game, user)["cattle"] == 1


def test_milk_jug_is_about_no_other_market() -> None:
    game = scenario(farm(), farm(played=["milk-jug"]), round_number=10)
    play(game, "place pig-market")
    assert [food(game, seat) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(("wood", "clay", "gained"), [(4, 3, 2), (3, 3, 0), (9, 9, 2)])
def test_claypipe_gives_food_for_seven_building_resources_in_one_work_phase(wood: int, clay: int, gained: int) -> None:
    game = scenario(farm(played=["claypipe"]), goods={"forest": wood, "clay-pit": clay})
    play(game, "place forest", "place clay-pit")
    assert (me(game).home, food(game)) == (2, gained)


def test_claypipe_counts_what_is_gained_no_matter_what_is_paid() -> None:
    mine = farm({"wood": 1}, rooms="A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3", people=3, played=["claypipe"])
    game = scenario(mine, goods={"forest": 7}, round_number=2)
    play(game, "place forest", "place fencing", "fence e1 e2 e3", "place day-laborer")
    assert goods(game) == {"food": 4}


def test_claypipe_forgets_what_was_gained_before_the_work_phase_and_in_earlier_rounds() -> None:
    mine = farm(people=2, played=["claypipe"], promised={2: {"wood": 5}})
    game = scenario(mine, goods={"forest": 3, "clay-pit": 3})
    play(game, "place forest", "place clay-pit")
    assert (goods(game)["wood"], food(game)) == (8, 0)
    play(game, "place forest", "place clay-pit")
    assert food(game) == 0


def test_junk_room_gives_food_for_each_improvement_and_counts_itself() -> None:
    game = playing("junk-room", farm({"wood": 1, "clay": 1}))
    assert goods(game) == {"food": 1}
    assert goods(playing("canoe", farm({"wood": 2}, played=["junk-room", *LEARNED[:1]]))) == {"food": 1}
    assert goods(playing("market-stall", farm({"grain": 1}, played=["junk-room"]))) == {"food": 1, "vegetable": 1}


def test_junk_room_counts_major_improvements() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["junk-room"]))
    assert goods(game) == {"food": 1}
    game = use("major-improvement", farm(improvements=["fireplace-2"], played=["junk-room"]))
    play(game, "build cooking-hearth-4 for fireplace-2")
    assert goods(game) == {"food": 1}


def test_junk_room_does_not_count_occupations() -> None:
    game = use("lessons", farm(hand=LEARNED[:1], played=["junk-room"]))
    assert (food(game), game.to_act) == (0, [1])


def test_basket_exchanges_two_wood_for_food_and_leaves_them_on_the_space() -> None:
    game = use("forest", farm(played=["basket"]), goods={"forest": 5})
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), lying(game)["forest"], game.to_act) == ({"wood": 3, "food": 3}, 2, [1])
    game = use("forest", farm(played=["basket"]))
    play(game, "done")
    assert (goods(game), "forest" in lying(game)) == ({"wood": 3}, False)


def test_basket_is_for_all_wood_accumulation_spaces_and_any_wood() -> None:
    game = use("copse", farm({"wood": 1}, played=["basket"]), farm(), farm(), farm())
    play(game, "choose 1")
    assert (goods(game), lying(game)["copse"]) == ({"food": 3}, 2)
    assert use("copse", farm(played=["basket"]), farm(), farm(), farm()).to_act == [1]
    assert use("clay-pit", farm({"wood": 5}, played=["basket"])).to_act == [1]


@pytest.mark.parametrize(("round_number", "more"), [(1, 0), (4, 0), (5, 3), (6, 0), (8, 3), (10, 3), (12, 3), (14, 3)])
def test_dutch_windmill_gives_food_for_baking_right_after_a_harvest(round_number: int, more: int) -> None:
    mine = farm({"grain": 3}, improvements=["fireplace-2"], played=["dutch-windmill"])
    game = use("grain-utilization", mine, round_number=round_number)
    play(game, "bake fireplace", "done")  # the first grain is baked without asking
    assert (goods(game), game.to_act) == ({"grain": 1, "food": 4 + more}, [1])


def test_dutch_windmill_counts_the_bread_of_a_new_oven() -> None:
    mine = farm({"grain": 2, "clay": 3, "stone": 1}, played=["dutch-windmill"])
    game = use("major-improvement", mine, round_number=5)
    play(game, "build clay-oven", "bake clay-oven")
    assert goods(game) == {"grain": 1, "food": 8}


def test_corn_scoop_gives_another_grain() -> None:
    assert goods(use("grain-seeds", farm(played=["corn-scoop"]))) == {"grain": 2}


@pytest.mark.parametrize(("round_number", "rounds"), [(1, [5, 8, 10]), (5, [9, 12, 14]), (7, [11, 14]), (11, [])])
def test_large_greenhouse_puts_vegetables_on_later_round_spaces(round_number: int, rounds: list[int]) -> None:
    game = playing("large-greenhouse", farm({"wood": 2}, played=LEARNED[:2]), round_number=round_number)
    assert promised(game) == {number: {"vegetable": 1} for number in rounds}


def test_clearing_spade_moves_a_crop_to_an_empty_field_at_any_time() -> None:
    game = scenario(farm(fields=["B1 grain 3", "B2 vegetable 1", "B3"], played=["clearing-spade"]), farm())
    assert any_time(game) == {"use card clearing-spade"}
    play(game, "use card clearing-spade")
    assert fields(game) == {"B1": "grain 2", "B2": "vegetable 1", "B3": "grain 1"}
    assert (game.to_act, any_time(game)) == ([0], set())


def test_clearing_spade_asks_from_which_field() -> None:
    game = scenario(farm(fields=["B1 grain 3", "B2 vegetable 2", "B3"], played=["clearing-spade"]), farm())
    play(game, "use card clearing-spade")
    assert texts(game) == {"pick b1", "pick b2"}
    play(game, "pick b2")
    assert fields(game) == {"B1": "grain 3", "B2": "vegetable 1", "B3": "vegetable 1"}


def test_clearing_spade_needs_two_crops_and_an_empty_field() -> None:
    for plots in (["B1 grain 1", "B2"], ["B1 grain 3", "B2 vegetable 2"]):
        assert any_time(scenario(farm(fields=plots, played=["clearing-spade"]), farm())) == set()


def test_clearing_spade_moves_only_vegetables_to_a_beanfield() -> None:
    cards = ["clearing-spade", "beanfield"]
    assert any_time(scenario(farm(fields=["B1 grain 3"], played=cards), farm())) == set()
    game = scenario(farm(fields=["B1 vegetable 2"], played=cards), farm())
    play(game, "use card clearing-spade")
    assert (fields(game), beds(game)) == ({"B1": "vegetable 1"}, {"beanfield": "vegetable 1"})


def test_clearing_spade_can_be_used_right_before_a_harvest() -> None:
    game = harvest(farm({"food": 4}, fields=["B1 grain 3", "B2", "B3"], played=["clearing-spade"]))
    assert game.to_act == [0]
    play(game, "use card clearing-spade", "use card clearing-spade")
    assert (goods(game), fields(game)) == ({"grain": 3}, {"B1": "", "B2": "", "B3": ""})
    game = harvest(farm({"food": 4}, fields=["B1 grain 3", "B2"], played=["clearing-spade"]))
    play(game, "done")
    assert goods(game) == {"grain": 1}


def test_clearing_spade_is_used_after_the_food_of_three_field_rotation() -> None:
    cards = ["clearing-spade", "three-field-rotation"]
    game = harvest(farm({"food": 4}, fields=["B1 grain 3", "B2 vegetable 1", "B3"], played=cards))
    play(game, "use card clearing-spade")
    assert goods(game) == {"food": 3, "grain": 2, "vegetable": 1}


def test_lumber_mill_makes_improvements_a_wood_cheaper() -> None:
    game = use("major-improvement", farm({"wood": 1, "stone": 2}, played=["lumber-mill"]))
    assert (me(game).improvements, goods(game)) == (["joinery"], {})
    assert goods(playing("caravan", farm({"wood": 2, "food": 3}, played=["lumber-mill"]))) == {}
    assert goods(playing("handplow", farm(played=["lumber-mill"]))) == {}
    assert not can("bottles", farm({"clay": 1, "food": 2}, played=["lumber-mill"]))


def test_lumber_mill_is_of_no_use_for_rooms() -> None:
    mine = farm({"wood": 4, "reed": 2}, played=["lumber-mill"])
    game = use("farm-expansion", mine)
    assert sites(game, "room") == set()


def test_canoe_gives_a_food_and_a_reed_for_fishing() -> None:
    assert goods(use("fishing", farm(played=["canoe"]), goods={"fishing": 3})) == {"food": 4, "reed": 1}


@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_stone_tongs_give_another_stone(space: str) -> None:
    assert goods(use(space, farm(played=["stone-tongs"]), goods={space: 2})) == {"stone": 3}


def test_stone_tongs_are_for_accumulation_spaces_only() -> None:
    game = use("resource-market", farm(played=["stone-tongs"]), farm(), farm(), farm())
    assert goods(game)["stone"] == 1


def test_shepherds_crook_gives_two_sheep_for_a_new_pasture_of_four_spaces() -> None:
    game = use("fencing", farm({"wood": 15}, played=["shepherds-crook"]))
    play(game, "fence d1 e1 d2 e2")
    assert goods(game) == {"wood": 7}  # the action is not over
    play(game, "fence b1 c1 c2", "done")
    assert goods(game) == {"wood": 1, "sheep": 2}


def test_shepherds_crook_gives_nothing_for_three_spaces() -> None:
    game = use("fencing", farm({"wood": 8}, played=["shepherds-crook"]))
    play(game, "fence e1 e2 e3")
    assert goods(game) == {}


@pytest.mark.parametrize(
    ("pasture", "part", "before"),
    [
        ("D1 D2 D3 E1 E2", "e2", 0),
        ("C1 D1 D2 E1 E2", "d1 e1 d2 e2", 0),
        ("B1 B2 C1 C2 D1 D2 E1 E2", "d1 e1 d2 e2", 2),
    ],
)
def test_shepherds_crook_gives_nothing_for_a_part_of_a_divided_pasture(pasture: str, part: str, before: int) -> None:
    for amendments, sheep in ((None, 0), (PARTS_ARE_NOT_NEW - 1, before)):
        mine = farm({"wood": 2}, pastures=[pasture], played=["shepherds-crook"])
        game = scenario(mine, farm(), round_number=2, amendments=amendments)
        play(game, "place fencing", f"fence {part}")
        assert goods(game).get("sheep", 0) == sheep


def test_shepherds_crook_gives_sheep_for_two_new_pastures_that_lie_side_by_side() -> None:
    game = use("fencing", farm({"wood": 14}, played=["shepherds-crook"]))
    play(game, "fence d1 e1 d2 e2", "fence b1 c1 b2 c2")
    assert goods(game) == {"sheep": 4}


SIX, EIGHT = "C1 D1 E1 C2 D2 E2", "B1 C1 D1 E1 B2 C2 D2 E2"


@pytest.mark.parametrize(
    ("fenced", "wood", "sheep", "before"),
    [
        ([SIX], 10, 2, 2),
        ([SIX, "C2 D2 E2"], 13, 0, 2),  # 3 and 3
        ([SIX, "E1 E2"], 12, 2, 2),  # 4 and 2
        (["D1 E1 D2 E2", "E1"], 10, 0, 2),  # 3 and 1
        ([EIGHT, "D1 E1 D2 E2"], 14, 4, 2),  # 4 and 4
        ([EIGHT, "E1 E2"], 14, 2, 2),  # 6 and 2
        (["D1 E1 D2 E2", "B1 C1 B2 C2"], 14, 4, 4),
        (["E1", "D1 D2 E2 D3 E3"], 12, 2, 2),
    ],
)
def test_shepherds_crook_counts_the_new_pastures_when_the_action_is_over(
    fenced: list[str], wood: int, sheep: int, before: int
) -> None:
    for amendments, count in ((None, sheep), (PASTURES_AT_LAST - 1, before)):
        mine = farm({"wood": wood}, played=["shepherds-crook"])
        game = scenario(mine, farm(), round_number=2, amendments=amendments)
        play(game, "place fencing", *[f"fence {pasture.lower()}" for pasture in fenced])
        if game.to_act == [0]:
            play(game, "done")
        assert (goods(game).get("wood", 0), goods(game).get("sheep", 0)) == (0, count)


def test_shepherds_crook_counts_a_new_pasture_beside_an_older_one_that_is_divided() -> None:
    mine = farm({"wood": 7}, pastures=["C1 C2"], played=["shepherds-crook"])
    game = use("fencing", mine)
    play(game, "fence d1 e1 d2 e2", "fence c2")
    assert (pastures(game), goods(game)) == ({"C1", "C2", "D1 E1 D2 E2"}, {"sheep": 2})


def test_shepherds_crook_counts_a_pasture_that_another_card_lets_one_fence() -> None:
    mine = farm(played=["carpenters-bench", "shepherds-crook"])
    game = use("forest", mine, goods={"forest": 7})
    play(game, "fence d1 e1 d2 e2")
    assert (pastures(game), goods(game)) == ({"D1 E1 D2 E2"}, {"sheep": 2})


def test_shepherds_crook_counts_each_action_alone() -> None:
    game = use("fencing", farm({"wood": 8}, played=["shepherds-crook"]))
    play(game, "fence d1 e1 d2 e2")
    assert (goods(game), game.to_act) == ({"sheep": 2}, [1])
    mine = farm({"wood": 6, "sheep": 2}, pastures=["D1 E1 D2 E2"], played=["shepherds-crook"])
    game = use("fencing", mine)
    play(game, "fence e1", "fence e3", "done")  # of the older pasture, 3 spaces are left
    assert goods(game) == {"wood": 1, "sheep": 2}
