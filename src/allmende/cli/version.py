"""`allmende version`: prints the version."""

from __future__ import annotations

import argparse
import platform

import allmende
from allmende import engine
from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.core import Message


def add(parser: Parser) -> None:
    """Add the command."""
    parser.command("version", run)


def run(options: argparse.Namespace, console: Console) -> int:
    """Print the versions of Allmende and Python, and the state of the compiled rules."""
    console.say(
        "version",
        version=allmende.__version__,
        engine=Message("engine", engine.state(allmende.COMPILED)._asdict()),
        python=platform.python_version(),
    )
    return 0
