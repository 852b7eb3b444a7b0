"""Chapter "Phase 3: Income". What the single cards give is in `cards/test_bonus.py`."""

from __future__ import annotations

import pytest

from allmende.core import Game
from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.scenario import ACTIONS, NEW_WORKERS, PROGRESS, at, fields, goods, hand, me, moves, sheep, village

PILES = {"gateway": ["012", "011"], "farmyard": ["433"], "bonus": ["801", "845"], "point": ["925"]}


def income(*villages: Player, round: int = 2) -> Game:  # noqa: A002  # the rulebook's word
    """A game at the start of Phase 3, or at the next decision; the last player has nothing to decide."""
    return at(INCOME, *villages, village(), round=round, piles=PILES)


def collecting(*villages: Player) -> Game:
    """A game in Phase 3 in which nobody has played a card before collecting the income."""
    game = income(*villages)
    while not any(move.startswith("activate") for move in moves(game)):
        game.play("done", 0)
    return game


def asked(game: Game, seat: int = 0) -> set[str]:
    """What the seat may do, apart from doing it sparingly."""
    return {move for move in moves(game, seat) if "sparingly" not in move}


@pytest.mark.parametrize("round_", [2, 3, 4, 5, 6])
def test_bonus_cards_in_play_give_their_income_in_every_round(round_: int) -> None:
    game = income(village(played=["802"]), round=round_)
    assert (stand(game).phase, asked(game)) == (INCOME, {"activate 802", "done"})
    game.play("activate 802")
    assert (stand(game).phase, stand(game).round, goods(game)) == (ACTIONS, round_, {"barley": 1})


def test_round_1_skips_the_phase() -> None:
    game = income(village(played=["802"]), round=1)
    assert (stand(game).phase, goods(game)) == (ACTIONS, {})


def test_a_card_played_in_round_1_begins_to_give_in_round_2() -> None:
    game = at(NEW_WORKERS, village(goods={"hops": 1}, hand=["802"], workers=0), village(workers=0))
    game.play("play 802")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {})
    while stand(game).round == 1:
        game.play("exchange 6" if stand(game).phase == ACTIONS else "done")
    assert (stand(game).phase, goods(game), asked(game)) == (INCOME, {}, {"activate 802", "done"})


def test_cards_in_hand_give_nothing() -> None:
    game = income(village(hand=["802", "804"]))
    assert (stand(game).phase, goods(game)) == (ACTIONS, {})


def test_only_bonus_cards_give_something() -> None:
    game = income(village(played=["012", "401", "901"]))
    assert (stand(game).phase, goods(game)) == (ACTIONS, {})


def test_all_players_collect_at_the_same_time() -> None:
    game = income(village(played=["802"]), village(played=["804"]))
    assert game.to_act == [0, 1]
    game.play("activate 804", 1)
    assert (game.to_act, goods(game, 1)) == ([0], {"wool": 1})
    game.play("activate 802", 0)
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"barley": 1})


def test_every_card_gives_its_income_once() -> None:
    game = income(village(played=["802", "804", "806"]))
    assert asked(game) == {"activate 802", "activate 804", "activate 806", "activate all", "done"}
    game.play("activate 804")
    assert asked(game) == {"activate 802", "activate 806", "activate all", "done"}
    game.play("activate 806")
    assert asked(game) == {"activate 802", "done"}
    game.play("activate 802")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"barley": 1, "wool": 1, "milk": 2})


def test_all_cards_can_be_activated_at_once() -> None:
    game = income(village(played=["802", "803", "806", "813"]))
    game.play("activate all")
    assert (stand(game).phase, goods(game), sheep(game), me(game).tools) == (
        ACTIONS,
        {"barley": 1, "milk": 2},
        {5: 1},
        1,
    )


def test_example_a_new_field_and_flax_and_then_the_flax_is_sown_in_it() -> None:
    mine = village(played=["811", "818", "819"])
    game = income(mine.copy())
    for move in ("activate 819", "activate 818", "activate 811"):
        game.play(move)
    assert asked(game) == {"sow flax row 4", "done"}
    game.play("sow flax row 4")
    assert (stand(game).phase, fields(game), goods(game)) == (ACTIONS, ["4:flax"], {"wool": 1})
    game = income(mine.copy())
    for move in ("activate 811", "activate 819", "activate 818"):  # in this order there is nothing to sow
        game.play(move)
    assert (stand(game).phase, fields(game), goods(game)) == (ACTIONS, ["4"], {"flax": 1, "wool": 1})


