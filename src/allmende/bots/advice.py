"""Advice for people: a bot's best moves with reasons, and the costs of the moves of a finished game.

The advising bot knows only what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from allmende.bots.prospects import GROUNDS, Prospect, why
from allmende.bots.study import Care, Study, study_of
from allmende.core.message import Message
from allmende.core.record import Record
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import replay

SUGGESTIONS: Final = 3
"""The greatest number of moves that are suggested for a decision."""
COSTLY: Final = 1.0
"""The least cost of a move, in points, for which a review gives a reason."""

HINT: Final = Care(simulations=60, looks=512, seconds=0.6, deals=16, seconds_to_the_end=2.0)
REVIEW: Final = Care(simulations=12, looks=256, seconds=0.1, deals=3, seconds_to_the_end=0.6)
SECOND_LOOK: Final = 3
"""The factor of the effort with which a seeming mistake is studied again: the worst of many guesses are mostly bad
luck."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move that the bot suggests, the final score to expect after it, and the reason for it."""

    move: str
    label: Message
    score: float
    why: Message


class Review(msgspec.Struct, frozen=True):
    """A bot's verdict on one decision of a finished game.

    `version` is the number of moves after the one that was played. `score` is the final score that the seat could
    expect before it, `cost` the part of it that the move gave away, and `best` the move that the bot would have played;
    `why` gives the reason if the cost is large enough.
    """

    version: int
    seat: int
    move: str
    label: Message
    score: float
    cost: float
    best: str
    best_label: Message
    why: Message | None


def hint(title: Title[Any, Any], state: State[Any], seat: int, rng: Random, care: Care = HINT) -> list[Suggestion]:
    """The moves that a bot suggests to the seat to act, the best one first."""
    study = study_of(title, state, seat, rng, care)
    weighed = study.weighed()
    if len(weighed) == 1:
        (alone,) = study.itemised(study.prospects([weighed[0].move])).items()
        return [Suggestion(*study.named(alone[0]), _rounded(alone[1].score), Message("why-alone"))]
    found = study.itemised(study.in_all(weighed[:SUGGESTIONS]))
    best, *others = moves = sorted(found, key=lambda move: -found[move].worth)
    reason = _reason(found, best, others, study)
    # If the best moves are equal, the reason for them shows in comparison with a poor one.
    if reason.id not in GROUNDS and found[best].points and len(weighed) > SUGGESTIONS:
        plain = weighed[-1].move
        contrast = _reason(study.itemised(study.prospects([best, plain])), best, [plain], study)
        reason = contrast if contrast.id in GROUNDS else reason
    reasons = [reason] + [why(found[move], found[best], study.named(best)[1]) for move in others]
    return [
        Suggestion(*study.named(move), _rounded(found[move].score), reason)
        for move, reason in zip(moves, reasons, strict=True)
    ]


def _reason(found: Mapping[int, Prospect], best: int, others: Sequence[int], study: Study) -> Message:
    """A reason for the best move, compared with the first of the others from which it differs noticeably."""
    reasons = [why(found[best], found[other], study.named(other)[1]) for other in others]
    return next((reason for reason in reasons if reason.id in GROUNDS), reasons[0])


def review(
    title: Title[Any, Any],
    state: State[Any],
    seat: int,
    move: int,
    version: int,
    rng: Random,
    care: Care = REVIEW,
) -> Review:
    """A bot's review of the move that a seat has played in a state; `version` is that of the move."""
    study = study_of(title, state, seat, rng, care)
    weighed = study.weighed()
    best = weighed[0].move
    both = list(dict.fromkeys((best, move)))
    found = study.prospects(both)
    if found[best].is_surely_better(found[move]):
        study = study_of(title, state, seat, rng, care.times(SECOND_LOOK))
        found = study.prospects(both)
    if not found[best].is_surely_better(found[move]):
        best = move
    cost = _rounded(found[best].score - found[move].score)
    reason = None
    if cost >= COSTLY:
        found = study.itemised(found)
        reason = why(found[best], found[move], study.named(move)[1])
    # The results of a few games are mostly luck: they tell which move is better, and the search tells the score.
    expected = next((each.score for each in weighed if each.move == best), weighed[0].score)
    return Review(version, seat, *study.named(move), _rounded(expected), cost, *study.named(best), reason)


def reviews(record: Record, first: int = 0, care: Care = REVIEW) -> Iterator[Review]:
    """A bot's reviews of the moves of a record, from index `first` on; always equal ones, given enough time."""
    return reviews_of(record, range(first, len(record.moves)), care)


def reviews_of(record: Record, decisions: Iterable[int], care: Care = REVIEW) -> Iterator[Review]:
    """A bot's reviews of the moves with these indices, equal to those in a review of the whole record."""
    game = replay(record, 0)
    for index in decisions:
        if game.version > index:
            game = replay(record, index)
        for seat, text in record.moves[game.version : index]:
            game.play(game.title.vocabulary.parse(text), seat)
        seat, text = record.moves[index]
        move = game.title.vocabulary.parse(text)
        yield review(game.title, game.state, seat, move, index + 1, Random(f"{index + 1} {seat}"), care)


def overview(count: int) -> list[int]:
    """The order in which to review `count` decisions, so that every part of it is spread over the game.

    The first few lie far apart, the next ones between them; the last decision, which is reviewed fastest, comes first.

    >>> overview(10)
    [9, 1, 5, 7, 3, 8, 6, 4, 2, 0]
    """
    order = [0] if count else []
    step = 1 << max(0, count - 1).bit_length()
    while step > 1:
        order += range(step // 2, count, step)
        step //= 2
    return [count - 1 - each for each in order]


def _rounded(score: float) -> float:
    """A number of points to two digits; more would be false precision."""
    return round(score, 2)
