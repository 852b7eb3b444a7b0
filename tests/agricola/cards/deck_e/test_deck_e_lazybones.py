"""The Lazybones of deck E, whose stables lie on action spaces until other players come there."""

from __future__ import annotations

from agricola.cards.positions import learning
from agricola.scenario import actions, farm, left_on, me, play, scenario, sites, stables, texts, use
from allmende.agricola.components.board import space_number
from allmende.agricola.rules.player import Player
from allmende.core import Game


def lazy(*spaces: str, **of_farm: str) -> Player:
    """A farm whose Lazybones has stables on these action spaces."""
    mark = sum(1 << space_number(space) for space in spaces)
    mine = farm(played=["lazybones"], marks={"lazybones": mark}, **of_farm)
    mine.stables_away = len(spaces)
    return mine


def others_use(space: str, mine: Player) -> Game:
    """Another player has just used an action space."""
    game = scenario(farm({"grain": 1, "wood": 5, "reed": 2}), mine)
    play(game, f"place {space}")
    return game


def test_lazybones_lays_stables_on_some_of_four_spaces() -> None:
    game = learning("lazybones", farm())
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "choose 4", "done"}
    play(game, "choose 2", "choose 3")
    assert texts(game) == {"choose 4", "done"}
    play(game, "done")
    assert (me(game).stables_left, left_on(game, "lazybones")) == (2, 2)
    assert {name for name, space in actions(game).items() if space.strange} == {"farmland", "day-laborer"}


def test_lazybones_has_no_more_stables_than_the_supply() -> None:
    game = learning("lazybones", farm(stables="C1 C2 C3"))
    play(game, "choose 1")
    assert (me(game).stables_left, game.to_act) == (0, [1])


def test_lazybones_builds_the_stable_when_another_player_uses_the_space() -> None:
    game = others_use("day-laborer", lazy("day-laborer", "farmland"))
    assert game.to_act == [1]
    assert "done" not in texts(game)
    play(game, "stable c1")
    assert (stables(game, 1), left_on(game, "lazybones", 1), me(game, 1).stables_left) == ({"C1"}, 1, 2)


def test_lazybones_builds_nothing_for_other_spaces_or_the_owner() -> None:
    game = others_use("grain-seeds", lazy("day-laborer"))
    assert stables(game, 1) == set()
    game = use("day-laborer", lazy("day-laborer"))
    assert (game.to_act, stables(game)) == ([1], set())


def test_lazybones_leaves_the_stable_where_there_is_no_place_for_it() -> None:
    mine = lazy("day-laborer", rooms="A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3")
    game = others_use("day-laborer", mine)
    assert (stables(game, 1), left_on(game, "lazybones", 1)) == (set(), 1)


def test_lazybones_has_the_stables_that_lie_there_in_no_supply() -> None:
    mine = lazy("day-laborer", "farmland", "grain-seeds", "farm-expansion")
    mine.goods[0] = 2
    game = scenario(mine, farm())
    assert "farm-expansion" not in {text.removeprefix("place ") for text in texts(game)}
    assert sites(game, "stable") == set()
