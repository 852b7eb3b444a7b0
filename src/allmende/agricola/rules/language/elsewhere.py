"""Reasons for moves that belong to another step: the time for them, and the action spaces that allow them."""

from __future__ import annotations

from allmende.agricola.components.board import FIRST_CARD, ROUNDS, SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.moves import BAKE, CHOOSE, DISCARD, FEED, KEEP, PLAY, RELEASE, RENOVATE, RESOLVE
from allmende.agricola.components.phrases import named
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.shortages import FINISH_FIRST, not_held
from allmende.agricola.rules.state import State
from allmende.core.message import Message

CARDS = ((1 << ROUNDS) - 1) << FIRST_CARD
"""The action spaces that come into play as cards."""


def elsewhere(state: State, seat: int, move: int, plays: str = "") -> Message:
    """The time of a move that does not belong to the present step.

    `plays`: the hand cards that can be played here, "minors" or "occupations".
    """
    if move >= PLAY:
        return _with_cards(state, seat, move, plays)
    if BAKE <= move < RENOVATE and state.phase != WORK:
        return Message("reason-bake-in-work-phase")
    if move < FEED:
        return FINISH_FIRST if state.phase == WORK else Message("reason-work-phase-only")
    if move == FEED:
        return Message("reason-feeding-phase-only")
    return Message("reason-breeding-phase-only" if move < RELEASE else "reason-release-only")


def _with_cards(state: State, seat: int, move: int, plays: str) -> Message:
    """The time of a move that has to do with hand cards."""
    if move >= CHOOSE:
        return Message("reason-no-such-way")
    if move >= DISCARD:
        return Message("reason-no-discarding")
    if move >= RESOLVE:
        return Message("reason-card-not-waiting")
    if move >= KEEP:
        return Message("reason-no-draft")
    missing = not_held(state, seat, move - PLAY)
    if missing is not None:
        return missing
    if plays:
        return Message(f"reason-only-{plays}")
    return FINISH_FIRST if state.phase == WORK else card_by_space(state, move)


def by_action_space(state: State, move: int) -> Message:
    """The action spaces on which people have to be placed for a move."""
    spaces = spaces_for(state, move)
    if not spaces:
        return Message("reason-by-no-space")
    if BAKE <= move < RENOVATE:  # improvements that bake may do other things too
        return Message("reason-bake-on", {"spaces": spaces})
    return Message("reason-by-action-space", {"spaces": spaces})


def card_by_space(state: State, move: int) -> Message:
    """The action spaces on which a person has to be placed to play a card of the hand."""
    return Message("reason-by-card-or-space", {"spaces": spaces_for(state, move)})


def spaces_for(state: State, move: int) -> list[Message]:
    """The names of the action spaces of this game, those to come among them, on which a move can be made."""
    found: list[Message] = []
    for space in range(SPACE_COUNT):
        effect = state.steps[state.setup.actions[space]]
        assert isinstance(effect, Effect)
        if (state.spaces | CARDS) >> space & 1 and effect.lets(move):
            found.append(named("action", SPACE_NAMES[space]))
    return found
