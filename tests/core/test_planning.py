"""What can be planned while others decide: the moves of a turn that has not come yet."""

from __future__ import annotations

from random import Random

import pytest

from allmende.core import Game, IllegalMoveError, UnknownMoveError
from allmende.core.planning import Ahead, ahead
from allmende.titles import TITLES

TABLES = [
    ("hallertau", 2, {"cards": "off"}),
    ("hallertau", 4, {"cards": "on"}),
    ("hallertau", 3, {"cards": "on", "progress": "clockwise"}),
    ("arle", 2, {}),
    ("arle", 2, {"rules": "online"}),
    ("agricola", 2, {"cards": "off"}),
    ("agricola", 4, {"cards": "all"}),
    ("agricola", 3, {"cards": "all", "hands": "draft"}),
]


def game_of(title: str, players: int, options: dict[str, str], seed: int = 1) -> Game:
    """A game at its beginning."""
    return Game.new(TITLES[title], players, seed, None, options)


def play_on(game: Game, random: Random, most: int = 1) -> None:
    """Make some moves by chance."""
    for _ in range(most):
        if game.is_over:
            return
        seat = random.choice(game.to_act)
        game.play(random.choice(list(game.moves_of(seat))), seat)


def look(found: Ahead, seat: int) -> list[str]:
    """The texts of what is asked there, looked at from all sides."""
    decision = found.game.decision(seat)
    assert decision is not None
    assert found.game.view(seat)
    return [move.text for move in decision.moves]


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_whoever_waits_can_plan_and_nothing_changes(title: str, players: int, options: dict[str, str]) -> None:
    game, random, planned = game_of(title, players, options), Random(3), 0
    while not game.is_over:
        record, to_act = game.record, game.to_act
        before = [game.view(seat) for seat in range(players)] if game.version % 20 == 0 else []
        for seat in set(range(players)) - set(to_act):
            path: list[str] = []
            while len(path) < 6 and (found := ahead(game, seat, path)) is not None:
                planned += 1
                path.append(random.choice(look(found, seat)))
        if before:
            assert [game.view(seat) for seat in range(players)] == before
        assert (game.record, game.to_act) == (record, to_act)
        play_on(game, random, 3)
    assert planned > 40


def test_a_turn_comes_as_if_the_others_had_done_nothing() -> None:
    game = game_of("agricola", 2, {"cards": "off"})
    first, second = game.to_act[0], 1 - game.to_act[0]
    free = game.moves.texts
    found = ahead(game, second)
    assert found is not None
    assert found.begins
    assert look(found, second) == free
    game.play("place forest", first)
    assert game.to_act == [second]
    assert "place forest" not in game.moves.texts


def test_a_turn_goes_on_until_others_are_asked() -> None:
    game = game_of("agricola", 2, {"cards": "off"})
    second = 1 - game.to_act[0]
    plowing = ahead(game, second, ["place farmland"])
    assert plowing is not None
    assert not plowing.begins
    plow = look(plowing, second)[0]
    after = ahead(game, second, ["place farmland", plow])
    assert after is not None
    assert after.begins
    assert "place farmland" not in look(after, second)


def test_nothing_is_foreseen_beyond_what_is_hidden() -> None:
    # With both people placed, the next turn comes only when the card of the next round is known.
    game = game_of("agricola", 2, {"cards": "off"})
    second = 1 - game.to_act[0]
    assert ahead(game, second, ["place forest", "place fishing"]) is None


def test_what_others_have_done_since_then_is_in_it() -> None:
    game = game_of("agricola", 3, {"cards": "off"})
    first, _, third = ((game.to_act[0] + i) % 3 for i in range(3))
    game.play("place forest", first)
    found = ahead(game, third)
    assert found is not None
    assert "place forest" not in look(found, third)
    with pytest.raises(IllegalMoveError):
        ahead(game, third, ["place forest"])
    with pytest.raises(UnknownMoveError):
        ahead(game, third, ["fly away"])


def test_a_title_that_does_not_foresee_its_turns_has_none() -> None:
    game = game_of("agricola", 2, {"cards": "off"})
    second = 1 - game.to_act[0]

    class Blind(type(game.title)):  # type: ignore[misc]
        foresees = False

    game.title = Blind()
    assert ahead(game, second) is None
