"""Work, counted and not timed: how many calls something takes, where Python sees them, in the interpreted engine."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType


def counted(action: Callable[[], object]) -> Counter[str]:
    """How often which function is called, by its qualified name."""
    calls: Counter[str] = Counter()

    def count(frame: FrameType, kind: str, _: object) -> None:
        if kind == "call":
            calls[frame.f_code.co_qualname] += 1

    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(None)
    return calls
