"""A pile that runs out gives no more cards: cards that draw from it are asked for again before others take the last."""

from __future__ import annotations

import pytest

from allmende.core import Game
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.pieces import MOST_DRAWN
from allmende.hallertau.rules.language.amounts import OPTION
from allmende.hallertau.rules.language.gains import Draw
from core.games import stand
from hallertau.cards.playing import can
from hallertau.scenario import ACTIONS, at, hand, village

BONUS_CARDS = ["843", "844", "845", "842", "841"]


def after_a_draw(left: int, card: str = "325", amendments: int | None = None) -> Game:
    """The first of four players has declined a card when the next one draws a Bonus card, leaving so many."""
    piles = {"bonus": BONUS_CARDS[: left + 1], "gateway": ["028", "029", "030", "027"]}
    mine = village(hand=[card], goods={"barley": 1})
    game = at(ACTIONS, mine, *(village() for _ in range(3)), piles=piles, amendments=amendments)
    game.play("place clearing", 0)
    game.play("done", 0)
    game.play("place bonus-card", 1)
    return game


@pytest.mark.parametrize("left", [1, 2, 3])
def test_before_others_can_take_the_last_cards_one_is_asked_again(left: int) -> None:
    """325: get 1 Bonus card; no more Crops than none are needed."""
    game = after_a_draw(left)
    assert (game.to_act, can(game, "325")) == ([0], True)
    game.play("play 325", 0)
    assert hand(game) == [BONUS_CARDS[1]]
    assert game.to_act == [2]


def test_whoever_declines_is_not_asked_before_another_card_is_drawn() -> None:
    game = after_a_draw(3)
    game.play("done", 0)
    game.play("place clay-delivery", 2)
    assert game.to_act == [3]


@pytest.mark.parametrize(
    ("left", "card"), [(4, "325"), (0, "325"), (2, "435")], ids=["enough is left", "nothing is left", "another pile"]
)
def test_elsewhere_one_is_not(left: int, card: str) -> None:
    assert after_a_draw(left, card).to_act == [2]


def test_in_games_begun_before_one_was_not() -> None:
    assert after_a_draw(2, amendments=11).to_act == [2]


def test_no_card_draws_more_from_a_pile() -> None:
    state = stand(at(ACTIONS, village(), village()))
    most = []
    for card in CARDS:
        options = card.when.options if card.when else len(card.price.options) if card.price else 1
        draws = [effect for effect in card.effects if isinstance(effect, Draw)]
        most += [draw.most(state, 0, OPTION * option) for draw in draws for option in range(options)]
    assert max(most) == MOST_DRAWN
