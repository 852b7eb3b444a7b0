"""The decks of Hallertau as lists of cards with their texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table

from allmende.cli.console import Console
from allmende.core.message import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES, DECKS, deck_cards
from allmende.hallertau.components.pieces import DECK_NAMES, FARMYARD, GATEWAY
from allmende.hallertau.presentation import wording
from allmende.hallertau.rules.language import Card


class HallertauDeck(msgspec.Struct, frozen=True):
    """A deck; its key is the first digit of its numbers."""

    name: str

    @property
    def key(self) -> str:
        """The first digit of its numbers."""
        return f"{DECKS[self.name][1]:03}"[0]

    def heading(self, console: Console) -> str:
        """The line above the list."""
        pile, first, last = DECKS[self.name]
        name = DECK_NAMES[pile]
        numbers = f"{first:03}–{last:03}"
        cards = Message(f"deck-{name}", {"count": 2})
        if pile in (GATEWAY, FARMYARD):
            return console.words("cards-deck", pile=cards, deck=Message(f"option-{name}-{self.name}"), numbers=numbers)
        return console.words("cards-pile", pile=cards, numbers=numbers)

    def table(self, console: Console) -> Table:
        """The cards of a deck with their texts, and a ruling below the text if there is one."""
        rows = Table(box=None, pad_edge=False)
        rows.add_column(console.words("cards-number"), vertical="top")
        rows.add_column(console.words("cards-text"))
        points = any(card.points for card in self._cards())
        if points:
            rows.add_column(console.words("cards-points"), justify="right")
        for card in self._cards():
            parts = [wording.phase_bar(card), wording.upper(card), wording.lower(card), wording.income(card)]
            ruling = wording.ruling(card)
            lines = [_say(parts, console)] + ([console.words("cards-ruling", ruling=ruling)] if ruling else [])
            rows.add_row(CARD_NAMES[card.card], "\n".join(lines), *([str(card.points)] if points else []))
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The cards as plain data with texts."""
        return [
            {
                "number": CARD_NAMES[card.card],
                "deck": self.name,
                "pile": DECK_NAMES[DECKS[self.name][0]],
                "phases": _say([wording.phase_bar(card)], console),
                "upper": _say([wording.upper(card)], console),
                "lower": _say([wording.lower(card)], console),
                "income": _say([wording.income(card)], console),
                "points": card.points,
                "ruling": _say([wording.ruling(card)], console),
            }
            for card in self._cards()
        ]

    def _cards(self) -> list[Card]:
        return [CARDS[card] for card in deck_cards(self.name)]


ALL_DECKS = tuple(HallertauDeck(name) for name in DECKS)


def _say(parts: Sequence[Message | None], console: Console) -> str:
    return " ".join(console.speaker.say(part) for part in parts if part is not None)
