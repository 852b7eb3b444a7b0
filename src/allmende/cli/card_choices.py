"""What cards should bring where one chooses among them, in the terminal."""

from __future__ import annotations

from typing import Any

from allmende.arena.contestants import bot_message
from allmende.bots.card_choices import CardChoice, hand_choices
from allmende.bots.card_knowledge import Estimate, Measured
from allmende.cli.card_statistics import card_message, give_or_take
from allmende.cli.console import Console
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.title import Title


def tell_worths(game: Game, seat: int, console: Console) -> None:
    """Print what the cards should bring that a seat chooses among, and those in its hand, with their sum."""
    found = hand_choices(game, seat)
    if found is None:
        console.say("draft-unknown")
        return
    for heading, choices in (("draft-offered", found.offered), ("draft-held", found.hand)):
        if choices:
            console.say(heading)
        for choice in choices:
            console.out.print(f"  {told_choice(choice, game.title, console)}", soft_wrap=True)
    if found.hand:
        console.say("draft-hand-of", name=Message("draft-whole"), points=told(found.points, console))
    console.say("draft-reading")
    tell_source(found.measured, console)


def tell_source(known: Measured, console: Console) -> None:
    """Print where what is said of cards comes from."""
    console.say("draft-source", players=known.players, games=known.games, bot=bot_message(known.bot), date=known.date)


def told_choice(choice: CardChoice, title: Title[Any, Any], console: Console) -> str:
    """What a card should bring, with which cards in hand it goes well, and how often it was played."""
    partners = [
        console.words("draft-partner", card=card_message(title, other), points=told(pair.points, console))
        for pair in choice.partners
        for other in pair.cards
        if other != choice.card
    ]
    alone = console.words("draft-card", card=card_message(title, choice.card), points=told(choice.points, console))
    played = [console.words("draft-played", played=choice.played, dealt=choice.dealt)] if choice.dealt else []
    return "; ".join([alone, *partners, *played])


def reach(number: Estimate, console: Console) -> str:
    """By how much one of two is better, which words say."""
    return console.number(f"{abs(number.value):.1f} ± {number.half:.1f}")


def told(number: Estimate, console: Console) -> str:
    """An estimate with its sign and its interval."""
    return console.number(give_or_take(number))
