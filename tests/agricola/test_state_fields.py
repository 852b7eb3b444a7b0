"""A copy of a state, and of a player, has every field of the original."""

from __future__ import annotations

import allmende
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from state_fields import check_copy

PLAYER_SHARED = {"beds", "hand", "kept", "known", "marks", "moves", "packet", "played"}
STATE_SHARED = {"order", "pile", "steps"}


def _state() -> State:
    state = allmende.agricola.new(players=2, seed=1).state
    assert isinstance(state, State)
    return state


def _player() -> Player:
    return _state().seats[0].copy()


def test_a_copy_of_a_player_has_every_field() -> None:
    check_copy(_player, PLAYER_SHARED)


def test_a_copy_of_a_state_has_every_field() -> None:
    check_copy(_state, STATE_SHARED)
