"""The display of Hallertau in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import ClassVar, Final, cast

from allmende.cli.console import Console
from allmende.cli.display import Command, Display, MoveGroup
from allmende.cli.hallertau.decks import ALL_DECKS, HallertauDeck
from allmende.cli.hallertau.hand import MOMENT, draw_card, draw_hand, draw_played, move_of, plays
from allmende.cli.hallertau.table import draw_hallertau
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.view import Decision, MoveView
from allmende.hallertau.components.board import space_number
from allmende.hallertau.presentation.views import View
from allmende.hallertau.presentation.wording import sentence
from allmende.hallertau.record.events import PhaseBegan
from allmende.hallertau.rules.spaces import SPACES

SPARINGLY: Final = "sparingly"
"""The second word of moves that take less than they could."""


def _hand(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show the hand of the seat that decides."""
    decision = game.decision(seat)
    assert decision is not None
    draw_hand(game, seat, plays(decision), console)


def _card(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show a card in full."""
    draw_card(game, seat, rest, console)


def _cards(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show the cards that each player has played."""
    draw_played(game, console, names)


def _sparing(move: MoveView) -> str:
    """The verb of a move that takes less than it could; "" of others."""
    verb, *rest = move.text.split(" ")
    return f"{verb}-{SPARINGLY}" if SPARINGLY in rest[:1] else ""


class HallertauDisplay(Display):
    """Shows the action board, the villages and the hand."""

    help = "play-help-hallertau"
    readings = (
        "reading-symbols",
        "reading-quadrants",
        "reading-window",
        "reading-harvest",
        "reading-boulders",
        "reading-tools",
        "reading-discards",
        "reading-income",
        "reading-at-once",
    )
    commands: ClassVar[Mapping[str, Command]] = {"hand": _hand, "card": _card, "cards": _cards}

    @property
    def decks(self) -> Sequence[HallertauDeck]:
        return ALL_DECKS

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        draw_hallertau(cast(View, game.view(eyes)), console, names)

    def groups(self, game: Game, decision: Decision, console: Console) -> Sequence[MoveGroup]:
        """The moves in their order; those that take less than they could are folded if there are several of a kind."""
        found: list[MoveGroup] = []
        for sparing, run in groupby(range(len(decision.moves)), lambda place: _sparing(decision.moves[place])):
            places = list(run)
            folded = bool(sparing) and len(places) > 1
            found.append(MoveGroup(console.words(f"play-{sparing}") if folded else "", places, folded=folded))
        return found

    def hint(self, move: MoveView, console: Console) -> str:
        """The effect of an action space."""
        kind, _, name = move.target.partition(":")
        return f" – {console.speaker.say(sentence(SPACES[space_number(name)]))}" if kind == "space" else ""

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """The events without the phases in which nothing happened."""
        last = list(events[-1:])
        return [
            event
            for event, after in pairwise(events)
            if not (isinstance(event, PhaseBegan) and isinstance(after, PhaseBegan))
        ] + last

    def is_moment(self, decision: Decision) -> bool:
        return decision.prompt.id == MOMENT

    def plays(self, decision: Decision) -> Mapping[str, int]:
        return plays(decision)

    def draw_hand(self, game: Game, seat: int, plays: Mapping[str, int], console: Console) -> None:
        draw_hand(game, seat, plays, console)

    def move_of(self, game: Game, seat: int, word: str) -> str | None:
        return move_of(game, seat, word)
