"""What a mind thinks of the nodes of a tree, many at a time."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.bots.mind import Mind
from allmende.bots.net import one_thread
from allmende.bots.tree.nodes.node import Guess, Node
from allmende.bots.tree.thinking import worths
from allmende.core.insight import Encode


class MindGuesser:
    """Asks a mind; each position is seen by the seat that decides there."""

    def __init__(self, mind: Mind, encode: Encode) -> None:
        self.mind = mind
        self.encode = encode

    def __call__(self, nodes: Sequence[Node]) -> list[Guess]:
        rows = [self.encode(node.position, node.seat) for node in nodes]
        with one_thread():
            opinion = self.mind(rows, [node.moves for node in nodes])
        wins, scores, likings = opinion.wins.tolist(), opinion.scores.tolist(), opinion.likings.tolist()
        found = []
        start = 0
        for i, node in enumerate(nodes):
            end = start + len(node.moves)
            mine = _by_seat(scores[i], node.seat)
            found.append(Guess(likings[start:end], worths(_by_seat(wins[i], node.seat), mine), mine))
            start = end
        return found


def _by_seat(clockwise: list[float], first: int) -> list[float]:
    """Numbers by seat that were told from one seat on clockwise."""
    return clockwise[-first:] + clockwise[:-first] if first else clockwise
