"""Many games in one process: one call plays an action in each of them, and writes observations into arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from allmende.bots.learned import Subject
from allmende.bots.title_ai import policy_inputs
from allmende.core.errors import UnknownMoveError
from allmende.core.message import Message
from allmende.core.rules.fleet import Fleet
from allmende.core.rules.state import State
from allmende.envs.numeric_game import refusal, worths
from allmende.envs.terms import COUNTS, Deals, EnvError, Terms, is_count, not_to_be_had, seed_in

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


class Many:
    """A number of games of one title, side by side. As soon as one ends, the next begins in its place.

    After `reset` and each `step` these arrays, of bytes, are about the seat that decides in each game: `observations`
    (games by features), `masks` (games by actions) and `seats` (games). `rewards` (games by seats) is what each seat
    got; `ended`, `cut` and `finals` are about games that have ended.

    Warning: the arrays are always the same, written anew with every step. Copy what is to be kept.

    Args:
        terms: The terms of the games: with features, and illegal actions as errors.
        count: The number of games.
        autoreset: The time when the game after one that has ended begins, a mode of Gymnasium or its value: in the same
            step; in the next one, which plays nothing there; or, disabled, with `reset(mask=…)` only. In the latter two
            the arrays are about the end of the game until then: what the seat sees that decided last, and no action.
        observations, masks, seats: Arrays to be written into, contiguous and of bytes, such as shared memory; by
            default new ones.

    Raises:
        EnvError: The terms are others, `count` is less than 1, there is no such mode, or an array doesn't fit.

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
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        observations: Bytes | None = None,
        masks: Bytes | None = None,
        seats: Bytes | None = None,
    ) -> None:
        for name, value, known in (
            ("observation", terms.observation, "features"),
            ("illegal", terms.illegal, "error"),
        ):
            if value != known:
                raise not_to_be_had(name, value, (known,), "with many games at once ")
        if not is_count(count):
            raise not_to_be_had("count", count, COUNTS)
        self.autoreset = autoreset_mode(autoreset)
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
        """The reward of each seat of each game in the last step."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """True for each place where a game has ended in the last step, by its rules or by `max_cycles`."""
        self.cut: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """True for each place where the game that has ended was cut off by `max_cycles`."""
        self.finals: dict[int, Bytes] = {}
        """The observation at the end of each game that the next one has followed in the same step, by place.

        It is that of the seat that decided last.
        """
        self._encode = seen.encode
        self._deals = [Deals() for _ in range(count)]
        self._dealt: list[Any] = [None] * count
        self._gained: list[list[float]] = [[] for _ in range(count)]
        """The worth of each game's state to each seat before the last step, for rewards with every move."""
        self._is_marked = False
        """True if a game has ended in the last step, so that the arrays about that are to be cleared."""
        self._fleet = Fleet(
            count,
            self.actions,
            seen.encode,
            self._begin,
            self._finish,
            self.observations.reshape(-1).data,
            self.masks.reshape(-1).data,
            self.seats.data,
            self.autoreset is not AutoresetMode.SAME_STEP,
            terms.max_cycles or 0,
        )

    def reset(self, seed: int | Sequence[int] | NDArray[Any] | None = None, mask: Any = None) -> None:
        """Begin a game in every place.

        Args:
            seed: A seed for each place, or one from which they count up. It decides the games that follow in its place,
                too. By default games go on with those that follow from the last seed; the first seeds are random.
            mask: An array of a bool for each place: games begin only where it is true, and the others go on.

        Raises:
            EnvError: A seed is no whole number from 0 on, their number is wrong, or the mask is no such array, or
                leaves out games that were never begun.
        """
        places = list(range(self.count)) if mask is None else self._places(mask)
        if seed is not None:
            seeds = self._seeds(seed)
            for place in places:
                self._deals[place] = Deals(seeds[place])
        self._clear()
        self._fleet.reset(places)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play an action in every game; `actions` has one whole number for each. After an error nothing is played.

        Raises:
            IllegalMoveError: An action is not legal; the error names the first such game, and the reason.
            UnknownMoveError: There is no such action.
            EnvError: These are no whole numbers, or not one for each game, no games were begun, or one has ended and
                `autoreset` is disabled.
        """
        chosen = _numbers(actions, "actions")
        if not self._fleet.states:
            raise _not_begun()
        if self.autoreset is AutoresetMode.DISABLED and True in self._fleet.resting:
            place = self._fleet.resting.index(True)
            raise EnvError(
                f"game {place} has ended: a reset_mask begins the next one", Message("error-env-rest", {"game": place})
            )
        place = self._fleet.wrong(chosen)
        if place >= 0:
            raise self._objection(place, chosen)
        if self._is_marked:
            self._clear()
        self._fleet.step(chosen)
        if self.terms.reward_when == "change":
            self._reward_changes()

    def texts(self) -> tuple[str, ...]:
        """The state of each game as text, hidden things included; EnvError if no games were begun."""
        if not self._fleet.states:
            raise _not_begun()
        return tuple(self.terms.title.text(state) for state in self._fleet.states)

    def _places(self, mask: Any) -> list[int]:
        """The places where a mask is true; EnvError if it doesn't fit."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.count,):
            raise EnvError(
                f"reset_mask is an array of {self.count} bools", Message("error-env-mask", {"games": self.count})
            )
        if not self._fleet.states and not mask.all():
            raise _not_begun()
        return [int(place) for place in np.flatnonzero(mask)]

    def _seeds(self, seed: int | Sequence[int] | NDArray[Any]) -> list[int]:
        """A seed for each place."""
        if not isinstance(seed, (Sequence, np.ndarray)):
            first = seed_in(seed)
            return list(range(first, first + self.count))
        seeds = [seed_in(each) for each in _numbers(seed, "seeds")]
        if len(seeds) != self.count:
            raise self._miscounted(len(seeds), "seeds")
        return seeds

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
        self.cut[:] = False
        self.finals = {}
        self._is_marked = False

    def _begin(self, place: int) -> State[Any]:
        terms = self.terms
        state: State[Any]
        self._dealt[place], state = terms.title.begin(terms.players, terms.options, self._deals[place].draw())
        if terms.reward_when == "change":
            self._gained[place] = worths(terms, self._dealt[place], state)
        return state

    def _finish(self, place: int, state: State[Any]) -> None:
        self._is_marked = True
        self.ended[place] = True
        self.cut[place] = not state.over
        if self.autoreset is AutoresetMode.SAME_STEP:
            self.finals[place] = np.frombuffer(bytearray(self._encode(state, self._fleet.deciding[place])), np.uint8)
        if self.terms.reward_when == "change":
            self._reward_change(place, state)
        elif state.over:
            self.rewards[place] = worths(self.terms, self._dealt[place], state)

    def _reward_changes(self) -> None:
        """Pay what each seat has gained by the last step, where no game has ended."""
        for place in np.flatnonzero(~self.ended).tolist():
            self._reward_change(place, self._fleet.states[place])

    def _reward_change(self, place: int, state: State[Any]) -> None:
        now = worths(self.terms, self._dealt[place], state)
        self.rewards[place] = np.subtract(now, self._gained[place])
        self._gained[place] = now


def autoreset_mode(given: AutoresetMode | str) -> AutoresetMode:
    """A mode of Gymnasium, or the one of this value; EnvError if there is none."""
    try:
        return AutoresetMode(given)
    except ValueError:
        raise not_to_be_had("autoreset_mode", given, (mode.value for mode in AutoresetMode)) from None


def _not_begun() -> EnvError:
    return EnvError("no seat has to decide: reset() begins a game", Message("error-env-over"))


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
