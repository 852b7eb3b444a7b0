"""Stories: a finished game in a few sentences, for people who don't know it."""

from __future__ import annotations

from typing import Final

from allmende.core.game import Game
from allmende.core.message import Argument, Message, player
from allmende.core.plain import Plain
from allmende.core.retrospect import Account, Retrospect, look_back

MOST_LEADS: Final = 4
"""The largest number of changes of the lead that a story tells: the first one, and the last ones."""
MOST_CATEGORIES: Final = 3
"""The largest number of categories that are named for each of two players."""


class Moment(Plain, frozen=True):
    """A sentence of a story. It is about the end of a `round`, 0 for the whole game; `ends` has as many moves then."""

    says: Message
    round: int = 0


class Story(Plain, frozen=True):
    """What kind of game it is, how it came out, and its key moments, in the order in which they came."""

    about: Message
    result: Message
    moments: list[Moment]


def story_of(game: Game, found: Retrospect | None = None) -> Story:
    """The story of a finished game; `found` is its retrospect, if it is known.

    NoHindsightError if the title has no interface for retrospects.

    >>> import allmende
    >>> game = allmende.arle.new(players=2, seed=7)
    >>> while not game.is_over:
    ...     _ = game.play(game.moves[0])
    >>> story_of(game).result.id
    'story-won'
    """
    found = found or look_back(game)
    ranking = _ranking(game)
    moments = _course(found) if game.players == 1 else _leads(found)
    moments = sorted([*moments, _best_round(found)], key=lambda moment: moment.round)
    if game.players > 1 and game.ending is None:
        moments += _difference(found, *ranking[:2])
    return Story(
        about(game),
        result(game),
        [*moments, *(moment for seat in ranking for moment in _source(found, seat))],
    )


def about(game: Game) -> Message:
    """What kind of game it is."""
    return Message("story-about", {"title": game.title.name})


def result(game: Game) -> Message:
    """Who has won a finished game, and by what; or how its players have ended it."""
    if game.ending is not None:
        by = game.ending.by
        return Message(f"ending-{game.ending.how}", {} if by is None else {"player": player(by)})
    ranking = _ranking(game)
    points = game.scores[ranking[0]]
    if game.players == 1:
        return Message("story-alone", {"player": player(0), "points": points})
    if len(game.winners) > 1:
        return Message("story-shared", {"winners": [player(seat) for seat in game.winners], "points": points})
    winner, second = ranking[:2]
    names: dict[str, Argument] = {"winner": player(winner), "second": player(second), "points": points}
    margin = points - game.scores[second]
    return Message("story-won", {**names, "margin": margin}) if margin > 0 else Message("story-tie", names)


def _ranking(game: Game) -> list[int]:
    """All seats, the winners first, then by points."""
    return sorted(range(game.players), key=lambda seat: (seat not in game.winners, -game.scores[seat]))


def _when(found: Retrospect, number: int) -> Message:
    return Message(f"retrospect-{found.unit}", {"number": number})


def _leads(found: Retrospect) -> list[Moment]:
    """Who led first, and each change of the lead after that. Who shares the lead neither gains nor loses it."""
    moments: list[Moment] = []
    leader = -1
    for number in range(1, len(found.ends)):
        points = [line[number] for line in found.totals]
        first, *others = sorted(range(len(points)), key=lambda seat: -points[seat])
        second = others[0]
        if points[first] == points[second] or first == leader:
            continue
        said: dict[str, Argument] = {"when": _when(found, number), "player": player(first), "points": points[first]}
        if leader < 0:
            told = Message("story-leads", {**said, "other": player(second), "least": points[second]})
        else:
            told = Message("story-overtakes", {**said, "other": player(leader), "least": points[leader]})
        moments.append(Moment(told, number))
        leader = first
    return moments if len(moments) <= MOST_LEADS else [moments[0], *moments[1 - MOST_LEADS :]]


def _course(found: Retrospect) -> list[Moment]:
    """The points halfway, in a game that is played alone."""
    half = (len(found.ends) - 1) // 2
    said: dict[str, Argument] = {"when": _when(found, half), "player": player(0), "points": found.totals[0][half]}
    return [Moment(Message("story-halfway", said), half)] if half else []


def _best_round(found: Retrospect) -> Moment:
    """The round that brought a player most points, among all players."""
    gains = [
        (line[number] - line[number - 1], number, seat)
        for seat, line in enumerate(found.totals)
        for number in range(1, len(line))
    ]
    points, number, seat = max(gains, key=lambda gain: (gain[0], -gain[1], -gain[2]))
    said: dict[str, Argument] = {"when": _when(found, number), "player": player(seat), "points": points}
    return Moment(Message("story-best-round", said), number)


def _difference(found: Retrospect, winner: int, second: int) -> list[Moment]:
    """The categories in which each of two players was ahead of the other most."""
    moments = []
    for seat, other in ((winner, second), (second, winner)):
        ahead = [(curve.values[seat][-1] - curve.values[other][-1], curve.name) for curve in found.points]
        best = sorted((one for one in ahead if one[0] > 0), key=lambda one: -one[0])[:MOST_CATEGORIES]
        if best:
            parts = [
                Message("story-category", {"category": Message(f"score-{name}"), "points": points})
                for points, name in best
            ]
            said: dict[str, Argument] = {"player": player(seat), "other": player(other), "categories": parts}
            moments.append(Moment(Message("story-ahead", said)))
    return moments


def _source(found: Retrospect, seat: int) -> list[Moment]:
    """What brought a player most points by itself: a place of work, a card or the like."""

    def worth(account: Account) -> float:
        return account.points if account.kind != "phase" else 0

    best = max(found.accounts[seat], key=worth, default=None)
    if best is None or worth(best) <= 0:
        return []
    said: dict[str, Argument] = {"player": player(seat), "source": best.name, "points": best.points}
    return [Moment(Message("story-source", said))]
