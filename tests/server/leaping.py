"""An event loop in which nobody waits: as soon as nothing is left to do, its clock leaps to what is due next."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any


def leap(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something that awaits timers, and nothing outside of this thread."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        runner.run(work())


class _Selector(selectors.SelectSelector):
    passed = 0.0
    """The seconds for which it did not wait."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "there is nothing to wait for"
        self.passed += max(0.0, timeout)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leaping = _Selector()
        super().__init__(self._leaping)

    def time(self) -> float:
        return self._leaping.passed
