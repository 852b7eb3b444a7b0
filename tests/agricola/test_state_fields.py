"""A copy of a state, a player, a use or a reaction has every field of the original."""

from __future__ import annotations

import allmende
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.agricola.rules.use import Use
from state_fields import check_copy

PLAYER_SHARED = {"beds", "hand", "kept", "known", "marks", "moves", "packet", "played"}
STATE_SHARED = {"beside", "deck_x", "order", "pile", "steps", "strange"}


def _state() -> State:
    state = allmende.agricola.new(players=2, seed=1).state
    assert isinstance(state, State)
    return state


def _player() -> Player:
    mine = _state().seats[0].copy()
    mine.uses = [Use(3), Use(5, elsewhere=True)]
    mine.reactions = [Reaction(2, doer=0), Reaction(4, doer=1)]
    return mine


def test_a_copy_of_a_state_has_every_field() -> None:
    check_copy(_state, STATE_SHARED)


def test_a_copy_of_a_player_has_every_field() -> None:
    check_copy(_player, PLAYER_SHARED)


def test_a_copy_of_a_use_has_every_field() -> None:
    check_copy(lambda: Use(3), {"left", "silent"})


def test_a_copy_of_a_reaction_has_every_field() -> None:
    check_copy(lambda: Reaction(3, doer=1), {"left"})


def test_a_copy_of_a_player_has_uses_and_reactions_of_its_own() -> None:
    mine = _player()
    twin = mine.copy()
    twin.uses[0].silence(7)
    twin.uses[1].stage += 1
    twin.reactions[0].is_read = True
    assert not mine.reactions[0].is_read
    assert [(use.silent, use.stage) for use in mine.uses] == [([], 0), ([], 0)]
    assert [(use.silent, use.stage) for use in twin.uses] == [([7], 0), ([], 1)]
