"""Cards for building and playing improvements, card by card."""

from __future__ import annotations

import pytest

from agricola.cards.positions import can, playing
from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    food,
    goods,
    hand,
    lying,
    me,
    play,
    played,
    scenario,
    spaces,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.rules.earlier_amendments import STONE_NOT_DECLINED
from allmende.agricola.rules.player import Player
from allmende.core import Game

RICH = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}


# Stone Company


@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_stone_company_builds_for_stone_after_quarrying(space: str) -> None:
    mine = farm(
        {"clay": 3, "wood": 1},
        improvements=["fireplace-2", "pottery"],
        hand=["canoe", "corn-scoop"],
        played=["stone-company"],
    )
    game = use(space, mine, goods={space: 3})
    assert texts(game) == {"build well", "build clay-oven", "build stone-oven", "done"}
    play(game, "build well")
    assert goods(game) == {"clay": 3}


def test_stone_company_plays_minor_improvements_that_cost_stone() -> None:
    mine = farm({}, hand=["lumber-mill", "mantlepiece", "acorns-basket"], house="clay", played=["stone-company"])
    game = use("western-quarry", mine, goods={"western-quarry": 2})
    assert texts(game) == {"play lumber-mill", "play mantlepiece", "done"}
    play(game, "play lumber-mill")
    assert (goods(game), played(game)) == ({}, ["stone-company", "lumber-mill"])


def test_stone_company_does_not_count_a_stone_that_is_saved() -> None:
    mine = farm({"wood": 1, "clay": 9}, improvements=["pottery"], played=["stone-company", "stonecutter"])
    game = use("western-quarry", mine, goods={"western-quarry": 2})
    assert texts(game) == {"build well", "build stone-oven", "done"}  # a Clay Oven costs none


def test_stone_company_is_silent_without_anything_to_build_and_elsewhere() -> None:
    mine = farm({**RICH, "stone": 3}, improvements=["fireplace-2"], played=["stone-company"])
    assert use("clay-pit", mine).to_act == [1]
    mine = farm({"clay": 9}, improvements=["fireplace-2", "clay-oven"], played=["stone-company"])
    assert use("western-quarry", mine, goods={"western-quarry": 1}).to_act == [1]  # a Fireplace is not enough


# Oven Site


def test_oven_site_needs_a_fireplace_and_a_hearth() -> None:
    assert can("oven-site", farm(improvements=["fireplace-3", "cooking-hearth-5"]))
    assert not can("oven-site", farm(improvements=["fireplace-2", "fireplace-3"]))
    assert not can("oven-site", farm(improvements=["cooking-hearth-4"]))


@pytest.mark.parametrize("oven", ["clay-oven", "stone-oven"])
def test_oven_site_builds_an_oven_cheaply_and_bakes(oven: str) -> None:
    mine = farm({"clay": 1, "stone": 1, "grain": 1}, improvements=["fireplace-3", "cooking-hearth-5"])
    game = playing("oven-site", mine)
    assert texts(game) == {"build clay-oven", "build stone-oven", "done"}
    play(game, f"build {oven}")
    assert goods(game) == {"wood": 2, "grain": 1}
    assert f"bake {oven}" in texts(game)


def test_oven_site_may_leave_the_oven_and_needs_its_cost() -> None:
    mine = farm({"clay": 1, "stone": 1}, improvements=["fireplace-3", "cooking-hearth-5"])
    game = playing("oven-site", mine)
    play(game, "done")
    assert (goods(game), me(game).improvements) == (
        {"wood": 2, "clay": 1, "stone": 1},
        ["fireplace-3", "cooking-hearth-5"],
    )
    mine = farm({"clay": 3}, improvements=["fireplace-3", "cooking-hearth-5"])
    assert playing("oven-site", mine).to_act == [1]


# Vegetable Slicer


def test_vegetable_slicer_gives_wood_and_a_vegetable_for_an_upgrade() -> None:
    game = use("major-improvement", farm(improvements=["fireplace-2"], played=["vegetable-slicer"]))
    play(game, *(["build cooking-hearth-4 for fireplace-2"] if game.to_act == [0] else []))
    assert goods(game) == {"wood": 2, "vegetable": 1}


