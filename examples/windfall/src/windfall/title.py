"""Windfall as a title on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec

from allmende.core import EVERYTHING, Choice, MoveView, ScoreLine, Title
from allmende.core.event import events_in
from allmende.core.insight import Insight
from allmende.core.title import Course
from windfall.faces.offers import offer
from windfall.faces.reference import Reference, reference
from windfall.faces.text import table_text
from windfall.faces.views import View, view
from windfall.facts import events
from windfall.facts.deal import Deal, check, draw, redrawn
from windfall.facts.vocabulary import VOCABULARY
from windfall.rules.components import SOLO_GOAL
from windfall.rules.scoring import score_lines, winners
from windfall.rules.state import Table, new_table
from windfall.rules.steps import STEPS


class Windfall(Title[Table, Deal]):
    """Six weeks of autumn in an orchard, for 1 or 2 players."""

    name = "windfall"
    rules = "1"
    players = (1, 2)
    minutes = (5, 10)
    age = 8
    options: ClassVar[Mapping[str, Choice]] = {"storms": Choice(("some", "none"))}
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {"first": {"storms": "none"}, "usual": {}}
    foresees = True
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    event_types = events_in(events)

    # How it is played

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return draw(players, options, rng)

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> Table:
        check(deal, players, options)
        table = new_table(players, STEPS, deal.weather, deal.first)
        table.amendments = amendments
        return table

    def score_lines(self, position: Table, seat: int) -> list[ScoreLine]:
        return score_lines(position.seats[seat])

    def winners(self, position: Table) -> list[int]:
        return winners(position)

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (SOLO_GOAL,)

    # What nobody can know

    def hides(self, options: Mapping[str, str]) -> bool:
        return True

    def redraw(self, position: Table, seat: int, rng: Random) -> Table:
        twin = position.copy()
        assert isinstance(twin, Table)
        twin.weather = redrawn(twin.weather, twin.known, rng)
        return twin

    def recast(self, course: Course, eyes: int, rng: Random) -> tuple[Deal, list[str]]:
        deal, position = course.deal, course.position
        assert isinstance(deal, Deal)
        assert isinstance(position, Table)
        return msgspec.structs.replace(deal, weather=redrawn(deal.weather, position.known, rng)), course.texts

    @property
    def insight(self) -> Insight:
        from windfall.mind import INSIGHT

        return INSIGHT

    # How it is shown

    def common_view(self, position: Table) -> View:
        return view(position)

    def text(self, position: Table, seat: int = EVERYTHING) -> str:
        return table_text(view(position))

    def reference(self) -> Reference:
        return reference()

    def offer(self, position: Table, seat: int, move: int) -> MoveView:
        return offer(position, seat, move)
