"""The `allmende` command."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Final

from allmende.cli.console import LOOKALIKE, STOPPED, Console
from allmende.cli.parser import Parser, chosen_language
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.words import FALLBACK

COMMANDS: Final = {
    "serve": "serve",
    "worker": "worker",
    "enrol": "enrol",
    "complaints": "complaints",
    "backup": "backup",
    "restore": "backup",
    "export": "export",
    "store": "store",
    "learn": "learn",
    "play": "play",
    "draft": "draft",
    "problems": "problems",
    "simulate": "simulate",
    "tournament": "tournament",
    "ladder": "ladder",
    "train": "train",
    "dataset": "dataset",
    "replay": "replay",
    "survey": "survey",
    "rules": "rules",
    "records": "check",
    "titles": "titles",
    "cards": "cards",
    "mcp": "mcp",
    "bench": "bench",
    "load": "load",
    "version": "version",
}
"""The module of each command, here; only that of the chosen one is imported."""

WRONG = 2
"""The exit status of a command that can't do what it is asked."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status; a user's mistake is one sentence and status 2."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=LOOKALIKE)
    try:
        console = Console(chosen_language(words))
    except AllmendeError as error:
        Console(FALLBACK).complain(error.message)
        return WRONG
    parser = Parser(console, "allmende", COMMANDS)
    try:
        options = parser.parse(words)
        status = int(options.run(options, console))
        sys.stdout.flush()  # else a broken pipe would show only at exit, as an error message
        return status
    except AllmendeError as error:
        console.complain(error.message)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # The reader of the output has closed it; nothing more may be written, not even at exit.
        sys.stdout = sys.stderr
        return 0
    except OSError as error:
        # Errors of the system that no command handles, such as a full disk.
        console.complain(Message("error-system", {"problem": error.strerror or str(error)}))
        return WRONG
