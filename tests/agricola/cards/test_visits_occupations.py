"""Occupations that give something each time that an action space is used."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    CARDS,
    farm,
    fields,
    food,
    goods,
    lying,
    play,
    scenario,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.earlier_amendments import TEACHER_AFTERWARD
from allmende.agricola.rules.player import Player
from allmende.core import Game
from words.reasons import reason


def at_four(space: str, mine: Player, goods: dict[str, int] | None = None, round_number: int = 0) -> Game:
    """A person of the first of four players has just been placed."""
    return use(space, mine, farm(), farm(), farm(), goods=goods, round_number=round_number)


# Shifting Cultivator


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_shifting_cultivator_may_plow_for_three_food_at_wood(space: str) -> None:
    game = at_four(space, farm({"food": 4}, played=["shifting-cultivator"]))
    assert "done" in texts(game)
    play(game, "plow c1")
    assert (food(game), fields(game)) == (1, {"C1": ""})


def test_shifting_cultivator_needs_three_food_and_wood_spaces() -> None:
    assert use("forest", farm({"food": 2}, played=["shifting-cultivator"])).to_act == [1]
    assert use("clay-pit", farm({"food": 3}, played=["shifting-cultivator"])).to_act == [1]


# Portmonger


@pytest.mark.parametrize(("taken", "got"), [(1, "vegetable"), (2, "grain"), (3, "reed"), (4, "reed"), (7, "reed")])
def test_portmonger_gets_a_good_by_the_food_that_is_taken(taken: int, got: str) -> None:
    game = use("fishing", farm(played=["portmonger"]), goods={"fishing": taken})
    assert goods(game) == {"food": taken, got: 1}


def test_portmonger_is_about_all_food_spaces_but_not_about_day_laborers() -> None:
    assert goods(at_four("traveling-players", farm(played=["portmonger"]))) == {"food": 1, "vegetable": 1}
    assert goods(use("day-laborer", farm(played=["portmonger"]))) == {"food": 2}


def test_portmonger_does_not_count_food_that_a_card_adds() -> None:
    game = use("fishing", farm(played=["portmonger", "drift-net-boat"]))
    assert goods(game) == {"food": 3, "vegetable": 1}


# Catcher


@pytest.mark.parametrize(
    ("placed", "lying_there", "expected"),
    [(0, 5, 1), (0, 4, 0), (0, 6, 0), (1, 4, 1), (1, 5, 0), (1, 3, 0), (2, 3, 1), (2, 2, 0), (3, 3, 0), (3, 2, 0)],
)
def test_catcher_gets_food_for_the_right_number_of_building_resources(
    placed: int, lying_there: int, expected: int
) -> None:
    others = dict.fromkeys(["day-laborer", "farmland", "grain-seeds"][:placed], 0)
    game = scenario(farm(people=5, played=["catcher"]), farm(), occupied=others, goods={"clay-pit": lying_there})
    play(game, "place clay-pit")
    assert food(game) == expected


def test_catcher_is_about_building_resources_only() -> None:
    assert goods(use("fishing", farm(played=["catcher"]), goods={"fishing": 5})) == {"food": 5}
    assert food(use("eastern-quarry", farm(played=["catcher"]), goods={"eastern-quarry": 5})) == 1


# Clay Puncher


def test_clay_puncher_gets_clay_when_it_is_played_and_after_lessons_and_the_clay_pit() -> None:
    game = use("lessons", farm(hand=["clay-puncher"]))
    assert goods(game) == {"clay": 2}
    mine = farm({"food": 3}, hand=["conservator"], played=["clay-puncher"])
    game = at_four("more-lessons", mine)
    assert goods(game)["clay"] == 1
    assert goods(use("clay-pit", farm(played=["clay-puncher"]))) == {"clay": 2}
    assert goods(use("reed-bank", farm(played=["clay-puncher"]))) == {"reed": 1}


def test_clay_puncher_gets_its_clay_after_the_lessons_too_late_for_what_they_bring() -> None:
    """What it gives comes after the use, so that a hollow warden can't build with it."""
    mine = farm({"food": 1, "clay": 1}, hand=["hollow-warden"], played=["clay-puncher"])
    game = use("lessons", mine, farm(), farm())
    assert (goods(game), game.to_act) == ({"clay": 2}, [1])


