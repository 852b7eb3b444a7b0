"""Corrections for tests of what follows from them: the toy and Hallertau as they could be some time later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import pytest

from allmende import hallertau
from allmende.core import Amendment, Game, ScoreLine
from allmende.core.amendment import with_amendments
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rules.state import State
from core.toy import Toy

KNOWN: Final = len(hallertau.TITLE.amendments)
UNCHANGED: Final = KNOWN + 1
COMPANY: Final = KNOWN + 2
BEFORE: Final = with_amendments(hallertau.TITLE.rules, KNOWN)
AFTER: Final = with_amendments(hallertau.TITLE.rules, COMPANY)


class AmendedToy(Toy):
    """The toy with one amendment: it makes this change to the table at the start."""

    amendments = (Amendment(1, "The table is set up otherwise.", "a test"),)

    def __init__(self, change: Callable[[State], None]) -> None:
        self.change = change

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        state = super().set_up(players, options, deal, amendments)
        if state.amended(1):
            self.change(state)
        return state


def new_game(title: Toy, amendments: int | None = None) -> Game:
    """A game of the toy on a certain deal."""
    options = title.checked_options(2, {})
    return Game(title, 2, options, title.draw(2, options, Random(1)), amendments)


def go_on(game: Game, moves: int) -> Game:
    """The game after so many more random moves."""
    rng = Random(2)
    for _ in range(moves):
        game.play(rng.choice(list(game.moves)), game.to_act[0])
    return game


def amend_hallertau(monkeypatch: pytest.MonkeyPatch) -> None:
    """Correct Hallertau twice more: nothing comes of it at first; then each of several players has a point more."""
    kind = type(hallertau.TITLE)
    plain = kind.score_lines

    def score_lines(self: hallertau.Hallertau, state: State, seat: int) -> list[ScoreLine]:
        lines = plain(self, state, seat)
        more = state.amended(COMPANY) and len(state.seats) > 1
        return [*lines, ScoreLine("jewelry", 1)] if more else lines

    unchanged = Amendment(UNCHANGED, "Nothing is otherwise.", "a test")
    company = Amendment(COMPANY, "Company is a point.", "a test")
    monkeypatch.setattr(kind, "amendments", [*kind.amendments, unchanged, company])
    monkeypatch.setattr(kind, "score_lines", score_lines)
