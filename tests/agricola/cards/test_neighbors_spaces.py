"""Cards that are action spaces, and cards for which others pay before they use some."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, playing
from agricola.scenario import actions, farm, goods, happened, lines, play, scenario, spaces, texts, use
from allmende.agricola.components.board import space_number
from allmende.agricola.components.moves import PLACE
from allmende.agricola.record import events
from allmende.core import Game


def why_not(game: Game, space: str) -> str:
    """Why the seat that is to act can't place a person on an action space."""
    return game.title.why_not(game.state, game.to_act[0], PLACE + space_number(space)).id


# Chapel


def test_chapel_gives_its_owner_three_points_each_time() -> None:
    game = scenario(farm(played=["chapel"]), farm())
    assert "chapel" in spaces(game)
    play(game, "place chapel")
    assert (bonus(game), goods(game)) == (3, {})
    assert lines(game)["improvements"] == 3


def test_chapel_takes_a_grain_from_others_for_the_same_points() -> None:
    game = scenario(farm(played=["chapel"]), farm({"grain": 2}), first=1)
    told = play(game, "place chapel")
    assert happened(told, events.GoodsGiven) == [
        events.GoodsGiven(seat=1, resource="grain", count=1, card="chapel", to=0)
    ]
    assert (bonus(game, 1), goods(game, 1)) == (3, {"grain": 1})
    assert (bonus(game), goods(game)) == (0, {"grain": 1})


def test_chapel_is_closed_to_others_without_grain() -> None:
    game = scenario(farm({"grain": 5}, played=["chapel"]), farm({"vegetable": 2}), first=1)
    assert "chapel" not in spaces(game)
    assert why_not(game, "chapel") == "reason-toll"


def test_chapel_holds_one_person_until_all_return_home() -> None:
    game = scenario(farm(played=["chapel"]), farm({"grain": 1}), first=0)
    play(game, "place chapel")
    assert "chapel" not in spaces(game)
    assert why_not(game, "chapel") == "reason-occupied"
    play(game, "place forest", "place day-laborer", "place clay-pit")  # and the next round begins
    assert "chapel" in spaces(game)


def test_chapel_is_shown_in_front_of_its_owner() -> None:
    game = scenario(farm(), farm(played=["chapel"]))
    assert (actions(game)["chapel"].owner, actions(game)["chapel"].seats) == (1, [])
    assert actions(game)["forest"].owner == -1
    play(game, "place forest", "place chapel")
    assert (actions(game)["chapel"].owner, actions(game)["chapel"].seats) == (1, [1])


def test_chapel_comes_into_play_when_it_is_played() -> None:
    mine = farm({"wood": 3, "clay": 2}, played=LEARNED[:2])
    game = playing("chapel", mine, farm({"grain": 1}))
    assert "chapel" in spaces(game)
    assert not can("chapel", farm({"wood": 3, "clay": 2}, played=LEARNED[:1]))
    game = scenario(farm(hand=["chapel"]), farm())
    assert "chapel" not in actions(game)
    assert why_not(game, "chapel") == "reason-space-not-played"


# Forest Inn


@pytest.mark.parametrize(("way", "cost", "found"), [(1, 5, 2), (2, 7, 4), (3, 9, 7)])
def test_forest_inn_turns_wood_into_wood_and_food(way: int, cost: int, found: int) -> None:
    game = scenario(farm({"wood": 9}, played=["forest-inn"]), farm())
    play(game, "place forest-inn")
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}
    play(game, f"choose {way}")
    assert (goods(game), game.to_act) == ({"wood": 9 - cost + 8, "food": found}, [1])


def test_forest_inn_has_to_be_used_for_an_exchange() -> None:
    assert "forest-inn" not in spaces(scenario(farm({"wood": 4}, played=["forest-inn"]), farm()))
    game = scenario(farm({"wood": 5}, played=["forest-inn"]), farm())
    play(game, "place forest-inn")
    assert goods(game) == {"wood": 8, "food": 2}


def test_forest_inn_takes_a_food_from_others_first() -> None:
    game = scenario(farm(played=["forest-inn"]), farm({"wood": 5, "food": 1}), first=1)
    play(game, "place forest-inn")
    assert (goods(game), goods(game, 1)) == ({"food": 1}, {"wood": 8, "food": 2})
    game = scenario(farm(played=["forest-inn"]), farm({"wood": 9}), first=1)
    assert "forest-inn" not in spaces(game)
    assert why_not(game, "forest-inn") == "reason-toll"


def test_forest_inn_can_be_played_until_round_six() -> None:
    assert can("forest-inn", farm({"clay": 1, "reed": 1}), round_number=6)
    assert not can("forest-inn", farm({"clay": 1, "reed": 1}), round_number=7)


