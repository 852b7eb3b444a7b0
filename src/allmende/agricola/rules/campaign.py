"""Campaigns: several games, one after the other (appendix, chapter "Campaigns").

Alone one tries to reach a goal that rises from game to game; what is above it brings food for the next game. With
others one plays three games for the points of the ranks. With hand cards, occupations stay in play: alone one more for
each goal that is reached, with others one from game to game.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.record.deal import GAMES, Deal
from allmende.agricola.rules.scoring import building_resources, points, winners
from allmende.agricola.rules.state import State

SOLO_GOALS: Final[list[int]] = [50, 55, 59, 62, 64, 65, 66, 67]
"""By game; each further one asks for a point more."""
POINTS_PER_FOOD: Final = 2
RANK_POINTS: Final[list[list[list[int]]]] = [
    [],
    [],
    [[1, 0], [2, 0], [3, 0]],
    [[7, 5, 3], [8, 5, 2], [9, 5, 1]],
    [[7, 5, 4, 3], [8, 5, 3, 2], [9, 6, 3, 1]],
]
"""By number of players, by game, by rank: the points."""


def solo_goal(game: int) -> int:
    """The points to be reached in a game of the solo campaign; 0 is a game outside a campaign, with the first goal."""
    known = min(max(game, 1), len(SOLO_GOALS))
    return SOLO_GOALS[known - 1] + max(0, game - known)


def ranks(state: State) -> list[int]:
    """By seat: the number of seats ranked higher, building resources breaking ties; equals share a rank."""
    results = [(points(state, seat), building_resources(mine)) for seat, mine in enumerate(state.seats)]
    return [sum(other > result for other in results) for result in results]


def standing(state: State) -> tuple[list[int], list[int]]:
    """By seat: the points of the campaign and the points on all scoring pads, with this game's once it is over.

    ruling: Players who share a rank get the points of that rank.
    """
    deal, players = state.deal, len(state.seats)
    earned = list(deal.points) or [0] * players
    totals = list(deal.totals) or [0] * players
    if state.over:
        for seat, rank in enumerate(ranks(state)):
            earned[seat] += RANK_POINTS[players][deal.game - 1][rank]
            totals[seat] += points(state, seat)
    return earned, totals


def champions(state: State) -> list[int]:
    """The winners of the campaign: most points of ranks, then most points on the scoring pads."""
    results = list(zip(*standing(state), strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]


def staying(state: State) -> tuple[tuple[str, ...], ...]:
    """By seat: the occupations that it has in play from the start of the next game; empty if no seat has any.

    ruling: They count as played there: the first one that is played on a "Lessons" action space is not free.
    """
    alone = len(state.seats) == 1
    before = state.deal.kept if alone and state.deal.kept else [()] * len(state.seats)
    found = tuple(
        (*names, *(CARD_NAMES[card] for card in mine.kept)) for names, mine in zip(before, state.seats, strict=True)
    )
    return found if any(found) else ()


def next_deal(state: State, drawn: Deal) -> Deal | None:
    """The deal of the next game of a campaign, on top of `drawn`, which was drawn by lot; None after the last one."""
    if not state.deal.game:
        return None
    return _next_alone(state, drawn) if len(state.seats) == 1 else _next_together(state, drawn)


def _next_alone(state: State, drawn: Deal) -> Deal:
    """The next goal, with food for points above the last one; or the same goal again, without."""
    game = state.deal.game
    above = points(state, 0) - solo_goal(game)
    if above < 0:
        return replace(drawn, game=game)
    return replace(drawn, game=game + 1, food=(above // POINTS_PER_FOOD,))


def _next_together(state: State, drawn: Deal) -> Deal | None:
    """The winner starts; the last one has a food more.

    ruling: Of several winners one starts by lot; several who are last have a food more each, but not if all are equal.
    """
    if state.deal.game == GAMES:
        return None
    placed, players = ranks(state), len(state.seats)
    best = winners(state)
    first = next(seat for i in range(players) if (seat := (drawn.first + i) % players) in best)
    earned, totals = standing(state)
    return replace(
        drawn,
        first=first,
        game=state.deal.game + 1,
        food=tuple(int(rank == max(placed) > 0) for rank in placed),
        points=tuple(earned),
        totals=tuple(totals),
    )
