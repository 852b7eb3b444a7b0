"""Studies: tables of one person that keep every line played there; the beginning of one, and all that changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from typing import Final

import msgspec

from allmende.core import EVERYTHING, ONLOOKER, Game, Message, Record
from allmende.core.comparison import Comparison, compare
from allmende.core.record import CLOSES, OPENS
from allmende.core.report import report_of
from allmende.core.study import BEGINNING, Study
from allmende.server.errors import ForbiddenError, NotFoundError, UnfitError
from allmende.server.tables.entries import Annotated, AnyEntry, Moved, Opened, Promoted, Removed, Seat, Visited
from allmende.server.tables.entry_limits import MOST_ENTRIES, full
from allmende.server.tables.record_names import names_in, with_names
from allmende.server.tables.study_messages import LineChange, StudyLines, StudyNode, StudyRequest
from allmende.server.tables.table import Holder, Table
from allmende.server.tables.visible_text import drawn
from allmende.titles import read_study, replay

LONGEST_POSITION_NAME: Final = 60
LONGEST_COMMENT: Final = 2000
"""The largest numbers of characters of a position's name and comment."""

Setup = tuple[Opened, Sequence[AnyEntry]]
"""The first entry of a new table, and those that follow it at once."""


# New studies


def may_study(table: Table, holder: Holder) -> bool:
    """True if this holder may open a study of the table's game now: of all of it, or of what a seat knows of it.

    Once the record may be read, all may. Before, the only person who plays may, and at a `studied` table all who do;
    never where play is unaided.
    """
    opened = table.opened
    if opened.study:
        return False
    if table.may_read_record(holder):
        return True
    if opened.is_unaided:
        return False
    people = table.people()
    return table.eyes(holder) != ONLOOKER and (opened.studied or (len(people) == 1 and people[0] in holder.seats))


def from_table(table: Table, holder: Holder, wanted: StudyRequest) -> Callable[[], Setup]:
    """The plan of a study of a table's game, from the position at a version on; it may take a second to carry out.

    It is the whole game if its record may be read. Otherwise it is the game as one seat of the holder's knows it, with
    all that is hidden dealt anew. ForbiddenError where the holder may not study it yet, UnfitError at a study; the plan
    raises UnfitError if no deal fits.
    """
    if table.opened.study:
        raise UnfitError("this is a study already", Message("error-study-already"))
    if not may_study(table, holder):
        kind = "unaided" if table.opened.is_unaided else "running"
        raise ForbiddenError("this game can't be studied yet", Message(f"error-study-{kind}"))
    eyes = EVERYTHING if table.may_read_record(holder) else table.eyes(holder, wanted.eyes)
    if eyes == ONLOOKER:
        raise ForbiddenError("an onlooker can't study this game yet", Message("error-study-running"))
    # A copy, since the table may go on meanwhile.
    game, names, at = table.game.copy(), [seat.name for seat in table.seats], table.ledger.after(wanted.version)
    return partial(_of_game, game, eyes, names, at)


def _of_game(game: Game, eyes: int, names: Sequence[str], at: int) -> Setup:
    """A study of a game as the viewer `eyes` knows it, from the position after `at` moves on."""
    record = known = game.record
    if eyes != EVERYTHING:
        told = report_of(game, eyes, {}).record
        if told is None:
            raise UnfitError("no deal fits what this seat knows", Message("error-study-unknown"))
        known, at = told, _place_in(told, record, at, eyes)
    study = Study()
    last = BEGINNING
    for seat, move in known.moves:
        last = study.add(last, seat, move)
    return _setup(known, study, names, study.path(last)[at - 1] if at else BEGINNING)


def _place_in(known: Record, played: Record, at: int, eyes: int) -> int:
    """The number of moves after which a game as a seat knows it stands where the game itself does after `at`.

    Both have the same moves of the seat; between these other seats may be asked more or less often.
    """
    before, after = played.moves[:at], played.moves[at:]
    own = [number for number, (seat, _) in enumerate(known.moves) if seat == eyes]
    count = sum(seat == eyes for seat, _ in before)
    begins, ends = own[count - 1] + 1 if count else 0, [*own, len(known.moves)][count]
    since = sum(1 for _ in takewhile(lambda move: move[0] != eyes, reversed(before)))
    return ends if not after or after[0][0] == eyes else min(begins + since, ends)


def from_text(text: str, names: Sequence[str], at: int | None) -> Setup:
    """The study that is written in a text; its players bear the names that stand there, or else `names`.

    It shows the position `at`, counted in the order of the text with 0 for the beginning, or the end of the main line.
    NotFoundError if there is no such position.
    """
    if text.count("\n") > MOST_ENTRIES // 2:
        raise full()
    beginning, study = read_study(text)
    called = names_in(text, beginning.players, names)
    if at is not None and at not in study:
        raise _no_position()
    return _setup(beginning.record, study, called, study.end(BEGINNING) if at is None else at)


