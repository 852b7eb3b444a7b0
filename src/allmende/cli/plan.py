"""`allmende train --plan`: many trainings, one after the other, each in a folder of its own.

All its state is in those folders: if it is killed at any time, the same command goes on.
"""

from __future__ import annotations

import argparse
import os
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from rich.table import Table

from allmende.arena.contestants import CHAMPION, MIND, bot_message, digest
from allmende.arena.executors import Executor
from allmende.arena.ladder import place_of
from allmende.arena.learning.folder import CARD, Generation, TrainingError, generations_in, plan_in
from allmende.arena.learning.search_training import ELDERS_LOOKS
from allmende.arena.learning.training_plan import Errand, timetable
from allmende.arena.promotion import GAMES, LOOKS
from allmende.arena.results import Results
from allmende.bots.champions import CHAMPIONS, champion, load
from allmende.bots.learned import Subject, UnfitNetError
from allmende.cli import study
from allmende.cli.console import Console, fail_at
from allmende.cli.ladder import Climb, decided, ladder, play_ladder, promote
from allmende.cli.output import Stopwatch, Timing, write
from allmende.cli.tournament import workers_for
from allmende.cli.training_output import PlannedTraining, PlanOutput, State
from allmende.core.errors import AllmendeError
from allmende.titles import title

LEAST_URGENT: Final = 19
_BEGIN_AGAIN: Final = ("error-other-training", "error-other-terms")
"""Ids of errors of trainings that can't go on as they were, although no file is damaged."""


class Standing(NamedTuple):
    """The progress of a training: its generations, and `is_measured` if its net was measured after the last one."""

    history: list[Generation]
    is_measured: bool

    @property
    def minutes(self) -> float:
        """Minutes of one core that were spent."""
        return self.history[-1].seconds / 60 if self.history else 0.0


def run(options: argparse.Namespace, watch: Stopwatch, console: Console) -> int:
    """Work through the plan, show its progress, or measure finished nets for a promotion."""
    try:
        errands = timetable(options.plan)
    except OSError as error:
        fail_at(options.plan, error)
    if not options.status:
        _work(errands, options, console.beside() if options.json else console)
    if options.json:
        trainings = [_progress(errand, options.out) for errand in errands]
        write(PlanOutput(trainings=trainings, timing=Timing(**watch.facts())))
    elif options.status:
        console.out.print(_table(errands, options.out, console))
    return 0


def _work(errands: list[Errand], options: argparse.Namespace, console: Console) -> None:
    """Do what is left of the plan, or measure finished nets for a promotion."""
    give_way()
    with closing(workers_for(options)) as workers:
        for errand in errands:
            folder = options.out / str(errand.about)
            if not errand.can_search:
                console.note("plan-waits", subject=str(errand.about))
            elif options.promote:
                if _is_finished(errand, folder):
                    _promote(errand, folder, workers, console)
            elif not _is_finished(errand, folder):
                console.say(
                    "plan-begins", subject=str(errand.about), minutes=console.number(f"{errand.task.minutes:g}")
                )
                _train(errand, folder, options.evaluate, workers, console)


