"""What the terminal has to know of a title: how its table, its cards and its events are shown."""

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
"""What a word typed during play does: for the seat that decides, with what stands behind the word, and all names."""


class Deck(Protocol):
    """Cards, buildings or the like that `allmende cards` lists together; `key` is a short form of its name, if any."""

    @property
    def name(self) -> str:
        """What `--deck` calls it."""

    @property
    def key(self) -> str:
        """What `--deck` may call it as well."""

    def heading(self, console: Console) -> str:
        """The line above the list."""

    def table(self, console: Console) -> Table:
        """The list, for people."""

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The list as plain data with texts."""


class MoveGroup(NamedTuple):
    """Moves that are listed under one heading, by their places in the decision; `brief`: several in a line.

    `typed`: they are too many for a list; the heading says what to type instead of a number. `folded`: the heading and
    their numbers are all that is listed, until somebody wants to see more.
    """

    heading: str
    moves: Sequence[int]
    brief: bool = False
    typed: bool = False
    folded: bool = False


class Display(ABC):
    """How the terminal shows a title. Only a table and decks are asked of every one."""

    help: ClassVar[str] = ""
    """The message that explains the title's own commands and signs."""
    readings: ClassVar[tuple[str, ...]] = ()
    """The messages that say how the game is played where its rulebook is silent."""
    moment: ClassVar[str] = "play-moment"
    """The message that tells what Enter alone does, where it does anything."""
    keeps_hands_apart: ClassVar[bool] = False
    """Whether the table leaves hands out even if they may be seen."""
    commands: ClassVar[Mapping[str, Command]] = {}
    """What may be typed during play, besides what all titles understand."""

    @property
    @abstractmethod
    def decks(self) -> Sequence[Deck]:
        """What `allmende cards` lists."""

    @abstractmethod
    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        """Print the table as these eyes see it."""

    def groups(self, game: Game, decision: Decision, console: Console) -> Sequence[MoveGroup]:
        """How the moves of a decision are listed; they are numbered in this order. Each of them is in one group."""
        return [MoveGroup("", range(len(decision.moves)))]

    def label(self, move: MoveView, console: Console) -> str:
        """What a move is called in the list; a display may leave out what the heading says already."""
        return console.speaker.say(move.label)

    def hint(self, move: MoveView, console: Console) -> str:
        """What a move means beyond its label; nothing for most."""
        return ""

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """The events without those that nobody needs to hear of."""
        return list(events)

    def is_turning_point(self, events: Sequence[Event]) -> bool:
        """Whether so much has happened that people want to see the table again."""
        return False

    def is_moment(self, decision: Decision) -> bool:
        """Whether the seat is asked only because it could do something aside; then Enter alone is `done`."""
        return False

    def plays(self, decision: Decision) -> Mapping[str, int]:
        """By card: the number of the move that plays it from the hand, from 1 on; other moves stand in the list."""
        return {}

    def draw_hand(self, game: Game, seat: int, plays: Mapping[str, int], console: Console) -> None:  # noqa: B027
        """Print what the seat holds in its hand; nothing in a title without hands."""

    def move_of(self, game: Game, seat: int, word: str) -> str | None:
        """The move that is meant by a word that is none itself, such as the number of a card."""
        return None


def points_with_lines(points: float, lines: Sequence[ScoreLine], console: Console) -> str:
    """A score and what it is made of, a line each."""
    parts = [f"{halves(line.points)} {console.words(f'score-{line.category}')}" for line in lines]
    return "\n".join([console.words("table-total", points=points), *parts])
