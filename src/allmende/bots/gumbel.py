"""Gumbel noise: the argmax of logits plus this noise is a sample from their softmax."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

_NEVER_ZERO: Final = 1e-300


def gumbel_noise(temperature: float, rng: Random) -> float:
    """A number of Gumbel noise, times the temperature; 0 without drawing anything if the temperature is 0."""
    return -temperature * log(rng.expovariate(1.0) + _NEVER_ZERO) if temperature else 0.0
