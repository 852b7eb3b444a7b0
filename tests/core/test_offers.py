"""Moves are offered as data: screens never read their texts."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from allmende.core import Game, MoveView
from allmende.titles import TITLES

GAMES: dict[str, dict[str, str]] = {"hallertau": {"cards": "on"}, "arle": {}, "agricola": {"cards": "all"}}


@cache
def offered(title: str) -> dict[str, MoveView]:
    """What is offered in some games, by text: what was last."""
    found: dict[str, MoveView] = {}
    for seed in range(4):
        game, random = Game.new(TITLES[title], 2, seed, None, GAMES[title]), Random(seed)
        while not game.is_over:
            seat = random.choice(game.to_act)
            decision = game.decision(seat)
            assert decision is not None
            found |= {move.text: move for move in decision.moves}
            game.play(random.choice(decision.moves).text, seat)
    return found


@pytest.mark.parametrize("title", GAMES)
def test_every_move_says_what_it_does_with_what(title: str) -> None:
    vocabulary = TITLES[title].vocabulary
    nouns = [vocabulary[move] for move in range(len(vocabulary))]
    assert all(noun.verb and " " not in noun.verb for noun in nouns)
    # What differs in nothing but the words would be one move.
    told = {(noun.verb, noun.nouns, noun.target) for noun in nouns}
    assert len(told) == len(nouns)


@pytest.mark.parametrize("title", GAMES)
def test_no_noun_and_no_group_is_a_phrase(title: str) -> None:
    for move in offered(title).values():
        assert not any(isinstance(noun, str) and " " in noun for noun in move.nouns), move
        assert " " not in move.group
        assert move.group != move.verb, "it is listed by its verb anyway"


@pytest.mark.parametrize(
    ("title", "text", "group", "nouns", "icons"),
    [
        ("hallertau", "done", "", (), []),
        ("hallertau", "exchange 2", "", (2,), ["worker*2", "arrow", "tools*2"]),
        ("hallertau", "place sparingly clay-delivery", "sparingly", ("clay-delivery",), []),
        ("hallertau", "sow rye row 5", "other", (5, "rye", 1), ["rye", "arrow", "field@5"]),
        ("hallertau", "play sparingly 434", "sparingly", ("434",), ["farmyard-card", "meat*6"]),
        ("arle", "load wood 1", "", ("wood", 1), ["wood"]),
        ("arle", "cut 2 boardwalk", "other", (2,), ["peat*2"]),
        ("arle", "trade flax", "", ("flax",), ["peat", "arrow", "flax"]),
        ("arle", "sell hage grain-field", "sale", ("hage", 0), ["grain-field", "arrow", "food*1"]),
        ("agricola", "plow a1", "site", ("A1",), ["field"]),
        ("agricola", "build fireplace-2", "other", ("fireplace-2",), ["fireplace"]),
        ("agricola", "fence a1", "", ("A1", 4), []),
        ("agricola", "eat grain", "food", ("grain",), ["grain", "arrow", "food"]),
    ],
)
def test_what_is_offered(title: str, text: str, group: str, nouns: tuple[str | int, ...], icons: list[str]) -> None:
    move = offered(title)[text]
    assert (move.group, move.nouns, move.icons) == (group, nouns, icons)


def test_a_place_tells_what_it_takes_now() -> None:
    game = Game.new(TITLES["hallertau"], 2, 7, None, {})
    seat = game.to_act[0]
    game.play("place nursery", seat)
    while seat not in game.to_act or "place nursery" not in game.moves_of(seat):
        other = game.to_act[0]
        game.play(game.moves_of(other)[0], other)
    decision = game.decision(seat)
    assert decision is not None
    (nursery,) = [move for move in decision.moves if move.text == "place nursery"]
    assert nursery.icons == ["worker@2"]


def test_what_is_paid_dearly_stands_beside_its_price() -> None:
    found = offered("arle")
    dear = found["build handcart dearly"]
    assert (dear.beside, dear.icons, dear.target) == ("build handcart", ["plus", "timber"], "supply:handcart")
    assert found["convert 1 dearly"].icons == ["plus", "brick"]
    assert not found["convert 1"].beside


def test_what_is_sown_knows_its_field() -> None:
    good, field = offered("agricola")["sow grain"].nouns
    assert good == "grain"
    assert field in {f"{column}{row}" for column in "ABCDE" for row in (1, 2, 3)}


def test_a_season_has_its_own_places() -> None:
    summer = Game.new(TITLES["arle"], 2, 1, None, {}).decision(0)
    assert summer is not None
    groups = {move.nouns[0]: move.group for move in summer.moves if move.verb == "place"}
    assert (groups["fisherman"], groups["potter"]) == ("", "special")
