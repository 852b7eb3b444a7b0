"""The interface of a title: all that common code, which names no title, asks of one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from allmende.core.ai import TitleAI
from allmende.core.amendment import Amendment, amendments_in, with_amendments
from allmende.core.caution import Caution, Outlook
from allmende.core.errors import OptionError
from allmende.core.event import Event
from allmende.core.hand_cards import HandCards
from allmende.core.hindsight import Hindsight
from allmende.core.lesson import Lesson
from allmende.core.message import Message
from allmende.core.passages import Passage
from allmende.core.refusals import refused
from allmende.core.rulebook import Rulebook
from allmende.core.rules.state import State
from allmende.core.view import EVERYTHING, MoveMade, MoveView, Refusal, ScoreLine
from allmende.core.vocabulary import Vocabulary

DealT = TypeVar("DealT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=State[Any])


class Choice(msgspec.Struct, frozen=True):
    """An option of a title: its values, the first of which is the default.

    `needs` is empty, or the name of another option followed by its values with which this option means something.
    `follows` is empty, or the name of another option with as many values: if no value is given, this option has the one
    in the place of the other option's value. `mixtures` are the values that mix parts, such as decks: by value, the
    letters of its parts.

    >>> Choice(("off", "a", "b", "c", "ab", "ac", "bc", "all"), mixtures={"a": "A", "b": "B", "c": "C", "ab": "AB",
    ...     "ac": "AC", "bc": "BC", "all": "ABC"}).listed
    ['off', 'a', 'b', 'c', 'ab', 'all']
    """

    values: tuple[str, ...]
    needs: tuple[str, ...] = ()
    follows: str = ""
    mixtures: Mapping[str, str] = {}

    @property
    def listed(self) -> list[str]:
        """The values to be told of: of those that mix several parts, but not all, the first stands for the others."""
        most = max(map(len, self.mixtures.values()), default=0)
        between = [value for value, parts in self.mixtures.items() if 1 < len(parts) < most]
        return [value for value in self.values if value not in between[1:]]

    def needed(self, options: Mapping[str, Choice]) -> str:
        """The other one among `options` that it needs, as `option=value/value`, or as `option!=value`; "" if none.

        >>> cards = Choice(("off", "full", "short", "old"))
        >>> hands = Choice(("dealt", "draft"), needs=("cards", "full", "short", "old"))
        >>> hands.needed({"cards": cards, "hands": hands})
        'cards!=off'
        """
        if not self.needs:
            return ""
        name, *values = self.needs
        others = [value for value in options[name].values if value not in values]
        return f"{name}!={'/'.join(others)}" if len(others) < len(values) else f"{name}={'/'.join(values)}"

    @property
    def default(self) -> str:
        """The value if none is given, neither for this option nor for the one that it follows."""
        return self.values[0]


class Happened(msgspec.Struct, frozen=True):
    """A move that was made, with the state before it and the events that it brought about.

    The events before the first decision, the opening, are one of these, too: with seat -1 and an empty text.
    """

    seat: int
    text: str
    state: State[Any]
    events: list[Event]


class Course(msgspec.Struct, frozen=True):
    """The course of a game from its opening to a `state`; `texts` are the moves as one viewer has heard of them."""

    options: Mapping[str, str]
    deal: msgspec.Struct
    happened: list[Happened]
    state: State[Any]
    texts: list[str]


class Title(ABC, Generic[StateT, DealT]):
    """The definition of a game: how it is set up, what its moves are called, what a seat sees, who wins.

    A title has no state of its own: all methods ask about a state that is given. Those for screens return plain values
    and messages, never text. Titles of other packages derive from it: see docs/add-a-game.md.

    >>> import allmende
    >>> title = allmende.title("hallertau")
    >>> title.players, len(title.vocabulary), list(title.presets)
    ((1, 2, 3, 4), 1576, ['first', 'usual'])
    """

    name: ClassVar[str]
    """Small letters and digits, as in records, addresses and message ids."""
    rules: ClassVar[str]
    """The version of the rules without amendments. Records of one version replay alike for ever."""
    amendments: ClassVar[Sequence[Amendment]] = ()
    """The corrections of the rules since that version. Games keep those that they were begun with."""
    players: ClassVar[tuple[int, ...]]
    """The numbers of players that it can be played with."""
    minutes: ClassVar[tuple[int, int]]
    """The least and the greatest number of minutes that a game takes, as its box says."""
    age: ClassVar[int]
    """The youngest age that it is for, as its box says."""
    options: ClassVar[Mapping[str, Choice]]
    """The options of a game, by name."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Sets of options by name, beginning with `first`, for a first game, and `usual`; other options have defaults."""
    days: ClassVar[Sequence[Mapping[str, str]]] = ()
    """The options of the day's game by weekday, from Monday on; empty where it is always played by the defaults."""
    printed_by: ClassVar[Sequence[str]] = ()
    """The options that say which of the facts in `reference` a table needs."""
    foresees: ClassVar[bool] = False
    """True if the course of play can go on although seats that were asked did nothing, so that turns can be planned."""
    vocabulary: Vocabulary
    """All its moves."""
    deal_type: type[DealT]
    """The type of its deals; records write its fields."""
    view_type: type[msgspec.Struct]
    """The type of its views."""
    reference_type: type[msgspec.Struct]
    """The type of its `reference()`."""
    card_type: type[msgspec.Struct] | None = None
    """The type of the elements of `cards()`, in a title that has cards or tiles to be explained."""
    event_types: tuple[type[Event], ...]
    """The types of its events."""

    @abstractmethod
    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> DealT:
        """A deal: all random outcomes of one game, drawn from `rng` alone. The options are complete."""

    @abstractmethod
    def redraw(self, state: StateT, seat: int, rng: Random) -> StateT:
        """An independent state that looks the same to a seat, with all that it can't see drawn anew from `rng`."""

    def recast(self, course: Course, eyes: int, rng: Random) -> tuple[msgspec.Struct, list[str]] | None:
        """Another deal and moves with which a game might look the same to a viewer, the seat or onlooker `eyes`.

        All that the viewer could not see is drawn anew, and the result tells nothing of what it was. The text of a move
        that the viewer has heard of in part may stay so: any such move will do. None if no deal was found. By default
        nothing is hidden, and it is the same game.
        """
        return course.deal, course.texts

    def is_open(self, state: StateT) -> bool:
        """True if nothing is hidden in a state and nothing random is to come, so that a redeal would change nothing."""
        return False

    @abstractmethod
    def set_up(self, players: int, options: Mapping[str, str], deal: DealT, amendments: int) -> StateT:
        """The state before the first step, by the rules with that number of amendments.

        OptionError if the deal doesn't fit the number of players or the options, which are complete.
        """

    def view(self, state: StateT, seat: int) -> msgspec.Struct:
        """All that a viewer may know of a state, of `view_type`, enough to draw the whole screen.

        `seat` may also be `ONLOOKER` or `EVERYTHING`.
        """
        return self.own_view(self.common_view(state), state, seat)

    @abstractmethod
    def common_view(self, state: StateT) -> msgspec.Struct:
        """The part of a view that all viewers share: what an onlooker sees."""

    def own_view(self, common: msgspec.Struct, state: StateT, seat: int) -> msgspec.Struct:
        """The common view of a state, completed with what a viewer knows besides; titles with secrets override it."""
        return common

    def with_printed(
        self, view: msgspec.Struct, before: msgspec.Struct | None = None, events: Iterable[Event] = ()
    ) -> msgspec.Struct:
        """A view for a screen, with the facts printed on what it shows that `reference_for` its table leaves out.

        Facts that the view `before` has come first, and stay; those on what the events since then name are added. By
        default a table's reference has all, and it is the view itself.
        """
        return view

    @abstractmethod
    def score_lines(self, state: StateT, seat: int) -> list[ScoreLine]:
        """The points of a seat by category, as if the game ended now."""

    @abstractmethod
    def winners(self, state: StateT) -> list[int]:
        """The seats that win or share the victory, as if the game ended now."""

    @abstractmethod
    def text(self, state: StateT, seat: int = EVERYTHING) -> str:
        """The state as plain text, as a viewer sees it; by default with all that is hidden from players."""

    def passages(self, state: StateT, seat: int) -> Sequence[Passage]:
        """The state in words, part by part, as a viewer sees it; empty in a title that has `text` alone."""
        return ()

    @abstractmethod
    def reference(self) -> msgspec.Struct:
        """The facts that are printed on the boards, of `reference_type`, for screens that explain them."""

    def reference_for(self, options: Mapping[str, str]) -> msgspec.Struct:
        """Those facts that a table with these options needs from the start: by default all.

        What it needs besides comes with its views; see `with_printed`. Only options of `printed_by` matter.
        """
        return self.reference()

    @abstractmethod
    def goal(self, options: Mapping[str, str], deal: DealT) -> tuple[int, ...]:
        """The scores to aim for in a solo game: a good one, and in some titles the one above which it is great."""

    def victory(self, state: StateT) -> list[float]:
        """The share of the victory that each seat has, as if the game ended now: 1, a fraction among several, or 0."""
        winners = self.winners(state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.seats))]

    def start(self, players: int, options: Mapping[str, str], deal: DealT, amendments: int | None = None) -> StateT:
        """The state before the first step, by the newest rules or those with a number of `amendments`."""
        return self.set_up(players, options, deal, len(self.amendments) if amendments is None else amendments)

    def begin(self, players: int, options: Mapping[str, str], rng: Random) -> tuple[DealT, StateT]:
        """A new game by the newest rules: its deal, and the state at the first decision."""
        deal = self.draw(players, options, rng)
        state = self.start(players, options, deal)
        state.go_on()
        return deal, state

    def next_deal(self, state: StateT, rng: Random) -> DealT | None:
        """The deal of the game that follows a finished one in a series; None if none follows."""
        return None

    @property
    def ai(self) -> TitleAI | None:
        """The AI interface, imported when a bot first asks for it; None if only random bots can play the title."""
        return None

    @property
    def hindsight(self) -> Hindsight | None:
        """The interface for retrospects, imported at the first one; None if the title has none."""
        return None

    @property
    def hand_cards(self) -> HandCards | None:
        """The interface to the hand cards, for studies of them; None if the title has none."""
        return None

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The lessons that teach the title, the first game first; imported when they are first asked for."""
        return ()

    @property
    def rulebook(self) -> Rulebook | None:
        """The rules to be looked up, imported when they are first asked for; None if the title brings none."""
        return None

    def cautions(self, outlook: Outlook) -> Iterable[Caution]:
        """The warnings about a move that can be proved, the gravest first; by default none."""
        return ()

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """True if a seat knows things that other seats may not know, such as its hand."""
        return False

    def hides(self, options: Mapping[str, str]) -> bool:
        """True if the deal, and so the record, tells something that a seat may not know before the end of the game."""
        return self.has_secrets(options)

    def cards(self) -> Sequence[msgspec.Struct]:
        """The facts that are printed on each card, of `card_type`; empty in a title without cards."""
        return []

    def prompt(self, state: StateT, seat: int) -> Message:
        """The question that a deciding seat has to answer."""
        return state.top(seat).prompt(state, seat)

    def refusals(self, state: StateT, seat: int) -> list[Refusal]:
        """The things that a deciding seat sees and can't use, each with a reason."""
        step = state.top(seat)
        others = step.refusals(state, seat)
        if state.anytime is not None:
            others = [*state.anytime.refusals(state, seat), *others]
        told = [Refusal(other.target, self.worded(state, other.reason)) for other in others]
        why_not = partial(self.why_not, state, seat)
        return refused(self.vocabulary, state.moves(seat), step.visible(state, seat), why_not, told)

    def worded(self, state: StateT, reason: Message) -> Message:
        """A reason of the rules as a seat is told it; by default as it is."""
        return reason

    def why_not(self, state: StateT, seat: int, move: int) -> Message:
        """The reason why a move of the vocabulary is not legal for a seat now. Not to be asked of a legal move."""
        if state.over:
            return Message("reason-over")
        if not state.moves(seat):
            return Message("reason-not-your-turn")
        anytime = state.anytime
        if anytime is not None and anytime.owns(move):
            return self.worded(state, anytime.why_not(state, seat, move))
        return self.worded(state, state.top(seat).why_not(state, seat, move))

    def label(self, state: StateT, seat: int, move: int) -> Message:
        """The words for what a legal move does in this state; by default its label in the vocabulary."""
        return self.vocabulary[move].label

    @abstractmethod
    def offer(self, state: StateT, seat: int, move: int) -> MoveView:
        """A legal move as a screen shows it."""

    def move_for(self, made: MoveMade, eyes: int) -> MoveMade:
        """A move as a viewer, `eyes`, may hear of it; titles override it where moves tell secrets."""
        return made

    def score(self, state: StateT, seat: int) -> float:
        """The points of a seat, as if the game ended now."""
        return sum(line.points for line in self.score_lines(state, seat))

    @property
    def newest_rules(self) -> str:
        """The name, in records, of the rules with all amendments, by which new games are played."""
        return with_amendments(self.rules, len(self.amendments))

    def amendments_in(self, rules: str) -> int:
        """The number of amendments in rules as a record names them; RecordError if they are unknown here."""
        return amendments_in(rules, self.rules, len(self.amendments))

    def checked_options(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options, completed with defaults, without those that mean nothing because of other options.

        OptionError if the title has no such number of players, option or value.

        >>> import allmende
        >>> allmende.title("hallertau").checked_options(2, {"cards": "off"})
        {'cards': 'off', 'progress': 'together'}
        """
        spoken = Message(f"title-{self.name}")
        if players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise OptionError(
                f"{self.name} is for {counts} players, not {players}",
                Message("error-players", {"title": spoken, "players": players, "counts": counts}),
            )
        for option, value in chosen.items():
            if option not in self.options:
                known = ", ".join(self.options)
                raise OptionError(
                    f"{self.name} has no option {option!r}; it has: {known}",
                    Message("error-option", {"title": spoken, "option": option, "known": known}),
                )
            if value not in self.options[option].values:
                known = ", ".join(self.options[option].listed)
                raise OptionError(
                    f"option {option!r} can't be {value!r}; it can be: {known}",
                    Message("error-value", {"option": option, "value": value, "known": known}),
                )
        complete = {option: self._value(option, chosen) for option in self.options}
        return {
            option: value
            for option, value in complete.items()
            if not (needs := self.options[option].needs) or complete[needs[0]] in needs[1:]
        }

    def _value(self, option: str, chosen: Mapping[str, str]) -> str:
        """The value of an option: the chosen one, or the one that goes with the option it follows, or its default."""
        choice = self.options[option]
        if option in chosen or not choice.follows:
            return chosen.get(option, choice.default)
        other = self.options[choice.follows].values
        return choice.values[other.index(self._value(choice.follows, chosen))]
