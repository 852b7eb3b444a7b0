"""Chapter "The Solo Game": the same rules, one turn after the other."""

from __future__ import annotations

from random import Random

import pytest

from allmende import hallertau
from core.games import stand
from hallertau.scenario import ACTIONS, SPACE_NAMES, at, moves, village


def test_the_solo_player_takes_one_turn_after_the_other() -> None:
    game = at(ACTIONS, village(workers=3))
    for workers in (3, 2, 1):
        assert game.to_act == [0]
        assert {text for text in moves(game) if text.startswith("exchange")} == {
            f"exchange {count}" for count in range(1, workers + 1)
        }
        game.play("exchange 1")
    assert stand(game).round == 2


def test_without_cards_the_goals_are_80_and_85() -> None:
    game = hallertau.new(players=1, seed=1, cards="off")
    assert game.goal == (80, 85)


@pytest.mark.parametrize("cards", ["on", "off"])
def test_a_solo_game_is_played_to_its_end(cards: str) -> None:
    for progress in ("together", "clockwise"):
        game = hallertau.new(players=1, seed=1, progress=progress, cards=cards)
        random = Random(1)
        while not game.is_over:
            assert game.to_act == [0]
            game.play(random.choice(list(game.moves)))
        assert game.winners == [0]


def test_what_one_has_just_done_is_over_with_the_next_turn() -> None:
    closed = dict.fromkeys([*SPACE_NAMES, "gateway-card", "farmyard-card", "bonus-card", "point-card"], 1)
    mine = village(hand=["322"], workers=3, fields=["2"], goods={"rye": 1})
    game = at(ACTIONS, mine, board=closed | {"cultivation": 0}, piles={})
    game.play("place cultivation")
    game.play("done")
    assert "play 322" in game.moves.texts  # before the next action
    game.play("exchange 1")
    # The last worker can only be exchanged: nobody is asked, and Cultivation is long past.
    assert "play 322" not in game.moves.texts
    assert stand(game).phase > ACTIONS


def test_one_quadrant_is_cleared_each_round() -> None:
    deal = hallertau.new(players=1, seed=4, cards="off").deal
    assert isinstance(deal, hallertau.Deal)
    fixed = sorted(card for card in deal.quadrants if card[0] in "BCDE")
    assert fixed == ["B1", "C2", "D4", "E3"]
    assert {card[1:] for card in deal.quadrants if card[0] == "A"} <= {"3", "4"}
    assert {card[1:] for card in deal.quadrants if card[0] == "F"} <= {"1", "2"}
