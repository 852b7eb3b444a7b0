"""Line-ups and seatings: every combination of bots equally often, and on every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """All line-ups of bots for a number of players.

    If there are fewer bots than seats, each has as many seats as any other one, or one more.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    each, more = divmod(players, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(each + (bot in favoured))) for favoured in combinations(bots, more)
    ]


def seatings(line_up: Sequence[str], deal: int) -> list[tuple[str, ...]]:
    """The seatings of a line-up on one deal: all its rotations, so that no bot gains from its seat.

    A rotation doesn't change which bot sits behind which; that changes from deal to deal.

    >>> seatings(["a", "b", "c"], deal=0)
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    >>> seatings(["a", "b", "c"], deal=1)
    [('a', 'c', 'b'), ('c', 'b', 'a'), ('b', 'a', 'c')]
    """
    first, *others = line_up
    orders = list(permutations(others))
    order = (first, *orders[deal % len(orders)])
    # Rotating (a, b, a, b) twice gives the same game again.
    return list(dict.fromkeys(order[place:] + order[:place] for place in range(len(order))))
