"""Trained agents, of this package or in files, as policies over the observations of its environments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.bots.champions import CHAMPIONS, EXPLOITERS, champion, exploiter, load
from allmende.bots.learned import Subject
from allmende.bots.mlp import mlp_for
from allmende.bots.nets import one_thread
from allmende.bots.title_ai import policy_inputs
from allmende.core.message import Message
from allmende.envs.terms import EnvError, terms
from allmende.titles import TITLES

Floats = NDArray[np.float64]
Rating = Callable[[Sequence[bytes], Sequence[Sequence[int]]], Sequence[float]]
"""Rates moves: the logits of those that belong to each row of features, one row after the other."""


NAMED: Final = {"champion": (champion, CHAMPIONS), "exploiter": (exploiter, EXPLOITERS)}
"""The nets that come along, by what they are called: which one is that of a subject, and the folder of all."""


class Agent:
    """A trained policy: the probabilities of all actions, by a net alone, without a search.

    It reads the observations of all environments here, with features: of a single game, or of many at once.

    Args:
        name: "champion" or "exploiter", for whichever games it is shown; or a subject such as "hallertau-2-cards", or
            the name of a title, for the champion of these games.
        players: The number of players, with a title.
        file: The file of a net that `allmende.bots.mlp.Mlp.save` wrote, such as that of docs/first-agent.md, instead of
            the champion.
        options: The title's options, as the environment has them.

    Raises:
        UnknownTitleError, OptionError: As of `terms`.
        EnvError: There is no such net for such games; the error lists those that there are. Of an agent for whichever
            games it is shown, `probabilities` raises it.
        OSError: The file can't be read.
        UnfitNetError: It is damaged, or no net for such games.

    >>> from allmende.envs import arle_v0
    >>> agent, env = Agent("arle", players=2), arle_v0.env(players=2)
    >>> env.reset(seed=1)
    >>> observation = env.last()[0]
    >>> bool(abs(agent.probabilities(observation).sum() - 1) < 1e-9)
    True
    >>> env.step(agent.act(observation))
    >>> Agent("champion").act(observation) == Agent("arle-2").act(observation) == agent.act(observation)
    True
    """

    def __init__(self, name: str, players: int = 2, *, file: str | Path | None = None, **options: Any) -> None:
        self.facts: dict[str, str] = {}
        """What the file of a net tells of its training, such as the command that repeats it."""
        self.subject: Subject | None = None
        """The games that it plays; None if these are whichever it is shown."""
        self._kind = "champion"
        self._ratings: dict[Subject, Rating] = {}
        if name in NAMED and file is None:
            self._kind = name
            return
        self.subject = _subject(name, players, options)
        if file is None:
            self._rating(self.subject)
        else:
            net = mlp_for(Path(file), self.subject)
            self.facts, self._ratings[self.subject] = net.facts, net.logits

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
        rate = self._rating(self.subject or _shown(by_game.shape[1], rows.shape[1]))
        with one_thread():
            logits = rate([rows[place].tobytes() for place in deciding], legal)
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

    def _rating(self, about: Subject) -> Rating:
        """The net of a subject; EnvError if there is none."""
        if about in self._ratings:
            return self._ratings[about]
        of, folder = NAMED[self._kind]
        if (file := of(about)) is None:
            known = ", ".join(sorted(each.stem for each in folder.glob("*.npz")))
            raise EnvError(
                f"there is no {self._kind} for {about}; there are: {known}",
                Message("error-env-net", {"kind": self._kind, "games": str(about), "known": known}),
            )
        net = load(file, about)
        self._ratings[about] = lambda rows, legal: net.evaluations(rows, legal).logits
        return self._ratings[about]


def _subject(name: str, players: int, options: dict[str, Any]) -> Subject:
    """The subject that is named, or that of a title's games."""
    if not options and (named := next((each for each in _subjects() if str(each) == name), None)) is not None:
        return named
    settled = terms(name, players, **options)
    return Subject.under(settled.title, settled.players, settled.options)


@cache
def _shown(actions: int, features: int) -> Subject:
    """The subject whose observations have so many features, and masks so many actions; EnvError if there is none."""
    for about in _subjects():
        title = TITLES[about.title]
        if len(title.vocabulary) == actions and len(policy_inputs(title).names(about.players, about.cards)) == features:
            return about
    raise EnvError(
        f"no games have {features} features and {actions} actions",
        Message("error-env-shown", {"features": features, "actions": actions}),
    )


def _subjects() -> Iterator[Subject]:
    """All subjects whose titles have features."""
    for title in TITLES.values():
        if title.ai is not None and title.ai.policy_inputs is not None:
            for players in title.players:
                for cards in (False,) if title.ai.has_cards is None else (False, True):
                    yield Subject(title.name, players, cards)
