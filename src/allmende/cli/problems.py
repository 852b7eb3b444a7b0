"""`allmende problems`: solves problems in the terminal, and looks for new ones."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from typing import Final

from allmende.arena.contestants import bot_message
from allmende.bots.card_knowledge import Estimate
from allmende.cli.console import Console, fail
from allmende.cli.output import write
from allmende.cli.parser import Parser
from allmende.cli.problem_history import History
from allmende.cli.problem_mining import mine_problems
from allmende.cli.problem_output import ProblemOutput, ProblemsOutput
from allmende.cli.problem_session import ProblemSitting, plan_of
from allmende.cli.table_options import above_zero, add_set, positive, whole
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.problems.explanation import ToldPlan, told
from allmende.problems.grading import fitting, strength
from allmende.problems.judging import Judgement, judge
from allmende.problems.problem import Problem, problem, problems
from allmende.ratings import Strength
from allmende.titles import title

MINE: Final = "mine"
"""The word in place of a title with which new problems are looked for."""


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("problems", run)
    group.add_argument("title", metavar="TITLE|mine", help=parser.help("problem-title"))
    group.add_argument("problem", nargs="?", metavar="PROBLEM", help=parser.help("problem"))
    group.add_argument("--list", action="store_true", help=parser.help("problem-list"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))
    group.add_argument("--players", type=positive, default=2, metavar="N", help=parser.help("players-mine"))
    group.add_argument("--out", type=Path, metavar="FILE", help=parser.help("out-mine"))
    group.add_argument("--seconds", type=above_zero, default=600.0, metavar="S", help=parser.help("seconds-mine"))
    group.add_argument("--games", type=positive, metavar="N", help=parser.help("games-mine"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    add_set(group, parser)


def run(options: argparse.Namespace, console: Console) -> int:
    """Give a problem, list all of a title, or look for new ones."""
    if options.title == MINE:
        return mine_problems(options, console)
    found = title(options.title)
    history = History()
    known = problems(found)
    if not known:
        fail("error-no-problems", title=Message(f"title-{found.name}"))
    if options.list or options.json:
        _list(found.name, known, history, options.json, console)
        return 0
    mine = history.rating(known)
    if options.problem is not None:
        one: Problem | None = problem(found, options.problem)
    else:
        one = fitting(known, mine, [tried.problem for tried in history.tries])
    if one is None:
        console.say("problem-solved-all", title=Message(f"title-{found.name}"))
        return 0
    return _give(one, history, console)


def _list(name: str, known: tuple[Problem, ...], history: History, as_json: bool, console: Console) -> None:
    if as_json:
        write(ProblemsOutput(title=name, problems=[ProblemOutput.of(one) for one in known]))
        return
    for one in known:
        rated, solved = strength(one), history.of(one.name)
        state = "new" if solved is None else "solved" if solved else "missed"
        console.say(
            "problem-listed",
            name=one.name,
            rating=rated.value,
            spread=rated.spread,
            players=one.players,
            state=state,
        )


def _give(one: Problem, history: History, console: Console) -> int:
    """Give a problem, judge its answer, and print what there is to know about it."""
    rated = strength(one)
    console.say("problem-heading", name=one.name, rating=rated.value, spread=rated.spread)
    sitting = ProblemSitting(one, console)
    player = sitting.names[one.seat]
    console.say("problem-task", players=one.players, player=Message("name", {"name": player}))
    status, plan = plan_of(sitting, sys.stdin or io.StringIO())  # a closed input has no moves
    if not plan:
        console.say("problem-left")
        return status
    with console.progress(counted=False) as progress:
        progress.add_task(console.words("problem-comparing"), total=None)
        judgement = judge(one, plan)
    _tell(one, judgement, console)
    _rate(one, judgement, history, console)
    return 0


def _tell(one: Problem, judgement: Judgement, console: Console) -> None:
    """Print the verdict, the solution move by move, and what other plans come to."""
    game = one.game()
    console.out.print()
    console.say(
        "problem-verdict",
        verdict=judgement.verdict,
        games=judgement.games,
        behind=_points(judgement.result.behind, console),
    )
    if judgement.verdict == "short":
        _tell_why(told(game, one, judgement.result), console)
    console.out.print()
    console.say("problem-solution", lead=_points(one.lead, console))
    for number, label in enumerate(told(game, one, one.solution).labels, 1):
        console.say("problem-step", number=number, move=label)
    console.say("problem-others")
    for other in one.others:
        _tell_plan(game, one, told(game, one, other), console)
    console.say("problem-measured" if one.players > 1 else "problem-measured-alone", games=one.games)
    levels = [
        Message("problem-found", {"level": bot_message(level), "solved": solved, "tries": tries})
        for level, (solved, tries) in one.found.items()
    ]
    console.say("problem-found-by", levels=console.listed(levels))


def _tell_plan(game: Game, one: Problem, plan: ToldPlan, console: Console) -> None:
    console.out.print()
    behind = _points(plan.result.behind, console)
    console.say("problem-other", plan=console.listed(plan.labels), behind=behind)
    _tell_why(plan, console)


def _tell_why(plan: ToldPlan, console: Console) -> None:
    for reason in plan.why:
        console.out.print(f"  {console.speaker.say(reason)}", soft_wrap=True)


def _rate(one: Problem, judgement: Judgement, history: History, console: Console) -> None:
    """Count a first try, and print how the player's rating changes by it."""
    console.out.print()
    if history.of(one.name) is not None:
        console.say("problem-again")
        return
    found = title(one.head.title)
    known = problems(found)
    before = history.rating(known)
    history.add(one.name, judgement.is_right)
    after = history.rating(known)
    _print_rating(found.name, before, after, console)


def _print_rating(name: str, before: Strength, after: Strength, console: Console) -> None:
    change = f"{after.value - before.value:+d}"
    named = Message(f"title-{name}")
    console.say("problem-rating", title=named, rating=after.value, spread=after.spread, change=change)


def _points(measured: Estimate, console: Console) -> str:
    return console.number(f"{measured.value:.1f} ± {measured.half:.1f}")
