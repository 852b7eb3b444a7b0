"""Lessons at tables: how one is set up, its guide and what that says to the learner, and the neighbors' moves."""

from __future__ import annotations

import logging

from allmende.core import AllmendeError, Game, Message, Record
from allmende.core.lesson import LEARNER
from allmende.core.record import deal_words
from allmende.lessons import Guidance, Guide, Told, guide_of
from allmende.server.errors import UnfitError
from allmende.server.tables.entries import Opened
from allmende.server.tables.messages import NewLesson, NewPlayer
from allmende.server.tables.seats import check_names, new_seat
from allmende.server.tables.table import Holder, Question, Table
from allmende.titles import title

log = logging.getLogger(__name__)


def opening(of: str, name: str) -> Record:
    """The record with which a lesson begins; LessonError if it can't be given."""
    guide = guide_of(of, name)
    lesson = guide.lesson
    game = Game(guide.title, lesson.players, lesson.options, lesson.deal)
    return Record(of, game.rules, lesson.players, game.options, deal_words(lesson.deal), list(lesson.opening))


def opened(of: str, lesson: str, wanted: NewLesson) -> Opened:
    """The first entry of a table where a lesson is given; AllmendeError if there is none, or the names don't fit."""
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
    """The guide of a table's lesson, if it is one; a lesson that no longer exists leaves an ordinary game behind."""
    if not table.opened.lesson or table.trouble is not None:
        return None
    try:
        return guide_of(table.game.title.name, table.opened.lesson)
    except AllmendeError as error:
        log.warning("table %s: %s", table.name, error)
        return None


def guidance(table: Table, holder: Holder, eyes: int) -> Guidance | None:
    """The guide's words for the viewer `eyes`; None for all but the learner."""
    if eyes != LEARNER or eyes not in holder.seats or (found := guide(table)) is None:
        return None
    return found.guidance(table.game, [Told(past.seat, past.move, past.events) for past in table.past[1:]])


def wish(table: Table, question: Question) -> str | None:
    """The move that the lesson has a neighbor play; None if it has none, and a bot decides."""
    found = guide(table)
    return None if found is None else found.wish(table.game, question.seat)
