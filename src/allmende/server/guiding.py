"""Lessons at tables: who leads there, what the guide says to whom, and what the neighbor plays."""

from __future__ import annotations

import logging

from allmende.core import AllmendeError, Game, Message, Record
from allmende.core.lesson import LEARNER
from allmende.core.record import deal_words
from allmende.lessons import Guidance, Guide, Told, guide_of
from allmende.server.entries import Opened
from allmende.server.errors import UnfitError
from allmende.server.messages import NewLesson, NewPlayer
from allmende.server.seats import check_names, new_seat
from allmende.server.shelf import LessonInfo
from allmende.server.table import Holder, Question, Table
from allmende.titles import title

log = logging.getLogger(__name__)


def lessons(of: str) -> list[LessonInfo]:
    """The lessons of a title, as the start page offers them."""
    return [LessonInfo(one.name, one.minutes, one.players) for one in title(of).lessons]


def opening(of: str, name: str) -> Record:
    """The record with which a lesson begins; LessonError if it can't be given."""
    guide = guide_of(of, name)
    lesson = guide.lesson
    game = Game(guide.title, lesson.players, lesson.options, lesson.deal)
    return Record(of, game.rules, lesson.players, game.options, deal_words(lesson.deal), list(lesson.opening))


def opened(of: str, lesson: str, wanted: NewLesson) -> Opened:
    """How a table is set up where a lesson is given; AllmendeError if there is none, or the names don't fit."""
    record = opening(of, lesson)
    if len(wanted.names) != record.players:
        why = f"a lesson for {record.players} has {record.players} names"
        raise UnfitError(why, Message("error-lesson-names", {"players": record.players}))
    learner, *neighbors = wanted.names
    players = [NewPlayer("here", learner), *(NewPlayer("bot", name) for name in neighbors)]
    seats = [new_seat(player, title(of), "") for player in players]
    check_names([seat.name for seat in seats])
    return Opened(record, seats, "", lesson=lesson, given=len(record.moves))


def guide(table: Table) -> Guide | None:
    """Who leads at a table, if anybody does: a lesson that is gone leaves an ordinary game behind."""
    if not table.opened.lesson or table.trouble is not None:
        return None
    try:
        return guide_of(table.game.title.name, table.opened.lesson)
    except AllmendeError as error:
        log.warning("table %s: %s", table.name, error)
        return None


def guidance(table: Table, holder: Holder, eyes: int) -> Guidance | None:
    """What the guide says to whoever looks with these eyes: to nobody but the learner."""
    if eyes != LEARNER or eyes not in holder.seats or (found := guide(table)) is None:
        return None
    return found.guidance(table.game, [Told(past.seat, past.move, past.events) for past in table.past[1:]])


def wish(table: Table, question: Question) -> str | None:
    """What the neighbor who is asked plays for the lesson's sake, or None: then a bot thinks."""
    found = guide(table)
    return None if found is None else found.wish(table.game, question.seat)