def test_vegetable_slicer_gives_nothing_for_a_hearth_that_is_paid_for() -> None:
    game = use("major-improvement", farm({"clay": 4}, improvements=["fireplace-2"], played=["vegetable-slicer"]))
    play(game, "build cooking-hearth-4")
    assert goods(game) == {}


# Oriental Fireplace


@pytest.mark.parametrize("returned", ["fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5"])
def test_oriental_fireplace_is_played_for_a_fireplace_or_hearth(returned: str) -> None:
    game = playing("oriental-fireplace", farm(improvements=[returned]))
    assert (played(game), me(game).improvements) == (["oriental-fireplace"], [])
    assert returned in view(game).improvements


def test_oriental_fireplace_asks_what_is_returned() -> None:
    game = playing("oriental-fireplace", farm(improvements=["fireplace-3", "cooking-hearth-4"]))
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 2")
    assert me(game).improvements == ["fireplace-3"]
    assert not can("oriental-fireplace", farm(RICH, improvements=["clay-oven"]))


@pytest.mark.parametrize(("what", "worth"), [("vegetable", 4), ("sheep", 3), ("cattle", 5)])
def test_oriental_fireplace_cooks(what: str, worth: int) -> None:
    game = scenario(farm({what: 1}, played=["oriental-fireplace"]))
    play(game, f"cook {what} oriental-fireplace")
    assert goods(game) == {"food": worth}


def test_oriental_fireplace_does_not_cook_wild_boar() -> None:
    assert any_time(scenario(farm({"boar": 1}, played=["oriental-fireplace"]))) == set()
    mine = farm({"boar": 1}, improvements=["fireplace-2"], played=["oriental-fireplace"])
    assert any_time(scenario(mine)) == {"cook boar fireplace"}


def test_oriental_fireplace_bakes_any_number_of_grain() -> None:
    game = use("grain-utilization", farm({"grain": 3}, played=["oriental-fireplace"]))
    play(game, *["bake oriental-fireplace"] * 2)
    assert goods(game) == {"food": 6}


def test_oriental_fireplace_cooks_animals_without_room_and_counts_as_one_improvement() -> None:
    game = use("sheep-market", farm(played=["oriental-fireplace"]), goods={"sheep-market": 3})
    assert all_texts(game) == {"release sheep", "cook sheep oriental-fireplace"}
    play(game, "cook sheep oriental-fireplace", "cook sheep oriental-fireplace")
    assert goods(game) == {"sheep": 1, "food": 6}
    assert stand(game).seats[0].improvement_count() == 1


# Toolbox


def test_toolbox_builds_a_workshop_after_building() -> None:
    mine = farm({"wood": 4, "stone": 2}, played=["toolbox"])
    game = use("farm-expansion", mine)
    play(game, "stable b1")
    if "done" in texts(game):
        play(game, "done")
    assert texts(game) == {"build joinery", "done"}
    play(game, "build joinery")
    assert goods(game) == {}


def test_toolbox_builds_after_fencing_and_rooms_but_not_without() -> None:
    rich = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    game = use("fencing", farm(rich, played=["toolbox"]))
    play(game, "fence e1", "done")
    assert texts(game) == {"build joinery", "build pottery", "build basketmakers-workshop", "done"}
    game = use("farm-expansion", farm(rich, played=["toolbox"]))
    play(game, "room a1", "done")
    assert "build pottery" in texts(game)
    assert use("day-laborer", farm(rich, played=["toolbox"])).to_act == [1]


def test_toolbox_forgets_what_was_built_in_another_turn() -> None:
    rich = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    game = scenario(farm(rich, played=["toolbox"]), farm({}))
    play(game, "place farm-expansion", "stable b1", "done", "done")
    assert "build joinery" in texts(game)
    play(game, "done", "place day-laborer", "place forest")
    assert game.to_act == [1]


