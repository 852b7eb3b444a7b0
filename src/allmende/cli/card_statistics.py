"""`allmende cards --stats`: measures what the hand cards of a title are worth."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from allmende.arena.card_games import CardStudy, StudyFolder, Twins, play, study_in, study_of
from allmende.arena.card_statistics import statistics
from allmende.arena.contestants import bot_message
from allmende.arena.executors import executor
from allmende.bots.card_knowledge import CardFacts, CardSet, Estimate
from allmende.cli.console import STOPPED, Console, fail_at
from allmende.cli.output import CardOutput, CardStatisticsOutput, PartnersOutput, Setup, Stopwatch, Timing, write
from allmende.cli.parser import Parser
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import title as find_title

GAMES_A_DEAL: Final = 2


def add_statistics(group: argparse._ArgumentGroup, parser: Parser) -> None:
    """Add `--stats` and what belongs to it."""
    group.add_argument("--stats", action="store_true", help=parser.help("stats"))
    group.add_argument("--bot", default="villager", metavar="BOT", help=parser.help("bot-cards"))
    group.add_argument("--players", type=positive, default=2, metavar="N", help=parser.help("players-cards"))
    group.add_argument("--games", type=positive, default=100, metavar="N", help=parser.help("games-cards"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs"))
    group.add_argument("--out", type=Path, metavar="DIR", help=parser.help("out-cards"))


def print_statistics(options: argparse.Namespace, console: Console) -> int:
    """Play the deals that are not in the folder yet, and print the statistics, however it ends."""
    watch = Stopwatch(options.jobs)
    try:
        study = _study(options)
        folder = StudyFolder(options.out, study) if options.out else None
    except OSError as error:
        fail_at(options.out, error)
    deals = -(-options.games // GAMES_A_DEAL)
    found = [twins for twins in folder.twins if twins.deal < deals] if folder else []
    if found:
        console.note("card-stats-resumed", count=len(found), folder=str(options.out))
    status = 0
    try:
        _play(study, deals, found, folder, options.jobs, console)
    except KeyboardInterrupt:
        status = STOPPED
    except AllmendeError as error:
        console.complain(error.message)
        status = 2
    if found:
        # By number and not by their ends, so that the same games print the same bytes.
        in_order = sorted(found, key=lambda twins: twins.deal)
        known = statistics(study, in_order, datetime.now(UTC).date().isoformat())
        if options.json:
            write(_output(study, known, watch))
        else:
            _print(study, known, console)
            if options.out:
                console.say("card-stats-kept", folder=str(options.out))
    return status


def _play(
    study: CardStudy, deals: int, found: list[Twins], folder: StudyFolder | None, jobs: int, console: Console
) -> None:
    """Play the deals that are left, and add their games to `found`."""
    known = {twins.deal for twins in found}
    with console.progress() as progress, closing(executor(jobs)) as workers:
        task = progress.add_task(console.words("card-stats-progress"), total=deals, completed=len(known))
        for twins in play(study, deals, workers, known):
            if folder is not None:
                folder.add(twins)
            found.append(twins)
            progress.advance(task)


def _study(options: argparse.Namespace) -> CardStudy:
    """The study that is asked for; one that goes on keeps its seed."""
    chosen = chosen_options(options.set, find_title(options.title), options.players)
    seed = options.seed
    if seed is None and options.out and (known := study_in(options.out)):
        seed = known.seed
    if seed is None:
        seed = secrets.randbelow(1_000_000)
    return study_of(options.title, options.bot, options.players, chosen, seed)


def _output(study: CardStudy, found: CardSet, watch: Stopwatch) -> CardStatisticsOutput:
    return CardStatisticsOutput(
        setup=Setup(study.title, study.rules, study.options, study.players, [study.bot], study.seed),
        games=found.games,
        deals=found.deals,
        cards={card: CardOutput.of(facts) for card, facts in found.cards.items()},
        partners=[PartnersOutput.of(pair) for pair in found.partners],
        timing=Timing(**watch.facts()),
    )


def _print(study: CardStudy, found: CardSet, console: Console) -> None:
    """The statistics as a table, cards that bring most first, and the pairs below it."""
    title = find_title(study.title)
    heading = console.words(
        "card-stats-summary",
        title=Message(f"title-{study.title}"),
        players=study.players,
        games=found.games,
        deals=found.deals,
        bot=bot_message(study.bot),
        seed=str(study.seed),
    )
    console.out.print(heading, soft_wrap=True)
    chosen = any(facts.offered for facts in found.cards.values())
    columns = ["card", "dealt", *(["chosen"] if chosen else []), "played", "round", "points", "wins"]
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(console.words(f"card-stats-{column}"), justify="left" if column == "card" else "right")
    for card, facts in sorted(found.cards.items(), key=lambda each: (-_points(each[1]), each[0])):
        table.add_row(*_row(title, card, facts, chosen, console))
    console.out.print(table)
    console.say("card-stats-reading")
    if found.partners:
        console.out.print()
        console.say("card-stats-partners")
        for pair in found.partners:
            one, two = (card_message(title, card) for card in pair.cards)
            console.say("card-stats-pair", one=one, two=two, points=console.number(give_or_take(pair.points)))


def _points(facts: CardFacts) -> float:
    return facts.points.value if facts.points else float("-inf")


def _row(title: Title[Any, Any], card: str, facts: CardFacts, chosen: bool, console: Console) -> Sequence[str]:
    of = console.words("card-stats-of", chosen=facts.chosen, offered=facts.offered)
    return [
        console.speaker.say(card_message(title, card)),
        str(facts.dealt),
        *([of] if chosen else []),
        str(facts.played),
        "–" if facts.round is None else console.number(f"{facts.round:.1f}"),
        "–" if facts.points is None else console.number(give_or_take(facts.points)),
        "–" if facts.wins is None else console.number(give_or_take(facts.wins, 100)),
    ]


def card_message(title: Title[Any, Any], card: str) -> Message:
    """The name of a hand card."""
    assert title.hindsight is not None
    return title.hindsight.name(f"card:{card}")


def give_or_take(number: Estimate, times: int = 1) -> str:
    """An estimate and its interval, perhaps in per cent."""
    value = round(number.value * times, 1) + 0.0  # never -0.0
    return f"{value:+.1f} ± {number.half * times:.1f}"
