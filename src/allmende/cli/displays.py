"""The displays of titles: one package a title, of Allmende or, by its entry point, of another distribution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from allmende.cli.agricola import AgricolaDisplay
from allmende.cli.arle import ArleDisplay
from allmende.cli.console import Console, fail
from allmende.cli.display import Deck, Display
from allmende.cli.hallertau import HallertauDisplay
from allmende.core.game import Game
from allmende.core.title import Title

DISPLAYS: dict[str, Display] = {"hallertau": HallertauDisplay(), "arle": ArleDisplay(), "agricola": AgricolaDisplay()}
GROUP: Final = "allmende.displays"


class PlainDisplay(Display):
    """The table as the title itself writes it, for a title whose package brings no display."""

    @property
    def decks(self) -> Sequence[Deck]:
        return ()

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        console.out.print(game.title.text(game.state, eyes), soft_wrap=True)


def display_of(title: Title[Any, Any]) -> Display:
    """The display of a title."""
    return DISPLAYS.get(title.name) or _brought(title.name)


@cache
def _brought(name: str) -> Display:
    """The display that another distribution brings for its title; CommandError if it can't be used."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            kind = entry.load()
            display = kind()
        except Exception as error:
            fail("error-broken-display", title=name, why=f"{type(error).__name__}: {error}")
        if isinstance(display, Display):
            return display
        fail("error-broken-display", title=name, why=entry.value)
    return PlainDisplay()
