"""Every kind of question that Hallertau asks, which the client's unit tests hear in each language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from allmende.core import Game
from browser.games import CARD_STANDS, STANDS, WITH_CARDS, finished, played

QUESTIONS: dict[str, Callable[[], Game]] = {
    **{
        f"hallertau of {players}, {name}": partial(played, players, until, rounds=3)
        for players in (1, 3)
        for name, until in STANDS.items()
    },
    "hallertau of 1, the end": partial(finished, 1),
    "hallertau of 3, the end": partial(finished, 3),
    **{
        f"hallertau with cards, {name}": partial(played, 1, until, options=WITH_CARDS)
        for name, until in CARD_STANDS.items()
    },
    "hallertau with cards, the end": partial(finished, 1, options=WITH_CARDS),
    "hallertau with cards of two, income": partial(played, 2, CARD_STANDS["income"], options=WITH_CARDS),
    "hallertau of two, late": partial(played, 2, STANDS["placing workers"], rounds=5),
}
