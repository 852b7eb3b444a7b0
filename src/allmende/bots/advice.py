"""Advice for people: what a bot would play and why, and what the moves of a finished game have given away.

A bot that advises knows what the seat may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from allmende.bots.learned import sight
from allmende.bots.prospects import Prospect, prospects, why
from allmende.bots.search import Search
from allmende.bots.sight import Sight
from allmende.core.message import Message
from allmende.core.position import Position
from allmende.core.record import Record
from allmende.core.title import Title
from allmende.titles import replay

SUGGESTIONS: Final = 3
"""At most so many moves are suggested for a decision."""
COSTLY: Final = 1.0
"""A move that gives away fewer points needs no explanation."""


class Effort(NamedTuple):
    """How much thought goes into one decision.

    `simulations` find the moves that matter, in `seconds` at most. From after each of these the game is played on in
    so many `deals`, to its end unless that takes longer than `seconds_to_the_end`.
    """

    simulations: int
    seconds: float
    deals: int
    seconds_to_the_end: float


HINT: Final = Effort(60, 0.6, 8, 0.7)
REVIEW: Final = Effort(12, 0.1, 3, 0.3)


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
    title: Title[Any, Any], position: Position[Any], seat: int, rng: Random, effort: Effort = HINT
) -> list[Suggestion]:
    """What a bot suggests to a seat that decides, the best move first."""
    study = _Study(title, position, seat, rng, effort)
    found = study.prospects(study.promising()[:SUGGESTIONS])
    moves = sorted(found, key=lambda move: -found[move].score)
    if len(moves) == 1:
        return [Suggestion(*study.named(moves[0]), _rounded(found[moves[0]].score), Message("why-alone"))]
    # Each move stands beside the best one, which itself stands beside the second.
    others = [moves[1]] + [moves[0]] * (len(moves) - 1)
    return [
        Suggestion(
            *study.named(move), _rounded(found[move].score), why(found[move], found[other], study.named(other)[1])
        )
        for move, other in zip(moves, others, strict=True)
    ]


def review(
    title: Title[Any, Any],
    position: Position[Any],
    seat: int,
    move: int,
    version: int,
    rng: Random,
    effort: Effort = REVIEW,
) -> Review:
    """What a bot says to the move that a seat has played in a position; `version` is the one that the move made."""
    study = _Study(title, position, seat, rng, effort)
    best = study.promising()[0]
    found = study.prospects(list(dict.fromkeys((best, move))))
    if not found[best].is_surely_better(found[move]):
        best = move
    cost = _rounded(found[best].score - found[move].score)
    reason = why(found[best], found[move], study.named(move)[1]) if cost >= COSTLY else None
    return Review(version, seat, *study.named(move), _rounded(found[best].score), cost, *study.named(best), reason)


def reviews(record: Record, first: int = 0, effort: Effort = REVIEW) -> Iterator[Review]:
    """What a bot says to the moves of a record, from the one with index `first` on; always the same, given time."""
    game = replay(record, first)
    for version, (seat, text) in enumerate(record.moves[first:], first + 1):
        move = game.title.vocabulary.parse(text)
        yield review(game.title, game.position, seat, move, version, Random(f"{version} {seat}"), effort)
        game.play(move, seat)


class _Study:
    """One decision, as it looks to the seat that makes it, and some deals that this seat holds possible."""

    def __init__(self, title: Title[Any, Any], position: Position[Any], seat: int, rng: Random, effort: Effort) -> None:
        self._title = title
        self._seat = seat
        self._rng = rng
        self._effort = effort
        self._position: Position[Any] = title.redraw(position, seat, rng)
        self._sight: Sight = sight(title, self._position)
        self._deals = [title.redraw(self._position, seat, rng) for _ in range(effort.deals)]

    def promising(self) -> list[int]:
        """The moves that a search finds worth a thought, the best one first."""
        search = Search(self._title, self._sight, self._effort.simulations, self._effort.seconds)
        return [each.move for each in search.weigh(self._position, self._seat, self._rng)]

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        """What to expect after some moves: equal thought for each, whatever a search has preferred."""
        end = perf_counter() + self._effort.seconds_to_the_end
        found = prospects(self._title, self._sight, self._deals, self._seat, moves, end, self._rng)
        return dict(zip(moves, found, strict=True))

    def named(self, move: int) -> tuple[str, Message]:
        """The text and the label of a move."""
        return self._title.vocabulary[move].text, self._title.label(self._position, self._seat, move)


def _rounded(score: float) -> float:
    """Hundredths of a point are more than anybody can know."""
    return round(score, 2)
