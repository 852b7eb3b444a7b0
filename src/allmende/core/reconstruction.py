"""Reconstruction: finds a game that a viewer can't tell from a given one, with all that it hasn't seen drawn anew.

The title casts it (`Title.recast`): it proposes another deal, and moves of the others that may lead to the same. Then
the cast is played, and has to show the viewer what the given game has shown. Other seats may be asked where they were
not, or not asked where they were, since that depends on what they hold: additional questions are passed over, and
superfluous answers left out. At each decision of the viewer, and at the end, all that it sees is compared.

The result depends only on what the viewer knows, random numbers included, so that it betrays nothing. The viewer is
called `eyes`: a seat, or `ONLOOKER`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.title import Course, Happened, Title
from allmende.core.view import MoveMade

TRIES: Final = 32
"""The number of casts that are tried."""
MOST_DEAD_ENDS: Final = 40
"""The number of dead ends after which a cast is given up."""
MOST_ANSWERS: Final = 20
"""The number of answers that are tried to a question that is to be passed over."""


class _Heard(msgspec.Struct, frozen=True):
    """A move as the viewer heard of it.

    `events` is the number of events before it, and `to_act` the seats that were to act. `seen` is all that the viewer
    saw before it, if the move was its own.
    """

    seat: int
    text: str
    events: int
    to_act: list[int]
    seen: object


def course_of(game: Game, eyes: int) -> Course:
    """The course of a game, with the texts of its moves as a viewer has heard of them."""
    again = game.at(0)
    start = game.title.start(game.players, game.options, game.deal, game.state.amendments)
    happened = [Happened(-1, "", start, again.opening)]
    for seat, text in game.record.moves:
        before = again.state.copy()
        happened.append(Happened(seat, text, before, again.play(text, seat)))
    texts = [heard_move(game.title, each.state, each.seat, each.text, eyes) for each in happened[1:]]
    return Course(game.options, game.deal, happened, again.state, texts)


def retold(game: Game, eyes: int) -> Game | None:
    """A game that a viewer can't tell from this one; None if none was found."""
    course = course_of(game, eyes)
    told = _Told(game, course, eyes)
    # Random numbers follow from moves alone, so that a game is told alike when screens come to show more.
    heard = [(move.seat, move.text) for move in told.moves]
    for number in range(TRIES):
        rng = Random(f"{number} {heard}")
        cast = game.title.recast(course, eyes, rng)
        if cast is not None:
            deal, texts = cast
            begun = Game(game.title, game.players, game.options, deal, game.state.amendments)
            again = _Telling(told, texts, rng).play(begun)
            if again is not None:
                return again
    return None


def heard_move(title: Title[Any, Any], state: Any, seat: int, text: str, eyes: int) -> str:
    """The text of a legal move as a viewer hears of it."""
    label = title.label(state, seat, title.vocabulary.parse(text))
    return title.move_for(MoveMade(seat, text, label), eyes).text


def heard_moves(game: Game, eyes: int) -> list[tuple[int, str]]:
    """The moves of a game, seat and text, as a viewer has heard of them."""
    course = course_of(game, eyes)
    return [(each.seat, text) for each, text in zip(course.happened[1:], course.texts, strict=True)]


def _seen(game: Game, eyes: int) -> object:
    """All that a viewer sees, except which seats are to act."""
    view = msgspec.to_builtins(game.view(eyes))
    view.pop("to_act", None)
    return view, game.decision(eyes) if eyes >= 0 else None


class _Told:
    """All that a viewer has seen and heard of a game. A last entry in `moves`, without a seat, is for its end."""

    def __init__(self, game: Game, course: Course, eyes: int) -> None:
        self.eyes = eyes
        self.events: list[list[Event]] = [[] for _ in range(game.players + 1)]
        """By seat, the table's first: when several play at once, whose turn comes first depends on who is asked."""
        self.moves: list[_Heard] = []
        again = game.at(0)
        count = 0
        for each, text in zip(course.happened, ["", *course.texts], strict=True):
            if each.seat >= 0:
                seen = _seen(again, eyes) if each.seat == eyes else None
                self.moves.append(_Heard(each.seat, text, count, again.to_act, seen))
                again.play(each.text, each.seat)
            for event in each.events:
                self.events[event.seat + 1].append(event.as_seen_by(eyes))
                count += 1
        self.moves.append(_Heard(-1, "", count, again.to_act, _seen(again, eyes)))


