"""Surveys of many finished games: openings and what they brought, where points come from by place, and a level beside.

Every mean has its interval at 95 %. Seats of one game are not independent, so each game counts once: by the mean of its
seats that belong together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from allmende.bots.intervals import Interval, by_deal, mean_interval, wilson_interval
from allmende.bots.learned import Subject
from allmende.bots.typical import LEVELS, typical_games
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.hindsight import WORK
from allmende.core.retrospect import hindsight
from allmende.titles import replay, title

OPENING: Final = 4
"""The number of actions that an opening has."""


class SurveyedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game: its first actions, and how it came out.

    `game` is any name of the game, `subject` its kind as in `hallertau-2-cards`. `opening` has the names of the action
    spaces first used, `place` is 1 for the winner, and `won` its share of the victory. `points` are by category.
    """

    game: str
    subject: str
    seat: int
    name: str
    opening: list[str]
    score: float
    place: int
    won: float
    points: dict[str, float]


class OpeningFacts(msgspec.Struct, frozen=True):
    """The seats that began with these actions: how many there are, in how many games, their points and victories."""

    actions: list[str]
    seats: int
    games: int
    points: Interval
    won: Interval


class FinishFacts(msgspec.Struct, frozen=True):
    """The points of those who came to a place, in all and by category."""

    place: int
    seats: int
    games: int
    points: Interval
    categories: dict[str, Interval]


class BesideLevel(msgspec.Struct, frozen=True):
    """The mean points beside those of a level in `games` games with itself, by category.

    It is the weakest level that makes more points, or the strongest of all. `own` has the surveyed means, `difference`
    how much more or less than the level's that is.
    """

    level: str
    games: int
    points: float
    own: Interval
    categories: dict[str, float]
    own_categories: dict[str, Interval]
    difference: dict[str, Interval]


class Survey(msgspec.Struct, frozen=True):
    """The survey of games of one subject, by the number of their players and with hand cards or without.

    `seats` are those that are surveyed: all, or one player's. Openings are listed with their beginnings, from one
    action to all, as far as enough seats began so.
    """

    subject: str
    games: int
    seats: int
    openings: list[OpeningFacts]
    finishes: list[FinishFacts]
    beside: BesideLevel | None


def seats_of(game: Game, name: str, names: Sequence[str] = ()) -> list[SurveyedSeat]:
    """All seats of a finished game; `names` are its players'. NoHindsightError if its title can't be looked back on.

    >>> import allmende
    >>> game = allmende.arle.new(players=2, seed=7)
    >>> while not game.is_over:
    ...     _ = game.play(game.moves[0])
    >>> [len(seat.opening) for seat in seats_of(game, "first")]
    [4, 4]
    """
    subject, openings = str(Subject.of(game.title, game.state)), _openings(game)
    ranks = [(seat in game.winners, game.scores[seat]) for seat in range(game.players)]
    return [
        SurveyedSeat(
            name,
            subject,
            seat,
            names[seat] if seat < len(names) else "",
            openings[seat],
            game.scores[seat],
            1 + sum(other > rank for other in ranks),
            1 / len(game.winners) if seat in game.winners else 0.0,
            {line.category: line.points for line in game.score_lines(seat)},
        )
        for seat, rank in enumerate(ranks)
    ]


def recorded_seats(
    text: str, name: str, names: Callable[[str, int], Sequence[str]] = lambda text, players: ()
) -> list[SurveyedSeat] | None:
    """All seats of a recorded game; `names` gives those of its players, from the record and their number.

    None if it can't be surveyed: it isn't over, was ended early, or can't be replayed, or its title has no hindsight.
    """
    try:
        game = replay(text)
        return seats_of(game, name, names(text, game.players)) if game.is_over and game.ending is None else None
    except AllmendeError:
        return None


def _openings(game: Game) -> list[list[str]]:
    """The action spaces that each seat used first."""
    says, twin = hindsight(game), game.at(0)
    found: list[list[str]] = [[] for _ in range(game.players)]
    for seat, text in game.record.moves:
        for event in twin.play(text, seat):
            kind, _, space = says.cause(event).partition(":")
            if kind == WORK and 0 <= event.seat < game.players and len(found[event.seat]) < OPENING:
                found[event.seat].append(space)
        if all(len(opening) == OPENING for opening in found):
            break
    return found


def surveys(seats: Iterable[SurveyedSeat], least: int = 2) -> list[Survey]:
    """The surveys of these seats, a subject each; an opening is listed if at least `least` seats began so."""
    by_subject: defaultdict[str, list[SurveyedSeat]] = defaultdict(list)
    for seat in seats:
        by_subject[seat.subject].append(seat)
    return [_survey(subject, by_subject[subject], least) for subject in sorted(by_subject)]


def _survey(subject: str, seats: Sequence[SurveyedSeat], least: int) -> Survey:
    by_place: defaultdict[int, list[SurveyedSeat]] = defaultdict(list)
    by_opening: defaultdict[tuple[str, ...], list[SurveyedSeat]] = defaultdict(list)
    for seat in seats:
        by_place[seat.place].append(seat)
        for length in range(1, len(seat.opening) + 1):
            by_opening[tuple(seat.opening[:length])].append(seat)
    return Survey(
        subject,
        _games(seats),
        len(seats),
        [
            OpeningFacts([*actions], len(those), _games(those), _mean(those), _share(those))
            for actions, those in sorted(by_opening.items())
            if len(those) >= least
        ],
        [
            FinishFacts(place, len(those), _games(those), _mean(those), _categories(those))
            for place, those in sorted(by_place.items())
        ],
        _beside(subject, seats),
    )


def _beside(subject: str, seats: Sequence[SurveyedSeat]) -> BesideLevel | None:
    """The seats beside the level above them; None if no typical games of the subject are known."""
    known = typical_games(title(Subject.parse(subject).title))
    levels = [] if known is None else known.subjects.get(subject, [])
    if not levels:
        return None
    own, categories = _mean(seats), _categories(seats)
    ordered = sorted(levels, key=lambda one: LEVELS.index(one.level))
    level = next((one for one in ordered if one.course[-1] > own.value), ordered[-1])
    difference = {name: less(each, level.points[name]) for name, each in categories.items() if name in level.points}
    return BesideLevel(level.level, level.games, level.course[-1], own, level.points, categories, difference)


def less(found: Interval, number: float) -> Interval:
    """An estimate less a number that is known."""
    low, high = (None if end is None else end - number for end in (found.low, found.high))
    return Interval(found.value - number, low, high)


def _games(seats: Iterable[SurveyedSeat]) -> int:
    return len({seat.game for seat in seats})


def _mean(seats: Sequence[SurveyedSeat]) -> Interval:
    """The points of these seats."""
    return mean_interval(_by_game(seats, [seat.score for seat in seats]))


def _share(seats: Sequence[SurveyedSeat]) -> Interval:
    """The share of the victory of these seats."""
    return wilson_interval(_by_game(seats, [seat.won for seat in seats]))


def _categories(seats: Sequence[SurveyedSeat]) -> dict[str, Interval]:
    """The points of these seats by category."""
    return {
        name: mean_interval(_by_game(seats, [seat.points.get(name, 0.0) for seat in seats])) for name in seats[0].points
    }


def _by_game(seats: Sequence[SurveyedSeat], numbers: Sequence[float]) -> list[float]:
    """The mean of the numbers of seats for each game."""
    games = {game: index for index, game in enumerate(dict.fromkeys(seat.game for seat in seats))}
    return by_deal((games[seat.game], number) for seat, number in zip(seats, numbers, strict=True))
