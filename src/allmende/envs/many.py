"""Many games in one process: one call plays an action in each of them, and writes observations into arrays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.bots.learned import Subject
from allmende.bots.title_ai import policy_inputs
from allmende.core.errors import UnknownMoveError
from allmende.core.message import Message
from allmende.core.rules.fleet import Fleet
from allmende.core.rules.state import State
from allmende.envs.numeric_game import refusal
from allmende.envs.terms import EnvError, Terms, is_count, seed_in

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


class Many:
    """A number of games of one title, side by side. As soon as one ends, the next begins in its place.

    After `reset` and each `step` these arrays, of bytes, are about the seat that decides in each game: `observations`
    (games by features), `masks` (games by actions) and `seats` (games). `rewards` (games by seats), `ended` and
    `finals` are about games that have ended.

    Warning: the arrays are always the same, written anew with every step. Copy what is to be kept.

    Args:
        terms: The terms of the games: with features, reward at the end, illegal actions as errors, and no `max_cycles`.
        count: The number of games.
        observations, masks, seats: Arrays to be written into, contiguous and of bytes, such as shared memory; by
            default new ones.

    Raises:
        EnvError: The terms are others, `count` is less than 1, or an array doesn't fit.

    >>> from allmende.envs import terms
    >>> many = Many(terms("arle", 2), 8)
    >>> many.reset(seed=1)
    >>> many.step([int(mask.argmax()) for mask in many.masks])
    >>> many.masks.shape == (8, many.actions), int(many.ended.sum())
    (True, 0)
    """

    def __init__(
        self,
        terms: Terms,
        count: int,
        *,
        observations: Bytes | None = None,
        masks: Bytes | None = None,
        seats: Bytes | None = None,
    ) -> None:
        wanted = terms.observation, terms.reward_when, terms.illegal, terms.max_cycles
        if wanted != ("features", "end", "error", None):
            raise EnvError(
                "many games at once tell features, reward at the end, are played out, and refuse illegal actions",
                Message("error-env-many"),
            )
        if not is_count(count):
            raise EnvError(
                f"many games at once are one at least, not {count}", Message("error-env-games", {"count": str(count)})
            )
        self.terms = terms
        self.count = count
        title, players = terms.title, terms.players
        self.actions = len(title.vocabulary)
        about = Subject.under(title, players, terms.options)
        seen = policy_inputs(title)
        self.feature_names = seen.names(about.players, about.cards)
        self.observations = _array(observations, (count, len(self.feature_names)), "observations")
        self.masks = _array(masks, (count, self.actions), "masks")
        self.seats = _array(seats, (count,), "seats")
        self.rewards: Floats = np.zeros((count, players), np.float32)
        """The reward of each seat of each game in the last step: 0 except where a game has ended."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """True for each place where a game has ended in the last step; its other arrays are about the next game."""
        self.finals: dict[int, Bytes] = {}
        """The observation at the end of each game that has ended, of the seat that decided last, by place."""
        self._encode = seen.encode
        self._chances = [Random(place) for place in range(count)]
        self._firsts: list[int | None] = [None] * count
        self._deals: list[Any] = [None] * count
        self._fleet = Fleet(
            count,
            self.actions,
            seen.encode,
            self._begin,
            self._finish,
            self.observations.reshape(-1).data,
            self.masks.reshape(-1).data,
            self.seats.data,
        )

    def reset(self, seed: int | Sequence[int] | NDArray[Any] | None = None, mask: Any = None) -> None:
        """Begin a game in every place.

        Args:
            seed: A seed for each place, or one from which they count up. It decides the games that follow in its place,
                too. By default seeds are drawn at random.
            mask: An array of a bool for each place: games begin only where it is true, and the others go on.

        Raises:
            EnvError: A seed is no whole number from 0 on, their number is wrong, or the mask is no such array, or
                leaves out games that were never begun.
        """
        places = list(range(self.count)) if mask is None else self._places(mask)
        if seed is None:
            seed = Random().getrandbits(48)
        if isinstance(seed, (Sequence, np.ndarray)):
            seeds = [seed_in(each) for each in _numbers(seed, "seeds")]
        else:
            first = seed_in(seed)
            seeds = list(range(first, first + self.count))
        if len(seeds) != self.count:
            raise self._miscounted(len(seeds), "seeds")
        for place in places:
            self._chances[place] = Random(seeds[place])
            self._firsts[place] = seeds[place]
        self._clear()
        self._fleet.reset(places)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play an action in every game; `actions` has one whole number for each. After an error nothing is played.

        Raises:
            IllegalMoveError: An action is not legal; the error names the first such game, and the reason.
            UnknownMoveError: There is no such action.
            EnvError: These are no whole numbers, or not one for each game, or no games were begun.
        """
        chosen = _numbers(actions, "actions")
        if not self._fleet.states:
            raise EnvError("no seat has to decide: reset() begins a game", Message("error-env-over"))
        place = self._fleet.wrong(chosen)
        if place >= 0:
            raise self._objection(place, chosen)
        if self.finals:
            self._clear()
        self._fleet.step(chosen)

    def texts(self) -> tuple[str, ...]:
        """The state of each game as text, hidden things included."""
        return tuple(self.terms.title.text(state) for state in self._fleet.states)

    def _places(self, mask: Any) -> list[int]:
        """The places where a mask is true; EnvError if it doesn't fit."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.count,):
            raise EnvError(
                f"a reset mask is an array of {self.count} bools", Message("error-env-mask", {"games": self.count})
            )
        if not self._fleet.states and not mask.all():
            raise EnvError("no seat has to decide: reset() begins a game", Message("error-env-over"))
        return [int(place) for place in np.flatnonzero(mask)]

    def _objection(self, place: int, actions: list[int]) -> Exception:
        """The error for the wrong action in a place."""
        if len(actions) != self.count:
            return self._miscounted(len(actions), "actions")
        action = actions[place]
        if not 0 <= action < self.actions:
            text = f"there is no action {action} (game {place}): they are numbered from 0 to {self.actions - 1}"
            return UnknownMoveError(text, Message("error-unknown-move", {"move": str(action)}))
        state, seat = self._fleet.states[place], self._fleet.deciding[place]
        return refusal(self.terms.title, state, seat, action, f"in game {place}")

    def _miscounted(self, count: int, what: str) -> EnvError:
        return EnvError(
            f"{self.count} games need as many {what}, not {count}",
            Message("error-env-count", {"games": self.count, "what": what, "count": count}),
        )

    def _clear(self) -> None:
        self.rewards[:] = 0
        self.ended[:] = False
        self.finals = {}

    def _begin(self, place: int) -> State[Any]:
        terms = self.terms
        first, self._firsts[place] = self._firsts[place], None
        seed = self._chances[place].getrandbits(48) if first is None else first
        state: State[Any]
        self._deals[place], state = terms.title.begin(terms.players, terms.options, Random(seed))
        return state

    def _finish(self, place: int, state: State[Any]) -> None:
        title, terms = self.terms.title, self.terms
        self.ended[place] = True
        self.finals[place] = np.frombuffer(bytearray(self._encode(state, self._fleet.deciding[place])), np.uint8)
        scores = [title.score(state, seat) for seat in range(terms.players)]
        if terms.reward == "score":
            self.rewards[place] = scores
        elif terms.players == 1:
            self.rewards[place] = scores[0] >= title.goal(terms.options, self._deals[place])[0]
        else:
            self.rewards[place] = title.victory(state)


def _numbers(given: Any, what: str) -> list[int]:
    """A row of whole numbers as a list; EnvError if it is anything else."""
    if isinstance(given, np.ndarray):
        if given.ndim == 1 and given.dtype.kind in "iu":
            found: list[int] = given.tolist()
            return found
        told = f"{given.dtype} of the shape {given.shape}"
    else:
        if isinstance(given, Sequence) and all(type(each) is int or isinstance(each, np.integer) for each in given):
            return list(map(int, given))
        told = f"{given!r:.80}"
    raise EnvError(
        f"{what} are whole numbers, one a game, not {told}", Message("error-env-numbers", {"what": what, "given": told})
    )


def _array(given: Any, shape: tuple[int, ...], name: str) -> Bytes:
    """The given array, or a new one; EnvError if the given one doesn't fit."""
    if given is None:
        return np.zeros(shape, np.uint8)
    if not (
        isinstance(given, np.ndarray)
        and given.shape == shape
        and given.dtype == np.uint8
        and given.flags.c_contiguous
        and given.flags.writeable
    ):
        raise EnvError(
            f"{name} must be a contiguous array of bytes of the shape {shape}",
            Message("error-env-array", {"name": name, "shape": str(shape)}),
        )
    return given
