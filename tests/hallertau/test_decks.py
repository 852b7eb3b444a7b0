"""Chapters "Common Display" and "Personal Display": the decks, their piles, and the cards dealt from them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import allmende
from allmende import hallertau
from allmende.core import Game, OptionError, RecordError
from allmende.hallertau.components.numbers import CARD_NAMES, DECKS, FARMYARD_DECKS, GATEWAY_DECKS, deck_cards
from allmende.hallertau.components.pieces import DECK_NAMES
from allmende.hallertau.presentation.views import View
from core.games import fingerprint, stand
from hallertau.cards.playing import PILES, asked, play
from hallertau.scenario import ACTIONS, NEW_CARD, at, goods, hand, me, moves, village


def numbers(deck: str) -> list[str]:
    """The printed numbers of a deck's cards."""
    return [CARD_NAMES[card] for card in deck_cards(deck)]


def dealt(game: Game) -> hallertau.Deal:
    """The deal of a game."""
    assert isinstance(game.deal, hallertau.Deal)
    return game.deal


# The decks


def test_there_are_330_cards() -> None:
    assert {deck: len(deck_cards(deck)) for deck in DECKS} == {
        **dict.fromkeys(("beginner", "advanced", "expert", "master"), 30),
        **dict.fromkeys(("hops", "sheep", "field", "jewelry"), 35),
        "bonus": 45,
        "point": 25,
    }
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 330


@pytest.mark.parametrize(
    ("deck", "first", "last"),
    [("beginner", "001", "030"), ("master", "301", "330"), ("hops", "401", "435"), ("jewelry", "701", "735")],
)
def test_the_first_digit_of_a_card_tells_its_deck(deck: str, first: str, last: str) -> None:
    assert (numbers(deck)[0], numbers(deck)[-1]) == (first, last)


def test_without_a_word_it_is_the_decks_for_the_first_game() -> None:
    game = hallertau.new(players=2, seed=1)
    assert (game.options["gateway"], game.options["farmyard"]) == ("beginner", "hops")
    assert sorted(dealt(game).gateway) == numbers("beginner")
    assert sorted(dealt(game).farmyard) == numbers("hops")


@pytest.mark.parametrize("gateway", GATEWAY_DECKS)
@pytest.mark.parametrize("farmyard", FARMYARD_DECKS)
def test_any_gateway_deck_goes_with_any_farmyard_deck(gateway: str, farmyard: str) -> None:
    deal = dealt(hallertau.new(players=3, seed=4, gateway=gateway, farmyard=farmyard))
    assert sorted(deal.gateway) == numbers(gateway)
    assert sorted(deal.farmyard) == numbers(farmyard)
    assert sorted(deal.bonus) == numbers("bonus")
    assert sorted(deal.point) == numbers("point")


def test_decks_can_be_drawn_at_random() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(80):
        deal = dealt(hallertau.new(players=2, seed=seed, gateway="random", farmyard="random"))
        gateway = next(deck for deck in GATEWAY_DECKS if sorted(deal.gateway) == numbers(deck))
        farmyard = next(deck for deck in FARMYARD_DECKS if sorted(deal.farmyard) == numbers(deck))
        met[gateway, farmyard] += 1
    assert len(met) == 16


def test_decks_can_be_mixed() -> None:
    deal = dealt(hallertau.new(players=2, seed=5, gateway="mixed", farmyard="mixed"))
    assert (len(deal.gateway), len(deal.farmyard)) == (120, 140)
    assert sorted(deal.gateway) == sorted(card for deck in GATEWAY_DECKS for card in numbers(deck))
    assert len({card[0] for card in deal.gateway[:30]}) == 4


def test_all_piles_are_shuffled() -> None:
    for pile in DECK_NAMES:
        orders = {getattr(dealt(hallertau.new(players=2, seed=seed)), pile) for seed in range(20)}
        assert len(orders) == 20
        tops = {order[0] for order in orders}
        assert len(tops) > 8


# What is dealt from them


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_four_gateway_cards_and_a_point_card(players: int) -> None:
    game = hallertau.new(players=players, seed=8)
    for seat in range(players):
        assert Counter(me(game, seat).hand_decks) == {"gateway": 4, "point": 1}
    view = game.view(0)
    assert isinstance(view, View)
    # One Farmyard card of each player has left the Stable board in Phase 2 of Round 1.
    assert [mine.face_down for mine in view.players] == [[2, 3, 4, 5, 6]] * players
    assert all(mine.side != -1 for mine in game.state.seats)
    assert view.piles == {"gateway": 30 - 4 * players, "farmyard": 35 - 6 * players, "bonus": 45, "point": 25 - players}


