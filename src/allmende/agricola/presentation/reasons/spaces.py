"""Reasons why people can't be placed on an action space, and the action spaces that allow a move."""

from __future__ import annotations

from allmende.agricola.components.board import (
    BOARD_SPACES,
    FIRST_CARD,
    FIRST_HAND_CARD,
    ROUNDS,
    SPACE_COUNT,
    SPACE_NAMES,
    STAGE_OF_ROUND,
    TILE_SPACES,
)
from allmende.agricola.components.moves import PLACE, PLAY
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.presentation.labels.cards import asked
from allmende.agricola.presentation.reasons.actions import impossible
from allmende.agricola.presentation.reasons.cards import why_not_with_card
from allmende.agricola.presentation.reasons.shortages import first, of_these
from allmende.agricola.presentation.wording.conditions import holding
from allmende.agricola.rules.language import Action, BakeBread, Effect, OneOf, Space
from allmende.agricola.rules.language.another_space import UseAnother
from allmende.agricola.rules.language.card import ActionSpace
from allmende.agricola.rules.language.nodes import PlacingNode
from allmende.agricola.rules.language.placing import can_use, free_spaces, known_spaces, revealed_spaces
from allmende.agricola.rules.language.tolls import tolls_due
from allmende.agricola.rules.spaces import MOST_PLAYERS, starting_spaces
from allmende.agricola.rules.state import State
from allmende.core.message import Message

CARDS = ((1 << ROUNDS) - 1) << FIRST_CARD
"""The action spaces that come into play as cards."""


def why_not_placed(state: State, seat: int, space: int) -> Message | None:
    """The reason why the seat can't place a person on an action space."""
    if (revealed_spaces(state) & ~known_spaces(state, seat)) >> space & 1:
        return Message("reason-opened-for-other", {"round": state.order.index(space) + 1})
    if not known_spaces(state, seat) >> space & 1:
        return _coming(state, space) if CARDS >> space & 1 else _absent(state, space)
    if not free_spaces(state, seat) >> space & 1:
        return _occupied(state, seat, space)
    return _useless(state, seat, space)


def _useless(state: State, seat: int, space: int) -> Message | None:
    """The reason why an action space that the seat may use offers it nothing to do."""
    effect = state.steps[state.setup.actions[space]]
    assert isinstance(effect, Space)
    if state.round < effect.from_round:
        return Message("reason-from-round", {"round": effect.from_round})
    closed = _closed(effect, state, seat) if isinstance(effect, ActionSpace) else None
    return first(closed, _toll_missing(state, seat, space), impossible(effect, state, seat))


def _closed(space: ActionSpace, state: State, seat: int) -> Message | None:
    """The reason why the seat can't use the action space that a card is."""
    if not space.is_open(state, seat):
        return Message("reason-space-of-owner")
    if space.when is not None and not space.when.holds(state, seat):
        return Message("reason-space-only-if", {"if": holding(space.when)})
    return None


def _toll_missing(state: State, seat: int, space: int) -> Message | None:
    """The demands of cards of others, if they are the reason why the space can't be used."""
    tolls = tolls_due(state, seat, space)
    if not tolls or can_use(state, seat, space):
        return None
    pairs = asked(tolls)
    have = of_these(state, seat, pairs)
    return Message("reason-toll", {"card": named("card", CARD_NAMES[tolls[1]]), "needed": amounts(pairs), "have": have})


def why_not_second(action: PlacingNode, state: State, seat: int, space: int) -> Message | None:
    """The reason why the seat can't use another action space with a card."""
    if action.spaces(state, seat) >> space & 1:
        return _useless(state, seat, space)
    if isinstance(action, UseAnother):  # other permissions don't apply to it
        return why_not_with_card(action, state, seat, PLACE + space) or why_not_placed(state, seat, space)
    return why_not_placed(state, seat, space) or why_not_with_card(action, state, seat, PLACE + space)


def _coming(state: State, space: int) -> Message:
    """The rounds in which an action space may still come into play."""
    stage = STAGE_OF_ROUND[space - BOARD_SPACES + 1]
    rounds = [number for number in range(state.round + 1, ROUNDS + 1) if STAGE_OF_ROUND[number] == stage]
    return Message(
        "reason-not-in-play", {"stage": stage, "rounds": len(rounds), "first": rounds[0], "last": rounds[-1]}
    )


def _absent(state: State, space: int) -> Message:
    """The reason why an action space isn't in this game at all."""
    if space >= FIRST_HAND_CARD:
        return Message("reason-space-not-played")
    players = len(state.seats)
    with_others = any(starting_spaces(number, True, True) >> space & 1 for number in range(1, MOST_PLAYERS + 1))
    if with_others and not starting_spaces(players, True, True) >> space & 1:
        return Message("reason-other-players", {"players": players})
    return Message("reason-no-such-tile")


def _occupied(state: State, seat: int, space: int) -> Message:
    """The person, or the tile, that is in the way."""
    if state.people[seat] >> space & 1:
        return Message("reason-occupied", {"whose": "mine"})
    if TILE_SPACES >> space & 1 and not any(people >> space & 1 for people in state.people):
        return Message("reason-tile-used")
    return Message("reason-occupied", {"whose": "other"})


def spaces_for(state: State, move: int) -> list[Message]:
    """The names of the action spaces of this game, those to come among them, on which a move can be made."""
    found = []
    for space in range(SPACE_COUNT):
        effect = state.steps[state.setup.actions[space]]
        assert isinstance(effect, Effect)
        if (state.spaces | CARDS) >> space & 1 and _lets(effect, move):
            found.append(named("action", SPACE_NAMES[space]))
    return found


def _lets(effect: Effect, move: int) -> bool:
    """True if a move can belong to an effect."""
    if isinstance(effect, BakeBread) and move >= PLAY:  # effects of cards take the place of bread
        return False
    lets = isinstance(effect, Action) and not isinstance(effect, OneOf) and effect.owns(move)
    parts = effect.options if isinstance(effect, OneOf) else effect.parts()  # without alternatives that a card permits
    return lets or any(_lets(part, move) for part in parts)
