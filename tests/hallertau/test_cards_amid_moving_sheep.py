"""Sheep that are paid for a card, or moved back for one, while they are being moved to later Farmyard cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from allmende.core import Game
from hallertau.cards.playing import PILES, asked, play
from hallertau.scenario import ACTIONS, at, moves, sheep, village

# 001: move 1 Sheep up to 2 times, if there are 3; 408: pay 1 Sheep


def one(flock: Mapping[int | str, int], card: str, amendments: int | None = None) -> Game:
    """A village that has moved a sheep from the card of Round 4 to that of Round 5, and goes on to play a card."""
    mine = village(sheep=flock, hand=["001", card])
    game = at(ACTIONS, mine, village(), round=2, piles=PILES, amendments=amendments)
    play(game, "play 001", "sustain sheep round 4", f"play {card}")
    return game


def test_a_sheep_that_has_been_paid_is_not_moved_any_further() -> None:
    game = one({4: 3}, "408")
    game.play("spend sheep round 5")
    assert "sustain sheep round 5" not in moves(game)
    assert sheep(game) == {4: 2}


def test_another_sheep_may_be_paid_meanwhile() -> None:
    game = one({4: 2, 5: 1}, "408")
    game.play("spend sheep round 5")
    assert asked(game) == {"sustain sheep round 5", "done"}


def test_in_games_begun_before_a_sheep_was_moved_that_had_been_paid() -> None:
    game = one({4: 3}, "408", amendments=3)
    game.play("spend sheep round 5")
    assert "sustain sheep round 5" in moves(game)


# 101: move up to 2 different Sheep, if there are 6 Flax; 531: move 2 different Sheep back


def different(flock: Mapping[int | str, int], *played: str, amendments: int | None = None) -> Game:
    """A village that is moving different sheep, and goes on to play a card."""
    mine = village(sheep=flock, goods={"flax": 6}, hand=["101", "531", "408"])
    game = at(ACTIONS, mine, village(), round=2, piles=PILES, amendments=amendments)
    play(game, "play 101", *played)
    return game


def sustained(game: Game) -> set[str]:
    """The places from which a sheep can be moved on."""
    return {move.removeprefix("sustain sheep ") for move in moves(game) if move.startswith("sustain")}


RETURNED = ("sustain sheep round 5", "play 531", "return sheep round 6", "return sheep stables")


def test_a_sheep_that_is_moved_back_has_been_moved_all_the_same() -> None:
    game = different({4: 1, 5: 1, "stables": 1}, *RETURNED)
    assert sheep(game) == {4: 1, 5: 1, 6: 1}
    assert sustained(game) == {"round 4", "round 6"}  # the one on 5 was on 6, the one on 6 in the Stables


def test_in_games_begun_before_it_counted_as_another() -> None:
    game = different({4: 1, 5: 1, "stables": 1}, *RETURNED, amendments=6)
    assert sustained(game) == {"round 4", "round 5"}


@pytest.mark.parametrize("order", [("round 5", "round 6"), ("round 6", "round 5")])
def test_one_that_takes_its_place_is_another(order: tuple[str, str]) -> None:
    returned = [f"return sheep {place}" for place in order]
    game = different({3: 1, 4: 1, 6: 1}, "sustain sheep round 4", "play 531", *returned)
    assert sheep(game) == {3: 1, 4: 1, 5: 1}
    assert sustained(game) == {"round 3", "round 5"}


BACK_FROM_TWO = ("sustain sheep round 4", "play 531", "return sheep round 5", "return sheep stables")


def test_of_two_sheep_either_can_be_the_one_that_goes_back() -> None:
    game = different({4: 1, 5: 1, "stables": 1}, *BACK_FROM_TWO)
    assert sheep(game) == {4: 1, 5: 1, 6: 1}
    assert sustained(game) == {"round 4", "round 5", "round 6"}
    game.play("sustain sheep round 5")  # so the one on 4 has been moved already
    assert sheep(game) == {4: 1, 6: 2}


def test_of_two_sheep_that_go_back_only_one_has_been_moved() -> None:
    game = different({4: 1, 5: 2}, *BACK_FROM_TWO[:2])
    assert sheep(game) == {4: 2, 5: 1}
    game.play("sustain sheep round 5")
    assert sheep(game) == {4: 2, 6: 1}


def test_if_the_one_that_went_back_is_paid_it_is_the_one_that_has_been_moved() -> None:
    game = different({4: 1, 5: 1, "stables": 1}, *BACK_FROM_TWO, "play 408", "spend sheep round 4")
    assert (sheep(game), sustained(game)) == ({5: 1, 6: 1}, {"round 5", "round 6"})


def test_in_games_begun_before_the_one_that_has_not_been_moved_went_back() -> None:
    game = different({4: 1, 5: 1, "stables": 1}, *BACK_FROM_TWO, amendments=9)
    assert sustained(game) == {"round 4", "round 6"}


def test_of_sheep_that_have_no_card_to_go_back_to_the_one_that_has_been_moved_goes_first() -> None:
    mine = village(sheep={3: 1, 4: 2}, goods={"flax": 6}, hand=["101", "531"])
    game = at(ACTIONS, mine, village(), round=3, piles=PILES)
    play(game, "play 101", "sustain sheep round 3", "play 531")  # two of the three have to be returned
    assert (sheep(game), sustained(game)) == ({4: 1}, {"round 4"})


def test_of_two_sheep_the_one_that_has_been_moved_is_paid_first() -> None:
    paid = ("sustain sheep round 4", "play 408", "spend sheep round 5")
    assert sustained(different({4: 2, 5: 1}, *paid)) == {"round 4", "round 5"}
    assert sustained(different({4: 2, 5: 1}, *paid, amendments=6)) == {"round 4"}


def test_a_sheep_that_is_moved_back_goes_on_from_there() -> None:
    game = one({4: 1, 6: 1, "stables": 1}, "531")
    game.play("return sheep round 5")
    game.play("return sheep round 6")
    assert sheep(game) == {4: 1, 5: 1, "stables": 1}
    assert sustained(game) == {"round 4"}


def among_others(*played: str, amendments: int | None = None) -> Game:
    """A village whose sheep has met another on the card of Round 5 when one of them is moved back."""
    game = one({4: 1, 5: 1, 6: 1}, "531", amendments)
    play(game, "return sheep round 5", "return sheep round 6", *played)
    return game


def test_the_one_that_is_being_moved_may_have_gone_back_or_not() -> None:
    assert sheep(among_others()) == {4: 1, 5: 2}
    assert sustained(among_others()) == {"round 4", "round 5"}
    assert sustained(among_others(amendments=9)) == {"round 5"}


@pytest.mark.parametrize(("place", "flock"), [("round 4", {5: 3}), ("round 5", {4: 1, 5: 1, 6: 1})])
def test_as_soon_as_it_is_moved_on_it_is_known(place: str, flock: dict[int | str, int]) -> None:
    game = among_others(f"sustain sheep {place}")
    assert sheep(game) == flock
    assert sustained(game) == set()
