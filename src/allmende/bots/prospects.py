"""What speaks for a move: in which categories of the score it brings more than another one in the end.

To find out, the game is played on to its end after each of the moves, by first sight and in the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from allmende.bots.net import one_thread
from allmende.bots.playing_on import after_moves
from allmende.bots.search import WOBBLE
from allmende.bots.sight import Sight
from allmende.bots.turns import play_out, turn_worths
from allmende.core.message import Message
from allmende.core.position import Position
from allmende.core.title import Title
from allmende.core.view import ScoreLine

WORTH_A_WORD: Final = 0.5
"""Smaller differences, in points, are not spoken of."""
NAMED_GAINS: Final = 2
"""More categories in which a move gains would not make a sentence any clearer."""


class Prospect(NamedTuple):
    """What a seat can expect: its score at the end of the game, by deal, and by category if so much is known."""

    scores: Sequence[float]
    points: dict[str, float] | None

    @property
    def score(self) -> float:
        """What it can expect in the mean of the deals."""
        return fmean(self.scores)

    def is_surely_better(self, other: Prospect) -> bool:
        """Whether it is ahead in the same deals by more than luck explains: by more than the error of the mean."""
        ahead = [mine - its for mine, its in zip(self.scores, other.scores, strict=True)]
        error = stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
        return fmean(ahead) > error


def prospects(
    title: Title[Any, Any],
    sight: Sight,
    deals: Sequence[Position[Any]],
    seat: int,
    moves: Sequence[int],
    end: float,
    rng: Random,
) -> list[Prospect]:
    """What the seat can expect after each of the moves, in the mean of the deals.

    After `end`, by `perf_counter`, games are judged where they stand; categories are those of the deals in which all
    games came to their ends before. Where nobody plays on, they are not known.
    """
    if not (sight.plays_on or sight.plays_turns):
        with one_thread():
            worths = [turn_worths(deal, seat, moves, sight) for deal in deals]
        return [Prospect(scores, None) for scores in zip(*worths, strict=True)]
    after = [child for deal in deals for child in after_moves(deal, seat, moves)]
    wobbles = [0.0] * len(moves) + [WOBBLE] * (len(after) - len(moves))
    with one_thread():
        ends = play_out(after, seat, sight, end, rng, wobbles)
        scores = sight.worths(ends, [seat] * len(ends))
    count = len(moves)
    ended = [deal for deal in range(0, len(ends), count) if all(game.over for game in ends[deal : deal + count])]
    return [
        Prospect(
            scores[i::count], _means([title.score_lines(ends[deal + i], seat) for deal in ended]) if ended else None
        )
        for i in range(count)
    ]


def _means(games: Sequence[list[ScoreLine]]) -> dict[str, float]:
    """By category, the mean of all games."""
    return {lines[0].category: fmean(line.points for line in lines) for lines in zip(*games, strict=True)}


def why(prospect: Prospect, beside: Prospect, other: Message) -> Message:
    """What speaks for a move and against it, beside the `other` move."""
    if prospect.points is None or beside.points is None:
        return _in_all(prospect.score - beside.score, other)
    points, others = prospect.points, beside.points
    ahead_by = sorted((points[category] - others[category], category) for category in points)
    gains = [part for part in reversed(ahead_by) if part[0] >= WORTH_A_WORD]
    losses = [(-difference, category) for difference, category in ahead_by if -difference >= WORTH_A_WORD]
    if not (gains or losses):
        return _in_all(prospect.score - beside.score, other)
    if not gains:
        return Message("why-less", {"loss": _part("why-fewer-points", *losses[0]), "other": other})
    named = [_part("why-more-points", *gains[0])]
    named += [_part("why-more-for", *gain) for gain in gains[1:NAMED_GAINS]]
    if not losses:
        return Message("why-more", {"gains": named, "other": other})
    return Message("why-more-and-less", {"gains": named, "loss": _part("why-fewer-for", *losses[0]), "other": other})


def _in_all(ahead: float, other: Message) -> Message:
    """The sentence about two moves of which only the expected scores are known to differ, if even they do."""
    if abs(ahead) < WORTH_A_WORD:
        return Message("why-even", {"other": other})
    return Message("why-ahead" if ahead > 0 else "why-behind", {"points": _whole(abs(ahead)), "other": other})


def _part(kind: str, points: float, category: str) -> Message:
    return Message(kind, {"points": _whole(points), "category": Message(f"for-{category}")})


def _whole(points: float) -> int:
    return floor(points + 0.5)
