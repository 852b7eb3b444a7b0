"""The lessons of Hallertau, as data: a first game, and chapters on more advanced topics."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import Lesson
from allmende.hallertau.lessons.cards import CARDS
from allmende.hallertau.lessons.first import FIRST
from allmende.hallertau.lessons.jewelry import JEWELRY
from allmende.hallertau.lessons.progress import PROGRESS

LESSONS: Final[tuple[Lesson, ...]] = (FIRST, CARDS, PROGRESS, JEWELRY)
