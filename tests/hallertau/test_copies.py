"""Copies of states and players: every field arrives, and no list is shared that is changed in place."""

from __future__ import annotations

from random import Random

from allmende.hallertau.rules.player import new_player
from allmende.hallertau.rules.state import State
from core.games import fingerprint, played, stand, step
from state_fields import check_copy

SHARED_BY_PLAYERS = {"moves", "declined", "just_harvested", "harvested", "advanced"}
"""Replaced when they change."""
SHARED_BY_STATES = {"steps", "actions", "open", "decks"}
"""The same from the beginning to the end of a game."""


def test_a_copy_of_a_player_has_every_field() -> None:
    check_copy(new_player, SHARED_BY_PLAYERS)


def test_a_copy_of_a_state_has_every_field() -> None:
    check_copy(a_state, SHARED_BY_STATES)


def a_state() -> State:
    """The state of a game with cards that has just begun."""
    return stand(played(players=2, seed=0, moves=0, cards="on"))


def test_moves_leave_an_earlier_copy_as_it_was() -> None:
    game, random = played(players=3, seed=0, moves=0, cards="on"), Random(0)
    changed: set[str] = set()
    while not game.is_over:
        twin = game.copy()
        before = fingerprint(twin)
        step(game, random)
        assert fingerprint(twin) == before
        for now, then in zip(stand(game).seats, stand(twin).seats, strict=True):
            changed |= {name for name in SHARED_BY_PLAYERS if getattr(now, name) != getattr(then, name)}
    assert changed == SHARED_BY_PLAYERS
