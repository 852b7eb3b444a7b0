"""Occupations of deck C for three and more players."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, learning
from agricola.scenario import any_time, farm, food, goods, mark, me, play, scenario, spaces, texts, use
from allmende.agricola.rules.phases import FIELD, SCORING
from allmende.agricola.rules.player import Player
from allmende.core import Game


def watching(space: str, mine: Player, *moves: str, other: Player | None = None, round_number: int = 14) -> Game:
    """The second of three seats has just used an action space, while the first one has a card in play."""
    game = scenario(mine, other or farm(), farm(), round_number=round_number, first=1)
    play(game, f"place {space}", *moves)
    return game


RENOVATING = {"clay": 2, "reed": 1}


def test_private_teacher_plays_an_occupation_for_food_while_lessons_are_given() -> None:
    mine = farm({"food": 1}, played=["private-teacher"], hand=["hedge-keeper"])
    game = scenario(mine, farm(), farm(), occupied={"more-lessons": 1})
    play(game, "place grain-seeds")
    assert texts(game) == {"play hedge-keeper", "done"}
    play(game, "play hedge-keeper")
    assert goods(game) == {"grain": 1}
    mine = farm({"food": 1}, played=["private-teacher"], hand=["hedge-keeper"])
    assert use("grain-seeds", mine, farm(), farm()).to_act == [1]


@pytest.mark.parametrize(("good", "price"), [("sheep", 0), ("grain", 0), ("boar", 1), ("cattle", 2)])
def test_animal_feeder_gets_one_good_on_day_laborer(good: str, price: int) -> None:
    game = use("day-laborer", farm(played=["animal-feeder"]), farm(), farm())
    play(game, f"take {good}")
    assert (goods(game)[good], food(game), game.to_act) == (1, 2 - price, [1])


def test_basketmakers_wife_turns_reed_into_food_at_any_time() -> None:
    game = scenario(farm({"reed": 2}, played=["basketmakers-wife"]), farm(), farm())
    play(game, "use card basketmakers-wife", "use card basketmakers-wife")
    assert goods(game) == {"food": 4}
    assert "use card basketmakers-wife" not in any_time(game)


def test_packaging_artist_bakes_instead_of_playing_a_minor_improvement() -> None:
    mine = farm({"grain": 1}, played=["packaging-artist"], improvements=["fireplace-2"], hand=["market-stall"])
    game = use("meeting-place", mine, farm(), farm())
    play(game, "done")
    assert "bake fireplace" in texts(game)
    play(game, "bake fireplace")
    assert goods(game) == {"food": 2}
    mine = farm({"grain": 2}, played=["packaging-artist"], improvements=["fireplace-2"], hand=["market-stall"])
    game = use("meeting-place", mine, farm(), farm())
    play(game, "play market-stall")
    assert game.to_act == [1]


def test_sheep_provider_gets_grain_for_each_use_of_the_sheep_market() -> None:
    assert goods(watching("sheep-market", farm(played=["sheep-provider"]))) == {"grain": 1}
    assert goods(use("sheep-market", farm(played=["sheep-provider"]), farm(), farm())) == {"sheep": 1, "grain": 1}
    assert goods(watching("pig-market", farm(played=["sheep-provider"]))) == {}


def test_market_crier_may_get_more_if_all_others_get_grain() -> None:
    game = use("grain-seeds", farm(played=["market-crier"]), farm(), farm())
    assert texts(game) == {"choose 1", "done"}
    twin = game.copy()
    play(game, "choose 1")
    assert [goods(game, seat) for seat in range(3)] == [{"grain": 2, "vegetable": 1}, {"grain": 1}, {"grain": 1}]
    play(twin, "done")
    assert [goods(twin, seat) for seat in range(3)] == [{"grain": 1}, {}, {}]


def test_reed_roof_renovator_gets_reed_when_others_renovate() -> None:
    other = farm(RENOVATING)
    game = watching("house-redevelopment", farm(played=["reed-roof-renovator"]), other=other)
    assert goods(game) == {"reed": 1}
    game = use("house-redevelopment", farm(RENOVATING, played=["reed-roof-renovator"]), farm(), farm())
    assert goods(game) == {}


@pytest.mark.parametrize(("players", "found"), [(3, {"reed": 1}), (4, {})])
def test_reed_roof_renovator_gets_a_reed_at_once_with_three_players(players: int, found: dict[str, int]) -> None:
    mine = farm(hand=["reed-roof-renovator"])
    game = use("lessons", mine, *[farm() for _ in range(players - 1)])
    assert goods(game) == found


def test_cowherd_gets_a_second_cattle() -> None:
    game = use("cattle-market", farm(pastures=["D1 E1"], played=["cowherd", *LEARNED[:1]]), farm(), farm())
    assert goods(game) == {"cattle": 2}
    assert goods(use("pig-market", farm(played=["cowherd"]), farm(), farm())) == {"boar": 1}


def test_lover_grows_the_family_for_a_food_for_each_round_left() -> None:
    game = learning("lover", farm({"food": 4}), farm(), farm(), round_number=11)
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert (me(game).people, food(game)) == (3, 1)
    assert learning("lover", farm({"food": 2}), farm(), farm(), round_number=11).to_act == [1]


@pytest.mark.parametrize(("number", "wood"), [(5, 5), (6, 4), (7, 4), (8, 3), (14, 3)])
def test_wooden_hut_extender_builds_wooden_rooms_for_less_and_less(number: int, wood: int) -> None:
    mine = farm({"wood": wood, "reed": 1}, played=["wooden-hut-extender"])
    game = scenario(mine, farm(), farm(), round_number=number)
    play(game, "place farm-expansion", "room a1")
    assert goods(game) == {}
    mine = farm({"wood": wood - 1, "reed": 2}, played=["wooden-hut-extender"])
    game = scenario(mine, farm(), farm(), round_number=number)
    play(game, "place farm-expansion")
    assert "room a1" not in texts(game)


def test_wooden_hut_extender_changes_no_other_rooms() -> None:
    mine = farm({"clay": 5, "reed": 1}, house="clay", played=["wooden-hut-extender"])
    assert "farm-expansion" not in spaces(scenario(mine, farm(), farm()))


def test_timber_shingle_maker_turns_a_wood_for_each_room_into_points() -> None:
    mine = farm({"wood": 5, "stone": 3, "reed": 1}, house="clay", rooms="A1 A2 A3", played=["timber-shingle-maker"])
    game = use("house-redevelopment", mine, farm(), farm())
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, "choose 3")
    assert (goods(game), bonus(game)) == ({"wood": 2}, 3)
    mine = farm({"wood": 5, "clay": 2, "reed": 1}, played=["timber-shingle-maker"])
    assert bonus(use("house-redevelopment", mine, farm(), farm())) == 0


def test_charcoal_burner_gets_wood_and_food_for_improvements_that_bake() -> None:
    other = farm({"clay": 4})
    game = watching("major-improvement", farm(played=["charcoal-burner"]), other=other)
    play(game, "build fireplace-2")
    assert goods(game) == {"wood": 1, "food": 1}
    other = farm({"stone": 2, "wood": 2})
    assert goods(watching("major-improvement", farm(played=["charcoal-burner"]), other=other)) == {}


def test_stone_buyer_buys_stone_at_once_and_later_once_in_a_round() -> None:
    game = learning("stone-buyer", farm({"food": 4}), farm(), farm(), round_number=3)
    play(game, "choose 1")
    assert goods(game) == {"food": 3, "stone": 2}
    play(game, "place fishing", "place forest")
    assert (game.to_act, any_time(game)) == ([0], set())
    mine = farm({"food": 4}, played=["stone-buyer"], marks={"stone-buyer": 3})
    game = scenario(mine, farm(), farm(), round_number=4)
    play(game, "use card stone-buyer")
    assert goods(game) == {"food": 2, "stone": 1}
    assert "use card stone-buyer" not in any_time(game)


@pytest.mark.parametrize(("used", "other"), [("grove", "forest"), ("forest", "grove")])
def test_forest_reviewer_gets_reed_when_the_second_wood_space_is_used(used: str, other: str) -> None:
    game = scenario(farm(played=["forest-reviewer"]), farm(), farm(), first=1, occupied={other: 2})
    play(game, f"place {used}")
    assert goods(game) == {"reed": 1}
    game = scenario(farm(played=["forest-reviewer"]), farm(), farm(), first=1)
    play(game, f"place {used}")
    assert goods(game) == {}


def test_second_spouse_joins_the_first_person_of_another_player() -> None:
    game = scenario(farm(played=["second-spouse"]), farm(), farm(), round_number=13, first=1)
    play(game, "place urgent-wish-for-children", "place forest")
    assert "urgent-wish-for-children" in spaces(game)
    play(game, "place urgent-wish-for-children")
    assert me(game).people == 3


def test_second_spouse_does_not_join_the_second_person_of_another_player() -> None:
    occupied = {"forest": 1, "urgent-wish-for-children": 1}
    game = scenario(farm(played=["second-spouse"]), farm(), farm(), round_number=13, occupied=occupied)
    assert "urgent-wish-for-children" not in spaces(game)
    game = scenario(farm(), farm(played=["second-spouse"]), farm(), round_number=13)
    play(game, "place fishing")
    assert "urgent-wish-for-children" in spaces(game)


def test_outskirts_director_lays_two_reed_on_the_other_space() -> None:
    game = use("hollow", farm(played=["outskirts-director"]), farm(), farm())
    play(game, "choose 1", "place grove")
    assert goods(game) == {"clay": 1, "wood": 2, "reed": 2}


@pytest.mark.parametrize(
    ("has", "improvements", "points"),
    [
        ({"wood": 3, "stone": 2}, [], 2),
        ({"wood": 3, "stone": 1}, ["joinery"], 1),  # the Joinery has 1 point for the wood, and one pair nothing more
        ({"wood": 5, "stone": 2}, ["joinery"], 3),
    ],
)
def test_soldier_gets_points_for_pairs_that_earn_no_others(
    has: dict[str, int], improvements: list[str], points: int
) -> None:
    mine = farm(has, improvements=improvements, played=["soldier"])
    assert bonus(scenario(mine, farm(), farm(), phase=SCORING, round_number=14)) == points


@pytest.mark.parametrize(
    ("has", "pastures", "stables", "points"),
    [
        ({"cattle": 1}, [], "", 1),
        ({"cattle": 3}, ["D1 E1"], "", 3),
        ({"cattle": 5}, ["D1 E1"], "", 3),
        ({"cattle": 2, "sheep": 1}, ["D1 E1"], "", 2),
        ({"cattle": 3}, ["D1 E1"], "B1", 3),
        ({"cattle": 4, "sheep": 1}, ["D1", "E1"], "B1", 3),
    ],
)
def test_cow_prince_gets_points_for_spaces_with_cattle(
    has: dict[str, int], pastures: list[str], stables: str, points: int
) -> None:
    mine = farm(has, pastures=pastures, stables=stables, played=["cow-prince"])
    assert bonus(scenario(mine, farm(), farm(), phase=SCORING, round_number=14)) == points


def test_constable_gets_points_for_all_without_a_negative_line() -> None:
    whole = {"grain": 1, "vegetable": 1, "sheep": 1, "boar": 1, "cattle": 1}
    fields = ["B1", "B2", "B3", "C1", "C2", "C3"]
    clean = farm(whole, rooms="A1 A2 A3", fields=fields, pastures=["D1 D2 D3 E1 E2 E3"])
    mine = farm(whole, rooms="A1 A2 A3", fields=fields, pastures=["D1 D2 D3 E1 E2"], played=["constable"])
    game = scenario(mine, clean, farm(), phase=SCORING, round_number=14)
    assert [bonus(game, seat) for seat in range(3)] == [0, 3, 0]
    assert goods(learning("constable", farm(), farm(), farm(), round_number=8))["wood"] == 3


def test_ranch_provost_gets_points_for_all_with_the_largest_pasture() -> None:
    mine = farm(pastures=["D1 E1"], played=["ranch-provost"])
    game = scenario(mine, farm(pastures=["E1"], stables="E1"), farm(pastures=["D1 E1"]), phase=SCORING, round_number=14)
    assert [bonus(game, seat) for seat in range(3)] == [3, 3, 3]
    mine = farm(pastures=["E1"], played=["ranch-provost"])
    game = scenario(mine, farm(), farm(pastures=["D1 E1"]), phase=SCORING, round_number=14)
    assert [bonus(game, seat) for seat in range(3)] == [0, 0, 3]
    assert goods(learning("ranch-provost", farm(), farm(), farm(), round_number=12)) == {}


def test_workshop_assistant_lays_different_pairs_and_takes_one_when_another_renovates() -> None:
    mine = farm(improvements=["fireplace-2", "well"])
    game = learning("workshop-assistant", mine, farm(), farm())
    play(game, "choose 1")
    assert "choose 1" not in texts(game)
    play(game, "choose 6")
    assert game.to_act == [1]
    mine = farm(played=["workshop-assistant"], marks={"workshop-assistant": 0b100001})
    game = watching("house-redevelopment", mine, other=farm(RENOVATING))
    assert texts(game, 0) == {"choose 1", "choose 6", "done"}
    play(game, "choose 6")
    assert goods(game) == {"reed": 1, "stone": 1}
    assert mark(game, "workshop-assistant") == 1


def test_workshop_assistant_lays_nothing_without_improvements() -> None:
    assert learning("workshop-assistant", farm(), farm(), farm()).to_act == [1]


def test_stone_buyer_buys_once_in_a_round_even_where_other_cards_make_food_of_stone() -> None:
    mine = farm({"stone": 1, "food": 4}, played=["stone-buyer", "studio", "winter-caretaker"])
    game = scenario(mine, farm({"food": 4}), farm({"food": 4}), phase=FIELD, round_number=4)
    assert "use card stone-buyer" in any_time(game)
