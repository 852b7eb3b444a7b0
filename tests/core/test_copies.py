"""Copies share what does not change: neither ever sees what the other does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.core import Game
from core.games import fingerprint, new, played, step


@given(
    st.integers(1, 4),
    st.sampled_from(["together", "clockwise"]),
    st.sampled_from(["on", "off"]),
    st.integers(0, 10_000),
)
def test_copies_in_any_interleaving_play_on_their_own(players: int, progress: str, cards: str, seed: int) -> None:
    random = Random(seed)
    family = [played(players, seed, random.randrange(60), progress, cards)]
    ahead = {0: fingerprint(family[0])}
    for _ in range(40):
        chosen = random.randrange(len(family))
        game = family[chosen]
        if random.random() < 0.3 and len(family) < 6:
            family.append(game.copy())
            ahead[len(family) - 1] = ahead[chosen]
        elif not game.is_over:
            step(game, random)
            ahead[chosen] = fingerprint(game)
        for number, member in enumerate(family):
            assert fingerprint(member) == ahead[number]


@pytest.mark.parametrize("cards", ["on", "off"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_copy_plays_on_exactly_like_the_original(players: int, cards: str) -> None:
    game = played(players, 4, 20, cards=cards)
    twin = game.copy()
    random, same = Random(1), Random(1)
    while not game.is_over:
        assert step(game, random) == step(twin, same)
        assert fingerprint(game) == fingerprint(twin)
    assert game.record == twin.record


def test_a_copy_of_a_position_has_no_listeners() -> None:
    game = new(2, 1)
    game.state.log = []
    assert game.state.copy().log is None


def test_a_copy_of_a_copy() -> None:
    game = new(2, 7)
    child = game.copy()
    child.play("exchange 1")
    grandchild = child.copy()
    child.play("exchange 2")
    grandchild.play("exchange 3")
    assert [member.state.seats[0].tools for member in (game, child, grandchild)] == [0, 2, 3]
    assert [member.state.seats[1].tools for member in (game, child, grandchild)] == [0, 1, 1]
    assert [member.version for member in (game, child, grandchild)] == [0, 2, 2]


def test_the_original_goes_on_without_touching_its_copy() -> None:
    game = new(2, 7)
    frozen: Game = game.copy()
    before = fingerprint(frozen)
    random = Random(3)
    while not game.is_over:
        step(game, random)
    assert fingerprint(frozen) == before
