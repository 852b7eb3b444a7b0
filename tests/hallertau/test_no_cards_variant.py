"""Chapter "No Cards Variant"."""

from __future__ import annotations

import pytest

from allmende import hallertau
from allmende.core import IllegalMoveError, OptionError
from allmende.hallertau.presentation.views import View
from core.games import stand
from hallertau.scenario import ACTIONS, at, me, moves, refusals, sheep, village

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


def test_cards_are_on_unless_they_are_switched_off() -> None:
    assert hallertau.new(players=2, seed=1).options["cards"] == "on"
    game = hallertau.new(players=2, seed=1, cards="off")
    assert game.options == {"cards": "off", "progress": "together"}
    assert game.state.anytime is None


@pytest.mark.parametrize("pile", ["gateway", "farmyard", "bonus", "point"])
def test_no_cards_are_drawn(pile: str) -> None:
    game = hallertau.new(players=2, seed=1, cards="off")
    assert getattr(game.deal, pile) == ()
    view = game.view(0)
    assert isinstance(view, View)
    assert not view.cards
    assert view.piles[pile] == 0
    for mine in view.players:
        assert (mine.hand, mine.hand_decks, mine.played, mine.face_down) == ([], [], [], [])
        assert "cards" not in [line.category for line in mine.score]


def test_decks_mean_nothing_then() -> None:
    game = hallertau.new(players=2, seed=1, cards="off", gateway="expert", farmyard="sheep")
    assert "gateway" not in game.options


def test_a_deal_with_cards_is_refused() -> None:
    deal = hallertau.new(players=2, seed=1).deal
    assert isinstance(deal, hallertau.Deal)
    with pytest.raises(OptionError):
        hallertau.new(players=2, deal=deal, cards="off")