def give_way() -> None:
    """Lower the priority of this process to the least, where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(LEAST_URGENT)


def _standing(folder: Path) -> Standing:
    net, card = folder / MIND, folder / CARD
    is_measured = net.exists() and card.exists() and card.stat().st_mtime >= net.stat().st_mtime
    return Standing(generations_in(folder), is_measured)


def _is_finished(errand: Errand, folder: Path) -> bool:
    standing = _standing(folder)
    return standing.is_measured and standing.minutes >= errand.task.minutes


def _train(errand: Errand, folder: Path, evaluate: int, workers: Executor, console: Console) -> None:
    """Train one subject; a training that can't go on is put aside, and another one begins with what it had learned."""
    about, task = errand.about, errand.task
    wish = study.Wish(
        title(about.title),
        about.players,
        errand.options,
        list(task.options),
        folder,
        task.looks,
        study.Extent(60 * task.minutes),
        evaluate,
    )
    earlier: list[str] = []
    if plan_in(folder) is not None:
        try:
            _train_as(wish, workers, console)
            return
        except TrainingError as error:
            if error.message.id not in _BEGIN_AGAIN:
                raise
        aside = next(place for n in count(1) if not (place := folder.with_name(f"{folder.name}.{n}")).exists())
        folder.rename(aside)
        console.note("plan-again", subject=str(about), folder=str(aside))
        earlier = [str(aside)]
    begin = [*earlier, str(about), *([str(folder.with_name(task.begin)), task.begin] if task.begin else [])]
    warm_start = next((each for each in begin if _is_known(each, about)), None)
    wish = wish._replace(warm_start=warm_start, lessons=task.lessons)
    if task.succeed and _can_be_met(champion(about), about):
        wish = wish._replace(against=f"{CHAMPION}@{ELDERS_LOOKS * task.looks}", succeed=task.succeed)
    _train_as(wish, workers, console)


def _train_as(wish: study.Wish, workers: Executor, console: Console) -> None:
    training, found = study.train(wish, workers, console)
    study.tell(wish, training, found.rungs, console)


def _is_known(warm_start: str, about: Subject) -> bool:
    """True if a training can begin with this folder or subject."""
    try:
        study.warm_start_of(warm_start, about)
    except AllmendeError:
        return False
    return True


def _can_be_met(file: Path | None, about: Subject) -> bool:
    """True if there is a champion whose net fits the games as they are now."""
    try:
        return file is not None and load(file, about) is not None
    except UnfitNetError:
        return False


def _promote(errand: Errand, folder: Path, workers: Executor, console: Console) -> None:
    """Measure a net against the whole panel, and make it the champion if it is promoted."""
    about, net = errand.about, folder / MIND
    reigns = champion(about)
    if reigns is not None and digest(reigns) == digest(net):
        console.say("plan-reigns", subject=str(about))
        return
    plan = plan_in(folder)
    seed = None if plan is None else plan.seed
    wanted = ladder(about, errand.options, f"{folder}@{LOOKS}", None, seed)
    kept = Results(place_of(folder, wanted, about), wanted)
    said = play_ladder(Climb(wanted, GAMES, to_promote=True), list(kept.games), kept, workers, console)
    console.out.print(decided(said, about.players, bot_message(wanted.bots[0]), console), soft_wrap=True)
    if said == "promoted":
        promote(net, CHAMPIONS / f"{about}.npz", console)


def _table(errands: list[Errand], out: Path, console: Console) -> Table:
    """A table of the progress of all trainings."""
    table = Table(box=None, pad_edge=False)
    for column in ("subject", "minutes", "planned", "generations", "games", "state"):
        table.add_column(console.words(f"plan-{column}"), justify="left" if column in ("subject", "state") else "right")
    for errand in errands:
        progress = _progress(errand, out)
        table.add_row(
            progress.subject,
            f"{progress.minutes:.0f}",
            console.number(f"{progress.planned:g}"),
            str(progress.generations),
            console.number(f"{progress.games:,}"),
            console.words(f"plan-is-{progress.state}"),
        )
    return table


def _progress(errand: Errand, out: Path) -> PlannedTraining:
    """The progress of a training."""
    folder = out / str(errand.about)
    standing = _standing(folder)
    games = standing.history[-1].games if standing.history else 0
    return PlannedTraining(
        str(errand.about),
        errand.task.minutes,
        standing.minutes,
        len(standing.history),
        games,
        _state(errand, folder),
    )


def _state(errand: Errand, folder: Path) -> State:
    reigns, net = champion(errand.about), folder / MIND
    if reigns is not None and net.exists() and digest(reigns) == digest(net):
        return "champion"
    if _is_finished(errand, folder):
        return "finished"
    if _standing(folder).history:
        return "begun"
    return "open" if errand.can_search else "waiting"
