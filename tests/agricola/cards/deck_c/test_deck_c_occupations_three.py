"""Occupations of deck C for three and more players."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED
from agricola.scenario import any_time, farm, food, goods, play, scenario, texts, use
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
