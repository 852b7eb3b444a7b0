"""The definition of Hallertau as a title."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

import msgspec

from allmende.core.ai import TitleAI
from allmende.core.caution import Caution, Outlook
from allmende.core.event import events_in
from allmende.core.hand_cards import HandCards
from allmende.core.hindsight import Hindsight
from allmende.core.lesson import Lesson
from allmende.core.message import Message
from allmende.core.passages import Passage
from allmende.core.rulebook import Rulebook
from allmende.core.rules.state import Step
from allmende.core.title import Choice, Course, Title
from allmende.core.view import EVERYTHING, MoveView, ScoreLine
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import ALL_SPACES, WITHOUT_CARDS
from allmende.hallertau.components.moves import CHOOSE, DONE, FALLOW, PLAY, RAISE, TAKE
from allmende.hallertau.components.numbers import CARD_COUNT, CARD_NAMES, FARMYARD_DECKS, GATEWAY_DECKS
from allmende.hallertau.components.pieces import (
    LOWEST_ROW,
    SOLO_EXTRAORDINARY,
    SOLO_EXTRAORDINARY_WITHOUT_CARDS,
    SOLO_GOAL,
    SOLO_GOAL_WITHOUT_CARDS,
)
from allmende.hallertau.hidden.reconstruction import recast
from allmende.hallertau.hidden.redeal import redraw_hidden
from allmende.hallertau.presentation.cautions import cautions
from allmende.hallertau.presentation.lapsing import with_lapses
from allmende.hallertau.presentation.offers import offer
from allmende.hallertau.presentation.passages import passages
from allmende.hallertau.presentation.reasons import why_not_played
from allmende.hallertau.presentation.reference import CardReference, Reference, card_references, reference
from allmende.hallertau.presentation.text import table_text
from allmende.hallertau.presentation.views import View, common_view, own_view
from allmende.hallertau.presentation.wording import choice, say
from allmende.hallertau.record import events
from allmende.hallertau.record.deal import MIXED, RANDOM, Deal, check, draw
from allmende.hallertau.record.vocabulary import VOCABULARY
from allmende.hallertau.rules.amendments import AMENDMENTS
from allmende.hallertau.rules.language.card import Card, UpperHalf
from allmende.hallertau.rules.language.custom import FieldsWithSum
from allmende.hallertau.rules.language.effect import OneOf
from allmende.hallertau.rules.language.farm import MoveEmptyFields
from allmende.hallertau.rules.language.workers import ReturnTopRows
from allmende.hallertau.rules.scoring import score_lines, winners
from allmende.hallertau.rules.state import State, new_state
from allmende.hallertau.rules.steps import ACTION_STEPS, ADVANCING, MOMENT, PLAYING_CARDS, STEPS


class Hallertau(Title[State, Deal]):
    """Uwe Rosenberg's game of sheep, hops and a growing village, for 1 to 4 players."""

    name = "hallertau"
    rules = "2026.11"
    amendments = AMENDMENTS
    players = (1, 2, 3, 4)
    minutes = (50, 140)
    age = 12
    options: ClassVar[Mapping[str, Choice]] = {
        "cards": Choice(("on", "off")),
        "gateway": Choice((*GATEWAY_DECKS, RANDOM, MIXED), needs=("cards", "on")),
        "farmyard": Choice((*FARMYARD_DECKS, RANDOM, MIXED), needs=("cards", "on")),
        "progress": Choice(("together", "clockwise")),
    }
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "first": {"cards": "off", "progress": "clockwise"},
        "usual": {},
    }
    days: ClassVar[Sequence[Mapping[str, str]]] = (
        {"cards": "off"},
        {"gateway": "beginner", "farmyard": "hops"},
        {"gateway": "advanced", "farmyard": "sheep"},
        {"gateway": "expert", "farmyard": "field"},
        {"gateway": "master", "farmyard": "jewelry"},
        {"gateway": "mixed", "farmyard": "mixed"},
        {"gateway": "random", "farmyard": "random"},
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
        return redraw_hidden(state, seat, rng)

    def recast(self, course: Course, eyes: int, rng: Random) -> tuple[Deal, list[str]]:
        return recast(course, eyes, rng), course.texts

    def is_open(self, state: State) -> bool:
        """True without hand cards once the last Quadrant card is uncovered; with four players there are none."""
        return state.anytime is None and state.rounds_cleared() >= len(state.deal.quadrants)

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        check(deal, players, options)
        cards = options["cards"] == "on"
        state = new_state(
            players,
            deal,
            options["progress"] == "clockwise",
            ALL_SPACES if cards else WITHOUT_CARDS,
            STEPS,
            ACTION_STEPS,
            PLAYING_CARDS if cards else None,
        )
        state.amendments = amendments
        return state

    def common_view(self, state: State) -> View:
        return common_view(state)

    def own_view(self, common: msgspec.Struct, state: State, seat: int) -> View:
        assert isinstance(common, View)
        return own_view(common, state, seat)

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        return score_lines(state.seats[seat], state.anytime is not None)

    def winners(self, state: State) -> list[int]:
        return winners(state)

    def text(self, state: State, seat: int = EVERYTHING) -> str:
        return table_text(own_view(common_view(state), state, seat))

    def passages(self, state: State, seat: int) -> list[Passage]:
        return passages(own_view(common_view(state), state, seat))

    @property
    def ai(self) -> TitleAI:
        from allmende.hallertau.ai import AI

        return AI

    @property
    def hindsight(self) -> Hindsight:
        from allmende.hallertau.presentation.retrospect import HINDSIGHT

        return HINDSIGHT

    @property
    def hand_cards(self) -> HandCards:
        from allmende.hallertau.hidden.hand_cards import HAND_CARDS

        return HAND_CARDS

    @property
    def lessons(self) -> Sequence[Lesson]:
        from allmende.hallertau.lessons import LESSONS

        return LESSONS

    @property
    def rulebook(self) -> Rulebook:
        from allmende.hallertau.rulebook import RULEBOOK

        return RULEBOOK

    def cautions(self, outlook: Outlook) -> Iterable[Caution]:
        return cautions(outlook)

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options["cards"] == "on"

    def reference(self) -> Reference:
        return reference()

    def cards(self) -> list[CardReference]:
        return card_references()

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, int]:
        if options["cards"] == "off":
            return SOLO_GOAL_WITHOUT_CARDS, SOLO_EXTRAORDINARY_WITHOUT_CARDS
        return SOLO_GOAL, SOLO_EXTRAORDINARY

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move < PLAY or not state.moves(seat):
            return super().why_not(state, seat, move)
        card = CARDS[(move - PLAY) % CARD_COUNT]
        if card.card not in state.seats[seat].hand:
            return Message("reason-not-in-hand")
        if state.top(seat).closed:
            return Message("reason-finish-first")
        return why_not_played(card, state, seat) or Message("reason-nothing-to-spare")

    def label(self, state: State, seat: int, move: int) -> Message:
        step = state.top(seat)
        if CHOOSE <= move < TAKE:
            return self._choice(state, seat, step, move - CHOOSE) or self.vocabulary[move].label
        if isinstance(step, MoveEmptyFields) and RAISE <= move < FALLOW:
            return Message("move-raise-to", {"row": move - RAISE + LOWEST_ROW, "to": step.row})
        if move == DONE and step is MOMENT:
            return Message("move-go-on")
        if move == DONE and step is ADVANCING:
            return Message("move-finish-progress")
        if move == DONE and not state.seats[seat].stack[-2]:
            return Message("move-skip")
        return self.vocabulary[move].label

    def offer(self, state: State, seat: int, move: int) -> MoveView:
        label = self.label(state, seat, move)
        return offer(state, seat, move, with_lapses(label, state, seat) if move == DONE else label)

    def _choice(self, state: State, seat: int, step: Step[State], number: int) -> Message | None:
        """The words for one of several options that a step lets a seat choose from; None if the step has none."""
        match step:
            case OneOf():
                return Message("move-choose-effect", {"effect": say(step.options[number])})
            case ReturnTopRows():
                return Message("move-choose-effect", {"effect": say(step)})
            case Card():
                waiting = state.steps[step.waiting(state, seat)[number]]
                return (
                    Message("move-resolve", {"card": CARD_NAMES[waiting.card]}) if isinstance(waiting, Card) else None
                )
            case UpperHalf():
                return choice(step.card, number)
            case FieldsWithSum():
                rows = step.ways(state, seat)[number]
                return Message("move-choose-rows", {"rows": [Message("row", {"row": row}) for row in rows]})
            case _:
                return None
