"""The hand-made judges, by title, and what they know of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from allmende.bots.agricola.judge import AgricolaJudge
from allmende.bots.arle.judge import ArleJudge
from allmende.bots.hallertau.judge import HallertauJudge
from allmende.bots.judge import Judge

JUDGES: Final[dict[str, type[Judge[Any]]]] = {
    "hallertau": HallertauJudge,
    "arle": ArleJudge,
    "agricola": AgricolaJudge,
}

Candidates = Callable[[Any, int], Sequence[int]]


def candidates(title: str) -> Candidates:
    """Tells all moves of a title that deserve a look: those that need a plan, and those that stand by themselves."""
    judge = JUDGES[title]()

    def worth_a_look(position: Any, seat: int) -> Sequence[int]:
        return [*judge.candidates(position, seat), *judge.asides(position, seat)]

    return worth_a_look
