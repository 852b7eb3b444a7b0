"""Many matches between the same bots, and a summary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from statistics import stdev

import msgspec

from allmende.arena.categories import mean_points
from allmende.arena.contestants import contestant
from allmende.arena.executors import BATCH, batches, executor, finished
from allmende.arena.match import Match, Outcome, match_seed, play_match
from allmende.bots.intervals import Interval, mean_interval, wilson_interval
from allmende.bots.learned import Subject
from allmende.titles import title as find_title


class SeatSummary(msgspec.Struct, frozen=True):
    """The scores of one seat over all games: mean with its interval, standard deviation, least and greatest.

    A shared victory counts as a win for each seat that shares it; `win_rate` is the share of games won. `points` are
    the means by category. `failed` is the number of games in which the seat's program failed, and lost.
    """

    bot: str
    score: Interval
    sd: float
    min: float
    max: float
    wins: int
    win_rate: Interval
    points: dict[str, float]
    failed: int = 0


class Summary(msgspec.Struct, frozen=True):
    """The summary of many games."""

    title: str
    games: int
    decisions: int
    seats: list[SeatSummary]


def matches(
    title: str, bots: Sequence[str], options: Mapping[str, str], games: int, seed: int, keep: bool
) -> Iterator[Match]:
    """The matches of a simulation. Equal arguments give equal games.

    Args:
        title: The name of a title.
        bots: The name of the bot on each seat.
        options: The title's options by name.
        games: The number of matches.
        seed: The seed from which the seeds of all matches follow.
        keep: Keep the record of each game.

    Raises:
        UnknownTitleError, OptionError, UnknownBotError, ProgramError: As of `play_match`, before the first match.
    """
    game_title = find_title(title)
    chosen = game_title.checked_options(len(bots), options)
    about = Subject.under(game_title, len(bots), chosen)
    for name in set(bots):
        contestant(name, game_title, about)
    return (Match(title, chosen, tuple(bots), match_seed(seed, i), keep) for i in range(games))


def simulate(todo: Iterable[Match], jobs: int = 1) -> Iterator[Outcome]:
    """Play matches and yield their outcomes in order.

    Args:
        todo: The matches, which may be an iterator.
        jobs: The number of processes; with 1 they are played in this process.

    Raises:
        RuntimeError: A worker process has failed; its traceback is in the text.
        LostWorkerError: A match has killed its worker again and again.
    """
    early: dict[int, list[Outcome]] = {}
    following = 0
    with closing(executor(jobs)) as workers:
        for number, outcomes in finished(workers, _play_batch, batches(todo, BATCH if jobs > 1 else 1)):
            early[number] = outcomes
            while following in early:
                yield from early.pop(following)
                following += 1


def _play_batch(batch: list[Match]) -> list[Outcome]:
    return [play_match(match) for match in batch]


def summarise(title: str, bots: Sequence[str], outcomes: Sequence[Outcome]) -> Summary:
    """The summary of the outcomes of at least one game.

    Args:
        title: The name of the title.
        bots: The name of the bot on each seat.
        outcomes: The outcomes of all games.
    """
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats = []
    for seat, bot in enumerate(bots):
        scores = [float(outcome.scores[seat]) for outcome in outcomes]
        won = [float(seat in outcome.winners) for outcome in outcomes]
        seats.append(
            SeatSummary(
                bot,
                mean_interval(scores),
                stdev(scores) if len(scores) > 1 else 0.0,
                min(scores),
                max(scores),
                round(sum(won)),
                wilson_interval(won),
                mean_points([outcome.points[seat] for outcome in outcomes]),
                sum(seat in outcome.failed for outcome in outcomes),
            )
        )
    return Summary(title, len(outcomes), decisions, seats)
