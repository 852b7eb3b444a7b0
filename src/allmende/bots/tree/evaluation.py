"""The evaluation of the nodes of a tree with a policy-value net, in batches."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.bots.nets import StateEvaluations, one_thread
from allmende.bots.tree.nodes.node import Node, NodeValues
from allmende.bots.tree.search import worths
from allmende.core.ai import Encode


class NetNodeEvaluator:
    """A node evaluator that asks a net; each state is observed by the seat that decides there."""

    def __init__(self, net: StateEvaluations, encode: Encode) -> None:
        self.net = net
        self.encode = encode

    def __call__(self, nodes: Sequence[Node]) -> list[NodeValues]:
        rows = [self.encode(node.state, node.seat) for node in nodes]
        with one_thread():
            wins, scores, logits = self.net.evaluations(rows, [node.moves for node in nodes])
        found = []
        start = 0
        for i, node in enumerate(nodes):
            end = start + len(node.moves)
            mine = _by_seat(scores[i], node.seat)
            found.append(NodeValues(logits[start:end], worths(_by_seat(wins[i], node.seat), mine), mine))
            start = end
        return found


def _by_seat(clockwise: list[float], first: int) -> list[float]:
    """Numbers that are listed from the seat `first` on clockwise, listed from seat 0 on."""
    return clockwise[-first:] + clockwise[:-first] if first else clockwise
