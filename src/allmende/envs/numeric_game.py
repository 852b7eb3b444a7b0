"""A game under way as numbers: observations, masks of legal moves, and rewards."""

from __future__ import annotations

import sys
from operator import index
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.bots.learned import Subject
from allmende.bots.title_ai import policy_inputs
from allmende.core.errors import IllegalMoveError, UnknownMoveError
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.envs.terms import EnvError, Terms
from allmende.reading.prose import told
from allmende.words import Speaker

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]

NOBODY: Final = -1


class Playing:
    """Plays games one after the other on the same terms; environments are thin layers over it.

    Where several seats may decide, the first of them does. An action is the index of a move in the title's vocabulary,
    which is the same for all games of the title.

    >>> from random import Random
    >>> from allmende.envs import terms
    >>> playing = Playing(terms("arle", 2))
    >>> playing.begin(Random(1))
    >>> playing.seat, playing.observe(0).dtype.name, int(playing.mask(1).sum())
    (0, 'uint8', 0)
    >>> playing.play(int(playing.mask(0).argmax()))
    >>> playing.made
    [1, 0]
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.state: State[Any]
        self.deal, self.state = terms.title.begin(terms.players, terms.options, Random(0))
        self.seat = NOBODY
        """The seat that decides; NOBODY before the first game and after the end of each."""
        self.made = [0] * terms.players
        """The number of moves that each seat has made."""
        self._moves: list[tuple[int, int]] = []
        self._gained = [0.0] * terms.players
        self._speaker = Speaker("en")
        self.feature_names: list[str] = []
        """The names of the features of an observation; empty if observations are text."""
        if terms.observation == "features":
            about = Subject.of(terms.title, self.state)
            seen = policy_inputs(terms.title)
            self._encode = seen.encode
            self.feature_names = seen.names(about.players, about.cards)

    def render(self, mode: str | None) -> str | None:
        """The state as text in the mode `ansi`; in `human` it is printed, and without a mode nothing is done."""
        if mode is None:
            return None
        text = self.terms.title.text(self.state)
        if mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def __deepcopy__(self, memo: Any) -> Playing:
        """An independent copy of the game; states make their own copies."""
        found = Playing.__new__(Playing)
        vars(found).update(vars(self), state=self.state.copy(), made=self.made[:], _gained=self._gained[:])
        found._moves = self._moves[:]
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a deal and moves, which are replayed: compiled states can't be pickled."""
        what = {"deal": self.deal, "seat": self.seat, "made": self.made, "_gained": self._gained, "_moves": self._moves}
        return Playing, (self.terms,), what

    def __setstate__(self, what: dict[str, Any]) -> None:
        vars(self).update(what)
        title, terms = self.terms.title, self.terms
        self.state = title.start(terms.players, terms.options, self.deal)
        self.state.go_on()
        for seat, move in self._moves:
            self.state.play(seat, move)

    @property
    def actions(self) -> int:
        """The number of actions: of moves in the vocabulary."""
        return len(self.terms.title.vocabulary)

    @property
    def is_over(self) -> bool:
        """True once the game has ended by its rules."""
        return bool(self.state.over)

    @property
    def is_cut(self) -> bool:
        """True once the game was cut off because a seat has made as many moves as the terms allow."""
        return not self.is_over and self.terms.max_cycles is not None and max(self.made) >= self.terms.max_cycles

    def begin(self, rng: Random) -> None:
        """Begin a game; its deal is drawn from `rng` alone, as `allmende.TITLE.new(seed=…)` draws it."""
        terms = self.terms
        self.deal, self.state = terms.title.begin(terms.players, terms.options, rng)
        self.made = [0] * terms.players
        self._moves = []
        self.seat = self._following()
        self._gained = worths(terms, self.deal, self.state)

    def observe(self, seat: int) -> Bytes | str:
        """The observation of a seat: a byte for each feature, or text."""
        if self.terms.observation == "text":
            return told(self.terms.title, self.state, seat, self._speaker, asked=seat == self.seat)
        return np.frombuffer(bytearray(self._encode(self.state, seat)), np.uint8)

    def mask(self, seat: int) -> Mask:
        """The mask of legal actions: 1 for each that a seat may take now; all 0 if it isn't the one to decide."""
        found = np.zeros(self.actions, np.int8)
        if seat == self.seat:
            found[self.state.moves(seat)] = 1
        return found

    def move(self, text: str) -> int:
        """The action for the text of a move; UnknownMoveError if there is none."""
        return self.terms.title.vocabulary.parse(text)

    def text(self, action: int) -> str:
        """The text of an action; UnknownMoveError if there is none of this number."""
        return self.terms.title.vocabulary[self.number(action)].text

    def number(self, action: object) -> int:
        """The action as an int, given as any whole number; UnknownMoveError if there is none of this number."""
        return action_in(action, self.actions)

    def why_not(self, action: int) -> str | None:
        """The reason why an action is not legal now, in a sentence; None if it is legal."""
        refused = self._refused(self.number(action))
        return None if refused is None else str(refused)

    def play(self, action: int) -> str | None:
        """Play an action for the deciding seat; None, or the reason in a sentence if it is illegal and was ignored.

        An ignored action counts as a move of the seat, so that an agent that takes no other comes to the end of
        `max_cycles`.

        Raises:
            IllegalMoveError: The action is not legal, and the terms don't ignore that.
            UnknownMoveError: There is no such action at all.
            EnvError: No seat has to decide: no game was begun, or it is over.
        """
        action = self.number(action)
        refused = self._refused(action)
        if refused is not None and self.terms.illegal == "error":
            raise refused
        self.made[self.seat] += 1
        if refused is None:
            self.state.play(self.seat, action)
            self._moves.append((self.seat, action))
        self.seat = NOBODY if self.is_cut else self._following()
        return None if refused is None else str(refused)

    def rewards(self) -> list[float]:
        """The reward of each seat, by the terms: all at the end of the game, or its gain since the last call."""
        if self.terms.reward_when == "end":
            return worths(self.terms, self.deal, self.state) if self.is_over else [0.0] * self.terms.players
        now = worths(self.terms, self.deal, self.state)
        gained = [worth - before for worth, before in zip(now, self._gained, strict=True)]
        self._gained = now
        return gained

    def _refused(self, action: int) -> IllegalMoveError | None:
        """The error that an action is not legal now; None if it is legal."""
        if self.seat == NOBODY:
            raise EnvError("no seat has to decide: reset() begins a game", Message("error-env-over"))
        if action in self.state.moves(self.seat):
            return None
        return refusal(self.terms.title, self.state, self.seat, action, f"for player_{self.seat}")

    def _following(self) -> int:
        seats = self.state.to_act()
        return seats[0] if seats else NOBODY


