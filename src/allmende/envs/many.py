"""Many games in one process: one call plays an action in each of them and writes what is seen into given arrays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.bots.insights import survey
from allmende.bots.learned import Subject
from allmende.core.errors import UnknownMoveError
from allmende.core.message import Message
from allmende.core.rules.fleet import Fleet
from allmende.core.rules.position import Position
from allmende.envs.playing import refusal
from allmende.envs.terms import EnvError, Terms, is_count, seed_in

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


class Many:
    """So many games of one title at the same time, each of which is followed by the next one as soon as it ends.

    `observations` (games by features), `masks` (games by actions) and `seats` (games) tell what the seat sees and may
    do that decides in each game. They are always the same arrays, written anew with every step; give your own, of
    bytes, to have them written there.
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
        seen = survey(title)
        self.feature_names = seen.names(about.players, about.cards)
        self.observations = _array(observations, (count, len(self.feature_names)), "observations")
        self.masks = _array(masks, (count, self.actions), "masks")
        self.seats = _array(seats, (count,), "seats")
        self.rewards: Floats = np.zeros((count, players), np.float32)
        """What each seat of each game got in the last step: something only where a game has ended."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Where a game has ended in the last step; what is seen there is the next one."""
        self.finals: dict[int, Bytes] = {}
        """What the last seat that decided saw at the end of these games."""
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
        """Begin a game in every place, dealt by the seeds that are given, or by `seed`, `seed + 1` and so on.

        A place's seed decides the games that follow there, too. With a `mask`, one bool a place, games begin only where
        it is true, and the others go on as they are. EnvError if it isn't that, or if there are no others yet.
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
        """Play an action in every game; IllegalMoveError names the first that isn't legal, and nothing is played.

        EnvError if these are no whole numbers, one a game.
        """
        chosen = _numbers(actions, "actions")
        if not self._fleet.positions:
            raise EnvError("nobody has to decide: reset() begins a game", Message("error-env-over"))
        place = self._fleet.wrong(chosen)
        if place >= 0:
            raise self._objection(place, chosen)
        if self.finals:
            self._clear()
        self._fleet.step(chosen)

    def texts(self) -> tuple[str, ...]:
        """Every table as text, in the order of their places."""
        return tuple(self.terms.title.text(position) for position in self._fleet.positions)

    def _places(self, mask: Any) -> list[int]:
        """Where a mask is true."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.count,):
            raise EnvError(
                f"a reset mask is an array of {self.count} bools", Message("error-env-mask", {"games": self.count})
            )
        if not self._fleet.positions and not mask.all():
            raise EnvError("nobody has to decide: reset() begins a game", Message("error-env-over"))
        return [int(place) for place in np.flatnonzero(mask)]

    def _objection(self, place: int, actions: list[int]) -> Exception:
        """What is wrong with the action in a place."""
        if len(actions) != self.count:
            return self._miscounted(len(actions), "actions")
        action = actions[place]
        if not 0 <= action < self.actions:
            text = f"there is no action {action} (game {place}): they are numbered from 0 to {self.actions - 1}"
            return UnknownMoveError(text, Message("error-unknown-move", {"move": str(action)}))
        position, seat = self._fleet.positions[place], self._fleet.deciding[place]
        return refusal(self.terms.title, position, seat, action, f"in game {place}")

    def _miscounted(self, count: int, what: str) -> EnvError:
        return EnvError(
            f"{self.count} games need as many {what}, not {count}",
            Message("error-env-count", {"games": self.count, "what": what, "count": count}),
        )

    def _clear(self) -> None:
        self.rewards[:] = 0
        self.ended[:] = False
        self.finals = {}

    def _begin(self, place: int) -> Position[Any]:
        terms = self.terms
        first, self._firsts[place] = self._firsts[place], None
        seed = self._chances[place].getrandbits(48) if first is None else first
        position: Position[Any]
        self._deals[place], position = terms.title.begin(terms.players, terms.options, Random(seed))
        return position

    def _finish(self, place: int, position: Position[Any]) -> None:
        title, terms = self.terms.title, self.terms
        self.ended[place] = True
        self.finals[place] = np.frombuffer(bytearray(self._encode(position, self._fleet.deciding[place])), np.uint8)
        scores = [title.score(position, seat) for seat in range(terms.players)]
        if terms.reward == "score":
            self.rewards[place] = scores
        elif terms.players == 1:
            self.rewards[place] = scores[0] >= title.goal(terms.options, self._deals[place])[0]
        else:
            self.rewards[place] = title.victory(position)


def _numbers(given: Any, what: str) -> list[int]:
    """A row of whole numbers as a list; EnvError if it is something else."""
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
    """The array that is written into; EnvError if what is given doesn't fit."""
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
