"""`python -m bench.leaves [SUBJECT …]`: what a tree search costs, for each of its leaves and for a whole decision.

On one core, for all titles unless subjects such as `hallertau-2-cards` are named.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Final

import numpy as np
from rich.console import Console
from rich.table import Table

from allmende.arena.learning.policy_value_learner import QUESTION, TRUNK
from allmende.arena.learning.search_games import TrainingTask
from allmende.arena.learning.search_training import syllabi
from allmende.bots.learned import Subject
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import Node, SearchBudget, TreeBot
from allmende.bots.tree.evaluation import NetNodeEvaluator
from allmende.bots.value_net import Layer
from allmende.titles import title

SUBJECTS: Final = (
    "hallertau-1",
    "hallertau-2",
    "hallertau-2-cards",
    "hallertau-4-cards",
    "arle-1",
    "arle-2",
    "agricola-1",
    "agricola-2",
    "agricola-2-cards",
    "agricola-4-cards",
)
BATCHES: Final = (1, 8, 16, 32)
LOOKS: Final = 64
DECISIONS: Final = 200
CARDS: Final = {"hallertau": ("off", "on"), "agricola": ("off", "base")}
"""By title: what the option is without hand cards and with them."""


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    table = Table(box=None, pad_edge=False)
    table.add_column("a mind that knows nothing, µs", no_wrap=True)
    for column in ("features", "sees", "choices", *(f"leaf of {size}" for size in BATCHES), "look"):
        table.add_column(column, no_wrap=True, justify="right")
    for subject in arguments or SUBJECTS:
        about = Subject.parse(subject)
        features = len(policy_inputs(title(about.title)).names(about.players, about.cards))
        table.add_row(subject, str(features), *(f"{number:.1f}" for number in measured(course(about))))
    Console(width=120).print(table)


def course(about: Subject) -> TrainingTask:
    """The games of a subject."""
    options = {"cards": CARDS[about.title][about.cards]} if about.title in CARDS else {}
    return syllabi(title(about.title), about.players, options, ())[0]


def measured(games: TrainingTask) -> list[float]:
    """What it takes to see a state, to find its choices, to guess a leaf among so many; a look of a decision."""
    nodes = decisions(games, DECISIONS)
    node_evaluator = NetNodeEvaluator(untaught(games, nodes[0]), games.encode)
    found = [
        _microseconds(lambda: [games.encode(node.state, node.seat) for node in nodes], DECISIONS),
        _microseconds(lambda: [games.choices(node.state, node.seat) for node in nodes], DECISIONS),
    ]
    for size in BATCHES:
        batch = nodes[:size]
        found.append(_microseconds(lambda batch=batch: node_evaluator(batch), size))
    bot, few = TreeBot(games.title, games.choices, node_evaluator, SearchBudget(LOOKS)), nodes[::10]

    def decide() -> None:
        for node in few:
            bot.choose(node.state, node.seat, Random(1))

    return [*found, _microseconds(decide, LOOKS * len(few))]


def decisions(games: TrainingTask, count: int) -> list[Node]:
    """Decisions of games that are played at random."""
    rng = Random(1)
    found: list[Node] = []
    while len(found) < count:
        state = games.start(rng)
        while not state.over:
            seat = rng.choice(state.to_act())
            moves = games.choices(state, seat)
            if len(moves) > 1:
                found.append(Node(state.copy(), seat, moves))
            state.play(seat, rng.choice(moves))
    rng.shuffle(found)
    return found[:count]


def untaught(games: TrainingTask, node: Node) -> PolicyValueNet:
    """A mind of the size that learns; what it thinks makes no difference to the time it takes."""
    rng = np.random.default_rng(1)

    def layer(inputs: int, outputs: int) -> Layer:
        return rng.standard_normal((inputs, outputs), np.float32) * 0.05, np.zeros(outputs, np.float32)

    sizes = [len(games.encode(node.state, node.seat)), *TRUNK]
    trunk = [layer(inputs, outputs) for inputs, outputs in itertools.pairwise(sizes)]
    heads = [layer(sizes[-1], games.players), layer(sizes[-1], games.players), layer(sizes[-1], QUESTION)]
    answers = rng.standard_normal((len(games.title.vocabulary), QUESTION + 1), np.float32)
    return PolicyValueNet(trunk, *heads, answers)


def _microseconds(work: Callable[[], object], parts: int) -> float:
    """What one of the parts of this work takes, in processor time, so that others at work don't count."""
    samples = []
    for _ in range(7):
        start = process_time()
        for _ in range(20 if parts < 100 else 2):
            work()
        samples.append((process_time() - start) / parts / (20 if parts < 100 else 2))
    return median(samples) * 1e6


if __name__ == "__main__":
    main(sys.argv[1:])
