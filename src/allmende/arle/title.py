"""Fields of Arle as a title on the shelf."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from allmende.arle.faces.cautions import cautions
from allmende.arle.faces.labels import label
from allmende.arle.faces.offers import offer
from allmende.arle.faces.reasons import refusals, why_not
from allmende.arle.faces.reference import CardReference, Reference, card_references, reference
from allmende.arle.faces.text import table_text
from allmende.arle.faces.views import View, view
from allmende.arle.facts import events
from allmende.arle.facts.deal import HOUSES, RANDOM, RECOMMENDED, Deal, check, draw
from allmende.arle.facts.vocabulary import VOCABULARY
from allmende.arle.rules.amendments import AMENDMENTS
from allmende.arle.rules.components import SOLO_GOAL
from allmende.arle.rules.scoring import score_lines, winners
from allmende.arle.rules.state import Table, new_table
from allmende.arle.rules.steps import AT_ANY_TIME, BUILT_STEPS, STEPS, action_steps
from allmende.core.caution import Caution, Outlook
from allmende.core.event import events_in
from allmende.core.hindsight import Hindsight
from allmende.core.insight import Insight
from allmende.core.lesson import Lesson
from allmende.core.message import Message
from allmende.core.rulebook import Rulebook
from allmende.core.title import Choice, Title
from allmende.core.view import EVERYTHING, MoveView, Refusal, ScoreLine


class Arle(Title[Table, Deal]):
    """Uwe Rosenberg's game of dikes, moor and flax in East Frisia, for 1 or 2 players."""

    name = "arle"
    rules = "2026.11"
    amendments = AMENDMENTS
    players = (1, 2)
    minutes = (60, 120)
    age = 13
    options: ClassVar[Mapping[str, Choice]] = {
        "houses": Choice((*HOUSES, RANDOM, *RECOMMENDED)),
        "rules": Choice(("printed", "online")),
        "payment": Choice(("chosen", "cheap"), follows="rules"),
        "peat": Choice(("chosen", "most"), follows="rules"),
        "barn": Choice(("same-size", "any-size"), follows="rules"),
        "loading": Choice(("any-time", "between-actions"), follows="rules"),
    }
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {"first": {"houses": "first"}, "usual": {}}
    foresees = True
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    card_type = CardReference
    event_types = events_in(events)

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return draw(players, options, rng)

    def redraw(self, position: Table, seat: int, rng: Random) -> Table:
        """A copy: nothing is hidden in this game."""
        twin = position.copy()
        assert isinstance(twin, Table)
        return twin

    def is_open(self, position: Table) -> bool:
        return True

    def cautions(self, outlook: Outlook) -> Iterable[Caution]:
        return cautions(outlook)

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> Table:
        check(deal, players, options)
        table = new_table(
            players,
            deal,
            STEPS,
            action_steps(amendments),
            BUILT_STEPS,
            AT_ANY_TIME,
            options["payment"] == "cheap",
            options["peat"] == "most",
            options["barn"] == "any-size",
            options["loading"] == "between-actions",
        )
        table.amendments = amendments
        return table

    def common_view(self, position: Table) -> View:
        return view(position)

    def score_lines(self, position: Table, seat: int) -> list[ScoreLine]:
        return score_lines(position.seats[seat])

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

    @property
    def insight(self) -> Insight:
        from allmende.arle.mind import INSIGHT

        return INSIGHT

    @property
    def hindsight(self) -> Hindsight:
        from allmende.arle.faces.retrospect import HINDSIGHT

        return HINDSIGHT

    @property
    def lessons(self) -> Sequence[Lesson]:
        from allmende.arle.lessons import LESSONS

        return LESSONS

    @property
    def rulebook(self) -> Rulebook:
        from allmende.arle.rulebook import RULEBOOK

        return RULEBOOK

    def label(self, position: Table, seat: int, move: int) -> Message:
        return label(position, seat, move) or self.vocabulary[move].label

    def offer(self, position: Table, seat: int, move: int) -> MoveView:
        return offer(position, seat, move, self.label(position, seat, move))

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (SOLO_GOAL,)
