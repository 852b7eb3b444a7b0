"""A game told anew: one that a pair of eyes can't tell from this one, with all that it has not seen drawn anew.

A title casts it (`Title.recast`): another deal, and choices of the others that lead to the same. Then it is played, and
has to come to what the eyes have seen and heard. Others may be asked where they were not, and the other way round, since
that depends on what they hold: such a question is passed over, and such an answer left out. That nothing else differs is
checked at each decision of these eyes, and at the end.

What comes out depends on nothing but what the eyes know, chance included.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.title import Course, Happened, Title
from allmende.core.view import MoveMade

TRIES: Final = 24
"""So many casts are tried."""
MOST_PASSES: Final = 400
"""After so many questions that were passed over a cast is given up."""


class _Heard(msgspec.Struct, frozen=True):
    """A move as the eyes heard of it, when they knew of so many `events`, and who was to act then.

    `seen` is what the eyes saw if they made it.
    """

    seat: int
    text: str
    events: int
    to_act: list[int]
    seen: object


def course_of(game: Game) -> Course:
    """How a game went."""
    again = Game(game.title, game.players, game.options, game.deal)
    happened = [Happened(-1, "", game.title.start(game.players, game.options, game.deal), again.opening)]
    for seat, text in game.record.moves:
        before = again.position.copy()
        happened.append(Happened(seat, text, before, again.play(text, seat)))
    return Course(game.options, game.deal, happened, again.position)


def retold(game: Game, eyes: int) -> Game | None:
    """A game that these eyes can't tell from this one; None if none was found."""
    course = course_of(game)
    told = _Told(game, course, eyes)
    for number in range(TRIES):
        rng = Random(f"{number} {told.moves}")
        cast = game.title.recast(course, eyes, rng)
        if cast is not None:
            deal, texts = cast
            again = _Telling(told, Game(game.title, game.players, game.options, deal), texts, rng).run()
            if again is not None:
                return again
    return None


def heard_move(title: Title[Any, Any], position: Any, seat: int, text: str, eyes: int) -> str:
    """A legal move as these eyes hear of it."""
    label = title.label(position, seat, title.vocabulary.parse(text))
    return title.move_for(MoveMade(seat, text, label), eyes).text


def _seen(game: Game, eyes: int) -> object:
    """What the eyes see, but for who else is asked."""
    view = msgspec.to_builtins(game.view(eyes))
    view.pop("to_act", None)
    return view, game.decision(eyes) if eyes >= 0 else None


class _Told:
    """All that a pair of eyes has seen and heard of a game."""

    def __init__(self, game: Game, course: Course, eyes: int) -> None:
        self.eyes = eyes
        self.events: list[Event] = []
        self.moves: list[_Heard] = []
        title = game.title
        again = game.at(0)
        for each in course.happened:
            if each.seat >= 0:
                text = heard_move(title, each.position, each.seat, each.text, eyes)
                seen = _seen(again, eyes) if each.seat == eyes else None
                self.moves.append(_Heard(each.seat, text, len(self.events), again.to_act, seen))
                again.play(each.text, each.seat)
            self.events += [event.as_seen_by(eyes) for event in each.events]
        self.end = _Heard(-1, "", len(self.events), again.to_act, _seen(again, eyes))


class _Telling:
    """One cast being played."""

    def __init__(self, told: _Told, game: Game, texts: Sequence[str], rng: Random) -> None:
        self._told = told
        self._game = game
        self._texts = texts
        self._rng = rng
        self._said = 0
        """How many of the events have happened."""
        self._passes = 0

    def run(self) -> Game | None:
        """Play to the end; None if the eyes would see another game."""
        moves = self._told.moves
        number = 0
        if not self._say(self._game.opening):
            return None
        while number < len(moves):
            heard = moves[number]
            if self._in_step(heard) and (answer := self._answer(heard, self._texts[number])) is not None:
                if not self._play(answer, heard.seat):
                    return None
            elif self._pass_over(heard):
                continue
            elif not self._may_leave_out(number):
                return None
            number += 1
        while not self._in_step(self._told.end):
            if not self._pass_over(self._told.end):
                return None
        return self._game

    def _in_step(self, heard: _Heard) -> bool:
        """Whether this is the time for a move: as much has happened, and its seat sees the same if the eyes are its."""
        return self._said == heard.events and heard.seen in (None, self._seen_here(heard))

    def _seen_here(self, heard: _Heard) -> object:
        return None if heard.seen is None else _seen(self._game, self._told.eyes)

    def _answer(self, heard: _Heard, preferred: str) -> str | None:
        """A legal move that the eyes hear of like this, if there is one: the preferred one, or any."""
        game, eyes = self._game, self._told.eyes
        texts = game.moves_of(heard.seat).texts
        if preferred in texts:
            return preferred
        if preferred == heard.text:
            return None
        alike = [text for text in texts if heard_move(game.title, game.position, heard.seat, text, eyes) == heard.text]
        return self._rng.choice(alike) if alike else None

    def _play(self, text: str, seat: int) -> bool:
        return self._say(self._game.play(text, seat))

    def _say(self, events: Sequence[Event]) -> bool:
        """Take note of what happened; whether the eyes have heard the same."""
        heard = [event.as_seen_by(self._told.eyes) for event in events]
        before = self._said
        self._said += len(heard)
        return self._told.events[before : self._said] == heard

    def _pass_over(self, heard: _Heard) -> bool:
        """Have a seat answer that is asked only here, in a way that the eyes do not notice; False if none is."""
        game = self._game
        asked = [seat for seat in game.to_act if seat != self._told.eyes]
        asked.sort(key=lambda seat: (seat in heard.to_act, seat == heard.seat))
        self._passes += 1
        for seat in asked if self._passes <= MOST_PASSES else []:
            if seat in heard.to_act and seat != heard.seat and self._said >= heard.events:
                continue  # it has its own time
            for text in game.moves_of(seat).texts:
                ahead = game.copy()
                events = [event.as_seen_by(self._told.eyes) for event in ahead.play(text, seat)]
                if self._told.events[self._said : self._said + len(events)] == events:
                    self._game = ahead
                    self._said += len(events)
                    return True
        return False

    def _may_leave_out(self, number: int) -> bool:
        """Whether another seat made a move here without the eyes noticing, or what followed from it has happened."""
        heard = self._told.moves[number]
        after = self._told.moves[number + 1] if number + 1 < len(self._told.moves) else self._told.end
        return heard.seat != self._told.eyes and (self._said > heard.events or after.events == heard.events)
