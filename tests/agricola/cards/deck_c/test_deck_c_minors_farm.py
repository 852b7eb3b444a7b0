"""Minor improvements of deck C that are passed on, and those about the farmyard and about actions."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, harvest, new_round, playing
from agricola.scenario import (
    any_time,
    farm,
    fields,
    goods,
    hand,
    me,
    play,
    rooms,
    scenario,
    sites,
    spaces,
    stables,
    stand,
    texts,
    use,
)
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.farm.lodgings import lodgings


def test_stable_builds_a_stable_for_its_cost_and_is_passed_on() -> None:
    game = playing("stable", farm({"wood": 1}))
    play(game, "stable c2")
    assert (stables(game), goods(game), hand(game, 1)) == ({"C2"}, {}, ["stable"])


def test_writing_boards_give_wood_for_each_occupation() -> None:
    assert goods(playing("writing-boards", farm({"food": 1}, played=LEARNED[:3]))) == {"wood": 3}


def test_trellis_lets_its_owner_build_fences_before_boar_come() -> None:
    game = scenario(farm({"wood": 4}, played=["trellis"]), farm(), round_number=9, goods={"pig-market": 2})
    play(game, "place pig-market", "fence c1")
    assert goods(game) == {"boar": 2}
    assert not can("trellis", farm(played=LEARNED[:1]))


@pytest.mark.parametrize(("now", "playable"), [(8, False), (9, True)])
def test_mole_plow_comes_from_round_nine_on(now: int, playable: bool) -> None:
    assert can("mole-plow", farm({"wood": 3, "food": 1}), round_number=now) == playable


def test_mole_plow_plows_one_more_field_on_farmland() -> None:
    game = use("farmland", farm(played=["mole-plow"]))
    play(game, "plow c1", "plow c2")
    assert set(fields(game)) == {"C1", "C2"}


@pytest.mark.parametrize(("rooms", "grows"), [("A1 A2 A3", True), ("A2 A3", False)])
def test_heart_of_stone_grows_the_family_when_a_quarry_comes(rooms: str, grows: bool) -> None:
    game = new_round(farm(played=["heart-of-stone"], rooms=rooms), 7)
    assert (texts(game) == {"grow family", "done"}) == grows
    if grows:
        play(game, "grow family")
        assert me(game).people == 3


def test_heart_of_stone_heeds_no_other_space() -> None:
    assert spaces(new_round(farm(played=["heart-of-stone"], rooms="A1 A2 A3"), 6))


def test_bed_in_the_grain_field_grows_the_family_in_the_next_harvest_only() -> None:
    mine = farm({"food": 9}, played=["bed-in-the-grain-field"], rooms="A1 A2 A3")
    game = harvest(mine)
    play(game, "grow family")
    assert me(game).people == 3
    mine = farm({"food": 9}, played=["bed-in-the-grain-field"], rooms="A1 A2 A3", marks={"bed-in-the-grain-field": 1})
    assert "grow family" not in texts(harvest(mine))
    assert not can("bed-in-the-grain-field", farm(fields=["B1 vegetable 1"]))


def test_flail_gives_food_and_bakes_bread_on_farmland() -> None:
    assert goods(playing("flail", farm({"wood": 1}))) == {"food": 2}
    game = use("farmland", farm({"grain": 1}, played=["flail"], improvements=["fireplace-2"]))
    play(game, "plow c1", "bake fireplace")
    assert goods(game) == {"food": 2}


@pytest.mark.parametrize("space", ["major-improvement", "house-redevelopment"])
def test_teachers_desk_lets_its_owner_play_an_occupation_for_a_food(space: str) -> None:
    mine = farm({"food": 1, "clay": 4, "reed": 1}, played=["teachers-desk"], hand=["conservator", "priest"])
    game = use(space, mine)
    while "play conservator" not in texts(game):
        play(game, "build fireplace-2" if "build fireplace-2" in texts(game) else "done")
    play(game, "play conservator")
    assert "food" not in goods(game)


def test_carriage_trip_lets_its_owner_place_another_person_at_once() -> None:
    game = playing("carriage-trip", farm(people=3))
    assert game.to_act == [0]
    play(game, "place forest")
    assert (goods(game), game.to_act) == ({"wood": 3}, [1])
    assert hand(game, 1) == ["carriage-trip"]
    assert not can("carriage-trip", farm(people=1))


def test_remodeling_gives_clay_for_clay_rooms_and_major_improvements() -> None:
    mine = farm({"food": 1}, house="clay", rooms="A1 A2 A3", improvements=["fireplace-2", "well"])
    assert goods(playing("remodeling", mine)) == {"clay": 5}
    assert goods(playing("remodeling", farm({"food": 1}, house="stone"))) == {}


def test_plant_fertilizer_adds_a_good_to_fields_with_exactly_one() -> None:
    mine = farm(fields=["B1 grain 1", "C1 grain 2", "D1 vegetable 1", "E1"])
    game = playing("plant-fertilizer", mine)
    assert texts(game) == {"pick b1", "pick d1", "done"}
    play(game, "pick d1")
    play(game, "pick b1")
    assert fields(game) == {"B1": "grain 2", "C1": "grain 2", "D1": "vegetable 2", "E1": ""}
    assert game.to_act == [1]


def test_automatic_water_trough_sells_one_animal_that_has_room() -> None:
    game = playing("automatic-water-trough", farm({"wood": 1, "food": 2}))
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, "choose 3")
    assert goods(game) == {"cattle": 1}


def test_bunk_beds_have_room_for_five_in_four_rooms() -> None:
    assert lodgings(farm(rooms="A1 A2 A3", played=["bunk-beds"])) == 3
    assert lodgings(farm(rooms="A1 A2 A3 B1", played=["bunk-beds"])) == 5
    assert lodgings(farm(rooms="A1 A2 A3 B1 B2 B3", played=["bunk-beds"])) == 6


@pytest.mark.parametrize(
    ("card", "animals", "fit"),
    [
        ("wildlife-reserve", {"sheep": 2, "boar": 1, "cattle": 1}, True),
        ("wildlife-reserve", {"sheep": 3, "boar": 1, "cattle": 1}, False),
        ("cattle-farm", {"cattle": 7}, True),
        ("cattle-farm", {"cattle": 8}, False),
    ],
)
def test_animals_on_cards(card: str, animals: dict[str, int], fit: bool) -> None:
    pastures = ["D1", "E1"] if card == "cattle-farm" else []
    game = scenario(farm(animals, played=[card], pastures=pastures), farm())
    assert is_housed(stand(game).seats[0]) == fit


def test_wood_slide_hammer_renovates_a_large_wooden_house_straight_to_stone() -> None:
    mine = farm({"clay": 5, "stone": 3, "reed": 1}, played=["wood-slide-hammer"], rooms="A1 A2 A3 B1 B2")
    game = use("house-redevelopment", mine)
    assert texts(game) == {"renovate", "renovate stone"}
    play(game, "renovate stone")
    assert goods(game) == {"clay": 5}


def test_wood_slide_hammer_leaves_a_small_house_as_it_is() -> None:
    mine = farm({"clay": 4, "stone": 4, "reed": 1}, played=["wood-slide-hammer"], rooms="A1 A2 A3 B1")
    assert me(use("house-redevelopment", mine)).house == "clay"


def test_straw_thatched_roof_saves_all_reed() -> None:
    game = use("farm-expansion", farm({"wood": 5}, played=["straw-thatched-roof"]))
    play(game, "room a1")
    assert "A1" in rooms(game)
    assert me(use("house-redevelopment", farm({"clay": 2}, played=["straw-thatched-roof"]))).house == "clay"
    assert not can("straw-thatched-roof", farm(fields=["B1 grain 1", "C1 grain 1"]))


def test_newly_plowed_field_need_not_lie_beside_the_three_others() -> None:
    game = playing("newly-plowed-field", farm(fields=["B1", "C1", "D1"]))
    assert "E3" in sites(game, "plow")
    play(game, "plow e3")
    assert "E3" in fields(game)
    assert not can("newly-plowed-field", farm(fields=["B1", "C1"]))


def test_roll_over_plow_clears_one_of_three_planted_fields_for_a_new_one() -> None:
    mine = farm(fields=["B1 grain 3", "C1 grain 1", "D1 vegetable 2"], played=["roll-over-plow"])
    game = scenario(mine, farm())
    play(game, "use card roll-over-plow", "pick c1", "plow e1")
    assert fields(game) == {"B1": "grain 3", "C1": "", "D1": "vegetable 2", "E1": ""}
    assert "use card roll-over-plow" not in any_time(game)


def test_swing_plow_plows_two_more_fields_at_a_time_and_four_in_all() -> None:
    game = use("farmland", farm(played=["swing-plow"]))
    play(game, "plow b1", "plow c1", "plow d1")
    assert (set(fields(game)), game.to_act) == ({"B1", "C1", "D1"}, [1])
    game = use("farmland", farm(played=["swing-plow"], marks={"swing-plow": 3}))
    play(game, "plow b1", "plow c1")
    assert game.to_act == [1]


def test_job_contract_uses_both_spaces_with_one_person() -> None:
    game = use("day-laborer", farm(played=["job-contract"], hand=["conservator", "priest"]))
    play(game, "place lessons", "play conservator")
    assert game.to_act == [1]
    assert not {"day-laborer", "lessons"} & spaces(game)


def test_job_contract_asks_for_free_lessons() -> None:
    mine = farm(played=["job-contract"], hand=["conservator", "priest"])
    game = scenario(mine, farm(), occupied={"lessons": 1}, cards=True)
    play(game, "place day-laborer")
    assert game.to_act == [1]


@pytest.mark.parametrize(("people", "bakes"), [(1, True), (2, False)])
def test_steam_machine_bakes_after_the_last_person_used_an_accumulation_space(people: int, bakes: bool) -> None:
    mine = farm({"grain": 1}, played=["steam-machine"], improvements=["fireplace-2"], people=people)
    game = use("forest", mine)
    assert ("bake fireplace" in texts(game)) == bakes


def test_stone_clearing_puts_a_stone_on_each_empty_field_until_the_next_harvest() -> None:
    game = playing("stone-clearing", farm({"food": 1, "grain": 1}, fields=["B1", "C1 grain 2", "D1"]))
    assert fields(game) == {"B1": "stone 1", "C1": "grain 2", "D1": "stone 1"}
    mine = stand(game).seats[0]
    mine.goods[FOOD] = 4
    game = harvest(mine)
    assert (goods(game), fields(game)) == ({"grain": 2, "stone": 2}, {"B1": "", "C1": "grain 1", "D1": ""})


def test_fields_with_a_stone_can_not_be_sown() -> None:
    game = playing("stone-clearing", farm({"food": 1, "grain": 1}, fields=["B1"]), round_number=2)
    play(game, "place forest")
    assert "grain-utilization" not in spaces(game)


@pytest.mark.parametrize("space", ["meeting-place", "major-improvement"])
def test_blueprint_builds_craft_buildings_for_a_stone_less_and_as_minor_improvements(space: str) -> None:
    mine = farm({"wood": 2, "clay": 2, "stone": 1}, played=["blueprint"])
    game = use(space, mine)
    assert texts(game) >= {"build joinery", "build pottery"}
    play(game, "build joinery")
    assert goods(game) == {"clay": 2}


def test_blueprint_makes_nothing_else_cheaper_or_a_minor_improvement() -> None:
    mine = farm({"wood": 1, "stone": 2}, played=["blueprint"])
    assert use("meeting-place", mine).to_act == [1]
    assert "major-improvement" not in spaces(scenario(farm({"wood": 1, "stone": 2}, played=["blueprint"]), farm()))


def test_blueprint_reaches_the_second_workshops_of_six_players() -> None:
    mine = farm({"wood": 2, "stone": 2}, played=["blueprint"])
    others = [farm(improvements=["joinery"]), *(farm() for _ in range(4))]
    game = scenario(mine, *others, cards=True)
    play(game, "place meeting-place", "build second-joinery")
    assert goods(game) == {}
