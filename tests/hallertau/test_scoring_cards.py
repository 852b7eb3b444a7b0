"""Chapters "Game End and Scoring" and "The Solo Game", with cards."""

from __future__ import annotations

import pytest

from allmende import hallertau
from allmende.core import Game
from allmende.hallertau.rules.phases import SCORING
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.scenario import PROGRESS, at, hand, me, moves, village


def final(*villages: Player) -> Game:
    """The game after Round 6."""
    return at(SCORING, *villages, round=6, piles={})


def points(mine: Player) -> dict[str, int]:
    """A village's points by category."""
    return {line.category: line.points for line in final(mine).score_lines(0)}


def test_bonus_and_point_cards_that_were_played_are_worth_their_points() -> None:
    assert points(village(played=["801", "827", "925"]))["cards"] == 1 + 8 + 14


def test_gateway_and_farmyard_cards_are_worth_nothing() -> None:
    assert points(village(played=["001", "130", "230", "330", "401", "535", "635", "735"]))["cards"] == 0


def test_cards_left_in_hand_do_not_count() -> None:
    game = final(village(hand=["801", "901", "925"], played=["822"]))
    assert game.is_over
    assert me(game).points == 5


def test_example_of_the_scoring_pad() -> None:
    mine = village(
        crafts=[8, 8, 8, 9, 10],
        sheep={"stables": 5},
        jewelry=2,
        goods={"clay": 1, "flax": 1, "milk": 2},
        fields=["4", "3"],
        tools=2,
        played=["801", "804", "805", "806", "822", "824", "909"],  # 1 + 3 + 3 + 3 + 5 + 6 + 10
    )
    assert points(mine) == {
        "community-center": 43,
        "sheep-in-stables": 5,
        "jewelry": 2,
        "fields-goods-tools": 2,
        "cards": 31,
    }
    assert final(mine).scores == [83]


def test_cards_are_the_last_category() -> None:
    assert list(points(village())) == ["community-center", "sheep-in-stables", "jewelry", "fields-goods-tools", "cards"]


# The final chance


def test_everybody_has_a_final_chance_to_play_cards() -> None:
    game = final(village(goods={"meat": 5}, hand=["910"]), village(jewelry=5, hand=["921", "925"]), village())
    assert (game.is_over, game.to_act) == (False, [0, 1])
    assert moves(game, 0) == {"play 910", "done"}
    decision = game.decision(0)
    assert decision is not None
    assert decision.prompt.id == "prompt-final-chance"
    game.play("play 910", 0)
    assert game.to_act == [1]
    game.play("play 925", 1)
    assert game.is_over
    assert game.scores == [10, 14, 0]
    assert (hand(game, 1), game.winners) == (["921"], [1])


def test_one_plays_as_many_cards_as_one_can_and_wishes() -> None:
    game = final(village(tools=7, hand=["901", "902", "903", "905"]))
    for move in ("play 903", "play 901", "play 902", "play 905"):
        assert not game.is_over
        game.play(move, 0)
    assert (game.is_over, game.scores) == (True, [4 + 2 + 3 + 6])


def test_the_final_chance_may_be_declined() -> None:
    game = final(village(tools=7, hand=["903", "905"]))
    game.play("done", 0)
    assert (game.is_over, game.scores) == (True, [1])


def test_the_final_chance_comes_even_if_nothing_has_changed_since_a_card_was_declined() -> None:
    game = at(PROGRESS, village(tools=3, hand=["903"]), round=6, piles={})
    game.play("done", 0)
    assert (stand(game).phase, moves(game)) == (SCORING, {"play 903", "done"})
    game.play("done", 0)
    assert game.is_over


def test_a_bonus_card_played_at_the_end_is_worth_its_points_and_nothing_else() -> None:
    game = final(village(goods={"wool": 1}, hand=["801"]))
    game.play("play 801", 0)
    assert (game.is_over, game.scores, sum(me(game).goods.values())) == (True, [1], 0)


def test_a_tie_goes_to_the_greater_remainder_with_cards_too() -> None:
    game = final(village(played=["802"], goods={"clay": 3}), village(jewelry=2, goods={"clay": 4}))
    assert (game.scores, game.winners) == ([2, 2], [1])
    assert final(village(played=["802"]), village(played=["828"])).winners == [0, 1]


# The solo game


def test_with_cards_the_solo_goals_are_100_and_110() -> None:
    game = hallertau.new(players=1, seed=1, cards="on")
    assert game.goal == (100, 110)


@pytest.mark.parametrize("deck", ["beginner", "advanced", "expert", "master"])
def test_the_goals_do_not_depend_on_the_decks(deck: str) -> None:
    game = hallertau.new(players=1, seed=1, gateway=deck)
    assert game.goal == (100, 110)
