"""A game under way that recalls what each player has seen of it so far: what OpenSpiel calls perfect recall."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import msgspec

from allmende.core import MoveMade
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import TITLES


class Redeal(NamedTuple):
    """All that a player doesn't see, drawn anew from a seed after a number of moves."""

    moves: int
    player: int
    seed: int


class RecalledGame:
    """A game under way that recalls what each player has seen of it so far.

    The memory is a digest of all that the player was shown. It is computed when it is first asked for, since most
    players never do; until then a state of the past is kept, and played on from.
    """

    def __init__(self, title: Title[Any, Any], players: int, options: dict[str, str], deal: Any) -> None:
        self.title, self.players, self.options, self.deal = title, players, options, deal
        self.state: State[Any] = title.start(players, options, deal)
        self.state.go_on()
        self._moves: list[tuple[int, int]] = []
        self._redeals: list[Redeal] = []
        self._seen: list[bytes] = []
        """The digest of each player, up to the state of the past; empty until first asked for."""
        self._past: State[Any] = self.state.copy()
        self._recalled = 0
        """The number of moves that lie behind the state of the past."""

    def __deepcopy__(self, memo: Any) -> RecalledGame:
        """An independent copy of the game."""
        found = RecalledGame.__new__(RecalledGame)
        vars(found).update(vars(self), state=self.state.copy())
        found._moves, found._redeals = self._moves[:], self._redeals[:]
        found._seen = self._seen[:]
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a deal, moves and redeals, which are replayed: compiled states can't be pickled."""
        return _replayed, (self.title.name, self.players, self.options, self.deal, self._moves, self._redeals)

    def play(self, seat: int, move: int) -> None:
        """Play a legal move of a seat."""
        self.state.play(seat, move)
        self._moves.append((seat, move))

    def redeal(self, player: int, seed: int) -> None:
        """Draw anew, from a seed, all that a player doesn't see now; a game of which nothing is hidden stays as it is.

        The player recalls what it did. What the others recall from before is replaced by what this player recalls, and
        what they see now: it tells different redeals apart, and nothing of the game from which they were drawn.
        """
        if self.title.is_open(self.state):
            return
        self._recall()
        own = self._seen[player]
        self.state = self.title.redraw(self.state, player, Random(seed))
        self._redeals.append(Redeal(len(self._moves), player, seed))
        self._seen = [
            own if seat == player else _digest(own, self.title.view(self.state, seat)) for seat in range(self.players)
        ]
        self._past = self.state.copy()

    def recalled(self, player: int) -> str:
        """A digest of all that a player has seen: equal for equal histories of observations."""
        self._recall()
        return self._seen[player].hex()

    def _recall(self) -> None:
        """Bring the digests of all players up to date."""
        if not self._seen:
            self._seen = [_digest(b"", (None, self.title.view(self._past, seat))) for seat in range(self.players)]
        if self._recalled == len(self._moves):
            return
        state = self._past.copy()  # the past is shared by copies of this game
        for seat, move in self._moves[self._recalled :]:
            made = MoveMade(seat, self.title.vocabulary[move].text, self.title.label(state, seat, move))
            state.play(seat, move)
            for eyes, seen in enumerate(self._seen):
                shown = self.title.move_for(made, eyes), self.title.view(state, eyes)
                self._seen[eyes] = _digest(seen, shown)
        self._past, self._recalled = state, len(self._moves)


def _digest(before: bytes, shown: Any) -> bytes:
    """The digest of all that a player has seen before, and of what it is shown now."""
    return sha256(before + msgspec.json.encode(shown)).digest()


def _replayed(
    title: str,
    players: int,
    options: dict[str, str],
    deal: Any,
    moves: Sequence[tuple[int, int]],
    redeals: Sequence[Redeal],
) -> RecalledGame:
    """A game after unpickling."""
    found = RecalledGame(TITLES[title], players, options, deal)
    for number in range(len(moves) + 1):
        for redeal in redeals:
            if redeal.moves == number:
                found.redeal(redeal.player, redeal.seed)
        if number < len(moves):
            found.play(*moves[number])
    return found
