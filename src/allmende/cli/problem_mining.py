"""`allmende problems mine`: looks for new problems in games of bots."""

from __future__ import annotations

import argparse
import secrets
from datetime import UTC, datetime

from allmende.arena.problem_mining import MinedGame, Mining, mine, mined_in, mining_of, resumed
from allmende.arena.safe_files import add_line
from allmende.cli.console import STOPPED, Console, fail, fail_at
from allmende.cli.output import Setup, Stopwatch, Timing, write
from allmende.cli.problem_output import ProblemsMineOutput
from allmende.cli.table_options import chosen_options
from allmende.core.message import Message
from allmende.titles import title


def mine_problems(options: argparse.Namespace, console: Console) -> int:
    """Look at games until the time is spent, and print the problems found, however it ends."""
    if options.problem is None:
        fail("error-problem-game")
    watch = Stopwatch()
    mining = _mining(options)
    try:
        games = resumed(options.out, mining) if options.out else []
    except OSError as error:
        fail_at(options.out, error)
    if games:
        console.note("problem-mining-resumed", count=len(games), file=str(options.out))
    status = 0
    try:
        _mine(mining, games, options, console, watch)
    except KeyboardInterrupt:
        status = STOPPED
    _print(mining, games, options, console, watch)
    return status


def _mining(options: argparse.Namespace) -> Mining:
    """What is asked for; one that goes on keeps its seed."""
    name, players = options.problem, options.players
    chosen = chosen_options(options.set, title(name), players)
    seed = options.seed
    if seed is None and options.out and (known := mined_in(options.out)[0]) is not None:
        seed = known.seed
    if seed is None:
        seed = secrets.randbelow(1_000_000)
    return mining_of(name, players, chosen, seed)


def _mine(
    mining: Mining, games: list[MinedGame], options: argparse.Namespace, console: Console, watch: Stopwatch
) -> None:
    """Add game after game until the time is spent or there are enough."""
    most = options.games
    if most is not None and len(games) >= most:
        return
    with console.progress(counted=False) as progress:
        task = progress.add_task(console.words("problem-mining"), total=options.seconds)
        for game in mine(mining, len(games), datetime.now(UTC).date().isoformat()):
            if options.out:
                add_line(options.out, game)
            games.append(game)
            progress.update(task, completed=watch.seconds)
            if watch.seconds >= options.seconds or len(games) == most:
                return


def _print(
    mining: Mining, games: list[MinedGame], options: argparse.Namespace, console: Console, watch: Stopwatch
) -> None:
    problems = [one for game in games for one in game.problems]
    turns = sum(game.turns for game in games)
    if options.json:
        setup = Setup(mining.title, mining.rules, mining.options, mining.players, [mining.engine], mining.seed)
        timing = Timing(**watch.facts())
        write(ProblemsMineOutput(setup=setup, games=len(games), turns=turns, problems=problems, timing=timing))
        return
    console.say(
        "problem-mined",
        title=Message(f"title-{mining.title}"),
        problems=len(problems),
        games=len(games),
        turns=turns,
        seed=str(mining.seed),
    )
    for one in problems:
        lead = console.number(f"{one.lead.value:.1f} ± {one.lead.half:.1f}")
        console.say("problem-mined-one", name=one.name, lead=lead)
    if options.out:
        console.say("problem-mined-kept", file=str(options.out))
