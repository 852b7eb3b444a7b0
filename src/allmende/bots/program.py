"""Any program as a bot: it gets the view of its seat, and answers with a move. docs/bots.md describes the protocol.

Its name is `cmd:COMMAND`, or `cmd@SECONDS:COMMAND` with another time limit than usual.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from allmende.bots import protocol
from allmende.bots.protocol import SECONDS
from allmende.bots.talk import ProgramError, Talk, unwanted
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title

TO_BEGIN: Final = 30.0
"""The seconds that a program has to say that it is ready."""
SILENCE: Final = 60.0
"""The seconds without a question after which a program is first pinged."""
_WRITTEN: Final = re.compile(r"cmd(?:@(?P<seconds>\d{1,6}(?:\.\d{1,3})?))?:(?P<command>.*)", re.DOTALL)

_MEANT: Final = re.compile(r"cmd[@:]")
"""What is meant as a command, even if it is written in another way."""


class Command(NamedTuple):
    """A program to be started, as a list of words, and its seconds for a decision."""

    words: list[str]
    seconds: float

    @property
    def called(self) -> str:
        """The command in one line, by which messages name the program."""
        return " ".join(self.words)


def written_in(name: str) -> str | None:
    """The command in a bot's name, as it is written there; None if it is another name."""
    found = _WRITTEN.fullmatch(name)
    return None if found is None else found["command"]


def command_in(name: str) -> Command | None:
    """The command of a bot's name, None if it is another name; ProgramError if it can't be started."""
    found = _WRITTEN.fullmatch(name)
    if found is None:
        if _MEANT.match(name):
            raise ProgramError(f"{name!r} is no command", Message("program-no-command", {"bot": name}))
        return None
    try:
        words = shlex.split(found["command"], posix=os.name == "posix")
    except ValueError:
        words = []
    seconds = float(found["seconds"] or SECONDS)
    if not words or seconds <= 0:
        raise ProgramError(f"{name!r} is no command", Message("program-no-command", {"bot": name}))
    if shutil.which(words[0]) is None and Path(words[0]).is_file():
        raise ProgramError(
            f"{words[0]!r} may not be executed", Message("program-not-executable", {"program": words[0]})
        )
    if shutil.which(words[0]) is None:
        raise ProgramError(
            f"the program {words[0]!r} is not to be found", Message("program-not-found", {"program": words[0]})
        )
    return Command(words, seconds)


class ProgramBot:
    """A bot that asks a program. Once that has failed, `failure` has the reason, and moves are drawn at random instead.

    So a program that dies, hangs, says too much or plays an illegal move spoils no game of others; the caller decides
    what the failure counts for.
    """

    def __init__(
        self, title: Title[Any, Any], command: Command, options: Mapping[str, str] = {}, silence: float = SILENCE
    ) -> None:
        self.title = title
        self.command = command
        self.options = options
        self.failure: Message | None = None
        self._silence = silence
        self._talk: Talk | None = None
        self._is_interrupted = False
        self._asked = 0
        self._heard = 0.0

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        if self.failure is None:
            try:
                return self._answer(state, seat, rng)
            except ProgramError as error:
                self.failure = Message("program-failed", {"program": self.command.called, "why": error.message})
                if self._talk is not None:
                    self._talk.kill()
        return rng.choice(state.moves(seat))

    def leave(self, scores: Sequence[float] = (), winners: Sequence[int] = ()) -> None:
        """Tell the program that the game has ended, with its result, and let it end."""
        if self._talk is None or self.failure is not None:
            return
        try:
            self._talk.tell(protocol.end(scores, winners))
        except ProgramError:
            self._talk.kill()
        else:
            self._talk.close()
        self._talk = None

    def interrupt(self) -> None:
        """Stop waiting for the program; called by another thread than the one that waits."""
        self._is_interrupted = True
        if self._talk is not None:
            self._talk.interrupt()

    def _answer(self, state: State[Any], seat: int, rng: Random) -> int:
        """The legal move that the program plays; ProgramError if it plays none."""
        talk = self._ready(state, seat)
        if monotonic() - self._heard > self._silence:
            self._ask(talk, protocol.ping(), self.command.seconds)
        # The generator may have dealt the game, too: the program must not see numbers from which it could tell how.
        seed = Random(rng.getrandbits(64)).getrandbits(32)
        question = protocol.decide(self.title, state, seat, self.command.seconds, seed)
        answer = self._ask(talk, question, self.command.seconds)
        return protocol.answered(self.title, state, seat, answer.get("move"))

    def _ready(self, state: State[Any], seat: int) -> Talk:
        if self._talk is None:
            self._talk = Talk(self.command.words)
            title, players = self.title, len(state.seats)
            hello = protocol.hello(title, title.newest_rules, players, self.options, seat, self.command.seconds)
            self._ask(self._talk, hello, TO_BEGIN)
        return self._talk

    def _ask(self, talk: Talk, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        if self._is_interrupted:
            raise unwanted()
        self._asked += 1
        answer = talk.ask(question, self._asked, seconds)
        self._heard = monotonic()
        return answer
