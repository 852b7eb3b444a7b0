"""Why nobody can be placed on an action space, and which action spaces let one do something."""

from __future__ import annotations

from allmende.agricola.faces.labels.cards import asked
from allmende.agricola.faces.reasons.actions import impossible
from allmende.agricola.faces.reasons.cards import why_not_with_card
from allmende.agricola.faces.reasons.shortages import first, of_these
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.rules.board import (
    BOARD_SPACES,
    FIRST_CARD,
    FIRST_HAND_CARD,
    ROUNDS,
    SPACE_COUNT,
    SPACE_NAMES,
    STAGE_OF_ROUND,
    TILE_SPACES,
)
from allmende.agricola.rules.language import Action, BakeBread, Effect, OneOf, Space
from allmende.agricola.rules.language.card import ActionSpace
from allmende.agricola.rules.language.nodes import PlacingNode
from allmende.agricola.rules.language.placing import (
    UseAnother,
    can_use,
    free_spaces,
    known_spaces,
    revealed_spaces,
)
from allmende.agricola.rules.language.tolls import tolls_due
from allmende.agricola.rules.moves import PLACE, PLAY
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.phrases import amounts, named
from allmende.agricola.rules.spaces import MOST_PLAYERS, starting_spaces
from allmende.agricola.rules.state import Table
from allmende.core.message import Message

CARDS = ((1 << ROUNDS) - 1) << FIRST_CARD
"""The action spaces that come into play as cards."""


def why_not_placed(table: Table, seat: int, space: int) -> Message | None:
    """Why the seat can't place a person on an action space."""
    if (revealed_spaces(table) & ~known_spaces(table, seat)) >> space & 1:
        return Message("reason-opened-for-other", {"round": table.order.index(space) + 1})
    if not known_spaces(table, seat) >> space & 1:
        return _coming(table, space) if CARDS >> space & 1 else _absent(table, space)
    if not free_spaces(table, seat) >> space & 1:
        return _occupied(table, seat, space)
    return _useless(table, seat, space)


def _useless(table: Table, seat: int, space: int) -> Message | None:
    """Why there is nothing to do for the seat on an action space that it may use."""
    effect = table.steps[table.setup.actions[space]]
    assert isinstance(effect, Space)
    if table.round < effect.from_round:
        return Message("reason-from-round", {"round": effect.from_round})
    closed = _closed(effect, table, seat) if isinstance(effect, ActionSpace) else None
    return first(closed, _toll_missing(table, seat, space), impossible(effect, table, seat))


def _closed(space: ActionSpace, table: Table, seat: int) -> Message | None:
    """Why the seat can't use the action space that a card is."""
    if not space.is_open(table, seat):
        return Message("reason-space-of-owner")
    if space.when is not None and not space.when.holds(table, seat):
        return Message("reason-space-only-if", {"if": holding(space.when)})
    return None


def _toll_missing(table: Table, seat: int, space: int) -> Message | None:
    """What cards of others ask for first, if that is why the space can't be used."""
    tolls = tolls_due(table, seat, space)
    if not tolls or can_use(table, seat, space):
        return None
    pairs = asked(tolls)
    have = of_these(table, seat, pairs)
    return Message("reason-toll", {"card": named("card", CARD_NAMES[tolls[1]]), "needed": amounts(pairs), "have": have})


def why_not_second(action: PlacingNode, table: Table, seat: int, space: int) -> Message | None:
    """Why the seat can't use another action space with a card."""
    if action.spaces(table, seat) >> space & 1:
        return _useless(table, seat, space)
    if isinstance(action, UseAnother):  # to which what else is permitted does not apply
        return why_not_with_card(action, table, seat, PLACE + space) or why_not_placed(table, seat, space)
    return why_not_placed(table, seat, space) or why_not_with_card(action, table, seat, PLACE + space)


def _coming(table: Table, space: int) -> Message:
    """In which of the rounds to come an action space comes into play."""
    stage = STAGE_OF_ROUND[space - BOARD_SPACES + 1]
    rounds = [number for number in range(table.round + 1, ROUNDS + 1) if STAGE_OF_ROUND[number] == stage]
    return Message(
        "reason-not-in-play", {"stage": stage, "rounds": len(rounds), "first": rounds[0], "last": rounds[-1]}
    )


def _absent(table: Table, space: int) -> Message:
    """Why an action space isn't in this game at all."""
    if space >= FIRST_HAND_CARD:
        return Message("reason-space-not-played")
    players = len(table.seats)
    with_others = any(starting_spaces(number, True, True) >> space & 1 for number in range(1, MOST_PLAYERS + 1))
    if with_others and not starting_spaces(players, True, True) >> space & 1:
        return Message("reason-other-players", {"players": players})
    return Message("reason-no-such-tile")


def _occupied(table: Table, seat: int, space: int) -> Message:
    """Who, or what, is in the way."""
    if table.people[seat] >> space & 1:
        return Message("reason-occupied", {"whose": "mine"})
    if TILE_SPACES >> space & 1 and not any(people >> space & 1 for people in table.people):
        return Message("reason-tile-used")
    return Message("reason-occupied", {"whose": "other"})


def spaces_for(table: Table, move: int) -> list[Message]:
    """The names of the action spaces of this game, those to come among them, on which a move can be made."""
    found = []
    for space in range(SPACE_COUNT):
        effect = table.steps[table.setup.actions[space]]
        assert isinstance(effect, Effect)
        if (table.spaces | CARDS) >> space & 1 and _lets(effect, move):
            found.append(named("action", SPACE_NAMES[space]))
    return found


def _lets(effect: Effect, move: int) -> bool:
    """Whether a move can belong to an effect."""
    if isinstance(effect, BakeBread) and move >= PLAY:  # what cards have take the place of bread
        return False
    lets = isinstance(effect, Action) and not isinstance(effect, OneOf) and effect.owns(move)
    parts = effect.options if isinstance(effect, OneOf) else effect.parts()  # without what a card permits instead
    return lets or any(_lets(part, move) for part in parts)
