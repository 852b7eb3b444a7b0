"""`allmende train --looks`: a net that learns from games in which it searches."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from allmende.arena.contestants import MIND, bot_message
from allmende.arena.executors import executor
from allmende.arena.ladder import PLAYERS, Rung, deals_for, fixtures, panel, rungs
from allmende.arena.learning.apprenticeship import FIRST_GAMES, LOOKS, Apprenticeship, courses
from allmende.arena.learning.card import mind_card
from allmende.arena.learning.folder import plan_in
from allmende.arena.tournament import play, tournament
from allmende.bots.faces import FACES
from allmende.bots.learned import Subject
from allmende.cli.console import Console, fail, fail_at
from allmende.cli.table_options import chosen_options
from allmende.cli.tournament import give_or_take, per_cent
from allmende.core.message import Message
from allmende.titles import title

CARD: Final = "card.md"


def looks(options: argparse.Namespace) -> int:
    """How many looks a decision to learn with, 0 for none: as told, as the folder has it, or as suits the subject."""
    chosen = title(options.title)
    checked = chosen_options(options.set, chosen, options.players)
    position = chosen.start(options.players, checked, chosen.draw(options.players, checked, Random(0)))
    learned = FACES[chosen.name].learned if chosen.name in FACES else ()
    can = str(Subject.of(chosen, position)) in learned
    if options.looks:
        if not can:
            fail("error-no-looks", title=Message(f"title-{chosen.name}"))
        if options.forebear is not None:
            fail("error-looks-from")
    if options.looks is not None:
        return int(options.looks)
    try:
        known = plan_in(options.out)
    except OSError as error:
        fail_at(options.out, error)
    if known is not None:
        return known.looks
    return LOOKS if can and options.forebear is None else 0


def run(options: argparse.Namespace, looks: int, console: Console) -> int:
    """Train until the time is spent, then measure the net against the panel and write its card."""
    training = _training(options, looks)
    if training.lost:
        console.note("train-damaged", count=training.lost, folder=str(options.out))
    if training.history:
        console.note("train-resumed", count=len(training.history), folder=str(options.out))
    try:
        _learn(training, 60 * options.minutes, console)
        found = _measure(training, options.out, options.evaluate, console)
    except KeyboardInterrupt:
        console.note("train-stopped", count=len(training.history), folder=str(options.out))
        raise
    written = mind_card(training.plan, training.history, found, options.out / MIND)
    (options.out / CARD).write_text(written, encoding="utf-8")
    for rung in found:
        opponent = bot_message(rung.opponent)
        console.say("train-rung", bot=opponent, wins=per_cent(rung.wins), score=give_or_take(rung.score))
    console.say("train-kept", folder=str(options.out), net=MIND, card=CARD)
    return 0


def _training(options: argparse.Namespace, looks: int) -> Apprenticeship:
    """The training that is asked for; one that goes on keeps its seed and has had its lessons."""
    chosen = title(options.title)
    given = [word.partition("=")[0] for word in options.set]
    checked = chosen_options(options.set, chosen, options.players)
    seed, first_games = options.seed, options.lessons
    try:
        known = plan_in(options.out)
        if seed is None:
            seed = known.seed if known else secrets.randbelow(1_000_000)
        if first_games is None:
            first_games = known.lessons if known else FIRST_GAMES
        learned = courses(chosen, options.players, checked, given)
        return Apprenticeship(learned, options.out, looks, first_games, seed)
    except OSError as error:
        fail_at(options.out, error)


def _learn(training: Apprenticeship, seconds: float, console: Console) -> None:
    """Go on until the time is spent, showing how well it goes."""
    with console.progress(counted=False) as progress:
        spent = int(training.history[-1].seconds) if training.history else 0
        task = progress.add_task(console.words("train-begins"), total=seconds, completed=spent)
        for done in training.run(seconds):
            says = console.words(
                "train-progress", number=done.number + 1, mean=f"{done.mean:.1f}", error=f"{done.error:.2f}"
            )
            progress.update(task, completed=done.seconds, description=says)


def _measure(training: Apprenticeship, folder: Path, games: int, console: Console) -> Sequence[Rung]:
    """How the net does against each of the panel, in so many games at least, with the looks it learned with."""
    plan = training.plan
    bot = f"{folder}@{plan.looks}"
    wanted = tournament(plan.title, [bot, *panel(plan.title)], PLAYERS, plan.options, plan.seed)
    todo = fixtures(wanted, deals_for(games, len(wanted.bots) - 1))
    found = []
    with console.progress() as progress:
        task = progress.add_task(console.words("train-measures"), total=len(todo))
        for game, _ in play(todo, executor(1)):
            found.append(game)
            progress.advance(task)
    return rungs(wanted, found)
