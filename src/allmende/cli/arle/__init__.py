"""Fields of Arle in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.cli.console import Console
from allmende.cli.display import Deck, Display
from allmende.core.game import Game


class ArleDisplay(Display):
    """The action board, the Home Boards and the barns."""

    @property
    def decks(self) -> Sequence[Deck]:
        return ()

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        console.out.print(game.title.text(game.position, eyes), soft_wrap=True)
