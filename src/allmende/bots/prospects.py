"""What speaks for a move: in which categories of the score it brings more than another one in the end.

To find out, the game is played on to its end after each of the moves, as looks best and in the same deals. Who plays on
is a *foresight*.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from allmende.bots.tree.thinking import POINT
from allmende.bots.turns import after_moves
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title

WORTH_A_WORD: Final = 0.5
"""Smaller differences, in points, are not spoken of."""
NAMED_GAINS: Final = 2
"""More categories in which a move gains would not make a sentence any clearer."""
ASTRAY: Final = 3.0
"""What is spoken of may tell so many points more or fewer than are expected in all, or as many as these."""
GROUNDS: Final = ("why-more", "why-more-and-less", "why-wins")
"""Sentences that tell in what a move is better."""
PATIENCE: Final = 4
"""Before the first deal has come to its end nothing is known: it may take so many times as long as all of them."""


class Prospect(NamedTuple):
    """What a seat can expect at the end: its score by deal, and the same for each category if so much is known.

    `wins` is how likely it is to win, where somebody knows and there are others.
    """

    scores: Sequence[float]
    points: dict[str, list[float]] | None
    wins: float | None = None

    @property
    def score(self) -> float:
        """What it can expect in the mean of the deals."""
        return fmean(self.scores)

    @property
    def worth(self) -> float:
        """What the seat wants, in points: to win, if anything is known of that, and points."""
        return self.score + (self.wins or 0.0) / POINT

    def is_surely_better(self, other: Prospect) -> bool:
        """Whether it is ahead in the same deals by more than luck explains, and does not win less often."""
        return _ahead(self.scores, other.scores) > 0 and self.worth >= other.worth

    def expecting(self, score: float) -> Prospect:
        """The same, if more is known than these deals tell: this is the score to expect."""
        return self._replace(scores=[each + score - self.score for each in self.scores])


class Foresight(Protocol):
    """Plays games on to their ends, as looks best."""

    def __call__(
        self, positions: Sequence[Position[Any]], seat: int, end: float, rng: Random, *, varied: bool
    ) -> list[Position[Any]]:
        """Where games come to, this seat first where several decide; where they are at `end`, if that is earlier.

        Games that are `varied` don't all go on alike: where nothing is hidden, those from one position else would.
        """
        ...


def prospects(
    title: Title[Any, Any],
    foresight: Foresight,
    deals: Sequence[Position[Any]],
    seat: int,
    moves: Sequence[int],
    seconds: float,
    rng: Random,
) -> list[Prospect]:
    """What the seat can expect after each of the moves, in as many of the deals as can be played on in about `seconds`.

    It is empty if not even the first one comes to its end in good time.
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


def _doubling(deals: Sequence[Position[Any]]) -> Iterator[Sequence[Position[Any]]]:
    """The deals in portions: one, and then each as many as all before it."""
    start, stop = 0, 1
    while start < len(deals):
        yield deals[start:stop]
        start, stop = stop, 2 * stop


def why(prospect: Prospect, beside: Prospect, other: Message) -> Message:
    """What speaks for a move and against it, beside the `other` move.

    For a move that is ahead, something has to speak, and against one that is behind, and about as much as that; or else
    the score says it all. Who wins is spoken of where more points would win less often.
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
    """By how much something is ahead in the mean of the same deals; 0 if luck explains it, by the error of the mean."""
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
    """The sentence about two moves of which only the expected scores are known to differ, if even they do."""
    if abs(ahead) < WORTH_A_WORD:
        return _even(other)
    return Message("why-ahead" if ahead > 0 else "why-behind", {"points": _whole(abs(ahead)), "other": other})


def _part(kind: str, points: float, category: str) -> Message:
    return Message(kind, {"points": _whole(points), "category": Message(f"for-{category}")})


def _whole(points: float) -> int:
    return floor(points + 0.5)
