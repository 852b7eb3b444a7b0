"""Bots that search with a policy-value net: that of a file, or the champion of a subject.

A champion was promoted by play against a whole panel (`arena/promotion.py`); levels play by it where there is one. Its
exploiter was trained only to beat it, which measures how hard that is.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from allmende.bots import nets
from allmende.bots.learned import WEIGHTS, Subject, UnfitNetError, check_features
from allmende.bots.title_ai import can_search, policy_inputs
from allmende.bots.tree import SearchBudget, TreeBot
from allmende.bots.tree.evaluation import NetNodeEvaluator
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import TITLES

CHAMPIONS: Final = WEIGHTS / "champions"
"""The folder of champions, with a file for each subject."""
EXPLOITERS: Final = WEIGHTS / "exploiters"
"""The folder of their exploiters, with a file for each subject."""


class TreeNetBot:
    """A bot that searches a tree with the net of a file. UnfitNetError at its first decision if the net is for other
    games."""

    def __init__(self, title: Title[Any, Any], file: Path, budget: SearchBudget) -> None:
        self.title = title
        self.file = file
        self.budget = budget

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        node_evaluator = node_evaluator_of(self.file, Subject.of(self.title, state))
        return TreeBot(self.title, policy_inputs(self.title).canonical_moves, node_evaluator, self.budget).choose(
            state, seat, rng
        )


def champion(about: Subject) -> Path | None:
    """The file of the champion of a subject, or None."""
    return _net(CHAMPIONS, about)


def exploiter(about: Subject) -> Path | None:
    """The file of the exploiter of that champion, or None."""
    return _net(EXPLOITERS, about)


def node_evaluator_of(file: Path, about: Subject) -> NetNodeEvaluator:
    """A node evaluator with the present net of a file; UnfitNetError if that isn't one for such games."""
    return _node_evaluator(file, file.stat().st_mtime_ns, about)


def load(file: Path, about: Subject) -> nets.StateEvaluations:
    """The net of a file; UnfitNetError if it isn't one for such games."""
    try:
        net = nets.policy_value_net(file)
    except OSError:
        raise
    except Exception:  # damaged files are wrong in more ways than numpy has errors of its own
        raise UnfitNetError(file, "damaged") from None
    title = TITLES[about.title]
    if not can_search(title):
        raise UnfitNetError(file, "title", about.title)
    if net.seats != about.players:
        raise UnfitNetError(file, "players", str(net.seats))
    if net.moves != len(title.vocabulary):
        raise UnfitNetError(file, "moves")
    names = policy_inputs(title).names
    check_features(file, net, names, about)
    return net.seeing(names(about.players, about.cards))


def _net(folder: Path, about: Subject) -> Path | None:
    file = folder / f"{about}.npz"
    return file if file.exists() else None


@lru_cache(maxsize=16)
def _node_evaluator(file: Path, written: int, about: Subject) -> NetNodeEvaluator:
    """The evaluator for the net of a file as it was when `written`: a training overwrites its file."""
    return NetNodeEvaluator(load(file, about), policy_inputs(TITLES[about.title]).encode)