def _setup(header: Record, study: Study, names: Sequence[str], at: int) -> Setup:
    entries: list[AnyEntry] = []
    versions = {BEGINNING: BEGINNING}
    here = BEGINNING
    for mark, number in study.steps():
        if mark == CLOSES:
            continue
        node = study[number]
        if here != node.parent:
            entries.append(Visited(versions[node.parent]))
        entries.append(Moved(node.seat, node.move))
        versions[number], here = len(entries), number
    for number, version in versions.items():
        if study[number].name or study[number].comment:
            entries.append(_annotated(version, study[number].name, study[number].comment))
    if at != here:
        entries.append(Visited(versions[at]))
    bare = msgspec.structs.replace(header, moves=[], ending=None)
    return Opened(bare, [Seat(name, "here") for name in names], "", study=True), entries


# What a study has


def lines(table: Table) -> StudyLines:
    """All positions of a study, in the order of its text."""
    study = study_at(table)
    labels = _labels(table, study)
    nodes = []
    depth = 0
    for mark, number in study.steps():
        if mark == CLOSES:
            depth -= 1
            continue
        depth += mark == OPENS
        node = study[number]
        nodes.append(
            StudyNode(number, node.parent, node.seat, labels[number], node.name, node.comment, depth, mark == OPENS)
        )
    first = study[BEGINNING]
    return StudyLines(table.version, table.ledger.at, first.name, first.comment, nodes)


def _labels(table: Table, study: Study) -> dict[int, Message]:
    """The label of each move: known from when it was played here, or found by playing all lines."""
    known = table.labels
    if any(number not in known for number in study.nodes if number != BEGINNING):
        title = table.game.title
        beginning = replay(table.game.record, 0)
        for node, before in study.walk(beginning):
            known[node.number] = title.label(before.state, node.seat, title.vocabulary.parse(node.move))
    return known


def text(table: Table) -> str:
    """The text of a study, with its players' names."""
    return with_names(study_at(table).text(table.game.record), [seat.name for seat in table.seats])


def study_at(table: Table) -> Study:
    """The lines of a study; NotFoundError if the table is none."""
    if table.ledger.study is None:
        raise NotFoundError("this table is no study", Message("error-no-study"))
    return table.ledger.study


def record_at(table: Table, node: int) -> Record:
    """The record of a study's game up to a position; NotFoundError if there is none."""
    study = study_at(table)
    if node not in study:
        raise _no_position()
    return study.record(table.game.record, node)


async def compared(table: Table, one: int, other: int) -> Comparison:
    """Two lines of a study side by side, each up to a position; NotFoundError if there is no such position."""
    lines = [record_at(table, node).moves for node in (one, other)]
    # In a thread, because both lines are played, which takes a tenth of a second if the rules are not compiled.
    return await asyncio.to_thread(compare, replay(table.game.record, 0), *lines)


# Changes


def followed(table: Table, moved: Moved) -> AnyEntry:
    """The entry of a move: in a study it leads to the position that is there already, if it was played before."""
    study = table.ledger.study
    if study is None:
        return moved
    found = study.find(table.ledger.at, moved.seat, moved.move)
    return moved if found is None else Visited(found)


def propose(table: Table, holder: Holder, wanted: LineChange) -> list[AnyEntry]:
    """The entries of a change of a study's lines; AllmendeError if it can't be made, or isn't this holder's to make."""
    study = study_at(table)
    if not holder.maker:
        raise ForbiddenError("a study is changed by its maker", Message("error-study-yours"))
    node = wanted.node
    if node not in study:
        raise _no_position()
    match wanted.change:
        case "visit":
            return [] if node == table.ledger.at else [Visited(node)]
        case "annotate":
            return [_annotated(node, wanted.name, wanted.comment)]
        case "promote" if node != BEGINNING:
            return [Promoted(node)]
        case "remove" if node != BEGINNING:
            here = {BEGINNING, *study.path(table.ledger.at)}
            return [*([Visited(study[node].parent)] if node in here else []), Removed(node)]
        case _:
            raise UnfitError("the beginning stays as it is", Message("error-study-beginning"))


def _no_position() -> NotFoundError:
    return NotFoundError("there is no such position", Message("error-study-node"))


def _annotated(node: int, name: str, comment: str) -> Annotated:
    lines = [drawn(line) for line in comment.strip().splitlines()]
    return Annotated(node, drawn(name)[:LONGEST_POSITION_NAME], "\n".join(lines)[:LONGEST_COMMENT])
