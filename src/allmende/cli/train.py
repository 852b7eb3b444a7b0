"""`allmende train`: trains a net."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from statistics import fmean
from typing import Final

from allmende import bots
from allmende.arena.contestants import digest
from allmende.arena.learning.card import card
from allmende.arena.learning.evaluation import evaluate
from allmende.arena.learning.folder import CARD, NET, net_in, plan_in
from allmende.arena.learning.self_play import Kind
from allmende.arena.learning.training_plan import SHIPPED
from allmende.arena.learning.value_training import ValueTraining, WarmStart
from allmende.bots.intervals import mean_interval
from allmende.bots.learned import WEIGHTS, Subject, check_features, shipped
from allmende.bots.title_ai import candidates, value_inputs
from allmende.bots.value_net import ValueNet
from allmende.cli import plan, study
from allmende.cli.console import Console, fail, fail_at
from allmende.cli.output import Setup, Stopwatch, write
from allmende.cli.parser import Parser
from allmende.cli.table_options import above_zero, add_set, chosen_options, from_zero, percent, positive, whole
from allmende.cli.training_output import TrainOutput
from allmende.core.message import Message
from allmende.titles import title

TEACHER: Final = "greedy"
PICTURE: Final = "curve.svg"


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("train", run)
    group.add_argument("title", nargs="?", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--players", type=positive, default=2, metavar="N", help=parser.help("players-train"))
    add_set(group, parser)
    group.add_argument("--looks", type=from_zero, metavar="N", help=parser.help("looks"))
    group.add_argument("--minutes", type=above_zero, metavar="M", help=parser.help("minutes"))
    group.add_argument("--generations", type=positive, metavar="N", help=parser.help("generations"))
    group.add_argument("--out", type=Path, required=True, metavar="DIR", help=parser.help("out-train"))
    group.add_argument("--lessons", type=positive, metavar="N", help=parser.help("lessons"))
    group.add_argument("--from", dest="warm_start", type=Path, metavar="NET", help=parser.help("from"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    group.add_argument("--against", metavar="CHAMPION", help=parser.help("against"))
    group.add_argument("--succeed", type=percent, metavar="PERCENT", help=parser.help("succeed"))
    group.add_argument("--league", nargs="+", default=[], metavar="NET", help=parser.help("league"))
    group.add_argument("--evaluate", type=positive, default=100, metavar="N", help=parser.help("evaluate"))
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help=parser.help("jobs-train"))
    group.add_argument("--ray", metavar="ADDRESS", help=parser.help("ray"))
    group.add_argument("--plan", type=Path, nargs="?", const=SHIPPED, metavar="FILE", help=parser.help("plan"))
    group.add_argument("--status", action="store_true", help=parser.help("status-train"))
    group.add_argument("--promote", action="store_true", help=parser.help("promote-train"))
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Train as long as asked for, then measure the net and write its card; or work through a plan."""
    watch = Stopwatch(options.jobs)
    if (options.title is None) == (options.plan is None):
        fail("error-title-or-plan")
    if options.plan is not None:
        return plan.run(options, watch, console)
    if options.status or options.promote:
        fail("error-needs-plan", option="--status" if options.status else "--promote")
    if looks := study.looks(options):
        return study.run(options, looks, watch, console)
    searching = {
        "--against": options.against,
        "--succeed": options.succeed,
        "--league": options.league,
        "--jobs": options.jobs > 1,
        "--ray": options.ray,
    }
    for option, value in searching.items():
        if value:
            fail("error-needs-search", option=option)
    training = _training(options)
    if training.history:
        console.note("train-resumed", count=len(training.history), folder=str(options.out))
    try:
        study.learn(training, study.Extent.of(options), console)
        scores = _measure(training, options.out / NET, options.evaluate, console)
    except KeyboardInterrupt:
        console.note("train-stopped", count=len(training.history), folder=str(options.out))
        raise
    written = card(training.plan, training.history, scores, options.out / NET)
    (options.out / CARD).write_text(written, encoding="utf-8")
    _draw(training, options.out / PICTURE, console)
    mean = mean_interval([fmean(game) for game in scores])
    if options.json:
        known = training.plan
        setup = Setup(known.title, known.rules, known.options, known.players, [], known.seed)
        net = digest(options.out / NET)
        write(TrainOutput.of(known, training.history, watch, setup=setup, net=net, score=mean, scores=scores))
        return 0
    console.out.print(_heading(training, console), soft_wrap=True)
    half = "" if mean.high is None else f" ± {mean.high - mean.value:.1f}"
    console.say("train-score", count=len(scores), mean=console.number(f"{mean.value:.1f}{half}"))
    console.say("train-kept", folder=str(options.out), net=NET, card=CARD)
    return 0


