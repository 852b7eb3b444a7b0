"""`allmende records check`: replays records, by their own rules and by the newest ones, and reports differences."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from contextlib import closing
from operator import itemgetter
from pathlib import Path

from allmende.arena.executors import executor
from allmende.arena.filed import Filed, move_to, records_in
from allmende.arena.record_check import Verdict, verdicts
from allmende.cli.console import Console, fail, fail_at
from allmende.cli.output import Stopwatch, Timing, write
from allmende.cli.parser import Parser
from allmende.cli.table_options import positive
from allmende.cli.told_output import CheckedRecord, RecordsOutput
from allmende.core.message import Message

KINDS = ("newest", "alike", "moved", "archived", "differing", "broken")
"""The kinds of records, as the summary counts them."""
WORSE = 1
"""The exit status if a record has a problem."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("records", run)
    group.add_argument("what", metavar="check", choices=("check",), help=parser.help("check"))
    group.add_argument("folder", type=Path, metavar="DIR", help=parser.help("check-folder"))
    group.add_argument("--update", action="store_true", help=parser.help("update"))
    jobs = os.cpu_count() or 1
    group.add_argument("--jobs", type=positive, default=jobs, metavar="N", help=parser.help("jobs-check"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Check all records of a folder, print those with differences or problems, and the number of each kind.

    The status is 1 if a record can't be played, or doesn't come out as it says.
    """
    watch = Stopwatch(options.jobs)
    found = list(records_in(options.folder))
    if not found:
        fail("error-no-records", folder=str(options.folder))
    counts: Counter[str] = Counter()
    told: list[tuple[str, Message]] = []
    with console.progress() as progress, closing(executor(options.jobs)) as workers:
        task = progress.add_task(console.words("records-progress"), total=len(found))
        for filed, verdict in verdicts(found, workers):
            counts[_kind(filed, verdict, options.update)] += 1
            if (message := _told(verdict)) is not None:
                told.append((str(filed), message))
            progress.advance(task)
    told.sort(key=itemgetter(0))
    status = WORSE if counts["broken"] else 0
    if options.json:
        kinds = {kind: counts[kind] for kind in KINDS}
        listed = [CheckedRecord(file, message) for file, message in told]
        write(RecordsOutput(records=len(found), kinds=kinds, told=listed, timing=Timing(**watch.facts())))
        return status
    for file, message in told:
        console.say("records-told", file=file, what=message)
    for kind in KINDS:
        if counts[kind]:
            console.say(f"records-{kind}", count=counts[kind])
    return status


def _kind(filed: Filed, verdict: Verdict, update: bool) -> str:
    """The summary's line that counts a record; with `update`, one without differences is moved to the newest rules."""
    if verdict.problem is not None:
        return "broken"
    if verdict.difference is not None:
        return "differing"
    if not verdict.is_old:
        return "newest"
    if not update:
        return "alike"
    if filed.own:
        return "archived"
    try:
        move_to(filed, verdict.newest)
    except OSError as error:
        fail_at(filed.file, error)
    return "moved"


def _told(verdict: Verdict) -> Message | None:
    """The problem or difference of a record; None if it has neither."""
    if verdict.problem is not None:
        return verdict.problem
    if verdict.difference is None:
        return None
    move, what = verdict.difference.move, Message(f"records-otherwise-{verdict.difference.what}")
    return Message("records-differs", {"move": move, "amended": verdict.amended, "what": what})
