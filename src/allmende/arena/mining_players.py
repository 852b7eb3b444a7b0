"""The players by whom problems are mined: they play the games, and say which plans of a turn look good.

Where a subject has a champion that is its net, else the value net of the levels; as bots play on after plans
(`problems/playouts.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from allmende.arena.contestants import digest
from allmende.bots.champions import champion, node_evaluator_of
from allmende.bots.learned import WEIGHTS, Subject, evaluator, teacher
from allmende.bots.levels import LEVELS
from allmende.bots.nets import one_thread
from allmende.bots.search import Search
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import SearchBudget, TreeBot
from allmende.bots.tree.nodes.node import Node, grow
from allmende.bots.tree.search import ended, shares
from allmende.core.rules.state import State
from allmende.core.title import Title

WEIGHTY: Final = 0.02
"""The least probability by a champion's net of moves that are followed where a turn has too many positions for all."""
LOOKS: Final = 256
"""The simulations with which a champion's search chooses its move."""
VARIETY: Final = 0.7
"""The temperature with which a champion's moves are drawn in the games."""


class MiningPlayer(Protocol):
    """A player of the games of one subject."""

    def drawn(self, state: State[Any], seat: int, rng: Random) -> int:
        """A move for a game, not always the best one, so that games lead to many positions."""
        ...

    def weighty(self, seat: int, states: Sequence[State[Any]]) -> list[list[int]]:
        """The moves in some states of a turn that are worth following."""
        ...

    def values(self, states: Sequence[State[Any]], seat: int) -> list[tuple[float, float]]:
        """For each state what it is worth to a seat, and by how many points it expects to be ahead; alone, to make."""
        ...

    def preferred(self, state: State[Any], seat: int, rng: Random) -> int:
        """The move that a search prefers."""
        ...


def net_of(about: Subject) -> tuple[str, Path] | None:
    """The net by which problems of a subject are mined: the subject that it has learned, and its file; None if there is
    none."""
    if (file := champion(about)) is not None:
        return str(about), file
    learned = teacher(about)
    file = WEIGHTS / f"{learned}.npz"
    return (str(learned), file) if file.exists() else None


def engine_of(about: Subject) -> str | None:
    """The name of that net, with a digest of its file."""
    found = net_of(about)
    return None if found is None else f"{found[0]} {digest(found[1])}"


def mining_player(title: Title[Any, Any], about: Subject) -> MiningPlayer:
    """The player by whom problems of a subject are mined; there has to be a net for it."""
    file = champion(about)
    return _Levels(title) if file is None else _Champion(title, file, about)


class _Champion:
    """A champion: it searches a tree with its policy-value net."""

    def __init__(self, title: Title[Any, Any], file: Path, about: Subject) -> None:
        self._title = title
        self._net = node_evaluator_of(file, about)
        self._choices = policy_inputs(title).canonical_moves

    def drawn(self, state: State[Any], seat: int, rng: Random) -> int:
        moves = self._choices(state, seat)
        if len(moves) == 1:
            return moves[0]
        return self._bot(SearchBudget(looks=0, deals=1, temperature=VARIETY)).choose(state, seat, rng)

    def weighty(self, seat: int, states: Sequence[State[Any]]) -> list[list[int]]:
        nodes = [Node(state, seat, self._choices(state, seat)) for state in states]
        found = []
        for node, values in zip(nodes, self._net(nodes), strict=True):
            odds = shares(values.logits)
            least = min(WEIGHTY, max(odds))
            found.append([move for move, share in zip(node.moves, odds, strict=True) if share >= least])
        return found

    def values(self, states: Sequence[State[Any]], seat: int) -> list[tuple[float, float]]:
        nodes = [grow(state, seat, self._choices) for state in states]
        open_nodes = [node for node in nodes if node.seat >= 0]
        asked = iter(self._net(open_nodes) if open_nodes else [])
        found = []
        for node in nodes:
            values = next(asked) if node.seat >= 0 else ended(self._title, node.state)
            found.append((values.worths[seat], _ahead(list(values.scores), seat)))
        return found

    def preferred(self, state: State[Any], seat: int, rng: Random) -> int:
        return self._bot(SearchBudget(LOOKS)).choose(state, seat, rng)

    def _bot(self, budget: SearchBudget) -> TreeBot:
        return TreeBot(self._title, self._choices, self._net, budget)


class _Levels:
    """The levels without a champion: they plan turns with their value net, and search by rollouts."""

    def __init__(self, title: Title[Any, Any]) -> None:
        self._title = title

    def drawn(self, state: State[Any], seat: int, rng: Random) -> int:
        return self._search(state, 0, LEVELS["villager"].temperature).choose(state, seat, rng)

    def weighty(self, seat: int, states: Sequence[State[Any]]) -> list[list[int]]:
        return [list(evaluator(self._title, state).candidates(state, seat)) for state in states]

    def values(self, states: Sequence[State[Any]], seat: int) -> list[tuple[float, float]]:
        sees = evaluator(self._title, states[0])
        with one_thread():
            scores = [sees.worths(states, [each] * len(states)) for each in range(len(states[0].seats))]
        ahead = [_ahead(list(each), seat) for each in zip(*scores, strict=True)]
        return list(zip(ahead, ahead, strict=True))

    def preferred(self, state: State[Any], seat: int, rng: Random) -> int:
        return self._search(state, LEVELS["master"].simulations).choose(state, seat, rng)

    def _search(self, state: State[Any], simulations: int, temperature: float = 0.0) -> Search:
        return Search(self._title, evaluator(self._title, state), simulations, temperature=temperature)


def _ahead(scores: list[float], seat: int) -> float:
    """The points of a seat less those of the best other one; alone, its points."""
    mine = scores.pop(seat)
    return mine - max(scores, default=0.0)
