"""What the coach says is certain: it is so where it says so, and not in the nearest position where it is silent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allmende.core import Game, Message
from allmende.hallertau.components.pieces import JEWEL_BOX
from allmende.hallertau.record.events import CardPlayed, SheepDied, WorkersPlaced
from allmende.hallertau.rules.phases import ACTIONS
from coaching import after, all_said, said
from hallertau import random_games
from hallertau.cards.playing import holding
from hallertau.random_games import stand
from hallertau.scenario import at, village


def cards_said(game: Game, move: str) -> tuple[list[str], str] | None:
    """The cards of which it is said that their window closes with a move, and whether it is for good."""
    found = all_said(game, 0, game.title.vocabulary.parse(move))
    if found is None or found.kind != "window":
        return None
    cards, gone = found.says.args["cards"], found.says.args["gone"]
    assert isinstance(cards, list)
    assert isinstance(gone, str)
    return [str(card.args["card"]) for card in cards if isinstance(card, Message)], gone


def test_a_card_whose_condition_the_move_ends() -> None:
    # Card 2 needs two Hops in the supply.
    game = holding("002", village(goods={"hops": 2}, fields=["3"]))
    assert "play 002" in game.moves.texts
    assert cards_said(game, "place cultivation") is None  # the hops are sown only after that
    game.play("place cultivation")
    sowing = next(text for text in game.moves.texts if "hops" in text)
    assert cards_said(game, sowing) == (["002"], "no")


def test_a_card_that_fits_afterwards_is_not_spoken_of() -> None:
    game = holding("002", village(goods={"hops": 3}, fields=["3"]))
    game.play("place cultivation")
    sowing = next(text for text in game.moves.texts if "hops" in text)
    assert cards_said(game, sowing) is None


@pytest.mark.parametrize(("jewelry", "lost"), [(8, None), (9, None), (10, "beyond")])
def test_jewelry_beyond_the_box(jewelry: int, lost: str | None) -> None:
    # Card 9 brings one Jewelry where a space is full.
    game = holding("009", village(jewelry=jewelry), board={"nursery": 3})
    found = all_said(game, 0, game.title.vocabulary.parse("play 009"))
    assert (found and found.kind) == lost


def test_nobody_else_has_workers_left() -> None:
    game = at(ACTIONS, village(workers=3), village(workers=0))
    assert said(game, "place nursery", talkative=True) == ("no-hurry", None)
    assert said(game, "place nursery") is None
    assert said(at(ACTIONS, village(workers=1), village(workers=0)), "place nursery", talkative=True) is None
    assert said(at(ACTIONS, village(workers=3), village(workers=1)), "place nursery", talkative=True) is None


@pytest.mark.parametrize(
    ("sheep", "workers", "number", "lost"),
    [
        ({3: 2}, 1, 2, ("old-age", 2)),
        ({3: 1}, 2, 2, None),  # another worker might yet move it on
        ({4: 2, "stables": 3}, 1, 2, None),
        ({"stables": 3}, 1, 6, None),
    ],
)
def test_sheep_of_old_age(sheep: dict[int | str, int], workers: int, number: int, lost: tuple[str, int] | None) -> None:
    game = at(ACTIONS, village(workers=workers, sheep=sheep), village(workers=2), round=number)
    assert said(game, "place weekly-market") == lost


def test_nothing_is_certain_of_sheep_where_cards_may_help() -> None:
    game = holding("009", village(workers=1, sheep={3: 2}), round=2)
    assert said(game, "place weekly-market") is None


def moments(seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game with cards or without, before each of its moves."""
    decks = random_games.NO_CARDS if seed % 3 == 0 else ("beginner", "hops")
    return random_games.moments(2 + seed % 2, "together", decks, seed)


@given(st.integers(0, 1_000_000))
@settings(max_examples=8)
def test_no_way_to_play_on_refutes_what_was_said(seed: int) -> None:
    for game, random in moments(seed):
        if game.is_over:
            break
        seat = random.choice(game.to_act)
        moves = list(game.moves_of(seat))
        if not any(text.startswith("play") for text in game.moves_of(seat).texts) and random.random() < LEFT_OUT:
            continue
        for move in random.sample(moves, 2):
            if (found := all_said(game, seat, move)) is not None:
                CHECKS[found.kind](game, seat, move, found.says.args.get("gone"), random)


LEFT_OUT = 0.8
"""So many decisions at which no card can be played are passed over, since there are so many."""


def check_window(game: Game, seat: int, move: int, gone: object, random: Random) -> None:
    """A card that is gone for good is never played, and none can be played right after the move."""
    found = all_said(game, seat, move)
    assert found is not None
    cards = found.says.args["cards"]
    assert isinstance(cards, list)
    names = {card.args["card"] for card in cards if isinstance(card, Message)}
    assert {f"play {name}" for name in names} <= set(game.moves_of(seat).texts)
    _, told = after(game, seat, move, random, lambda twin: gone == "no")
    assert not any(isinstance(event, CardPlayed) and event.seat == seat and event.card in names for event in told)


def check_beyond(game: Game, seat: int, move: int, gone: object, random: Random) -> None:
    """The move fills the box, or leaves it full."""
    over, _ = after(game, seat, move, random, lambda twin: True)
    assert stand(over).seats[seat].jewelry == JEWEL_BOX


def check_unhurried(game: Game, seat: int, move: int, gone: object, random: Random) -> None:
    """However it goes on, nobody else places workers in this round."""
    _, told = after(game, seat, move, random, lambda twin: stand(twin).phase != ACTIONS)
    assert all(event.seat == seat for event in told if isinstance(event, WorkersPlaced))


def check_dying(game: Game, seat: int, move: int, gone: object, random: Random) -> None:
    """However it goes on, so many sheep die when the next round begins."""
    found = all_said(game, seat, move)
    assert found is not None
    number = stand(game).round
    _, told = after(game, seat, move, random, lambda twin: stand(twin).round > number)
    died = sum(event.count for event in told if isinstance(event, SheepDied) and event.seat == seat)
    assert died == found.says.args["count"] > 0


CHECKS = {"window": check_window, "beyond": check_beyond, "old-age": check_dying, "no-hurry": check_unhurried}
