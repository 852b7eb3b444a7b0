"""A table for a learner, whose neighbors are bots and named so."""

from __future__ import annotations

from allmende import bots
from allmende.cli.console import Console
from allmende.cli.session import Sitting
from allmende.core.game import Game


def sit_down(game: Game, own: int, given: int, console: Console) -> Sitting:
    """A sitting for a learner at the seat `own`, after a number of `given` moves, which can't be taken back."""
    others = {seat: bots.usual(game.title) for seat in range(game.players) if seat != own}
    sitting = Sitting(game, console, names(game.players, own, console), others)
    sitting.given = given
    return sitting


def names(players: int, own: int, console: Console) -> list[str]:
    """The names of all players by seat: the learner and numbered neighbors."""
    neighbors = [console.words("play-neighbor", number=number) for number in range(1, players)]
    return [*neighbors[:own], console.words("play-learner"), *neighbors[own:]]
