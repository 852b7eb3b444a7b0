"""Campaigns: several games, one after the other (appendix, chapter "Campaigns").

Alone one tries to reach a goal that rises from game to game; what is above it brings food for the next game. With
others one plays three games for the points of the ranks. With hand cards, occupations stay in play: alone one more for
each goal that is reached, with others one from game to game.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.agricola.facts.deal import GAMES, Deal
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.scoring import building_resources, points, winners
from allmende.agricola.rules.state import Table

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
"""By number of players, by game, by rank."""


def solo_goal(game: int) -> int:
    """The points to be reached in a game of the solo campaign; 0 is a game outside a campaign, with the first goal."""
    known = min(max(game, 1), len(SOLO_GOALS))
    return SOLO_GOALS[known - 1] + max(0, game - known)


def ranks(table: Table) -> list[int]:
    """By seat: how many are ranked higher, building resources breaking ties; equals share a rank."""
    results = [(points(table, seat), building_resources(mine)) for seat, mine in enumerate(table.seats)]
    return [sum(other > result for other in results) for result in results]


def standing(table: Table) -> tuple[list[int], list[int]]:
    """By seat: the points of the campaign and the points on all scoring pads, with this game's once it is over.

    ruling: Whoever shares a rank gets the points of that rank.
    """
    deal, players = table.deal, len(table.seats)
    earned = list(deal.points) or [0] * players
    totals = list(deal.totals) or [0] * players
    if table.over:
        for seat, rank in enumerate(ranks(table)):
            earned[seat] += RANK_POINTS[players][deal.game - 1][rank]
            totals[seat] += points(table, seat)
    return earned, totals


def champions(table: Table) -> list[int]:
    """Who wins the campaign: the most points of ranks, then the most points on the scoring pads."""
    results = list(zip(*standing(table), strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]


def staying(table: Table) -> tuple[tuple[str, ...], ...]:
    """By seat: the occupations that it has in play from the start of the next game; empty if nobody has any.

    ruling: They count as played there: the first one that is played on a "Lessons" action space is not free.
    """
    alone = len(table.seats) == 1
    before = table.deal.kept if alone and table.deal.kept else [()] * len(table.seats)
    found = tuple(
        (*names, *(CARD_NAMES[card] for card in mine.kept)) for names, mine in zip(before, table.seats, strict=True)
    )
    return found if any(found) else ()


def next_deal(table: Table, drawn: Deal) -> Deal | None:
    """The next game of a campaign, with what has been drawn for it by lot; None after the last one."""
    if not table.deal.game:
        return None
    return _next_alone(table, drawn) if len(table.seats) == 1 else _next_together(table, drawn)


def _next_alone(table: Table, drawn: Deal) -> Deal:
    """The next goal, with food for what was above the last one; or the same goal again, without."""
    game = table.deal.game
    above = points(table, 0) - solo_goal(game)
    if above < 0:
        return replace(drawn, game=game)
    return replace(drawn, game=game + 1, food=(above // POINTS_PER_FOOD,))


def _next_together(table: Table, drawn: Deal) -> Deal | None:
    """The winner starts; the last one has a food more.

    ruling: Of several winners one starts by lot; several who are last have a food more each, but not if all are equal.
    """
    if table.deal.game == GAMES:
        return None
    placed, players = ranks(table), len(table.seats)
    best = winners(table)
    first = next(seat for i in range(players) if (seat := (drawn.first + i) % players) in best)
    earned, totals = standing(table)
    return replace(
        drawn,
        first=first,
        game=table.deal.game + 1,
        food=tuple(int(rank == max(placed) > 0) for rank in placed),
        points=tuple(earned),
        totals=tuple(totals),
    )