def test_toolbox_counts_all_people_of_a_turn() -> None:
    rich = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    game = use("farm-expansion", farm(rich, played=["toolbox", "lasso"]), round_number=3, goods={"sheep-market": 1})
    play(game, "stable b1", "done")
    play(game, *(["done"] if "room a1" in texts(game) else []))
    play(game, "place sheep-market")
    assert "build joinery" in texts(game)
    play(game, "build joinery")
    assert game.to_act == [1]


# Forestry Studies


def test_forestry_studies_puts_wood_back_for_an_occupation() -> None:
    game = use("forest", farm(hand=["wood-cutter", "grocer", "pitchfork"], played=["forestry-studies", "childless"]))
    assert texts(game) == {"play wood-cutter", "play grocer", "done"}
    play(game, "play wood-cutter")
    assert (goods(game), lying(game)["forest"]) == ({"wood": 1}, 2)


@pytest.mark.parametrize(("wood", "asked"), [(1, False), (2, True)])
def test_forestry_studies_needs_two_wood(wood: int, asked: bool) -> None:
    game = use("forest", farm(hand=["wood-cutter"], played=["forestry-studies"]), goods={"forest": wood})
    assert (game.to_act == [0]) == asked


def test_forestry_studies_can_be_declined_and_is_silent_elsewhere() -> None:
    game = use("forest", farm(hand=["wood-cutter"], played=["forestry-studies"]))
    play(game, "done")
    assert (goods(game), hand(game)) == ({"wood": 3}, ["wood-cutter"])
    assert use("clay-pit", farm({"wood": 5}, hand=["wood-cutter"], played=["forestry-studies"])).to_act == [1]


# Wood Workshop


def test_wood_workshop_gives_the_wood_that_is_paid_with() -> None:
    game = use("major-improvement", farm({"wood": 1, "stone": 2}, played=["wood-workshop"]))
    assert goods(game) == {}
    assert me(game).improvements == ["joinery"]


def test_wood_workshop_gives_a_wood_before_minor_improvements_and_upgrades() -> None:
    assert goods(playing("canoe", farm({"wood": 1}, played=["wood-workshop", "childless"]))) == {}
    assert goods(
        playing("acorns-basket", farm({"reed": 1}, played=["wood-workshop", "childless", "grocer", "priest"]))
    ) == {"wood": 1}
    game = use("major-improvement", farm(improvements=["fireplace-2"], played=["wood-workshop"]))
    play(game, "build cooking-hearth-5 for fireplace-2")
    assert goods(game) == {"wood": 1}


def test_wood_workshop_counts_as_a_gain_of_building_resources() -> None:
    game = use("major-improvement", farm({"wood": 1, "stone": 2}, played=["wood-workshop"]))
    assert stand(game).seats[0].gathered == 1
    assert goods(playing("wood-workshop", farm({"clay": 1}, played=["childless"]))) == {}


# Angler


@pytest.mark.parametrize(("lies", "asked"), [(1, True), (2, True), (3, False)])
def test_angler_improves_after_fishing_little(lies: int, asked: bool) -> None:
    game = use("fishing", farm({"clay": 2}, played=["angler"]), goods={"fishing": lies})
    assert (game.to_act == [0]) == asked
    assert food(game) == lies
    if asked:
        assert texts(game) == {"build fireplace-2", "done"}


# Small Trader


def test_small_trader_gets_food_for_a_minor_improvement_by_that_action() -> None:
    game = use("major-improvement", farm({"wood": 2}, hand=["canoe"], played=["small-trader"]))
    assert food(game) == 3
    assert food(playing("canoe", farm({"wood": 2}, played=["small-trader"]))) == 0  # by another action
    assert food(use("major-improvement", farm({"clay": 2}, played=["small-trader"]))) == 0  # not from the hand


def test_small_trader_gets_food_after_a_renovation_and_with_other_cards() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1, "wood": 2}, hand=["canoe"], played=["small-trader"]))
    play(game, "play canoe")
    assert goods(game) == {"food": 3}
    game = use("fishing", farm({"wood": 2}, hand=["canoe"], played=["small-trader", "angler"]))
    play(game, "play canoe")
    assert food(game) == 4
    game = use("forest", farm(hand=["canoe"], played=["small-trader", "equipper"]))
    play(game, "play canoe")
    assert food(game) == 0