def test_cards_are_dealt_from_the_top_seat_by_seat() -> None:
    game = hallertau.new(players=2, seed=8)
    deal = dealt(game)
    assert hand(game, 0) == [*deal.gateway[:4], deal.point[0]]
    assert hand(game, 1) == [*deal.gateway[4:8], deal.point[1]]
    seats = stand(game).seats
    assert [CARD_NAMES[card] for card in [seats[1].side, *seats[1].stable[2:]]] == list(deal.farmyard[6:12])


def test_the_farmyard_cards_are_not_looked_at_before_phase_5() -> None:
    game = hallertau.new(players=1, seed=8)
    below = dealt(game).farmyard[0]
    while stand(game).phase == ACTIONS:
        assert below not in hand(game)
        game.play("exchange 1" if "exchange 1" in moves(game) else "done")
    assert below in hand(game)


def test_a_card_of_an_action_space_comes_from_the_top_of_its_pile() -> None:
    for space, deck in (("gateway-card", "gateway"), ("point-card", "point")):
        game = at(ACTIONS, village(), village(), piles=PILES)
        game.play(f"place {space}")
        assert hand(game) == PILES[deck][:1]


def test_cards_are_drawn_in_order() -> None:
    game = at(ACTIONS, village(hand=["420"], tools=2), village(), piles=PILES)
    game.play("play 420")
    assert hand(game) == PILES["bonus"][:2]


# When a pile has run out


def test_from_an_empty_pile_nothing_is_drawn() -> None:
    game = at(ACTIONS, village(hand=["430"], tools=1), village(), piles={})
    game.play("play 430")
    assert (goods(game), hand(game)) == ({"milk": 2}, [])


def test_of_too_few_cards_all_are_drawn() -> None:
    game = at(ACTIONS, village(hand=["420"], tools=2), village(), piles={"bonus": ["843"]})
    game.play("play 420")
    assert hand(game) == ["843"]


def test_no_other_pile_stands_in_for_an_empty_one() -> None:
    game = at(ACTIONS, village(), village(), piles={"farmyard": ["433"], "bonus": ["843"], "point": ["923"]})
    game.play("place gateway-card")
    assert hand(game) == []
    assert stand(game).first == 0


def test_the_space_of_an_empty_pile_still_gives_the_marker() -> None:
    game = at(ACTIONS, village(), village(), first=1, piles={})
    game.play("exchange 1", 1)
    game.play("place point-card", 0)
    assert (hand(game), stand(game).first) == ([], 0)


def test_what_is_discarded_does_not_come_back() -> None:
    game = at(ACTIONS, village(hand=["414", "012", "903"]), village(), piles={"bonus": ["843"]})
    play(game, "play 414")
    view = game.view(0)
    assert isinstance(view, View)
    assert (hand(game), view.piles) == (["843"], dict.fromkeys(DECK_NAMES, 0))


# Deals as values, and in records


@pytest.mark.parametrize(
    ("gateway", "farmyard"), [("beginner", "hops"), ("expert", "field"), ("random", "random"), ("mixed", "mixed")]
)
@pytest.mark.parametrize("players", [1, 4])
def test_a_deal_is_read_back_from_its_record(players: int, gateway: str, farmyard: str) -> None:
    game = hallertau.new(players=players, seed=2, gateway=gateway, farmyard=farmyard)
    again = allmende.replay(str(game.record))
    assert again.deal == game.deal
    assert (
        again.options
        == game.options
        == {
            "cards": "on",
            "gateway": gateway,
            "farmyard": farmyard,
            "progress": "together",
        }
    )
    assert fingerprint(again) == fingerprint(game)


def test_a_record_lists_the_piles_from_the_top() -> None:
    game = hallertau.new(players=4, seed=2)
    lines = str(game.record).splitlines()
    assert f"deal gateway {' '.join(dealt(game).gateway)}" in lines
    assert not any(line.startswith("deal quadrants") for line in lines)


def test_a_deal_can_be_written_by_hand() -> None:
    piles = [tuple(reversed(numbers(deck))) for deck in ("advanced", "sheep", "bonus", "point")]
    game = hallertau.new(
        players=1,
        deal=hallertau.Deal(0, ("C2", "D4", "B1", "A3", "E3", "F1"), *piles),
        gateway="advanced",
        farmyard="sheep",
    )
    assert hand(game) == ["130", "129", "128", "127", "925"]