# Pan Baker


def test_pan_baker_gets_clay_and_wood_at_grain_utilization() -> None:
    game = use("grain-utilization", farm({"grain": 1}, fields=["B1"], played=["pan-baker"]))
    assert (goods(game), fields(game)) == ({"clay": 2, "wood": 1}, {"B1": "grain 3"})


# Knapper


def second_stage(first: int) -> list[str]:
    """Action space cards with Western Quarry in round 5, 6 or 7."""
    cards = ["basic-wish-for-children", "house-redevelopment"]
    return [*CARDS[:4], *cards[: first - 5], "western-quarry", *cards[first - 5 :], *CARDS[7:]]


@pytest.mark.parametrize("number", [5, 6, 7])
def test_knapper_gets_stone_before_it_uses_the_cards_of_rounds_five_to_seven(number: int) -> None:
    game = scenario(farm(played=["knapper"]), farm(), round_number=9, order=second_stage(number))
    play(game, "place western-quarry")
    assert goods(game) == {"stone": 2}


@pytest.mark.parametrize("space", ["sheep-market", "vegetable-seeds", "forest"])
def test_knapper_gets_no_stone_on_other_spaces(space: str) -> None:
    assert "stone" not in goods(use(space, farm(played=["knapper"]), round_number=9))


def test_knapper_can_renovate_with_the_stone_that_it_gets_before() -> None:
    mine = farm({"stone": 1, "reed": 1}, house="clay", played=["knapper"])
    game = scenario(mine, farm(), round_number=7)
    assert "house-redevelopment" in spaces(game)
    play(game, "place house-redevelopment")
    assert (stand(game).seats[0].house, goods(game)) == (2, {})


def test_knapper_can_not_renovate_without_another_stone_nor_without_the_card() -> None:
    mine = farm({"reed": 1}, house="clay", played=["knapper"])
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=7))
    mine = farm({"stone": 1, "reed": 1}, house="clay")
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=7, cards=True))


def test_trying_out_an_action_space_leaves_the_table_as_it_is() -> None:
    mine = farm({"stone": 1, "reed": 1}, house="clay", played=["knapper"])
    game = scenario(mine, farm(), round_number=7)
    state = stand(game)
    before = (mine.goods[:], mine.stack[:], state.people[:], state.occupied, mine.home, mine.placed)
    assert game.moves
    assert (mine.goods, mine.stack, state.people, state.occupied, mine.home, mine.placed) == before
    assert state.seats[0] is mine or state.seats[0].goods == mine.goods


# Master Workman


@pytest.mark.parametrize(("card", "got"), [(0, "wood"), (1, "clay"), (2, "reed"), (3, "stone")])
def test_master_workman_gets_a_resource_by_the_round_space(card: int, got: str) -> None:
    order = list(CARDS)
    order[card], order[2] = order[2], order[card]
    game = scenario(farm(played=["master-workman"]), farm(), round_number=6, order=order)
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": 1, got: 1}


def test_master_workman_gets_nothing_for_later_cards() -> None:
    game = scenario(farm(played=["master-workman"]), farm(), round_number=6, order=second_stage(5))
    play(game, "place western-quarry")
    assert goods(game) == {"stone": 1}


