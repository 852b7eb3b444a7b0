"""`allmende dataset`: plays games between bots, and stores them as a data set for learning."""

from __future__ import annotations

import argparse
import secrets
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from allmende.arena.contestants import names_in
from allmende.arena.safe_files import write_whole
from allmende.cli.console import STOPPED, Console, fail, fail_at
from allmende.cli.output import DatasetOutput, Setup, Stopwatch, Timing, write
from allmende.cli.parser import Parser
from allmende.cli.simulate import seats
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.cli.tournament import workers_for
from allmende.titles import title

if TYPE_CHECKING:
    from allmende.arena.dataset import DatasetTerms


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("dataset", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--out", type=Path, required=True, metavar="DIR", help=parser.help("out-dataset"))
    group.add_argument("--players", type=positive, metavar="N", help=parser.help("players-simulate"))
    group.add_argument("--bots", default="greedy,random", metavar="A,B", help=parser.help("bots-simulate"))
    group.add_argument("--games", type=positive, default=100, metavar="N", help=parser.help("games"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs"))
    group.add_argument("--ray", metavar="ADDRESS", help=parser.help("ray"))
    group.add_argument("--minari", metavar="NAME", help=parser.help("minari"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Play the games that are missing, and write the card of the data set."""
    try:
        from allmende.arena import dataset, dataset_card
    except ImportError as error:
        fail("error-extra", extra="dataset", why=str(error))
    watch = Stopwatch(options.jobs)
    names = seats(names_in(options.bots), options.players)
    if options.minari is not None:
        check_minari(options.minari, len(names))
    chosen = chosen_options(options.set, title(options.title), len(names))
    folder: Path = options.out
    seed = options.seed
    try:
        if seed is None:
            known = dataset.terms_in(folder)
            seed = secrets.randbelow(1_000_000) if known is None else known.seed
        terms = dataset.dataset_terms(options.title, names, chosen, seed)
        with closing(workers_for(options)) as workers, console.progress() as progress:
            task = progress.add_task(console.words("simulate-progress"), total=options.games)
            for done in dataset.make(folder, terms, options.games, workers):
                progress.update(task, completed=done)
        decisions = dataset.count_decisions(folder)
        failed = dataset.count_failed(folder)
        card = dataset_card.card(terms, options.games, decisions, failed).encode()
        write_whole(folder / "README.md", lambda file: file.write(card))
    except OSError as error:
        fail_at(folder, error)
    except KeyboardInterrupt:
        return STOPPED
    if not options.json:
        console.say(
            "dataset-made",
            games=options.games,
            decisions=console.number(f"{decisions:,}"),
            folder=str(folder),
            seed=str(seed),
        )
    if failed:
        console.note("dataset-failed", games=failed)
    status = 0 if options.minari is None else write_for_minari(options, terms, console)
    if options.json:
        setup = Setup(terms.title, terms.rules, terms.options, len(terms.bots), terms.bots, terms.seed)
        timing = Timing(**watch.facts())
        write(DatasetOutput(setup=setup, games=options.games, decisions=decisions, failed=failed, timing=timing))
    return status


def check_minari(name: str, players: int) -> None:
    """Raise CommandError, before anything is played, if `write_for_minari` would fail."""
    try:
        from allmende.envs import offline
    except ImportError as error:
        fail("error-extra", extra="minari", why=str(error))
    if players != 1:
        fail("error-minari-alone")
    offline.place(name)


def write_for_minari(options: argparse.Namespace, terms: DatasetTerms, console: Console) -> int:
    """Write the games that Minari doesn't have yet into its data set."""
    from allmende.arena import dataset, dataset_card
    from allmende.envs import offline

    name: str = options.minari
    source = offline.Source(terms.title, terms.options, terms.bots[0], dataset_card.summary(terms))
    recorded = dataset.records(options.out, terms, options.games)
    games = (offline.Played(seed, [text for _, text in record.moves]) for seed, record in recorded)
    try:
        with console.progress() as progress:
            task = progress.add_task(console.words("simulate-progress"), total=options.games)
            for done in offline.write(name, source, games):
                progress.update(task, completed=done)
    except OSError as error:
        fail_at(offline.place(name), error)
    except KeyboardInterrupt:
        return STOPPED
    tell = console.note if options.json else console.say
    tell("dataset-minari", name=name, folder=str(offline.place(name)))
    return 0
