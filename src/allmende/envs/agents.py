"""Trained agents, of this package or in files, as policies over the observations of its environments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.bots.champions import CHAMPIONS, champion, load
from allmende.bots.learned import Subject
from allmende.bots.mlp import mlp_for
from allmende.bots.nets import StateEvaluations, one_thread
from allmende.core.message import Message
from allmende.envs.terms import EnvError, terms

Floats = NDArray[np.float64]
Rating = Callable[[Sequence[bytes], Sequence[Sequence[int]]], Sequence[float]]
"""Rates moves: the logits of those that belong to each row of features, one row after the other."""


class Agent:
    """A trained policy: the probabilities of all actions, by a net alone, without a search.

    It is the champion of these games, or the net in a `file`, which another learner has trained. It reads the
    observations of all environments here, with features: of a single game, or of many at once.

    Args:
        title: The name of a title.
        players: The number of players.
        file: The file of a net that `allmende.bots.mlp.Mlp.save` wrote, such as that of docs/first-agent.md.
        options: The title's options, as the environment has them.

    Raises:
        UnknownTitleError, OptionError: As of `terms`.
        EnvError: There is no champion for such games; the error lists those that there are.
        OSError: The file can't be read.
        UnfitNetError: It is damaged, or no net for such games.

    >>> from allmende.envs import arle_v0
    >>> agent, env = Agent("arle", players=2), arle_v0.env(players=2)
    >>> env.reset(seed=1)
    >>> observation = env.last()[0]
    >>> bool(abs(agent.probabilities(observation).sum() - 1) < 1e-9)
    True
    >>> env.step(agent.act(observation))
    """

    def __init__(self, title: str, players: int = 2, *, file: str | Path | None = None, **options: Any) -> None:
        settled = terms(title, players, **options)
        self.subject = Subject.under(settled.title, settled.players, settled.options)
        self.facts: dict[str, str] = {}
        """What the file of a net tells of its training, such as the command that repeats it."""
        self._rate: Rating
        if file is None:
            champions_net = _champion(self.subject)
            self._rate = lambda rows, legal: champions_net.evaluations(rows, legal).logits
        else:
            net = mlp_for(Path(file), self.subject)
            self.facts, self._rate = net.facts, net.logits

    def probabilities(self, observation: dict[str, Any]) -> Floats:
        """The probability of each action, in the shape of the observation's mask; 0 for those that aren't legal."""
        masks = np.asarray(observation["action_mask"])
        by_game = np.atleast_2d(masks)
        places, actions = np.nonzero(by_game)
        found = np.zeros(by_game.shape)
        deciding = np.flatnonzero(by_game.any(1))
        if not deciding.size:
            return found.reshape(masks.shape)
        rows = np.atleast_2d(np.asarray(observation["observation"], np.uint8))
        legal = [np.flatnonzero(by_game[place]).tolist() for place in deciding]
        with one_thread():
            logits = self._rate([rows[place].tobytes() for place in deciding], legal)
        rated = np.full(by_game.shape, -np.inf)
        rated[places, actions] = logits
        found[deciding] = np.exp(rated[deciding] - rated[deciding].max(1, keepdims=True))
        found[deciding] /= found[deciding].sum(1, keepdims=True)
        return found.reshape(masks.shape)

    def act(self, observation: dict[str, Any], rng: np.random.Generator | None = None) -> Any:
        """The most probable action, or one that is drawn from `rng`: a number, or an array of one for each game."""
        chances = self.probabilities(observation)
        if rng is not None:
            chances = chances.cumsum(-1) > rng.random((*chances.shape[:-1], 1)) * chances.sum(-1, keepdims=True)
        chosen = chances.argmax(-1)
        return int(chosen) if chances.ndim == 1 else chosen


def _champion(about: Subject) -> StateEvaluations:
    if (file := champion(about)) is not None:
        return load(file, about)
    known = ", ".join(sorted(each.stem for each in CHAMPIONS.glob("*.npz")))
    raise EnvError(
        f"there is no champion for {about}; there are: {known}",
        Message("error-env-champion", {"games": str(about), "known": known}),
    )
