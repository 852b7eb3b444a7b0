"""What teaches the game, as data."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = ()
