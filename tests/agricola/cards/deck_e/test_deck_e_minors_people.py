"""Minor improvements of deck E about people and action spaces."""

from __future__ import annotations

from agricola.cards.positions import can, harvest, holding, meeting, playing, taking
from agricola.scenario import (
    any_time,
    farm,
    goods,
    left_on,
    me,
    play,
    rooms,
    scenario,
    spaces,
    texts,
    use,
)
from allmende.agricola.rules.player import Player
from allmende.core import Game


def test_tea_time_lets_the_person_on_grain_utilization_be_placed_again() -> None:
    mine = holding(farm({"food": 1}), "tea-time")
    game = meeting(mine, farm(), occupied={"grain-utilization": 0})
    play(game, "play tea-time", "place forest")
    assert (game.to_act, me(game).home) == ([0], 1)
    assert not can("tea-time", farm({"food": 1}), occupied={"grain-utilization": 1})


def evening(mine: Player, round_number: int, occupied: dict[str, int] | None = None) -> Game:
    """The end of a Work Phase in which all people have been placed."""
    second = farm({"food": 9})
    mine.home = second.home = 0
    return scenario(mine, second, round_number=round_number, occupied=occupied, cards=True)


def test_straw_hat_moves_a_person_on_in_the_evening_of_round_3() -> None:
    game = evening(farm(played=["straw-hat"]), 3, {"farmland": 0})
    assert {"place forest", "choose 1", "done"} <= texts(game)
    play(game, "place forest")
    assert goods(game) == {"wood": 3}


def test_straw_hat_gives_food_instead_and_only_then() -> None:
    game = evening(farm(played=["straw-hat"]), 6)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"food": 1}
    assert "choose 1" not in texts(evening(farm(played=["straw-hat"]), 5, {"farmland": 0}))


def test_wood_saw_builds_rooms_once_all_others_have_more_people() -> None:
    saw = farm({"wood": 5, "reed": 2}, played=["wood-saw"])
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3"), saw)
    assert "room b2" in texts(game, 1)
    play(game, "room b2")
    assert rooms(game, 1) == {"A2", "A3", "B2"}


def test_wood_saw_asks_for_all_others_and_only_when_it_comes_about() -> None:
    saw = farm({"wood": 5, "reed": 2}, played=["wood-saw"])
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3"), saw, farm())
    assert "room b2" not in texts(game, 1)
    saw = farm({"wood": 5, "reed": 2}, played=["wood-saw"])
    game = use("basic-wish-for-children", farm(people=3, rooms="A1 A2 A3 B3"), saw)
    assert "room b2" not in texts(game, 1)


def test_sheep_rug_joins_another_player_on_wish_for_children() -> None:
    mine = farm(rooms="A1 A2 A3", played=["sheep-rug"])
    game = scenario(mine, farm(), round_number=5, occupied={"basic-wish-for-children": 1, "forest": 1})
    assert "basic-wish-for-children" in spaces(game)
    assert "forest" not in spaces(game)
    assert can("sheep-rug", farm({"sheep": 4}, pastures=["E1 E2"]))
    assert not can("sheep-rug", farm({"sheep": 3}, pastures=["E1 E2"]))


def test_guest_room_takes_any_food_and_invites_a_guest_for_one() -> None:
    game = playing("guest-room", farm({"wood": 4, "reed": 1, "food": 3}))
    play(game, "choose 2", "done")
    assert (left_on(game, "guest-room"), goods(game)) == (2, {"food": 1})
    mine = farm(played=["guest-room"], marks={"guest-room": 2}, people=2)
    game = scenario(mine, farm(), round_number=4)
    play(game, "use card guest-room")
    assert left_on(game, "guest-room") == 1
    assert "use card guest-room" not in any_time(game)
    play(game, "place forest", "place clay-pit", "place reed-bank", "place grain-seeds")
    assert game.to_act == [0]  # for the guest
    assert "place fishing" in texts(game)


def test_boar_spear_turns_wild_boar_into_food_before_they_need_room() -> None:
    game = taking("pig-market", 3, farm(played=["boar-spear"]))
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, "choose 2")
    assert goods(game) == {"boar": 1, "food": 8}


def test_boar_spear_does_not_heed_breeding_or_other_animals() -> None:
    assert goods(taking("sheep-market", 1, farm(played=["boar-spear"]))) == {"sheep": 1}
    game = harvest(farm({"food": 4, "boar": 2}, pastures=["E1 E2"], played=["boar-spear"]))
    assert goods(game) == {"boar": 3}
