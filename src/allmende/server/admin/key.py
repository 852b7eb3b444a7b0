"""The key to the host's page, which lies in a file that only the host can read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from allmende.core import AllmendeError, Message
from allmende.server import keys

SHORTEST: Final = 20
"""The fewest characters of a key, so that it can't be guessed."""


class AdminKeyError(AllmendeError):
    """The file of the key to the host's page can neither be read nor made."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(
            f"{path} has no key to the host's page: {why}", Message("error-admin-file", {"file": path, "why": why})
        )


class ShortKeyError(AllmendeError):
    """The file of the key to the host's page has too short a key."""

    def __init__(self, path: str) -> None:
        super().__init__(
            f"the key in {path} has fewer than {SHORTEST} characters",
            Message("error-admin-short", {"file": path, "least": SHORTEST}),
        )


def admin_key(path: str) -> str:
    """The key in this file, which is made with a new one if it isn't there.

    Raises:
        AdminKeyError: The file can neither be read nor made.
        ShortKeyError: What it has is shorter than SHORTEST.
    """
    try:
        _make(path)
        key = Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise AdminKeyError(path, getattr(error, "strerror", None) or str(error)) from None
    if len(key) < SHORTEST:
        raise ShortKeyError(path)
    return key


def _make(path: str) -> None:
    """Make the file with a new key, for its owner's eyes alone; one that is there stays as it is."""
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    with os.fdopen(made, "w", encoding="utf-8") as file:
        file.write(f"{keys.new_key()}\n")
