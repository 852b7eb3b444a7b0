"""Minor improvements of deck D that are about turns, and about the whole game."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, harvest, playing, taking
from agricola.scenario import beds, farm, food, goods, me, play, scenario, spaces, texts, use


def test_pioneering_spirit_renovates_in_rounds_three_to_five() -> None:
    game = scenario(farm({"clay": 2, "reed": 1}, played=["pioneering-spirit"]), farm(), round_number=3)
    play(game, "place pioneering-spirit")
    assert me(game).house == "clay"
    assert "pioneering-spirit" not in spaces(game)


@pytest.mark.parametrize(("round_number", "open_"), [(2, False), (6, True), (8, True), (9, False)])
def test_pioneering_spirit_gives_an_animal_or_a_vegetable_later(round_number: int, open_: bool) -> None:
    game = scenario(farm({"clay": 2, "reed": 1}, played=["pioneering-spirit"]), farm(), round_number=round_number)
    assert ("pioneering-spirit" in spaces(game)) == open_
    if open_:
        play(game, "place pioneering-spirit")
        assert texts(game) == {"take vegetable", "take boar", "take cattle"}
        play(game, "take boar")
        assert goods(game)["boar"] == 1


def test_tea_house_postpones_the_second_person_once_in_a_round() -> None:
    game = scenario(farm(played=["tea-house"]), farm(), round_number=6)
    play(game, "place forest", "place clay-pit")
    assert "choose 1" in texts(game)
    play(game, "choose 1")
    assert (food(game), me(game).home, game.to_act) == (1, 1, [1])
    play(game, "place reed-bank")
    assert (game.to_act, "day-laborer" in spaces(game)) == ([0], True)
    play(game, "place day-laborer")
    assert food(game) == 3


def test_tea_house_may_be_left_alone_and_is_about_the_second_person_only() -> None:
    game = scenario(farm(played=["tea-house"]), farm(), round_number=6)
    assert "choose 1" not in texts(game)
    play(game, "place forest", "place clay-pit", "done")
    assert "fishing" in spaces(game)
    assert not can("tea-house", farm({"wood": 1, "stone": 1}), round_number=5)


def test_tea_house_postpones_no_turn_that_the_motivator_has_taken() -> None:
    pastures = ["B1 C1 D1 E1 B2 C2 D2 E2 B3 C3 D3 E3"]
    mine = farm(rooms="A1 A2 A3", pastures=pastures, played=["tea-house", "motivator"])
    game = scenario(mine, farm(), round_number=6)
    play(game, "place day-laborer")  # with the person of the supply, as the first one of this round
    assert (game.to_act, food(game)) == ([1], 2)
    play(game, "place reed-bank")
    assert "choose 1" in texts(game)


def test_breed_registry_allows_two_sheep_of_the_whole_game() -> None:
    game = taking("sheep-market", 2, farm(pastures=["D1 E1"], played=["breed-registry"]))
    assert bonus(game) == 3
    game = taking("sheep-market", 3, farm(pastures=["D1 E1"], played=["breed-registry"]))
    assert bonus(game) == 0


def test_breed_registry_is_lost_when_a_sheep_is_eaten() -> None:
    mine = farm({"sheep": 1}, improvements=["fireplace-2"], played=["breed-registry"])
    game = scenario(mine, farm())
    assert bonus(game) == 3
    play(game, "cook sheep fireplace")
    assert bonus(game) == 0
    assert can("breed-registry", farm())


def test_royal_wood_gives_half_of_the_wood_back_at_the_end_of_the_turn() -> None:
    game = use("farm-expansion", farm({"wood": 9, "reed": 2}, played=["royal-wood"]))
    play(game, "room a1", "stable b1", "stable c1")
    play(game, *(["done"] if game.to_act == [0] else []))
    assert goods(game) == {"wood": 4}
    game = use("major-improvement", farm({"wood": 3, "stone": 2}, played=["royal-wood"]))
    play(game, *(["build joinery"] if "build joinery" in texts(game) else []))
    assert goods(game) == {"wood": 2}


def test_royal_wood_does_not_look_at_fences() -> None:
    game = use("fencing", farm({"wood": 4}, played=["royal-wood"]))
    play(game, "fence e3")
    assert goods(game) == {}


def test_hunting_trophy_is_played_for_a_wild_boar_that_may_be_cooked() -> None:
    game = playing("hunting-trophy", farm({"boar": 1}))
    assert goods(game) == {}
    game = playing("hunting-trophy", farm({"boar": 1}, improvements=["cooking-hearth-4"]))
    assert goods(game) == {"food": 3}
    assert not can("hunting-trophy", farm({"sheep": 1}))


def test_hunting_trophy_makes_improvements_cheaper_on_house_redevelopment() -> None:
    mine = farm({"clay": 3, "reed": 1}, played=["hunting-trophy"])
    game = scenario(mine, farm(), round_number=6)
    play(game, "place house-redevelopment")
    assert "build fireplace-2" in texts(game)
    play(game, "build fireplace-2")
    assert goods(game) == {}
    game = scenario(farm({"clay": 1}, played=["hunting-trophy"]), farm(), round_number=4)
    assert "major-improvement" not in spaces(game)


def test_hunting_trophy_saves_three_wood_for_fences_on_farm_redevelopment() -> None:
    mine = farm({"clay": 2, "reed": 1, "wood": 1}, played=["hunting-trophy"])
    game = scenario(mine, farm(), round_number=14)
    play(game, "place farm-redevelopment", "fence e3")
    assert goods(game) == {}
    game = scenario(farm({"wood": 1}, played=["hunting-trophy"]), farm(), round_number=4)
    assert "fencing" not in spaces(game)


def test_wood_field_is_sown_with_wood_like_two_fields() -> None:
    game = use("grain-utilization", farm({"wood": 3}, played=["wood-field"]))
    play(game, "sow wood")  # the second time there is nothing else to choose
    assert (beds(game), goods(game)) == ({"wood-field": "wood 6"}, {"wood": 1})
    game = harvest(farm({"food": 4}, fields=["wood-field wood 3+3"], played=["wood-field"]))
    assert goods(game) == {"wood": 2}


def test_wood_field_counts_as_one_field_with_goods_for_a_wood_rake() -> None:
    mine = farm({"food": 4}, fields=["wood-field wood 3+3", "B1 grain 1"], played=["wood-field", "wood-rake"])
    assert bonus(harvest(mine, round_number=14)) == 2
    assert can("field-clay", farm({"food": 1}, fields=["wood-field wood 1"], played=["wood-field"]))
