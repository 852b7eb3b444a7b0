"""Games of Agricola with a farmyard that a test wants to build on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

import allmende
from agricola.scenario import CARDS
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.views import View
from allmende.agricola.record.deal import HANDS, Deal, draw_hands
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

FOOD = 30
"""So much is brought along where there are hand cards."""

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


def dealt(hand: Collection[str], kept: Collection[str] = ()) -> Game:
    """A game for one player with these cards in hand, and with these occupations kept from a campaign so far."""
    (drawn,) = draw_hands(1, HANDS["dealt"], Random(0), (tuple(kept),))
    others = [name for name in drawn if name not in (*hand, *kept)]
    for name in hand:
        others.remove(next(each for each in others if _is_occupation(each) == _is_occupation(name)))
    deal = Deal(0, CARDS, game=2 + len(kept), food=(FOOD,), hands=((*hand, *others),), kept=(tuple(kept),))
    return allmende.agricola.new(1, deal=deal, cards="all", campaign="on")


def _is_occupation(name: str) -> bool:
    return is_occupation(CARD_NAMES.index(name))


def supplied(
    goods: Mapping[str, int], *moves: str, seed: int = 3, hand: Collection[str] = (), kept: Collection[str] = ()
) -> Game:
    """A game for one player who gathers goods, then plays these moves as soon as each of them is possible."""
    for attempt in range(seed, seed + 20):
        game = dealt(hand, kept) if hand or kept else allmende.agricola.new(1, attempt)
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
