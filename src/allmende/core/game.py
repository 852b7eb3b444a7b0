"""A game being played: the public face that every title shares."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from itertools import takewhile
from operator import index
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from allmende.core import undoing
from allmende.core.amendment import with_amendments
from allmende.core.ending import Ending
from allmende.core.errors import (
    EndingError,
    IllegalMoveError,
    OptionError,
    RecordError,
    SeatError,
    UndoError,
    UnknownMoveError,
)
from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.moves import Moves
from allmende.core.record import Record, deal_from_words, deal_words, move_line_numbers
from allmende.core.rules.position import Position
from allmende.core.title import Title
from allmende.core.undoing import Made
from allmende.core.view import EVERYTHING, ONLOOKER, Decision, ScoreLine

STRIDE: Final = 32
"""A game keeps a copy of its position after every so many moves, so that going back plays few anew."""


class Scene(NamedTuple):
    """A part of what a move brought about: what happened, and how the table stood then."""

    events: list[Event]
    position: Position[Any]


class Game:
    """A game from its deal on. `position` is where it stands; change it only through `play`, `undo` and `end`.

    `ending` says how its players have ended it before its last round, if they have.
    """

    def __init__(
        self,
        title: Title[Any, Any],
        players: int,
        options: Mapping[str, str],
        deal: msgspec.Struct,
        amendments: int | None = None,
    ) -> None:
        self.title = title
        self.players = players
        self.options = title.checked_options(players, options)
        self.deal = deal
        self.position: Position[Any] = title.start(players, self.options, deal, amendments)
        self.opening = self._listen(self.position.go_on)
        """What happened before the first decision."""
        self.ending: Ending | None = None
        self._made: list[Made] = []
        self._stops: list[Position[Any]] = [self.position.copy()]

    @classmethod
    def new(
        cls,
        title: Title[Any, Any],
        players: int,
        seed: int | None,
        deal: msgspec.Struct | None,
        options: Mapping[str, str],
    ) -> Game:
        """A new game; its deal is drawn from the seed unless it is given. OptionError if something does not fit."""
        chosen = title.checked_options(players, options)
        return cls(title, players, chosen, deal or title.draw(players, chosen, Random(seed)))

    # Questions

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None or bool(self.position.over)

    @property
    def to_act(self) -> list[int]:
        """The seats that may decide now."""
        return [] if self.ending else self.position.to_act()

    @property
    def moves(self) -> Moves:
        """The legal moves of the first seat that may decide; none when the game is over."""
        seats = self.to_act
        return self.moves_of(seats[0]) if seats else Moves(self.title, [])

    def moves_of(self, seat: int) -> Moves:
        """The legal moves of a seat; none while it has nothing to decide. SeatError if there is no such seat."""
        seat = self._seat(seat)
        return Moves(self.title, [] if self.ending else self.position.moves(seat))

    @property
    def scores(self) -> list[float]:
        """The points of each seat, as if the game ended now."""
        return [self.title.score(self.position, seat) for seat in range(self.players)]

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """A seat's points by category. SeatError if there is no such seat."""
        return self.title.score_lines(self.position, self._seat(seat))

    @property
    def winners(self) -> list[int]:
        """The seats that win or share the victory, as if the game ended now.

        If somebody has conceded it is all others; if it was agreed that the game ends, nobody has won.
        """
        return self.title.winners(self.position) if self.ending is None else self.ending.winners(self.players)

    @property
    def goal(self) -> tuple[int, ...]:
        """What a solo player aims for: the score that is good, and the one above which it is extraordinary, if any."""
        return self.title.goal(self.options, self.deal)

    @property
    def rules(self) -> str:
        """The rules that it is played by, as its record names them; it keeps those that it was begun under."""
        return with_amendments(self.title.rules, self.position.amendments)

    @property
    def version(self) -> int:
        """How many moves have been made; a move meant for another version is stale."""
        return len(self._made)

    def view(self, seat: int) -> msgspec.Struct:
        """All that a seat may know; -1 is an onlooker. SeatError if there is no such seat."""
        view = self.title.view(self.position, self._seat(seat, ONLOOKER, EVERYTHING))
        if self.ending is None:
            return view
        return msgspec.structs.replace(view, to_act=[], over=True, winners=self.winners)

    def decision(self, seat: int) -> Decision | None:
        """What a seat may decide now, or None. SeatError if there is no such seat."""
        seat = self._seat(seat)
        moves = self.position.moves(seat)
        if not moves or self.ending:
            return None
        return Decision(
            seat,
            self.title.prompt(self.position, seat),
            [self.title.offer(self.position, seat, move) for move in moves],
            self.title.refusals(self.position, seat),
            self.made_in_turn(seat),
        )

    def made_in_turn(self, seat: int) -> int:
        """How many moves a seat has made since the course of play went on."""
        period = self.position.period
        return sum(made.seat == seat for made in takewhile(lambda made: made.period == period, reversed(self._made)))

    # Play

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Play a move, by number or text, and return what happened.

        Raises UnknownMoveError, IllegalMoveError, and SeatError if there is no such seat, or none is named while
        several may act. The game is unchanged then, as it is after the TypeError for what is no whole number.
        """
        number = self._number(move)
        actor = self._actor(seat)
        if self.ending is not None:
            raise IllegalMoveError("the game was ended", Message("reason-over"))
        if number not in self.position.moves(actor):
            reason = self.title.why_not(self.position, actor, number)
            text = self.title.vocabulary[number].text
            raise IllegalMoveError(f"{text!r} is not legal for seat {actor + 1} now ({reason.id})", reason)
        made = self._mark(actor, number)
        events = self._listen(lambda: self.position.play(actor, number))
        self._note(made)
        return events

    def preview(self, move: int | str, seat: int | None = None) -> tuple[Scene, Position[Any]]:
        """What a legal move would bring about, without playing it, as far as the seat can know.

        The scene ends where something hidden would become known: with the last position before that step. In the
        position after the whole move, which comes beside it, what was hidden is drawn at random.
        """
        twin = self.known_to(self._actor(seat))
        twin.position.veiled = True
        reveals = twin.position.reveals
        stills: list[tuple[int, Position[Any]]] = [(0, twin.position.copy())]
        twin.position.stills = stills
        events = twin.play(move, seat)
        twin.position.veiled = False
        twin.position.stills = None
        seen = twin.position if twin.position.reveals == reveals else stills[-1][1]
        return Scene(events, seen), twin.position

    def scenes(self, first: int, start: Position[Any] | None = None) -> list[list[Scene]]:
        """How the moves from this index on went, each in scenes; the last one of each ends where the move has led.

        It takes less time if the position at the `start` is at hand.
        """
        twin = self.copy() if start is not None else self.at(first)
        if start is not None:
            twin.position = start.copy()
        return [twin._watch(made) for made in self._made[first:]]

    def _watch(self, made: Made) -> list[Scene]:
        stills: list[tuple[int, Position[Any]]] = []
        self.position.stills = stills
        events = self._listen(lambda: self.position.play(made.seat, made.move))
        self.position.stills = None
        ends = [still[0] for still in stills[:-1]] + [len(events)]
        positions = [still[1] for still in stills[:-1]] + [self.position.copy()]
        starts = [0, *ends]
        return [Scene(events[starts[i] : end], positions[i]) for i, end in enumerate(ends)]

    def _mark(self, seat: int, move: int) -> Made:
        """A move about to be made in the present position."""
        return Made(seat, move, self.position.period, self.position.reveals, self.position.shared)

    def _note(self, made: Made) -> None:
        """Keep a move that has been made in the present position."""
        self._made.append(made)
        if len(self._made) % STRIDE == 0:
            self._stops.append(self.position.copy())

    def _listen(self, action: Any) -> list[Event]:
        events: list[Event] = []
        self.position.log = events
        try:
            action()
        finally:
            self.position.log = None
        return events

    def _number(self, move: int | str) -> int:
        if isinstance(move, str):
            return self.title.vocabulary.parse(move)
        if not 0 <= (number := index(move)) < len(self.title.vocabulary):
            raise UnknownMoveError(f"there is no move {move}", Message("error-unknown-move", {"move": str(move)}))
        return number

    def _seat(self, seat: int, *besides: int) -> int:
        """This seat, or who may look besides; SeatError if it is neither."""
        if not 0 <= (seat := index(seat)) < self.players and seat not in besides:
            raise SeatError(f"there is no seat {seat + 1}", Message("error-no-seat", {"seat": seat + 1}))
        return seat

    def _actor(self, seat: int | None) -> int:
        seats = self.to_act
        if seat is not None:
            return self._seat(seat)
        if len(seats) > 1:
            raise SeatError("several seats may act: say which", Message("error-which-seat"))
        return seats[0] if seats else 0

    # Ending it before its last round

    def end(self, ending: Ending) -> None:
        """End the game as its players want. EndingError if it is over, or can't end like that."""
        if self.is_over:
            raise EndingError("the game is over", Message("reason-over"))
        ending.check(self.players)
        self.ending = ending

    # Undo

    def undo_point(self, seat: int, over: Collection[int] = (), along: Container[int] = ()) -> int | None:
        """The index of the move that `undo` would take back for this seat, or None; see `core/undoing.py`.

        Moves of the seats in `over` don't count as others', nor do those with the indexes in `along`.
        """
        return None if self.ending else undoing.undo_point(self._made, self.position, seat, over, along)

    def turn_points(self, seat: int, along: Container[int] = ()) -> list[int]:
        """The indexes of the moves of this seat's last turn, as far as it can be taken back, the last one first."""
        return [] if self.ending else undoing.turn_points(self._made, self.position, seat, along)

    def undo(self, seat: int | None = None, over: Collection[int] = ()) -> int:
        """Take back the last move of a seat (by default of whoever moved last), and return its index.

        Later moves of the seats in `over` are taken back with it. UndoError if there is nothing to take back.
        """
        if seat is None and self._made:
            seat = self._made[-1].seat
        point = None if seat is None else self.undo_point(seat, over)
        if seat is None or point is None:
            raise UndoError("nothing can be taken back", Message("error-undo"))
        later = [made for made in self._made[point + 1 :] if made.seat not in over]
        self._go_back(point)
        self._play_anew(later)
        return point

    def at(self, version: int) -> Game:
        """The game as it stood after so many moves; IndexError if it has not had so many."""
        if not 0 <= version <= self.version:
            raise IndexError(f"the game has had {self.version} moves, not {version}")
        twin = self.copy()
        twin._go_back(version)
        return twin

    def _go_back(self, version: int) -> None:
        self.ending = None
        stop = version // STRIDE
        again = self._made[stop * STRIDE : version]
        self.position = self._stops[stop].copy()
        del self._made[stop * STRIDE :], self._stops[stop + 1 :]
        self._play_anew(again)

    def _play_anew(self, moves: list[Made]) -> None:
        for made in moves:
            mark = self._mark(made.seat, made.move)
            self.position.play(made.seat, made.move)
            self._note(mark)

    # Series

    def sequel(self, seed: int | None = None) -> Game | None:
        """The next game of the series that this finished one belongs to; None while there is none.

        Another seed than that of this game gives it another deal.
        """
        deal = self.title.next_deal(self.position, Random(seed)) if self.position.over else None
        return None if deal is None else Game(self.title, self.players, self.options, deal)

    # Copies

    def copy(self) -> Game:
        """An independent game in the same position."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        twin._made = self._made[:]
        twin._stops = self._stops[:]
        return twin

    def redeal(self, seat: int, rng: Random) -> Position[Any]:
        """A position that this seat, or an onlooker, can't tell from the real one, all that is hidden drawn anew."""
        position: Position[Any] = self.title.redraw(self.position, self._seat(seat, ONLOOKER), rng)
        return position

    def known_to(self, seat: int) -> Game:
        """An independent game that this seat can't tell from the real one; it is always the same for the same seat."""
        twin = self.copy()
        twin.position = self.redeal(seat, Random(0))
        return twin

    # Records

    @property
    def record(self) -> Record:
        """The game so far."""
        texts = [(made.seat, self.title.vocabulary[made.move].text) for made in self._made]
        deal = deal_words(self.deal)
        return Record(self.title.name, self.rules, self.players, self.options, deal, texts, self.ending)

    @classmethod
    def replay(
        cls, title: Title[Any, Any], record: Record, until: int | None = None, lines: Sequence[int] | None = None
    ) -> Game:
        """The game of a record, up to `until` moves or to its end; RecordError names the move that isn't legal.

        Its `line` is that of `str(record)`, unless `lines` says where the moves really stood.
        """
        amendments = title.amendments_in(record.rules)
        deal = deal_from_words(record.deal, title.deal_type)
        try:
            game = cls(title, record.players, record.options, deal, amendments)
        except OptionError as error:
            raise RecordError(f"the record's game can't be set up: {error}", error.message) from None
        for number, (seat, text) in enumerate(record.moves[:until], 1):
            try:
                game.play(text, seat)
            except (IllegalMoveError, UnknownMoveError, SeatError) as error:
                where = lines if lines is not None else move_line_numbers(str(record))
                raise RecordError(
                    f"move {number} of the record can't be played: {error}",
                    Message("error-record-move", {"number": number, "move": text, "reason": error.message}),
                    where[number - 1],
                ) from None
        if record.ending is not None and until is None:
            try:
                game.end(record.ending)
            except (EndingError, SeatError) as error:
                raise RecordError(f"the game can't end as the record says: {error}", error.message) from None
        return game

    def __repr__(self) -> str:
        return f"allmende.replay({str(self.record)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.replay, (self.title, self.record)

    def __str__(self) -> str:
        return self.title.text(self.position)
