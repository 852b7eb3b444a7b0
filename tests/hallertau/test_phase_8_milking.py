"""Chapter "Phase 8: Milking"."""

from __future__ import annotations

from allmende.hallertau.record.events import Gained
from hallertau.scenario import MILKING, goods, happened, only, sheep, village


def test_example_three_sheep_give_three_milk() -> None:
    assert goods(only(MILKING, village(sheep={4: 2, 5: 1}))) == {"milk": 3}


def test_sheep_on_cards_and_in_the_stables_give_milk_alike_and_stay() -> None:
    game = only(MILKING, village(sheep={6: 2, "stables": 3}, goods={"milk": 1}), round=5)
    assert goods(game) == {"milk": 6}
    assert sheep(game) == {6: 2, "stables": 3}


def test_no_sheep_no_milk() -> None:
    game = only(MILKING, village(), village(sheep={4: 1}))
    assert (goods(game, 0), goods(game, 1)) == ({}, {"milk": 1})
    assert [event.seat for event in happened(game.opening, Gained)] == [1]
