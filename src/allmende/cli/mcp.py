"""`allmende mcp`: serves the games as tools for language models, over standard input and output."""

from __future__ import annotations

import argparse

from allmende.cli.console import Console, fail
from allmende.cli.parser import Parser


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("mcp", run)
    group.add_argument("--server", metavar="URL", help=parser.help("server-mcp"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Serve until the client disconnects."""
    try:
        from allmende.mcp.server import make_server
    except ImportError as error:
        fail("error-extra", extra="mcp", why=str(error))
    if options.server is not None:
        from allmende.server.http.origins import place_of

        place_of(options.server)  # else only the model would be told that the address is wrong, and much later
    try:
        make_server(options.server).run("stdio")
    except BaseExceptionGroup as errors:
        if errors.split(BrokenPipeError)[1] is not None:
            raise
        raise BrokenPipeError from None  # the client has gone during a reply
    return 0