def test_master_workman_can_fence_and_build_with_what_it_gets_before() -> None:
    order = ["fencing", "major-improvement", *(card for card in CARDS if card not in ("fencing", "major-improvement"))]
    mine = farm({"wood": 3, "clay": 1}, played=["master-workman"])
    game = scenario(mine, farm(), round_number=2, order=order)
    assert {"fencing", "major-improvement"} <= spaces(game)
    play(game, "place fencing", "fence c1")
    assert goods(game) == {"clay": 1}
    mine = farm({"wood": 2}, played=["master-workman"])
    assert {"fencing", "major-improvement"} & spaces(scenario(mine, farm(), round_number=2, order=order)) == set()


# Riverine Shepherd


def test_riverine_shepherd_may_take_a_good_of_the_other_space() -> None:
    mine = farm(played=["riverine-shepherd"])
    game = use("sheep-market", mine, farm(), farm(), goods={"reed-bank": 2})
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), lying(game)["reed-bank"], game.to_act) == ({"sheep": 1, "reed": 1}, 1, [1])
    mine = farm(played=["riverine-shepherd"], pastures=["D1 E1"])
    game = use("reed-bank", mine, farm(), farm(), goods={"sheep-market": 3}, round_number=3)
    play(game, "choose 1")
    assert (goods(game), lying(game)["sheep-market"]) == ({"reed": 1, "sheep": 1}, 2)


def test_riverine_shepherd_may_decline_and_takes_nothing_where_nothing_lies() -> None:
    game = use("sheep-market", farm(played=["riverine-shepherd"]), farm(), farm())
    play(game, "done")
    assert (goods(game), lying(game)["reed-bank"]) == ({"sheep": 1}, 1)
    game = use("sheep-market", farm(played=["riverine-shepherd"]), farm(), farm(), goods={"reed-bank": 0})
    assert game.to_act == [1]
    assert use("reed-bank", farm(played=["riverine-shepherd"]), farm(), farm()).to_act == [1]


def test_a_space_that_a_riverine_shepherd_has_emptied_can_not_be_used_even_if_a_card_gives_something_there() -> None:
    mine, other = farm(played=["riverine-shepherd"]), farm(played=["claw-knife"])
    game = scenario(mine, other, farm(), round_number=3)
    twin = game.copy()
    play(game, "place reed-bank", "choose 1")
    assert "sheep-market" not in lying(game)
    assert (game.to_act, "sheep-market" in spaces(game)) == ([1], False)
    assert reason(game, "place sheep-market", seat=1) == "Nothing lies there."
    play(twin, "place reed-bank", "done", "place sheep-market")
    assert goods(twin, 1)["sheep"] == 1


# Hollow Warden


def test_hollow_warden_may_build_a_fireplace_and_nothing_else_when_it_is_played() -> None:
    game = use("lessons", farm({"clay": 5, "stone": 3, "wood": 2}, hand=["hollow-warden"]), farm(), farm())
    assert texts(game) == {"build fireplace-2", "build fireplace-3", "done"}
    play(game, "build fireplace-3")
    assert goods(game) == {"clay": 2, "stone": 3, "wood": 2}
    assert use("lessons", farm({"clay": 1}, hand=["hollow-warden"]), farm(), farm()).to_act == [1]


def test_hollow_warden_can_not_swap_its_fireplace_for_a_hearth() -> None:
    mine = farm({"clay": 9}, hand=["hollow-warden"], improvements=["fireplace-2"])
    assert texts(use("lessons", mine, farm(), farm())) == {"build fireplace-3", "done"}


def test_hollow_warden_gets_food_at_the_hollow() -> None:
    assert goods(use("hollow", farm(played=["hollow-warden"]), farm(), farm())) == {"clay": 1, "food": 1}
    assert goods(use("clay-pit", farm(played=["hollow-warden"]), farm(), farm())) == {"clay": 1}


# Shovel Bearer


