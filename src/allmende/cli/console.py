"""Output of the command: messages in the user's language, to a terminal or a file."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

import rich.console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.words import Speaker

LOOKALIKE: Final = "allmende-lookalike"
"""The name of the codecs error handler that replaces characters which a terminal lacks by others that look alike."""
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
    """A console of rich that raises BrokenPipeError if its reader has gone; rich would exit with status 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Console:
    """Standard output and standard error, and a speaker for both."""

    def __init__(self, language: str) -> None:
        self.speaker = Speaker(language)
        self.out = _Paper(highlight=False, markup=False, emoji=False)
        self.err = _Paper(highlight=False, markup=False, emoji=False, stderr=True)

    def words(self, message_id: str, **args: Arg) -> str:
        """Return a message as text."""
        return self.speaker.say(Message(message_id, args))

    def listed(self, messages: Sequence[Message]) -> str:
        """Return messages as text, separated by commas."""
        return ", ".join(map(self.speaker.say, messages))

    def number(self, written: str) -> str:
        """Return a text with numbers as Python writes them in the notation of this language."""
        return self.speaker.number(written)

    def say(self, message_id: str, **args: Arg) -> None:
        """Print a message."""
        self.out.print(self.words(message_id, **args), soft_wrap=True)

    def note(self, message_id: str, **args: Arg) -> None:
        """Print a message beside the results: to standard error."""
        self.err.print(self.words(message_id, **args), soft_wrap=True)

    def beside(self) -> Console:
        """A console that prints to standard error alone, beside results in another form."""
        found = Console(self.speaker.language)
        found.out = found.err
        return found

    def clear(self) -> None:
        """Empty the screen and its scrollback, so that secrets can't be read back; files stay as they are."""
        self.out.clear()
        if self.out.is_terminal and not self.out.legacy_windows:
            self.out.file.write("\x1b[3J")
            self.out.file.flush()

    def complain(self, message: Message) -> None:
        """Print an error to standard error."""
        self.err.print(f"allmende: {self.speaker.say(message)}", soft_wrap=True)

    def progress(self, counted: bool = True) -> Progress:
        """A progress bar on standard error, shown only on a terminal; with numbers if things are `counted`."""
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
    """A command can't do what its arguments ask for."""


def fail(message_id: str, **args: Arg) -> NoReturn:
    """Raise CommandError with a message."""
    raise CommandError(message_id, Message(message_id, args))


def fail_at(path: Path, error: OSError) -> NoReturn:
    """Raise CommandError for a file, with the system's reason."""
    fail("error-file", file=str(path), problem=error.strerror or str(error))