def test_activating_all_asks_what_the_cards_ask() -> None:
    game = income(village(played=["819", "818", "811", "802"]))
    game.play("activate all")
    assert asked(game) == {"sow flax row 4", "done"}
    game.play("sow flax row 4")
    assert (stand(game).phase, fields(game), goods(game)) == (ACTIONS, ["4:flax"], {"wool": 1, "barley": 1})


def test_income_may_be_left() -> None:
    game = income(village(played=["802", "804"]))
    game.play("activate 804")
    game.play("done")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"wool": 1})


def test_income_may_be_taken_in_part() -> None:
    game = income(village(played=["805", "809"]))
    game.play("activate sparingly 805")
    assert moves(game) == {"take hides", "done"}
    game.play("take hides")
    game.play("done")
    game.play("activate sparingly 809")
    assert moves(game) == {"take barley", "done"}
    game.play("done")
    assert moves(game) == {"take hops", "done"}
    game.play("take hops")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"hides": 1, "hops": 1})


def test_what_can_only_be_taken_or_left_is_not_offered_sparingly() -> None:
    game = income(village(played=["802", "805", "811", "819"]))
    assert {move for move in moves(game) if "sparingly" in move} == {"activate sparingly 805"}


# Playing Bonus cards during Phase 3


def test_income_pays_for_another_bonus_card_that_gives_its_income_at_once() -> None:
    game = income(village(played=["808"], hand=["801"]))
    assert "play 801" not in moves(game)
    game.play("activate 808")
    assert (stand(game).phase, goods(game)) == (INCOME, {"wool": 2})
    game.play("play 801")
    assert (asked(game), goods(game)) == ({"activate 801", "done"}, {"wool": 1})
    game.play("activate 801")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"wool": 1, "meat": 1})


def test_a_bonus_card_played_between_others_is_one_of_those_to_activate() -> None:
    game = collecting(village(goods={"wool": 1}, played=["802", "804"], hand=["801"]))
    game.play("activate 804")
    game.play("play 801")
    assert asked(game) == {"activate 801", "activate 802", "activate all", "done"}
    game.play("activate 801")
    assert (goods(game), asked(game)) == ({"wool": 1, "meat": 1}, {"activate 802", "done"})


def test_a_bonus_card_played_while_all_are_activated_gives_its_income_too() -> None:
    game = collecting(village(goods={"rye": 1, "wool": 1}, fields=["2"], played=["831", "802"], hand=["801"]))
    game.play("activate all")
    game.play("play 801")  # in the midst of sowing
    game.play("sow rye row 2")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"barley": 1, "meat": 1})


def test_a_bonus_card_played_before_or_after_the_others_gives_its_income_at_once() -> None:
    game = income(village(goods={"wool": 1}, hand=["801"]))
    assert (stand(game).phase, asked(game)) == (INCOME, {"play 801", "done"})
    game.play("play 801")
    assert asked(game) == {"activate 801", "done"}
    game.play("activate 801")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"meat": 1})


def test_the_new_income_pays_for_the_next_card_and_so_on() -> None:
    game = income(village(goods={"hides": 2}, hand=["804", "808", "801"]))
    for move in ("play 808", "activate 808", "play 801", "activate 801", "play 804", "activate 804"):
        assert stand(game).phase == INCOME
        game.play(move)
    assert (stand(game).phase, goods(game), me(game).played) == (ACTIONS, {"wool": 2}, ["808", "801", "804"])


def test_a_card_drawn_as_income_can_be_played_at_once() -> None:
    game = income(village(played=["815"], tools=4))
    game.play("activate 815")
    assert (stand(game).phase, hand(game)) == (INCOME, ["012"])
    game.play("play 012")
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"clay": 1, "milk": 1, "wool": 1})


def test_what_was_left_stays_left_when_another_card_is_played() -> None:
    game = collecting(village(goods={"wool": 1}, played=["802"], hand=["801"]), village(played=["804"]))
    game.play("play 801", 0)
    game.play("activate 802", 0)
    game.play("done", 0)
    assert goods(game) == {"barley": 1}
    game.play("activate 804", 1)
    assert (stand(game).phase, goods(game)) == (ACTIONS, {"barley": 1})


def test_outside_phase_3_a_bonus_card_gives_nothing() -> None:
    for phase in (ACTIONS, PROGRESS):
        game = at(phase, village(goods={"wool": 1}, hand=["801"]), village(jewelry=1), round=3)
        game.play("play 801", 0)
        assert goods(game) == {}
