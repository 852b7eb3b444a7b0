"""A problem at a table in the terminal: its player plans one turn, and nothing else is played."""

from __future__ import annotations

from typing import TextIO

from allmende import bots
from allmende.cli.console import Console
from allmende.cli.neighbors import names
from allmende.cli.session import Sitting
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.problems.plans import is_done
from allmende.problems.problem import Problem


class ProblemSitting(Sitting):
    """A sitting that ends with its player's turn. Others, who may be asked at the same time, stay silent."""

    def __init__(self, problem: Problem, console: Console) -> None:
        game, own = problem.game(), problem.seat
        others = {seat: bots.usual(game.title) for seat in range(game.players) if seat != own}
        super().__init__(game, console, names(game.players, own, console), others)
        self.given = game.version
        self.seat = own
        self._own = own
        self._before = game.state.copy()
        for command in ("hint", "tipp", "worth"):
            self._commands[command] = self._no_hint

    @property
    def is_over(self) -> bool:
        """True once the turn has ended."""
        return is_done(self._before, self.game.state, self._own)

    @property
    def plan(self) -> list[str]:
        """The moves of the turn so far."""
        return [text for seat, text in self.game.record.moves[self.given :] if seat == self._own]

    def _bot_plays(self) -> bool:
        return False

    def _choose_seat(self) -> None:
        self.seat = self._own

    def _finish(self) -> None:
        """Nothing is told of a game that ends with the turn."""

    def _no_hint(self, rest: str) -> None:
        raise AllmendeError("hint", Message("problem-no-hints"))


def plan_of(sitting: ProblemSitting, lines: TextIO) -> tuple[int, list[str]]:
    """The exit status of the turn, and its moves; none if the input has ended before it."""
    status = sitting.run(lines)
    return status, sitting.plan if sitting.is_over else []
