"""A game told anew: one that a pair of eyes can't tell from this one, with all that it has not seen drawn anew.

A title casts it (`Title.recast`): another deal, and choices of the others that lead to the same. Then it is played,
and has to come to what the eyes have seen and heard. Others may be asked where they were not, and the other way round,
since that depends on what they hold: such a question is passed over, and such an answer left out. That nothing else
differs is checked at each decision of these eyes, and at the end.

What comes out depends on nothing but what the eyes know, chance included.
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
"""So many casts are tried."""
MOST_DEAD_ENDS: Final = 40
"""A cast is given up when it could not go on so often."""
MOST_ANSWERS: Final = 20
"""So many answers are tried to a question that is to be passed over."""


class _Heard(msgspec.Struct, frozen=True):
    """A move as the eyes heard of it, when they knew of so many `events`, and who was to act then.

    `seen` is what the eyes saw if they made it.
    """

    seat: int
    text: str
    events: int
    to_act: list[int]
    seen: object


def course_of(game: Game, eyes: int) -> Course:
    """How a game went, and what these eyes have heard of its moves."""
    again = game.at(0)
    start = game.title.start(game.players, game.options, game.deal, game.position.amendments)
    happened = [Happened(-1, "", start, again.opening)]
    for seat, text in game.record.moves:
        before = again.position.copy()
        happened.append(Happened(seat, text, before, again.play(text, seat)))
    texts = [heard_move(game.title, each.position, each.seat, each.text, eyes) for each in happened[1:]]
    return Course(game.options, game.deal, happened, again.position, texts)


def retold(game: Game, eyes: int) -> Game | None:
    """A game that these eyes can't tell from this one; None if none was found."""
    course = course_of(game, eyes)
    told = _Told(game, course, eyes)
    # What is told anew stays the same when screens come to show more.
    heard = [(move.seat, move.text) for move in told.moves]
    for number in range(TRIES):
        rng = Random(f"{number} {heard}")
        cast = game.title.recast(course, eyes, rng)
        if cast is not None:
            deal, texts = cast
            begun = Game(game.title, game.players, game.options, deal, game.position.amendments)
            again = _Telling(told, texts, rng).play(begun)
            if again is not None:
                return again
    return None


def heard_move(title: Title[Any, Any], position: Any, seat: int, text: str, eyes: int) -> str:
    """A legal move as these eyes hear of it."""
    label = title.label(position, seat, title.vocabulary.parse(text))
    return title.move_for(MoveMade(seat, text, label), eyes).text


def heard_moves(game: Game, eyes: int) -> list[tuple[int, str]]:
    """The moves of a game as these eyes have heard of them."""
    course = course_of(game, eyes)
    return [(each.seat, text) for each, text in zip(course.happened[1:], course.texts, strict=True)]


def _seen(game: Game, eyes: int) -> object:
    """What the eyes see, but for who else is asked."""
    view = msgspec.to_builtins(game.view(eyes))
    view.pop("to_act", None)
    return view, game.decision(eyes) if eyes >= 0 else None


class _Told:
    """All that a pair of eyes has seen and heard of a game; after its moves comes one of nobody, for how it stands."""

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
    """How far a cast has been played: so many moves of what was told lie behind it, and so many events of each seat."""

    game: Game
    moves: int
    heard: list[int]

    @property
    def events(self) -> int:
        """How many events lie behind it."""
        return sum(self.heard)


class _Telling:
    """One cast being played."""

    def __init__(self, told: _Told, texts: Sequence[str], rng: Random) -> None:
        self._told = told
        self._texts = texts
        self._rng = rng

    def play(self, game: Game) -> Game | None:
        """Play to the end; None if the eyes would see another game, or it takes too long to find out."""
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
        """The ways to go on, most likely ones first."""
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
        """The move that comes next."""
        return self._told.moves[stand.moves]

    def _after(self, stand: _Stand, game: Game, events: Sequence[Event], moves: int) -> _Stand | None:
        """The stand after these events and so many moves, unless the eyes have heard of others."""
        heard = stand.heard[:]
        for event in events:
            told = self._told.events[event.seat + 1]
            count = heard[event.seat + 1]
            if count == len(told) or told[count] != event.as_seen_by(self._told.eyes):
                return None
            heard[event.seat + 1] += 1
        return _Stand(game, stand.moves + moves, heard)

    def _in_step(self, stand: _Stand) -> bool:
        """Whether this is the time for the next move: as much has happened, and the eyes see the same."""
        heard = self._heard(stand)
        return stand.events == heard.events and (heard.seen is None or heard.seen == _seen(stand.game, self._told.eyes))

    def _answer(self, stand: _Stand) -> str | None:
        """A legal move that the eyes hear of as of the next one, if there is any: the one of the cast, or by chance."""
        game, heard, eyes = stand.game, self._heard(stand), self._told.eyes
        texts, wanted = game.moves_of(heard.seat).texts, self._texts[stand.moves]
        if wanted in texts:
            return wanted
        alike = [text for text in texts if heard_move(game.title, game.position, heard.seat, text, eyes) == heard.text]
        return self._rng.choice(alike) if alike else None

    def _left_out(self, stand: _Stand) -> _Stand | None:
        """The stand without the next move, if that is another seat's and the eyes miss nothing by that."""
        if stand.moves == len(self._texts):
            return None
        heard, later = self._heard(stand), stand._replace(moves=stand.moves + 1)
        noticed = stand.events <= heard.events < self._heard(later).events
        return None if heard.seat == self._told.eyes or noticed else later

    def _passed_over(self, stand: _Stand) -> Iterator[_Stand]:
        """Stands after another seat, which is asked only here, has answered so that the eyes don't notice."""
        game, to_act = stand.game, self._heard(stand).to_act
        for seat in sorted(game.to_act, key=lambda seat: seat in to_act):
            if seat == self._told.eyes:
                continue
            deep = len(game.position.seats[seat].stack)
            for text in game.moves_of(seat).texts[:MOST_ANSWERS]:
                ahead = game.copy()
                after = self._after(stand, ahead, ahead.play(text, seat), 0)
                if after is not None and len(ahead.position.seats[seat].stack) <= deep:
                    yield after
                    break