@pytest.mark.parametrize(("space", "other"), [("clay-pit", "hollow"), ("hollow", "clay-pit")])
@pytest.mark.parametrize("count", [0, 1, 4])
def test_shovel_bearer_gets_food_for_the_clay_on_the_other_space(space: str, other: str, count: int) -> None:
    game = use(space, farm(played=["shovel-bearer"]), farm(), farm(), goods={space: 2, other: count})
    assert (food(game), goods(game)["clay"], lying(game).get(other, 0)) == (count, 2, count)


# Cordmaker


def test_cordmaker_may_take_grain_or_buy_a_vegetable_for_two_reed() -> None:
    for choice, left in (("take grain", {"food": 2, "grain": 1}), ("take vegetable", {"vegetable": 1})):
        game = use("reed-bank", farm({"food": 2}, played=["cordmaker"]), farm(), farm(), goods={"reed-bank": 2})
        assert texts(game) == {"take grain", "take vegetable", "done"}
        play(game, choice)
        assert goods(game) == {"reed": 2, **left}
    assert use("reed-bank", farm({"food": 2}, played=["cordmaker"]), farm(), farm()).to_act == [1]


def test_cordmaker_decides_when_another_player_takes_reed() -> None:
    game = scenario(farm(), farm({"food": 1}, played=["cordmaker"]), farm(), goods={"reed-bank": 3})
    play(game, "place reed-bank")
    assert (game.to_act, texts(game)) == ([1], {"take grain", "done"})
    play(game, "take grain")
    assert (goods(game, 1), goods(game)) == ({"food": 1, "grain": 1}, {"reed": 3})
    game = scenario(farm(), farm(played=["cordmaker"]), farm(), goods={"reed-bank": 1})
    play(game, "place reed-bank")
    assert goods(game, 1) == {}


def test_cordmaker_is_about_reed_that_is_taken_and_not_about_the_use_of_the_space() -> None:
    """A Riverine Shepherd takes one reed at the Sheep Market, which is too little."""
    mine = farm(played=["riverine-shepherd"])
    game = use("sheep-market", mine, farm(played=["cordmaker"]), farm(), goods={"reed-bank": 3})
    play(game, "choose 1")
    assert goods(game, 1) == {}


# Storehouse Steward


@pytest.mark.parametrize(("taken", "got"), [(1, ""), (2, "stone"), (3, "reed"), (4, "clay"), (5, "wood"), (6, "")])
def test_storehouse_steward_gets_a_resource_by_the_food_that_is_taken(taken: int, got: str) -> None:
    game = use("fishing", farm(played=["storehouse-steward"]), farm(), farm(), goods={"fishing": taken})
    assert goods(game) == ({"food": taken, got: 1} if got else {"food": taken})


# Patch Caretaker


@pytest.mark.parametrize(
    ("before", "space", "vegetables"),
    [
        ("forest", "grove", 1),
        ("forest", "copse", 1),
        ("grove", "forest", 1),
        ("clay-pit", "hollow", 1),
        ("fishing", "traveling-players", 1),
        ("western-quarry", "eastern-quarry", 1),
        ("forest", "clay-pit", 0),
        ("day-laborer", "fishing", 0),
        ("resource-market", "reed-bank", 0),
    ],
)
def test_patch_caretaker_gets_a_vegetable_for_a_second_space_of_a_kind(
    before: str, space: str, vegetables: int
) -> None:
    game = scenario(farm(played=["patch-caretaker"]), farm(), farm(), farm(), round_number=12, occupied={before: 0})
    play(game, f"place {space}")
    assert goods(game).get("vegetable", 0) == vegetables


def test_patch_caretaker_does_not_look_at_other_players_nor_at_the_last_round() -> None:
    game = scenario(farm(played=["patch-caretaker"]), farm(), farm(), farm(), occupied={"forest": 1})
    play(game, "place grove")
    assert "vegetable" not in goods(game)
    game = scenario(farm(people=1, played=["patch-caretaker"]), *(farm(people=1) for _ in range(3)))
    play(game, "place forest", "place fishing", "place day-laborer", "place farmland", "plow c1", "place grove")
    assert "vegetable" not in goods(game)


