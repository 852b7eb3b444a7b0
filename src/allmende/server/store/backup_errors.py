"""The errors of backups."""

from __future__ import annotations

from pathlib import Path

from allmende.core import Message
from allmende.server.store.protocol import StoreError


class BackupError(StoreError):
    """A backup can't be made, or not be restored, as it was asked for."""


def in_use(database: str) -> BackupError:
    """The error of a store that can't be replaced, since a server uses it."""
    return BackupError(f"a server uses {database}", Message("error-restore-in-use", {"database": database}))


def not_empty(database: str) -> BackupError:
    """The error of a store into which nothing is restored, since there is something in it."""
    return BackupError(f"{database} is not empty", Message("error-restore-there", {"database": database}))


def at_file(file: Path, error: OSError) -> BackupError:
    """The error of a file that can't be written or read, with the system's reason."""
    why = error.strerror or str(error)
    return BackupError(f"{file}: {why}", Message("error-file", {"file": str(file), "problem": why}))
