"""`allmende backup` and `allmende restore`: copies all that a server keeps to a file, and puts it back."""

from __future__ import annotations

import argparse
from pathlib import Path

from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.cli.serve import default_database


def add(parser: Parser) -> None:
    """Add both commands."""
    group = parser.command("backup", back_up)
    group.add_argument("file", type=Path, metavar="FILE", help=parser.help("backup-file"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))
    group.add_argument("--replace", action="store_true", help=parser.help("backup-replace"))
    group = parser.command("restore", restore)
    group.add_argument("file", type=Path, metavar="FILE", help=parser.help("restore-file"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("database"))
    group.add_argument("--replace", action="store_true", help=parser.help("restore-replace"))


def back_up(options: argparse.Namespace, console: Console) -> int:
    """Copy a store to a file, and print what is in it."""
    # Only few commands need the server; the others start faster without it.
    from allmende.server.store import backup

    database = options.database or str(default_database())
    found = backup.back_up(database, options.file, options.replace)
    console.say("backup-made", file=str(options.file), tables=found.tables, persons=found.persons)
    return 0


def restore(options: argparse.Namespace, console: Console) -> int:
    """Put a backup back, and print what is in it."""
    from allmende.server.store import backup

    database = options.database or str(default_database())
    found = backup.restore(options.file, database, options.replace)
    if found.before is not None:
        console.say("restore-before", before=str(found.before))
    console.say("restore-made", database=backup.shown(database), tables=found.tables, persons=found.persons)
    return 0
