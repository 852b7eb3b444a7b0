"""A table at which somebody learns: their neighbors are bots, and called so."""

from __future__ import annotations

from allmende import bots
from allmende.cli.console import Console
from allmende.cli.sitting import Sitting
from allmende.core.game import Game


def sit_down(game: Game, own: int, given: int, console: Console) -> Sitting:
    """A sitting for who learns at a seat, after so many `given` moves, which can't be taken back."""
    others = {seat: bots.usual(game.title) for seat in range(game.players) if seat != own}
    sitting = Sitting(game, console, names(game.players, own, console), others)
    sitting.given = given
    return sitting


def names(players: int, own: int, console: Console) -> list[str]:
    """What everybody is called there, by their seats."""
    neighbors = [console.words("play-neighbor", number=number) for number in range(1, players)]
    return [*neighbors[:own], console.words("play-learner"), *neighbors[own:]]
