"""The opponents of a training that has to beat one rival: the rival or its successor, and now and then earlier ones.

The quickest way to improve is to learn against one strong player that never changes and never plays at random. Once
it is beaten there is little left to learn from it; then the present net takes its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

from allmende.arena.contestants import MIND
from allmende.arena.learning.checkpoints import RIVAL, Checkpoints
from allmende.arena.learning.game_batches import GeneratedGames, Pairing, SearchPlayer
from allmende.arena.learning.policy_value_learner import PolicyValueLearner

OTHERS: Final = 0.25
"""The share of games against an earlier rival or a named net, so that the net doesn't forget how to beat them."""
_REIGNING: Final = 1
"""The index of the rival among the thinkers. All others but the net come after it."""


class RivalPool:
    """The rival of a training, its simulations a decision, and its successors by the plan.

    The present rival follows from the generations that are done, so a restart doesn't change it.
    """

    def __init__(self, folder: Checkpoints, looks: int) -> None:
        self._folder = folder
        self._looks = looks

    def thinkers(self) -> list[SearchPlayer]:
        """The present rival and its predecessors, the latest first, all with their whole budget."""
        names = [*(_successor(number) for number in reversed(self.successions)), f"{RIVAL}/{MIND}"]
        return [SearchPlayer.as_it_is(self._folder.net(name), self._looks) for name in names]

    @property
    def successions(self) -> list[int]:
        """The generations after which the net took the place of its rival."""
        return [done.number for done in self._folder.history if self._folder.plan.succeeds(done.won)]

    def seats(self, players: int, thinkers: int, rng: Random) -> list[int]:
        """The players of a game: the net on a seat drawn at random, one opponent on all others."""
        own, other = rng.randrange(players), _REIGNING
        if thinkers > _REIGNING + 1 and rng.random() < OTHERS:
            other = rng.randrange(_REIGNING + 1, thinkers)
        return [0 if seat == own else other for seat in range(players)]

    def settle(
        self, number: int, tables: Sequence[Pairing], made: Iterable[GeneratedGames], learner: PolicyValueLearner
    ) -> float | None:
        """The part of a generation's games against the rival that the net has won, None if there were none.

        If it is enough, the net after fitting to them takes the rival's place.
        """
        won = [*_shares(tables, (scores for part in made for scores in part.scores))]
        part = fmean(won) if won else None
        if self._folder.plan.succeeds(part):
            self._folder.add_mind(_successor(number), learner.net(self._folder.feature_names))
        return part


def _shares(tables: Sequence[Pairing], scores: Iterable[Sequence[float]]) -> Iterator[float]:
    """The net's share of each game against the rival: 1, 0, or a part if several seats have most points."""
    for table, points in zip(tables, scores, strict=True):
        if _REIGNING in table.seats:
            best = max(points)
            yield (points[table.seats.index(0)] == best) / points.count(best)


def _successor(number: int) -> str:
    """The name of the file with the net that took its rival's place after a generation."""
    return f"{RIVAL}/{number}/{MIND}"