# Building Expert


@pytest.mark.parametrize(
    ("placed", "got"),
    [(0, {"wood": 1}), (1, {"clay": 1}), (2, {"reed": 2}), (3, {"stone": 2}), (4, {"stone": 2})],
)
def test_building_expert_gets_a_resource_by_the_person_placed(placed: int, got: dict[str, int]) -> None:
    before = dict.fromkeys(["farmland", "grain-seeds", "forest", "fishing"][:placed], 0)
    game = scenario(farm(people=5, played=["building-expert"]), farm(), farm(), farm(), occupied=before)
    play(game, "place resource-market")
    assert goods(game) == {"food": 1, "reed": 1, "stone": 1, **got}


# Wood Worker


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_wood_worker_may_exchange_a_wood_for_a_sheep_and_leaves_it_there(space: str) -> None:
    game = at_four(space, farm(played=["wood-worker"]), goods={space: 2})
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), lying(game)[space], game.to_act) == ({"wood": 1, "sheep": 1}, 1, [1])


def test_wood_worker_may_decline_and_has_to_house_the_sheep() -> None:
    game = at_four("forest", farm(played=["wood-worker"]))
    play(game, "done")
    assert (goods(game), lying(game).get("forest")) == ({"wood": 3}, None)
    game = at_four("forest", farm({"boar": 1}, played=["wood-worker"]))
    play(game, "choose 1")
    assert texts(game) == {"release sheep", "release boar"}


def test_wood_worker_comes_before_a_shaving_horse() -> None:
    game = at_four("forest", farm({"wood": 4}, played=["wood-worker", "shaving-horse"]))
    play(game, "choose 1")
    assert goods(game) == {"wood": 6, "sheep": 1}
    play(game, "done")
    assert (goods(game), game.to_act) == ({"wood": 6, "sheep": 1}, [1])


# Animal Teacher


def test_animal_teacher_may_buy_an_animal_after_lessons() -> None:
    mine = farm({"food": 4}, hand=["conservator"], played=["animal-teacher"])
    game = at_four("lessons", mine)
    assert texts(game) == {"take sheep", "take boar", "take cattle", "done"}
    play(game, "take cattle")
    assert (goods(game), game.to_act) == ({"food": 1, "cattle": 1}, [1])


def test_animal_teacher_takes_a_sheep_for_nothing_and_may_decline() -> None:
    game = at_four("more-lessons", farm({"food": 1}, hand=["conservator"], played=["animal-teacher"]))
    assert texts(game) == {"take sheep", "done"}
    play(game, "take sheep")
    assert goods(game) == {"sheep": 1}


def test_animal_teacher_does_not_react_to_its_own_play() -> None:
    mine = farm({"food": 2}, people=3, hand=["animal-teacher", "conservator"])
    game = scenario(mine, farm(people=1), farm(people=1), farm(people=1))
    play(game, "place lessons", "play animal-teacher")
    assert (goods(game), game.to_act) == ({"food": 2}, [1])
    play(game, "place forest", "place clay-pit", "place reed-bank")
    play(game, "place more-lessons")
    assert texts(game) == {"take sheep", "take boar", "done"}


def test_in_games_of_old_animal_teacher_reacts_to_its_own_play() -> None:
    mine = farm(hand=["animal-teacher"])
    game = scenario(mine, farm(), farm(), farm(), amendments=TEACHER_AFTERWARD - 1)
    play(game, "place lessons")
    assert texts(game) == {"take sheep", "done"}


def test_lessons_of_others_do_nothing_for_an_animal_teacher() -> None:
    game = scenario(farm(hand=["conservator"]), farm(played=["animal-teacher"]), farm(), farm())
    play(game, "place lessons")
    assert (goods(game, 1), game.to_act) == ({}, [1])
    assert any(text.startswith("place") for text in texts(game))