def changed(deal: hallertau.Deal, **piles: tuple[str, ...]) -> hallertau.Deal:
    """The deal with other piles."""
    return msgspec.structs.replace(deal, **piles)


FAIR = dealt(hallertau.new(players=2, seed=3))


@pytest.mark.parametrize(
    "deal",
    [
        changed(FAIR, gateway=()),
        changed(FAIR, point=()),
        changed(FAIR, gateway=FAIR.gateway[1:]),  # a card is missing
        changed(FAIR, gateway=(FAIR.gateway[1], *FAIR.gateway[1:])),  # a card comes twice
        changed(FAIR, gateway=("101", *FAIR.gateway[1:])),  # of another deck
        changed(FAIR, gateway=tuple(numbers("advanced"))),  # not the chosen one
        changed(FAIR, farmyard=tuple(numbers("sheep"))),
        changed(FAIR, bonus=FAIR.point, point=FAIR.bonus),
        changed(FAIR, bonus=("846", *FAIR.bonus[1:])),  # there is no such card
        changed(FAIR, bonus=("", *FAIR.bonus[1:])),
        changed(FAIR, bonus=(*FAIR.bonus, "843")),
        changed(FAIR, gateway=tuple(str(int(card)) for card in FAIR.gateway)),  # 1 is not 001
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: hallertau.Deal) -> None:
    with pytest.raises(OptionError) as error:
        hallertau.new(players=2, deal=deal)
    assert error.value.message.id == "error-deal"


@pytest.mark.parametrize(("gateway", "farmyard"), [("random", "random"), ("mixed", "mixed")])
def test_a_deal_must_fit_what_was_chosen(gateway: str, farmyard: str) -> None:
    assert hallertau.new(players=2, deal=FAIR, gateway="random", farmyard="random").deal == FAIR
    mixed = dealt(hallertau.new(players=2, seed=1, gateway="mixed", farmyard="mixed"))
    assert hallertau.new(players=2, deal=mixed, gateway="mixed", farmyard="mixed").deal == mixed
    wrong = FAIR if gateway == "mixed" else mixed
    with pytest.raises(OptionError):
        hallertau.new(players=2, deal=wrong, gateway=gateway, farmyard=farmyard)


@pytest.mark.parametrize("option", [{"gateway": "hops"}, {"farmyard": "beginner"}, {"gateway": ""}, {"deck": "hops"}])
def test_decks_that_do_not_exist_are_refused(option: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        hallertau.TITLE.checked_options(2, option)


@pytest.mark.parametrize("line", ["deal gateway", "deal bonus 801", "deal hand 001 002"])
def test_a_record_with_an_impossible_deal_is_refused(line: str) -> None:
    head = " ".join(line.split()[:2])
    text = str(hallertau.new(players=2, seed=3).record)
    lines = [line if written.startswith(head) else written for written in text.splitlines()]
    if line not in lines:
        lines.append(line)
    with pytest.raises(RecordError):
        allmende.replay("\n".join(lines) + "\n")


# Hands


def test_a_hand_is_seen_by_nobody_else() -> None:
    game = at(NEW_CARD, village(hand=["012", "901"], tools=3, workers=0), village(side="430", workers=0), piles=PILES)
    mine, theirs = (game.view(seat) for seat in (0, 1))
    assert isinstance(mine, View)
    assert isinstance(theirs, View)
    assert [card.number for card in mine.players[0].hand] == ["012", "901"]
    assert theirs.players[0].hand == []
    assert theirs.players[0].hand_decks == ["gateway", "point"]  # the backs differ
    assert [card.number for card in theirs.players[1].hand] == ["430"]


def test_the_view_says_of_each_card_whether_it_can_be_played() -> None:
    game = at(ACTIONS, village(hand=["012", "111"], tools=3), village())
    view = game.view(0)
    assert isinstance(view, View)
    reasons = {card.number: card.reason for card in view.players[0].hand}
    assert reasons["111"] is None
    assert reasons["012"] is not None
    assert asked(game) > {"exchange 1"}


def test_played_cards_lie_face_up_for_all() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    game.play("play 012")
    view = game.view(1)
    assert isinstance(view, View)
    assert view.players[0].played == ["012"]
