"""The `allmende` command."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from allmende.cli import (
    backup,
    bench,
    cards,
    check,
    complaints,
    dataset,
    draft,
    enrol,
    export,
    ladder,
    learn,
    load,
    mcp,
    play,
    problems,
    replay,
    rules,
    serve,
    simulate,
    store,
    survey,
    titles,
    tournament,
    train,
    version,
)
from allmende.cli.console import LOOKALIKE, STOPPED, Console
from allmende.cli.parser import Parser, chosen_language
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.words import FALLBACK

COMMANDS = (
    serve,
    enrol,
    complaints,
    backup,
    export,
    store,
    learn,
    play,
    draft,
    problems,
    simulate,
    tournament,
    ladder,
    train,
    dataset,
    replay,
    survey,
    rules,
    check,
    titles,
    cards,
    mcp,
    bench,
    load,
    version,
)

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
    parser = Parser(console, "allmende")
    for command in COMMANDS:
        command.add(parser)
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
