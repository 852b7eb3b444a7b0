"""Minor improvements that give something each time that an action space is used."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, crowd, new_round, playing
from agricola.scenario import (
    farm,
    food,
    goods,
    happened,
    left_on,
    lying,
    me,
    play,
    promised,
    scenario,
    sites,
    spaces,
    stables,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.presentation.text import table_text
from allmende.agricola.record import events
from allmende.core import Game

# Carpenter's Axe


def test_carpenters_axe_builds_a_stable_for_one_wood_with_seven_wood_left() -> None:
    game = use("forest", farm({"wood": 4}, played=["carpenters-axe"]))
    assert len(sites(game, "stable")) == 13
    play(game, "stable c1")
    assert (goods(game), stables(game), game.to_act) == ({"wood": 6}, {"C1"}, [1])


def test_carpenters_axe_may_be_left_out_and_needs_seven_wood() -> None:
    game = use("forest", farm({"wood": 4}, played=["carpenters-axe"]))
    play(game, "done")
    assert (goods(game), stables(game)) == ({"wood": 7}, set())
    assert use("forest", farm({"wood": 3}, played=["carpenters-axe"])).to_act == [1]
    assert use("clay-pit", farm({"wood": 9}, played=["carpenters-axe"])).to_act == [1]


def test_carpenters_axe_counts_wood_that_another_card_adds() -> None:
    assert sites(use("forest", farm({"wood": 3}, played=["carpenters-axe", "wood-cutter"])), "stable")
    assert use("forest", farm({"wood": 2}, played=["carpenters-axe", "wood-cutter"])).to_act == [1]


def test_carpenters_axe_has_nothing_to_offer_without_a_stable() -> None:
    mine = farm({"wood": 9}, stables="B1 C1 D1 E1", played=["carpenters-axe"])
    assert use("forest", mine).to_act == [1]


# Forest School


def test_forest_school_lets_one_use_lessons_that_are_occupied() -> None:
    game = scenario(farm({"food": 1}, hand=["conservator"], played=["forest-school"]), farm(), farm())
    crowd(game, "lessons", 1)
    assert "lessons" in spaces(game)
    play(game, "place lessons")
    assert stand(game).seats[0].occupation_count() == 1


def test_forest_school_opens_both_lessons_even_beside_a_person_of_ones_own() -> None:
    hand = ["conservator", "hedge-keeper"]
    game = scenario(farm({"food": 4}, hand=hand, played=["forest-school"]), farm(), farm())
    crowd(game, "more-lessons", 0, 2)
    assert {"lessons", "more-lessons"} <= spaces(game)
    crowd(game, "forest", 1)
    assert "forest" not in spaces(game)


def test_lessons_stay_occupied_for_whoever_lacks_a_forest_school() -> None:
    game = scenario(farm({"food": 1}, hand=["conservator"]), farm(played=["forest-school"]), farm())
    crowd(game, "lessons", 1)
    assert "lessons" not in spaces(game)


@pytest.mark.parametrize(("way", "left"), [("choose 1", {"wood": 1}), ("choose 2", {"food": 1})])
def test_forest_school_lets_wood_replace_each_food_of_an_occupation(way: str, left: dict[str, int]) -> None:
    mine = farm({"food": 1, "wood": 2}, hand=["conservator"], played=["forest-school"])
    game = use("more-lessons", mine, farm(), farm())
    assert texts(game) == {"choose 1", "choose 2"}  # a wood and a food, or two wood
    play(game, way)
    assert goods(game) == left


def test_forest_school_lets_wood_alone_pay_for_an_occupation() -> None:
    mine = farm({"wood": 1}, hand=["conservator"], played=["forest-school", "hedge-keeper"])
    game = scenario(mine, farm())
    assert "lessons" in spaces(game)
    play(game, "place lessons")
    assert (goods(game), stand(game).seats[0].occupation_count()) == ({}, 2)
    assert "lessons" not in spaces(
        scenario(farm(hand=["conservator"], played=["forest-school", "hedge-keeper"]), farm())
    )


def test_forest_school_is_worth_a_point() -> None:
    assert can("forest-school", farm({"wood": 1, "clay": 1}))
    assert not can("forest-school", farm({"wood": 2}))


# Forest Lake Hut


@pytest.mark.parametrize(
    ("space", "got"),
    [("fishing", {"food": 1, "wood": 1}), ("forest", {"wood": 3, "food": 1}), ("clay-pit", {"clay": 1})],
)
def test_forest_lake_hut_gives_wood_at_the_lake_and_food_in_the_forest(space: str, got: dict[str, int]) -> None:
    assert goods(use(space, farm(played=["forest-lake-hut"]))) == got


# Claw Knife


@pytest.mark.parametrize(
    ("round_number", "expected"), [(3, {4: {"food": 1}, 5: {"food": 1}}), (13, {14: {"food": 1}}), (14, {})]
)
def test_claw_knife_puts_food_on_the_next_two_round_spaces(
    round_number: int, expected: dict[int, dict[str, int]]
) -> None:
    game = use("sheep-market", farm(played=["claw-knife"]), round_number=round_number)
    assert promised(game) == expected


def test_claw_knife_asks_for_exactly_one_pasture() -> None:
    assert can("claw-knife", farm({"wood": 1}, pastures=["D1 E1"]))
    assert not can("claw-knife", farm({"wood": 1}))
    assert not can("claw-knife", farm({"wood": 1}, pastures=["D1", "E1"]))


# Shaving Horse


def test_shaving_horse_may_turn_a_wood_into_food_with_five_wood() -> None:
    game = use("forest", farm({"wood": 2}, played=["shaving-horse"]))
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"wood": 4, "food": 3}, [1])


def test_shaving_horse_may_be_left_out_with_six_wood_and_does_nothing_with_four() -> None:
    game = use("forest", farm({"wood": 3}, played=["shaving-horse"]))
    play(game, "done")
    assert (goods(game), game.to_act) == ({"wood": 6}, [1])
    game = use("forest", farm({"wood": 1}, played=["shaving-horse"]))
    assert (goods(game), game.to_act) == ({"wood": 4}, [1])


@pytest.mark.parametrize("others", [[], ["trellises"]])
def test_shaving_horse_must_be_used_with_seven_wood_but_only_once(others: list[str]) -> None:
    game = use("forest", farm({"wood": 4}, played=["shaving-horse", *others]))
    assert (goods(game), game.to_act) == ({"wood": 6, "food": 3}, [1])


@pytest.mark.parametrize("others", [[], ["trellises"]])
def test_shaving_horse_may_be_used_with_six_wood_beside_any_card(others: list[str]) -> None:
    assert texts(use("forest", farm({"wood": 3}, played=["shaving-horse", *others]))) == {"choose 1", "done"}


def test_shaving_horse_is_used_again_for_wood_that_another_card_adds() -> None:
    game = use("forest", farm({"wood": 5}, played=["shaving-horse", "wood-cutter"]))
    assert (goods(game), game.to_act) == ({"wood": 7, "food": 6}, [1])


def test_shaving_horse_does_nothing_for_other_goods() -> None:
    assert use("clay-pit", farm({"wood": 9}, played=["shaving-horse"])).to_act == [1]


def test_shaving_horse_takes_wood_of_a_round_space() -> None:
    mine = farm({"wood": 4}, promised={5: {"wood": 1, "clay": 1}}, played=["shaving-horse"])
    game = new_round(mine, 5)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"wood": 4, "clay": 1, "food": 3}


def test_shaving_horse_takes_wood_that_another_player_gives() -> None:
    """Its owner is at Fishing, and waits for the other one."""
    giver = farm({"wood": 1}, played=["joiner-of-the-sea"])
    game = scenario(farm({"wood": 4}, played=["shaving-horse"]), giver, farm(), farm())
    play(game, "place fishing")
    assert game.to_act == [1]
    play(game, "choose 1")
    assert (game.to_act, texts(game)) == ([0], {"choose 1", "done"})
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"wood": 4, "food": 4}, [1])
    assert "place forest" in texts(game)


# Drift-Net Boat


def test_drift_net_boat_gives_two_food_at_fishing() -> None:
    assert food(use("fishing", farm(played=["drift-net-boat"]), goods={"fishing": 3})) == 5
    assert goods(use("forest", farm(played=["drift-net-boat"]))) == {"wood": 3}


# Throwing Axe


@pytest.mark.parametrize(("boar", "expected"), [(0, 0), (1, 2), (2, 2)])
def test_throwing_axe_gives_food_for_wood_while_there_are_boar(boar: int, expected: int) -> None:
    game = use("forest", farm(played=["throwing-axe"]), round_number=9, goods={"pig-market": boar})
    assert food(game) == expected


def test_throwing_axe_is_about_all_wood_spaces_and_no_others() -> None:
    for space in ("grove", "copse"):
        mine = farm(played=["throwing-axe"])
        assert food(use(space, mine, farm(), farm(), farm(), round_number=9, goods={"pig-market": 1})) == 2
    assert food(use("clay-pit", farm(played=["throwing-axe"]), round_number=9)) == 0


def test_throwing_axe_is_played_in_round_seven_or_later() -> None:
    assert can("throwing-axe", farm({"wood": 1}), round_number=7)
    assert not can("throwing-axe", farm({"wood": 1}), round_number=6)


# Feeding Dish


@pytest.mark.parametrize(("owned", "grain"), [({"sheep": 1}, 1), ({}, 0), ({"boar": 1}, 0)])
def test_feeding_dish_gives_grain_for_an_animal_that_one_has_already(owned: dict[str, int], grain: int) -> None:
    mine = farm(owned, pastures=["C1 D1", "C2 D2"], played=["feeding-dish"])
    assert goods(use("sheep-market", mine, round_number=3)).get("grain", 0) == grain


def test_feeding_dish_is_about_every_animal_market() -> None:
    for space, animal in (("pig-market", "boar"), ("cattle-market", "cattle")):
        mine = farm({animal: 1}, pastures=["C1 D1"], played=["feeding-dish"])
        assert goods(use(space, mine, round_number=12))["grain"] == 1
    assert "grain" not in goods(use("fishing", farm({"food": 1}, played=["feeding-dish"])))


# Hod


def test_hod_gives_clay_when_it_is_played_and_for_every_use_of_the_pig_market() -> None:
    assert goods(playing("hod", farm({"wood": 1}))) == {"clay": 1}
    game = scenario(farm(pastures=["D1 E1"], played=["hod"]), farm(), round_number=9, goods={"pig-market": 1})
    play(game, "place pig-market")
    assert goods(game)["clay"] == 2
    game = scenario(farm(), farm(played=["hod"]), round_number=9, goods={"pig-market": 1})
    play(game, "place pig-market")
    assert goods(game, 1) == {"clay": 2}
    assert goods(use("sheep-market", farm(), farm(played=["hod"])), 1) == {}


# Interim Storage


def stored(game: Game) -> dict[str, int]:
    """What lies on an Interim Storage."""
    return next(card.stored for card in me(game).played if card.name == "interim-storage")


@pytest.mark.parametrize(
    ("space", "stored"),
    [
        ("clay-pit", "wood"),
        ("hollow", "wood"),
        ("reed-bank", "clay"),
        ("western-quarry", "reed"),
        ("eastern-quarry", "reed"),
    ],
)
def test_interim_storage_stores_a_good_for_another_one(space: str, stored: str) -> None:
    mine = farm(played=["interim-storage"])
    game = scenario(mine, farm(), farm(), round_number=11, goods={space: 1})
    laid = happened(play(game, f"place {space}"), events.LaidOnCard)
    assert [(event.resource, event.count) for event in laid if isinstance(event, events.LaidOnCard)] == [(stored, 1)]
    assert left_on(game, "interim-storage") == 1
    assert stored not in goods(game)


def test_interim_storage_stores_nothing_for_wood() -> None:
    assert left_on(use("forest", farm(played=["interim-storage"])), "interim-storage") == 0


@pytest.mark.parametrize(("round_number", "given"), [(6, False), (7, True), (8, False), (11, True), (14, True)])
def test_interim_storage_gives_everything_at_the_start_of_three_rounds(round_number: int, given: bool) -> None:
    mark = 3 | 2 << 8 | 1 << 16
    game = new_round(farm(played=["interim-storage"], marks={"interim-storage": mark}), round_number)
    assert goods(game) == ({"wood": 3, "clay": 2, "reed": 1} if given else {})
    assert left_on(game, "interim-storage") == (0 if given else 6)
    assert stored(game) == ({} if given else {"wood": 3, "clay": 2, "reed": 1})


def test_interim_storage_tells_which_goods_lie_on_it() -> None:
    game = use("reed-bank", farm(played=["interim-storage"], marks={"interim-storage": 2}))
    assert stored(game) == {"wood": 2, "clay": 1}
    assert "interim-storage (2 wood, 1 clay)" in table_text(view(game))


# Work Certificate


def test_work_certificate_takes_one_good_of_a_space_with_at_least_four() -> None:
    mine = farm(played=["work-certificate"])
    game = use("day-laborer", mine, goods={"forest": 4, "clay-pit": 5, "reed-bank": 3, "fishing": 9})
    assert len(texts(game)) == 3
    play(game, "choose 1")
    assert (goods(game), lying(game)["forest"], game.to_act) == ({"food": 2, "wood": 1}, 3, [1])


def test_work_certificate_may_be_left_out_and_has_nothing_to_take_from_three() -> None:
    game = use("day-laborer", farm(played=["work-certificate"]), goods={"clay-pit": 4})
    play(game, "done")
    assert (goods(game), lying(game)["clay-pit"]) == ({"food": 2}, 4)
    assert use("day-laborer", farm(played=["work-certificate"]), goods={"clay-pit": 3}).to_act == [1]


def test_work_certificate_finds_nothing_left_on_the_space_that_was_used() -> None:
    assert use("forest", farm(played=["work-certificate"]), goods={"forest": 9}).to_act == [1]


def test_work_certificate_asks_for_three_occupations() -> None:
    assert can("work-certificate", farm({"food": 1}, played=LEARNED[:3]))
    assert not can("work-certificate", farm({"food": 1}, played=LEARNED[:2]))


def test_work_certificate_serves_a_wood_worker() -> None:
    mine = farm(played=["work-certificate", "wood-worker"])
    game = use("day-laborer", mine, farm(), farm(), farm(), goods={"forest": 4})
    play(game, "choose 1")
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), lying(game)["forest"]) == ({"food": 2, "sheep": 1}, 4)
