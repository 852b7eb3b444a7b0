"""Occupations of deck C about the farm, people and actions."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home
from agricola.cards.positions import harvest, learning
from agricola.scenario import (
    actions,
    any_time,
    farm,
    food,
    goods,
    me,
    play,
    rooms,
    scenario,
    sites,
    stables,
    texts,
    use,
)
from allmende.core import Game
from allmende.words import Speaker

ENGLISH = Speaker("en", strict=True)


def test_field_watchman_may_plow_a_field_on_grain_seeds() -> None:
    game = use("grain-seeds", farm(played=["field-watchman"]))
    assert "done" in texts(game)
    play(game, "plow b1")
    assert goods(game) == {"grain": 1}
    assert use("day-laborer", farm(played=["field-watchman"])).to_act == [1]


@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_plow_hero_plows_another_field_for_food_with_the_first_person(space: str) -> None:
    game = use(space, farm({"food": 2}, played=["plow-hero"]))
    play(game, "plow b1")
    if "done" in texts(game) and not sites(game, "plow"):
        play(game, "done")
    play(game, "plow b2")
    assert food(game) == 1
    assert len([space for space in me(game).farm if space.tile == "field"]) == 2


def test_plow_hero_plows_no_more_with_the_second_person_or_without_food() -> None:
    game = use("farmland", farm(played=["plow-hero"]))
    play(game, "plow b1")
    assert game.to_act == [1]
    game = scenario(farm({"food": 2}, played=["plow-hero"]), farm(), occupied={"forest": 0})
    play(game, "place farmland", "plow b1")
    assert game.to_act == [1]


def test_autumn_mother_grows_the_family_before_a_harvest_if_there_is_room() -> None:
    game = harvest(farm({"food": 9}, rooms="A1 A2 A3", played=["autumn-mother"]))
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert (me(game).people, food(game)) == (3, 9 - 3 - 4 - 1)
    assert "grow family" not in texts(harvest(farm({"food": 9}, played=["autumn-mother"])))


def test_basket_weaver_builds_the_workshop_for_a_stone_and_a_reed() -> None:
    game = learning("basket-weaver", farm({"reed": 2, "stone": 2}))
    assert texts(game) == {"build basketmakers-workshop", "done"}
    play(game, "build basketmakers-workshop")
    assert goods(game) == {"reed": 1, "stone": 1}
    assert learning("basket-weaver", farm({"reed": 2})).to_act == [1]


def test_seed_researcher_gets_food_and_plays_an_occupation_if_both_seed_spaces_were_used() -> None:
    occupied = {"grain-seeds": 0, "vegetable-seeds": 1}
    mine = farm(played=["seed-researcher", "conservator"], hand=["hedge-keeper"])
    game = coming_home(mine, round_number=8, occupied=occupied)
    assert (food(game), texts(game)) == (2, {"play hedge-keeper", "done"})
    play(game, "play hedge-keeper")
    assert food(game) == 2
    mine = farm(played=["seed-researcher"], hand=["hedge-keeper"])
    assert food(coming_home(mine, round_number=8, occupied={"grain-seeds": 0})) == 0


def test_den_builder_pays_once_for_room_for_a_person() -> None:
    mine = farm({"grain": 2, "food": 4}, house="clay", played=["den-builder"])
    game = scenario(mine, farm(), round_number=5)
    label = game.title.label(game.state, 0, game.title.vocabulary.parse("use card den-builder"))
    assert ENGLISH.say(label) == "Use Den Builder: 1 Grain and 2 Food for room for 1 person on the card"
    play(game, "use card den-builder")
    assert goods(game) == {"grain": 1, "food": 2}
    assert "use card den-builder" not in any_time(game)
    play(game, "place basic-wish-for-children")
    assert me(game).people == 3
    game = scenario(farm({"grain": 2, "food": 4}, played=["den-builder"]), farm(), round_number=5)
    assert "use card den-builder" not in any_time(game)


def test_mason_adds_a_stone_room_for_nothing_once_the_house_has_four() -> None:
    game = scenario(farm(house="stone", rooms="A1 A2 A3 B1", played=["mason"]), farm())
    play(game, "use card mason")
    assert sites(game, "room") == {"B2", "B3", "C1"}
    play(game, "room b2")
    assert rooms(game) == {"A1", "A2", "A3", "B1", "B2"}
    assert "use card mason" not in any_time(game)
    for house, tiles in (("clay", "A1 A2 A3 B1"), ("stone", "A1 A2 A3")):
        game = scenario(farm(house=house, rooms=tiles, played=["mason"]), farm())
        assert "use card mason" not in any_time(game)


def test_stable_cleaner_builds_stables_at_any_time_for_wood_and_food() -> None:
    game = scenario(farm({"wood": 2, "food": 3}, played=["stable-cleaner"]), farm())
    play(game, "use card stable-cleaner", "stable e1", "stable e2")
    assert (stables(game), goods(game)) == ({"E1", "E2"}, {"food": 1})
    assert game.to_act == [0]
    game = scenario(farm({"wood": 2}, played=["stable-cleaner"]), farm())
    assert "use card stable-cleaner" not in any_time(game)


def test_inner_districts_director_lays_stone_on_the_other_space_and_places_another_person() -> None:
    game = use("forest", farm(played=["inner-districts-director"]))
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert view_strange(game, "clay-pit") == {"stone": 1}
    play(game, "place clay-pit")
    assert goods(game) == {"wood": 3, "clay": 1, "stone": 1}
    assert view_strange(game, "clay-pit") == {}


def test_inner_districts_director_leaves_stone_for_another_player() -> None:
    game = use("clay-pit", farm(people=1, played=["inner-districts-director"]))
    play(game, "choose 1", "place forest")
    assert goods(game, 1) == {"wood": 3, "stone": 1}
    game = use("fishing", farm(played=["inner-districts-director"]))
    assert game.to_act == [1]


def view_strange(game: Game, space: str) -> dict[str, int]:
    """The goods of other kinds that lie on an action space."""
    return actions(game)[space].strange


def test_merchant_pays_to_play_a_second_minor_improvement() -> None:
    mine = farm({"food": 1, "grain": 1}, played=["merchant"], hand=["market-stall", "grange", "acorns-basket"])
    game = use("meeting-place", mine)
    play(game, "play market-stall")
    assert "choose 1" not in texts(game)  # there would be nothing to play
    has = {"food": 1, "grain": 1, "reed": 1, "wood": 1}
    mine = farm(has, played=["merchant"], hand=["market-stall", "drift-net-boat"])
    game = use("meeting-place", mine)
    play(game, "play market-stall")
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"vegetable": 1}, [1])


def test_merchant_pays_to_build_a_second_improvement_but_no_third() -> None:
    mine = farm({"food": 2, "clay": 10}, played=["merchant"])
    game = use("major-improvement", mine)
    play(game, "build fireplace-2", "choose 1", "build fireplace-3")
    assert (food(game), game.to_act) == (1, [1])
    game = use("major-improvement", farm({"clay": 10}, played=["merchant"]))
    play(game, "build fireplace-2")
    assert game.to_act == [1]
