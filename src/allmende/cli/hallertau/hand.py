"""Hands and played cards of Hallertau in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.table import Table

from allmende.cli.console import Console, fail
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.view import Decision
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES, DECKS
from allmende.hallertau.components.pieces import DECK_NAMES
from allmende.hallertau.presentation import passages, wording
from allmende.hallertau.presentation.views import HandCard, View
from allmende.hallertau.rules.language import Card

MOMENT = "prompt-moment"
"""The prompt by which a seat is asked only if it plays a card."""


def hand_of(game: Game, seat: int) -> list[HandCard]:
    """The cards in the hand of a seat."""
    return cast(View, game.view(seat)).players[seat].hand


def plays(decision: Decision) -> dict[str, int]:
    """The numbers of the moves that play cards, by card, as the decision counts its moves from 1 on."""
    return {
        move.text.removeprefix("play "): number
        for number, move in enumerate(decision.moves, 1)
        if move.text.removeprefix("play ") in CARD_NAMES
    }


def draw_hand(game: Game, seat: int, numbers: Mapping[str, int], console: Console) -> None:
    """Print the hand: cards that can be played now with the numbers of their moves, others with the reason."""
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(justify="right", width=4)
    rows.add_column()
    rows.add_column(overflow="fold")
    for card in hand_of(game, seat):
        number = numbers.get(card.number)
        lines = [console.speaker.say(wording.card_text(_card(card.number)))]
        if number is None and card.reason is not None:
            lines.append(f"– {console.speaker.say(card.reason)}")
        rows.add_row("" if number is None else str(number), card.number, "\n".join(lines))
    if rows.row_count:
        console.say("play-hand")
        console.out.print(rows)


def draw_card(game: Game, seat: int, number: str, console: Console) -> None:
    """Print a card in full, and why it can't be played if the seat holds it; CommandError if there is no such card."""
    if number not in CARD_NAMES:
        fail("error-no-card", card=number)
    card = _card(number)
    series = next(name for name, (_, first, last) in DECKS.items() if first <= card.number <= last)
    deck = DECK_NAMES[DECKS[series][0]]
    several = series != deck
    console.say(
        "play-card",
        card=number,
        deck=Message(f"deck-{deck}", {"count": 1}),
        series=Message(f"option-{deck}-{series}") if several else "none",
    )
    points = wording.points(card)
    parts = [wording.phase_bar(card), wording.upper(card), wording.lower(card), wording.income(card), points]
    _print_lines(parts, console)
    ruling = wording.ruling(card)
    if ruling is not None:
        console.say("cards-ruling", ruling=ruling)
    for held in hand_of(game, seat):
        if held.number == number:
            console.say("play-card-in-hand")
            _print_lines([held.reason], console)


def draw_played(game: Game, console: Console, names: Sequence[str]) -> None:
    """Print the cards that each player has played, and how many of each kind they hold."""
    for player in cast(View, game.view(-1)).players:
        held = console.words("play-nothing") if not player.hand_decks else console.listed(passages.backs(player))
        console.say("play-cards-of", player=names[player.seat], held=held, played=len(player.played))
        for number in player.played:
            console.out.print(f"  {number}  {console.speaker.say(wording.card_text(_card(number)))}", soft_wrap=True)


def move_of(game: Game, seat: int, word: str) -> str | None:
    """The move for the bare number of a card: a legal one with it, else playing it from hand; None if it is neither."""
    if word not in CARD_NAMES:
        return None
    vocabulary = game.title.vocabulary
    for move in game.moves_of(seat):
        if vocabulary[move].target == f"card:{word}":
            return vocabulary[move].text
    return f"play {word}" if word in [card.number for card in hand_of(game, seat)] else None


def _card(number: str) -> Card:
    return CARDS[CARD_NAMES.index(number)]


def _print_lines(parts: Sequence[Message | None], console: Console) -> None:
    for part in parts:
        if part is not None:
            console.out.print(f"  {console.speaker.say(part)}", soft_wrap=True)
