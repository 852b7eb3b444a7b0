"""Whom a training meets that is to beat one rival: that one, or whoever has taken its place, and at times those before.

To learn against one strong player that stays as it is and draws no moves is the quickest way there is to become
better. Once it is beaten there is little left to learn from it: then the mind, as it is by then, takes its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

from allmende.arena.contestants import MIND
from allmende.arena.learning.checkpoints import RIVAL, Checkpoints
from allmende.arena.learning.pupil import Pupil
from allmende.arena.learning.tables import Made, Table, Thinker

OTHERS: Final = 0.25
"""In so many games sits who reigned before, or a net that was named, so that it is not forgotten how to beat them."""
_REIGNING: Final = 1
"""The number of the rival among the thinkers. All others come after it."""


class Rivalry:
    """The rival of a training, with its looks a decision, and who takes its place: whoever learns, as its plan says.

    Who reigns follows from the generations that are done, so it is the same after a damage.
    """

    def __init__(self, folder: Checkpoints, looks: int) -> None:
        self._folder = folder
        self._looks = looks

    def thinkers(self) -> list[Thinker]:
        """Who reigns, and who did before, the latest first: all of them play as well as they can."""
        names = [*(_successor(number) for number in reversed(self.successions)), f"{RIVAL}/{MIND}"]
        return [Thinker.as_it_is(self._folder.mind(name), self._looks) for name in names]

    @property
    def successions(self) -> list[int]:
        """After which generations the mind took the place of its rival."""
        return [done.number for done in self._folder.history if self._folder.plan.succeeds(done.won)]

    def seats(self, players: int, thinkers: int, rng: Random) -> list[int]:
        """Who sits where in a game: the mind on a seat drawn by lot, and the same other on the others."""
        own, other = rng.randrange(players), _REIGNING
        if thinkers > _REIGNING + 1 and rng.random() < OTHERS:
            other = rng.randrange(_REIGNING + 1, thinkers)
        return [0 if seat == own else other for seat in range(players)]

    def settle(self, number: int, tables: Sequence[Table], made: Iterable[Made], pupil: Pupil) -> float | None:
        """What part of the games against its rival the mind has won in a generation, None if there were none.

        If it is enough, the mind that has studied them takes the rival's place.
        """
        won = [*_shares(tables, (scores for part in made for scores in part.scores))]
        part = fmean(won) if won else None
        if self._folder.plan.succeeds(part):
            self._folder.add_mind(_successor(number), pupil.mind(self._folder.terms))
        return part


def _shares(tables: Sequence[Table], scores: Iterable[Sequence[float]]) -> Iterator[float]:
    """What the mind has won of each game against the rival: all, nothing, or its share if several have most points."""
    for table, points in zip(tables, scores, strict=True):
        if _REIGNING in table.seats:
            best = max(points)
            yield (points[table.seats.index(0)] == best) / points.count(best)


def _successor(number: int) -> str:
    """Where the folder has the mind that took its rival's place after a generation; it can be named as FOLDER@LOOKS."""
    return f"{RIVAL}/{number}/{MIND}"
