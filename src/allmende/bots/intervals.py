"""Confidence intervals at 95 %."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95

Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""The half-width of such an interval in a normal distribution, in standard deviations: 1.96."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate and its interval; `low` and `high` are None while there are too few numbers."""

    value: float
    low: float | None = None
    high: float | None = None


def by_deal(numbers: Iterable[tuple[int, float]]) -> list[float]:
    """The mean for each deal of the numbers that belong to it, since games on one deal are not independent.

    >>> by_deal([(7, 1.0), (8, 0.5), (7, 0.0)])
    [0.5, 0.5]
    """
    found = defaultdict(list)
    for deal, number in numbers:
        found[deal].append(number)
    return [fmean(of_one) for of_one in found.values()]


def mean_interval(sample: Sequence[float]) -> Interval:
    """The mean of independent numbers, with Student's interval."""
    return _around(fmean(sample), len(sample), stdev(sample) if len(sample) > 1 else 0.0)


def mean_interval_of_sums(count: int, total: float, squares: float) -> Interval:
    """The same of numbers of which only their count, sum and sum of squares are known.

    >>> mean_interval_of_sums(3, 1 + 2 + 6, 1 + 4 + 36) == mean_interval([1, 2, 6])
    True
    """
    mean = total / count
    return _around(mean, count, sqrt(max(0.0, squares - total * mean) / (count - 1)) if count > 1 else 0.0)


def _around(mean: float, count: int, deviation: float) -> Interval:
    """Student's interval around the mean of numbers with this standard deviation."""
    if count < 2:
        return Interval(mean)
    half = student(count - 1) * deviation / sqrt(count)
    return Interval(mean, mean - half, mean + half)


def wilson_interval(sample: Sequence[float]) -> Interval:
    """The mean of independent numbers from 0 to 1, with Wilson's interval.

    It is made for numbers that are 0 or 1; for numbers in between, which vary less, it is a little too wide.
    """
    return wilson_interval_of_rate(len(sample), fmean(sample))


def wilson_interval_of_rate(n: int, rate: float) -> Interval:
    """The same of `n` numbers whose mean is known."""
    middle = (rate + Z**2 / (2 * n)) / (1 + Z**2 / n)
    half = Z / (1 + Z**2 / n) * sqrt(rate * (1 - rate) / n + Z**2 / (4 * n**2))
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def student(degrees: int) -> float:
    """Student's quantile: Z for samples whose spread is itself only estimated; right to about one part in a thousand.

    >>> [round(student(degrees), 2) for degrees in (1, 2, 4, 10, 100)]
    [12.71, 4.3, 2.78, 2.23, 1.98]
    """
    if degrees == 1:
        return tan(pi * CONFIDENCE / 2)
    if degrees == 2:
        return CONFIDENCE * sqrt(2 / (1 - CONFIDENCE**2))
    # The expansion of Cornish and Fisher, by powers of 1 / degrees (Abramowitz and Stegun, 26.7.5).
    return (
        Z
        + (Z**3 + Z) / (4 * degrees)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * degrees**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * degrees**3)
        + (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / (92160 * degrees**4)
    )
