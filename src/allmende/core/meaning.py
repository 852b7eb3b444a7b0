"""What moves are, in words: what all titles say in the same way.

A net that has learned what such words are worth knows something of every move, one that it never met among them. Titles
read the words off the trees of their action spaces, buildings and cards, in `mind/meanings.py` of their packages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from allmende.core.rules.node import Node, with_parts
from allmende.core.rules.position import Step

Words = dict[str, float]
"""What is said of a move: how much of each word."""
Said = Iterable[tuple[str, float]]
Reader = Callable[[Step[Any]], Said]
"""What a title says of one node of its trees, besides its kind."""

HALF: Final = 2
"""Goods and points count half, so that a word that is merely true weighs as much as two of them."""


def class_name(node: object) -> str:
    """What kind of node this is. Nets know it by this name: see `tools/rename_in_nets.py`."""
    return type(node).__name__


def tree(root: Step[Any], reader: Reader) -> Iterator[tuple[str, float]]:
    """What a tree says: the kinds of its nodes, and what the title says of each."""
    for node in with_parts(root) if isinstance(root, Node) else [root]:
        yield f"does {class_name(node)}", 1.0
        yield from reader(node)


def amounts(verb: str, pairs: Sequence[int], names: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Pairs of a resource and how many of it, such as those that something costs."""
    for i in range(0, len(pairs), 2):
        yield f"{verb} {names[pairs[i]]}", pairs[i + 1] / HALF


def add(said: Words, more: Words | Said) -> None:
    """Say more of the same move."""
    for word, much in more.items() if isinstance(more, dict) else more:
        said[word] = said.get(word, 0.0) + much
