"""`allmende learn`: gives a lesson in the terminal."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from typing import Any, Final

from allmende.cli.console import Console, fail
from allmende.cli.neighbors import sit_down
from allmende.cli.output import write
from allmende.cli.parser import Parser
from allmende.cli.records import read_record, write_record
from allmende.cli.told_output import LearnOutput, LessonOutput
from allmende.cli.tutor import Tutor
from allmende.core.game import Game
from allmende.core.lesson import LEARNER
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.lessons import Guidance, guide_of, told
from allmende.lessons.guide import Guide
from allmende.titles import TITLES, replay, title

FIRST: Final = "first"
"""The lesson that is given if none is named."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("learn", run)
    group.add_argument("title", metavar="TITLE", nargs="?", help=parser.help("title"))
    group.add_argument("lesson", metavar="LESSON", nargs="?", help=parser.help("lesson"))
    group.add_argument("--record", type=Path, metavar="FILE", help=parser.help("record"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Give a lesson, or go on with the one in a file; without a title, list all lessons.

    As JSON lessons are only told of: all, those of a title, or the one that would be given.
    """
    if options.json:
        write(LearnOutput(language=console.speaker.language, lessons=_lessons(options, console)))
        return 0
    if options.title is None:
        for one in TITLES.values():
            _list(one, console)
        return 0
    guide = guide_of(title(options.title).name, options.lesson or FIRST)
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


def _lessons(options: argparse.Namespace, console: Console) -> list[LessonOutput]:
    """The lessons that were asked for; with a record, how far it has come."""
    if options.title is None:
        return [_told(guide_of(of.name, one.name), None, console) for of in TITLES.values() for one in of.lessons]
    of = title(options.title)
    if options.record is not None:
        guide = guide_of(of.name, options.lesson or FIRST)
        return [_told(guide, _game(guide, options.record, console), console)]
    names = [one.name for one in of.lessons] if options.lesson is None else [options.lesson]
    return [_told(guide_of(of.name, name), None, console) for name in names]


def _told(guide: Guide, game: Game | None, console: Console) -> LessonOutput:
    of, lesson = guide.title, guide.lesson
    opening = len(lesson.opening)
    guidance: Guidance | None = None
    if game is not None:
        guidance = guide.guidance(game, told(game))
    return LessonOutput(
        title=of.name,
        lesson=lesson.name,
        name=console.words(f"lesson-{of.name}-{lesson.name}"),
        rules=of.newest_rules if game is None else game.rules,
        options=of.checked_options(lesson.players, lesson.options),
        players=lesson.players,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        opening=opening,
        moves=None if game is None else game.version - opening,
        guidance=guidance,
    )


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
