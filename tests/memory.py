"""A folder in memory for what tests write: a database there waits for no disk."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

SHARED = Path("/dev/shm")
"""Where Linux has one."""
ROOM = 4_000_000_000
"""Bytes that have to be free; containers often have no more than 64 million."""


def in_memory() -> Path | None:
    """Where there is room in memory, for programs as well, if there is."""
    try:
        fits = shutil.disk_usage(SHARED).free >= ROOM and not os.statvfs(SHARED).f_flag & os.ST_NOEXEC
    except OSError:
        return None
    return SHARED if fits and os.access(SHARED, os.W_OK | os.X_OK) else None
