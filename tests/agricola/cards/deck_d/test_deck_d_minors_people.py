"""Minor improvements of deck D about people, animals and what comes before or after actions."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, harvest, playing
from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    me,
    play,
    promised,
    rooms,
    scenario,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.farm.housing import capacity
from allmende.agricola.rules.phases import RETURNING_HOME
from allmende.core.game import Game


@pytest.mark.parametrize(("stables", "played", "holds"), [("", (), 3), ("E1", (), 6), ("", ("drinking-trough",), 5)])
def test_lawn_fertilizer_makes_room_in_pastures_of_one_space(stables: str, played: tuple[str, ...], holds: int) -> None:
    mine = farm(pastures=["E1", "D2 E2"], stables=stables, played=["lawn-fertilizer", *played])
    small, large = sorted(mine.pastures, key=int.bit_count)
    assert capacity(mine, small) == holds
    assert capacity(mine, large) == (6 if played else 4)


def test_milking_place_gives_food_in_each_feeding_phase() -> None:
    assert food(harvest(farm({"food": 4}, played=["milking-place"]))) == 1


def test_milking_place_drives_animals_out_of_the_house() -> None:
    game = playing("milking-place", farm({"grain": 1, "sheep": 1}))
    assert goods(game) == {}
    game = playing("milking-place", farm({"grain": 1, "sheep": 1}, stables="E1"))
    assert goods(game) == {"sheep": 1}
    game = use("sheep-market", farm(played=["milking-place", "animal-tamer"]), goods={"sheep-market": 1})
    assert goods(game) == {}


def test_clay_supports_are_another_cost_of_clay_rooms() -> None:
    game = use("farm-expansion", farm({"clay": 2, "wood": 1, "reed": 1}, house="clay", played=["clay-supports"]))
    play(game, "room a1")
    assert (rooms(game), goods(game)) == ({"A1", "A2", "A3"}, {})
    game = scenario(farm({"clay": 2, "wood": 1, "reed": 1}, house="wood", played=["clay-supports"]), farm())
    assert "farm-expansion" not in spaces(game)
    mine = farm({"clay": 7, "wood": 1, "reed": 3}, house="clay", played=["clay-supports"])
    game = use("farm-expansion", mine)
    play(game, "room a1")
    assert len([text for text in texts(game) if text.startswith("choose")]) == 2


def test_steam_plow_uses_farmland_after_people_have_returned_home() -> None:
    mine = farm({"wood": 2, "food": 1}, played=["steam-plow"])
    game = scenario(mine, farm(), phase=RETURNING_HOME, round_number=2)
    play(game, "place farmland", "plow b1")
    assert (goods(game), fields(game), stand(game).round) == ({}, {"B1": ""}, 3)
    assert "farmland" in spaces(game)


def test_steam_plow_comes_before_a_harvest_and_other_cards_react() -> None:
    mine = farm({"wood": 2, "food": 5}, played=["steam-plow", "moldboard-plow"])
    game = scenario(mine, farm({"food": 4}), phase=RETURNING_HOME, round_number=4)
    play(game, "place farmland", "plow b1", "plow c1")
    assert (set(fields(game)), food(game)) == ({"B1", "C1"}, 0)
    game = scenario(farm({"wood": 1, "food": 5}, played=["steam-plow"]), farm(), phase=RETURNING_HOME, round_number=2)
    assert stand(game).round == 3


def third_person_on(space: str, people: int, *played: str) -> Game:
    """Both players have that many people, and the first one has just placed its third person."""
    crowd = [farm(people=people, rooms="A1 A2 A3 B1", played=cards) for cards in (played, ())]
    game = scenario(*crowd)
    play(game, "place forest", "place reed-bank", "place grain-seeds", "place fishing", f"place {space}")
    return game


def test_brotherly_love_places_the_fourth_person_after_the_third() -> None:
    game = third_person_on("clay-pit", 4, "brotherly-love")
    assert game.to_act == [0]
    assert "clay-pit" not in spaces(game)  # nothing is left there
    play(game, "place day-laborer")
    assert (me(game).home, game.to_act) == (0, [1])


def test_brotherly_love_lets_them_share_a_space_or_leaves_the_person_at_home() -> None:
    game = third_person_on("day-laborer", 4, "brotherly-love")
    assert {"day-laborer", "clay-pit"} <= spaces(game)
    assert "forest" not in spaces(game)
    play(game, "place day-laborer")
    assert (food(game), me(game).home) == (4, 0)
    game = third_person_on("day-laborer", 4, "brotherly-love")
    play(game, "done")
    assert (me(game).home, game.to_act) == (1, [1])


def test_brotherly_love_asks_for_exactly_four_people() -> None:
    assert third_person_on("day-laborer", 5, "brotherly-love").to_act == [1]
    assert third_person_on("day-laborer", 4).to_act == [1]


@pytest.mark.parametrize(
    ("animals", "stables", "pastures", "points"),
    [
        ({"sheep": 1}, "B1", [], 1),
        ({"sheep": 1, "boar": 1, "cattle": 1}, "B1 C1 D1", [], 3),
        ({"sheep": 1, "boar": 1, "cattle": 1}, "B1 C1", [], 2),
        ({"sheep": 3}, "B1 C1", [], 0),
        ({"sheep": 2}, "B1", [], 1),
        ({"sheep": 4, "boar": 1}, "B1 C1", ["E1"], 2),
        ({"sheep": 1}, "", [], 0),
    ],
)
def test_muck_rake_counts_kinds_alone_in_stables(
    animals: dict[str, int], stables: str, pastures: list[str], points: int
) -> None:
    mine = farm(animals, stables=stables, pastures=pastures, played=["muck-rake"])
    assert bonus(scenario(mine, farm())) == points


def test_muck_rake_has_other_animals_live_on_cards_with_room() -> None:
    def points(wood: int) -> int:
        laid = {"pen-builder": wood}
        mine = farm({"sheep": 4}, stables="B1", played=["muck-rake", "pen-builder"], marks=laid)
        mine.stalls = 2 * wood
        return bonus(scenario(mine, farm()))

    assert [points(wood) for wood in (0, 1, 2)] == [0, 1, 1]


@pytest.mark.parametrize(("learned", "given"), [(0, "grain"), (1, "clay"), (2, "reed"), (3, "stone"), (4, "vegetable")])
def test_education_bonus_depends_on_the_number_of_the_occupation(learned: int, given: str) -> None:
    others = ("stable-architect", "braggart", "hedge-keeper", "animal-reeve")[:learned]
    mine = farm({"food": 1}, played=["education-bonus", *others], hand=["conservator"])
    game = use("lessons", mine)
    play(game, *(["play conservator"] if game.to_act == [0] else []))
    assert goods(game)[given] == 1


def test_education_bonus_plows_a_field_after_the_sixth_occupation() -> None:
    others = ("stable-architect", "braggart", "hedge-keeper", "conservator", "organic-farmer")
    game = use("lessons", farm({"food": 1}, played=["education-bonus", *others], hand=["tutor"]))
    play(game, *(["play tutor"] if "play tutor" in texts(game) else []), "plow b1")
    assert fields(game) == {"B1": ""}


def test_pellet_press_is_used_once_in_a_round() -> None:
    game = scenario(farm({"reed": 2}, played=["pellet-press"]), farm())
    play(game, "use card pellet-press")
    assert promised(game) == {number: {"food": 1} for number in (2, 3, 4, 5)}
    assert "use card pellet-press" not in any_time(game)


def test_bookshelf_gives_food_before_the_occupation_is_paid_for() -> None:
    mine = farm(played=["bookshelf", *LEARNED[:3]], hand=["tutor"])
    game = use("lessons", mine)
    play(game, *(["play tutor"] if "play tutor" in texts(game) else []))
    assert food(game) == 2
    assert not can("bookshelf", farm({"wood": 1}, played=LEARNED[:2]))


@pytest.mark.parametrize(("what", "worth"), [("sheep", 3), ("boar", 3), ("cattle", 3), ("vegetable", 2)])
def test_fatstock_stretcher_makes_more_of_sheep_and_boar(what: str, worth: int) -> None:
    game = scenario(farm({what: 1}, improvements=["fireplace-2"], played=["fatstock-stretcher"]), farm())
    play(game, f"cook {what} fireplace")
    assert goods(game) == {"food": worth}


def test_fatstock_stretcher_does_not_make_boar_edible_in_an_oriental_fireplace() -> None:
    game = scenario(farm({"boar": 1}, played=["oriental-fireplace", "fatstock-stretcher"]), farm())
    assert any_time(game) == set()


def test_gritter_counts_vegetable_fields_after_vegetables_were_sown() -> None:
    mine = farm({"vegetable": 1, "grain": 1}, fields=["B1", "C1", "D1 vegetable 1"], played=["gritter"])
    game = use("grain-utilization", mine)
    play(game, "sow vegetable", "sow grain")
    play(game, *(["done"] if game.to_act == [0] else []))
    assert food(game) == 2
    game = use("grain-utilization", farm({"grain": 1}, fields=["B1", "D1 vegetable 1"], played=["gritter"]))
    assert food(game) == 0


def test_gritter_counts_sowing_that_is_limited_to_a_field() -> None:
    mine = farm({"vegetable": 1}, fields=["B1"], played=["gritter"])
    game = playing("furrows", mine)
    play(game, *(["sow vegetable"] if "sow vegetable" in all_texts(game) else []))
    assert food(game) == 1
