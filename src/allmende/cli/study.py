"""`allmende train --looks`: trains a policy-value net by games in which it searches."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping, Sequence
from contextlib import closing
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from allmende.arena.contestants import ALONG, MIND, bot_message, digest, rival_of
from allmende.arena.executors import Executor
from allmende.arena.ladder import Rung, deals_for, decision_times, fixtures, panel, place_of, rungs
from allmende.arena.learning.card import mind_card
from allmende.arena.learning.checkpoints import RIVAL, net_in
from allmende.arena.learning.feature_names import FeatureNames, translated
from allmende.arena.learning.folder import CARD, Generation, plan_in
from allmende.arena.learning.search_training import FIRST_GAMES, LOOKS, Rival, SearchTraining, WarmStart, syllabi
from allmende.arena.learning.value_training import ValueTraining
from allmende.arena.results import Results
from allmende.arena.tournament import Game, Tournament, play, tournament
from allmende.bots.champions import champion, load
from allmende.bots.learned import Subject, UnfitNetError, subjects
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.title_ai import can_search
from allmende.cli.console import Console, fail, fail_at
from allmende.cli.output import Setup, Stopwatch, write
from allmende.cli.table_options import chosen_options
from allmende.cli.tournament import give_or_take, per_cent, workers_for
from allmende.cli.training_output import TrainOutput
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import title

MINUTES: Final = 30
"""The minutes of one core that a training takes if nothing else is said."""


class Extent(NamedTuple):
    """The length of a training: until it has spent so many seconds of one core, or made so many generations."""

    seconds: float = inf
    generations: float = inf

    @classmethod
    def of(cls, options: argparse.Namespace) -> Extent:
        """The length that is asked for."""
        minutes: float | None = options.minutes
        if minutes is None:
            minutes = MINUTES if options.generations is None else inf
        return cls(60 * minutes, options.generations or inf)

    def part(self, history: Sequence[Generation]) -> float:
        """The part of it that is done, from 0 to 1."""
        return min(1.0, max(history[-1].seconds / self.seconds, len(history) / self.generations)) if history else 0.0


class Measured(NamedTuple):
    """The games that have measured a net, what they come to, and the mean milliseconds of its decisions by opponent."""

    tournament: Tournament
    games: list[Game]
    rungs: list[Rung]
    times: Mapping[str, float]


class Wish(NamedTuple):
    """The terms of a training as asked for; None means as the folder has it, or the default.

    `given` are the options that were named. `warm_start` is a folder or a subject; `against` and each of the `league`
    are nets with their looks. With `succeed` per cent of wins the net takes the place of the one that it is `against`.
    """

    title: Title[Any, Any]
    players: int
    options: dict[str, str]
    given: Sequence[str]
    folder: Path
    looks: int
    extent: Extent
    evaluate: int
    lessons: int | None = None
    seed: int | None = None
    warm_start: str | None = None
    against: str | None = None
    league: Sequence[str] = ()
    succeed: int | None = None

    @property
    def about(self) -> Subject:
        """The subject of the net."""
        return Subject.under(self.title, self.players, self.options)


def looks(options: argparse.Namespace) -> int:
    """The looks per decision in training, 0 without search: as asked for, as the folder has it, or the default."""
    chosen = title(options.title)
    about = Subject.under(chosen, options.players, chosen_options(options.set, chosen, options.players))
    searches = can_search(chosen)
    if not searches and options.looks:
        fail("error-no-looks", title=Message(f"title-{chosen.name}"))
    if options.looks is not None:
        return int(options.looks)
    try:
        known, before = plan_in(options.out), plan_in(options.warm_start) if options.warm_start else None
    except OSError as error:
        fail_at(options.out, error)
    if known is not None:
        return known.looks
    if before is not None and before.looks:
        return before.looks
    by_itself = about in subjects(chosen) if options.warm_start is None else str(options.warm_start) in ALONG
    return LOOKS if searches and (by_itself or options.against) else 0


def run(options: argparse.Namespace, looks: int, watch: Stopwatch, console: Console) -> int:
    """Train by the arguments, with a number of looks; return the exit status."""
    chosen = title(options.title)
    wish = Wish(
        chosen,
        options.players,
        chosen_options(options.set, chosen, options.players),
        [word.partition("=")[0] for word in options.set],
        options.out,
        looks,
        Extent.of(options),
        options.evaluate,
        options.lessons,
        options.seed,
        None if options.warm_start is None else str(options.warm_start),
        options.against,
        options.league,
        options.succeed,
    )
    with closing(workers_for(options)) as workers:
        training, found = train(wish, workers, console)
    if options.json:
        setup, net = Setup.of(found.tournament), digest(wish.folder / MIND)
        plan, history = training.plan, training.history
        write(TrainOutput.of(plan, history, watch, setup=setup, net=net, rungs=found.rungs, results=found.games))
    else:
        tell(wish, training, found.rungs, console)
    return 0


def train(wish: Wish, workers: Executor, console: Console) -> tuple[SearchTraining, Measured]:
    """Train as long as wished, then measure the net against the panel or its rival, and write its card."""
    try:
        before = plan_in(wish.folder)
        training = apprenticeship(wish, workers)
    except OSError as error:
        fail_at(wish.folder, error)
    folder, rules = str(wish.folder), training.plan.rules
    if before is not None and before.rules != rules:
        console.note("train-other-rules", folder=folder, rules=rules, before=before.rules)
    if training.lost:
        console.note("train-damaged", count=training.lost, folder=folder)
    if training.history:
        console.note("train-resumed", count=len(training.history), folder=folder)
    try:
        learn(training, wish.extent, console)
        found = _measure(training, wish, workers, console)
    except KeyboardInterrupt:
        console.note("train-stopped", count=len(training.history), folder=folder)
        raise
    written = mind_card(training.plan, training.history, found.rungs, found.times, wish.folder / MIND)
    (wish.folder / CARD).write_text(written, encoding="utf-8")
    return training, found


def tell(wish: Wish, training: SearchTraining, found: Sequence[Rung], console: Console) -> None:
    """Print how well the net of a training plays against each opponent, and where it is."""
    for rung in found:
        opponent = bot_message(rung.opponent)
        if training.plan.exploits:
            hours = console.number(f"{training.history[-1].seconds / 3600:.2g}")
            console.say("train-exploiter", bot=opponent, wins=per_cent(rung.wins), hours=hours)
        else:
            console.say(
                "train-rung", bot=opponent, wins=per_cent(rung.wins), score=console.number(give_or_take(rung.score))
            )
    console.say("train-kept", folder=str(wish.folder), net=MIND, card=CARD)


def apprenticeship(wish: Wish, workers: Executor) -> SearchTraining:
    """The training that is asked for; one that goes on keeps its seed, what it began with, and its rival."""
    known = plan_in(wish.folder)
    seed = wish.seed
    if seed is None:
        seed = known.seed if known else secrets.randbelow(1_000_000)
    if wish.against is not None and wish.league and not wish.succeed:
        fail("error-against-league")
    rival = None if wish.against is None else _rival(wish.against, wish)
    if rival is None and known and known.against:
        rival = Rival.named(known.against)
    succeed = wish.succeed
    if succeed is None:
        succeed = known.succeed if known else 0
    if succeed and rival is None:
        fail("error-succeed")
    nets = [_rival(name, wish) for name in wish.league]
    if not nets and known:
        nets = [Rival.named(name) for name in known.nets]
    warm_start = WarmStart(known.warm_start) if known and known.warm_start else None
    if wish.warm_start is not None:
        warm_start = warm_start_of(wish.warm_start, wish.about)
    elif rival is not None and rival.net is not None and wish.lessons is None and known is None:
        warm_start = WarmStart(rival.name, translated(rival.net, FeatureNames.of(wish.about), wish.players))
    first_games = wish.lessons
    if first_games is None:
        first_games = known.lessons if known else FIRST_GAMES
    learned = syllabi(wish.title, wish.players, wish.options, wish.given)
    return SearchTraining(
        learned, wish.folder, wish.looks, first_games, seed, warm_start, rival, workers, nets, succeed
    )


def _rival(name: str, wish: Wish) -> Rival:
    """A net as a rival in training, in its present version."""
    if wish.players == 1:
        fail("error-against-alone")
    found = rival_of(name, wish.about)
    if found is None:
        fail("error-against", bot=name)
    file, its_looks = found
    net = load(file, wish.about)
    assert isinstance(net, PolicyValueNet), "trainings compute with numpy"
    return Rival(f"{digest(file)}@{its_looks}", its_looks, net)


def warm_start_of(given: str, about: Subject) -> WarmStart:
    """The net with which a training begins, as far as it fits the training's games.

    `given` is the folder of a training, the subject of a champion, or the name of a net that comes along. CommandError
    if there is no such net of the title, UnfitNetError if it has no metadata.
    """
    whose, file = given, _champion(given)
    if (plan := plan_in(Path(given))) is not None:
        whose, file = plan.subject, Path(given, MIND)
    elif given in ALONG:
        whose, file = str(about), ALONG[given](about)
    if file is None or whose.partition("-")[0] != about.title:
        fail("error-warm-start", folder=given, title=Message(f"title-{about.title}"))
    net = translated(net_in(file), FeatureNames.of(about), about.players)
    if net is None:
        raise UnfitNetError(file, "nameless")
    return WarmStart(f"{whose} {digest(file)}", net)


def _champion(subject: str) -> Path | None:
    try:
        return champion(Subject.parse(subject))
    except ValueError:
        return None


def learn(training: SearchTraining | ValueTraining, extent: Extent, console: Console) -> None:
    """Train as long as wished, with a progress bar that shows the results."""
    with console.progress(counted=False) as progress:
        task = progress.add_task(console.words("train-begins"), total=1.0)
        progress.update(task, completed=extent.part(training.history))
        for done in training.run(*extent):
            says = console.words(
                "train-progress",
                number=done.number + 1,
                mean=console.number(f"{done.mean:.1f}"),
                error=console.number(f"{done.error:.2f}"),
            )
            if done.won is not None:
                says += console.words("train-progress-won", won=f"{100 * done.won:.0f}")
            progress.update(task, completed=extent.part(training.history), description=says)


def _measure(training: SearchTraining, wish: Wish, workers: Executor, console: Console) -> Measured:
    """Measure the net against each of the panel, or an exploiter against its rival, in `wish.evaluate` games at least.

    It plays with the looks that it learned with, an exploiter with those of its rival. Games that were played before
    are not played again.
    """
    plan, folder = training.plan, wish.folder
    others = [f"{folder / RIVAL}@{plan.match_looks}"] if plan.exploits else panel(training.about)
    bots = [f"{folder}@{plan.match_looks}", *others]
    wanted = tournament(plan.title, bots, plan.players, plan.options, plan.seed)
    kept = Results(place_of(folder, wanted, training.about), wanted)
    todo = fixtures(wanted, deals_for(wish.evaluate, len(others), plan.players))
    known = {game.number for game in kept.games}
    with console.progress() as progress:
        task = progress.add_task(console.words("train-measures"), total=len(todo), completed=len(known))
        for game, _ in play(todo, workers, known):
            kept.add(game, None)
            progress.advance(task)
    numbers = range(len(todo))
    played = [game for game in kept.games if game.number in numbers]
    return Measured(wanted, played, rungs(wanted, played), decision_times(wanted, played))
