"""Record files."""

from __future__ import annotations

from pathlib import Path

from allmende.cli.console import fail, fail_at
from allmende.core.record import Record


def read_record(path: Path) -> Record:
    """The record in a file; CommandError if it can't be read, RecordError if it is no record."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        fail("error-not-text", file=str(path))
    except OSError as error:
        fail_at(path, error)


def write_record(path: Path, record: Record) -> None:
    """Put a record into a file, whole or not at all; CommandError if it can't be written."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(str(record), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        fail_at(path, error)
