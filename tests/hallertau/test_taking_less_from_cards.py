"""Chapter "Resolving a Card": "You may skip any or all" effects, "or take fewer things than allowed"."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from allmende.core import Game, IllegalMoveError
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.record.events import CardPlayed
from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import Player
from hallertau.cards.playing import PILES, asked, can, play, playing
from hallertau.scenario import ACTIONS, at, fields, goods, hand, me, moves, outcome, sheep, village


def offered(*on_hand: str) -> set[str]:
    """What a village that can play all of these cards may play sparingly."""
    mine = village(
        hand=on_hand, tools=9, jewelry=5, goods=dict.fromkeys(("hops", "rye", "milk", "meat", "hides", "wool"), 12)
    )
    game = at(ACTIONS, mine, village(), piles=PILES)
    assert all(can(game, card) for card in on_hand)
    return {move.rpartition(" ")[2] for move in moves(game) if move.startswith("play sparingly")}


def test_cards_that_give_something_without_a_choice_can_be_played_sparingly() -> None:
    assert offered("012", "430", "107", "610") == {"012", "430", "107", "610"}


def test_cards_that_only_ask_or_give_nothing_at_once_can_not() -> None:
    # To sow can be left anyway; Bonus and Point cards have no effect when they are played.
    assert offered("427", "810", "912", "921") == set()


def test_cards_that_cannot_be_played_sparingly_say_so() -> None:
    game = at(ACTIONS, village(hand=["921"], jewelry=4), village())
    with pytest.raises(IllegalMoveError) as error:
        game.play("play sparingly 921")
    assert error.value.message.id == "reason-nothing-to-spare"


def test_every_single_piece_can_be_taken_or_left() -> None:
    game = playing("012", village(tools=4))
    assert goods(game) == {"clay": 1, "milk": 1, "wool": 1}
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    events = game.play("play sparingly 012")
    assert events == [CardPlayed(seat=0, card="012")]
    for piece, answer in (("clay", "take clay"), ("milk", "done"), ("wool", "take wool")):
        assert moves(game) == {f"take {piece}", "done"}
        game.play(answer)
    assert goods(game) == {"clay": 1, "wool": 1}
    assert "exchange 6" in moves(game)


def test_all_effects_may_be_skipped() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    play(game, "play sparingly 012", "done", "done", "done")
    assert (goods(game), me(game).played) == ({}, ["012"])


def test_the_cost_has_to_be_paid_all_the_same() -> None:
    game = at(ACTIONS, village(hand=["430"], tools=1), village(), piles=PILES)
    play(game, "play sparingly 430", "done", "done")
    assert (me(game).tools, goods(game), hand(game)) == (0, {}, [])


def test_of_several_pieces_some_can_be_taken() -> None:
    game = at(ACTIONS, village(hand=["622"], goods={"hops": 4}), village())
    play(game, "play sparingly 622", "take clay", "take clay", "done")
    assert goods(game) == {"clay": 2}


def test_cards_are_drawn_one_by_one() -> None:
    game = at(ACTIONS, village(hand=["420"], tools=2), village(), piles=PILES)
    play(game, "play sparingly 420", "done")
    assert moves(game) == {"take card", "done"}
    game.play("take card")
    assert (hand(game), moves(game)) == (["843"], {"take card", "done"})
    game.play("done")
    assert hand(game) == ["843"]


def test_fields_sheep_tools_and_jewelry_can_be_left_too() -> None:
    cases = {
        "105": (village(), "take field"),
        "002": (village(goods={"hops": 2}), "take sheep"),
        "107": (village(goods={"hides": 1}), "take tools"),
        "416": (village(fields=["2"] * 8), "take jewelry"),
    }
    for card, (mine, piece) in cases.items():
        mine.hand.append(CARD_NAMES.index(card))
        game = at(ACTIONS, mine, village(), piles=PILES)
        game.play(f"play sparingly {card}")
        assert moves(game) == {piece, "done"}
        game.play("done")
        assert "exchange 6" in moves(game)
        assert (len(fields(game)), sheep(game), me(game).tools, me(game).jewelry) == (len(fields(game)), {}, 0, 0)


def test_a_lower_option_is_to_be_had_by_taking_less() -> None:
    # At least 1, 2 or 4 Hides give 1, 2 or 3 Tools: whoever wants one takes one.
    game = at(ACTIONS, village(hand=["107"], goods={"hides": 4}), village())
    play(game, "play sparingly 107", "take tools", "done")
    assert me(game).tools == 1


def test_all_fields_are_moved_or_those_that_one_likes() -> None:
    mine = village(hand=["023"], fields=["2:rye", "3:rye"])
    game = at(ACTIONS, mine.copy(), village())
    game.play("play 023")
    assert fields(game) == ["3:rye", "4:rye"]
    game = at(ACTIONS, mine, village())
    play(game, "play sparingly 023", "pick row 3 rye", "done")
    assert fields(game) == ["2:rye", "4:rye"]


def test_goods_of_one_type_are_taken_one_by_one() -> None:
    game = at(ACTIONS, village(hand=["115"], fields=["2"] * 4, tools=3), village())
    play(game, "play sparingly 115", "take flax")
    assert moves(game) == {"take flax", "done"}
    play(game, "take flax", "done")
    assert goods(game) == {"flax": 2}


def test_a_space_used_by_means_of_a_card_can_be_used_sparingly() -> None:
    game = at(INCOME, village(hand=["726"], jewelry=1, workers=0), village(workers=0), piles=PILES)
    play(game, "play sparingly 726", "pick clearing")
    assert asked(game) == {"take field", "done"}
    play(game, "done", "take clay")
    assert (fields(game), goods(game)) == ([], {"clay": 1})


def test_in_the_midst_of_an_action_a_card_is_still_resolved_sparingly_afterwards() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4, fields=["2"], goods={"rye": 1}), village())
    play(game, "place cultivation", "play sparingly 012", "sow rye row 2")
    assert moves(game) == {"take clay", "done"}


def test_the_income_of_a_bonus_card_can_be_taken_sparingly() -> None:
    game = at(INCOME, village(played=["826"]), village(), round=2)
    assert moves(game) == {"activate 826", "activate sparingly 826", "done"}
    play(game, "activate sparingly 826", "take barley", "done")
    assert goods(game) == {"barley": 1}


def test_income_may_be_left_altogether() -> None:
    game = at(INCOME, village(played=["826"]), village(), round=2)
    game.play("done", 0)
    assert goods(game) == {}


WEALTHY = village(
    goods=dict.fromkeys(("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"), 9),
    fields=["5", "5", "3:hops", "2:rye"],
    sheep={5: 3, 6: 1, "stables": 3},
    crafts=[1, 2, 5, 1, 1],
    tools=7,
    jewelry=5,
    played=["801", "802", "803"],
)


def holding(card: str) -> Player:
    """The wealthy village with this card in hand."""
    mine = WEALTHY.copy()
    mine.hand = [CARD_NAMES.index(card)]
    return mine


def resolutions(card: str) -> Iterator[tuple[Game, bool]]:
    """All ends that a card can come to, and whether it was played sparingly."""
    game = at(ACTIONS, holding(card), village(), round=4, piles={})
    for move, sparingly in ((f"play {card}", False), (f"play sparingly {card}", True)):
        if move in moves(game):
            twin = game.copy()
            twin.play(move)
            for end in ends_of_turn(twin):
                yield end, sparingly


def ends_of_turn(game: Game) -> list[Game]:
    """All games in which the card is resolved, and the turn goes on."""
    found, open_ = [], [game]
    seen: set[str] = set()
    while open_:
        here = open_.pop()
        if "exchange 1" in moves(here):
            found.append(here)
            continue
        for move in here.moves_of(0):
            twin = here.copy()
            twin.play(move, 0)
            key = f"{twin}{twin.state.seats[0].stack}"
            if key not in seen:
                seen.add(key)
                open_.append(twin)
    return found


@pytest.mark.parametrize("card", [name for name, card in zip(CARD_NAMES, CARDS, strict=True) if card.spareable][::3])
def test_whoever_plays_sparingly_can_take_everything_or_nothing_at_all(card: str) -> None:
    freely: set[str] = set()
    sparing: set[str] = set()
    for end, sparingly in resolutions(card):
        (sparing if sparingly else freely).add(outcome(end))
    assert freely <= sparing
    assert bool(freely) == can(at(ACTIONS, holding(card), village(), round=4, piles={}), card)