# Craft Teacher


@pytest.mark.parametrize("workshop", ["joinery", "pottery", "basketmakers-workshop"])
def test_craft_teacher_plays_up_to_two_occupations(workshop: str) -> None:
    mine = farm(
        {"wood": 2, "clay": 2, "reed": 2, "stone": 2}, hand=["grocer", "priest", "groom"], played=["craft-teacher"]
    )
    game = use("major-improvement", mine)
    play(game, f"build {workshop}")
    assert texts(game) == {"play grocer", "play priest", "play groom", "done"}
    play(game, "play grocer", "play priest")
    assert (hand(game), game.to_act) == (["groom"], [1])


def test_craft_teacher_may_stop_and_does_nothing_for_others() -> None:
    mine = farm({"wood": 2, "stone": 2}, hand=["grocer", "priest"], played=["craft-teacher"])
    game = use("major-improvement", mine)
    play(game, "play grocer", "done")
    assert (hand(game), goods(game)) == (["priest"], {})
    game = use("major-improvement", farm({"clay": 2}, hand=["grocer"], played=["craft-teacher"]))
    assert (game.to_act, hand(game)) == ([1], ["grocer"])


# Field Merchant


def test_field_merchant_gives_wood_and_reed() -> None:
    game = use("lessons", farm(hand=["field-merchant"]))
    assert goods(game) == {"wood": 1, "reed": 1}


def test_field_merchant_gives_food_for_a_declined_minor_improvement() -> None:
    assert goods(use("meeting-place", farm(played=["field-merchant"]))) == {"food": 1}  # with nothing to play
    game = use("meeting-place", farm({"wood": 2}, hand=["canoe"], played=["field-merchant"]))
    play(game, "done")
    assert goods(game) == {"wood": 2, "food": 1}
    game = use("meeting-place", farm({"wood": 2}, hand=["canoe"], played=["field-merchant"]))
    play(game, "play canoe")
    assert goods(game) == {}


def test_field_merchant_may_use_the_space_just_to_decline() -> None:
    game = scenario(farm(played=["field-merchant"]), farm(), round_number=4)
    assert "major-improvement" in spaces(game)
    play(game, "place major-improvement")
    assert goods(game) == {"vegetable": 1}
    game = use("major-improvement", farm({"clay": 2}, played=["field-merchant"]))
    assert texts(game) == {"build fireplace-2", "done"}
    play(game, "done")
    assert goods(game) == {"clay": 2, "vegetable": 1}
    game = use("major-improvement", farm({"clay": 2}, played=["field-merchant"]))
    play(game, "build fireplace-2")
    assert goods(game) == {}


def test_field_merchant_gives_a_vegetable_after_a_renovation() -> None:
    assert goods(use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["field-merchant"]))) == {
        "vegetable": 1
    }


def test_field_merchant_heeds_actions_of_cards_but_not_cards_that_are_just_played() -> None:
    assert goods(use("fishing", farm(played=["field-merchant", "angler"]))) == {"food": 1, "vegetable": 1}
    game = use("forest", farm(hand=["canoe"], played=["field-merchant", "equipper"]))
    play(game, "done")
    assert goods(game) == {"wood": 3}
    # Declining several cards at once declines the action, too.
    game = use("fishing", farm({"clay": 2, "wood": 1}, played=["field-merchant", "angler", "harpooner"]))
    play(game, "done")
    play(game, "done")
    assert goods(game) == {"clay": 2, "wood": 1, "food": 1, "vegetable": 1}


def quarrying(mine: Player, amendments: int | None = None) -> Game:
    """A person has just been placed on the Western Quarry, where there is a stone."""
    game = scenario(mine, farm(), round_number=7, goods={"western-quarry": 1}, amendments=amendments)
    play(game, "place western-quarry")
    return game


def test_field_merchant_gets_nothing_for_what_the_stone_company_asks_stone_for() -> None:
    company = ["field-merchant", "stone-company"]
    game = quarrying(farm(played=company))
    assert (goods(game), game.to_act) == ({"stone": 1}, [1])
    game = quarrying(farm({"clay": 3}, played=company))
    assert texts(game) == {"build clay-oven", "done"}
    play(game, "done")
    assert (goods(game), game.to_act) == ({"clay": 3, "stone": 1}, [1])


