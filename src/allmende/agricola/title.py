"""The definition of Agricola as a title."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, cast

import msgspec

from allmende.agricola.cards.majors import IMPROVEMENTS, KITCHENS
from allmende.agricola.components.improvement import majors_for
from allmende.agricola.components.numbers import (
    ALL_DECKS,
    BOX_DECK,
    CARD_NAMES,
    DECKS,
    DRAWN_DECK,
    MIXTURES,
    deck_name,
    drawn_deck,
    incomplete,
    with_box_of,
)
from allmende.agricola.hidden.reconstruction import recast
from allmende.agricola.hidden.redeal import move_for, redraw_hidden
from allmende.agricola.presentation.cautions import cautions
from allmende.agricola.presentation.labels import label
from allmende.agricola.presentation.offers import offer
from allmende.agricola.presentation.passages import passages
from allmende.agricola.presentation.reasons import worded
from allmende.agricola.presentation.reference import (
    CardReference,
    Reference,
    card_references,
    for_table,
    reference,
)
from allmende.agricola.presentation.text import table_text
from allmende.agricola.presentation.views import View, common_view, own_view, with_printed
from allmende.agricola.record import events
from allmende.agricola.record.deal import HANDS, Deal, Hands, check, draw
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.amendments import AMENDMENTS, COMPLETE_DECKS, FIVE_DECKS
from allmende.agricola.rules.campaign import next_deal, solo_goal, staying
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.putting import lay_down
from allmende.agricola.rules.scoring import score_lines, winners
from allmende.agricola.rules.setup import Setup
from allmende.agricola.rules.spaces import FROM_FIVE, accumulates, links, starting_spaces
from allmende.agricola.rules.start import new_state
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import AT_ANY_TIME, STEPS, actions, hand_cards
from allmende.core.ai import TitleAI
from allmende.core.caution import Caution, Outlook
from allmende.core.errors import OptionError
from allmende.core.event import Event, events_in
from allmende.core.hand_cards import HandCards
from allmende.core.hindsight import Hindsight
from allmende.core.lesson import Lesson
from allmende.core.message import Message
from allmende.core.passages import Passage
from allmende.core.rulebook import Rulebook
from allmende.core.title import Choice, Course, Title
from allmende.core.view import EVERYTHING, MoveMade, MoveView, ScoreLine


class Agricola(Title[State, Deal]):
    """Uwe Rosenberg's game of a farming family in the 17th century, for 1 to 6 players."""

    name = "agricola"
    rules = "2026.11"
    amendments = AMENDMENTS
    players = (1, 2, 3, 4, 5, 6)
    minutes = (30, 120)  # about 30 for each player
    age = 12
    options: ClassVar[Mapping[str, Choice]] = {
        "cards": Choice(("off", *DECKS), mixtures=MIXTURES),
        "deck_l": Choice(("off", "on"), needs=("cards", *DECKS)),
        "deck_x": Choice(("off", "on"), needs=("cards", *DECKS)),
        "hands": Choice(tuple(HANDS), needs=("cards", *DECKS)),
        "side_job": Choice(("off", "on")),
        "tile": Choice(("off", "on")),
        "campaign": Choice(("off", "on")),
    }
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {"first": {}, "usual": {"cards": "base"}}
    days: ClassVar[Sequence[Mapping[str, str]]] = (
        {"cards": "off"},
        {"cards": "base"},
        {"cards": "deck-a"},
        {"cards": "deck-b"},
        {"cards": "deck-c"},
        {"cards": "deck-d"},
        {"cards": "deck-e"},
    )
    printed_by = ("cards", "deck_l", "deck_x")
    foresees = True
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    card_type = CardReference
    event_types = events_in(events)

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        _check_tile(players, options)
        return draw(players, options["campaign"] == "on", rng, _hands(options))

    @property
    def ai(self) -> TitleAI:
        from allmende.agricola.ai import AI

        return AI

    @property
    def hindsight(self) -> Hindsight:
        from allmende.agricola.presentation.retrospect import HINDSIGHT

        return HINDSIGHT

    @property
    def hand_cards(self) -> HandCards:
        from allmende.agricola.hidden.hand_cards import HAND_CARDS

        return HAND_CARDS

    @property
    def lessons(self) -> Sequence[Lesson]:
        from allmende.agricola.lessons import LESSONS

        return LESSONS

    @property
    def rulebook(self) -> Rulebook:
        from allmende.agricola.rulebook import RULEBOOK

        return RULEBOOK

    def cautions(self, outlook: Outlook) -> Iterable[Caution]:
        return cautions(outlook)

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options["cards"] != "off"

    def hides(self, options: Mapping[str, str]) -> bool:
        """True: the deal has the action spaces of the rounds to come."""
        return True

    def redraw(self, state: State, seat: int, rng: Random) -> State:
        return redraw_hidden(state, seat, rng)

    def recast(self, course: Course, eyes: int, rng: Random) -> tuple[Deal, list[str]] | None:
        return recast(course, eyes, rng)

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        hands = _hands(options, amendments)
        cards = hands is not None
        _check_tile(players, options)
        check(deal, players, options["campaign"] == "on", hands)
        spaces = starting_spaces(players, options["side_job"] == "on", options["tile"] == "on")
        setup = Setup(
            players == 1,
            spaces,
            actions(players, cards, hands is not None and len(hands.deck_x) > 0),
            accumulates(players, cards),
            links(players),
            [*IMPROVEMENTS, *KITCHENS] if cards else IMPROVEMENTS,
            majors_for(players),
            hand_cards(amendments) if cards else [],
            hands,
        )
        state = new_state(players, deal, setup, STEPS, AT_ANY_TIME)
        state.amendments = amendments
        for seat, names in enumerate(deal.kept):
            for name in names:
                lay_down(state, seat, card_at(state, CARD_NAMES.index(name)))
        return state

    def common_view(self, state: State) -> View:
        return common_view(state)

    def own_view(self, common: msgspec.Struct, state: State, seat: int) -> View:
        assert isinstance(common, View)
        return own_view(common, state, seat)

    def with_printed(
        self, view: msgspec.Struct, before: msgspec.Struct | None = None, events: Iterable[Event] = ()
    ) -> View:
        assert isinstance(view, View)
        return with_printed(view, cast("View | None", before), events)

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        return score_lines(state, seat)

    def winners(self, state: State) -> list[int]:
        return winners(state)

    def text(self, state: State, seat: int = EVERYTHING) -> str:
        return table_text(own_view(common_view(state), state, seat))

    def passages(self, state: State, seat: int) -> list[Passage]:
        return passages(own_view(common_view(state), state, seat), bool(state.setup.cards))

    def reference(self) -> Reference:
        return reference()

    def reference_for(self, options: Mapping[str, str]) -> Reference:
        return for_table(_hand_cards(options))

    def cards(self) -> list[CardReference]:
        return card_references()

    def worded(self, state: State, reason: Message) -> Message:
        return worded(state, reason)

    def label(self, state: State, seat: int, move: int) -> Message:
        return label(state, seat, move) or self.vocabulary[move].label

    def move_for(self, made: MoveMade, eyes: int) -> MoveMade:
        return move_for(made, eyes)

    def offer(self, state: State, seat: int, move: int) -> MoveView:
        return offer(state, seat, move, self.label(state, seat, move))

    def goal(self, options: Mapping[str, str], deal: Deal) -> tuple[int, ...]:
        return (solo_goal(deal.game),)

    def next_deal(self, state: State, rng: Random) -> Deal | None:
        players, hands = len(state.seats), state.setup.hands
        return next_deal(state, draw(players, True, rng, hands, staying(state)))


