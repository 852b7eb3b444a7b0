"""The printed numbers and the names of the hand cards of deck E: Ephipparius and what belongs to it."""

from __future__ import annotations

from typing import Final

MINORS: Final[dict[str, str]] = {}
"""The minor improvements: names by printed number."""

OCCUPATIONS: Final[dict[str, str]] = {}
"""The occupations: names by printed number."""
