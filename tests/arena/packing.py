"""Archives of records, for tests."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path


def pack(file: Path, **texts: str) -> None:
    """An archive of these texts."""
    with tarfile.open(file, "w:xz") as archive:
        for name, text in texts.items():
            member = tarfile.TarInfo(f"{name}.txt")
            member.size = len(text.encode())
            archive.addfile(member, io.BytesIO(text.encode()))
