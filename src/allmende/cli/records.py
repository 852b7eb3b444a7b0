"""Reads and writes record files."""

from __future__ import annotations

from pathlib import Path

from allmende.cli.console import fail, fail_at
from allmende.core.game import Game
from allmende.core.record import Record
from allmende.core.report import Report
from allmende.core.study import Study
from allmende.titles import read_study


def read_record(path: Path) -> Record:
    """The record in a file; CommandError if it can't be read, RecordError if it is no record."""
    return Record.parse(_text(path))


def read_lines(path: Path) -> tuple[Game, Study]:
    """The lines of the study or record in a file, with the game at their beginning; errors as with `read_record`."""
    return read_study(_text(path))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # editors on Windows put a mark before the first line
    except UnicodeDecodeError:
        fail("error-not-text", file=str(path))
    except OSError as error:
        fail_at(path, error)


def read_report(path: Path) -> Report | None:
    """The report of a problem in a file, None if it has none; RecordError if it has one that isn't valid."""
    return Report.parse(_text(path))


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file, whole or not at all; CommandError if it can't be written."""
    write_text(path, str(record))


def write_text(path: Path, text: str) -> None:
    """Write a text to a file, whole or not at all; CommandError if it can't be written."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        fail_at(path, error)


def free(path: Path) -> Path:
    """This path, or the first numbered one beside it where there is no file yet."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found
