"""Nets behind one interface, so that a search knows nothing of what computes them.

By default numpy does, imported with the first net: bots without nets, and the rules, need no numpy. Where there is
none, such as in a browser, another backend is installed before the first net is loaded:

    nets.use(my_backend)
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol


class RowNet(Protocol):
    """A net whose input is a row of `inputs` bytes, one for each of the `features` by name."""

    @property
    def inputs(self) -> int:
        """The number of features of a row."""
        ...

    @property
    def features(self) -> Sequence[str]:
        """The names of the features, in the order of a row."""
        ...


class StateValues(RowNet, Protocol):
    """A value net: it guesses final scores."""

    def worths(self, rows: Sequence[bytes]) -> list[float]:
        """The guessed score for each row."""
        ...

    def seeing(self, seen: Sequence[str]) -> StateValues:
        """The same net for rows with the features `seen`; it ignores those that it doesn't know."""
        ...


class Evaluations(NamedTuple):
    """The output of a policy-value net for a batch of states, each observed by the seat to act.

    `wins` and `scores` have a row for each state, with a number for each seat from the seat to act on clockwise.
    `logits` lists the moves of all states, one state after the other.
    """

    wins: list[list[float]]
    scores: list[list[float]]
    logits: list[float]


class StateEvaluations(RowNet, Protocol):
    """A policy-value net: it guesses chances to win and scores, and rates moves."""

    @property
    def seats(self) -> int:
        """The number of seats that it evaluates."""
        ...

    @property
    def moves(self) -> int:
        """The number of moves in its vocabulary."""
        ...

    def evaluations(self, rows: Sequence[bytes], moves: Sequence[Sequence[int]]) -> Evaluations:
        """The output for each row, with logits for the moves that belong to it."""
        ...

    def seeing(self, seen: Sequence[str]) -> StateEvaluations:
        """The same net for rows with the features `seen`; it ignores those that it doesn't know."""
        ...


class Backend(Protocol):
    """What loads nets from `.npz` files and computes them."""

    def value_net(self, file: Path) -> StateValues:
        """The value net of a file."""
        ...

    def policy_value_net(self, file: Path) -> StateEvaluations:
        """The policy-value net of a file."""
        ...

    def one_thread(self) -> AbstractContextManager[object]:
        """Limit the backend to one thread within a `with` block: with small batches several would only wait."""
        ...


class _Numpy:
    """The default backend."""

    def value_net(self, file: Path) -> StateValues:
        from allmende.bots.value_net import ValueNet

        return ValueNet.load(file)

    def policy_value_net(self, file: Path) -> StateEvaluations:
        from allmende.bots.policy_value_net import PolicyValueNet

        return PolicyValueNet.load(file)

    def one_thread(self) -> AbstractContextManager[object]:
        from allmende.bots.value_net import one_thread

        return one_thread()


_backend: Backend = _Numpy()


def use(backend: Backend) -> None:
    """Have nets loaded and computed by another backend from now on."""
    global _backend
    _backend = backend


def value_net(file: Path) -> StateValues:
    """The value net of a file; OSError if it can't be read, some other error if it is damaged."""
    return _backend.value_net(file)


def policy_value_net(file: Path) -> StateEvaluations:
    """The policy-value net of a file; OSError if it can't be read, some other error if it is damaged."""
    return _backend.policy_value_net(file)


def one_thread() -> AbstractContextManager[object]:
    """Limit the backend to one thread within a `with` block: with small batches several would only wait."""
    return _backend.one_thread()
