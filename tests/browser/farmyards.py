"""Games of Agricola with a farmyard that a test wants to build on."""

from __future__ import annotations

from collections.abc import Mapping

import allmende
from allmende.agricola.views import FarmerView, View
from allmende.core import Game

SOURCES = {
    "wood": "forest",
    "clay": "clay-pit",
    "reed": "reed-bank",
    "stone": "western-quarry",
    "grain": "grain-seeds",
    "vegetable": "vegetable-seeds",
    "sheep": "sheep-market",
}
"""Where a good is to be had."""

IDLE = ["place day-laborer", "feed", "done"]
"""What is done where nothing is wanted; else the first move that there is."""


def mine(game: Game) -> FarmerView:
    """The farm of a game for one player."""
    seen = game.view(0)
    assert isinstance(seen, View)
    return seen.players[0]


def offered(game: Game) -> list[str]:
    """What can be decided."""
    return list(game.moves_of(0).texts)


def supplied(goods: Mapping[str, int], *moves: str, seed: int = 3) -> Game:
    """A game for one player who gathers goods, then plays these moves as soon as each of them is possible."""
    for attempt in range(seed, seed + 20):
        game = allmende.agricola.new(1, attempt)
        wanted = list(moves)
        while not game.is_over:
            texts = offered(game)
            has = mine(game).goods
            begun = len(wanted) < len(moves)
            missing = [SOURCES[good] for good, count in goods.items() if has[good] < count and not begun]
            if not missing and wanted[0] in texts:
                game.play(wanted.pop(0), 0)
                if not wanted:
                    return game
            else:
                gathered = [text for source in missing if (text := f"place {source}") in texts]
                idle = [text for text in IDLE if text in texts]
                game.play((gathered + idle + texts)[0], 0)
    raise AssertionError("no such game")
