"""People and bots at a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TextIO

from allmende import bots as shelf
from allmende.cli.console import Console
from allmende.cli.tables import draw, hint, worth_telling
from allmende.core.errors import AllmendeError
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.message import Message


class Sitting:
    """One game, who plays it, and where its words go.

    A line of input is the number of an option, a move as records write it, or a command. People are asked again after
    a mistake; other input, from a file or a program, ends at its first one.
    """

    def __init__(self, game: Game, console: Console, names: list[str], bots: dict[int, str]) -> None:
        self.game = game
        self.console = console
        self.names = names
        self.bots = {seat: shelf.make(name, game.title) for seat, name in bots.items()}
        self.on_change: Callable[[], None] = lambda: None
        self.seat = -1
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "table": self._table,
            "why": self._why,
            "seat": self._switch,
            "record": self._record,
            "help": self._help,
        }

    def run(self, lines: TextIO) -> int:
        """Play to the end of the game or of the input; 2 if input that is not from a person makes no sense."""
        people = lines.isatty()
        self._tell(self.game.opening)
        self._table("")
        while not self.game.is_over:
            if self._bot_plays():
                continue
            self._ask()
            line = lines.readline()
            words = line.strip()
            if not line or words in ("quit", "exit"):
                self.console.say("play-left")
                return 0
            try:
                self._answer(words)
            except AllmendeError as error:
                self.console.complain(error.message)
                if not people:
                    return 2
        self._finish()
        return 0

    def _bot_plays(self) -> bool:
        """Let a bot decide if one is to act; whether one did."""
        for seat in self.game.to_act:
            if seat in self.bots:
                rng = Random(f"{self.game.record.deal} {self.game.version}")
                move = shelf.decide(self.bots[seat], self.game.title, self.game.position, seat, rng)
                self._play(move, seat)
                return True
        return False

    def _ask(self) -> None:
        """Print what a person is asked, and the options by number."""
        people = self.game.to_act
        if self.seat not in people:
            self.seat = people[0]
        decision = self.game.decision(self.seat)
        assert decision is not None
        self.console.out.print()
        self.console.say("play-asked", player=self.names[self.seat], prompt=decision.prompt)
        width = len(str(len(decision.moves)))
        for number, move in enumerate(decision.moves, 1):
            label = self.console.speaker.say(move.label)
            about = hint(self.game, move.target, self.console)
            self.console.out.print(f"  {number:{width}}  {label}{about}", soft_wrap=True)
        if len(people) > 1:
            self.console.say("play-others", players=[Message("name", {"name": self.names[seat]}) for seat in people])
        self.console.out.print("> ", end="")

    def _answer(self, words: str) -> None:
        command, _, rest = words.partition(" ")
        if not words:
            return
        if command in self._commands:
            self._commands[command](rest.strip())
            return
        moves = self.game.moves_of(self.seat)
        if words.isdecimal():
            if not 1 <= int(words) <= len(moves):
                message = Message("error-number", {"number": words, "count": len(moves)})
                raise AllmendeError(words, message)
            self._play(moves[int(words) - 1], self.seat)
        else:
            self._play(words, self.seat)

    def _play(self, move: int | str, seat: int) -> None:
        period_before = self.game.position.period
        events = self.game.play(move, seat)
        self.on_change()
        self._tell(events)
        if self.game.position.period != period_before and seat not in self.bots:
            self.seat = -1

    def _tell(self, events: list[Event]) -> None:
        for event in worth_telling(events):
            self.console.out.print(f"  {self.console.speaker.tell(event, self.names)}", soft_wrap=True)

    def _finish(self) -> None:
        self._table("")
        winners = [Message("name", {"name": self.names[seat]}) for seat in self.game.winners]
        if self.game.players > 1:
            self.console.say("play-winners", players=winners, count=len(winners))
            return
        good, extraordinary = self.game.title.goal(self.game.options)
        points = self.game.scores[0]
        verdict = "extraordinary" if points > extraordinary else "reached" if points >= good else "missed"
        self.console.say("play-solo", points=points, goal=good, verdict=verdict)

    # Commands

    def _undo(self, rest: str) -> None:
        self.game.undo(self.seat, over=self.bots)
        self.on_change()
        self._table("")

    def _table(self, rest: str) -> None:
        self.console.out.print()
        draw(self.game, self.console, self.names)

    def _why(self, rest: str) -> None:
        """Say why a move is not legal."""
        move = self.game.title.vocabulary.parse(rest)
        if move in self.game.moves_of(self.seat):
            self.console.say("play-legal", move=rest)
        else:
            self.console.out.print(
                self.console.speaker.say(self.game.title.why_not(self.game.position, self.seat, move)), soft_wrap=True
            )

    def _switch(self, rest: str) -> None:
        """Let another seat decide that may also act now."""
        seat = int(rest) - 1 if rest.isdecimal() else -1
        if seat not in self.game.to_act:
            raise AllmendeError(rest, Message("error-no-seat-to-act", {"seat": rest}))
        self.seat = seat

    def _record(self, rest: str) -> None:
        self.console.out.print(str(self.game.record), soft_wrap=True)

    def _help(self, rest: str) -> None:
        self.console.say("play-help")
