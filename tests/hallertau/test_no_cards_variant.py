"""Chapter "No Cards Variant"."""

from __future__ import annotations

import pytest

from allmende import hallertau
from allmende.core import IllegalMoveError, OptionError
from allmende.hallertau.views import View
from core.games import stand
from hallertau.table import ACTIONS, at, me, moves, refusals, sheep, village

CORNERS = ["gateway-card", "farmyard-card", "bonus-card", "point-card"]


@pytest.mark.parametrize("space", CORNERS)
def test_workers_cannot_be_placed_on_the_card_action_spaces(space: str) -> None:
    game = at(ACTIONS, village(), village())
    assert f"place {space}" not in moves(game)
    assert refusals(game)[f"space:{space}"] == "reason-closed"
    for verb in ("place", "place sparingly"):
        with pytest.raises(IllegalMoveError) as error:
            game.play(f"{verb} {space}")
        assert error.value.message.id == "reason-closed"


def test_the_view_says_which_spaces_are_open() -> None:
    view = hallertau.new(players=2, seed=1, cards="off").view(0)
    assert isinstance(view, View)
    assert {space.name for space in view.spaces if not space.open} == set(CORNERS)
    assert [space.workers for space in view.spaces if not space.open] == [[0, 0]] * 4


def test_farmyard_cards_still_hold_sheep_and_workers() -> None:
    game = at(ACTIONS, village(), village())
    game.play("place weekly-market")
    assert sheep(game) == {4: 1}
    assert me(game).workers == 5


def test_there_is_no_decision_in_phases_3_and_5() -> None:
    game = hallertau.new(players=2, seed=3, cards="off")
    phases = set()
    while not game.is_over:
        phases.add(stand(game).phase)
        seat = game.to_act[0]
        game.play(game.moves_of(seat)[len(game.moves_of(seat)) // 2], seat)
    assert phases <= {4, 6, 9}


def test_cards_are_off_and_nothing_else_is_on_offer_yet() -> None:
    assert hallertau.new(players=2, seed=1, cards="off").options["cards"] == "off"
    with pytest.raises(OptionError):
        hallertau.new(players=2, seed=1, cards="on")
