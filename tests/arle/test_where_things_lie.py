"""On which land space a tile lies makes no difference (chapter "Further Details on the Action Spaces", 2)."""

from __future__ import annotations

from random import Random

import pytest

from allmende import arle
from allmende.arle.components.pieces import BUILDING, TILES
from allmende.core import Game
from arle.scenario import stand


def rearranged(game: Game, random: Random) -> Game:
    """The same game with all that lies on open land dealt out anew among the spaces of open land."""
    twin = game.copy()
    for seat in range(game.players):
        land = stand(twin).own(seat).land
        spaces = [space for space, tile in enumerate(land) if tile < TILES or tile >= BUILDING]
        tiles = [land[space] for space in spaces]
        random.shuffle(tiles)
        for space, tile in zip(spaces, tiles, strict=True):
            land[space] = tile
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_alike_wherever_its_tiles_lie(seed: int) -> None:
    random = Random(seed)
    game = arle.new(players=1 + seed % 2, seed=seed, houses="random")
    twin = game.copy()
    while not game.is_over:
        seat = random.choice(game.to_act)
        assert (twin.to_act, set(twin.moves_of(seat).texts)) == (game.to_act, set(game.moves_of(seat).texts))
        move = random.choice(sorted(game.moves_of(seat).texts))
        game.play(move, seat)
        twin.play(move, seat)
        if random.random() < 0.1:
            twin = rearranged(twin, random)
    assert (twin.scores, twin.winners) == (game.scores, game.winners)
