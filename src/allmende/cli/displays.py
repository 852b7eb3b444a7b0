"""How the terminal shows each title: one package a title."""

from __future__ import annotations

from typing import Any

from allmende.cli.agricola import AgricolaDisplay
from allmende.cli.arle import ArleDisplay
from allmende.cli.display import Display
from allmende.cli.hallertau import HallertauDisplay
from allmende.core.title import Title

DISPLAYS: dict[str, Display] = {"hallertau": HallertauDisplay(), "arle": ArleDisplay(), "agricola": AgricolaDisplay()}


def display_of(title: Title[Any, Any]) -> Display:
    """How a title is shown."""
    return DISPLAYS[title.name]
