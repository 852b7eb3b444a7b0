"""What teaches Hallertau: a first game, as data."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson
from allmende.hallertau.lessons.first import FIRST

LESSONS: Final[tuple[Lesson, ...]] = (FIRST,)
