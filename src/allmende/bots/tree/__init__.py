"""A search for games with opponents: a tree over the decisions of all seats, led by a net that guesses and prefers."""

from allmende.bots.tree.bot import TreeBot
from allmende.bots.tree.nodes.node import Guess, Node
from allmende.bots.tree.thinking import Effort, Thought, Thoughts, think

__all__ = ["Effort", "Guess", "Node", "Thought", "Thoughts", "TreeBot", "think"]
