"""Input that comes from a person."""

from __future__ import annotations

import io


class Keyboard(io.StringIO):
    """Lines that a person types."""

    def isatty(self) -> bool:
        return True
