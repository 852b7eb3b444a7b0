"""Points by category, averaged over games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Points = Mapping[str, float]
"""Points by category."""


def mean_points(found: Sequence[Points]) -> dict[str, float]:
    """The mean of each category over several games, in the order in which they are scored; empty for no games.

    >>> mean_points([{"fields": 2, "sheep": 1}, {"fields": 3, "sheep": -1}])
    {'fields': 2.5, 'sheep': 0.0}
    """
    names = dict.fromkeys(name for points in found for name in points)
    return {name: sum(points.get(name, 0.0) for points in found) / len(found) for name in names}