def _training(options: argparse.Namespace) -> ValueTraining:
    """The training that is asked for; one that goes on keeps its seed, its warm start and its lessons."""
    chosen = title(options.title)
    checked = chosen_options(options.set, chosen, options.players)
    seen = value_inputs(chosen)
    about = Subject.under(chosen, options.players, checked)
    names = seen.names(about.players, about.cards)
    kind = Kind(chosen, options.players, checked, seen.encode, candidates(chosen), seen.turn_width, names)
    seed, lessons = options.seed, options.lessons
    try:
        known = plan_in(options.out)
        if seed is None:
            seed = known.seed if known else secrets.randbelow(1_000_000)
        if lessons is None:
            lessons = known.lessons if known else 0
        warm_start = WarmStart(known.warm_start) if known and known.warm_start else None
        if options.warm_start is not None:
            warm_start = _warm_start(options.warm_start, kind)
        return ValueTraining(kind, options.out, bots.make(TEACHER, chosen), lessons, seed, warm_start)
    except OSError as error:
        fail_at(options.out, error)


def _warm_start(given: Path, kind: Kind) -> WarmStart:
    """The weights of another training, or of a net that comes along, as far as they fit the games of `kind`."""
    try:
        if str(given) in shipped() and not given.exists():
            subject, folder, file = str(given), WEIGHTS, f"{given}.npz"
        else:
            before = plan_in(given)
            subject, folder, file = before.subject if before else "", given, NET
        if not subject or (about := Subject.parse(subject)).title != kind.title.name:
            fail("error-warm-start", folder=str(given), title=Message(f"title-{kind.title.name}"))
        net = net_in(folder, file)
        check_features(folder / file, net, value_inputs(kind.title).names, about)
        return WarmStart.of(subject, net, kind.features)
    except OSError as error:
        fail_at(given, error)


def _measure(training: ValueTraining, net: Path, games: int, console: Console) -> list[list[float]]:
    """The scores, by game and seat, of games that the net in a file plays by itself."""
    scores = []
    with console.progress() as progress:
        task = progress.add_task(console.words("train-measures"), total=games)
        for score in evaluate(training.kind, ValueNet.load(net), games, training.plan.seed):
            scores.append(score)
            progress.advance(task)
    return scores


def _heading(training: ValueTraining, console: Console) -> str:
    last = training.history[-1]
    return console.words(
        "train-summary",
        title=Message(f"title-{training.plan.title}"),
        players=training.plan.players,
        generations=len(training.history),
        games=last.games,
        minutes=console.number(f"{last.seconds / 60:.1f}"),
        seed=str(training.plan.seed),
    )


def _draw(training: ValueTraining, path: Path, console: Console) -> None:
    """Write the picture of the learning curve, if the packages for it are installed."""
    try:
        from allmende.arena.learning.curve import ChartLabels, svg
    except ImportError as error:
        console.note("train-no-picture", picture=path.name, why=str(error))
        return
    says = [console.words(f"train-{name}") for name in ("mean", "error", "minutes")]
    path.write_bytes(svg(training.history, ChartLabels(_heading(training, console), *says)))
