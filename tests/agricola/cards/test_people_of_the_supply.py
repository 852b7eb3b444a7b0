"""Cards that bring people of the supply for a round, or for good."""

from __future__ import annotations

import pytest

from agricola.cards.positions import meeting, new_round
from agricola.scenario import (
    actions,
    farm,
    food,
    goods,
    happened,
    lines,
    me,
    play,
    promised,
    spaces,
    stand,
    texts,
    view,
)
from allmende.agricola.record import events
from allmende.core import Game

# Telegram


def test_telegram_marks_the_space_of_a_round() -> None:
    mine = farm({"food": 2}, pastures=["C1 C2 C3 D1 D2 D3"], hand=["telegram"])
    game = meeting(mine)
    play(game, "play telegram")
    assert me(game).fences_left == 5
    assert promised(game) == {6: {"card": 1}}
    assert lines(game)["improvements"] == 1


def test_telegram_marks_nothing_after_round_14() -> None:
    game = meeting(farm({"food": 2}, hand=["telegram"]))
    play(game, "play telegram")
    assert promised(game) == {}


def test_telegram_needs_a_fence_in_the_supply() -> None:
    mine = farm({"food": 2}, pastures=["C1 C2 C3 D1 D2 D3"], hand=["telegram"])
    mine.fences_away = 5
    assert "play telegram" not in texts(meeting(mine))


def called(people: int = 2, rooms: str = "A2 A3") -> Game:
    """The marked round has just begun."""
    return new_round(farm(rooms=rooms, people=people, played=["telegram"], promised={6: {"telegram": 1}}), 6)


def test_telegram_brings_a_person_of_the_supply_in_that_round_only() -> None:
    game = called()
    assert promised(game) == {}
    play(game, "place day-laborer", "place fishing", "place grain-seeds", "place reed-bank")
    assert game.to_act == [0]
    assert "done" in texts(game)
    told = play(game, "place clay-pit")
    assert happened(told, events.PersonCalled) == [events.PersonCalled(seat=0)]
    assert view(game).round == 7
    assert (me(game).people, me(game).home, stand(game).seats[0].supply()) == (2, 2, 3)
    for space in ("day-laborer", "fishing", "grain-seeds", "reed-bank"):
        play(game, f"place {space}")
    assert view(game).round == 8


def test_telegram_can_be_left_alone() -> None:
    game = called()
    play(game, "place day-laborer", "place fishing", "place grain-seeds", "place reed-bank", "done")
    assert view(game).round == 7
    assert lying_on_clay_pit(game) == 2


def lying_on_clay_pit(game: Game) -> int:
    """The clay there."""
    return actions(game)["clay-pit"].count


def test_telegram_finds_nobody_if_all_five_people_are_in_the_family() -> None:
    game = called(people=5)
    for space in ("day-laborer", "fishing", "grain-seeds", "reed-bank", "forest", "clay-pit", "farmland", "plow b1"):
        play(game, space if space.startswith("plow") else f"place {space}")
    assert view(game).round == 7


def test_telegram_person_takes_the_place_of_a_fifth_one_while_it_is_there() -> None:
    game = called(people=4, rooms="A1 A2 A3 B1 B2")
    for space in ("day-laborer", "fishing", "grain-seeds", "reed-bank", "forest", "clay-pit"):
        play(game, f"place {space}")
    assert (game.to_act, me(game).home) == ([0], 0)
    assert "basic-wish-for-children" not in spaces(game)  # who would be born is the person itself
    play(game, "place sheep-market")
    assert (view(game).round, me(game).people) == (7, 4)
    assert "basic-wish-for-children" in spaces(game)


def test_telegram_person_may_be_the_second_of_a_lasso() -> None:
    mine = farm(people=1, played=["telegram", "lasso"], promised={6: {"telegram": 1}})
    game = new_round(mine, 6)
    play(game, "place sheep-market")
    assert "place day-laborer" in texts(game)
    play(game, "place day-laborer")
    assert goods(game) == {"sheep": 1, "food": 2}


# Walking Boots


def test_walking_boots_have_to_place_a_person_of_the_supply_that_leaves_for_good() -> None:
    game = meeting(farm(hand=["walking-boots"]), round_number=3)
    play(game, "play walking-boots")
    assert (game.to_act, food(game)) == ([0], 2)
    assert "done" not in texts(game)
    assert "place meeting-place" not in texts(game)
    play(game, "place day-laborer")
    assert food(game) == 4
    assert (game.to_act, me(game).home) == ([1], 1)
    play(game, "place fishing", "place grain-seeds", "place reed-bank")
    assert view(game).round == 4
    assert (me(game).people, me(game).home, stand(game).seats[0].supply()) == (2, 2, 2)
    assert lines(game)["people"] == 6


def test_walking_boots_person_needs_no_food_in_a_harvest() -> None:
    game = meeting(farm(hand=["walking-boots"]), farm({"food": 4}), round_number=4)
    play(game, "play walking-boots", "place fishing", "place day-laborer", "place grain-seeds", "place reed-bank")
    assert (view(game).phase, me(game).food_due) == ("feeding", 4)


@pytest.mark.parametrize(("people", "can"), [(4, True), (5, False)])
def test_walking_boots_are_for_four_people_at_most(people: int, can: bool) -> None:
    game = meeting(farm(people=people, hand=["walking-boots"]))
    assert ("play walking-boots" in texts(game)) == can


def test_walking_boots_leave_room_for_four_people_only() -> None:
    game = meeting(farm(people=4, rooms="A1 A2 A3 B1 B2", hand=["walking-boots"]), round_number=5)
    play(game, "play walking-boots", "place day-laborer", "place fishing")
    assert game.to_act == [0]
    assert "basic-wish-for-children" not in spaces(game)
    for space in ("grain-seeds", "reed-bank", "forest", "clay-pit"):
        play(game, f"place {space}")
    assert view(game).round == 6
    assert "basic-wish-for-children" not in spaces(game)


def test_walking_boots_person_uses_cards_like_any_other() -> None:
    game = meeting(farm(hand=["walking-boots"], played=["corn-scoop"]), round_number=3)
    play(game, "play walking-boots", "place grain-seeds")
    assert goods(game) == {"food": 2, "grain": 2}
