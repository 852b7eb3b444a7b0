"""The occupations of deck E for the farm: building, renovating, plowing, growing, and cards that are played."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.phases import all_placed
from agricola.cards.positions import LEARNED, harvest, new_round
from agricola.scenario import (
    farm,
    fields,
    food,
    goods,
    left_on,
    mark,
    me,
    play,
    played,
    scenario,
    sites,
    spaces,
    stables,
    stand,
    texts,
    use,
)
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.player import Player


def with_food(mine: Player) -> Player:
    """The same farm with a food more."""
    mine.goods[FOOD] += 1
    return mine


# Prophet


def test_prophet_renovates_and_may_build_fences_afterward() -> None:
    game = use("lessons", farm({"clay": 2, "reed": 1, "wood": 4}, hand=["prophet"]))
    assert me(game).house == "clay"
    assert "fence e1" in texts(game)
    assert "done" in texts(game)


def test_prophet_builds_no_fences_without_a_renovation() -> None:
    assert use("lessons", farm({"wood": 8}, hand=["prophet"])).to_act == [1]
    assert use("lessons", farm({"wood": 8, "reed": 1}, house="stone", hand=["prophet"])).to_act == [1]


# Miller


def test_miller_may_build_an_improvement_that_bakes_for_its_cost() -> None:
    game = use("lessons", farm({"clay": 3, "stone": 3, "wood": 2}, hand=["miller"]))
    assert "done" in texts(game)
    assert {text for text in texts(game) if text.startswith("build")} == {
        "build fireplace-2",
        "build fireplace-3",
        "build clay-oven",
        "build stone-oven",
    }
    play(game, "build fireplace-2")
    assert goods(game) == {"clay": 1, "stone": 3, "wood": 2}


def test_miller_may_play_an_oriental_fireplace_of_the_hand() -> None:
    mine = farm({"clay": 1}, improvements=["fireplace-2"], hand=["miller", "oriental-fireplace"])
    game = use("lessons", mine)
    play(game, "play oriental-fireplace")
    assert played(game) == ["miller", "oriental-fireplace"]


def test_miller_bakes_when_another_player_uses_grain_seeds() -> None:
    mine = farm({"grain": 1}, improvements=["fireplace-2"], played=["miller"])
    game = scenario(farm(), mine)
    play(game, "place grain-seeds")
    assert (game.to_act, texts(game)) == ([1], {"bake fireplace", "done"})
    play(game, "bake fireplace")
    assert goods(game, 1) == {"food": 2}


def test_miller_does_not_bake_for_its_owners_own_use() -> None:
    assert use("grain-seeds", farm(improvements=["fireplace-2"], played=["miller"])).to_act == [1]


# Beneficiary


@pytest.mark.parametrize(("others", "gets"), [(1, False), (2, True), (3, False)])
def test_beneficiary_lets_play_more_cards_as_the_third_occupation(others: int, gets: bool) -> None:
    before = ["conservator", "organic-farmer", "stable-architect"][:others]
    mine = farm({"food": 3, "wood": 1}, played=before, hand=["beneficiary", "groom", "throwing-axe", "drift-net-boat"])
    game = use("lessons", mine, round_number=7)
    play(game, "play beneficiary")
    assert (game.to_act == [0]) == gets
    if gets:
        assert texts(game) == {"play groom", "play throwing-axe", "done"}
        play(game, "play groom")
        assert goods(game)["food"] == 1
        play(game, "play throwing-axe")
        assert played(game)[-3:] == ["beneficiary", "groom", "throwing-axe"]
        assert game.to_act == [1]


# Master Renovator


@pytest.mark.parametrize(("round_number", "offers"), [(7, True), (9, True), (8, False)])
def test_master_renovator_renovates_for_a_resource_less_after_two_rounds(round_number: int, offers: bool) -> None:
    game = all_placed(farm({"clay": 2, "reed": 1}, played=["master-renovator"]), round_number=round_number)
    assert ("renovate" in texts(game)) == offers
    if offers:
        play(game, "renovate")
        assert payments(game) == [{"clay": 1, "reed": 1}, {"clay": 2}]
        play(game, "choose 2")
        assert (me(game).house, goods(game).get("reed", 0)) == ("clay", 1)


# Stallwright


@pytest.mark.parametrize(("before", "builds"), [(0, False), (1, True), (2, True), (3, False)])
def test_stallwright_builds_a_stable_after_certain_occupations(before: int, builds: bool) -> None:
    mine = farm(played=LEARNED[:before], hand=["stallwright"])
    game = use("lessons", mine) if not before else use("lessons", with_food(mine))
    assert (game.to_act == [0]) == builds
    if builds:
        play(game, "stable c1")
        assert stables(game) == {"C1"}


@pytest.mark.parametrize(("before", "builds"), [(4, True), (5, False), (6, True), (7, False)])
def test_stallwright_counts_itself_among_later_occupations(before: int, builds: bool) -> None:
    others = [*LEARNED, "animal-tamer", "roughcaster", "adoptive-parents"][: before - 1]
    game = use("lessons", farm({"food": 1}, played=["stallwright", *others], hand=["grocer"]))
    assert ("stable c1" in texts(game)) == builds


# Dung Collector


@pytest.mark.parametrize(("animals", "plows"), [({"sheep": 2, "boar": 2}, True), ({"sheep": 4}, False)])
def test_dung_collector_plows_for_a_food_when_two_animals_are_born(animals: dict[str, int], plows: bool) -> None:
    mine = farm({"food": 5, **animals}, pastures=["D1 E1", "D2 E2 D3 E3"], played=["dung-collector"])
    game = harvest(mine)
    assert (sites(game, "plow") != set()) == plows
    if plows:
        play(game, "plow b1")
        assert food(game) == 0


# Master Tanner


def test_master_tanner_has_room_while_its_food_equals_the_rooms() -> None:
    mine = farm({"boar": 1}, improvements=["fireplace-2"], played=["master-tanner"], marks={"master-tanner": 1})
    game = scenario(mine, farm())
    play(game, "cook boar fireplace", "choose 1")
    assert goods(game) == {"food": 1}
    assert left_on(game, "master-tanner") == 2
    assert stand(game).seats[0].quarters == 1


def test_master_tanner_lays_nothing_for_sheep() -> None:
    mine = farm({"sheep": 1}, improvements=["fireplace-2"], played=["master-tanner"])
    game = scenario(mine, farm())
    play(game, "cook sheep fireplace")
    assert "choose 1" not in texts(game)


# Pen Builder


def test_pen_builder_holds_two_animals_for_each_wood() -> None:
    game = use("sheep-market", farm({"wood": 2}, played=["pen-builder"]), goods={"sheep-market": 3})
    play(game, "use card pen-builder")
    assert goods(game) == {"wood": 1, "sheep": 3}
    assert left_on(game, "pen-builder") == 1


# Plow Builder


def test_plow_builder_builds_the_joinery_as_a_minor_improvement() -> None:
    game = use("meeting-place", farm({"wood": 2, "stone": 2}, played=["plow-builder"]))
    play(game, "build joinery")
    assert "joinery" in me(game).improvements
    assert goods(game) == {}


def test_plow_builder_plows_when_the_joinery_is_used() -> None:
    game = harvest(farm({"wood": 1, "food": 3}, improvements=["joinery"], played=["plow-builder"]))
    play(game, "use joinery", "plow b1")
    assert fields(game) == {"B1": ""}


# Field Doctor


@pytest.mark.parametrize(("count", "may"), [(3, False), (4, True)])
def test_field_doctor_grows_without_room_once(count: int, may: bool) -> None:
    around = ["A1", "B1", "B2", "B3"][:count]
    game = scenario(farm(fields=around, played=["field-doctor"]), farm(), round_number=7)
    assert ("basic-wish-for-children" in spaces(game)) == may


def test_field_doctor_does_so_once() -> None:
    around = ["A1", "B1", "B2", "B3"]
    game = use("basic-wish-for-children", farm(fields=around, played=["field-doctor"]))
    assert (me(game).people, mark(game, "field-doctor")) == (3, 1)
    again = farm(fields=around, people=3, played=["field-doctor"], marks={"field-doctor": 1})
    assert "basic-wish-for-children" not in spaces(scenario(again, farm(), round_number=7))


# Motivator


@pytest.mark.parametrize("full", [True, False])
def test_motivator_places_a_person_of_the_supply_first(full: bool) -> None:
    pastures = ["B1 C1 D1 E1 B2 C2 D2 E2 B3 C3 D3 E3"] if full else []
    game = scenario(farm(rooms="A1 A2 A3", pastures=pastures, played=["motivator"]), farm())
    assert ("done" in texts(game)) == full
    if full:
        play(game, "place day-laborer")
        assert (game.to_act, me(game).people, stand(game).seats[0].home) == ([1], 2, 2)


# Elder


def test_elder_may_be_played_as_the_first_work_phase_begins_without_a_person() -> None:
    game = new_round(farm(hand=["elder", "priest"]), 1)
    assert (game.to_act, texts(game)) == ([0], {"play elder", "done"})
    play(game, "play elder")
    assert (played(game), me(game).home) == (["elder"], 2)
    assert "lessons" not in spaces(game)  # the next occupation costs food


def test_elder_can_wait_for_lessons() -> None:
    game = new_round(farm(hand=["elder"]), 1)
    play(game, "done")
    assert (played(game), game.to_act) == ([], [0])
    play(game, "place lessons")
    assert played(game) == ["elder"]


def test_elder_is_offered_in_the_first_round_alone() -> None:
    assert "place forest" in texts(new_round(farm(hand=["elder"]), 2))


def test_each_player_has_an_elder_of_ones_own_offered() -> None:
    game = new_round(farm(), 1, farm(hand=["elder"]))
    assert game.to_act == [1]
    play(game, "play elder")
    assert game.to_act == [0]
