"""People and bots at a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, TextIO

from allmende import bots as shelf
from allmende.arena.contestants import bot_message, contestant_at
from allmende.bots.program import ProgramBot
from allmende.cli.card_choices import tell_worths
from allmende.cli.coach import Coach
from allmende.cli.console import Console
from allmende.cli.displays import display_of
from allmende.cli.hint import tell_hint
from allmende.cli.minutes import Minutes
from allmende.cli.moves import list_moves
from allmende.cli.records import free, write_text
from allmende.cli.tutor import Tutor
from allmende.core.coach import OFF
from allmende.core.errors import AllmendeError, UndoError
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.report import report_of
from allmende.core.view import EVERYTHING, ONLOOKER
from allmende.words.problem_report import circumstances, report_text

NOBODY: Final = "none"
"""In place of a bot's name: the player of the seat."""


class Sitting:
    """One game in the terminal, with its players, bots and console.

    A line of input is the number of an option, a card, a move as records write it, or a command. People are asked
    again after a mistake; other input, from a file or a program, ends at its first one.

    `names` are the players' names by seat; a player without one is named by seat and, for a bot, by its level.

    `eyes` is the seat whose secrets are on the screen, -1 if none are. If several people share the screen, it is
    emptied before another one looks.
    """

    def __init__(self, game: Game, console: Console, names: list[str], bots: dict[int, str]) -> None:
        self.game = game
        self.console = console
        self.display = display_of(game.title)
        self.bots: dict[int, shelf.Bot] = {}
        self.names = [""] * game.players
        self._told = [*names, *self.names]
        for seat in range(game.players):
            self._seat(seat, bots.get(seat, NOBODY))
        self.on_change: Callable[[], None] = lambda: None
        self.tutor: Tutor | None = None
        self.coach = Coach(OFF, console)
        self.given = 0
        """The number of moves that came with the game, and can't be taken back."""
        self.seat = -1
        people = [seat for seat in range(game.players) if seat not in bots]
        self.secrets = game.title.has_secrets(game.options)
        self.eyes = people[0] if self.secrets and len(people) == 1 else ONLOOKER
        self._private = False
        """True if the screen shows something that only `eyes` may know, besides the hand."""
        self._order: list[int] = []
        """Places of moves in the decision, by the number that a person types, less 1."""
        self._listed = False
        """True if the moves are still right above, after a mistake or a short answer."""
        self._unfolded = False
        """True if the next list of moves shows folded groups, too."""
        self._minutes = Minutes(game.opening, game.players, game.version)
        self._commands: dict[str, Callable[[str], None]] = {
            "more": self._more,
            "undo": self._undo,
            "table": self._table,
            "why": self._why,
            "seat": self._switch,
            "bot": self._reseat,
            "record": self._record,
            "report": self._report,
            "hint": self._hint,
            "tipp": self._hint,
            "worth": self._worth,
            "hush": self._hush,
            "help": self._help,
        }

    def run(self, lines: TextIO) -> int:
        """Play to the end of the game or of the input; return 2 if input that is not from a person is wrong, else 0."""
        try:
            return self._play_on(lines, lines.isatty())
        finally:
            for seat in list(self.bots):
                self._dismiss(seat)

    def _play_on(self, lines: TextIO, people: bool) -> int:
        self._tell(self.game.opening)
        self._table("")
        while not self.is_over:
            if self._bot_plays():
                continue
            self._choose_seat()
            if self.secrets and self.seat != self.eyes and not self._hand_over(lines if people else None):
                break
            self._ask()
            words = _line(lines)
            if words is None:
                break
            try:
                self._answer(words)
            except AllmendeError as error:
                self.console.complain(error.message)
                if not people:
                    return 2
                self._listed = True
        else:
            self._finish()
            return 0
        self.console.say("play-left")
        return 0

    @property
    def is_over(self) -> bool:
        """True once nothing is left to be played here: by default at the end of the game."""
        return self.game.is_over

    def _seat(self, seat: int, bot: str) -> None:
        """Let a seat be played by a bot or, for NOBODY, by its player."""
        called = ""
        newcomer = None if bot == NOBODY else contestant_at(self.game, bot)
        self._dismiss(seat)
        if newcomer is not None:
            self.bots[seat] = newcomer
            called = self.console.words("play-bot-name", bot=bot_message(bot), seat=seat + 1)
        self.names[seat] = self._told[seat] or called or self.console.words("play-name", seat=seat + 1)

    def _dismiss(self, seat: int) -> None:
        """Remove the bot of a seat, if there is one, and end its program."""
        bot = self.bots.pop(seat, None)
        if isinstance(bot, ProgramBot):
            over = self.game.is_over
            bot.leave(self.game.scores if over else (), self.game.winners if over else ())

    def _bot_plays(self) -> bool:
        """Let a bot decide if one is to act; True if one did."""
        for seat in self.game.to_act:
            if seat in self.bots:
                wish = self.tutor.wish(self.game, seat) if self.tutor else None
                if wish is not None:
                    self._play(wish, seat)
                    return True
                rng = Random(f"{self.game.record.deal} {self.game.version}")
                bot = self.bots[seat]
                had_failed = isinstance(bot, ProgramBot) and bot.failure is not None
                move = shelf.decide(bot, self.game.title, self.game.state, seat, rng)
                if isinstance(bot, ProgramBot) and bot.failure is not None and not had_failed:
                    self.console.say("play-program-failed", player=self.names[seat], why=bot.failure)
                self._play(move, seat)
                return True
        return False

    def _choose_seat(self) -> None:
        """Choose the seat that decides: the present one, else the one whose hand is on the screen, else the first."""
        people = self.game.to_act
        if self.seat not in people:
            self.seat = self.eyes if self.eyes in people else people[0]

    def _hand_over(self, people: TextIO | None) -> bool:
        """Show the screen to the seat that decides next, and only to it; False if the players leave instead.

        `people` is None if the input isn't a terminal: then no players take turns at the screen.
        """
        news = self._minutes.news(self.seat)
        secret = [event for event in news if event != event.as_seen_by(ONLOOKER)]
        if people is not None:
            if self._private:
                self.console.say("play-hide", player=self.names[self.eyes])
                if _line(people) is None:
                    return False
            if self.eyes != ONLOOKER:
                self.console.clear()
                self._tell([event.as_seen_by(ONLOOKER) for event in news])
                if not self._is_moment():
                    self._table("")
            self.console.say("play-reveal", player=self.names[self.seat])
            if _line(people) is None:
                return False
        self.eyes = self.seat
        self._private = False
        self._tell(secret)
        return True

    def _is_moment(self) -> bool:
        """True if the seat is asked only because it could do something aside, such as play a card."""
        decision = self.game.decision(self.seat)
        return decision is not None and self.display.is_moment(decision)

    def _ask(self) -> None:
        """Print the prompt, the numbered moves, and the hand, unless they are still right above."""
        if self._listed:
            self._listed = False
            self.console.out.print("> ", end="")
            return
        people = self.game.to_act
        decision = self.game.decision(self.seat)
        assert decision is not None
        plays = self.display.plays(decision)
        if self.tutor:
            self.tutor.speak(self.game)
        self.console.out.print()
        self.console.say("play-asked", player=self.names[self.seat], prompt=decision.prompt)
        elsewhere = set(plays.values())
        self._order = list_moves(self.display, self.game, decision, self.console, elsewhere, self._unfolded)
        self._unfolded = False
        self.display.draw_hand(self.game, self.seat, plays, self.console)
        if self._is_moment():
            self.console.say(self.display.moment)
        if self.tutor:
            texts = self.game.moves_of(self.seat).texts
            self.tutor.point([texts[place] for place in self._order])
        if len(people) > 1:
            self.console.say("play-others", players=[Message("name", {"name": self.names[seat]}) for seat in people])
        self.console.out.print("> ", end="")

    def _answer(self, words: str) -> None:
        command, _, rest = words.partition(" ")
        if not words:
            if self._is_moment():
                self._decide("done")
            return
        if command in self._commands:
            self._commands[command](rest.strip())
            return
        if command in self.display.commands:
            self.display.commands[command](self.game, self.seat, rest.strip(), self.console, self.names)
            return
        moves = self.game.moves_of(self.seat)
        if named := self.display.move_of(self.game, self.seat, words):
            self._decide(named)
        elif words.isdecimal():
            if not 1 <= int(words) <= len(self._order):
                message = Message("error-number", {"number": words, "count": len(self._order)})
                raise AllmendeError(words, message)
            self._decide(moves[self._order[int(words) - 1]])
        else:
            self._decide(words)

    def _decide(self, move: int | str) -> None:
        """Play the move that a person has chosen, unless the coach holds it back."""
        if self.coach.holds(self.game, self.seat, move):
            self._listed = True
        else:
            self._play(move, self.seat)

    def _play(self, move: int | str, seat: int) -> None:
        period_before = self.game.state.epoch
        self._minutes.add(seat, self.game.play(move, seat))
        self.on_change()
        news = self._minutes.news(self.eyes)
        self._tell(news)
        if self.display.is_turning_point(news) and not self.game.is_over:
            self._table("")
        if self.game.state.epoch != period_before and seat not in self.bots:
            self.seat = -1

    def _tell(self, events: list[Event]) -> None:
        """Print events, which are already as `eyes` may see them."""
        self._private = self._private or any(event != event.as_seen_by(ONLOOKER) for event in events)
        for event in self.display.worth_telling(events):
            self.console.out.print(f"  {self.console.speaker.tell(event, self.names)}", soft_wrap=True)

    def _finish(self) -> None:
        self._table("")
        if self.game.ending is not None:
            self.console.out.print(self.console.speaker.say(self.game.ending.message(self.names)), soft_wrap=True)
            return
        winners = [Message("name", {"name": self.names[seat]}) for seat in self.game.winners]
        if self.game.players > 1:
            self.console.say("play-winners", players=winners, count=len(winners))
            return
        good, *extraordinary = self.game.goal
        points = self.game.scores[0]
        verdict = "reached" if points >= good else "missed"
        if extraordinary and points > extraordinary[0]:
            verdict = "extraordinary"
        self.console.say("play-solo", points=points, goal=good, verdict=verdict)

    # Commands

    def _more(self, rest: str) -> None:
        """List folded moves the next time, too."""
        self._unfolded = True

    def _undo(self, rest: str) -> None:
        if (self.game.undo_point(self.seat, over=self.bots) or 0) < self.given:
            raise UndoError("nothing can be taken back", Message("error-undo"))
        self._minutes.cut(self.game.undo(self.seat, over=self.bots), self.bots)
        self.on_change()
        self._table("")

    def _table(self, rest: str) -> None:
        self.console.out.print()
        self.display.draw(self.game, self._table_eyes(), self.console, self.names)

    def _table_eyes(self) -> int:
        """The viewer of the table: it leaves hands out, but in a game without hands it may be a player's own table."""
        people = [seat for seat in range(self.game.players) if seat not in self.bots]
        if self.secrets:
            if self.game.is_over:
                return EVERYTHING
            return people[0] if len(people) == 1 and self.display.keeps_hands_apart else ONLOOKER
        if len(people) == 1 or self.seat in self.game.to_act:
            return people[0] if len(people) == 1 else self.seat
        return next((seat for seat in self.game.to_act if seat in people), self.seat)

    def _why(self, rest: str) -> None:
        """Print why a move is not legal."""
        move = self.game.title.vocabulary.parse(self.display.move_of(self.game, self.seat, rest) or rest)
        self._listed = True
        if move in self.game.moves_of(self.seat):
            self.console.say("play-legal", move=rest)
        else:
            self.console.out.print(
                self.console.speaker.say(self.game.title.why_not(self.game.state, self.seat, move)), soft_wrap=True
            )

    def _switch(self, rest: str) -> None:
        """Choose another seat that may also act now to decide."""
        seat = int(rest) - 1 if rest.isdecimal() else -1
        if seat not in self.game.to_act:
            raise AllmendeError(rest, Message("error-no-seat-to-act", {"seat": rest}))
        self.seat = seat

    def _reseat(self, rest: str) -> None:
        """Let a bot play for a seat from now on, or its player again; without a number, for the seat that decides."""
        name, _, number = rest.partition(" ")
        place = number.strip() or str(self.seat + 1)
        if not place.isdecimal() or not 1 <= int(place) <= self.game.players:
            raise AllmendeError(place, Message("error-no-seat", {"seat": place}))
        seat = int(place) - 1
        before = self.names[seat]
        self._seat(seat, name)
        if name == NOBODY:
            self.console.say("play-decides", player=self.names[seat])
        else:
            self.console.say("play-taken-over", player=before, bot=bot_message(name))

    def _record(self, rest: str) -> None:
        if self.game.title.hides(self.game.options) and not self.game.is_over:
            raise AllmendeError("the record would tell what is hidden", Message("error-record-hidden"))
        self.console.out.print(str(self.game.record), soft_wrap=True)

    def _report(self, rest: str) -> None:
        """Write a report of a problem to a file, with the game as the deciding seat knows it."""
        file = Path(rest) if rest else free(Path(f"{self.game.title.name}-report.txt"))
        write_text(file, report_text(report_of(self.game, self.seat, circumstances()), self.console.speaker))
        self._listed = True
        self.console.say("play-reported", file=str(file))

    def _hint(self, rest: str) -> None:
        self._listed = True
        if tell_hint(self.game, self.seat, self._order, self.console):
            self._private = self._private or self.secrets

    def _worth(self, rest: str) -> None:
        """Print what the cards should bring that the seat has, or chooses among."""
        self._listed = True
        tell_worths(self.game, self.seat, self.console)
        self._private = self._private or self.secrets

    def _hush(self, rest: str) -> None:
        """Silence the coach's warnings of the last one's kind."""
        self._listed = True
        self.coach.hush()

    def _help(self, rest: str) -> None:
        self.console.say("play-help")
        if self.display.help:
            self.console.say(self.display.help)
        if self.display.readings:
            self.console.say("play-readings")
        for reading in self.display.readings:
            self.console.say("play-reading", reading=Message(reading))


def _line(lines: TextIO) -> str | None:
    """The next line of input; None at its end, or if the player wants to leave."""
    line = lines.readline()
    words = line.strip()
    return None if not line or words in ("quit", "exit") else words
