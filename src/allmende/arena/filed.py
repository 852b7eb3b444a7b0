"""Records in folders: text files, and archives of many; each may state its final scores.

A comment `# scores 41 38.5` in a record states the final scores in seat order; a replay ignores it.
"""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterator
from lzma import LZMAError
from pathlib import Path
from typing import Final

import msgspec

from allmende.arena.safe_files import write_whole
from allmende.core.errors import AllmendeError
from allmende.core.message import Message

RECORD: Final = ".txt"
ARCHIVE: Final = ".tar.xz"

_SCORES: Final = re.compile(r"^# scores((?: -?\d+(?:\.\d+)?)+)$", re.MULTILINE)
_RULES: Final = re.compile(r"^(\s*rules\s+)\S+", re.MULTILINE)


class FolderError(AllmendeError):
    """A folder of records that isn't there."""


class Filed(msgspec.Struct, frozen=True):
    """A record in a `file`, or in an archive, then with a name of its `own`; without text if it can't be read."""

    file: Path
    own: str = ""
    text: str | None = None

    def __str__(self) -> str:
        return f"{self.file}/{self.own}" if self.own else str(self.file)


def records_in(folder: Path) -> Iterator[Filed]:
    """All records in a folder and the folders in it, by name; FolderError if there is no such folder."""
    if not folder.is_dir():
        raise FolderError(f"there is no folder {folder}", Message("error-no-folder", {"folder": str(folder)}))
    for file in sorted(folder.rglob("*")):
        if file.name.endswith(ARCHIVE):
            yield from _in_archive(file)
        elif file.suffix == RECORD and not file.name.startswith("."):
            yield Filed(file, text=_text_in(file))


def _in_archive(file: Path) -> Iterator[Filed]:
    try:
        with tarfile.open(file) as archive:
            for member in archive:
                if content := archive.extractfile(member):
                    yield Filed(file, member.name, _text_of(content.read()))
    except (tarfile.TarError, LZMAError, EOFError, OSError):
        yield Filed(file)


def _text_in(file: Path) -> str | None:
    try:
        return _text_of(file.read_bytes())
    except OSError:
        return None


def _text_of(content: bytes) -> str | None:
    try:
        return content.decode()
    except UnicodeDecodeError:
        return None


def final_scores(text: str) -> list[float] | None:
    """The final scores that a record states; None if it states none."""
    found = _SCORES.search(text)
    return None if found is None else [float(word) for word in found[1].split()]


def with_scores(text: str, scores: list[float]) -> str:
    """The text of a record, with a line that states its final scores."""
    head, _, rest = text.partition("\n")
    return f"{head}\n# scores {' '.join(f'{points:g}' for points in scores)}\n{rest}"


def move_to(filed: Filed, rules: str) -> None:
    """Rewrite the file of a record with other `rules`; all else in it stays as it is."""
    assert filed.text is not None
    assert not filed.own
    text = _RULES.sub(rf"\g<1>{rules}", filed.text, count=1)
    write_whole(filed.file, lambda file: file.write(text.encode()))
