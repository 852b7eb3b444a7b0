"""Building stables (chapter "Details on Building Stables"). With the Side Job: see `test_tiles.py`."""

from __future__ import annotations

from hypothesis import given, settings

from agricola.farms import SPACES, Farmyard, farmyards, laid_out, names
from agricola.scenario import farm, goods, happened, me, play, scenario, sites, spaces, stables, texts, use
from allmende.agricola.record import events
from allmende.core import Game

EMPTY = {"A1", "B1", "C1", "D1", "E1", "B2", "C2", "D2", "E2", "B3", "C3", "D3", "E3"}
"""All but the rooms."""


def expansion(wood: int, **farmyard: object) -> Game:
    """A person has just been placed on "Farm Expansion", with so much wood and no reed."""
    return use("farm-expansion", farm({"wood": wood}, **farmyard))  # type: ignore[arg-type]


# The cost, and how many


def test_a_stable_costs_two_wood() -> None:
    assert "farm-expansion" not in spaces(scenario(farm({"wood": 1}), farm()))
    game = expansion(3)
    happening = play(game, "stable c2")
    assert stables(game) == {"C2"}
    assert goods(game) == {"wood": 1}
    assert [event.place for event in happened(happening, events.StableBuilt)] == ["C2"]  # type: ignore[attr-defined]
    assert game.to_act == [1]


def test_stables_are_built_one_after_another_as_many_as_one_can_afford() -> None:
    game = expansion(7)
    play(game, "stable c2")
    assert stables(game) == {"C2"}
    assert sites(game, "stable") == EMPTY - {"C2"}
    play(game, "stable c1", "stable e3")
    assert stables(game) == {"C1", "C2", "E3"}
    assert goods(game) == {"wood": 1}
    assert game.to_act == [1]


def test_one_may_stop_but_only_after_the_first() -> None:
    game = expansion(7)
    assert "done" not in texts(game)
    play(game, "stable c2", "done")
    assert stables(game) == {"C2"}
    assert goods(game) == {"wood": 5}


def test_everybody_has_four_stables() -> None:
    game = expansion(20)
    play(game, "stable c1", "stable c2", "stable c3", "stable d3")
    assert me(game).stables_left == 0
    assert goods(game) == {"wood": 12}
    assert game.to_act == [1]
    assert "farm-expansion" not in spaces(scenario(farm({"wood": 20}, stables="C1 C2 C3 D3"), farm()))
    assert "farm-expansion" in spaces(scenario(farm({"wood": 20}, stables="C1 C2 C3"), farm()))


# Where


def test_there_is_at_most_one_stable_in_a_space() -> None:
    assert sites(expansion(2, stables="B1 D2"), "stable") == EMPTY - {"B1", "D2"}


def test_no_stable_on_rooms_and_fields_be_they_planted_or_not() -> None:
    game = expansion(2, fields=["B1", "C1 grain 2"], rooms="A2 A3 A1")
    assert sites(game, "stable") == EMPTY - {"A1", "B1", "C1"}


def test_stables_need_not_be_adjacent_to_anything() -> None:
    assert "E3" in sites(expansion(2, stables="B1"), "stable")
    assert "B3" in sites(expansion(2, pastures=["D1 E1"], stables="D1"), "stable")


def test_stables_in_pastures_and_outside_of_them() -> None:
    game = expansion(4, pastures=["D1 E1"])
    assert sites(game, "stable") == EMPTY
    play(game, "stable d1", "stable e1")
    assert me(game).pastures[0].capacity == 16


def test_there_can_be_too_little_room_for_stables() -> None:
    mine = farm({"wood": 20}, fields=sorted(EMPTY))
    assert "farm-expansion" not in spaces(scenario(mine, farm()))


@settings(max_examples=20)
@given(farmyards)
def test_sites_are_all_spaces_without_a_tile_and_without_a_stable(farmyard: Farmyard) -> None:
    fields, rooms, built, _ = farmyard
    free = {names([space]) for space in SPACES} - {*names(fields | rooms | built).split()}
    game = scenario(laid_out(farmyard, wood=9), farm())
    if len(built) == 4 or not free:
        assert "farm-expansion" not in spaces(game)
    elif len(free) > 1:
        play(game, "place farm-expansion")
        assert sites(game, "stable") == free


# What a stable does to its space


def test_a_space_with_a_stable_is_not_empty() -> None:
    mine = farm({"wood": 10, "reed": 4}, stables="B2 A1")
    assert sites(use("farm-expansion", mine), "room") == {"B3"}
    assert sites(use("farmland", farm(stables="B2 A1")), "plow") == EMPTY - {"B2", "A1"}


def test_a_space_with_a_stable_is_used() -> None:
    assert _unused(scenario(farm(), farm())) == -13
    assert _unused(scenario(farm(stables="B2 A1"), farm())) == -11


def _unused(game: Game) -> float:
    return next(line.points for line in game.score_lines(0) if line.category == "unused")


def test_stables_stay_where_they_are() -> None:
    game = expansion(20)
    play(game, "stable c1")
    assert all(text.split()[0] in ("stable", "done") for text in texts(game))


# Together with rooms


def test_rooms_and_stables_in_either_order_but_each_kind_in_one_go() -> None:
    rich = {"wood": 14, "reed": 4}
    game = use("farm-expansion", farm(rich))
    play(game, "stable b1", "done")
    assert sites(game, "stable") == set()
    assert sites(game, "room") == {"A1", "B2", "B3"}
    play(game, "room b2", "room b3")
    assert goods(game) == {"wood": 2}
    game = use("farm-expansion", farm(rich))
    play(game, "room b2", "done")
    assert sites(game, "room") == set()
    play(game, "stable b1")
    assert sites(game, "stable") == EMPTY - {"B1", "B2"}


def test_stables_may_be_left_out_after_rooms() -> None:
    game = use("farm-expansion", farm({"wood": 9, "reed": 2}))
    play(game, "room b2")
    assert "done" in texts(game)
    play(game, "done")
    assert goods(game) == {"wood": 4}
