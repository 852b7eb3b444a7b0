"""The interface by which the terminal shows a title: its table, its cards and its events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from rich.table import Table

from allmende.cli.console import Console
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.view import Decision, MoveView, ScoreLine, halves

Command = Callable[[Game, int, str, Console, Sequence[str]], None]
"""A command typed during play: called with the game, the deciding seat, the rest of the line, console and names."""


class Deck(Protocol):
    """Cards, buildings or the like that `allmende cards` lists together; `key` is a short form of its name, if any."""

    @property
    def name(self) -> str:
        """The name by which `--deck` selects it."""

    @property
    def key(self) -> str:
        """Another, shorter name for `--deck`; empty if there is none."""

    def heading(self, console: Console) -> str:
        """The line above the list."""

    def table(self, console: Console) -> Table:
        """The list as a table for people."""

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The list as plain data with texts."""


class MoveGroup(NamedTuple):
    """Moves listed under one heading, by their places in the decision; if `brief`, several in a line.

    If `typed`, they are too many for a list, and the heading says what to type instead of a number. If `folded`, only
    the heading and their numbers are listed, until the player types `more`.
    """

    heading: str
    moves: Sequence[int]
    brief: bool = False
    typed: bool = False
    folded: bool = False


class Display(ABC):
    """The way in which the terminal shows a title. Only `draw` and `decks` are required."""

    help: ClassVar[str] = ""
    """The id of the message that explains the title's own commands and signs."""
    readings: ClassVar[tuple[str, ...]] = ()
    """Ids of the messages that tell rulings where the rulebook is silent."""
    moment: ClassVar[str] = "play-moment"
    """The id of the message that tells what Enter alone does, where it does anything."""
    keeps_hands_apart: ClassVar[bool] = False
    """True if the table leaves out hands even if they may be seen."""
    commands: ClassVar[Mapping[str, Command]] = {}
    """Commands by the word typed during play, besides those of all titles."""

    @property
    @abstractmethod
    def decks(self) -> Sequence[Deck]:
        """The lists that `allmende cards` prints."""

    @abstractmethod
    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        """Print the table as the viewer `eyes` sees it."""

    def groups(self, game: Game, decision: Decision, console: Console) -> Sequence[MoveGroup]:
        """The groups by which the moves of a decision are listed and numbered; each move is in one group."""
        return [MoveGroup("", range(len(decision.moves)))]

    def label(self, move: MoveView, console: Console) -> str:
        """The text of a move in the list; a display may leave out what the heading says already."""
        return console.speaker.say(move.label)

    def hint(self, move: MoveView, console: Console) -> str:
        """The effect of a move beyond its label; empty for most."""
        return ""

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """The events without those that are not worth printing."""
        return list(events)

    def is_turning_point(self, events: Sequence[Event]) -> bool:
        """True if so much has happened that the table is worth printing again."""
        return False

    def is_moment(self, decision: Decision) -> bool:
        """True if the seat is asked only because it could do something aside; then Enter alone is `done`."""
        return False

    def plays(self, decision: Decision) -> Mapping[str, int]:
        """Numbers, from 1 on, of the moves that play a card from the hand, by card; all other moves are in the list."""
        return {}

    def draw_hand(self, game: Game, seat: int, plays: Mapping[str, int], console: Console) -> None:  # noqa: B027
        """Print what the seat holds in its hand; nothing in a title without hands."""

    def move_of(self, game: Game, seat: int, word: str) -> str | None:
        """The move for a word that isn't a move itself, such as the number of a card; None if there is none."""
        return None


def points_with_lines(points: float, lines: Sequence[ScoreLine], console: Console) -> str:
    """A score and its parts, a line each."""
    parts = [f"{halves(line.points)} {console.words(f'score-{line.category}')}" for line in lines]
    return "\n".join([console.words("table-total", points=points), *parts])
