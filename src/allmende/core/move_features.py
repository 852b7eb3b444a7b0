"""Move features: what a move is, in named numbers that all titles derive alike.

A net that has learned what these features are worth can rate moves that it never met in training. Titles read the
features off the trees of their action spaces, buildings and cards, in `ai/move_features.py` of their packages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from allmende.core.rules.node import Node, with_parts
from allmende.core.rules.state import Step

MoveFeatures = dict[str, float]
"""The features of a move: a number by name."""
Said = Iterable[tuple[str, float]]
"""Features as pairs of name and number."""
Reader = Callable[[Step[Any]], Said]
"""A function of a title to the features of one node of its trees, besides the node's kind."""

HALF: Final = 2
"""The divisor of goods and points, so that a feature that is merely true weighs as much as two of them."""


def class_name(node: object) -> str:
    """The kind of a node, by its class. Nets know it by this name: see `tools/rename_in_nets.py`."""
    return type(node).__name__


def tree(root: Step[Any], reader: Reader) -> Iterator[tuple[str, float]]:
    """The features of a tree: the kind of each node, and what the title's `reader` adds for it."""
    for node in with_parts(root) if isinstance(root, Node) else [root]:
        yield f"does {class_name(node)}", 1.0
        yield from reader(node)


def amounts(verb: str, pairs: Sequence[int], names: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Features of goods and amounts, such as those of a cost: pairs of a resource and how many of it."""
    for i in range(0, len(pairs), 2):
        yield f"{verb} {names[pairs[i]]}", pairs[i + 1] / HALF


def add(said: MoveFeatures, more: MoveFeatures | Said) -> None:
    """Add features to those of a move, in place; numbers of the same name add up."""
    for word, much in more.items() if isinstance(more, dict) else more:
        said[word] = said.get(word, 0.0) + much
