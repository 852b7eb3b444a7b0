"""The lessons of Agricola, as data: a first game, and chapters on what comes later."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.animals import ANIMALS
from allmende.agricola.lessons.baking import BAKING
from allmende.agricola.lessons.campaign import CAMPAIGN
from allmende.agricola.lessons.cards import CARDS
from allmende.agricola.lessons.family import FAMILY
from allmende.agricola.lessons.fences import FENCES
from allmende.agricola.lessons.first import FIRST
from allmende.core.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (FIRST, FENCES, ANIMALS, BAKING, FAMILY, CARDS, CAMPAIGN)
