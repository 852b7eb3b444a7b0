"""`allmende cards TITLE CARD`: one card with its text, and what has been measured of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.arena.contestants import bot_message
from allmende.bots.card_knowledge import CardFacts, CardSet, card_knowledge
from allmende.cli.card_statistics import card_message, give_or_take
from allmende.cli.console import Console, fail
from allmende.cli.display import Deck
from allmende.core.message import Message
from allmende.core.title import Title

CALLED: Final = ("title", "name", "number")
"""What a card goes by in the plain data of a deck."""
TEXTS: Final = ("prerequisite", "phases", "upper", "lower", "income", "text", "ruling")
"""The texts of a card in the plain data of a deck, in their order on the card."""


def print_card(title: Title[Any, Any], decks: Sequence[Deck], wanted: str, console: Console) -> None:
    """Print a card, called by name or number; CommandError if there is none."""
    row = _find(decks, wanted, console)
    if row is None:
        fail("card-facts-unknown", title=Message(f"title-{title.name}"), card=wanted)
    console.out.print(" · ".join(str(row[key]) for key in ("number", "title") if row.get(key)))
    for key in TEXTS:
        if row.get(key):
            console.out.print(row[key], soft_wrap=True)
    name = str(row.get("name", row.get("number")))
    sets = [(known, known.cards[name]) for known in card_knowledge(title).sets if name in known.cards]
    console.out.print()
    if not sets:
        console.say("card-facts-none")
    for known, facts in sets:
        console.say(
            "card-facts-source",
            players=known.players,
            games=known.games,
            bot=bot_message(known.bot),
            date=known.date,
        )
        for line in told(title, known, name, facts, console):
            console.out.print(f"  {line}", soft_wrap=True)


def told(title: Title[Any, Any], known: CardSet, name: str, facts: CardFacts, console: Console) -> list[str]:
    """What is known of a card, line by line; of points and wins only what can be no chance among so many cards."""
    lines = []
    if facts.dealt:
        lines.append(console.words("card-facts-dealt", dealt=facts.dealt, hands=known.hands))
    if facts.offered:
        lines.append(console.words("card-facts-chosen", chosen=facts.chosen, offered=facts.offered))
    mean = "–" if facts.round is None else console.number(f"{facts.round:.1f}")
    lines.append(console.words("card-facts-played", played=facts.played, round=mean))
    if facts.dealt and not (facts.points and known.stands_out(facts.points)):
        lines.append(console.words("card-facts-unsure"))
    if facts.points and known.stands_out(facts.points):
        more, reach = facts.points.value > 0, f"{abs(facts.points.value):.1f} ± {facts.points.half:.1f}"
        lines.append(console.words("card-facts-points", more=_yes(more), points=console.number(reach)))
    if facts.wins and known.stands_out(facts.wins):
        more, reach = facts.wins.value > 0, f"{100 * abs(facts.wins.value):.0f} ± {100 * facts.wins.half:.0f}"
        lines.append(console.words("card-facts-wins", more=_yes(more), wins=console.number(reach)))
    for pair in known.partners:
        if name in pair.cards:
            other = pair.cards[1 - pair.cards.index(name)]
            points = console.number(give_or_take(pair.points))
            lines.append(console.words("card-facts-partner", card=card_message(title, other), points=points))
    return lines


def _find(decks: Sequence[Deck], wanted: str, console: Console) -> Mapping[str, Any] | None:
    """The plain data of the card that is called so."""
    word = wanted.casefold()
    rows = [row for deck in decks for row in deck.plain(console)]
    return next((row for row in rows if word in [str(row.get(key, "")).casefold() for key in CALLED]), None)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"
