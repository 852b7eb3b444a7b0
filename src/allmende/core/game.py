"""A game in progress: the public interface, the same for every title."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from itertools import takewhile
from operator import index
from random import Random
from typing import Any, NamedTuple

import msgspec

from allmende.core import undo
from allmende.core.amendment import with_amendments
from allmende.core.ending import Ending
from allmende.core.errors import (
    EndingError,
    IllegalMoveError,
    OptionError,
    RecordError,
    SeatError,
    UndoError,
)
from allmende.core.event import Event
from allmende.core.history import History
from allmende.core.message import Message
from allmende.core.moves import Moves
from allmende.core.record import Record, deal_from_words, deal_words
from allmende.core.replay import play_record
from allmende.core.rules.state import State
from allmende.core.stills import events_of, stills_of
from allmende.core.title import Title
from allmende.core.view import EVERYTHING, ONLOOKER, Decision, ScoreLine


class Scene(NamedTuple):
    """A part of what a move brought about: its events in order, and a copy of the state after them."""

    events: list[Event]
    state: State[Any]


class Game:
    """One playing of a title: a deal, the moves since, and the state to which they lead.

    >>> import allmende
    >>> game = allmende.hallertau.new(players=2, seed=1)
    >>> game.to_act, len(game.moves), "place nursery" in game.moves
    ([0], 37, True)
    >>> events = game.play("place nursery", seat=0)
    >>> game.version, game.undo(), game.version
    (1, 0, 0)

    Attributes, which are to be read, not set:

    * `title`, `players` (their number), `options` (complete) and `deal`: what it was begun with.
    * `state`: where it stands. It is the game's own: change it through `play`, `undo` and `end` only.
    * `ending`: how the players have ended it before its last round; None if they have not.

    Seats are counted from 0. A move is an index into `title.vocabulary`, or the text of that move. Games replay, copy
    and pickle; they are not safe to be played by several threads at once.
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
        self.state: State[Any] = title.start(players, self.options, deal, amendments)
        self.opening = events_of(self.state, self.state.go_on)
        """The events before the first decision."""
        self.ending: Ending | None = None
        self._history = History(self.state)

    @classmethod
    def new(
        cls,
        title: Title[Any, Any],
        players: int,
        seed: int | None,
        deal: msgspec.Struct | None,
        options: Mapping[str, str],
    ) -> Game:
        """A new game of a title; `allmende.hallertau.new` and the like call it.

        Args:
            title: The title to play.
            players: The number of players, one of `title.players`.
            seed: The seed from which the deal is drawn; None draws another deal each time. Unused if `deal` is given.
            deal: The deal, of `title.deal_type`.
            options: Values by option, as in `title.options`; others have their defaults.

        Raises:
            OptionError: The title has no such number of players, option or value, or the deal doesn't fit them.
        """
        chosen = title.checked_options(players, options)
        return cls(title, players, chosen, deal or title.draw(players, chosen, Random(seed)))

    # Questions

    @property
    def is_over(self) -> bool:
        """True once the game has ended, by its rules or by its players."""
        return self.ending is not None or bool(self.state.over)

    @property
    def to_act(self) -> list[int]:
        """The seats that may decide now, in order: several in phases that all play at once, none after the end."""
        return [] if self.ending else self.state.to_act()

    @property
    def moves(self) -> Moves:
        """The legal moves of the first seat that may decide; empty when the game is over."""
        seats = self.to_act
        return self.moves_of(seats[0]) if seats else Moves(self.title, [])

    def moves_of(self, seat: int) -> Moves:
        """The legal moves of a seat; empty while it has nothing to decide, else at least two.

        Forced moves are played by the rules and never offered. SeatError if there is no such seat.
        """
        seat = self._seat(seat)
        return Moves(self.title, [] if self.ending else self.state.moves(seat))

    @property
    def scores(self) -> list[float]:
        """The points of each seat, as if the game ended now."""
        return [self.title.score(self.state, seat) for seat in range(self.players)]

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """The points of a seat by category, as if the game ended now. SeatError if there is no such seat."""
        return self.title.score_lines(self.state, self._seat(seat))

    @property
    def winners(self) -> list[int]:
        """The seats that win or share the victory, as if the game ended now.

        After a seat has conceded all others win; after any other early ending the list is empty.
        """
        return self.title.winners(self.state) if self.ending is None else self.ending.winners(self.players)

    @property
    def goal(self) -> tuple[int, ...]:
        """The scores to aim for in a solo game: a good one, and in some titles the one above which it is great."""
        return self.title.goal(self.options, self.deal)

    @property
    def rules(self) -> str:
        """The rules of this game, as its record names them: those that it was begun under."""
        return with_amendments(self.title.rules, self.state.amendments)

    @property
    def version(self) -> int:
        """The number of moves made so far. A move that was chosen at another version is stale."""
        return len(self._history.made)

    def view(self, seat: int) -> msgspec.Struct:
        """All that a viewer may know of the game, of `title.view_type`, ready to draw.

        `seat` is a seat, `ONLOOKER` or `EVERYTHING`; SeatError if it is none of these.
        """
        view = self.title.view(self.state, self._seat(seat, ONLOOKER, EVERYTHING))
        if self.ending is None:
            return view
        return msgspec.structs.replace(view, to_act=[], over=True, winners=self.winners)

    def decision(self, seat: int) -> Decision | None:
        """The question that a seat has to answer now, its legal moves, and why visible things can't be used.

        None while the seat has nothing to decide. SeatError if there is no such seat.
        """
        seat = self._seat(seat)
        moves = self.state.moves(seat)
        if not moves or self.ending:
            return None
        return Decision(
            seat,
            self.title.prompt(self.state, seat),
            [self.title.offer(self.state, seat, move) for move in moves],
            self.title.refusals(self.state, seat),
            self.made_in_turn(seat),
        )

    def made_in_turn(self, seat: int) -> int:
        """The number of moves that a seat has made since the course of play went on last: in its present turn."""
        epoch = self.state.epoch
        turn = takewhile(lambda made: made.epoch == epoch, reversed(self._history.made))
        return sum(made.seat == seat for made in turn)

    # Play

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Play a move, and all that follows from it without a decision; return the events.

        Args:
            move: The index of a move in the vocabulary, or its text, in any spacing and capitals.
            seat: The seat that makes it; needed only where several seats may decide.

        Raises:
            UnknownMoveError: The title has no such move.
            IllegalMoveError: The move is not legal for this seat now; the error says why.
            SeatError: There is no such seat, or `seat` is missing while several may decide.
            TypeError: `move` is neither text nor a whole number.

        After an error the game is unchanged. The events hold what other seats may not know: hand them on by
        `event.as_seen_by(seat)`.
        """
        number = self.title.vocabulary.index_of(move)
        actor = self._actor(seat)
        if self.ending is not None or number not in self.state.moves(actor):
            over = self.ending is not None
            reason = Message("reason-over") if over else self.title.why_not(self.state, actor, number)
            text = self.title.vocabulary[number].text
            raise IllegalMoveError(f"{text!r} is not legal for seat {actor + 1} now", reason)
        return events_of(self.state, lambda: self._history.play(self.state, actor, number))

    def preview(self, move: int | str, seat: int | None = None) -> tuple[Scene, State[Any]]:
        """The scene that a legal move would bring about, and the state after it; the game itself is unchanged.

        Nothing is told that the seat can't know: the scene ends before the first hidden thing would become known, and
        in the state after the whole move all that is hidden is drawn at random. Arguments and errors as in `play`.
        """
        twin = self.known_to(self._actor(seat))
        twin.state.veiled = True
        reveal_count = twin.state.reveal_count
        with stills_of(twin.state) as stills:
            stills.append((0, twin.state.copy()))
            events = twin.play(move, seat)
        twin.state.veiled = False
        seen = twin.state if twin.state.reveal_count == reveal_count else stills[-1][1]
        return Scene(events, seen), twin.state

    def scenes(self, first: int, start: State[Any] | None = None) -> list[list[Scene]]:
        """The scenes of each move from index `first` on; the last scene of a move has the state after it.

        `start`, a state before move `first`, saves the time to replay the moves before; it isn't changed.
        """
        twin = self.copy() if start is not None else self.at(first)
        if start is not None:
            twin.state = start.copy()
        return [twin._watch(made.seat, made.move) for made in self._history.made[first:]]

    def _watch(self, seat: int, move: int) -> list[Scene]:
        """Play a move in the state alone, and give its scenes."""
        with stills_of(self.state) as stills:
            events = events_of(self.state, lambda: self.state.play(seat, move))
        ends = [still[0] for still in stills[:-1]] + [len(events)]
        states = [still[1] for still in stills[:-1]] + [self.state.copy()]
        starts = [0, *ends]
        return [Scene(events[starts[i] : end], states[i]) for i, end in enumerate(ends)]

    def _seat(self, seat: int, *besides: int) -> int:
        """The seat as an int; SeatError if it is neither a seat of this game nor one of the viewers `besides`."""
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
        """End the game before its last round. EndingError if it is over, or can't end like that: see `Ending`."""
        if self.is_over:
            raise EndingError("the game is over", Message("reason-over"))
        ending.check(self.players)
        self.ending = ending

    # Undo

    def undo_point(self, seat: int, over: Collection[int] = (), along: Container[int] = ()) -> int | None:
        """The index of the move that `undo` would take back for a seat, or None: see `allmende.core.undo`."""
        return None if self.ending else undo.undo_point(self._history.made, self.state, seat, over, along)

    def undo_points(self, seat: int, along: Container[int] = (), *, turn: bool = False) -> list[int]:
        """The indexes of all moves that undo after undo would take back for a seat: see `allmende.core.undo`."""
        return [] if self.ending else undo.undo_points(self._history.made, self.state, seat, along, turn=turn)

    def undo(self, seat: int | None = None, over: Collection[int] = ()) -> int:
        """Take back the last move of a seat, and return its index.

        Args:
            seat: The seat; by default the one that moved last.
            over: Seats whose later moves are taken back with it. Later moves of others are kept.

        Raises:
            UndoError: There is no move to take back, or a barrier stands behind it: something hidden has become known
                since, or another seat has acted.
        """
        made = self._history.made
        if seat is None and made:
            seat = made[-1].seat
        point = None if seat is None else self.undo_point(seat, over)
        if seat is None or point is None:
            raise UndoError("nothing can be taken back", Message("error-undo"))
        later = [each for each in made[point + 1 :] if each.seat not in over]
        self._go_back(point)
        self._history.play_all(self.state, later)
        return point

    def at(self, version: int) -> Game:
        """An independent game as it stood after `version` moves; IndexError if it has not had that many."""
        if not 0 <= version <= self.version:
            raise IndexError(f"the game has had {self.version} moves, not {version}")
        twin = self.copy()
        twin._go_back(version)
        return twin

    def _go_back(self, version: int) -> None:
        self.ending = None
        self.state = self._history.go_back(version)

    # Series

    def sequel(self, seed: int | None = None) -> Game | None:
        """The next game of the series that this finished game belongs to, with a deal drawn from `seed`.

        None where the title plays no series, and while the game isn't over.
        """
        deal = self.title.next_deal(self.state, Random(seed)) if self.state.over else None
        return None if deal is None else Game(self.title, self.players, self.options, deal)

    # Copies

    def copy(self) -> Game:
        """An independent game in an equal state, with the same moves behind it."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin._history = self._history.copy()
        return twin

    def redeal(self, seat: int, rng: Random) -> State[Any]:
        """A state that a viewer can't tell from the real one, with all that is hidden drawn anew from `rng`.

        `seat` is a seat or `ONLOOKER`; SeatError otherwise. Bots search in such states, so that they can't cheat.
        """
        state: State[Any] = self.title.redraw(self.state, self._seat(seat, ONLOOKER), rng)
        return state

    def known_to(self, seat: int) -> Game:
        """An independent game that a seat can't tell from the real one; always the same for the same seat and game."""
        twin = self.copy()
        twin.state = self.redeal(seat, Random(0))
        return twin

    # Records

    @property
    def record(self) -> Record:
        """The game so far, as a record: `str(game.record)` is its text, which `allmende.replay` reads."""
        texts = [(made.seat, self.title.vocabulary[made.move].text) for made in self._history.made]
        deal = deal_words(self.deal)
        return Record(self.title.name, self.rules, self.players, self.options, deal, texts, self.ending)

    @classmethod
    def replay(
        cls, title: Title[Any, Any], record: Record, until: int | None = None, lines: Sequence[int] | None = None
    ) -> Game:
        """The game of a record; `allmende.replay` finds the title by itself.

        Args:
            title: The title that the record names.
            record: The record.
            until: The number of moves to play; by default all, and the early ending if it has one.
            lines: The line of each move in the text that the record was read from, for errors.

        Raises:
            RecordError: The record was made by other rules, its deal or options don't fit, or a move can't be played.
        """
        amendments = title.amendments_in(record.rules)
        deal = deal_from_words(record.deal, title.deal_type)
        try:
            game = cls(title, record.players, record.options, deal, amendments)
        except OptionError as error:
            raise RecordError(f"the record's game can't be set up: {error}", error.message) from None
        play_record(game, record, until, lines)
        return game

    def __repr__(self) -> str:
        return f"allmende.replay({str(self.record)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.replay, (self.title, self.record)

    def __str__(self) -> str:
        return self.title.text(self.state)
