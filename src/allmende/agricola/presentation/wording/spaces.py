"""Words for action spaces: effects, goods that come onto them each round, and rulings."""

from __future__ import annotations

from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.presentation.reading import is_in_play, linked_with, some_players
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.presentation.wording.effects import say
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.spaces import (
    CARD_SPACES,
    MOST_PLAYERS,
    SPACE_RULINGS,
    SPACES,
    accumulates,
    spaces_for,
)
from allmende.core.message import Message


def variants(space: int) -> list[int]:
    """The numbers of players for which an action space has words of its own: only 0 if it is the same for all.

    Hand cards that are action spaces are covered as cards.
    """
    if space >= FIRST_HAND_CARD:
        return []
    players = [number for number in range(1, MOST_PLAYERS + 1) if is_in_play(space, number)]
    kinds = {
        (id(SPACES[number - 1][space]), accumulates(number)[space], linked_with(space, number)) for number in players
    }
    return players if len(kinds) > 1 else [0]


def card_variants(space: int) -> list[bool | None]:
    """The variants of an action space without and with hand cards: only None if it is the same in both."""
    return [False, True] if space in CARD_SPACES else [None]


def space_text(space: int, players: int, cards: bool = False) -> Message:
    """The effects of an action space with `players` players, 0 meaning any number, in one or two sentences."""
    players = some_players(space, players)
    action = spaces_for(players, cards)[space]
    effect = say(action)
    if action.from_round > 1:
        effect = Message("effect-from-round", {"round": action.from_round, "effect": effect})
    text = Message("effect-sentence", {"effect": effect})
    each = accumulates(players, cards)[space]
    if each:
        more = Message("effect-accumulates", {"what": goods(accumulated(space), each), "count": each})
        text = Message("sentences", {"first": text, "rest": more})
    partner = linked_with(space, players)
    if partner < 0:
        return text
    more = Message("effect-linked", {"action": named("action", SPACE_NAMES[partner])})
    return Message("sentences", {"first": text, "rest": more})


def space_ruling(space: int) -> Message | None:
    """The reading of an unclear action space."""
    name = SPACE_NAMES[space]
    return Message(f"ruling-action-{name}") if name in SPACE_RULINGS else None
