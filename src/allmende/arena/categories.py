"""Points by category: what scores are made of, in the mean of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Points = Mapping[str, float]


def mean_points(found: Sequence[Points]) -> dict[str, float]:
    """The mean of each category, in the order in which they are scored; nothing where nothing is known.

    >>> mean_points([{"fields": 2, "sheep": 1}, {"fields": 3, "sheep": -1}])
    {'fields': 2.5, 'sheep': 0.0}
    """
    names = dict.fromkeys(name for points in found for name in points)
    return {name: sum(points.get(name, 0.0) for points in found) / len(found) for name in names}
