"""`allmende ladder`: how a bot stands up to the panel of its title, and whether it deserves to be promoted."""

from __future__ import annotations

import argparse
import secrets
import shutil
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from rich.table import Table

from allmende.arena.contestants import as_it_is, bot_message, mind_of
from allmende.arena.executors import executor
from allmende.arena.ladder import PLAYERS, Rung, deals_for, fixtures, panel, results, rungs
from allmende.arena.promotion import Verdict, verdict
from allmende.arena.results import Results, tournament_in
from allmende.arena.tournament import Game, Tournament, play, tournament
from allmende.bots.champions import CHAMPIONS, champion, load
from allmende.bots.learned import Subject
from allmende.bots.levels import DEFAULT
from allmende.bots.panel import members
from allmende.cli.console import STOPPED, Console, fail, fail_at
from allmende.cli.parser import Parser
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.cli.tournament import give_or_take, per_cent
from allmende.core.message import Message
from allmende.titles import title

REIGNING = "master"
"""The level at which champions play."""


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    tournament: Tournament
    games: int
    rungs: list[Rung]
    verdict: Verdict


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("ladder", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--bot", default=DEFAULT, metavar="BOT", help=parser.help("bot-ladder"))
    group.add_argument("--games", type=positive, default=400, metavar="N", help=parser.help("games-ladder"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs"))
    group.add_argument("--out", type=Path, metavar="DIR", help=parser.help("out-ladder"))
    group.add_argument("--promote", action="store_true", help=parser.help("promote"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Play the games that are not in the folder yet, and print the ladder, however it ends."""
    chosen = title(options.title)
    if not members(chosen.name):
        fail("error-no-panel", title=Message(f"title-{chosen.name}"))
    mind = mind_of(options.bot)
    if options.promote and mind is None:
        fail("error-promote", bot=options.bot)
    checked = chosen_options(options.set, chosen, PLAYERS)
    about = Subject.of(chosen, chosen.start(PLAYERS, checked, chosen.draw(PLAYERS, checked, Random(0))))
    if mind is not None:
        load(mind, about)
    reigning = REIGNING if champion(about) is not None and options.bot != REIGNING else ""
    try:
        wanted = _ladder(options, checked, panel(chosen.name, reigning))
        kept = Results(options.out, wanted) if options.out else None
    except OSError as error:
        fail_at(options.out, error)
    games = list(kept.games) if kept else []
    if games:
        console.note("tournament-resumed", count=len(games), folder=str(options.out))
    try:
        said = _play(wanted, games, kept, reigning, options, console)
    except KeyboardInterrupt:
        _show(wanted, games, "open", options, console)
        return STOPPED
    _show(wanted, games, said, options, console)
    if options.promote and said == "promoted" and mind is not None:
        _promote(mind, CHAMPIONS / f"{about}.npz", console)
    return 0


def _ladder(options: argparse.Namespace, checked: dict[str, str], opponents: list[str]) -> Tournament:
    """The games that are asked for; a ladder that goes on keeps its seed."""
    seed = options.seed
    if seed is None and options.out and (known := tournament_in(options.out)):
        seed = known.seed
    if seed is None:
        seed = secrets.randbelow(1_000_000)
    others = [name for name in opponents if name != options.bot]
    return tournament(options.title, [as_it_is(options.bot), *others], PLAYERS, checked, seed)


def _play(
    wanted: Tournament,
    games: list[Game],
    kept: Results | None,
    reigning: str,
    options: argparse.Namespace,
    console: Console,
) -> Verdict:
    """Play what is left, deal by deal, and add the games to those that there are; what they decide.

    Where a promotion is asked for, nothing more is played once that is decided.
    """
    deals = deals_for(options.games, len(wanted.bots) - 1)
    todo = fixtures(wanted, deals)
    each = len(todo) // deals
    known = {game.number for game in games}
    said: Verdict = "open"
    with console.progress() as progress, closing(executor(options.jobs)) as workers:
        task = progress.add_task(console.words("simulate-progress"), total=len(todo), completed=len(known))
        for deal in range(deals):
            for game, _ in play(todo[deal * each : (deal + 1) * each], workers, known):
                if kept is not None:
                    kept.add(game, None)
                games.append(game)
                progress.advance(task)
            numbers = range((deal + 1) * each)
            so_far = [game for game in games if game.number in numbers]
            said = verdict(results(wanted, so_far), deal == deals - 1, reigning)
            if options.promote and said != "open":
                break
    return said


def _promote(mind: Path, place: Path, console: Console) -> None:
    """Let the levels play by this mind from now on."""
    try:
        place.parent.mkdir(exist_ok=True)
        draft = place.with_name(f".{place.name}.new")
        shutil.copyfile(mind, draft)
        draft.replace(place)
    except OSError as error:
        fail_at(place, error)
    console.say("ladder-taken-up", file=str(place))


def _show(wanted: Tournament, games: list[Game], said: Verdict, options: argparse.Namespace, console: Console) -> None:
    found = rungs(wanted, games)
    if options.json:
        sys.stdout.write(msgspec.json.encode(Report(wanted, len(games), found, said)).decode() + "\n")
        return
    bot = bot_message(options.bot)
    names = {"title": Message(f"title-{wanted.title}"), "bot": bot}
    deals = len({game.deal for game in games})
    heading = console.words("ladder-summary", **names, games=len(games), deals=deals, seed=str(wanted.seed))
    console.out.print(heading, soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    for column in ("opponent", "games", "wins", "score", "theirs", "time"):
        table.add_column(console.words(f"ladder-{column}"), justify="left" if column == "opponent" else "right")
    for rung in found:
        table.add_row(
            console.speaker.say(bot_message(rung.opponent)),
            str(rung.games),
            per_cent(rung.wins),
            give_or_take(rung.score),
            give_or_take(rung.opponent_score),
            f"{rung.milliseconds:,.1f}",
        )
    console.out.print(table)
    console.say(f"ladder-{said}", bot=bot)
