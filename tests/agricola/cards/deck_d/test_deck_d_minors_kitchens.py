"""Minor improvements of deck D that cook and bake, or that are returned for or like a major improvement."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, holding, meeting, playing
from agricola.scenario import (
    any_time,
    beds,
    farm,
    food,
    goods,
    me,
    play,
    played,
    scenario,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.phases import RETURNING_HOME


def test_earth_oven_is_played_for_a_fireplace() -> None:
    game = playing("earth-oven", farm(improvements=["fireplace-3"]))
    assert (played(game), me(game).improvements) == (["earth-oven"], [])
    assert not can("earth-oven", farm({"clay": 9}, improvements=["cooking-hearth-4"]))
    game = playing("earth-oven", farm(played=["oriental-fireplace"]))
    assert played(game) == ["earth-oven"]


@pytest.mark.parametrize(("what", "worth"), [("vegetable", 3), ("sheep", 2), ("boar", 3), ("cattle", 3)])
def test_earth_oven_cooks(what: str, worth: int) -> None:
    game = scenario(farm({what: 1}, played=["earth-oven"]))
    play(game, f"cook {what} earth-oven")
    assert goods(game) == {"food": worth}


def test_earth_oven_bakes_any_number_of_grain() -> None:
    game = use("grain-utilization", farm({"grain": 2}, played=["earth-oven"]))
    play(game, "bake earth-oven")
    assert (goods(game), game.to_act) == ({"food": 4}, [1])


def test_earth_oven_counts_as_a_cooking_improvement_but_not_as_a_major_one() -> None:
    assert bonus(scenario(farm(played=["earth-oven", "cookery-outfitter"]), farm())) == 1
    game = scenario(farm({"clay": 0}, played=["earth-oven"]), farm(), round_number=4)
    assert "major-improvement" not in spaces(game)


def test_large_pottery_is_played_for_the_pottery_and_turns_clay_into_food() -> None:
    game = playing("large-pottery", farm({"clay": 5, "stone": 1}, improvements=["pottery"]))
    assert (played(game), me(game).improvements, bonus(game)) == (["large-pottery"], [], 1)
    game = scenario(farm({"clay": 3}, played=["large-pottery"]), farm())
    play(game, "use card large-pottery", "use card large-pottery")
    assert (goods(game), any_time(game)) == ({"clay": 1, "food": 4}, {"use card large-pottery"})
    assert not can("large-pottery", farm({"clay": 5, "stone": 1}, improvements=["joinery"]))
    assert not can("large-pottery", farm({"clay": 5}, improvements=["pottery"]))


@pytest.mark.parametrize(("clay", "points"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 4), (9, 4)])
def test_large_pottery_gives_points_for_clay(clay: int, points: int) -> None:
    assert bonus(scenario(farm({"clay": clay}, played=["large-pottery"]), farm())) == points


def test_baking_course_bakes_at_the_end_of_rounds_without_a_harvest() -> None:
    game = scenario(farm({"grain": 2}, played=["baking-course"]), farm(), phase=RETURNING_HOME, round_number=2)
    play(game, "bake baking-course", "done")
    assert goods(game) == {"grain": 1, "food": 2}
    game = scenario(farm({"grain": 2}, played=["baking-course"]), farm(), phase=RETURNING_HOME, round_number=4)
    assert "bake baking-course" not in texts(game)


def test_baking_course_does_not_cook() -> None:
    assert any_time(scenario(farm({"sheep": 1}, played=["baking-course"]), farm())) == set()
    assert can("winnowing-fan", farm({"reed": 1}, played=["baking-course"]))


def test_witches_dance_floor_is_a_fireplace_a_field_and_an_occupation() -> None:
    game = scenario(farm({"sheep": 1}, played=["witches-dance-floor"]), farm())
    play(game, "cook sheep fireplace")
    assert (food(game), beds(game)) == (2, {"witches-dance-floor": ""})
    assert can("cross-cut-wood", farm({"food": 1}, played=[*LEARNED[:2], "witches-dance-floor"]))


def test_witches_dance_floor_is_played_with_a_minor_improvement_action_only() -> None:
    assert can("witches-dance-floor", farm())
    game = scenario(holding(farm({"clay": 2}), "witches-dance-floor"), farm(), round_number=4)
    play(game, "place major-improvement")
    assert "play witches-dance-floor" not in texts(game)


def test_witches_dance_floor_is_returned_with_what_grows_on_it() -> None:
    mine = farm(fields=["witches-dance-floor grain 2"], played=["witches-dance-floor"])
    game = scenario(mine, farm(), round_number=4)
    play(game, "place major-improvement", "build cooking-hearth-4")
    assert (played(game), beds(game), me(game).improvements) == ([], {}, ["cooking-hearth-4"])
    assert stand(game).seats[0].occupation_count() == 0


def test_witches_dance_floor_counts_as_one_improvement_and_one_occupation() -> None:
    mine = farm({"stone": 1, "reed": 1}, played=["witches-dance-floor"])
    game = meeting(holding(mine, "churchyard"))
    assert "play churchyard" not in texts(game)
    assert bonus(scenario(farm(played=["witches-dance-floor", "tutor"]), farm())) == 0
