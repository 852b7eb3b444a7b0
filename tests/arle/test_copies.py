"""Copies of states and players: every field arrives, and no list is shared that is changed in place."""

from __future__ import annotations

from allmende import arle
from allmende.arle.rules.player import new_player
from allmende.arle.rules.state import State
from state_fields import check_copy


def test_a_copy_of_a_player_has_every_field() -> None:
    check_copy(new_player, {"moves"})


def test_a_copy_of_a_state_has_every_field() -> None:
    check_copy(a_state, {"steps", "actions", "built"})


def a_state() -> State:
    """The state of a game that has just begun."""
    state = arle.new(players=2, seed=0).state
    assert isinstance(state, State)
    return state
