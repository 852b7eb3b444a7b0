"""What is found again and again is said once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache


@lru_cache(1000)
def say_once(log: Callable[..., None], text: str, *about: str) -> None:
    """Log this, unless it was logged already: lists and duties look at the same things for ever."""
    log(text, *about)
