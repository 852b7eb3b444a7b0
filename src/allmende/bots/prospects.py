"""Reasons for a move: the categories of the score in which it brings more than another move in the end.

To find them, the game is played to its end after each of the moves, in the same deals, by a *foresight*.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from allmende.bots.tree.search import POINT
from allmende.bots.turns import after_moves
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title

WORTH_A_WORD: Final = 0.5
"""The least difference, in points, that is named."""
NAMED_GAINS: Final = 2
"""The greatest number of categories in which a gain is named."""
ASTRAY: Final = 3.0
"""The points by which the named gains and losses may miss the whole difference; more if that itself is larger."""
GROUNDS: Final = ("why-more", "why-more-and-less", "why-wins")
"""The messages that say in what a move is better."""
PATIENCE: Final = 4
"""The factor of the whole time that the first deal may take, since without its end nothing is known."""


class Prospect(NamedTuple):
    """The result that a seat can expect: its final score in each deal, and by category if that is known.

    `wins` is its chance to win, if that is known and there are other seats.
    """

    scores: Sequence[float]
    points: dict[str, list[float]] | None
    wins: float | None = None

    @property
    def score(self) -> float:
        """The mean score over the deals."""
        return fmean(self.scores)

    @property
    def worth(self) -> float:
        """The number that the seat maximises, in points: its score, and its chance to win if that is known."""
        return self.score + (self.wins or 0.0) / POINT

    def is_surely_better(self, other: Prospect) -> bool:
        """True if it is ahead in the same deals by more than luck explains, and is worth no less."""
        return _ahead(self.scores, other.scores) > 0 and self.worth >= other.worth

    def expecting(self, score: float) -> Prospect:
        """A copy whose scores are shifted to a mean that is known better than from these deals."""
        return self._replace(scores=[each + score - self.score for each in self.scores])


class Foresight(Protocol):
    """A player that plays games on to their ends."""

    def __call__(
        self, states: Sequence[State[Any]], seat: int, end: float, rng: Random, *, varied: bool
    ) -> list[State[Any]]:
        """The final states of games, `seat` deciding first where several decide; unfinished ones after the time `end`.

        With `varied`, moves are drawn with some randomness: with nothing hidden, games from one state would be equal.
        """
        ...


def prospects(
    title: Title[Any, Any],
    foresight: Foresight,
    deals: Sequence[State[Any]],
    seat: int,
    moves: Sequence[int],
    seconds: float,
    rng: Random,
) -> list[Prospect]:
    """The prospect of a seat after each of the moves, from as many deals as can be played in about `seconds`.

    The list is empty if not even the first deal is finished in time.
    """
    start = perf_counter()
    scores: list[list[float]] = [[] for _ in moves]
    points: list[dict[str, list[float]]] = [{} for _ in moves]
    varied = False
    for portion in _doubling(deals):
        after = [child for deal in portion for child in after_moves(deal, seat, moves)]
        ends = foresight(after, seat, start + PATIENCE * seconds, rng, varied=varied)
        if not all(end.over for end in ends):
            break
        for i, end in enumerate(ends):
            lines = title.score_lines(end, seat)
            scores[i % len(moves)].append(sum(line.points for line in lines))
            for line in lines:
                points[i % len(moves)].setdefault(line.category, []).append(line.points)
        # The next portion takes as long as all before it.
        if 2 * (perf_counter() - start) > seconds:
            break
        varied = True
    return [Prospect(*each) for each in zip(scores, points, strict=True)] if scores[0] else []


def _doubling(deals: Sequence[State[Any]]) -> Iterator[Sequence[State[Any]]]:
    """The deals in portions: one, and then each as many as all before it."""
    start, stop = 0, 1
    while start < len(deals):
        yield deals[start:stop]
        start, stop = stop, 2 * stop


def why(prospect: Prospect, beside: Prospect, other: Message) -> Message:
    """The reasons for a move and against it, compared with the `other` move.

    A move that is ahead needs a reason for it, one that is behind a reason against it, about as large as the
    difference; otherwise the sentence names the scores only. Chances to win are named where more points would win
    less often.
    """
    ahead = prospect.score - beside.score
    if ahead * (prospect.worth - beside.worth) < 0:
        return _who_wins(prospect, beside, other)
    if prospect.points is None or beside.points is None:
        return _in_all(ahead, other)
    points, others = prospect.points, beside.points
    ahead_by = sorted((_ahead(points[category], others[category]), category) for category in points)
    gains = [part for part in reversed(ahead_by) if part[0] >= WORTH_A_WORD][:NAMED_GAINS]
    losses = [(-difference, category) for difference, category in ahead_by if -difference >= WORTH_A_WORD][:1]
    in_words = sum(gain for gain, _ in gains) - sum(loss for loss, _ in losses)
    if not (gains or losses) or in_words * ahead < 0 or abs(in_words - ahead) > max(ASTRAY, abs(ahead)):
        return _in_all(ahead, other)
    if not gains:
        return Message("why-less", {"loss": _part("why-fewer-points", *losses[0]), "other": other})
    named = [_part("why-more-points", *gains[0])]
    named += [_part("why-more-for", *gain) for gain in gains[1:]]
    if not losses:
        return Message("why-more", {"gains": named, "other": other})
    return Message("why-more-and-less", {"gains": named, "loss": _part("why-fewer-for", *losses[0]), "other": other})


def _ahead(mine: Sequence[float], others: Sequence[float]) -> float:
    """The mean difference of two series over the same deals; 0 if it is within the error of the mean."""
    ahead = [one - another for one, another in zip(mine, others, strict=True)]
    mean = fmean(ahead)
    error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    return mean if abs(mean) > error else 0.0


def _who_wins(prospect: Prospect, beside: Prospect, other: Message) -> Message:
    """The sentence about two moves of which one wins more often, and the other brings more points."""
    wins, others = (_whole(100 * (each.wins or 0.0)) for each in (prospect, beside))
    return Message("why-wins", {"wins": wins, "others": others, "other": other}) if wins != others else _even(other)


def _even(other: Message) -> Message:
    return Message("why-even", {"other": other})


def _in_all(ahead: float, other: Message) -> Message:
    """The sentence about two moves of which only the expected scores are compared."""
    if abs(ahead) < WORTH_A_WORD:
        return _even(other)
    return Message("why-ahead" if ahead > 0 else "why-behind", {"points": _whole(abs(ahead)), "other": other})


def _part(kind: str, points: float, category: str) -> Message:
    return Message(kind, {"points": _whole(points), "category": Message(f"for-{category}")})


def _whole(points: float) -> int:
    return floor(points + 0.5)
