"""Cards that look at what was paid, at what was done on a turn, at each card placed, and at the end of the game."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import LEARNED, bonus, can, harvest, playing
from agricola.scenario import farm, food, goods, left_on, lines, me, play, promised, scenario, stand, texts, use
from allmende.agricola.rules.earlier_amendments import WEIGHED_AT_LAST
from allmende.agricola.rules.phases import SCORING
from allmende.core import Game

# Grain Depot


@pytest.mark.parametrize(("material", "rounds"), [("wood", 2), ("clay", 3), ("stone", 4)])
def test_grain_depot_has_grain_by_what_was_paid(material: str, rounds: int) -> None:
    game = playing("grain-depot", farm({material: 2}), round_number=2)
    assert (goods(game), promised(game)) == ({}, {2 + later: {"grain": 1} for later in range(1, rounds + 1)})
    assert not can("grain-depot", farm({material: 1}))


def test_grain_depot_asks_what_is_paid() -> None:
    game = playing("grain-depot", farm({"wood": 2, "clay": 2, "stone": 2}))
    assert payments(game) == [{"wood": 2}, {"clay": 2}, {"stone": 2}]
    play(game, "choose 2")
    assert len(promised(game)) == 3


def test_grain_depot_that_is_cheaper_still_counts_the_printed_cost() -> None:
    mine = farm({"wood": 1, "stone": 2}, played=["lumber-mill", "stonecutter"])
    game = playing("grain-depot", mine)
    assert payments(game) == [{"wood": 1}, {"stone": 1}]
    play(game, "choose 2")
    assert (goods(game), len(promised(game))) == ({"wood": 1, "stone": 1}, 4)


def test_grain_depot_offers_all_costs_even_if_one_is_cheaper_than_another() -> None:
    game = playing("grain-depot", farm({"wood": 1, "clay": 2}, played=["lumber-mill"]))
    assert payments(game) == [{"wood": 1}, {"clay": 2}]
    play(game, "choose 1")
    assert len(promised(game)) == 2


# Scales


def test_scales_give_food_when_an_occupation_makes_numbers_equal() -> None:
    game = use("lessons", farm(hand=["priest", "tutor"], played=["scales"]))
    play(game, "play tutor")
    assert food(game) == 2


def test_scales_give_food_when_an_improvement_makes_numbers_equal() -> None:
    game = use("major-improvement", farm({"clay": 5}, played=["scales", *LEARNED[:2]]))
    play(game, "build fireplace-2")
    assert goods(game) == {"clay": 3, "food": 2}


@pytest.mark.parametrize("occupations", [1, 3])
def test_scales_give_nothing_for_other_numbers(occupations: int) -> None:
    game = use("major-improvement", farm({"clay": 5}, played=["scales", *LEARNED[:occupations]]))
    play(game, "build fireplace-2")
    assert food(game) == 0


def artisan(*played: str, amendments: int | None = None) -> Game:
    """A Task Artisan has just been played on Lessons, and lets its owner play the Corn Scoop."""
    mine = farm({"food": 1}, hand=["task-artisan", "corn-scoop"], played=played)
    game = scenario(mine, farm(), amendments=amendments)
    play(game, "place lessons")
    assert texts(game) == {"play corn-scoop", "done"}
    return game


def test_scales_compare_once_an_occupation_has_let_its_owner_play_an_improvement() -> None:
    for others, given in (((), 0), (LEARNED[:1], 4), (LEARNED[:2], 0)):
        game = artisan("scales", *others)
        had = food(game)
        play(game, "play corn-scoop")
        assert food(game) - had == given


def test_scales_compare_at_once_if_that_improvement_is_declined_or_passed_on() -> None:
    game = artisan("scales")
    play(game, "done")
    assert food(game) == 1 + 2
    game = use("lessons", farm({"grain": 1}, hand=["task-artisan", "market-stall"], played=["scales"]))
    play(game, "play market-stall")
    assert food(game) == 2


def test_in_games_of_old_scales_compare_before_an_occupation_is_carried_out() -> None:
    for others, given in (((), 2), (LEARNED[:1], 2), (LEARNED[:2], 0)):
        game = artisan("scales", *others, amendments=WEIGHED_AT_LAST - 1)
        had = food(game)
        play(game, "play corn-scoop")
        assert food(game) - had == given


def test_scales_do_not_look_at_a_traveling_card() -> None:
    assert goods(playing("market-stall", farm({"grain": 1}, played=["scales", "tutor"]))) == {"vegetable": 1}


def test_scales_do_not_look_at_cards_of_others() -> None:
    game = scenario(farm(played=["scales", "tutor"]), farm({"clay": 2}), first=1, round_number=4)
    play(game, "place major-improvement")
    assert food(game) == 0


def test_scales_give_food_beside_other_cards_that_speak_of_improvements() -> None:
    assert food(playing("junk-room", farm({"wood": 1, "clay": 1}, played=["scales", *LEARNED[:2]]))) == 2 + 1


def test_scales_ask_for_no_occupation() -> None:
    assert can("scales", farm({"wood": 1}))
    assert not can("scales", farm({"wood": 1}, played=LEARNED[:1]))


# Cookery Lesson


@pytest.mark.parametrize("when", ["before", "between"])
def test_cookery_lesson_gives_a_point_for_cooking_before_lessons(when: str) -> None:
    mine = farm(
        {"vegetable": 2, "food": 1},
        hand=["priest", "tutor"],
        played=["cookery-lesson", "conservator"],
        improvements=["fireplace-2"],
    )
    game = scenario(mine, farm())
    moves = ["cook vegetable fireplace", "place lessons", "play tutor"]
    if when == "between":
        moves = ["place lessons", "cook vegetable fireplace", "play tutor"]
    play(game, *moves)
    assert (bonus(game), game.to_act) == (1, [1])


def test_cookery_lesson_gives_one_point_a_turn_however_much_is_cooked() -> None:
    mine = farm(
        {"vegetable": 2}, hand=["priest", "tutor"], played=["cookery-lesson"], improvements=["cooking-hearth-4"]
    )
    game = scenario(mine, farm())
    play(game, "cook vegetable cooking-hearth", "cook vegetable cooking-hearth", "place lessons", "play tutor")
    assert bonus(game) == 1


def test_cookery_lesson_gives_nothing_for_lessons_alone_nor_for_cooking_alone() -> None:
    mine = farm({"vegetable": 2}, hand=["priest", "tutor"], played=["cookery-lesson"], improvements=["fireplace-2"])
    game = scenario(mine, farm())
    play(game, "place lessons", "play tutor")
    assert bonus(game) == 0
    play(game, "place forest", "cook vegetable fireplace", "place day-laborer")
    assert bonus(game) == 0


def test_cookery_lesson_does_not_remember_what_was_cooked_on_the_turn_before() -> None:
    mine = farm({"vegetable": 2}, hand=["priest", "tutor"], played=["cookery-lesson"], improvements=["fireplace-2"])
    game = scenario(mine, farm())
    play(game, "cook vegetable fireplace", "place forest", "place day-laborer", "place lessons", "play tutor")
    assert bonus(game) == 0


def test_cookery_lesson_counts_eating_raw_for_nothing() -> None:
    mine = farm({"grain": 2}, hand=["priest", "tutor"], played=["cookery-lesson"], improvements=["fireplace-2"])
    game = scenario(mine, farm())
    play(game, "eat grain", "place lessons", "play tutor")
    assert bonus(game) == 0


def test_cookery_lesson_counts_a_minor_improvement_that_cooks() -> None:
    mine = farm({"vegetable": 1}, hand=["priest", "tutor"], played=["cookery-lesson", "oriental-fireplace"])
    game = scenario(mine, farm())
    play(game, "cook vegetable oriental-fireplace", "place lessons", "play tutor")
    assert bonus(game) == 1


@pytest.mark.parametrize(("improvement", "points"), [("fireplace", 1), ("clay-oven", 0)])
def test_cookery_lesson_counts_bread_from_a_cooking_improvement_only(improvement: str, points: int) -> None:
    mine = farm(
        {"grain": 1},
        hand=["priest", "tutor"],
        played=["cookery-lesson", "bread-paddle"],
        improvements=["fireplace-2", "clay-oven"],
    )
    game = use("lessons", mine)
    play(game, "play tutor", f"bake {improvement}")
    assert bonus(game) == points


# Hayloft Barn


def test_hayloft_barn_starts_with_four_food() -> None:
    game = playing("hayloft-barn", farm({"wood": 3}, played=LEARNED[:1]))
    assert (left_on(game, "hayloft-barn"), goods(game)) == (4, {})
    assert not can("hayloft-barn", farm({"wood": 3}))


def test_hayloft_barn_gives_a_food_with_grain_however_much_comes() -> None:
    game = use("grain-seeds", farm(played=["hayloft-barn"], marks={"hayloft-barn": 4}))
    assert (goods(game), left_on(game, "hayloft-barn")) == ({"grain": 1, "food": 1}, 3)
    mine = farm(fields=["B1 grain 3", "B2 grain 2"], played=["hayloft-barn"], marks={"hayloft-barn": 4})
    assert left_on(harvest(mine), "hayloft-barn") == 3


def test_hayloft_barn_gives_a_food_for_a_harvest_whatever_grows_between_the_grain() -> None:
    fields = ["B1 grain 3", "C1 vegetable 2", "D1 grain 3", "E1 grain 2"]
    mine = farm(fields=fields, played=["hayloft-barn"], marks={"hayloft-barn": 4})
    assert left_on(harvest(mine), "hayloft-barn") == 3
    mine = farm(fields=fields, played=["hayloft-barn", "scythe-worker"], marks={"hayloft-barn": 4})
    game = harvest(mine)
    play(game, "pick b1", "pick d1", "done")
    assert (left_on(game, "hayloft-barn"), goods(game)["grain"]) == (3, 5)


def test_hayloft_barn_gives_nothing_with_vegetables() -> None:
    game = use("vegetable-seeds", farm(played=["hayloft-barn"], marks={"hayloft-barn": 4}))
    assert (goods(game), left_on(game, "hayloft-barn")) == ({"vegetable": 1}, 4)


def test_hayloft_barn_that_is_emptied_lets_the_family_grow_even_without_room() -> None:
    game = use("grain-seeds", farm(played=["hayloft-barn"], marks={"hayloft-barn": 1}))
    assert (texts(game), goods(game)) == ({"grow family", "done"}, {"grain": 1, "food": 1})
    twin = game.copy()
    play(game, "grow family")
    assert (me(game).people, left_on(game, "hayloft-barn"), game.to_act) == (3, 0, [1])
    play(twin, "done")
    assert (me(twin).people, twin.to_act) == (2, [1])


def test_hayloft_barn_that_is_empty_does_nothing_any_more() -> None:
    game = use("grain-seeds", farm(played=["hayloft-barn"], marks={"hayloft-barn": 0}))
    assert (goods(game), game.to_act) == ({"grain": 1}, [1])


def test_hayloft_barn_does_not_ask_whoever_has_the_whole_family() -> None:
    game = use("grain-seeds", farm(people=5, played=["hayloft-barn"], marks={"hayloft-barn": 1}))
    assert (goods(game), game.to_act) == ({"grain": 1, "food": 1}, [1])


# Village Peasant


@pytest.mark.parametrize(
    ("majors", "minors", "occupations", "given"),
    [(1, 1, 0, 1), (2, 1, 1, 1), (2, 2, 1, 2), (2, 2, 2, 2), (0, 2, 2, 0), (2, 0, 2, 0)],
)
def test_village_peasant_gives_vegetables_by_the_smallest_number(
    majors: int, minors: int, occupations: int, given: int
) -> None:
    mine = farm(
        improvements=["well", "pottery"][:majors],
        played=["village-peasant", *["caravan", "loom"][:minors], *LEARNED[:occupations]],
    )
    game = scenario(mine, farm(), farm(), phase=SCORING, round_number=14, cards=True)
    assert (stand(game).over, goods(game)) == (True, {"vegetable": given} if given else {})
    assert lines(game)["vegetables"] == (given or -1)
