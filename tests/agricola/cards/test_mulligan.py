"""Drawing other hand cards before the first round, one card fewer each time."""

from __future__ import annotations

from random import Random

import pytest

from agricola.scenario import hand, happened, play, stand, texts
from allmende import agricola, replay
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.hidden.redeal import redraw_hidden
from allmende.agricola.record import events
from allmende.core import Game, OptionError


def dealt(players: int = 2, deck: str = "base", seed: int = 1) -> Game:
    """A game in which everybody may draw others."""
    return agricola.new(players=players, seed=seed, cards=deck, hands="mulligan")


def counts(game: Game, seat: int) -> tuple[int, int]:
    """The minor improvements and the occupations in a hand."""
    cards = stand(game).seats[seat].hand
    occupations = sum(is_occupation(card) for card in cards)
    return len(cards) - occupations, occupations


def test_the_starting_player_is_asked_first_and_everybody_once() -> None:
    game = dealt(3)
    first = stand(game).first
    for i in range(3):
        seat = (first + i) % 3
        assert game.to_act == [seat]
        assert texts(game, seat) == {"done", "redraw minors", "redraw occupations"}
        play(game, "done")
    assert stand(game).round == 1
    assert [counts(game, seat) for seat in range(3)] == [(7, 7)] * 3


def test_each_time_there_is_a_card_fewer() -> None:
    game = dealt()
    seat = game.to_act[0]
    before = hand(game, seat)
    play(game, "redraw occupations")
    assert counts(game, seat) == (7, 6)
    play(game, "redraw occupations", "redraw minors")
    assert counts(game, seat) == (6, 5)
    assert not {*hand(game, seat)} & {*before}, "what was put away is out of the game"


def test_the_last_card_of_a_kind_is_kept() -> None:
    game = dealt(1, "all")
    while "redraw occupations" in texts(game):
        play(game, "redraw occupations")
    assert counts(game, 0) == (7, 1)
    play(game, "done")
    assert stand(game).round == 1


def test_nobody_draws_more_than_there_is() -> None:
    game = dealt(4)  # 48 of each kind: 28 are dealt, and 6 + 5 + 4 + 3 + 2 can be drawn
    seat = game.to_act[0]
    for count in (6, 5, 4, 3, 2):
        play(game, "redraw minors")
        assert counts(game, seat)[0] == count
    assert texts(game, seat) == {"done", "redraw occupations"}
    play(game, "done")
    assert texts(game, game.to_act[0]) == {"done", "redraw occupations"}


def test_everybody_hears_how_many_cards_are_drawn_and_nobody_which() -> None:
    game = dealt()
    seat = game.to_act[0]
    drawn = events.CardsRedrawn(seat=seat, kind="minors", count=6)
    assert happened(play(game, "redraw minors"), events.CardsRedrawn) == [drawn]


def test_who_draws_can_not_know_what_comes() -> None:
    game = dealt(seed=4)
    seat = game.to_act[0]
    drawn: set[tuple[int, ...]] = set()
    for number in range(8):
        twin = redraw_hidden(stand(game), seat, Random(number))
        assert twin.seats[seat].hand == stand(game).seats[seat].hand
        there = [*twin.pile, *(card for mine in twin.seats for card in mine.hand)]
        assert sorted(there) == sorted({*there})
        twin.play(seat, twin.moves(seat)[1])
        drawn.add(tuple(twin.seats[seat].hand))
    assert len(drawn) == 8


def test_drawing_cannot_be_taken_back() -> None:
    game = dealt()
    play(game, "redraw minors")
    assert stand(game).reveal_count


def test_a_record_replays() -> None:
    game = dealt(seed=7)
    play(game, "redraw minors", "done", "redraw occupations", "done")
    twin = replay(game.record)
    assert [hand(twin, seat) for seat in (0, 1)] == [hand(game, seat) for seat in (0, 1)]


def test_the_pile_of_a_deal_is_all_that_is_not_dealt() -> None:
    deal = stand(dealt()).deal
    assert len(deal.pile) == len({*deal.pile}) > 0
    with pytest.raises(OptionError, match="pile"):
        agricola.new(
            2,
            deal=agricola.Deal(deal.first, deal.cards, hands=deal.hands, pile=deal.pile[1:]),
            cards="base",
            hands="mulligan",
        )
    with pytest.raises(OptionError, match="pile"):
        agricola.new(2, deal=deal, cards="base")
    assert {*deal.pile} <= {*CARD_NAMES}
