"""A game under way as numbers: what a seat sees, which moves it has, and what it has gained."""

from __future__ import annotations

import sys
from operator import index
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.bots.insights import survey
from allmende.bots.learned import Subject
from allmende.core.errors import IllegalMoveError, UnknownMoveError
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title
from allmende.envs.terms import EnvError, Terms
from allmende.reading.telling import told
from allmende.words import Speaker

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]

NOBODY: Final = -1


class Playing:
    """One game after the other on the same terms. Where several seats may decide, the first of them does.

    An action is the number of a move in the title's vocabulary, which is the same for all games of the title.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.position: Position[Any]
        self.deal, self.position = terms.title.begin(terms.players, terms.options, Random(0))
        self.seat = NOBODY
        """Who decides: NOBODY before the first game, and after the end of each."""
        self.made = [0] * terms.players
        """How many moves each seat has made."""
        self._moves: list[tuple[int, int]] = []
        self._gained = [0.0] * terms.players
        self._speaker = Speaker("en")
        self.feature_names: list[str] = []
        """What the features are, where they are told."""
        if terms.observation == "features":
            about = Subject.of(terms.title, self.position)
            seen = survey(terms.title)
            self._encode = seen.encode
            self.feature_names = seen.names(about.players, about.cards)

    def render(self, mode: str | None) -> str | None:
        """The table as text in the mode `ansi`; in `human` it is printed, and without a mode there is nothing."""
        if mode is None:
            return None
        text = self.terms.title.text(self.position)
        if mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def __deepcopy__(self, memo: Any) -> Playing:
        """The same game, to be played on by itself: positions have a copy of their own making."""
        found = Playing.__new__(Playing)
        vars(found).update(vars(self), position=self.position.copy(), made=self.made[:], _gained=self._gained[:])
        found._moves = self._moves[:]
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """A deal and moves, to be played again: positions, where they are compiled, don't travel."""
        what = {"deal": self.deal, "seat": self.seat, "made": self.made, "_gained": self._gained, "_moves": self._moves}
        return Playing, (self.terms,), what

    def __setstate__(self, what: dict[str, Any]) -> None:
        vars(self).update(what)
        title, terms = self.terms.title, self.terms
        self.position = title.start(terms.players, terms.options, self.deal)
        self.position.go_on()
        for seat, move in self._moves:
            self.position.play(seat, move)

    @property
    def actions(self) -> int:
        """How many moves the vocabulary has."""
        return len(self.terms.title.vocabulary)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return bool(self.position.over)

    @property
    def is_cut(self) -> bool:
        """Whether it has ended because a seat has made as many moves as the terms allow."""
        return not self.is_over and self.terms.max_cycles is not None and max(self.made) >= self.terms.max_cycles

    def begin(self, rng: Random) -> None:
        """Begin a game; its deal is drawn from this chance alone, as `allmende.TITLE.new(seed=…)` draws it."""
        terms = self.terms
        self.deal, self.position = terms.title.begin(terms.players, terms.options, rng)
        self.made = [0] * terms.players
        self._moves = []
        self.seat = self._following()
        self._gained = [self._worth(seat) for seat in range(terms.players)]

    def observe(self, seat: int) -> Bytes | str:
        """What a seat sees of the position."""
        if self.terms.observation == "text":
            return told(self.terms.title, self.position, seat, self._speaker, asked=seat == self.seat)
        return np.frombuffer(bytearray(self._encode(self.position, seat)), np.uint8)

    def mask(self, seat: int) -> Mask:
        """1 for each move that a seat may make now; all 0 for a seat whose decision it is not."""
        found = np.zeros(self.actions, np.int8)
        if seat == self.seat:
            found[self.position.moves(seat)] = 1
        return found

    def move(self, text: str) -> int:
        """The action that is written like this; UnknownMoveError if there is none."""
        return self.terms.title.vocabulary.parse(text)

    def text(self, action: int) -> str:
        """How an action is written; UnknownMoveError if there is none of this number."""
        return self.terms.title.vocabulary[self.number(action)].text

    def number(self, action: object) -> int:
        """An action, given as any whole number; UnknownMoveError if it is none."""
        return action_in(action, self.actions)

    def why_not(self, action: int) -> str | None:
        """Why an action is not legal now, in a sentence; None if it is legal."""
        refused = self._refused(self.number(action))
        return None if refused is None else str(refused)

    def play(self, action: int) -> str | None:
        """Have the seat that decides play an action. If it is not legal and ignored, nothing happens: it is said why.

        Even then it counts as a move of the seat, so that whoever plays on like this comes to the end of `max_cycles`.
        IllegalMoveError if it is not legal and the terms say so; UnknownMoveError if there is no such action at all;
        EnvError if nobody has to decide.
        """
        action = self.number(action)
        refused = self._refused(action)
        if refused is not None and self.terms.illegal == "error":
            raise refused
        self.made[self.seat] += 1
        if refused is None:
            self.position.play(self.seat, action)
            self._moves.append((self.seat, action))
        self.seat = NOBODY if self.is_cut else self._following()
        return None if refused is None else str(refused)

    def rewards(self) -> list[float]:
        """What each seat has gained since this was asked last, by the terms; at the end, or from move to move."""
        if self.terms.reward_when == "end":
            return [self._worth(seat) for seat in range(self.terms.players)] if self.is_over else self._nothing()
        now = [self._worth(seat) for seat in range(self.terms.players)]
        gained = [worth - before for worth, before in zip(now, self._gained, strict=True)]
        self._gained = now
        return gained

    def _refused(self, action: int) -> IllegalMoveError | None:
        """The error that an action is not legal now; None if it is."""
        if self.seat == NOBODY:
            raise EnvError("nobody has to decide: reset() begins a game", Message("error-env-over"))
        if action in self.position.moves(self.seat):
            return None
        return refusal(self.terms.title, self.position, self.seat, action, f"for player_{self.seat}")

    def _nothing(self) -> list[float]:
        return [0.0] * self.terms.players

    def _worth(self, seat: int) -> float:
        """What a seat would have if the game ended now: points, or its share of the victory."""
        title, position = self.terms.title, self.position
        if self.terms.reward == "score":
            return float(title.score(position, seat))
        if self.terms.players == 1:
            return float(title.score(position, 0) >= title.goal(self.terms.options, self.deal)[0])
        return title.victory(position)[seat]

    def _following(self) -> int:
        seats = self.position.to_act()
        return seats[0] if seats else NOBODY


def refusal(title: Title[Any, Any], position: Position[Any], seat: int, action: int, whose: str) -> IllegalMoveError:
    """The error that an action of a seat is not legal, which says why in a sentence."""
    reason = title.why_not(position, seat, action)
    told = f"{title.vocabulary[action].text!r} (action {action}) is not legal {whose} now: {Speaker('en').say(reason)}"
    return IllegalMoveError(told, reason)


def action_in(action: object, count: int) -> int:
    """One of so many actions, given as any whole number; UnknownMoveError if it is none."""
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