def test_in_games_of_old_that_could_be_declined_for_a_vegetable() -> None:
    game = quarrying(farm(played=["field-merchant", "stone-company"]), STONE_NOT_DECLINED - 1)
    assert goods(game) == {"stone": 1, "vegetable": 1}


def test_field_merchant_heeds_actions_that_other_occupations_name() -> None:
    game = use("lessons", farm({"food": 1}, hand=["task-artisan"], played=["field-merchant"]), farm(), farm())
    assert goods(game) == {"wood": 1, "food": 1}
    game = use(
        "lessons", farm({"food": 1, "clay": 2}, hand=["hollow-warden"], played=["field-merchant"]), farm(), farm()
    )
    assert texts(game) == {"build fireplace-2", "done"}
    play(game, "done")
    assert goods(game) == {"clay": 2, "vegetable": 1}


def test_field_merchant_only_helps_its_owner() -> None:
    game = scenario(farm(), farm(played=["field-merchant"]), round_number=4)
    assert "major-improvement" not in spaces(game)
    play(game, "place meeting-place")
    assert (goods(game), goods(game, 1)) == ({}, {})


# Equipper


@pytest.mark.parametrize("space", ["forest", "grove"])
def test_equipper_plays_a_minor_improvement_after_taking_wood(space: str) -> None:
    game = use(space, farm(hand=["canoe", "groom"], played=["equipper"]), farm(), farm())
    assert texts(game) == {"play canoe", "done"}
    play(game, "play canoe")
    assert played(game) == ["equipper", "canoe"]
    assert use("clay-pit", farm({"wood": 2}, hand=["canoe"], played=["equipper"])).to_act == [1]


# Art Teacher


def four(mine: Player) -> list[Player]:
    """A game for four."""
    return [mine, farm(), farm(), farm()]


def test_art_teacher_gives_wood_and_reed() -> None:
    game = use("lessons", *four(farm(hand=["art-teacher"])))
    assert goods(game) == {"wood": 1, "reed": 1}


def test_art_teacher_pays_with_food_of_the_traveling_players() -> None:
    mine = farm(hand=["grocer"], played=["art-teacher", "priest", "groom"])
    game = use("more-lessons", *four(mine), goods={"traveling-players": 3})
    assert (goods(game), lying(game)["traveling-players"]) == ({}, 1)


def test_art_teacher_may_mix_both() -> None:
    mine = farm({"food": 1}, hand=["grocer"], played=["art-teacher", "priest", "groom"])
    game = use("more-lessons", *four(mine), goods={"traveling-players": 3})
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 1")
    assert (goods(game), lying(game)["traveling-players"]) == ({}, 2)


@pytest.mark.parametrize(("lies", "legal"), [(1, False), (2, True)])
def test_art_teacher_needs_enough_food_there(lies: int, legal: bool) -> None:
    mine = farm(hand=["grocer"], played=["art-teacher", "priest", "groom"])
    assert ("more-lessons" in spaces(scenario(*four(mine), goods={"traveling-players": lies}))) == legal


def test_art_teacher_and_paper_maker_pay_together() -> None:
    mine = farm({"wood": 1}, hand=["grocer"], played=["art-teacher", "paper-maker", "groom"])
    game = use("lessons", *four(mine), goods={"traveling-players": 1})
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}
    seen = set()
    for way in range(1, 4):
        twin = game.copy()
        play(twin, f"choose {way}")
        seen.add((goods(twin).get("wood", 0), food(twin), lying(twin).get("traveling-players", 0)))
    assert seen == {(1, 0, 0), (0, 2, 1), (0, 3, 0)}


def test_art_teacher_takes_food_from_nowhere_for_anything_else() -> None:
    mine = farm(hand=["shifting-cultivation"], played=["art-teacher"])
    game = scenario(*four(mine), goods={"traveling-players": 5})
    play(game, "place meeting-place")
    assert game.to_act == [1]
