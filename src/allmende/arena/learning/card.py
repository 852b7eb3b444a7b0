"""The card of a net: its subject, its training, and its strength.

Cards are in English: they are for researchers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np

from allmende.arena.ladder import Rung
from allmende.arena.learning.folder import Generation, Plan
from allmende.bots.intervals import Interval, mean_interval
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.value_net import ValueNet

_LIMITS: Final = """\
* It knows the games named above and no others: another number of players or other options are another net's business.
* It guesses the score that a seat will have at the end, not its chance to win, and takes no pleasure in harming others.
* It has learned from games against itself; who plays quite unlike it may lead it where its guesses are poor.
"""


def card(plan: Plan, history: Sequence[Generation], scores: Sequence[Sequence[float]], net: Path) -> str:
    """The card of a value net, with the mean of `scores`, by game and seat, of the games that measured it."""
    last = history[-1]
    mean = mean_interval([fmean(game) for game in scores])
    interval = "" if mean.low is None or mean.high is None else f" (95 % interval {mean.low:.2f} to {mean.high:.2f})"
    options = ", ".join(f"{option}={value}" for option, value in plan.options.items())
    constants = "\n".join(f"    {name} = {value}" for name, value in plan.constants.items())
    begin = "" if plan.warm_start else "; it began with random play"
    teacher = f"{plan.lessons:,} games of {plan.teacher}" if plan.lessons else f"none{begin}"
    weights = sum(inner.size + bias.size for inner, bias in ValueNet.load(net).layers)
    return f"""\
# {plan.subject}

A net that guesses the final score of a seat from what the seat knows right after a move.

## What it is for

* Title: {plan.title}, rules version {plan.rules}
* Players: {plan.players}
* Options: {options or "none"}
* Sees: {plan.features} features of one byte (`allmende.{plan.title}.ai.observation.value_encoder`)

## How it was made

* Self-play, one turn ahead: {last.games:,} games in {len(history):,} generations
* Time: {last.seconds:,.0f} seconds of one core
* Lessons: {teacher}
* Warm start: {plan.warm_start or "none"}
* Seed: {plan.seed}
* numpy {np.__version__}
* Constants:

{constants}

## How well it plays

Mean score of {len(scores):,} games: **{mean.value:.2f}**{interval}.

The net played on all seats, greedily, one turn ahead and without playing on, on deals drawn apart from those of the
training. A game counts as one number, the mean of its seats.

## Size

{weights:,} weights, {net.stat().st_size:,} bytes in half precision

## Limits

{_LIMITS}"""


def mind_card(
    plan: Plan, history: Sequence[Generation], rungs: Sequence[Rung], mean_ms: Mapping[str, float], file: Path
) -> str:
    """The card of a policy-value net, with its results against the panel or against its only rival.

    `mean_ms` are the mean milliseconds of its decisions, by opponent.
    """
    last = history[-1]
    options = ", ".join(f"{option}={value}" for option, value in plan.options.items())
    constants = "\n".join(f"    {name} = {value}" for name, value in plan.constants.items())
    rows = "\n".join(
        f"| {rung.opponent} | {rung.games} | {_reach(rung.wins, 100)} | {_reach(rung.score)} "
        f"| {_reach(rung.opponent_score)} | {mean_ms[rung.opponent]:.1f} |"
        for rung in rungs
    )
    net = PolicyValueNet.load(file)
    layers = [*net.trunk, net.wins, net.scores, net.question]
    weights = sum(inner.size + bias.size for inner, bias in layers) + net.answers.size
    before = f" (before: {', '.join(plan.earlier)})" if plan.earlier else ""
    begin = f"what {plan.warm_start} had learned" if plan.warm_start else f"{plan.lessons:,} games of others"
    games, told = "Games against itself, others and its elders", ""
    if plan.succeed:
        times = sum(plan.succeeds(done.won) for done in history)
        games = f"It has learned to beat {plan.against}, and took its place and then its own, {times} times in all"
    elif plan.against:
        games = f"It has learned to beat one rival, {plan.against}, and played nobody else"
        told = f"{_exploit(rungs, last.seconds)}\n\n"
    if plan.nets:
        games += f", and against {', '.join(plan.nets)}"
    return f"""\
# {plan.subject}

A net with a policy, for a search: it guesses who wins and with how many points, and which moves are good.

## What it is for

* Title: {plan.title}, rules version {plan.rules}{before}
* Players: {plan.players}
* Options: {options or "none"}
* Sees: {plan.features} features of one byte (`allmende.{plan.title}.ai.observation.policy_encoder`)

## How it was made

* It began with {begin}.
* {games}, with {plan.looks} looks a decision: {last.games:,} games in {len(history):,} generations
* Time: {last.seconds:,.0f} seconds of one core
* Seed: {plan.seed}
* numpy {np.__version__}
* Constants:

{constants}

## How well it plays

{told}With {plan.match_looks} looks a decision, on common deals and every seat, with 95 % intervals:

| against | games | won, per cent | points | theirs | ms a move |
|---|---|---|---|---|---|
{rows}

## Size

{weights:,} weights, {file.stat().st_size:,} bytes in half precision
"""


def _exploit(rungs: Sequence[Rung], seconds: float) -> str:
    """A sentence with the share of games that an exploiter wins against its rival."""
    won = _reach(rungs[0].wins, 100) if rungs else "no games"
    return f"The exploiter wins {won} % against its rival after {seconds / 3600:.2f} hours of one core."


def _reach(number: Interval, times: float = 1) -> str:
    if number.low is None or number.high is None:
        return f"{times * number.value:.1f}"
    return f"{times * number.value:.1f} ({times * number.low:.1f} to {times * number.high:.1f})"
