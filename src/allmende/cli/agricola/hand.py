"""Cards of Agricola in the terminal: a hand, a card in full, and all cards played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.table import Table

from allmende.agricola.components.numbers import CARD_NAMES, CARD_NUMBERS
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.passages import held
from allmende.agricola.presentation.reference import HandCardReference, hand_card
from allmende.agricola.presentation.views import View
from allmende.cli.agricola.lists import card_lines
from allmende.cli.agricola.rows import amounts, card_in_play, ways
from allmende.cli.console import Console, fail
from allmende.core.game import Game

OTHER_KIND = ("reason-only-minors", "reason-only-occupations")
"""The reasons why cards of one kind can't be played where the other kind can."""


def draw_hand(game: Game, seat: int, numbers: Mapping[str, int], console: Console, whole: bool = True) -> None:
    """Print the hand: cards that can be played now with the numbers of their moves, others with the reason, if any.

    Unless the `whole` hand is wanted, cards of a kind that can't be played now are left out.
    """
    decision = game.decision(seat)
    reasons = {refusal.target: refusal.reason for refusal in decision.refusals} if decision else {}
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(justify="right", width=4)
    rows.add_column(max_width=24)
    rows.add_column(overflow="fold")
    for name in _farmer(game, seat).hand:
        number, reason = numbers.get(name), reasons.get(f"card:{name}")
        if not whole and reason is not None and reason.id in OTHER_KIND:
            continue
        lines = [printed(hand_card(name), console)]
        if number is None and reason is not None:
            lines.append(f"– {console.speaker.say(reason)}")
        rows.add_row("" if number is None else str(number), console.words(f"card-{name}"), "\n".join(lines))
    if rows.row_count:
        console.say("play-hand")
        console.out.print(rows)


def draw_names(game: Game, seat: int, console: Console) -> None:
    """Print the names of the cards in a hand, in a line or two."""
    hand = _farmer(game, seat).hand
    if hand:
        console.say("agricola-hand", cards=", ".join(console.words(f"card-{name}") for name in hand))


def draw_card(game: Game, seat: int, words: str, console: Console) -> None:
    """Print a card in full; CommandError if there is none with these words."""
    name = find_card(words, console)
    if not name:
        fail("error-no-card", card=words)
    card = hand_card(name)
    kind = console.words("agricola-kind-of-card", kind=card.kind, players=card.players)
    console.out.print(f"  {console.words(f'card-{name}')} ({card.number}), {kind}", soft_wrap=True)
    for line in card_lines(card, console):
        console.out.print(f"  {line}", soft_wrap=True)
    if name in _farmer(game, seat).hand:
        console.say("play-card-in-hand")


def draw_played(game: Game, console: Console, names: Sequence[str]) -> None:
    """Print the cards that each player has played, and how many of each kind they hold."""
    for player in cast(View, game.view(-1)).players:
        holds = (
            console.speaker.say(held(player)) if player.minors or player.occupations else console.words("play-nothing")
        )
        console.say("play-cards-of", player=names[player.seat], held=holds, played=len(player.played))
        for card in player.played:
            text = printed(hand_card(card.name), console)
            console.out.print(f"  {card_in_play(card, console)}: {text}", soft_wrap=True)


def find_card(words: str, console: Console) -> str:
    """The record's name of a card that is given by that, its name in this language or its number; else empty."""
    wanted = words.strip().lower()
    for name, number in zip(CARD_NAMES, CARD_NUMBERS, strict=True):
        if wanted in (name, number.lower(), console.words(f"card-{name}").lower()):
            return name
    return ""


def move_of(game: Game, seat: int, word: str) -> str | None:
    """The move for the bare name of a card: a legal one with it, else playing it from hand; None if it is neither."""
    if word not in CARD_NAMES:
        return None
    vocabulary = game.title.vocabulary
    for move in game.moves_of(seat):
        if vocabulary[move].target == f"card:{word}":
            return vocabulary[move].text
    return f"play {word}" if word in _farmer(game, seat).hand else None


def _farmer(game: Game, seat: int) -> FarmerView:
    return cast(View, game.view(seat)).players[seat]


def printed(card: HandCardReference, console: Console) -> str:
    """A card's cost, prerequisite, points and text, in one paragraph."""
    said = [f"{cost}." for cost in ways(card.costs, console)]
    if card.cost_each:
        said.append(f"{console.words('agricola-cost-each', cost=amounts(card.cost_each, console))}.")
    if card.prerequisite is not None:
        said.append(console.words("reason-prerequisite", what=card.prerequisite))
    text = console.speaker.say(card.text)
    said.append(console.words("agricola-worth", points=card.points, text=text) if card.points else text)
    return " ".join(said)
