"""Offered moves as screens list them: their groups and symbols."""

from __future__ import annotations

from functools import cache
from typing import Final

from allmende.core.message import Message
from allmende.core.symbols import token
from allmende.core.view import MoveView
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import ROW_WORKERS, SPACE_ROWS, lowest_free_row
from allmende.hallertau.components.moves import CHOOSE, PLACE
from allmende.hallertau.components.numbers import CARD_DECKS, CARD_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES
from allmende.hallertau.presentation.icons import icons, income_icons, lower_icons
from allmende.hallertau.record.vocabulary import VOCABULARY
from allmende.hallertau.rules.language.effect import OneOf
from allmende.hallertau.rules.state import State

_LISTED: Final = {"done", "place", "exchange"}
"""Verbs without a group: their moves are listed one by one."""
_GROUPS: Final = {
    "place-sparingly": "sparingly",
    "pay": "payment",
    "pay-jewelry": "jewelry",
    "play": "card",
    "play-sparingly": "sparingly",
    "activate-sparingly": "sparingly",
}

_SYMBOLS: Final = {
    "pay-jewelry": ["jewelry"],
    "harvest-all": ["harvest"],
    "pick-space": ["worker"],
    "sustain": ["sustain"],
    "return-sheep": ["sheep-back"],
    "activate-all": ["income"],
}


def offer(state: State, seat: int, move: int, label: Message) -> MoveView:
    """A legal move as a screen shows it."""
    noun = VOCABULARY[move]
    group = "" if noun.verb in _LISTED else _GROUPS.get(noun.verb, "other")
    return MoveView(noun.text, noun.target, label, noun.verb, group, noun.nouns, _icons(state, seat, move))


def _icons(state: State, seat: int, move: int) -> list[str]:
    noun = VOCABULARY[move]
    match noun.verb:
        case "place":
            space = move - PLACE
            return [f"worker@{ROW_WORKERS[lowest_free_row(state.board[space], SPACE_ROWS[space])]}"]
        case "choose":
            step = state.top(seat)
            return icons(step.options[move - CHOOSE]) if isinstance(step, OneOf) else []
        case _:
            return _printed(noun.verb, noun.nouns)


@cache
def _printed(verb: str, nouns: tuple[str | int, ...]) -> list[str]:
    """The symbols of moves that have the same ones wherever they are offered."""
    match verb, *nouns:
        case "take", what:
            return ["rooster" if what == "marker" else str(what)]
        case "sow", row, str(good), int(count):
            return [token(good, count), "arrow", f"field@{row}"]
        case "pay", *paid:
            return [f"{good}*{count}" for good, count in zip(paid[::2], paid[1::2], strict=True)]
        case "exchange", count:
            return [f"worker*{count}", "arrow", f"tools*{count}"]
        case "spend", good, *_:
            return [str(good)]
        case "spend-field" | "pick-field", row:
            return [f"field@{row}"]
        case "spend-field" | "pick-field", row, str(good), int(count):
            return [f"field@{row}", token(good, count)]
        case "raise" | "fallow", row:
            return [f"field@{row}", "raise"]
        case "retreat" | "advance", craft:
            return [str(craft), verb]
        case "boulder", craft, _:
            return ["boulder", str(craft)]
        case "activate" | "activate-sparingly", str(name):
            return income_icons(CARDS[CARD_NAMES.index(name)])
        case "play" | "play-sparingly" | "discard", str(name):
            card = CARDS[CARD_NAMES.index(name)]
            return [f"{DECK_NAMES[CARD_DECKS[card.card]]}-card", *lower_icons(card)]
        case _:
            return _SYMBOLS.get(verb, [])