class _Stand(NamedTuple):
    """A point in the play of a cast: the game, and how many of the moves, and of each seat's events, lie behind it."""

    game: Game
    moves: int
    heard: list[int]

    @property
    def events(self) -> int:
        """The number of events behind it."""
        return sum(self.heard)


class _Telling:
    """The play of one cast, by depth-first search with backtracking."""

    def __init__(self, told: _Told, texts: Sequence[str], rng: Random) -> None:
        self._told = told
        self._texts = texts
        self._rng = rng

    def play(self, game: Game) -> Game | None:
        """The game at the end of the cast; None if the viewer would notice it, or after too many dead ends."""
        begun = self._after(_Stand(game, 0, [0] * len(self._told.events)), game, game.opening, 0)
        ways = [iter([begun] if begun is not None else [])]
        dead_ends = 0
        while ways and dead_ends < MOST_DEAD_ENDS:
            stand = next(ways[-1], None)
            if stand is None:
                ways.pop()
                dead_ends += 1
            elif stand.moves == len(self._texts) and self._in_step(stand):
                return stand.game
            else:
                ways.append(self._ways(stand))
        return None

    def _ways(self, stand: _Stand) -> Iterator[_Stand]:
        """The points that may follow, the most likely ones first."""
        if self._in_step(stand) and (text := self._answer(stand)) is not None:
            ahead = stand.game.copy()
            after = self._after(stand, ahead, ahead.play(text, self._heard(stand).seat), 1)
            if after is not None:
                yield after
        later = self._left_out(stand)
        if later is not None and stand.game.to_act == self._heard(later).to_act:
            yield later
            later = None
        yield from self._passed_over(stand)
        if later is not None:
            yield later

    def _heard(self, stand: _Stand) -> _Heard:
        """The next move of the given game."""
        return self._told.moves[stand.moves]

    def _after(self, stand: _Stand, game: Game, events: Sequence[Event], moves: int) -> _Stand | None:
        """The point after some events and a number of moves; None if the viewer has heard of other events."""
        heard = stand.heard[:]
        for event in events:
            told = self._told.events[event.seat + 1]
            count = heard[event.seat + 1]
            if count == len(told) or told[count] != event.as_seen_by(self._told.eyes):
                return None
            heard[event.seat + 1] += 1
        return _Stand(game, stand.moves + moves, heard)

    def _in_step(self, stand: _Stand) -> bool:
        """True if the next move is due: as many events lie behind it, and the viewer sees the same."""
        heard = self._heard(stand)
        return stand.events == heard.events and (heard.seen is None or heard.seen == _seen(stand.game, self._told.eyes))

    def _answer(self, stand: _Stand) -> str | None:
        """A legal move of which the viewer hears as of the next one: that of the cast, else a random one, or None."""
        game, heard, eyes = stand.game, self._heard(stand), self._told.eyes
        texts, wanted = game.moves_of(heard.seat).texts, self._texts[stand.moves]
        if wanted in texts:
            return wanted
        alike = [text for text in texts if heard_move(game.title, game.state, heard.seat, text, eyes) == heard.text]
        return self._rng.choice(alike) if alike else None

    def _left_out(self, stand: _Stand) -> _Stand | None:
        """The point without the next move, if that is another seat's and the viewer wouldn't miss an event."""
        if stand.moves == len(self._texts):
            return None
        heard, later = self._heard(stand), stand._replace(moves=stand.moves + 1)
        noticed = stand.events <= heard.events < self._heard(later).events
        return None if heard.seat == self._told.eyes or noticed else later

    def _passed_over(self, stand: _Stand) -> Iterator[_Stand]:
        """The points after another seat, asked only in this cast, has answered without the viewer noticing."""
        game, to_act = stand.game, self._heard(stand).to_act
        for seat in sorted(game.to_act, key=lambda seat: seat in to_act):
            if seat == self._told.eyes:
                continue
            deep = len(game.state.seats[seat].stack)
            for text in game.moves_of(seat).texts[:MOST_ANSWERS]:
                ahead = game.copy()
                after = self._after(stand, ahead, ahead.play(text, seat), 0)
                if after is not None and len(ahead.state.seats[seat].stack) <= deep:
                    yield after
                    break
