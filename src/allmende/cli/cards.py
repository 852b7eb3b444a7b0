"""`allmende cards`: prints the cards of a game with their texts, and what has been measured of them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from allmende.cli.card_facts import print_card
from allmende.cli.card_statistics import add_statistics, print_statistics
from allmende.cli.console import Console, fail
from allmende.cli.display import Deck
from allmende.cli.displays import display_of
from allmende.cli.output import write
from allmende.cli.parser import Parser
from allmende.cli.told_output import CardsOutput
from allmende.core.message import Message
from allmende.titles import title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("cards", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("card", nargs="?", metavar="CARD", help=parser.help("card"))
    group.add_argument("--deck", metavar="DECK", help=parser.help("deck"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))
    add_statistics(group, parser)


def run(options: argparse.Namespace, console: Console) -> int:
    """Print the cards of a deck, or of all decks, or a single card, or statistics."""
    if options.stats:
        return print_statistics(options, console)
    chosen = title(options.title)
    decks = display_of(chosen).decks
    if not decks:
        fail("error-no-cards", title=Message(f"title-{options.title}"))
    if options.deck is not None:
        decks = [_deck(options.deck, decks)]
    if options.card is not None and not options.json:
        print_card(chosen, decks, options.card, console)
        return 0
    if options.json:
        cards = [card for deck in decks for card in deck.plain(console)]
        language = console.speaker.language
        write(CardsOutput(title=chosen.name, rules=chosen.newest_rules, language=language, cards=cards))
        return 0
    for deck in decks:
        console.out.print(deck.heading(console))
        console.out.print(deck.table(console))
        console.out.print()
    return 0


def _deck(wanted: str, decks: Sequence[Deck]) -> Deck:
    """The deck with this name or key; CommandError if there is none."""
    for deck in decks:
        if wanted and wanted.lower() in (deck.name, deck.key):
            return deck
    known = ", ".join(f"{deck.name} ({deck.key})" if deck.key else deck.name for deck in decks)
    fail("error-deck", deck=wanted, known=known)
