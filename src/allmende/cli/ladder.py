"""`allmende ladder`: measures a bot against the panel of its title, and decides if it is promoted."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import IO, Any, NamedTuple

from rich.table import Table

from allmende.arena.contestants import MIND, bot_message, net_of
from allmende.arena.editions import edition
from allmende.arena.executors import Executor, executor
from allmende.arena.ladder import REIGNING, TOGETHER, deals_for, decision_times, fixtures, panel, results, rungs
from allmende.arena.learning.folder import CARD
from allmende.arena.promotion import GAMES, Verdict, bar, verdict
from allmende.arena.results import Results, tournament_in
from allmende.arena.safe_files import write_whole
from allmende.arena.tournament import Game, Tournament, play, tournament
from allmende.bots.champions import CHAMPIONS, load
from allmende.bots.learned import Subject
from allmende.bots.levels import DEFAULT
from allmende.cli import published
from allmende.cli.console import STOPPED, Console, fail, fail_at
from allmende.cli.output import LadderOutput, LadderTiming, Setup, Stopwatch, in_order, write
from allmende.cli.parser import Parser
from allmende.cli.points import print_points
from allmende.cli.simulate import add_strict, note_failures
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.cli.tournament import give_or_take, per_cent
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("ladder", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--bot", default=DEFAULT, metavar="BOT", help=parser.help("bot-ladder"))
    group.add_argument("--edition", metavar="NAME", help=parser.help("edition"))
    group.add_argument("--players", type=positive, metavar="N", help=parser.help("players-ladder"))
    group.add_argument("--games", type=positive, metavar="N", help=parser.help("games-ladder"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs"))
    group.add_argument("--out", type=Path, metavar="DIR", help=parser.help("out-ladder"))
    group.add_argument("--promote", action="store_true", help=parser.help("promote"))
    group.add_argument("--markdown", action="store_true", help=parser.help("markdown"))
    group.add_argument("--points", action="store_true", help=parser.help("points"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))
    add_strict(group, parser)


class Climb(NamedTuple):
    """A bot on a ladder: its opponents, the least number of games, and if it may end early with a verdict."""

    wanted: Tournament
    games: int
    to_promote: bool

    @property
    def opponents(self) -> list[str]:
        """The bots against which it plays."""
        return self.wanted.bots[1:]

    def verdict(self, games: list[Game], is_over: bool) -> Verdict:
        """The verdict that games give; it is open against one opponent alone."""
        if len(self.opponents) < 2:
            return "open"
        reigning = REIGNING if REIGNING in self.opponents else ""
        return verdict(results(self.wanted, games), is_over, reigning, self.wanted.players)


def run(options: argparse.Namespace, console: Console) -> int:
    """Play the games that are not in the folder yet, and print the ladder, however it ends."""
    watch = Stopwatch(options.jobs)
    chosen = title(options.title)
    settled = _settled(options, chosen)
    checked = dict(settled.options)
    about = Subject.under(chosen, settled.players, checked)
    net = net_of(options.bot, about)
    if options.promote and (net is None or net.name != MIND):
        fail("error-promote", bot=options.bot)
    if net is not None:
        load(net, about)
    try:
        wanted = ladder(about, checked, options.bot, options.out, settled.seed, settled.opponents)
        games = options.games or GAMES
        if settled.deals:
            games = settled.deals * settled.players * (len(wanted.bots) - 1)
        climb = Climb(wanted, games, options.promote)
        kept = Results(options.out, climb.wanted) if options.out else None
    except OSError as error:
        fail_at(options.out, error)
    played = list(kept.games) if kept else []
    if played:
        console.note("tournament-resumed", count=len(played), folder=str(options.out))
    try:
        with closing(executor(options.jobs)) as workers:
            said = play_ladder(climb, played, kept, workers, console)
    except KeyboardInterrupt:
        if played:
            _show(climb.wanted, played, "open", watch, options, console)
        return STOPPED
    lost = _show(climb.wanted, played, said, watch, options, console)
    if options.promote and said == "promoted" and net is not None:
        promote(net, CHAMPIONS / f"{about}.npz", console)
    return lost


class Settled(NamedTuple):
    """The terms of a ladder, by an edition or by the arguments: then against the panel, until enough is known."""

    options: Mapping[str, str]
    players: int
    seed: int | None
    opponents: Sequence[str] | None = None
    deals: int = 0


def _settled(options: argparse.Namespace, chosen: Title[Any, Any]) -> Settled:
    """The terms that the arguments ask for; CommandError if one of them is settled by the edition."""
    if options.edition is None:
        if options.markdown:
            fail("error-markdown")
        players = options.players or 2
        return Settled(chosen_options(options.set, chosen, players), players, options.seed)
    for name in ("players", "games", "seed", "set", "promote"):
        if getattr(options, name):
            fail("error-edition-settles", option=f"--{name}")
    found = edition(chosen, options.edition)
    checked = chosen.checked_options(found.players, found.options)
    return Settled(checked, found.players, found.seed, found.opponents, found.deals)


def ladder(
    about: Subject,
    checked: dict[str, str],
    bot: str,
    folder: Path | None,
    seed: int | None,
    opponents: Sequence[str] | None = None,
) -> Tournament:
    """The games of a bot against the panel, or these opponents; a ladder that goes on keeps its seed."""
    if seed is None and folder and (known := tournament_in(folder)):
        seed = known.seed
    if seed is None:
        seed = secrets.randbelow(1_000_000)
    others = [name for name in (panel(about) if opponents is None else opponents) if name != bot]
    if not others:
        fail("error-ladder-alone", bot=bot, title=Message(f"title-{about.title}"))
    return tournament(about.title, [bot, *others], about.players, checked, seed)


def play_ladder(climb: Climb, games: list[Game], kept: Results | None, workers: Executor, console: Console) -> Verdict:
    """Play the games that are left, deal by deal, add them to `games`, and return the verdict of all.

    If a promotion is asked for, no more is played once the verdict is certain.
    """
    deals = deals_for(climb.games, len(climb.opponents), climb.wanted.players)
    todo = fixtures(climb.wanted, deals)
    each = len(todo) // deals
    known = {game.number for game in games}
    said: Verdict = "open"
    with console.progress() as progress:
        task = progress.add_task(console.words("simulate-progress"), total=len(todo), completed=len(known))
        for deal in range(deals):
            for game, _ in play(todo[deal * each : (deal + 1) * each], workers, known):
                if kept is not None:
                    kept.add(game, None)
                games.append(game)
                progress.advance(task)
            numbers = range((deal + 1) * each)
            said = climb.verdict([game for game in games if game.number in numbers], deal == deals - 1)
            if climb.to_promote and said != "open":
                break
    return said


def promote(net: Path, place: Path, console: Console) -> None:
    """Make a net the champion by which levels play: copy it, and its card if there is one, to its `place`."""
    try:
        place.parent.mkdir(exist_ok=True)
        for source, target in ((net.with_name(CARD), place.with_suffix(".md")), (net, place)):
            if source.exists():
                write_whole(target, partial(_copy, source))
    except OSError as error:
        fail_at(place, error)
    console.say("ladder-taken-up", file=str(place))


def _copy(source: Path, target: IO[bytes]) -> None:
    target.write(source.read_bytes())


def _show(
    wanted: Tournament,
    games: list[Game],
    said: Verdict,
    watch: Stopwatch,
    options: argparse.Namespace,
    console: Console,
) -> int:
    """Print the rungs, and the errors of bots that gave up; return the exit status."""
    if options.json:
        times = decision_times(wanted, games)
        by_opponent = {opponent: round(mean, 3) for opponent, mean in times.items() if opponent != TOGETHER}
        write(
            LadderOutput(
                setup=Setup.of(wanted),
                edition=options.edition,
                games=len(games),
                rungs=rungs(wanted, games),
                verdict=said,
                results=in_order(games),
                timing=LadderTiming(**watch.facts(), mean_ms=by_opponent),
            )
        )
    else:
        _print(wanted, games, said, options, console)
    return note_failures([game.failed for game in games], options.strict, console)


def _print(wanted: Tournament, games: list[Game], said: Verdict, options: argparse.Namespace, console: Console) -> None:
    if options.markdown:
        opponents = edition(title(options.title), options.edition).opponents
        for line in published.table(wanted, opponents, options.edition, games, console):
            console.out.print(line, soft_wrap=True)
        return
    found, times = rungs(wanted, games), decision_times(wanted, games)
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
            console.number(give_or_take(rung.score)),
            console.number(give_or_take(rung.opponent_score)),
            console.number(f"{times[rung.opponent]:,.1f}"),
        )
    console.out.print(table)
    if options.points:
        headings = [console.speaker.say(bot_message(rung.opponent)) for rung in found]
        means = [(rung.points, rung.opponent_points) for rung in found]
        print_points(list(zip(headings, means, strict=True)), console)
        console.out.print()
    if options.edition is None:
        console.out.print(decided(said, wanted.players, bot, console), soft_wrap=True)


def decided(said: Verdict, players: int, bot: Message, console: Console) -> str:
    """Return a verdict as text."""
    if players == 1:
        return console.words(f"ladder-{said}-alone", bot=bot)
    return console.words(f"ladder-{said}", bot=bot, bar=f"{100 * bar(players):.0f}")
