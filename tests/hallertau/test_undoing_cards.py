"""What of a game with hand cards can be taken back: nothing behind a card that was drawn, or another's answer."""

from __future__ import annotations

from allmende.core import Game
from core.games import stand
from hallertau.cards.playing import PILES, play
from hallertau.scenario import ACTIONS, NEW_CARD, at, moves, village


def free(game: Game, seat: int = 0) -> bool:
    """Whether the seat can take back its last move."""
    return game.undo_point(seat) is not None


def test_a_played_card_can_be_taken_back_if_it_draws_none() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    game.play("play 012")
    assert game.undo_point(0) == 0


def test_a_drawn_card_is_a_barrier() -> None:
    game = at(ACTIONS, village(hand=["430"], tools=1), village(), piles=PILES)
    game.play("play sparingly 430")
    assert free(game)
    play(game, "take milk", "take milk")
    assert free(game)
    game.play("take card")
    assert not free(game)
    game.play("exchange 1")
    assert game.undo_point(0) == game.version - 1  # what was done since can be taken back


def test_a_card_played_in_the_midst_of_an_action_can_be_taken_back_until_it_is_resolved() -> None:
    mine = village(hand=["430"], tools=1, fields=["2"], goods={"rye": 1})
    game = at(ACTIONS, mine, village(), piles=PILES)
    play(game, "place cultivation", "play 430")
    assert free(game)
    game.play("sow rye row 2")  # and the card is drawn
    assert not free(game)


def test_from_an_empty_pile_nothing_becomes_known() -> None:
    game = at(ACTIONS, village(hand=["430"], tools=1), village(), piles={})
    game.play("play 430")
    assert free(game)


def test_the_new_card_of_phase_5_is_a_barrier_for_all() -> None:
    game = at(ACTIONS, village(workers=1, side="430"), village(workers=0), piles=PILES)
    game.play("exchange 1")
    assert stand(game).phase > ACTIONS
    assert not free(game)


def test_a_discarded_card_is_seen_but_its_owner_knew_it() -> None:
    game = at(ACTIONS, village(hand=["815", "012", "903", "904"]), village(), piles=PILES)
    game.play("play 815")
    assert free(game)


def test_an_action_can_be_taken_back_until_whoever_is_asked_for_a_card_answers() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["009"]), board={"clay-delivery": 2}, piles=PILES)
    game.play("place clay-delivery", 0)
    assert game.to_act == [2]
    assert free(game, 0)
    game.play("done", 2)
    assert not free(game, 0)
    assert free(game, 2)
    game.play("exchange 1", 1)
    assert not free(game, 2)


def together(board_card: str = "210") -> Game:
    """Two players who are asked for cards at the same time."""
    mine = village(hand=["012", "128"], tools=4, workers=0)
    other = village(hand=["123", board_card], tools=4, goods={"hops": 2}, workers=0)
    game = at(NEW_CARD, mine, other, board={"nursery": 3}, piles={})
    assert game.to_act == [0, 1]
    return game


def test_cards_of_others_at_the_same_time_do_not_matter() -> None:
    game = together()
    game.play("play 012", 0)
    game.play("play 123", 1)
    assert (game.undo_point(0), game.undo_point(1)) == (0, 1)


def test_a_card_that_changes_the_board_is_a_barrier_for_the_others_even_then() -> None:
    game = together()
    game.play("play 012", 0)
    game.play("play 210", 1)
    assert free(game, 0)  # nothing has changed yet
    game.play("pick nursery", 1)
    assert "play 128" in moves(game, 0)
    assert not free(game, 0)
    assert game.undo_point(1) == 2
    game.play("play 128", 0)
    assert game.undo_point(0) == 3
    # The board was changed before: whoever changed it can't undo it behind the other's back.
    assert not free(game, 1)


def test_a_card_that_others_draw_at_the_same_time_is_a_barrier_too() -> None:
    # To take back what came before it would mean to draw in another order.
    mine = village(hand=["012", "128"], tools=4, workers=0)
    game = at(NEW_CARD, mine, village(hand=["430"], tools=1, workers=0), piles=PILES)
    game.play("play 012", 0)
    assert free(game, 0)
    game.play("play 430", 1)
    assert not free(game, 0)
    assert not free(game, 1)
