"""A second game for tests of everything that must not know the first: Hallertau's boards under other rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from allmende.core import Choice, ScoreLine
from allmende.hallertau.components.pieces import ROUNDS
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rules.state import State
from allmende.hallertau.title import Hallertau


class Toy(Hallertau):
    """One round for one or two, counted in half points; its options depend on one another."""

    name = "toy"
    amendments = ()
    players = (1, 2)
    options: ClassVar[Mapping[str, Choice]] = {
        "barn": Choice(("same-size", "any-size"), follows="edition"),
        "edition": Choice(("printed", "online")),
        "roof": Choice(("thatch", "tiles"), follows="barn"),
        "beams": Choice(("plain", "carved"), needs=("barn", "any-size")),
    }
    _hallertau: ClassVar[Mapping[str, str]] = {"cards": "off", "progress": "together"}

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return super().draw(players, self._hallertau, rng)

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        state = super().set_up(players, self._hallertau, deal, amendments)
        state.round = ROUNDS
        return state

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        mine = state.seats[seat]
        return [ScoreLine("sheep", sum(mine.goods)), ScoreLine("jewelry", 0.5), ScoreLine("cards", -mine.tools)]

    def winners(self, state: State) -> list[int]:
        scores = [self.score(state, seat) for seat in range(len(state.seats))]
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return False

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (4,)


TOY = Toy()
