"""Record files."""

from __future__ import annotations

import tempfile
from pathlib import Path

from allmende.cli.console import fail
from allmende.core.record import Record


def read_record(path: Path) -> Record:
    """The record in a file; CommandError if it can't be read, RecordError if it is no record."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        fail("error-not-text", file=str(path))
    except OSError as error:
        fail("error-file", file=str(path), problem=error.strerror or str(error))


def write_record(path: Path, record: Record) -> None:
    """Put a record into a file, whole or not at all."""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(str(record))
        Path(file.name).replace(path)
    except OSError as error:
        fail("error-file", file=str(path), problem=error.strerror or str(error))
