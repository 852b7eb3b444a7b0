"""Groups of screen targets to which the lessons of Fields of Arle point."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.pieces import TOOL_NAMES

AROUND: Final = tuple(f"destination:{name}" for name in DESTINATION_NAMES)
TOOL_TRACKS: Final = tuple(f"tool:{name}" for name in TOOL_NAMES)
