"""Hallertau as a title on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, cast

from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.title import Choice, Title
from allmende.core.view import ScoreLine
from allmende.hallertau import events
from allmende.hallertau.components import (
    SOLO_EXTRAORDINARY,
    SOLO_EXTRAORDINARY_WITHOUT_CARDS,
    SOLO_GOAL,
    SOLO_GOAL_WITHOUT_CARDS,
)
from allmende.hallertau.deal import Deal, check, draw, redraw
from allmende.hallertau.language import Either
from allmende.hallertau.moves import CHOOSE, DONE
from allmende.hallertau.reference import Reference, reference
from allmende.hallertau.scoring import score_lines, winners
from allmende.hallertau.spaces import OPEN_WITHOUT_CARDS
from allmende.hallertau.state import Table, new_table
from allmende.hallertau.steps import ADVANCING, STEPS
from allmende.hallertau.text import table_text
from allmende.hallertau.views import View, view
from allmende.hallertau.vocabulary import VOCABULARY
from allmende.hallertau.wording import say


class Hallertau(Title[Table, Deal]):
    """Uwe Rosenberg's game of sheep, hops and a growing village, for 1 to 4 players."""

    name = "hallertau"
    rules = "2026.11"
    players = (1, 2, 3, 4)
    options: ClassVar[Mapping[str, Choice]] = {
        "cards": Choice(("off",)),
        "progress": Choice(("together", "clockwise")),
    }
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    event_types = tuple(
        kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event
    )

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return draw(players, rng)

    def redraw(self, position: Table, seat: int, rng: Random) -> Table:
        twin = cast(Table, position.copy())
        twin.deal = redraw(position.deal, len(position.seats), position.round, rng)
        return twin

    def start(self, players: int, options: Mapping[str, str], deal: Deal) -> Table:
        check(deal, players)
        return new_table(players, deal, options["progress"] == "clockwise", OPEN_WITHOUT_CARDS, STEPS)

    def view(self, position: Table, seat: int) -> View:
        return view(position)

    def score_lines(self, position: Table, seat: int) -> list[ScoreLine]:
        return score_lines(position.seats[seat])

    def winners(self, position: Table) -> list[int]:
        return winners(position)

    def text(self, position: Table) -> str:
        return table_text(view(position))

    def reference(self) -> Reference:
        return reference()

    def goal(self, options: Mapping[str, str]) -> tuple[int, int]:
        if options["cards"] == "off":
            return SOLO_GOAL_WITHOUT_CARDS, SOLO_EXTRAORDINARY_WITHOUT_CARDS
        return SOLO_GOAL, SOLO_EXTRAORDINARY

    def label(self, position: Table, seat: int, move: int) -> Message:
        step = position.top(seat)
        if isinstance(step, Either) and CHOOSE <= move < CHOOSE + len(step.options):
            return Message("move-choose-effect", {"effect": say(step.options[move - CHOOSE])})
        if move == DONE and step is ADVANCING:
            return Message("move-finish-progress")
        if move == DONE and not position.seats[seat].stack[-2]:
            return Message("move-skip")
        return self.vocabulary[move].label
