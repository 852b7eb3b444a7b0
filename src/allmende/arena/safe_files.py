"""Files that survive a killed process: written whole, or appended line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import IO, TypeVar

import msgspec

T = TypeVar("T")


def write_whole(path: Path, save: Callable[[IO[bytes]], object]) -> None:
    """Write a file whole or not at all: after an error it is as before, and no draft is left over."""
    draft = path.with_name(f".{path.name}.new")
    try:
        with draft.open("wb") as file:
            save(file)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def write_json(path: Path, content: object) -> None:
    """Write a file of JSON, indented for people, whole or not at all."""
    write_whole(path, lambda file: file.write(msgspec.json.format(msgspec.json.encode(content)) + b"\n"))


def add_line(path: Path, content: object) -> None:
    """Append a line of JSON to a file."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(content) + b"\n")


def lines(path: Path, kind: type[T]) -> list[T]:
    """The lines of a file, each as a `kind`. An incomplete last line, after a full disk or a kill, is cut off the file.

    msgspec.DecodeError if they can't be read.
    """
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        with path.open("r+b") as broken:
            broken.truncate(len(whole))
    return msgspec.json.Decoder(kind).decode_lines(whole)
