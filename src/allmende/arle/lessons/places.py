"""Where the lessons of Fields of Arle point: all that is of a kind."""

from __future__ import annotations

from typing import Final

from allmende.arle.rules.components import TOOL_NAMES
from allmende.arle.rules.equipment import DESTINATION_NAMES

AROUND: Final = tuple(f"destination:{name}" for name in DESTINATION_NAMES)
TOOL_TRACKS: Final = tuple(f"tool:{name}" for name in TOOL_NAMES)
