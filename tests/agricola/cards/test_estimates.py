"""Bots estimate what every card is worth, in hand as well as in front of its owner."""

from __future__ import annotations

import pytest

from agricola.scenario import farm, scenario, stand
from allmende.agricola.ai import AI
from allmende.agricola.cards import CARDS

GOODS = {"wood": 3, "clay": 2, "grain": 1, "food": 2}


@pytest.mark.parametrize("deck", "ABCDE")
def test_bots_estimate_the_cards_of_a_deck(deck: str) -> None:
    cards = [card for card in CARDS if card.number.startswith(deck)]
    in_play = {"played": [card.name for card in cards if not card.travels][::12]}
    mine = farm(GOODS, hand=[card.name for card in cards])
    game = scenario(mine, farm(GOODS, **in_play), cards=True, round_number=5)  # type: ignore[arg-type]
    assert all(0 < AI.heuristic().value(stand(game), seat) < 200 for seat in (0, 1))
