"""Points by category, and the winners (chapter "Game End and Scoring")."""

from __future__ import annotations

from allmende.core.view import ScoreLine
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.pieces import (
    CRAFTS,
    FIELDS_GOODS_TOOLS_PER_POINT,
    POINTS_IN_WINDOW,
    POINTS_OF_COLUMN,
    STABLES,
)
from allmende.hallertau.rules.player import EMPTY, Player
from allmende.hallertau.rules.state import State


def center_points(mine: Player) -> int:
    """The points in the window of the Community Center."""
    return POINTS_IN_WINDOW[mine.center]


def craft_points(mine: Player) -> int:
    """Points for the "3 VP" symbols between the Community Center tile and the Craft Buildings."""
    points = 0
    for craft in range(CRAFTS):
        for column in range(mine.center, mine.crafts[craft]):
            points += POINTS_OF_COLUMN[column]
    return points


def fields_goods_tools(mine: Player) -> int:
    """The total of goods, tools and the rows of all fields."""
    total = mine.tools
    for count in mine.goods:
        total += count
    for field in mine.fields:
        total += field % EMPTY
    return total


def card_points(mine: Player) -> int:
    """The points of the cards that were played; those left in hand don't count."""
    points = 0
    for card in mine.played:
        points += CARDS[card].points
    return points


def score(mine: Player) -> int:
    """All points of a player."""
    return (
        center_points(mine)
        + craft_points(mine)
        + mine.sheep[STABLES]
        + mine.jewelry
        + fields_goods_tools(mine) // FIELDS_GOODS_TOOLS_PER_POINT
        + card_points(mine)
    )


def score_lines(mine: Player, cards: bool) -> list[ScoreLine]:
    """The points by category, in the order of the scoring pad; the No Cards Variant skips the last one."""
    lines = [
        ScoreLine("community-center", center_points(mine) + craft_points(mine)),
        ScoreLine("sheep-in-stables", mine.sheep[STABLES]),
        ScoreLine("jewelry", mine.jewelry),
        ScoreLine("fields-goods-tools", fields_goods_tools(mine) // FIELDS_GOODS_TOOLS_PER_POINT),
    ]
    return [*lines, ScoreLine("cards", card_points(mine))] if cards else lines


def rank(mine: Player) -> tuple[int, int]:
    """The sort key of the victory: the score, then the part of fields, goods and tools that was rounded off."""
    return score(mine), fields_goods_tools(mine) % FIELDS_GOODS_TOOLS_PER_POINT


def winners(state: State) -> list[int]:
    """The seats with the highest score; several if even the remainder is equal."""
    best = max(rank(mine) for mine in state.seats)
    return [i for i, mine in enumerate(state.seats) if rank(mine) == best]
