"""The coach in the terminal: it stops a player once before a move that is certain to lose something."""

from __future__ import annotations

from allmende.cli.console import Console
from allmende.cli.habits import Habits
from allmende.core.coach import OFF, caution
from allmende.core.game import Game


class Coach:
    """A coach of some level. A move that it has warned of is played if the player repeats it.

    It leaves out the kinds of warning that the player has silenced, by their `habits`.
    """

    def __init__(self, level: str, console: Console, habits: Habits | None = None) -> None:
        self._level = level
        self._console = console
        self._habits = habits or Habits()
        self._said = ""
        """The kind of the last warning."""
        self._held: tuple[int, int, int] | None = None

    def holds(self, game: Game, seat: int, move: int | str) -> bool:
        """Warn of a move if need be; True if the move has to wait. AllmendeError if it isn't legal."""
        if self._level == OFF:
            return False
        number = game.title.vocabulary.parse(move) if isinstance(move, str) else move
        asked, before = (game.version, seat, number), self._held
        self._held = asked
        if asked == before or (found := caution(game, seat, number, self._level)) is None:
            return False
        if found.kind in self._habits.hushed:
            return False
        self._said = found.kind
        self._console.say("play-coach", says=found.says)
        return True

    def hush(self) -> None:
        """Silence warnings of the last one's kind."""
        if not self._said:
            self._console.say("play-hush-nothing")
            return
        self._habits.hush(self._said)
        self._said = ""
        self._console.say("play-hushed")
