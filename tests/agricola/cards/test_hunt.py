"""A short hunt through games over mixtures of decks, which `hunt.py` goes on with for as long as one likes."""

from __future__ import annotations

import pytest

from agricola.cards.hunt import hunt


@pytest.mark.thorough
def test_games_over_mixtures_of_decks_hold_what_always_holds() -> None:
    assert hunt(50_000, seed=1) == []
