"""How offered moves are listed: in which group, and with which symbols."""

from __future__ import annotations

from functools import cache
from typing import Final

from allmende.core.message import Message
from allmende.core.symbols import token
from allmende.core.view import MoveView
from allmende.hallertau.cards import CARDS
from allmende.hallertau.faces.icons import icons, income_icons, lower_icons
from allmende.hallertau.facts.vocabulary import VOCABULARY
from allmende.hallertau.rules.board import ROW_WORKERS, SPACE_ROWS, lowest_free_row
from allmende.hallertau.rules.components import DECK_NAMES
from allmende.hallertau.rules.language.effect import Either
from allmende.hallertau.rules.moves import CHOOSE, PLACE
from allmende.hallertau.rules.numbers import CARD_DECKS, CARD_NAMES
from allmende.hallertau.rules.state import Table

_LISTED: Final = {"done", "place", "exchange"}
"""What is listed by itself."""
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


def offer(table: Table, seat: int, move: int, label: Message) -> MoveView:
    """A legal move as a screen shows it."""
    noun = VOCABULARY[move]
    group = "" if noun.verb in _LISTED else _GROUPS.get(noun.verb, "other")
    return MoveView(noun.text, noun.target, label, noun.verb, group, noun.nouns, _icons(table, seat, move))


def _icons(table: Table, seat: int, move: int) -> list[str]:
    noun = VOCABULARY[move]
    match noun.verb:
        case "place":
            space = move - PLACE
            return [f"worker@{ROW_WORKERS[lowest_free_row(table.board[space], SPACE_ROWS[space])]}"]
        case "choose":
            step = table.top(seat)
            return icons(step.options[move - CHOOSE]) if isinstance(step, Either) else []
        case _:
            return _printed(noun.verb, noun.nouns)


@cache
def _printed(verb: str, nouns: tuple[str | int, ...]) -> list[str]:
    """The symbols of moves that are the same wherever they are offered."""
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
