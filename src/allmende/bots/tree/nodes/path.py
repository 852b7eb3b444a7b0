"""The path of one simulation through a search tree."""

from __future__ import annotations

from allmende.bots.tree.nodes.node import Node, Range
from allmende.core.ai import CanonicalMoves


class Path:
    """One simulation: the nodes it passed, the indices of the moves there, and the leaf where it ended."""

    __slots__ = ("leaf", "nodes", "places")

    def __init__(self, nodes: list[Node], places: list[int], leaf: Node) -> None:
        self.nodes = nodes
        self.places = places
        self.leaf = leaf

    def learn(self, worths: list[float], scores: list[float], bounds: Range) -> None:
        """Back up the values of the leaf to all nodes of the path."""
        self.leaf.note(worths, scores)
        nodes, places = self.nodes, self.places
        for i in range(len(nodes) - 1, -1, -1):
            node, place = nodes[i], places[i]
            node.note(worths, scores)
            node.visits[place] += 1
            node.totals[place] += worths[node.seat]
            bounds.include(node.totals[place] / node.visits[place])


def descend(root: Node, place: int, bounds: Range, canonical_moves: CanonicalMoves) -> Path:
    """Follow a move of the root to a node that has no values yet, or to the end of the game."""
    nodes = [root]
    places = [place]
    node = root
    while True:
        child = node.children[place]
        if child is None:
            return Path(nodes, places, node.expand(place, canonical_moves))
        if child.seat < 0 or not child.priors:
            return Path(nodes, places, child)
        node = child
        place = node.likeliest(bounds)
        nodes.append(node)
        places.append(place)
