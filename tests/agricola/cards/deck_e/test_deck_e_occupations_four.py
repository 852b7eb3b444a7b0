"""The occupations of deck E for four players."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed
from agricola.cards.positions import LEARNED, bonus, harvest, new_round
from agricola.scenario import (
    farm,
    food,
    goods,
    left_on,
    lines,
    lying,
    me,
    play,
    played,
    scenario,
    sites,
    spaces,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.components.board import space_number
from allmende.agricola.rules.player import Player
from allmende.core import Game


def at_four(mine: Player, **options: object) -> Game:
    """Four players, the first of whom has this farm."""
    return scenario(mine, farm(), farm(), farm(), **options)  # type: ignore[arg-type]


# Rock Beater


@pytest.mark.parametrize(("seat", "may"), [(1, True), (0, False)])
def test_rock_beater_uses_resource_market_beside_other_players_only(seat: int, may: bool) -> None:
    game = at_four(farm(played=["rock-beater"]), occupied={"resource-market": seat, "clay-pit": 1})
    assert ("resource-market" in spaces(game)) == may
    assert "clay-pit" not in spaces(game)


def test_rock_beater_builds_stone_rooms_for_two_stone_less() -> None:
    mine = farm({"stone": 3, "reed": 2}, house="stone", played=["rock-beater"])
    game = use("farm-expansion", mine)
    play(game, "room a1")
    assert goods(game) == {}
    clay = farm({"clay": 3, "reed": 2}, house="clay", played=["rock-beater"])
    assert "farm-expansion" not in spaces(scenario(clay, farm()))


# Stone Sculptor


def test_stone_sculptor_sells_one_stone_in_each_harvest() -> None:
    game = harvest(farm({"stone": 2, "food": 3}, played=["stone-sculptor"]))
    play(game, "use card stone-sculptor")
    assert (bonus(game), goods(game), me(game).begging) == (1, {"stone": 1}, 0)  # the food has been eaten
    assert view(game).round == 5


# Stone Custodian


@pytest.mark.parametrize(("quarries", "got"), [({}, 0), ({"western-quarry": 2}, 1)])
def test_stone_custodian_gets_food_for_quarries_with_stone(quarries: dict[str, int], got: int) -> None:
    game = all_placed(farm(played=["stone-custodian"]), round_number=8, goods={"western-quarry": 0, **quarries})
    assert food(game) == got
    both = {"western-quarry": 1, "eastern-quarry": 5}
    assert food(all_placed(farm(played=["stone-custodian"]), round_number=12, goods=both)) == 2


# Mountain Plowman


def test_mountain_plowman_gets_a_sheep_for_each_field() -> None:
    game = use("farmland", farm(pastures=["D1 E1"], played=["mountain-plowman"]))
    play(game, "plow b1")
    assert goods(game) == {"sheep": 1}


# Master Huntsman


def test_master_huntsman_gets_a_boar_at_once_and_with_each_major_improvement() -> None:
    assert goods(use("lessons", farm(hand=["master-huntsman"]))) == {"boar": 1}
    game = use("major-improvement", farm({"clay": 2}, played=["master-huntsman"]))
    assert goods(game) == {"boar": 1}


# Margrave


def test_margrave_gets_food_for_each_renovation_once_in_stone() -> None:
    theirs = farm({"clay": 2, "reed": 1})
    game = scenario(theirs, farm(house="stone", played=["margrave"]), farm(), farm(), round_number=6)
    play(game, "place house-redevelopment")
    assert food(game, 1) == 2
    mine = farm({"stone": 2, "reed": 1}, house="clay", played=["margrave"])
    assert food(use("house-redevelopment", mine)) == 2
    assert food(use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["margrave"]))) == 0


@pytest.mark.parametrize(("house", "points"), [("stone", 2), ("clay", 0)])
def test_margrave_scores_lesser_houses_from_a_stone_house(house: str, points: int) -> None:
    game = scenario(farm(house=house, played=["margrave"]), farm(), farm(house="clay"), farm(house="stone"))
    assert bonus(game) == points


# Visionary


@pytest.mark.parametrize(("round_number", "got"), [(4, {"stone": 1, "vegetable": 1, "boar": 2}), (5, {})])
def test_visionary_brings_goods_up_to_round_4(round_number: int, got: dict[str, int]) -> None:
    mine = farm(pastures=["D1 E1"], hand=["visionary"])
    assert goods(use("lessons", mine, farm(), farm(), farm(), round_number=round_number)) == got


@pytest.mark.parametrize(("round_number", "others", "may"), [(10, 2, False), (11, 2, True), (9, 3, True)])
def test_visionary_lets_the_family_grow_late(round_number: int, others: int, may: bool) -> None:
    mine = farm(rooms="A1 A2 A3", played=["visionary"])
    game = scenario(mine, farm(people=others), farm(people=3), farm(people=3), round_number=round_number)
    assert ("basic-wish-for-children" in spaces(game)) == may


# Usufructuary


@pytest.mark.parametrize(("theirs", "got"), [(0, 0), (1, 1), (4, 4), (8, 7)])
def test_usufructuary_counts_all_other_occupations_up_to_seven(theirs: int, got: int) -> None:
    learned = [*LEARNED, "animal-tamer", "roughcaster", "adoptive-parents", "grocer"][:theirs]
    half = len(learned) // 2
    mine = farm(hand=["usufructuary"])
    game = scenario(mine, farm(played=learned[:half]), farm(played=learned[half:]), farm())
    play(game, "place lessons")
    assert food(game) == got


def test_usufructuary_has_to_be_the_first_occupation() -> None:
    mine = farm({"food": 1}, played=["conservator"], hand=["usufructuary"])
    game = scenario(mine, farm(played=LEARNED[1:]), farm(), farm())
    play(game, "place lessons")
    assert food(game) == 0


# Old Miser


def test_old_miser_feeds_everyone_with_a_food_less_and_scores_less() -> None:
    game = harvest(farm({"food": 9}, people=3, newborns=1, played=["old-miser"]))
    assert food(game) == 7
    assert lines(game)["people"] == 6


# Patroness


def test_patroness_gets_a_building_resource_after_later_occupations_only() -> None:
    assert use("lessons", farm(hand=["patroness"])).to_act == [1]
    game = use("lessons", farm({"food": 1}, played=["patroness"], hand=["hedge-keeper"]))
    assert texts(game) == {"take wood", "take clay", "take reed", "take stone"}
    play(game, "take reed")
    assert goods(game) == {"reed": 1}


# Animal Tamer's Apprentice


@pytest.mark.parametrize(("house", "animal"), [("wood", "sheep"), ("clay", "boar"), ("stone", "cattle")])
def test_animal_tamers_apprentice_gets_animals_for_empty_rooms(house: str, animal: str) -> None:
    mine = farm(rooms="A1 A2 A3 B3", people=2, house=house, pastures=["D1 E1"], played=["animal-tamers-apprentice"])
    assert goods(new_round(mine, 2)) == {animal: 2}
    full = farm(house=house, played=["animal-tamers-apprentice"])
    assert goods(new_round(full, 2)) == {}


# Delivery Nurse


@pytest.mark.parametrize(("cattle", "may"), [(1, True), (0, False)])
def test_delivery_nurse_needs_all_three_kinds_of_animals(cattle: int, may: bool) -> None:
    mine = farm({"sheep": 1, "boar": 1, "cattle": cattle}, pastures=["C1", "D1", "E1"], played=["delivery-nurse"])
    game = at_four(mine, round_number=7)
    assert ("basic-wish-for-children" in spaces(game)) == may


# Claypit Owner


def test_claypit_owner_gets_goods_for_clay_in_a_printed_cost() -> None:
    game = scenario(farm({"clay": 2}), farm(played=["claypit-owner"]), farm(), farm(), round_number=4)
    play(game, "place major-improvement")
    assert goods(game, 1) == {"food": 1, "clay": 1}
    joinery = scenario(farm({"wood": 2, "stone": 2}), farm(played=["claypit-owner"]), farm(), farm(), round_number=4)
    play(joinery, "place major-improvement")
    assert goods(joinery, 1) == {}


# Kelp Gatherer


def test_kelp_gatherer_gets_a_vegetable_when_others_fish() -> None:
    game = scenario(farm(), farm(played=["kelp-gatherer"]), farm(), farm())
    play(game, "place fishing")
    assert (goods(game), goods(game, 1)) == ({"food": 2}, {"vegetable": 1})


# Elder Baker


def test_elder_baker_is_an_action_space_for_its_owner() -> None:
    game = at_four(farm(played=["elder-baker"]))
    play(game, "place elder-baker")
    assert goods(game) == {"grain": 3}
    other = scenario(farm(), farm(played=["elder-baker"]), farm(), farm())
    assert "elder-baker" not in spaces(other)


# Entrepreneur


def test_entrepreneur_turns_food_to_resources_by_way_of_the_card() -> None:
    game = new_round(farm({"food": 1, "wood": 1}, played=["entrepreneur"]), 3, farm(), farm(), farm())
    assert texts(game) == {"choose 2", "choose 3", "choose 4", "done"}
    play(game, "choose 3")
    assert goods(game) == {"wood": 1, "reed": 1}
    assert left_on(game, "entrepreneur") == 1
    off = new_round(farm({"wood": 1}, played=["entrepreneur"], marks={"entrepreneur": 1}), 3, farm(), farm(), farm())
    assert texts(off) == {"choose 6", "choose 7", "choose 8", "done"}


# Roastmaster


def test_roastmaster_moves_food_for_a_cattle() -> None:
    mine = farm(pastures=["E1"], played=["roastmaster"])
    game = at_four(mine, goods={"fishing": 2, "traveling-players": 1})
    play(game, "place fishing", "choose 1")
    assert goods(game) == {"food": 1, "cattle": 1}
    assert stand(game).goods[space_number("traveling-players")] == 2


# Dairy Crier


def test_dairy_crier_lets_each_player_choose_in_turn_order_and_brings_its_owner_a_cattle() -> None:
    mine = farm(pastures=["D1 E1", "D2 E2"], hand=["dairy-crier"])
    others = [farm(pastures=["D1 E1"]) for _ in range(3)]
    game = scenario(*others[:2], mine, others[2], turn=2, cards=True)
    play(game, "place lessons")
    asked = []
    for kind in ("sheep", "food", "sheep", "food"):
        asked += game.to_act
        assert texts(game) == {"choose 1", "choose 2"}
        play(game, "choose 1" if kind == "sheep" else "choose 2")
    assert asked == [2, 3, 0, 1]
    assert [goods(game, seat) for seat in (2, 3, 0, 1)] == [
        {"sheep": 2, "cattle": 1},
        {"food": 2},
        {"sheep": 2},
        {"food": 2},
    ]
    assert game.to_act == [3]


def test_dairy_criers_sheep_need_room() -> None:
    mine = farm(hand=["dairy-crier"])
    game = at_four(mine)
    play(game, "place lessons", "choose 2", "choose 1")
    assert (game.to_act, goods(game, 1)) == ([2], {"sheep": 1})  # one of two lives in the house


# Bargain Hunter


def test_bargain_hunter_plays_a_minor_improvement_for_a_food_on_traveling_players() -> None:
    mine = farm({"food": 1, "reed": 1}, played=["bargain-hunter"], hand=["shifting-cultivation", "corf"])
    game = new_round(mine, 2, farm(), farm(), farm())
    assert (game.to_act, texts(game)) == ([0], {"choose 1", "done"})
    play(game, "choose 1")
    assert (goods(game), played(game)) == ({}, ["bargain-hunter", "corf"])
    assert lying(game)["traveling-players"] == 2  # that of the round comes afterward


def test_bargain_hunter_asks_for_the_cost_besides() -> None:
    mine = farm({"food": 2}, played=["bargain-hunter"], hand=["shifting-cultivation"])
    assert "place forest" in texts(new_round(mine, 2, farm(), farm(), farm()))
    mine = farm({"food": 3}, played=["bargain-hunter"], hand=["shifting-cultivation"])
    game = new_round(mine, 2, farm(), farm(), farm())
    play(game, "choose 1")
    assert (sites(game, "plow") != set(), goods(game)) == (True, {})


def test_bargain_hunter_may_do_nothing() -> None:
    game = new_round(farm({"food": 3}, played=["bargain-hunter"], hand=["corf"]), 2, farm(), farm(), farm())
    assert "place forest" in texts(game)  # Corf can't be paid for
