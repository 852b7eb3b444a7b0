"""`allmende survey`: looks back over many finished games."""

from __future__ import annotations

import argparse
import asyncio
import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table

from allmende.arena.filed import records_in
from allmende.bots.intervals import Interval
from allmende.bots.learned import Subject
from allmende.bots.survey import BesideLevel, Survey, SurveyedSeat, less, recorded_seats, surveys
from allmende.cli.console import Console, fail, fail_at
from allmende.cli.output import Stopwatch, Timing, write
from allmende.cli.parser import Parser
from allmende.cli.records import write_text
from allmende.cli.table_options import positive
from allmende.cli.told_output import SurveyOutput
from allmende.cli.tournament import give_or_take, per_cent
from allmende.core.hindsight import WORK
from allmende.core.message import Message
from allmende.titles import title

Row = Mapping[str, Any]


class _Found(NamedTuple):
    """A record that was found: its name and text, or no text if it can't be read."""

    name: str
    text: str | None


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("survey", run)
    group.add_argument("paths", type=Path, nargs="*", metavar="FILE|DIR", help=parser.help("survey-paths"))
    group.add_argument("--database", metavar="FILE|URL", help=parser.help("survey-database"))
    group.add_argument("--player", metavar="NAME", help=parser.help("survey-player"))
    group.add_argument("--least", type=positive, default=3, metavar="N", help=parser.help("survey-least"))
    group.add_argument("--csv", type=Path, metavar="DIR", help=parser.help("survey-csv"))
    group.add_argument("--parquet", type=Path, metavar="DIR", help=parser.help("survey-parquet"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print a survey for each title, number of players, and with hand cards or without; write its tables if asked to.

    Games that are not over, that their players have ended early, or that can't be replayed, are left out and counted.
    """
    watch = Stopwatch()
    seats, left_out = _seats(list(_found(options)), console)
    if not seats:
        fail("error-survey-empty")
    if options.player is not None:
        known = {seat.name for seat in seats}
        seats = [seat for seat in seats if seat.name == options.player]
        if not seats:
            fail("error-survey-player", player=options.player, known=", ".join(sorted(known)))
    found = surveys(seats, options.least)
    for folder, written in ((options.csv, _csv), (options.parquet, _parquet)):
        if folder is not None:
            _keep(folder, _tables(seats, found), written)
    if options.json:
        write(SurveyOutput(surveys=found, left_out=left_out, timing=Timing(**watch.facts())))
        return 0
    for survey in found:
        _print(survey, console)
    if left_out:
        console.note("survey-left-out", count=left_out)
    return 0


def _found(options: argparse.Namespace) -> Iterator[_Found]:
    """The records in all files and folders, and in the store."""
    if not options.paths and options.database is None:
        fail("error-survey-nothing")
    for path in options.paths:
        if path.is_dir():
            yield from (_Found(str(filed), filed.text) for filed in records_in(path))
        else:
            try:
                yield _Found(str(path), path.read_text(encoding="utf-8-sig"))
            except UnicodeDecodeError:
                yield _Found(str(path), None)
            except OSError as error:
                fail_at(path, error)
    if options.database is not None:
        # Only few commands need the server; the others start faster without it.
        from allmende.server.store.backup import snapshot

        with snapshot(options.database) as copy:
            yield from asyncio.run(_stored(copy))


async def _stored(copy: Path) -> list[_Found]:
    from allmende.server.people.record_export import exported
    from allmende.server.store.addresses import open_store

    store = open_store(str(copy))
    await store.open()
    try:
        games = [game async for game in exported(store)]
    finally:
        await store.close()
    return [_Found(game, None) if isinstance(game, str) else _Found(game.table, game.record) for game in games]


def _seats(found: Sequence[_Found], console: Console) -> tuple[list[SurveyedSeat], int]:
    """The seats of all games that count, and how many games do not."""
    from allmende.server.tables.record_names import names_in

    seats: list[SurveyedSeat] = []
    left_out = 0
    with console.progress() as progress:
        task = progress.add_task(console.words("survey-progress"), total=len(found))
        for name, text in found:
            recorded = None if text is None else recorded_seats(text, name, partial(names_in, given=[]))
            left_out += recorded is None
            seats += recorded or ()
            progress.advance(task)
    return seats, left_out


def _print(survey: Survey, console: Console) -> None:
    """A survey as tables."""
    of = Subject.parse(survey.subject)
    console.out.print()
    name = Message(f"title-{of.title}")
    cards = "with" if of.cards else "without"
    console.say("survey-heading", title=name, players=of.players, cards=cards, games=survey.games, seats=survey.seats)
    if survey.openings:
        console.out.print()
        console.out.print(_openings(survey, of, console))
    console.out.print()
    console.out.print(_finishes(survey, console))
    if survey.beside is not None:
        console.out.print()
        console.out.print(_beside(survey.beside, console))
    console.out.print()
    console.say("survey-reading")


def _openings(survey: Survey, of: Subject, console: Console) -> Table:
    """Openings as a tree: each action stands below the ones before it."""
    table = _table(console, "survey-opening", "survey-seats", "survey-points")
    if of.players > 1:
        table.add_column(console.words("survey-won"), justify="right")
    says = title(of.title).hindsight
    assert says is not None, "a title without it has no surveys"
    for opening in survey.openings:
        indent = "  " * (len(opening.actions) - 1)
        share = [per_cent(opening.won)] if of.players > 1 else []
        name = console.speaker.say(says.name(f"{WORK}:{opening.actions[-1]}"))
        table.add_row(f"{indent}{name}", str(opening.seats), console.number(give_or_take(opening.points)), *share)
    return table


def _finishes(survey: Survey, console: Console) -> Table:
    """Where points come from: a row for each category, a column for each place."""
    table = _table(console, "survey-category")
    for finish in survey.finishes:
        table.add_column(console.words("survey-place", place=finish.place, seats=finish.seats), justify="right")
    for category in survey.finishes[0].categories:
        cells = [_cell(finish.categories.get(category), console) for finish in survey.finishes]
        table.add_row(console.words(f"score-{category}"), *cells)
    table.add_section()
    totals = [_cell(finish.points, console) for finish in survey.finishes]
    table.add_row(console.words("survey-points"), *totals, style="bold")
    return table


def _beside(beside: BesideLevel, console: Console) -> Table:
    """The surveyed seats beside a level: a row for each category."""
    level = Message(f"bot-{beside.level}")
    table = _table(console, "survey-category", "survey-own")
    table.add_column(console.words("survey-level", level=level, games=beside.games), justify="right")
    table.add_column(console.words("survey-difference"), justify="right")
    for category, own in beside.own_categories.items():
        table.add_row(
            console.words(f"score-{category}"),
            _cell(own, console),
            console.number(f"{beside.categories.get(category, 0):.1f}"),
            _cell(beside.difference.get(category), console, signed=True),
        )
    table.add_section()
    points, difference = console.number(f"{beside.points:.1f}"), less(beside.own, beside.points)
    row = [_cell(beside.own, console), points, _cell(difference, console, signed=True)]
    table.add_row(console.words("survey-points"), *row, style="bold")
    return table


def _table(console: Console, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="none")
    table.add_column(console.words(first))
    for other in others:
        table.add_column(console.words(other), justify="right")
    return table


def _cell(found: Interval | None, console: Console, *, signed: bool = False) -> str:
    if found is None:
        return "–"
    sign = "+" if signed and found.value > 0 else ""
    return sign + console.number(give_or_take(found))


def _tables(seats: Sequence[SurveyedSeat], found: Sequence[Survey]) -> dict[str, list[Row]]:
    """All that is written, a row for each seat, opening, place and category, and category of a level."""
    return {
        "seats": [
            {
                "game": seat.game,
                "subject": seat.subject,
                "seat": seat.seat,
                "name": seat.name,
                "place": seat.place,
                "won": seat.won,
                "score": seat.score,
                "opening": " ".join(seat.opening),
            }
            for seat in seats
        ],
        "openings": [
            {
                "subject": survey.subject,
                "opening": " ".join(one.actions),
                "seats": one.seats,
                "games": one.games,
                **_ends("points", one.points),
                **_ends("won", one.won),
            }
            for survey in found
            for one in survey.openings
        ],
        "finishes": [
            {
                "subject": survey.subject,
                "place": one.place,
                "category": category,
                "seats": one.seats,
                "games": one.games,
                **_ends("points", points),
            }
            for survey in found
            for one in survey.finishes
            for category, points in (*one.categories.items(), ("", one.points))
        ],
        "levels": [
            {
                "subject": survey.subject,
                "level": survey.beside.level,
                "category": category,
                "games": survey.games,
                "level_games": survey.beside.games,
                "level_points": survey.beside.categories.get(category),
                **_ends("points", points),
            }
            for survey in found
            if survey.beside is not None
            for category, points in survey.beside.own_categories.items()
        ],
    }


def _ends(name: str, found: Interval) -> Row:
    """An estimate as three columns."""
    return {name: found.value, f"{name}_low": found.low, f"{name}_high": found.high}


def _keep(folder: Path, tables: Mapping[str, list[Row]], written: Any) -> None:
    """Write all tables into a folder, which is made if it isn't there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail_at(folder, error)
    for name, rows in tables.items():
        if rows:
            written(folder / name, rows)


def _csv(path: Path, rows: Sequence[Row]) -> None:
    text = io.StringIO()
    writer = csv.DictWriter(text, [*rows[0]], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_text(path.with_suffix(".csv"), text.getvalue())


def _parquet(path: Path, rows: Sequence[Row]) -> None:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        fail("error-extra", extra="dataset", why=str(error))
    place = path.with_suffix(".parquet")
    try:
        pq.write_table(pa.Table.from_pylist([dict(row) for row in rows]), place, compression="zstd")
    except OSError as error:
        fail_at(place, error)
