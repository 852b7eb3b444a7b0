"""`allmende replay`: shows a recorded game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from allmende.bots.hand_worth import hand_worths
from allmende.cli.analysis import analyse, print_analysis
from allmende.cli.comparison import print_comparison
from allmende.cli.console import Console, fail
from allmende.cli.display import Display
from allmende.cli.displays import display_of
from allmende.cli.moves import list_moves
from allmende.cli.output import Stopwatch, Timing, write
from allmende.cli.parser import Parser
from allmende.cli.records import read_lines, read_record, read_report
from allmende.cli.retrospect import print_retrospect
from allmende.cli.table_options import whole
from allmende.cli.told_output import ComparisonOutput, LinesOutput, RecordedGame, ReplayOutput
from allmende.cli.variations import lines_of, print_lines
from allmende.core.comparison import compare
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.report import Report
from allmende.core.retrospect import look_back
from allmende.core.study import BEGINNING, Study
from allmende.core.view import EVERYTHING, ONLOOKER
from allmende.titles import replay


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("replay", run)
    group.add_argument("file", type=Path, metavar="FILE", help=parser.help("file"))
    group.add_argument("--at", type=whole, metavar="N", help=parser.help("at"))
    group.add_argument("--line", metavar="LINE", help=parser.help("line"))
    group.add_argument("--lines", action="store_true", help=parser.help("lines"))
    group.add_argument("--compare", nargs=2, metavar="LINE", help=parser.help("compare"))
    group.add_argument("--log", action="store_true", help=parser.help("log"))
    group.add_argument("--retrospect", action="store_true", help=parser.help("retrospect"))
    group.add_argument("--analysis", action="store_true", help=parser.help("analysis"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print the table after N moves, or at the end of the record, with --log the way there, then what was asked of it.

    Of a study it is the main line, or the one that was asked for; with --lines a list of all of them, with --compare
    two of them side by side.
    A game that goes on is shown as an onlooker sees it or, in the report of a problem, as its seat does: all else was
    dealt anew there. After the end of a game all hands are open.
    """
    watch = Stopwatch()
    report = read_report(options.file)
    if report is not None and report.record is None:
        fail("error-report-without-record")
    record = read_record(options.file)
    if options.lines or options.compare:
        _show_lines(options, watch, console)
        return 0
    if options.line is not None:
        _, study = read_lines(options.file)
        record = study.record(record, _end(study, options.line))
    if options.at is not None and not 0 <= options.at <= len(record.moves):
        fail("error-at", at=str(options.at), count=len(record.moves))
    # The whole record is checked, whatever part of it is shown.
    whole_game = replay(record)
    over = whole_game.is_over
    if (options.analysis or options.retrospect) and not over:
        fail("error-not-over")
    until = len(record.moves) if options.at is None else options.at
    game = replay(record, 0)
    display = display_of(game.title)
    names = _names(game, console)
    events: list[Event] = list(game.opening)
    for seat, text in record.moves[:until]:
        events += game.play(text, seat)
    ending = whole_game.ending if until == len(record.moves) else None
    if ending is not None:
        game.end(ending)
    eyes = EVERYTHING if over else ONLOOKER if report is None else report.eyes
    if options.json:
        return _write(whole_game, game, eyes, report, events, options, watch, console)
    if options.log:
        for event in display.worth_telling(events):
            heard = event if over else event.as_seen_by(eyes)
            console.out.print(console.speaker.tell(heard, names), soft_wrap=True)
        console.out.print()
    console.say("replay-heading", at=until, count=len(record.moves))
    if report is not None:
        _introduce(report, console)
    display.draw(game, eyes, console, names)
    if ending is not None:
        console.out.print(console.speaker.say(ending.message(names)), soft_wrap=True)
    if report is not None and report.eyes in game.to_act:
        _ask(game, report.eyes, display, console, names)
    if options.retrospect:
        print_retrospect(whole_game, console, names)
    return print_analysis(whole_game, console, names, options.file) if options.analysis else 0


def _show_lines(options: argparse.Namespace, watch: Stopwatch, console: Console) -> None:
    """Print the lines of a study, or two of them side by side."""
    beginning, study = read_lines(options.file)
    header = beginning.record
    setup = RecordedGame.of(replay(study.record(header, study.end(BEGINNING))))
    if options.compare:
        one, other = (study.record(header, _end(study, line)).moves for line in options.compare)
        found = compare(beginning, one, other)
        if options.json:
            timing = Timing(**watch.facts())
            write(ComparisonOutput(setup=setup, lines=options.compare, comparison=found, timing=timing))
            return
        headings = [console.words("comparison-line", line=line) for line in options.compare]
        print_comparison(found, headings, console, _names(beginning, console))
    elif options.json:
        lines = list(lines_of(beginning, study))
        write(LinesOutput(setup=setup, lines=lines, timing=Timing(**watch.facts())))
    else:
        print_lines(beginning, study, console)


def _write(
    whole_game: Game,
    game: Game,
    eyes: int,
    report: Report | None,
    events: Sequence[Event],
    options: argparse.Namespace,
    watch: Stopwatch,
    console: Console,
) -> int:
    """Write a game as JSON, where it stands and as its viewer sees it, with what was asked of the whole game."""
    retrospect = look_back(whole_game) if options.retrospect else None
    reviews, status = analyse(whole_game, console) if options.analysis else (None, 0)
    asked = None if report is None or report.eyes not in game.to_act else game.decision(report.eyes)
    write(
        ReplayOutput(
            setup=RecordedGame.of(whole_game),
            at=game.version,
            viewer="all" if eyes == EVERYTHING else "onlooker" if eyes == ONLOOKER else eyes,
            hidden=None if report is None else report.hidden,
            over=game.is_over,
            ending=game.ending,
            scores=game.scores,
            winners=game.winners,
            points=[{line.category: line.points for line in game.score_lines(seat)} for seat in range(game.players)],
            view=game.view(eyes),
            decision=asked,
            log=[event.told_to(eyes) for event in events] if options.log else None,
            retrospect=retrospect,
            analysis=reviews,
            hands=hand_worths(whole_game) if options.analysis else None,
            timing=Timing(**watch.facts()),
        )
    )
    return status


def _end(study: Study, line: str) -> int:
    """The last position of a line of a study, by its number or name."""
    end = study.line(line)
    if end is None:
        fail("error-line", line=line, count=len(study.lines()))
    return end


def _names(game: Game, console: Console) -> list[str]:
    return [console.words("play-name", seat=seat + 1) for seat in range(game.players)]


def _introduce(report: Report, console: Console) -> None:
    """Print the seat of a report, and the facts about the program with which the game was played."""
    said = ", ".join(f"{name} {fact}" for name, fact in report.facts.items())
    console.say("replay-report", seat=report.eyes + 1, facts=said)
    console.say("report-hidden", hidden=report.hidden)
    console.out.print()


def _ask(game: Game, seat: int, display: Display, console: Console, names: Sequence[str]) -> None:
    """Print the decision of a seat: the prompt, its moves and its hand."""
    decision = game.decision(seat)
    assert decision is not None
    plays = display.plays(decision)
    console.out.print()
    console.say("play-asked", player=names[seat], prompt=decision.prompt)
    list_moves(display, game, decision, console, set(plays.values()))
    display.draw_hand(game, seat, plays, console)