def worths(terms: Terms, deal: Any, state: State[Any]) -> list[float]:
    """The worth of a state to each seat, as if the game ended now: points, or its share of the victory."""
    title = terms.title
    if terms.reward == "win" and terms.players > 1:
        return title.victory(state)
    scores = [float(title.score(state, seat)) for seat in range(terms.players)]
    if terms.reward == "score":
        return scores
    return [float(scores[0] >= title.goal(terms.options, deal)[0])]


def refusal(title: Title[Any, Any], state: State[Any], seat: int, action: int, whose: str) -> IllegalMoveError:
    """The error that an action of a seat is not legal; `whose` names the seat in it, as in "for player_0"."""
    text = f"{title.vocabulary[action].text!r} (action {action}) is not legal {whose} now"
    return IllegalMoveError(text, title.why_not(state, seat, action))


def action_in(action: object, count: int) -> int:
    """The action as an int, given as any whole number from 0 to `count` - 1; UnknownMoveError if it isn't."""
    try:
        found = -1 if isinstance(action, bool) else index(action)  # type: ignore[arg-type]  # which is found out here
    except TypeError:
        found = -1
    if 0 <= found < count:
        return found
    raise UnknownMoveError(
        f"there is no action {action!s:.80}: they are numbered from 0 to {count - 1}",
        Message("error-env-action", {"action": f"{action!s:.80}", "last": count - 1}),
    )
