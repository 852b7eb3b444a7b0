"""Windfall as a title on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec

from allmende.core import EVERYTHING, Choice, MoveView, ScoreLine, Title
from allmende.core.ai import TitleAI
from allmende.core.event import events_in
from allmende.core.title import Course
from windfall.components import SOLO_GOAL
from windfall.presentation.offers import offer
from windfall.presentation.reference import Reference, reference
from windfall.presentation.text import table_text
from windfall.presentation.views import View, view
from windfall.record import events
from windfall.record.deal import Deal, check, draw, redrawn
from windfall.record.vocabulary import VOCABULARY
from windfall.rules.scoring import score_lines, winners
from windfall.rules.state import State, new_state
from windfall.rules.steps import STEPS


class Windfall(Title[State, Deal]):
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

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        check(deal, players, options)
        state = new_state(players, STEPS, deal.weather, deal.first)
        state.amendments = amendments
        return state

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        return score_lines(state.seats[seat])

    def winners(self, state: State) -> list[int]:
        return winners(state)

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (SOLO_GOAL,)

    # What nobody can know

    def hides(self, options: Mapping[str, str]) -> bool:
        return True

    def redraw(self, state: State, seat: int, rng: Random) -> State:
        twin = state.copy()
        assert isinstance(twin, State)
        twin.weather = redrawn(twin.weather, twin.known, rng)
        return twin

    def recast(self, course: Course, eyes: int, rng: Random) -> tuple[Deal, list[str]]:
        deal, state = course.deal, course.state
        assert isinstance(deal, Deal)
        assert isinstance(state, State)
        return msgspec.structs.replace(deal, weather=redrawn(deal.weather, state.known, rng)), course.texts

    @property
    def ai(self) -> TitleAI:
        from windfall.ai import AI

        return AI

    # How it is shown

    def common_view(self, state: State) -> View:
        return view(state)

    def text(self, state: State, seat: int = EVERYTHING) -> str:
        return table_text(view(state))

    def reference(self) -> Reference:
        return reference()

    def offer(self, state: State, seat: int, move: int) -> MoveView:
        return offer(state, seat, move)
