"""What environments are tried with: one configuration a title quickly, and all titles, players and cards thoroughly."""

from __future__ import annotations

from typing import Any, Final

import pytest

from allmende.titles import OWN

CARDS: Final[dict[str, dict[str, list[str]]]] = {
    "hallertau": {"cards": ["on", "off"]},
    "arle": {"rules": ["printed", "online"]},
    "agricola": {"cards": ["off", "base"]},
}
"""The option of each title that changes most: with hand cards or without, where there are any."""
QUICK: Final = ("hallertau", 2, "off"), ("arle", 2, "printed"), ("agricola", 2, "off")
QUICK_SOLO: Final = ("hallertau", 1, "off"), ("arle", 1, "printed"), ("agricola", 1, "base")


def configurations(quick: tuple[tuple[str, int, str], ...], *, solo: bool) -> list[Any]:
    """The parameters TITLE, PLAYERS, OPTIONS of a test; all that aren't quick are marked as thorough."""
    found = []
    for name in CARDS:
        for players in (1,) if solo else OWN[name].players:
            for option, values in CARDS[name].items():
                for value in values:
                    marks = [] if (name, players, value) in quick else [pytest.mark.thorough]
                    called = f"{name}-{players}-{option}-{value}"
                    found.append(pytest.param(name, players, {option: value}, marks=marks, id=called))
    return found
