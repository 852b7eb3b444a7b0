"""Hallertau as a title on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.title import Choice, Title
from allmende.core.view import ScoreLine
from allmende.hallertau import events
from allmende.hallertau.board import ALL_SPACES, WITHOUT_CARDS
from allmende.hallertau.components import (
    SOLO_EXTRAORDINARY,
    SOLO_EXTRAORDINARY_WITHOUT_CARDS,
    SOLO_GOAL,
    SOLO_GOAL_WITHOUT_CARDS,
)
from allmende.hallertau.deal import MIXED, RANDOM, Deal, check, draw
from allmende.hallertau.hidden import redraw_hidden
from allmende.hallertau.language.effect import Either
from allmende.hallertau.moves import CHOOSE, DONE
from allmende.hallertau.numbers import FARMYARD_DECKS, GATEWAY_DECKS
from allmende.hallertau.reference import Reference, reference
from allmende.hallertau.scoring import score_lines, winners
from allmende.hallertau.state import Table, new_table
from allmende.hallertau.steps import ACTION_STEPS, ADVANCING, PLAYING_CARDS, STEPS
from allmende.hallertau.text import table_text
from allmende.hallertau.views import EVERYTHING, View, view
from allmende.hallertau.vocabulary import VOCABULARY
from allmende.hallertau.wording import say


class Hallertau(Title[Table, Deal]):
    """Uwe Rosenberg's game of sheep, hops and a growing village, for 1 to 4 players."""

    name = "hallertau"
    rules = "2026.11"
    players = (1, 2, 3, 4)
    options: ClassVar[Mapping[str, Choice]] = {
        "cards": Choice(("on", "off")),
        "gateway": Choice((*GATEWAY_DECKS, RANDOM, MIXED)),
        "farmyard": Choice((*FARMYARD_DECKS, RANDOM, MIXED)),
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
        return draw(players, options, rng)

    def redraw(self, position: Table, seat: int, rng: Random) -> Table:
        return redraw_hidden(position, seat, rng)

    def start(self, players: int, options: Mapping[str, str], deal: Deal) -> Table:
        check(deal, players, options)
        cards = options["cards"] == "on"
        return new_table(
            players,
            deal,
            options["progress"] == "clockwise",
            ALL_SPACES if cards else WITHOUT_CARDS,
            STEPS,
            ACTION_STEPS,
            PLAYING_CARDS if cards else None,
        )

    def view(self, position: Table, seat: int) -> View:
        return view(position, seat)

    def score_lines(self, position: Table, seat: int) -> list[ScoreLine]:
        return score_lines(position.seats[seat], position.anytime is not None)

    def winners(self, position: Table) -> list[int]:
        return winners(position)

    def text(self, position: Table) -> str:
        return table_text(view(position, EVERYTHING))

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
