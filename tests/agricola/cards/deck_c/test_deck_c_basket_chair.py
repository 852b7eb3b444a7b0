"""The Basket Chair of deck C, on which the first person of the Work Phase sits down."""

from __future__ import annotations

from agricola.cards.positions import crowd, if_asked
from agricola.scenario import actions, farm, goods, me, play, played, scenario, spaces, texts
from allmende.agricola.rules.player import Player
from allmende.core import Game


def hand(reed: int = 1, people: int = 2) -> Player:
    """A farm with the Basket Chair in hand."""
    return farm({"reed": reed}, people=people, hand=["basket-chair"])


def plays(game: Game) -> Game:
    """The Basket Chair is played on the space for improvements or on the Meeting Place."""
    play(game, "play basket-chair")
    return game


def on(game: Game) -> dict[str, list[int]]:
    """The people on action spaces, by space."""
    return {name: space.seats for name, space in actions(game).items() if space.seats}


def test_basket_chair_takes_the_first_person_and_another_one_is_placed() -> None:
    game = scenario(hand(people=3), farm(), round_number=4, occupied={"forest": 0})
    play(game, "place meeting-place")
    plays(game)
    play(game, "choose 1")
    assert on(game) == {"basket-chair": [0], "meeting-place": [0]}
    assert {"forest", "clay-pit"} <= spaces(game)
    assert "done" in texts(game)
    play(game, "place forest")
    assert (me(game).home, game.to_act, played(game)) == (0, [1], ["basket-chair"])


def test_basket_chair_may_be_left_alone() -> None:
    game = scenario(hand(people=3), farm(), round_number=4, occupied={"forest": 0})
    play(game, "place meeting-place")
    plays(game)
    play(game, "done")
    assert (on(game), game.to_act) == ({"forest": [0], "meeting-place": [0]}, [1])


def test_basket_chair_frees_the_space_on_which_it_is_played() -> None:
    game = scenario(hand(), farm(), round_number=4)
    play(game, "place major-improvement")
    if_asked(game, "play basket-chair")
    play(game, "choose 1")
    assert on(game) == {"basket-chair": [0]}
    play(game, "place clay-pit")
    assert (on(game), game.to_act) == ({"basket-chair": [0], "clay-pit": [0]}, [1])
    assert "major-improvement" not in on(game)


def test_basket_chair_never_takes_a_person_from_the_meeting_place() -> None:
    game = scenario(hand(), farm(), round_number=4)
    play(game, "place meeting-place")
    plays(game)
    assert (game.to_act, on(game)) == ([1], {"meeting-place": [0]})


def test_basket_chair_takes_the_first_person_only() -> None:
    game = scenario(hand(people=3), farm(), round_number=4, occupied={"forest": 0, "clay-pit": 0})
    play(game, "place meeting-place")
    plays(game)
    play(game, "choose 1")
    assert on(game) == {"basket-chair": [0], "clay-pit": [0], "meeting-place": [0]}


def test_basket_chair_is_no_action_space() -> None:
    mine = farm(played=["basket-chair"])
    assert "basket-chair" not in spaces(scenario(mine, farm()))
    assert goods(scenario(mine, farm())) == {}


def test_basket_chair_leaves_a_space_occupied_on_which_another_person_stands() -> None:
    game = scenario(hand(people=3), farm(), round_number=4, occupied={"forest": 0})
    crowd(game, "forest", 1)
    play(game, "place meeting-place")
    plays(game)
    play(game, "choose 1")
    assert on(game)["forest"] == [1]
    assert "forest" not in spaces(game)


def test_basket_chair_leaves_a_newborn_on_the_space_of_its_parent() -> None:
    mine = farm({"reed": 1}, rooms="A1 A2 A3", hand=["basket-chair"])
    game = scenario(mine, farm(), round_number=5)
    play(game, "place basic-wish-for-children")
    if_asked(game, "grow", "play basket-chair")
    play(game, "choose 1")
    assert on(game) == {"basket-chair": [0], "basic-wish-for-children": [0]}
    assert "basic-wish-for-children" not in spaces(game)