def _check_tile(players: int, options: Mapping[str, str]) -> None:
    """Check that so many players can have the variant tile; otherwise OptionError."""
    if options["tile"] == "on" and players >= FROM_FIVE:
        raise OptionError("there is no variant tile for more than 4 players", Message("error-tile-players"))


def _hand_cards(options: Mapping[str, str]) -> list[int]:
    """The hand cards that a table with these options may show."""
    if options["cards"] == "off":
        return []
    apart = (BOX_DECK if options["deck_l"] == "on" else []) + (DRAWN_DECK if options["deck_x"] == "on" else [])
    return DECKS[options["cards"]] + apart


def _hands(options: Mapping[str, str], amendments: int = len(AMENDMENTS)) -> Hands | None:
    """The way in which seats get their hands; None in a game without hand cards."""
    deck = options["cards"]
    if deck == "off":
        return None
    if deck == ALL_DECKS and amendments < FIVE_DECKS:
        deck = deck_name("AB")
    if amendments < COMPLETE_DECKS:
        deck = incomplete(deck)
    if options["deck_l"] == "on":
        deck = with_box_of(deck, amendments)
    drawn = tuple(drawn_deck(amendments)) if options["deck_x"] == "on" else ()
    return HANDS[options["hands"]]._replace(deck=deck, deck_x=drawn)
