"""`allmende cards`: what the cards of a game say."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table

from allmende.cli.console import Console, fail
from allmende.cli.parser import Parser
from allmende.core.message import Message
from allmende.hallertau import wording
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components import DECK_NAMES, FARMYARD, GATEWAY
from allmende.hallertau.language import Card
from allmende.hallertau.numbers import CARD_NAMES, DECKS, deck_cards
from allmende.titles import title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("cards", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--deck", metavar="DECK", help=parser.help("deck"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print the cards of a deck, or of all decks, in the order of their numbers."""
    # Hallertau is the only game on the shelf so far; another one will bring decks of its own.
    title(options.title)
    decks = list(DECKS) if options.deck is None else [_deck(options.deck)]
    if options.json:
        cards = [_plain(deck, card, console) for deck in decks for card in _cards(deck)]
        sys.stdout.write(msgspec.json.encode({"title": options.title, "cards": cards}).decode() + "\n")
        return 0
    for deck in decks:
        console.out.print(_heading(deck, console))
        console.out.print(_table(deck, console))
        console.out.print()
    return 0


def _deck(wanted: str) -> str:
    """The deck of this name, or whose cards begin with this digit."""
    for name, (_, first, _) in DECKS.items():
        if wanted.lower() in (name, f"{first:03}"[0]):
            return name
    known = ", ".join(f"{name} ({first:03}"[:-2] + ")" for name, (_, first, _) in DECKS.items())
    fail("error-deck", deck=wanted, known=known)


def _cards(deck: str) -> list[Card]:
    return [CARDS[card] for card in deck_cards(deck)]


def _heading(deck: str, console: Console) -> str:
    pile, first, last = DECKS[deck]
    name = DECK_NAMES[pile]
    numbers = f"{first:03}–{last:03}"
    cards = Message(f"deck-{name}", {"count": 2})
    if pile in (GATEWAY, FARMYARD):
        return console.words("cards-deck", pile=cards, deck=Message(f"option-{name}-{deck}"), numbers=numbers)
    return console.words("cards-pile", pile=cards, numbers=numbers)


def _table(deck: str, console: Console) -> Table:
    """The cards of a deck; how an unclear one is read stands below what it says."""
    rows = Table(box=None, pad_edge=False)
    rows.add_column(console.words("cards-number"), vertical="top")
    rows.add_column(console.words("cards-text"))
    points = any(card.points for card in _cards(deck))
    if points:
        rows.add_column(console.words("cards-points"), justify="right")
    for card in _cards(deck):
        parts = [wording.phase_bar(card), wording.upper(card), wording.lower(card), wording.income(card)]
        ruling = wording.ruling(card)
        lines = [_say(parts, console)] + ([console.words("cards-ruling", ruling=ruling)] if ruling else [])
        rows.add_row(CARD_NAMES[card.card], "\n".join(lines), *([str(card.points)] if points else []))
    return rows


def _plain(deck: str, card: Card, console: Console) -> dict[str, Any]:
    return {
        "number": CARD_NAMES[card.card],
        "deck": deck,
        "pile": DECK_NAMES[DECKS[deck][0]],
        "phases": _say([wording.phase_bar(card)], console),
        "upper": _say([wording.upper(card)], console),
        "lower": _say([wording.lower(card)], console),
        "income": _say([wording.income(card)], console),
        "points": card.points,
        "ruling": _say([wording.ruling(card)], console),
    }


def _say(parts: Sequence[Message | None], console: Console) -> str:
    return " ".join(console.speaker.say(part) for part in parts if part is not None)
