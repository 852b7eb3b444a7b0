"""Lists of Agricola's action spaces, major improvements and hand cards, with their texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from rich.table import Table

from allmende.agricola import TITLE
from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.numbers import CARD_NAMES, CARD_NUMBERS, LETTERS
from allmende.agricola.presentation.reference import (
    ActionReference,
    HandCardReference,
    ImprovementReference,
    hand_card,
)
from allmende.agricola.presentation.views import View
from allmende.agricola.presentation.wording import space_text
from allmende.cli.agricola.farmyard import amount
from allmende.cli.agricola.rows import amounts, ways
from allmende.cli.console import Console
from allmende.cli.display import Deck
from allmende.cli.lists import listing, said
from allmende.core.game import Game


class Actions:
    """The list of all action spaces; one that depends on the number of players or on hand cards is there for each."""

    name = "actions"
    key = ""

    def heading(self, console: Console) -> str:
        """The line above the list."""
        return console.words("agricola-all-actions")

    def table(self, console: Console) -> Table:
        """Each action space with its stage, its number of players, and its text."""
        rows = listing(console, "agricola-action", "agricola-stage", "cards-text")
        for action in TITLE.reference().actions:
            name = console.words(f"action-{action.name}")
            if action.players:
                name = f"{name}\n({console.words('agricola-players', count=action.players)})"
            if action.cards is not None:
                name = f"{name}\n({console.words('agricola-with-cards', cards=_yes_or_no(action.cards))})"
            rows.add_row(name, str(action.stage or "–"), "\n".join(_lines(action, console)))
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The action spaces as plain data with texts."""
        return [
            {
                "kind": "action",
                "name": action.name,
                "title": console.words(f"action-{action.name}"),
                "players": action.players,
                "cards": action.cards,
                "stage": action.stage,
                "text": said(action.text, console),
                "ruling": said(action.ruling, console),
            }
            for action in TITLE.reference().actions
        ]


class Improvements:
    """The list of major improvements."""

    name = "improvements"
    key = "i"

    def heading(self, console: Console) -> str:
        """The line above the list."""
        return console.words("agricola-all-improvements")

    def table(self, console: Console) -> Table:
        """Each improvement with its points, its cost, and its text."""
        rows = listing(console, "agricola-improvement", "cards-points", "cards-text")
        for each in TITLE.reference().improvements:
            cost = console.words("agricola-cost", cost=amounts(each.cost, console))
            name = console.words(f"improvement-{each.name}")
            rows.add_row(name, str(each.points), "\n".join([cost, *_lines(each, console)]))
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The improvements as plain data with texts."""
        return [
            {
                "kind": "improvement",
                "name": each.name,
                "title": console.words(f"improvement-{each.name}"),
                "cost": each.cost,
                "points": each.points,
                "text": said(each.text, console),
                "ruling": said(each.ruling, console),
            }
            for each in TITLE.reference().improvements
        ]


class HandCards:
    """The list of a deck's hand cards: minor improvements, then occupations."""

    def __init__(self, deck: str) -> None:
        self.name = f"deck-{deck}"
        self.key = deck
        self.letter = deck.upper()

    def heading(self, console: Console) -> str:
        """The line above the list."""
        return console.words("agricola-deck", deck=self.letter)

    def table(self, console: Console) -> Table:
        """Each card with its number, points, cost, prerequisite, and text."""
        rows = listing(console, "cards-number", "agricola-card-name", "cards-points", "cards-text")
        for card in self._cards():
            name = f"{console.words(f'card-{card.name}')}\n({_kind(card, console)})"
            rows.add_row(card.number, name, str(card.points or "–"), "\n".join(card_lines(card, console)))
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The cards as plain data with texts."""
        return [
            {
                "kind": card.kind,
                "number": card.number,
                "name": card.name,
                "title": console.words(f"card-{card.name}"),
                "players": card.players,
                "costs": card.costs,
                "cost_each": card.cost_each,
                "prerequisite": said(card.prerequisite, console),
                "points": card.points,
                "travels": card.travels,
                "text": said(card.text, console),
                "ruling": said(card.ruling, console),
            }
            for card in self._cards()
        ]

    def _cards(self) -> list[HandCardReference]:
        numbered = zip(CARD_NUMBERS, CARD_NAMES, strict=True)
        return [hand_card(name) for number, name in numbered if number[0] == self.letter]


ALL_LISTS: Final[tuple[Deck, ...]] = (
    Actions(),
    Improvements(),
    *(HandCards(letter.lower()) for letter in LETTERS),
)


def card_lines(card: HandCardReference, console: Console) -> list[str]:
    """The lines of a hand card: its cost, its prerequisite, its text, and the ruling if there is one."""
    lines = ways(card.costs, console)
    if card.cost_each:
        lines.append(console.words("agricola-cost-each", cost=amounts(card.cost_each, console)))
    if card.prerequisite is not None:
        lines.append(console.words("agricola-needs", what=card.prerequisite))
    lines += _lines(card, console)
    if card.travels:
        lines.append(console.words("agricola-travels"))
    return lines


def _kind(card: HandCardReference, console: Console) -> str:
    return console.words("agricola-kind-of-card", kind=card.kind, players=card.players)


def _yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"


def improvement(name: str, console: Console) -> str:
    """The points and the text of an improvement."""
    each = next(each for each in TITLE.reference().improvements if each.name == name)
    return console.words("agricola-worth", points=each.points, text=said(each.text, console))


def draw_spaces(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Print all action spaces in play with their texts, goods, and people."""
    rows = listing(console, "agricola-action", "cards-text")
    for action in cast(View, game.view(seat)).actions:
        lines = [console.words(f"action-{action.name}")]
        if action.count:
            lines.append(amount(action.resource, action.count, console))
        lines += [f"■ {names[seat]}" for seat in action.present()]
        if action.card:
            text = hand_card(action.name).text
        else:
            text = space_text(SPACE_NAMES.index(action.name), game.players, game.options["cards"] != "off")
        rows.add_row("\n".join(lines), said(text, console))
    console.out.print(rows)


def draw_improvements(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Print the major improvements with their texts: their costs if they can still be built, else their owners."""
    view = cast(View, game.view(seat))
    rows = listing(console, "agricola-improvement", "cards-text")
    for each in TITLE.reference().improvements:
        owner = next((names[player.seat] for player in view.players if each.name in player.improvements), "")
        cost = f"■ {owner}" if owner else console.words("agricola-cost", cost=amounts(each.cost, console))
        rows.add_row(f"{console.words(f'improvement-{each.name}')}\n{cost}", improvement(each.name, console))
    console.out.print(rows)


def _lines(printed: ActionReference | ImprovementReference | HandCardReference, console: Console) -> list[str]:
    """The text of a space or card, and its ruling if there is one."""
    lines = [said(printed.text, console)]
    if printed.ruling is not None:
        lines.append(console.words("cards-ruling", ruling=printed.ruling))
    return lines