# Forest Tallyman


def tallyman(occupied: dict[str, int], first: int = 0) -> Game:
    """A game for four in which the first seat has the Forest Tallyman."""
    farms = [farm(people=3, played=["forest-tallyman"]), farm(people=3), farm(), farm()]
    return scenario(*farms, occupied=occupied, first=first)


def test_forest_tallyman_gives_clay_and_wood_while_both_spaces_are_occupied() -> None:
    game = tallyman({"forest": 1, "clay-pit": 2})
    play(game, "place forest-tallyman")
    assert (goods(game), game.to_act) == ({"clay": 2, "wood": 3}, [1])
    assert "forest-tallyman" in spaces(tallyman({"forest": 0, "clay-pit": 0}))


@pytest.mark.parametrize("occupied", [{}, {"forest": 1}, {"clay-pit": 1}, {"forest": 1, "hollow": 1}])
def test_forest_tallyman_is_closed_while_one_of_them_is_free(occupied: dict[str, int]) -> None:
    game = tallyman(occupied)
    assert "forest-tallyman" not in spaces(game)
    assert why_not(game, "forest-tallyman") == "reason-space-only-if"


def test_forest_tallyman_is_for_its_owner_alone_and_once_a_round() -> None:
    game = tallyman({"forest": 0, "clay-pit": 1}, first=1)
    assert "forest-tallyman" not in spaces(game)
    assert why_not(game, "forest-tallyman") == "reason-space-of-owner"
    game = tallyman({"forest": 1, "clay-pit": 2})
    play(game, "place forest-tallyman", "place day-laborer", "place fishing", "place reed-bank")
    assert game.to_act == [0]
    assert "forest-tallyman" not in spaces(game)


# Forest Guardian


def test_forest_guardian_brings_two_wood() -> None:
    assert goods(use("lessons", farm(hand=["forest-guardian"]), farm(), farm())) == {"wood": 2}


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_forest_guardian_is_paid_a_food_before_others_take_five_wood(space: str) -> None:
    for lies, paid in ((4, 0), (5, 1), (9, 1)):
        farms = [farm(played=["forest-guardian"]), farm({"food": 2}), farm(), farm()]
        game = scenario(*farms, first=1, goods={space: lies})
        play(game, f"place {space}")
        assert goods(game).get("food", 0) == paid
        assert goods(game, 1) == {"wood": lies, "food": 2 - paid}


def test_forest_guardian_keeps_those_out_who_have_no_food() -> None:
    game = scenario(farm(played=["forest-guardian"]), farm(), farm(), first=1, goods={"forest": 5, "grove": 4})
    assert "grove" in spaces(game)
    assert "forest" not in spaces(game)
    assert why_not(game, "forest") == "reason-toll"
    game = scenario(farm(played=["forest-guardian"]), farm({"grain": 1}), farm(), first=1, goods={"forest": 5})
    play(game, "eat grain", "place forest")
    assert (goods(game), goods(game, 1)) == ({"food": 1}, {"wood": 5})


def test_forest_guardian_pays_nothing_and_has_no_say_about_clay() -> None:
    game = scenario(farm(played=["forest-guardian"]), farm(), farm(), goods={"forest": 6, "clay-pit": 7})
    play(game, "place forest", "place clay-pit")
    assert (goods(game), goods(game, 1)) == ({"wood": 6}, {"clay": 7})


def test_a_toll_is_told_of_before_a_person_is_placed() -> None:
    game = scenario(farm(played=["forest-guardian"]), farm({"food": 1}), farm(), first=1, goods={"forest": 5})
    label = game.title.label(game.state, 1, PLACE + space_number("forest"))
    assert label.id == "move-after-toll"


def test_forest_guardian_and_chapel_ask_for_what_is_theirs_alone() -> None:
    farms = [farm(played=["forest-guardian"]), farm({"food": 1, "grain": 1}), farm(played=["chapel"])]
    game = scenario(*farms, first=1, goods={"forest": 5})
    assert {"forest", "chapel"} <= spaces(game)
    play(game, "place chapel")
    assert (goods(game), goods(game, 2)) == ({}, {"grain": 1})


def test_joiner_of_the_sea_may_give_wood_to_whoever_has_paid_nobody() -> None:
    game = scenario(farm({"wood": 1}, played=["joiner-of-the-sea", "chapel"]), farm(), farm(), farm(), first=1)
    play(game, "place fishing", "choose 1")
    assert goods(game, 1) == {"food": 1, "wood": 1}
    assert "chapel" not in spaces(game)  # the next one has no grain either
