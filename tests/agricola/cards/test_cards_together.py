"""Several cards that have something to do at the same moment: who is asked first, and in which order."""

from __future__ import annotations

from agricola.cards.positions import new_round
from agricola.table import farm, goods, play, sites, table, texts, use
from allmende.agricola.phases import PREPARATION


def test_several_cards_are_asked_in_the_order_that_their_owner_likes() -> None:
    game = use("day-laborer", farm({"wood": 5, "reed": 2}, played=["cottager", "assistant-tiller"]))
    assert texts(game) == {"resolve cottager", "resolve assistant-tiller", "done"}
    play(game, "resolve assistant-tiller", "plow a1")
    assert sites(game, "room") == {"B2", "B3"}  # A1 is a field now
    play(game, "room b3")
    assert game.to_act == [1]


def test_several_cards_can_be_left_out_one_by_one_or_together() -> None:
    mine = farm({"wood": 5, "reed": 2}, played=["cottager", "assistant-tiller"])
    game = use("day-laborer", mine)
    play(game, "resolve cottager", "done")
    assert "plow c1" in texts(game)
    play(game, "done")
    assert game.to_act == [1]
    game = use("day-laborer", farm({"wood": 5, "reed": 2}, played=["cottager", "assistant-tiller"]))
    play(game, "done")
    assert game.to_act == [1]


def test_what_a_card_gives_cannot_be_left_out_beside_others() -> None:
    game = use("day-laborer", farm(played=["assistant-tiller", "seasonal-worker"]), round_number=6)
    assert texts(game) == {"resolve assistant-tiller", "resolve seasonal-worker"}
    play(game, "resolve assistant-tiller", "done")
    assert texts(game) == {"take grain", "take vegetable"}


def test_what_comes_by_itself_comes_first_and_can_be_used() -> None:
    game = use("forest", farm(played=["mushroom-collector", "wood-cutter", "geologist"]))
    assert goods(game) == {"wood": 4, "clay": 1}
    play(game, "choose 1")
    assert goods(game) == {"wood": 3, "clay": 1, "food": 2}


def test_cards_of_several_players_react_to_the_same_round_at_the_same_time() -> None:
    first = farm({"food": 1}, house="stone", played=["plow-driver"])
    second = farm({"wood": 1}, house="stone", played=["groom"])
    game = table(first, second, phase=PREPARATION, round_number=2)
    assert game.to_act == [0, 1]
    play(game, "stable c1", "plow c1")
    assert game.to_act == [0]
    assert "place forest" in texts(game)


def test_one_card_may_be_played_in_the_middle_of_another_ones_reaction() -> None:
    mine = farm({"wood": 2, "food": 1}, house="stone", hand=["groom"], played=["scholar", "plow-driver"])
    game = new_round(mine, 2)
    assert texts(game) == {"resolve scholar", "resolve plow-driver", "done"}
    play(game, "resolve scholar", "play groom")
    assert goods(game) == {"wood": 3}  # no food is left to plow, and Groom starts with the next round
    assert "place forest" in texts(game)


def test_food_for_a_card_may_be_made_first() -> None:
    mine = farm({"sheep": 1}, house="stone", played=["plow-driver"], improvements=["fireplace-2"])
    game = new_round(mine, 2)
    assert set(game.moves.texts) == {"cook sheep fireplace", "done"}
    play(game, "cook sheep fireplace", "plow c1")
    assert goods(game) == {"food": 1}
    nothing_to_cook = farm(house="stone", played=["plow-driver"])
    assert "place forest" in texts(new_round(nothing_to_cook, 2)), "nobody is asked in vain"
