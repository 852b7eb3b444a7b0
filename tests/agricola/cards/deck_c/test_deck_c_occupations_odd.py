"""Occupations of deck C with rooms for animals, late pieces, nights, left-out harvests and parrots."""

from __future__ import annotations

import pytest

from agricola.cards.positions import harvest, if_asked, learning
from agricola.scenario import (
    any_time,
    farm,
    fields,
    food,
    goods,
    mark,
    me,
    play,
    scenario,
    spaces,
    stables,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.rules.phases import PREPARATION

# Livestock Feeder


def test_livestock_feeder_gets_a_grain_and_holds_an_animal_for_each() -> None:
    assert goods(learning("livestock-feeder", farm())) == {"grain": 1}
    game = use("sheep-market", farm({"grain": 2}, played=["livestock-feeder"]), goods={"sheep-market": 4})
    assert texts(game) == {"release sheep"} or goods(game) == {"grain": 2, "sheep": 3}
    assert goods(game) == {"grain": 2, "sheep": 3}  # one of four has to go: two by grain, one in the house


def test_livestock_feeder_loses_room_with_the_grain() -> None:
    mine = farm({"grain": 2, "sheep": 2, "boar": 1}, fields=["B1"], played=["livestock-feeder"])
    game = use("grain-utilization", mine)
    if_asked(game, "sow grain")
    assert texts(game) == {"release sheep", "release boar"}
    play(game, "release boar")
    assert (goods(game), fields(game)) == ({"grain": 1, "sheep": 2}, {"B1": "grain 3"})


def test_livestock_feeder_lets_animals_go_when_grain_is_eaten() -> None:
    game = scenario(farm({"grain": 1, "sheep": 1, "boar": 1}, played=["livestock-feeder"]), farm())
    play(game, "eat grain")
    assert texts(game) == {"release sheep", "release boar"}
    play(game, "release sheep")
    assert (goods(game), game.to_act) == ({"food": 1, "boar": 1}, [0])


# Carpenter's Apprentice


def test_carpenters_apprentice_builds_wooden_rooms_for_less() -> None:
    game = use("farm-expansion", farm({"wood": 3, "reed": 2}, played=["carpenters-apprentice"]))
    if "room a1" in texts(game):
        play(game, "room a1")
    assert goods(game) == {}


@pytest.mark.parametrize(("built", "wood"), [("E1", 2), ("E1 E2", 1), ("E1 E2 E3", 1)])
def test_carpenters_apprentice_builds_the_third_and_fourth_stable_for_less(built: str, wood: int) -> None:
    game = use("farm-expansion", farm({"wood": 2}, stables=built, played=["carpenters-apprentice"]))
    play(game, "stable d1")
    assert 2 - goods(game).get("wood", 0) == wood
    assert "D1" in stables(game)


def test_carpenters_apprentice_builds_the_last_fences_for_nothing() -> None:
    mine = farm({"wood": 1}, pastures=["D1 E1", "D2 E2"], played=["carpenters-apprentice"])  # ten fences stand
    assert "fence d3 e3" not in texts(use("fencing", mine))
    mine = farm({"wood": 2}, pastures=["D1 E1", "D2 E2"], played=["carpenters-apprentice"])
    game = use("fencing", mine)
    play(game, "fence d3 e3")
    assert goods(game) == {}
    mine = farm(pastures=["D1 D2 D3", "E1 E2 E3"], played=["carpenters-apprentice"])  # thirteen fences stand
    game = use("fencing", mine)
    play(game, "fence e2 e3")
    assert goods(game) == {}


# Stable Master


def test_stable_master_builds_a_stable_for_a_wood_that_holds_three_of_a_kind() -> None:
    game = learning("stable-master", farm({"wood": 2}))
    play(game, "stable e1")
    assert goods(game) == {"wood": 1}
    mine = farm({"sheep": 3, "boar": 1}, stables="E1", played=["stable-master"])
    game = scenario(mine, farm())
    assert "place forest" in texts(game)
    game = use("sheep-market", farm({"sheep": 3, "boar": 2}, stables="E1 E3", played=["stable-master"]))
    assert texts(game) == {"release sheep", "release boar"}


# Layabout


def test_layabout_leaves_out_the_next_harvest() -> None:
    game = learning("layabout", farm(), round_number=3)
    mine = farm({"sheep": 2, "grain": 1}, fields=["B1 grain 2"], pastures=["E1"], played=["layabout", "ropemaker"])
    mine.fasts = 4
    game = harvest(mine)
    assert (goods(game), fields(game), me(game).begging) == ({"sheep": 2, "grain": 1}, {"B1": "grain 2"}, 0)
    mine = farm({"sheep": 2, "food": 4}, fields=["B1 grain 2"], pastures=["E1"], played=["layabout"])
    mine.fasts = 4
    game = harvest(mine, round_number=7)
    assert (goods(game), fields(game)) == ({"sheep": 3, "grain": 1}, {"B1": "grain 1"})


@pytest.mark.parametrize(("number", "left_out"), [(1, 4), (4, 4), (5, 7), (14, 14)])
def test_layabout_notes_the_harvest_that_comes_next(number: int, left_out: int) -> None:
    assert stand(learning("layabout", farm(), round_number=number)).seats[0].fasts == left_out


# Nightworker


def test_nightworker_places_a_person_before_the_work_phase_on_a_resource_that_it_lacks() -> None:
    mine = farm({"wood": 1}, played=["nightworker"])
    game = scenario(farm(), mine, phase=PREPARATION, round_number=2)
    assert texts(game) == {"place clay-pit", "place reed-bank", "done"}
    play(game, "place clay-pit")
    assert (goods(game, 1), game.to_act) == ({"wood": 1, "clay": 1}, [0])
    assert "clay-pit" not in spaces(game)
    play(game, "place forest", "place fishing", "place day-laborer")
    assert view(game).round == 3 or "place" in next(iter(texts(game)))


def test_nightworker_may_stay_and_finds_nothing_if_it_has_all() -> None:
    mine = farm({"wood": 1, "clay": 1, "reed": 1, "stone": 1}, played=["nightworker"])
    game = scenario(farm(), mine, phase=PREPARATION, round_number=2)
    assert (game.to_act, "place forest" in texts(game)) == ([0], True)
    game = scenario(farm(), farm(played=["nightworker"]), phase=PREPARATION, round_number=2)
    play(game, "done")
    assert (game.to_act, "place forest" in texts(game)) == ([0], True)


# Mud Wallower


def test_mud_wallower_gets_a_wild_boar_that_it_holds_with_every_fourth_accumulation_space() -> None:
    mine = farm({"boar": 1}, played=["mud-wallower"], marks={"mud-wallower": 3})
    game = use("clay-pit", mine, farm(), farm(), farm())
    assert (goods(game), mark(game, "mud-wallower")) == ({"boar": 2, "clay": 2}, 4) or goods(game)["boar"] == 2
    game = use("day-laborer", farm(played=["mud-wallower"], marks={"mud-wallower": 3}), farm(), farm(), farm())
    assert goods(game) == {"food": 2}
    game = use("clay-pit", farm(played=["mud-wallower"]), farm(), farm(), farm())
    assert (goods(game), mark(game, "mud-wallower")) == ({"clay": 1}, 1)


# Parrot Breeder


def test_parrot_breeder_pays_grain_to_use_the_space_of_the_player_to_the_right() -> None:
    game = scenario(farm(), farm({"grain": 1}, played=["parrot-breeder"]), farm(), farm())
    play(game, "place day-laborer")
    assert "day-laborer" in spaces(game)
    play(game, "place day-laborer")
    assert (goods(game, 1), food(game, 1)) == ({"food": 2}, 2)
    assert "day-laborer" not in spaces(game)


def test_parrot_breeder_needs_grain_and_follows_only_the_player_to_the_right() -> None:
    game = scenario(farm(), farm(played=["parrot-breeder"]), farm(), farm())
    play(game, "place day-laborer")
    assert "day-laborer" not in spaces(game)
    game = scenario(farm(), farm(), farm({"grain": 1}, played=["parrot-breeder"]), farm())
    play(game, "place day-laborer", "place fishing")
    assert "day-laborer" not in spaces(game)
    game = scenario(farm(), farm({"grain": 1}, played=["parrot-breeder"]), farm(), farm())
    play(game, "place meeting-place")
    assert "meeting-place" not in spaces(game)
    assert any_time(game) == {"eat grain"}
