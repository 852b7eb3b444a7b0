"""Agricola as a title on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec

from allmende.agricola import events
from allmende.agricola.board import SPACE_NAMES
from allmende.agricola.campaign import next_deal, solo_goal
from allmende.agricola.deal import Deal, check, draw, draw_cards
from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.labels import label
from allmende.agricola.reasons import refusals, why_not
from allmende.agricola.reference import CardReference, Reference, card_references, reference
from allmende.agricola.scoring import score_lines, winners
from allmende.agricola.spaces import accumulates, starting_spaces
from allmende.agricola.state import Setup, Table, new_table
from allmende.agricola.steps import AT_ANY_TIME, STEPS, actions
from allmende.agricola.text import table_text
from allmende.agricola.views import View, view
from allmende.agricola.vocabulary import VOCABULARY
from allmende.core.event import events_in
from allmende.core.message import Message
from allmende.core.title import Choice, Title
from allmende.core.view import EVERYTHING, Refusal, ScoreLine


class Agricola(Title[Table, Deal]):
    """Uwe Rosenberg's game of a farming family in the 17th century, for 1 to 4 players."""

    name = "agricola"
    rules = "2026.11"
    players = (1, 2, 3, 4)
    options: ClassVar[Mapping[str, Choice]] = {
        "cards": Choice(("off",)),
        "side_job": Choice(("off", "on")),
        "tile": Choice(("off", "on")),
        "campaign": Choice(("off", "on")),
    }
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    card_type = CardReference
    event_types = events_in(events)

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return draw(players, options["campaign"] == "on", rng)

    def hides(self, options: Mapping[str, str]) -> bool:
        """Nobody knows the action spaces of the rounds to come."""
        return True

    def redraw(self, position: Table, seat: int, rng: Random) -> Table:
        """The same for every seat: hidden are only the action spaces of the rounds to come."""
        twin = position.copy()
        assert isinstance(twin, Table)
        seen = [SPACE_NAMES[space] for space in twin.order[: twin.round]]
        twin.deal = msgspec.structs.replace(twin.deal, cards=draw_cards(seen, rng))
        twin.order = twin.deal.order()
        return twin

    def start(self, players: int, options: Mapping[str, str], deal: Deal) -> Table:
        check(deal, players, options["campaign"] == "on")
        spaces = starting_spaces(players, options["side_job"] == "on", options["tile"] == "on")
        setup = Setup(players == 1, spaces, actions(players), accumulates(players), IMPROVEMENTS)
        return new_table(players, deal, setup, STEPS, AT_ANY_TIME)

    def view(self, position: Table, seat: int) -> View:
        return view(position)

    def score_lines(self, position: Table, seat: int) -> list[ScoreLine]:
        return score_lines(position, seat)

    def winners(self, position: Table) -> list[int]:
        return winners(position)

    def text(self, position: Table, seat: int = EVERYTHING) -> str:
        return table_text(view(position))

    def reference(self) -> Reference:
        return reference()

    def cards(self) -> list[CardReference]:
        return card_references()

    def refusals(self, position: Table, seat: int) -> list[Refusal]:
        return refusals(position, seat)

    def why_not(self, position: Table, seat: int, move: int) -> Message:
        if not position.moves(seat):
            return super().why_not(position, seat, move)
        return why_not(position, seat, move)

    def label(self, position: Table, seat: int, move: int) -> Message:
        return label(position, seat, move) or self.vocabulary[move].label

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (solo_goal(deal.game),)

    def next_deal(self, position: Table, rng: Random) -> Deal | None:
        return next_deal(position, draw(len(position.seats), True, rng))
