"""`python -m bench.leaves`: what a tree search costs, for each of its leaves and for a whole decision, on one core."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

from allmende.arena.learning.pupil import QUESTION, TRUNK
from allmende.bots.agricola.choices import choices
from allmende.bots.agricola.vista import survey
from allmende.bots.mind import Mind
from allmende.bots.net import Layer
from allmende.bots.tree import Effort, Node, TreeBot
from allmende.bots.tree.guessing import MindGuesser
from allmende.titles import title

BATCHES = (1, 8, 16, 32)
LOOKS = 64
AGRICOLA = title("agricola")


def main() -> None:
    """Measure and print."""
    nodes = decisions(200)
    guesser = MindGuesser(untaught(nodes[0]), survey)
    table = Table(box=None, pad_edge=False)
    for column in ("Agricola for two, a mind that knows nothing", "µs"):
        table.add_column(column, no_wrap=True, justify="left" if column.startswith("Agricola") else "right")
    table.add_row("what a seat sees", f"{_microseconds(lambda: [survey(n.position, n.seat) for n in nodes], 200):.1f}")
    table.add_row(
        "the choices it has", f"{_microseconds(lambda: [choices(n.position, n.seat) for n in nodes], 200):.1f}"
    )
    for size in BATCHES:
        batch = nodes[:size]
        table.add_row(f"a leaf, {size} at a time", f"{_microseconds(lambda batch=batch: guesser(batch), size):.1f}")
    bot = TreeBot(AGRICOLA, choices, guesser, Effort(LOOKS))
    few = nodes[::10]

    def decide() -> None:
        for node in few:
            bot.choose(node.position, node.seat, Random(1))

    table.add_row(f"a look, {LOOKS} a decision", f"{_microseconds(decide, LOOKS * len(few)):.1f}")
    Console(width=110).print(table)


def decisions(count: int) -> list[Node]:
    """Decisions of games that are played at random."""
    rng = Random(1)
    found: list[Node] = []
    while len(found) < count:
        options = AGRICOLA.checked_options(2, {})
        position = AGRICOLA.start(2, options, AGRICOLA.draw(2, options, rng))
        position.go_on()
        while not position.over:
            seat = position.to_act()[0]
            moves = choices(position, seat)
            found.append(Node(position.copy(), seat, moves))
            position.play(seat, rng.choice(moves))
    rng.shuffle(found)
    return [node for node in found if len(node.moves) > 1][:count]


def untaught(node: Node) -> Mind:
    """A mind of the size that learns; what it thinks makes no difference to the time it takes."""
    rng = np.random.default_rng(1)

    def layer(inputs: int, outputs: int) -> Layer:
        return rng.standard_normal((inputs, outputs), np.float32) * 0.05, np.zeros(outputs, np.float32)

    sizes = [len(survey(node.position, node.seat)), *TRUNK]
    trunk = [layer(inputs, outputs) for inputs, outputs in itertools.pairwise(sizes)]
    answers = rng.standard_normal((len(AGRICOLA.vocabulary), QUESTION + 1), np.float32)
    return Mind(trunk, layer(sizes[-1], 2), layer(sizes[-1], 2), layer(sizes[-1], QUESTION), answers)


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
    main()
