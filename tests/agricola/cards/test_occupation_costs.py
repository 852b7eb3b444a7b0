"""Occupations (chapter of that name): how they are played, and what they cost on the "Lessons" action spaces."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    any_time,
    farm,
    food,
    goods,
    hand,
    happened,
    me,
    play,
    played,
    scenario,
    spaces,
    texts,
    use,
)
from allmende.agricola.record import events
from allmende.agricola.rules.player import Player
from allmende.core import Game

THREE = ["conservator", "tutor", "wood-cutter"]


def lessons(food: int, before: int, space: str = "lessons", players: int = 2) -> Game:
    """The turn of a farm with one occupation in hand that has played so many `before`."""
    mine = farm({"food": food}, hand=["priest"], played=THREE[:before])
    return scenario(mine, *[farm() for _ in range(players - 1)])


def cost(before: int, space: str = "lessons", players: int = 2) -> int:
    """What the next occupation costs; with one food less it can't be played."""
    least = next(food for food in range(9) if space in spaces(lessons(food, before, space, players)))
    game = lessons(least + 3, before, space, players)
    play(game, f"place {space}")
    assert played(game) == [*THREE[:before], "priest"]
    assert food(game) == 3
    return least


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_lessons_the_first_occupation_is_free_and_every_other_one_costs_a_food(players: int) -> None:
    assert [cost(before, players=players) for before in range(4)] == [0, 1, 1, 1]


def test_with_three_players_every_occupation_costs_two_food_on_the_other_lessons() -> None:
    assert [cost(before, "more-lessons", 3) for before in range(4)] == [2, 2, 2, 2]


def test_with_four_players_the_first_two_cost_a_food_there_and_every_other_one_two() -> None:
    assert [cost(before, "more-lessons", 4) for before in range(4)] == [1, 1, 2, 2]


@pytest.mark.parametrize("players", [1, 2])
def test_there_is_one_lessons_space_with_one_or_two_players(players: int) -> None:
    assert "more-lessons" not in spaces(lessons(9, 0, players=players))


def test_exactly_one_occupation_is_played() -> None:
    game = use("lessons", farm({"food": 9}, hand=["priest", "tutor", "groom"]))
    assert texts(game) == {"play priest", "play tutor", "play groom"}
    happening = play(game, "play tutor")
    assert (played(game), hand(game)) == (["tutor"], ["priest", "groom"])
    assert [event.card for event in happened(happening, events.CardPlayed)] == ["tutor"]  # type: ignore[attr-defined]
    assert food(game) == 9
    assert game.to_act == [1]


def test_the_order_in_which_they_were_played_is_kept() -> None:
    game = use("lessons", farm({"food": 1}, hand=["priest", "tutor"]), farm(people=1))
    play(game, "play tutor", "place fishing")
    assert "lessons" not in spaces(game)  # until the next round
    play(game, "place day-laborer", "place lessons")
    assert played(game) == ["tutor", "priest"]


@pytest.mark.parametrize("mine", [farm({"food": 9}), farm({"food": 9}, hand=["corn-scoop"])])
def test_minor_improvements_are_no_occupations(mine: Player) -> None:
    assert "lessons" not in spaces(scenario(mine, farm(), cards=True))


def test_minor_improvements_in_play_do_not_count() -> None:
    game = use("lessons", farm(hand=["priest"], played=["corn-scoop"]))
    assert played(game) == ["corn-scoop", "priest"]


def test_crops_can_be_eaten_to_pay_for_it() -> None:
    game = scenario(farm({"grain": 1}, hand=["priest"], played=["tutor"]), farm())
    assert "lessons" not in spaces(game)
    assert any_time(game) == {"eat grain"}
    play(game, "eat grain", "place lessons")
    assert (played(game), goods(game)) == (["tutor", "priest"], {})


def test_everybody_sees_what_was_played_and_how_many_cards_are_left() -> None:
    game = use("lessons", farm({"food": 9}, hand=["priest", "tutor", "corn-scoop"]))
    play(game, "play tutor")
    assert (me(game).occupations, me(game).minors) == (1, 1)
    assert played(game) == ["tutor"]
