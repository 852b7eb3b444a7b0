"""Logs each distinct message once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache


@lru_cache(1000)
def say_once(log: Callable[..., None], text: str, *about: str) -> None:
    """Log a message, unless it was logged already: lists and leader jobs come upon the same faults for ever."""
    log(text, *about)
