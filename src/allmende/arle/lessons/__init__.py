"""The lessons of Fields of Arle, as data: a first game, and chapters on more advanced topics."""

from __future__ import annotations

from typing import Final

from allmende.arle.lessons.dikes import DIKES
from allmende.arle.lessons.first import FIRST
from allmende.arle.lessons.tools import TOOLS
from allmende.arle.lessons.travel import TRAVEL
from allmende.core.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (FIRST, DIKES, TRAVEL, TOOLS)
