"""Minor improvements of deck C that are passed on, and those about the farmyard and about actions."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, harvest, new_round, playing
from agricola.scenario import farm, fields, goods, hand, me, play, scenario, spaces, stables, texts, use


def test_stable_builds_a_stable_for_its_cost_and_is_passed_on() -> None:
    game = playing("stable", farm({"wood": 1}))
    play(game, "stable c2")
    assert (stables(game), goods(game), hand(game, 1)) == ({"C2"}, {}, ["stable"])


def test_writing_boards_give_wood_for_each_occupation() -> None:
    assert goods(playing("writing-boards", farm({"food": 1}, played=LEARNED[:3]))) == {"wood": 3}


def test_trellis_lets_its_owner_build_fences_before_boar_come() -> None:
    game = scenario(farm({"wood": 4}, played=["trellis"]), farm(), round_number=9, goods={"pig-market": 2})
    play(game, "place pig-market", "fence c1")
    assert goods(game) == {"boar": 2}
    assert not can("trellis", farm(played=LEARNED[:1]))


@pytest.mark.parametrize(("now", "playable"), [(8, False), (9, True)])
def test_mole_plow_comes_from_round_nine_on(now: int, playable: bool) -> None:
    assert can("mole-plow", farm({"wood": 3, "food": 1}), round_number=now) == playable


def test_mole_plow_plows_one_more_field_on_farmland() -> None:
    game = use("farmland", farm(played=["mole-plow"]))
    play(game, "plow c1", "plow c2")
    assert set(fields(game)) == {"C1", "C2"}


@pytest.mark.parametrize(("rooms", "grows"), [("A1 A2 A3", True), ("A2 A3", False)])
def test_heart_of_stone_grows_the_family_when_a_quarry_comes(rooms: str, grows: bool) -> None:
    game = new_round(farm(played=["heart-of-stone"], rooms=rooms), 7)
    assert (texts(game) == {"grow family", "done"}) == grows
    if grows:
        play(game, "grow family")
        assert me(game).people == 3


def test_heart_of_stone_heeds_no_other_space() -> None:
    assert spaces(new_round(farm(played=["heart-of-stone"], rooms="A1 A2 A3"), 6))


def test_bed_in_the_grain_field_grows_the_family_in_the_next_harvest_only() -> None:
    mine = farm({"food": 9}, played=["bed-in-the-grain-field"], rooms="A1 A2 A3")
    game = harvest(mine)
    play(game, "grow family")
    assert me(game).people == 3
    mine = farm({"food": 9}, played=["bed-in-the-grain-field"], rooms="A1 A2 A3", marks={"bed-in-the-grain-field": 1})
    assert "grow family" not in texts(harvest(mine))
    assert not can("bed-in-the-grain-field", farm(fields=["B1 vegetable 1"]))


def test_flail_gives_food_and_bakes_bread_on_farmland() -> None:
    assert goods(playing("flail", farm({"wood": 1}))) == {"food": 2}
    game = use("farmland", farm({"grain": 1}, played=["flail"], improvements=["fireplace-2"]))
    play(game, "plow c1", "bake fireplace")
    assert goods(game) == {"food": 2}


@pytest.mark.parametrize("space", ["major-improvement", "house-redevelopment"])
def test_teachers_desk_lets_its_owner_play_an_occupation_for_a_food(space: str) -> None:
    mine = farm({"food": 1, "clay": 4, "reed": 1}, played=["teachers-desk"], hand=["conservator", "priest"])
    game = use(space, mine)
    while "play conservator" not in texts(game):
        play(game, "build fireplace-2" if "build fireplace-2" in texts(game) else "done")
    play(game, "play conservator")
    assert "food" not in goods(game)
