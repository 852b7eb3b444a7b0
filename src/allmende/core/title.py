"""What a game on the shelf offers: its public face for everything that knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from allmende.core.amendment import Amendment, amendments_in, with_amendments
from allmende.core.caution import Caution, Outlook
from allmende.core.errors import OptionError
from allmende.core.event import Event
from allmende.core.hindsight import Hindsight
from allmende.core.insight import Insight
from allmende.core.lesson import Lesson
from allmende.core.message import Message
from allmende.core.rulebook import Rulebook
from allmende.core.rules.position import Position
from allmende.core.view import EVERYTHING, MoveMade, MoveView, Refusal, ScoreLine
from allmende.core.vocabulary import Vocabulary

DealT = TypeVar("DealT", bound=msgspec.Struct)
PositionT = TypeVar("PositionT", bound=Position[Any])


class Choice(msgspec.Struct, frozen=True):
    """An option of a table: its values, the first of which is the default.

    `needs`, if it is not empty, is another option and after it the values of it with one of which this one means
    something. `follows` is another option of as many values: where no value is given, this one has the value in the
    same place as the other.
    """

    values: tuple[str, ...]
    needs: tuple[str, ...] = ()
    follows: str = ""

    @property
    def needed(self) -> str:
        """What it needs as it is written, `option=value`, with several values between slashes; "" if nothing."""
        return f"{self.needs[0]}={'/'.join(self.needs[1:])}" if self.needs else ""

    @property
    def default(self) -> str:
        """The value that holds where none is given, neither for this option nor for the one that it follows."""
        return self.values[0]


class Happened(msgspec.Struct, frozen=True):
    """A move that was made, the position before it, and what happened then; the opening has seat -1."""

    seat: int
    text: str
    position: Position[Any]
    events: list[Event]


class Course(msgspec.Struct, frozen=True):
    """How a game went, from its opening to a `position`; `texts` are the moves as somebody has heard of them."""

    options: Mapping[str, str]
    deal: msgspec.Struct
    happened: list[Happened]
    position: Position[Any]
    texts: list[str]


class Title(ABC, Generic[PositionT, DealT]):
    """One game: how it is set up, what its moves are called, what a seat sees, who wins."""

    name: ClassVar[str]
    rules: ClassVar[str]
    """The version of the rules as they were first written down; records of one version replay alike for ever."""
    amendments: ClassVar[Sequence[Amendment]] = ()
    """What has been corrected in them since, counted from 1: games that were begun before keep what they had."""
    players: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int]]
    """How long a game takes, at least and at most, as its box says."""
    age: ClassVar[int]
    """From which age on it is for, as its box says."""
    options: ClassVar[Mapping[str, Choice]]
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Options that go together, by name: `first`, for who never played it, then `usual`. Others have their defaults."""
    foresees: ClassVar[bool] = False
    """Whether its course of play goes on if seats that were asked have done nothing, so that turns can be planned."""
    vocabulary: Vocabulary
    deal_type: type[DealT]
    view_type: type[msgspec.Struct]
    reference_type: type[msgspec.Struct]
    card_type: type[msgspec.Struct] | None = None
    """What `cards` lists, in a title that has cards or tiles to be explained."""
    event_types: tuple[type[Event], ...]

    @abstractmethod
    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> DealT:
        """All random outcomes of one game."""

    @abstractmethod
    def redraw(self, position: PositionT, seat: int, rng: Random) -> PositionT:
        """An independent position that looks the same to this seat, with everything it can't see drawn anew."""

    def recast(self, course: Course, eyes: int, rng: Random) -> tuple[msgspec.Struct, list[str]] | None:
        """Another deal and moves that may look like this game to these eyes; None if it has none for them.

        Whatever the eyes could not see is drawn anew, and the outcome tells nothing of what it was. A move that they
        have heard of in part may stay like that: it may be any. By default nothing is hidden, and it is the same game.
        """
        return course.deal, course.texts

    def is_open(self, position: PositionT) -> bool:
        """Whether nothing is hidden from anybody here, and all that comes is known: redrawing changes nothing."""
        return False

    @abstractmethod
    def set_up(self, players: int, options: Mapping[str, str], deal: DealT, amendments: int) -> PositionT:
        """The position before the first step, with so many amendments; OptionError if the deal does not fit."""

    def view(self, position: PositionT, seat: int) -> msgspec.Struct:
        """All that this seat may know, enough to draw the whole screen.

        The eyes may also be those of an onlooker, or see everything: `ONLOOKER`, `EVERYTHING`.
        """
        return self.own_view(self.common_view(position), position, seat)

    @abstractmethod
    def common_view(self, position: PositionT) -> msgspec.Struct:
        """All that everybody may know: what an onlooker sees."""

    def own_view(self, common: msgspec.Struct, position: PositionT, seat: int) -> msgspec.Struct:
        """The common view of a position and what this seat knows besides; titles with secrets override it."""
        return common

    @abstractmethod
    def score_lines(self, position: PositionT, seat: int) -> list[ScoreLine]:
        """The seat's points by category, as if the game ended now."""

    @abstractmethod
    def winners(self, position: PositionT) -> list[int]:
        """The seats that win or share the victory, as if the game ended now."""

    @abstractmethod
    def text(self, position: PositionT, seat: int = EVERYTHING) -> str:
        """The table as plain text, as a seat sees it; by default with all that others would not see."""

    @abstractmethod
    def reference(self) -> msgspec.Struct:
        """What is printed on the boards, for screens that explain it."""

    @abstractmethod
    def goal(self, options: Mapping[str, str], deal: DealT) -> tuple[int, ...]:
        """What a solo player aims for: the score that is good, and the one above which it is extraordinary, if any."""

    def victory(self, position: PositionT) -> list[float]:
        """What each seat has of the victory, as if the game ended now: all of it, its share, or nothing."""
        winners = self.winners(position)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(position.seats))]

    def start(self, players: int, options: Mapping[str, str], deal: DealT, amendments: int | None = None) -> PositionT:
        """The position before the first step, with all amendments unless it is said with how many."""
        return self.set_up(players, options, deal, len(self.amendments) if amendments is None else amendments)

    def begin(self, players: int, options: Mapping[str, str], rng: Random) -> tuple[DealT, PositionT]:
        """A new game: its deal, and the position in which somebody has to decide first."""
        deal = self.draw(players, options, rng)
        position = self.start(players, options, deal)
        position.go_on()
        return deal, position

    def next_deal(self, position: PositionT, rng: Random) -> DealT | None:
        """The deal of the game that follows this finished one in a series; None if none does."""
        return None

    @property
    def insight(self) -> Insight | None:
        """What bots ask of it, loaded when the first one does; None if all that can play it is chance."""
        return None

    @property
    def hindsight(self) -> Hindsight | None:
        """What it tells of games that are over, loaded when somebody looks back; None if it tells nothing."""
        return None

    @property
    def lessons(self) -> Sequence[Lesson]:
        """What teaches it, the first game first, loaded when somebody asks for it."""
        return ()

    @property
    def rulebook(self) -> Rulebook | None:
        """Its rules to be looked up, loaded when somebody does; None if it brings none."""
        return None

    def cautions(self, outlook: Outlook) -> Iterable[Caution]:
        """What can be proved against a move, the gravest first; by default nothing."""
        return ()

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Whether a seat knows things that other seats may not know, such as its hand."""
        return False

    def hides(self, options: Mapping[str, str]) -> bool:
        """Whether the deal, and so the record, holds what a seat may not know before the end of the game."""
        return self.has_secrets(options)

    def cards(self) -> Sequence[msgspec.Struct]:
        """What stands on every card of the title, for screens that explain it; none in a title without cards."""
        return []

    def prompt(self, position: PositionT, seat: int) -> Message:
        """What the seat is asked."""
        return position.top(seat).prompt(position, seat)

    def refusals(self, position: PositionT, seat: int) -> list[Refusal]:
        """Why things that the seat sees can't be used in its decision."""
        found = position.top(seat).refusals(position, seat)
        if position.anytime is not None:
            found = found + position.anytime.refusals(position, seat)
        return found

    def why_not(self, position: PositionT, seat: int, move: int) -> Message:
        """Why a move of the vocabulary is not legal now."""
        if position.over:
            return Message("reason-over")
        if not position.moves(seat):
            return Message("reason-not-your-turn")
        anytime = position.anytime
        if anytime is not None and move >= anytime.first:
            return anytime.why_not(position, seat, move)
        return position.top(seat).why_not(position, seat, move)

    def label(self, position: PositionT, seat: int, move: int) -> Message:
        """What a legal move does here; by default its label in the vocabulary."""
        return self.vocabulary[move].label

    @abstractmethod
    def offer(self, position: PositionT, seat: int, move: int) -> MoveView:
        """A legal move as a screen shows it."""

    def move_for(self, made: MoveMade, eyes: int) -> MoveMade:
        """A move as these eyes may hear of it; titles override it where moves tell secrets, as some events do."""
        return made

    def score(self, position: PositionT, seat: int) -> float:
        """The seat's points as if the game ended now."""
        return sum(line.points for line in self.score_lines(position, seat))

    @property
    def newest_rules(self) -> str:
        """The rules with all amendments, as records name them: new games begin under these."""
        return with_amendments(self.rules, len(self.amendments))

    def amendments_in(self, rules: str) -> int:
        """How many amendments hold under rules as records name them; RecordError if they are unknown here."""
        return amendments_in(rules, self.rules, len(self.amendments))

    def checked_options(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options that mean something, completed with defaults; OptionError if one isn't to be had."""
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
                known = ", ".join(self.options[option].values)
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
        """What an option is: the chosen value, or the one that goes with the option it follows, or its default."""
        choice = self.options[option]
        if option in chosen or not choice.follows:
            return chosen.get(option, choice.default)
        other = self.options[choice.follows].values
        return choice.values[other.index(self._value(choice.follows, chosen))]
