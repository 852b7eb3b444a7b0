"""What teaches Fields of Arle: a first game, as data."""

from __future__ import annotations

from typing import Final

from allmende.arle.lessons.first import FIRST
from allmende.core.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (FIRST,)
