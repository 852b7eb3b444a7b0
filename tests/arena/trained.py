"""What trainings have come to, to be compared with one another."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from allmende.arena.learning.folder import Generation


def timeless(history: list[Generation]) -> list[Generation]:
    """The same generations, however long they took."""
    return [msgspec.structs.replace(done, seconds=0.0) for done in history]


def learned(folder: Path) -> dict[str, bytes]:
    """All that has been learned, as it is kept: by file and name of the array."""
    found = {}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as arrays:
            found |= {f"{path.name} {name}": arrays[name].tobytes() for name in arrays.files}
    return found
