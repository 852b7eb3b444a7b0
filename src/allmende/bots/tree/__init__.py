"""Tree search for games with several players, led by a policy-value net (Gumbel AlphaZero)."""

from allmende.bots.tree.bot import TreeBot
from allmende.bots.tree.nodes.node import Node, NodeValues
from allmende.bots.tree.search import SearchBudget, SearchedMove, SearchResult, think

__all__ = ["Node", "NodeValues", "SearchBudget", "SearchResult", "SearchedMove", "TreeBot", "think"]
