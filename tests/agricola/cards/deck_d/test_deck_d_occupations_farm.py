"""Occupations of deck D that have to do with room, with improvements and with other occupations."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED
from agricola.scenario import farm, goods, me, play, scenario, sites, spaces, stand, texts, use
from allmende.agricola.rules.farm.lodgings import lodgings


@pytest.mark.parametrize(("others", "room"), [(4, False), (5, True)])
def test_reader_has_room_for_a_person_with_six_occupations(others: int, room: bool) -> None:
    learned = [*LEARNED, "wood-cutter", "ebonist"][: others - 1]
    game = use("lessons", farm({"food": 1}, hand=["sculptor"], played=["reader", *learned]))
    assert lodgings(stand(game).seats[0]) == (3 if room else 2)


def test_reader_counts_when_it_is_played_last() -> None:
    mine = farm({"food": 1}, hand=["reader"], played=[*LEARNED, "wood-cutter"])
    assert lodgings(stand(use("lessons", mine)).seats[0]) == 3


def test_sheep_agent_has_room_for_a_sheep_on_each_occupation_without_animals() -> None:
    mine = farm(played=["sheep-agent", "ebonist", "sculptor"])
    assert goods(use("sheep-market", mine, goods={"sheep-market": 5})) == {"sheep": 4}
    mine = farm(played=["sheep-agent", "woolgrower", "sculptor"])
    assert goods(use("sheep-market", mine, goods={"sheep-market": 5})) == {"sheep": 3}


def test_site_manager_builds_a_major_improvement_with_food_for_some_resources() -> None:
    mine = farm({"food": 2, "wood": 1, "stone": 1}, hand=["site-manager"])
    game = use("lessons", mine)
    play(game, "build joinery")
    assert (goods(game), me(game).improvements) == ({}, ["joinery"])


def test_site_manager_replaces_one_resource_of_each_type_at_most() -> None:
    game = use("lessons", farm({"food": 4, "stone": 1}, hand=["site-manager"]))
    assert (game.to_act, me(game).improvements) == ([1], [])


def test_furnisher_gives_wood_and_an_improvement_for_each_new_room() -> None:
    assert goods(use("lessons", farm(hand=["furnisher"]))) == {"wood": 2}
    has = {"wood": 11, "reed": 4, "stone": 2}
    mine = farm(has, hand=["handplow", "shelter"], played=["furnisher"])
    game = use("farm-expansion", mine)
    play(game, "room b2", "room b3")
    assert "build joinery" in texts(game)
    play(game, "build joinery")
    assert goods(game) == {}, "for 1 Wood less"
    assert me(game).improvements == ["joinery"]


def test_furnisher_does_nothing_without_a_new_room() -> None:
    game = use("farm-expansion", farm({"wood": 4, "stone": 2}, played=["furnisher"]))
    play(game, "stable c1")
    assert not any(text.startswith("build") for text in texts(game))


def test_patron_gives_food_before_the_occupation_is_paid_for() -> None:
    mine = farm(hand=["sculptor"], played=["patron"])
    assert "lessons" in spaces(scenario(mine, farm()))
    assert goods(use("lessons", farm(hand=["sculptor"], played=["patron"]))) == {"food": 1}


def test_patron_gives_nothing_for_itself() -> None:
    assert goods(use("lessons", farm(hand=["patron"]), farm(), farm(), farm())) == {}
    assert not sites(use("lessons", farm(hand=["patron"]), farm(), farm(), farm()), "room")
