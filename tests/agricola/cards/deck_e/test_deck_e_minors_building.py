"""Minor improvements of deck E about building, improvements and occupations."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import LEARNED, can, if_asked, meeting, playing
from agricola.scenario import (
    any_time,
    farm,
    goods,
    left_on,
    me,
    play,
    promised,
    scenario,
    stables,
    texts,
    use,
)


def test_stone_house_reconstruction_renovates_at_any_time() -> None:
    game = scenario(farm({"stone": 2, "reed": 1}, house="clay", played=["stone-house-reconstruction"]), farm())
    play(game, "use card stone-house-reconstruction")
    assert (me(game).house, goods(game)) == ("stone", {})
    for house in ("wood", "stone"):
        mine = farm({"clay": 9, "stone": 9, "reed": 9}, house=house, played=["stone-house-reconstruction"])
        assert "use card stone-house-reconstruction" not in any_time(scenario(mine, farm()))


def test_piggy_bank_takes_food_in_the_evening_and_builds_for_six() -> None:
    mine = farm({"food": 1}, played=["piggy-bank"])
    second = farm()
    mine.home = second.home = 0
    game = scenario(mine, second, round_number=2, cards=True)
    play(game, "choose 1")
    assert (left_on(game, "piggy-bank"), goods(game)) == (1, {})
    game = scenario(farm(played=["piggy-bank"], marks={"piggy-bank": 7}), farm())
    play(game, "use card piggy-bank", "build pottery")
    assert (left_on(game, "piggy-bank"), me(game).improvements) == (1, ["pottery"])
    less = farm({"stone": 9, "clay": 9}, played=["piggy-bank"], marks={"piggy-bank": 5})
    assert "use card piggy-bank" not in any_time(scenario(less, farm()))


def test_contraband_pays_food_for_one_more_of_the_printed_cost() -> None:
    game = use("major-improvement", farm({"clay": 3}, played=["contraband"]))
    play(game, "build fireplace-2", "choose 2")
    assert goods(game) == {"food": 3}


def test_contraband_takes_printed_kinds_only_and_does_not_heed_itself() -> None:
    game = use("major-improvement", farm({"clay": 2, "wood": 5, "reed": 5}, played=["contraband"]))
    assert goods(game).get("food", 0) == 0
    assert not texts(playing("contraband", farm({"food": 1, "wood": 2})), 0)
    game = playing("chick-stable", farm({"wood": 1, "clay": 1}, played=["contraband"]))
    play(game, "choose 1", "choose 2")  # a wood or a clay
    assert goods(game) == {"food": 3}


def test_working_gloves_pay_a_building_resource_for_up_to_two_food() -> None:
    mine = farm({"clay": 1, "food": 2}, hand=["hedge-keeper"], played=["working-gloves", *LEARNED[:2]])
    game = scenario(mine, farm(), cards=True)
    play(game, "place lessons")
    assert payments(game) == [{"food": 1}, {"clay": 1}]


def test_lumber_pile_turns_up_to_three_stables_into_wood() -> None:
    game = playing("lumber-pile", farm(stables="B1 B2 B3 C1"))
    play(game, "stable b1", "stable b3", "stable c1")
    assert (stables(game), goods(game), me(game).stables_left) == ({"B2"}, {"wood": 9}, 3)


def test_lumber_pile_has_animals_go_that_lived_there() -> None:
    game = playing("lumber-pile", farm({"sheep": 2}, stables="B1"))
    play(game, "stable b1")
    assert goods(game) == {"wood": 3, "sheep": 1}


def test_lumber_pile_has_animals_go_only_once_all_stables_are_taken() -> None:
    game = playing("lumber-pile", farm({"sheep": 3}, stables="B1 C1"))
    play(game, "stable b1")
    assert goods(game) == {"wood": 3, "sheep": 3}
    assert texts(game) == {"stable c1", "done"}
    play(game, "stable c1")
    if_asked(game, "release sheep", "release sheep", "keep")
    assert goods(game) == {"wood": 6, "sheep": 1}


@pytest.mark.parametrize(("number", "placed"), [(1, {2: "food", 4: "clay", 6: "food"}), (8, {10: "food", 12: "clay"})])
def test_muddy_waters_alternate_on_even_rounds(number: int, placed: dict[int, str]) -> None:
    five = [*LEARNED, "market-stall"]
    game = playing("muddy-waters", farm(played=five), round_number=number)
    found = promised(game)
    assert {round_: found[round_] for round_ in placed} == {round_: {good: 1} for round_, good in placed.items()}
    assert all(round_ % 2 == 0 for round_ in found)
    assert not can("muddy-waters", farm(played=LEARNED[:3]))


def test_ambition_builds_a_major_improvement_with_the_minor_action_of_a_space() -> None:
    game = meeting(farm({"clay": 2, "stone": 2}, played=["ambition"]), farm())
    assert {"build fireplace-2", "build pottery"} <= texts(game)
    play(game, "build pottery")
    assert me(game).improvements == ["pottery"]
    game = meeting(farm(improvements=["fireplace-2"], played=["ambition"]), farm())
    play(game, "build cooking-hearth-4 for fireplace-2")
    assert me(game).improvements == ["cooking-hearth-4"]


def test_ambition_is_for_action_spaces_only() -> None:
    game = use("forest", farm({"clay": 2}, played=["ambition", "equipper"]))
    assert "build fireplace-2" not in texts(game)
    assert "build fireplace-2" not in texts(meeting(farm({"clay": 2}), farm(), cards=True))
