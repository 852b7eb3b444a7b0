"""`allmende version`: prints the version."""

from __future__ import annotations

import argparse
import platform

import allmende
from allmende import engine
from allmende.cli.console import Console
from allmende.cli.output import write
from allmende.cli.parser import Parser
from allmende.cli.told_output import VersionOutput
from allmende.core import Message
from allmende.titles import TITLES


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("version", run)
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print the versions of Allmende and Python, and the state of the compiled rules."""
    if options.json:
        rules = {name: title.newest_rules for name, title in TITLES.items()}
        write(VersionOutput(rules=rules, **engine.facts(allmende.COMPILED)))
        return 0
    console.say(
        "version",
        version=allmende.__version__,
        engine=Message("engine", engine.state(allmende.COMPILED)._asdict()),
        python=platform.python_version(),
    )
    return 0
