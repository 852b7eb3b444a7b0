"""Advice for people: what a bot would play and why, and what the moves of a finished game have given away.

A bot that advises knows what the seat may know, and nothing else.
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
from allmende.core.rules.position import Position
from allmende.core.title import Title
from allmende.titles import replay

SUGGESTIONS: Final = 3
"""At most so many moves are suggested for a decision."""
COSTLY: Final = 1.0
"""A move that gives away fewer points needs no explanation."""

HINT: Final = Care(simulations=60, looks=512, seconds=0.6, deals=16, seconds_to_the_end=2.0)
REVIEW: Final = Care(simulations=12, looks=256, seconds=0.1, deals=3, seconds_to_the_end=0.6)
SECOND_LOOK: Final = 3
"""What seems to be a mistake is looked at again, in so many times as many other deals: of many guesses the worst ones
are mostly bad luck."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move that a bot would think of, the final score that the seat can expect after it, and what speaks for it."""

    move: str
    label: Message
    score: float
    why: Message


class Review(msgspec.Struct, frozen=True):
    """A decision of a finished game, looked at by a bot.

    `version` is that of the move that was played. `score` is the final score that the seat could expect before it,
    `cost` what of that the move gave away, and `best` what the bot would have played; `why` speaks for it where the
    difference is worth a word.
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


def hint(
    title: Title[Any, Any], position: Position[Any], seat: int, rng: Random, care: Care = HINT
) -> list[Suggestion]:
    """What a bot suggests to a seat that decides, the best move first."""
    study = study_of(title, position, seat, rng, care)
    weighed = study.weighed()
    if len(weighed) == 1:
        (alone,) = study.itemised(study.prospects([weighed[0].move])).items()
        return [Suggestion(*study.named(alone[0]), _rounded(alone[1].score), Message("why-alone"))]
    found = study.itemised(study.in_all(weighed[:SUGGESTIONS]))
    best, *others = moves = sorted(found, key=lambda move: -found[move].worth)
    reason = _reason(found, best, others, study)
    # What is good about the best of equals may show beside a move that nobody would suggest.
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
    """What speaks for the best move beside the first of the others of which it can be told in what it is better."""
    reasons = [why(found[best], found[other], study.named(other)[1]) for other in others]
    return next((reason for reason in reasons if reason.id in GROUNDS), reasons[0])


def review(
    title: Title[Any, Any],
    position: Position[Any],
    seat: int,
    move: int,
    version: int,
    rng: Random,
    care: Care = REVIEW,
) -> Review:
    """What a bot says to the move that a seat has played in a position; `version` is the one that the move made."""
    study = study_of(title, position, seat, rng, care)
    weighed = study.weighed()
    best = weighed[0].move
    both = list(dict.fromkeys((best, move)))
    found = study.prospects(both)
    if found[best].is_surely_better(found[move]):
        study = study_of(title, position, seat, rng, care.times(SECOND_LOOK))
        found = study.prospects(both)
    if not found[best].is_surely_better(found[move]):
        best = move
    cost = _rounded(found[best].score - found[move].score)
    reason = None
    if cost >= COSTLY:
        found = study.itemised(found)
        reason = why(found[best], found[move], study.named(move)[1])
    # What a few games come to in the end is mostly luck: it tells moves apart, and the search tells what to expect.
    expected = next((each.score for each in weighed if each.move == best), weighed[0].score)
    return Review(version, seat, *study.named(move), _rounded(expected), cost, *study.named(best), reason)


def reviews(record: Record, first: int = 0, care: Care = REVIEW) -> Iterator[Review]:
    """What a bot says to the moves of a record, from the one with index `first` on; always the same, given time."""
    return reviews_of(record, range(first, len(record.moves)), care)


def reviews_of(record: Record, decisions: Iterable[int], care: Care = REVIEW) -> Iterator[Review]:
    """What a bot says to the moves with these indices, one after another; the same as if it had looked at all."""
    game = replay(record, 0)
    for index in decisions:
        if game.version > index:
            game = replay(record, index)
        for seat, text in record.moves[game.version : index]:
            game.play(game.title.vocabulary.parse(text), seat)
        seat, text = record.moves[index]
        move = game.title.vocabulary.parse(text)
        yield review(game.title, game.position, seat, move, index + 1, Random(f"{index + 1} {seat}"), care)


def overview(count: int) -> list[int]:
    """All decisions of so many, each beginning spread over the game: few at first, then those between.

    The last one, at which least is to be thought of, comes first.

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
    """Hundredths of a point are more than anybody can know."""
    return round(score, 2)
