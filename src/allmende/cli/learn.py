"""`allmende learn`: gives a lesson in the terminal."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from typing import Any, Final

from allmende.cli.console import Console, fail
from allmende.cli.neighbors import sit_down
from allmende.cli.parser import Parser
from allmende.cli.records import read_record, write_record
from allmende.cli.tutor import Tutor
from allmende.core.game import Game
from allmende.core.lesson import LEARNER
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.lessons import guide_of
from allmende.lessons.guide import Guide
from allmende.titles import TITLES, replay, title

FIRST: Final = "first"
"""The lesson that is given if none is named."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("learn", run)
    group.add_argument("title", metavar="TITLE", nargs="?", help=parser.help("title"))
    group.add_argument("lesson", metavar="LESSON", nargs="?", default=FIRST, help=parser.help("lesson"))
    group.add_argument("--record", type=Path, metavar="FILE", help=parser.help("record"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Give a lesson, or go on with the one in a file; without a title, list all lessons."""
    if options.title is None:
        for one in TITLES.values():
            _list(one, console)
        return 0
    guide = guide_of(title(options.title).name, options.lesson)
    game = _game(guide, options.record, console)
    sitting = sit_down(game, LEARNER, len(guide.lesson.opening), console)
    sitting.tutor = Tutor(guide, console)
    if options.record:
        sitting.on_change = lambda: write_record(options.record, game.record)
        sitting.on_change()
    return sitting.run(sys.stdin or io.StringIO())  # a closed input has no moves


def _list(of: Title[Any, Any], console: Console) -> None:
    for lesson in of.lessons:
        name = Message(f"lesson-{of.name}-{lesson.name}")
        console.say("learn-lesson", title=of.name, lesson=lesson.name, name=name, minutes=lesson.minutes)


def _game(guide: Guide, file: Path | None, console: Console) -> Game:
    """A lesson from its beginning, or as far as the record in the file goes."""
    given = guide.lesson
    game = Game(guide.title, given.players, given.options, given.deal)
    for seat, move in given.opening:
        game.play(move, seat)
    if file is None or not file.exists():
        return game
    kept = replay(read_record(file))
    if (kept.title, kept.deal, kept.options) != (game.title, game.deal, game.options):
        fail("error-other-lesson", file=str(file), lesson=Message(f"lesson-{guide.title.name}-{given.name}"))
    console.note("play-resumed", file=str(file), count=kept.version)
    return kept
