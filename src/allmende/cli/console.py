"""How the command speaks: words in the user's language, on the terminal or to a file."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import Final, NoReturn

import rich.console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.words import Speaker

LOOKALIKE: Final = "allmende-lookalike"
"""How to write for a terminal that lacks our signs: with others that look alike, so that tables can still be read."""
_LOOKALIKES: Final = str.maketrans("■□░●▸·–“”„═║×▁▂▃▄▅▆▇█", '#.=o>--"""=|x12345678') | {ord("½"): ".5"}

STOPPED: Final = 130
"""The exit status of a command that was ended by Ctrl-C."""

Arg = float | str | Message | list[Message]


def _lookalike(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(_LOOKALIKES)
    return lacking.encode("ascii", "replace").decode("ascii"), error.end


codecs.register_error(LOOKALIKE, _lookalike)


class _Paper(rich.console.Console):
    """What is printed on. Whoever stops reading is told of like by any other stream; rich would end with status 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Console:
    """Standard output and standard error, and a speaker for both."""

    def __init__(self, language: str) -> None:
        self.speaker = Speaker(language)
        self.out = _Paper(highlight=False, markup=False, emoji=False)
        self.err = _Paper(highlight=False, markup=False, emoji=False, stderr=True)

    def words(self, message_id: str, **args: Arg) -> str:
        """A message in words."""
        return self.speaker.say(Message(message_id, args))

    def number(self, written: str) -> str:
        """Numbers that Python has written, as this language writes them."""
        return self.speaker.number(written)

    def say(self, message_id: str, **args: Arg) -> None:
        """Print a message."""
        self.out.print(self.words(message_id, **args), soft_wrap=True)

    def note(self, message_id: str, **args: Arg) -> None:
        """Print a message beside the results: to standard error."""
        self.err.print(self.words(message_id, **args), soft_wrap=True)

    def clear(self) -> None:
        """Empty the screen, and what has scrolled off it, so that nobody can read back; files stay as they are."""
        self.out.clear()
        if self.out.is_terminal and not self.out.legacy_windows:
            self.out.file.write("\x1b[3J")
            self.out.file.flush()

    def complain(self, message: Message) -> None:
        """Print what is wrong to standard error."""
        self.err.print(f"allmende: {self.speaker.say(message)}", soft_wrap=True)

    def progress(self, counted: bool = True) -> Progress:
        """A progress bar on standard error, shown only to people; with the numbers, where things are counted."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            *([MofNCompleteColumn()] if counted else []),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )


class CommandError(AllmendeError):
    """What a command was asked for can't be done."""


def fail(message_id: str, **args: Arg) -> NoReturn:
    """Give up with a message."""
    raise CommandError(message_id, Message(message_id, args))


def fail_at(path: Path, error: OSError) -> NoReturn:
    """Give up on a file, with what the system has against it."""
    fail("error-file", file=str(path), problem=error.strerror or str(error))
