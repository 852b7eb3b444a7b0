"""Chance for those who choose: whoever takes the best of noisy numbers draws from their softmax."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

_NEVER_ZERO: Final = 1e-300


def noise(temperature: float, rng: Random) -> float:
    """Gumbel noise, in the unit of what it is added to; without a temperature there is none, and nothing is drawn."""
    return -temperature * log(rng.expovariate(1.0) + _NEVER_ZERO) if temperature else 0.0
