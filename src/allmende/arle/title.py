"""The title Fields of Arle: its rules, words, views and bots behind the interface `core.Title`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from allmende.arle.components.pieces import SOLO_GOAL
from allmende.arle.presentation.cautions import cautions
from allmende.arle.presentation.labels import label
from allmende.arle.presentation.offers import offer
from allmende.arle.presentation.passages import passages
from allmende.arle.presentation.reference import CardReference, Reference, card_references, reference
from allmende.arle.presentation.text import table_text
from allmende.arle.presentation.views import View, view
from allmende.arle.record import events
from allmende.arle.record.deal import HOUSES, RANDOM, RECOMMENDED, Deal, check, draw
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.amendments import AMENDMENTS
from allmende.arle.rules.scoring import score_lines, winners
from allmende.arle.rules.state import State, new_state
from allmende.arle.rules.steps import AT_ANY_TIME, BUILT_STEPS, STEPS, action_steps
from allmende.core.ai import TitleAI
from allmende.core.caution import Caution, Outlook
from allmende.core.event import events_in
from allmende.core.hindsight import Hindsight
from allmende.core.lesson import Lesson
from allmende.core.message import Message
from allmende.core.passages import Passage
from allmende.core.rulebook import Rulebook
from allmende.core.title import Choice, Title
from allmende.core.view import EVERYTHING, MoveView, ScoreLine


class Arle(Title[State, Deal]):
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
    days: ClassVar[Sequence[Mapping[str, str]]] = (
        {"houses": "light"},
        {"houses": "dark"},
        {"houses": "light"},
        {"houses": "dark"},
        {"houses": "light"},
        {"houses": "dark"},
        {"houses": "random"},
    )
    foresees = True
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    card_type = CardReference
    event_types = events_in(events)

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return draw(players, options, rng)

    def redraw(self, state: State, seat: int, rng: Random) -> State:
        """Return a copy of `state`, because nothing is hidden in this game."""
        twin = state.copy()
        assert isinstance(twin, State)
        return twin

    def is_open(self, state: State) -> bool:
        return True

    def cautions(self, outlook: Outlook) -> Iterable[Caution]:
        return cautions(outlook)

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        check(deal, players, options)
        state = new_state(
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
        state.amendments = amendments
        return state

    def common_view(self, state: State) -> View:
        return view(state)

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        return score_lines(state.seats[seat])

    def winners(self, state: State) -> list[int]:
        return winners(state)

    def text(self, state: State, seat: int = EVERYTHING) -> str:
        return table_text(view(state))

    def passages(self, state: State, seat: int) -> list[Passage]:
        return passages(view(state))

    def reference(self) -> Reference:
        return reference()

    def cards(self) -> list[CardReference]:
        return card_references()

    @property
    def ai(self) -> TitleAI:
        from allmende.arle.ai import AI

        return AI

    @property
    def hindsight(self) -> Hindsight:
        from allmende.arle.presentation.retrospect import HINDSIGHT

        return HINDSIGHT

    @property
    def lessons(self) -> Sequence[Lesson]:
        from allmende.arle.lessons import LESSONS

        return LESSONS

    @property
    def rulebook(self) -> Rulebook:
        from allmende.arle.rulebook import RULEBOOK

        return RULEBOOK

    def label(self, state: State, seat: int, move: int) -> Message:
        return label(state, seat, move) or self.vocabulary[move].label

    def offer(self, state: State, seat: int, move: int) -> MoveView:
        return offer(state, seat, move, self.label(state, seat, move))

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (SOLO_GOAL,)
