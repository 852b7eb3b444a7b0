"""The hand-made judges, by title."""

from __future__ import annotations

from typing import Any, Final

from allmende.bots.agricola import AgricolaJudge
from allmende.bots.arle import ArleJudge
from allmende.bots.hallertau import HallertauJudge
from allmende.bots.judge import Judge

JUDGES: Final[dict[str, type[Judge[Any]]]] = {
    "hallertau": HallertauJudge,
    "arle": ArleJudge,
    "agricola": AgricolaJudge,
}
