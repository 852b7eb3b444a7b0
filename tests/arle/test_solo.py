"""The solo game."""

from __future__ import annotations

from allmende import arle
from allmende.arle.components.board import SUMMER_SPACES, WINTER_SPACES
from arle.scenario import farm, goods, play, scenario, spaces, stand, supply, texts, view, work


def test_there_is_no_special_action_in_summer() -> None:
    assert spaces(arle.new(players=1, seed=1)) == set(SUMMER_SPACES)


def test_there_is_no_special_action_in_winter() -> None:
    assert spaces(scenario(farm(goods={"food": 2}), half_year=2)) == set(WINTER_SPACES)


def test_the_tiles_of_the_second_home_board_stay_in_the_supply() -> None:
    left = supply(arle.new(players=1, seed=1))
    assert (left["stall"], left["field"]) == (6, 12)
    assert left["forest"] == 5


def test_workers_are_placed_one_by_one() -> None:
    game = scenario(farm())
    play(game, "place clay-worker", "place woodcutter")
    assert goods(game) == {"clay": 3, "wood": 3}
    assert view(game).players[0].workers == 2


def test_the_half_year_ends_after_four_workers() -> None:
    game = scenario(farm())
    work(game, "pass", "pass", "pass", "pass")
    assert view(game).half_year == 2


def test_one_stays_the_starting_player() -> None:
    game = scenario(farm(), half_year=8)
    work(game, "pass", "pass", "pass", "pass")
    assert (view(game).half_year, view(game).first) == (9, 0)
    assert game.to_act == [0]


def test_the_laborer_imitates_ones_own_spaces() -> None:
    game = scenario(farm(goods={"food": 2}))
    play(game, "place clay-worker", "place summer-laborer")
    assert texts(game) == {"imitate clay-worker", "done"}
    play(game, "imitate clay-worker")
    assert goods(game) == {"clay": 6}


def test_the_game_ends_after_nine_half_years() -> None:
    game = arle.new(players=1, seed=1)
    for half_year in range(1, 10):
        assert view(game).half_year == half_year
        work(game, "pass", "pass", "pass", "pass")
        while stand(game).phase > 2 and not game.is_over:
            play(game, sorted(texts(game))[0])
    assert game.is_over
    assert game.winners == [0]


def test_110_points_are_the_goal() -> None:
    assert arle.new(players=1, seed=1).goal == (110,)
