"""Minor improvements of deck D that are about turns, and about the whole game."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, taking
from agricola.scenario import farm, food, goods, me, play, scenario, spaces, texts, use


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
