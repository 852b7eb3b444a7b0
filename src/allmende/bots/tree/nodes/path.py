"""How a simulation goes through the tree of a search."""

from __future__ import annotations

from allmende.bots.tree.nodes.node import Node, Range
from allmende.core.insight import Choices


class Path:
    """How one simulation went: the nodes that it came through, the places of the moves there, and where it ended."""

    __slots__ = ("leaf", "nodes", "places")

    def __init__(self, nodes: list[Node], places: list[int], leaf: Node) -> None:
        self.nodes = nodes
        self.places = places
        self.leaf = leaf

    def learn(self, worths: list[float], scores: list[float], bounds: Range) -> None:
        """Tell all nodes on the way what it has come to."""
        self.leaf.note(worths, scores)
        nodes, places = self.nodes, self.places
        for i in range(len(nodes) - 1, -1, -1):
            node, place = nodes[i], places[i]
            node.note(worths, scores)
            node.visits[place] += 1
            node.totals[place] += worths[node.seat]
            bounds.include(node.totals[place] / node.visits[place])


def descend(root: Node, place: int, bounds: Range, choices: Choices) -> Path:
    """Follow a move of the root to a position that has not been guessed yet, or to the end of the game."""
    nodes = [root]
    places = [place]
    node = root
    while True:
        child = node.children[place]
        if child is None:
            return Path(nodes, places, node.expand(place, choices))
        if child.seat < 0 or not child.priors:
            return Path(nodes, places, child)
        node = child
        place = node.likeliest(bounds)
        nodes.append(node)
        places.append(place)
