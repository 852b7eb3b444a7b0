"""The Midnight Fencer of deck E, who builds fences of the other players' supplies in the last harvest."""

from __future__ import annotations

from agricola.scenario import farm, me, pastures, play, scenario, stand, texts
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.rules.phases import FIELD
from allmende.agricola.rules.player import Player
from allmende.core import Game

FOUR = {"food": 9}


def last_harvest(mine: Player, *others: Player, round_number: int = 14) -> Game:
    """A harvest begins with four players."""
    farms = [*others, *(farm(FOUR) for _ in range(3 - len(others)))]
    return scenario(mine, *farms, phase=FIELD, round_number=round_number, cards=True)


def fencer(*pastures_there: str, **goods: int) -> Player:
    """A farm with the Midnight Fencer in play."""
    return farm({**FOUR, **goods}, played=["midnight-fencer"], pastures=pastures_there)


def test_midnight_fencer_builds_two_fences_of_each_other_player() -> None:
    game = last_harvest(fencer())
    assert "fence d1 e1" in texts(game)
    assert "fence c1 d1 e1" not in texts(game)  # 8 fences
    play(game, "fence d1 e1")
    assert (pastures(game), me(game).fences_left) == ({"D1 E1"}, 15)
    assert [me(game, seat).fences_left for seat in (1, 2, 3)] == [13, 13, 13]


def test_midnight_fencer_asks_whose_fences_they_were() -> None:
    game = last_harvest(fencer())
    play(game, "fence e1")
    assert texts(game) == {"choose 2", "choose 3", "choose 4"}
    play(game, "choose 4", "choose 4")
    assert texts(game) == {"choose 2", "choose 3"}
    play(game, "choose 2", "choose 3")
    assert [me(game, seat).fences_left for seat in range(4)] == [15, 14, 14, 13]


def test_midnight_fencer_may_have_more_than_fifteen_fences() -> None:
    game = last_harvest(fencer("C1 D1", "C2 D2", "E1"))
    assert me(game).fences_left == 2
    play(game, "fence e2 e3", "fence d3")
    assert bit_count(stand(game).seats[0].fences) == 19
    assert me(game).fences_left == 2
    assert [me(game, seat).fences_left for seat in (1, 2, 3)] == [13, 13, 13]


def test_midnight_fencer_takes_only_fences_that_are_not_built() -> None:
    others = [farm(FOUR, pastures=["C1 D1", "C2 D2", "C3 D3"]) for _ in range(3)]
    assert [other.fences_left() for other in others] == [1, 1, 1]
    game = last_harvest(fencer("E1"), *others)
    assert "fence d1" in texts(game)
    assert "fence d1 d2" not in texts(game)
    play(game, "fence d1")
    assert [me(game, seat).fences_left for seat in (1, 2, 3)] == [0, 0, 0]


def test_midnight_fencer_waits_for_the_last_harvest() -> None:
    game = last_harvest(fencer(), round_number=13)
    assert not any(text.startswith("fence") for text in texts(game))


def test_midnight_fencer_may_be_left_alone() -> None:
    game = last_harvest(fencer())
    play(game, "done")
    assert [me(game, seat).fences_left for seat in range(4)] == [15, 15, 15, 15]
