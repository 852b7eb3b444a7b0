"""Occupations of deck D for five and six players."""

from __future__ import annotations

from agricola.cards.positions import if_asked, learning
from agricola.scenario import (
    CARDS,
    any_time,
    farm,
    fields,
    food,
    goods,
    left_on,
    lying,
    me,
    pastures,
    play,
    played,
    scenario,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.components.board import space_number
from allmende.agricola.components.pieces import STONE
from allmende.agricola.rules.heaped import heap_up, strange_on
from allmende.agricola.rules.player import Player
from allmende.core import Game


def of_five(mine: Player, second: Player | None = None, round_number: int = 5, **more: object) -> Game:
    """A game for five in which the first player has the turn."""
    others = [second or farm(), *(farm() for _ in range(3))]
    return scenario(mine, *others, round_number=round_number, **more)  # type: ignore[arg-type]


def test_plowsmith_plows_for_food_when_another_player_takes_much_wood() -> None:
    game = use("forest", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 4})
    assert game.to_act == [1]
    play(game, "plow c2")
    assert (goods(game, 1), goods(game)) == ({}, {"wood": 4})
    assert "C2" in fields(game, 1)


def test_plowsmith_may_decline_and_needs_four_wood_of_another_player() -> None:
    game = use("forest", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 4})
    play(game, "done")
    assert food(game, 1) == 1
    game = use("forest", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 3})
    assert "plow c2" not in texts(game, 1)
    game = use("forest", farm({"food": 1}, played=["plowsmith"]), goods={"forest": 6})
    assert "place farmland" in texts(game, 1)


def test_plowsmith_asks_for_wood() -> None:
    game = use("clay-pit", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"clay-pit": 5})
    assert "plow c2" not in texts(game, 1)


def test_putcher_maker_turns_reed_into_food_at_any_time() -> None:
    game = scenario(farm({"reed": 2}, played=["putcher-maker"]), farm())
    move = next(iter(any_time(game)))
    play(game, move)
    assert goods(game) == {"reed": 1, "food": 2}
    play(game, move)
    assert (goods(game), any_time(game)) == ({"food": 4}, set())


def test_loess_gardener_sells_a_vegetable_at_the_clay_pit() -> None:
    game = use("clay-pit", farm({"food": 1}, played=["loess-gardener"]), goods={"clay-pit": 2})
    play(game, "take vegetable")
    assert goods(game) == {"clay": 2, "vegetable": 1}


def test_loess_gardener_needs_food_and_the_clay_pit() -> None:
    game = use("clay-pit", farm(played=["loess-gardener"]), goods={"clay-pit": 2})
    assert game.to_act == [1]
    game = use("forest", farm({"food": 1}, played=["loess-gardener"]))
    assert game.to_act == [1]


def test_graduate_pays_a_food_for_stone_and_reed() -> None:
    game = learning("graduate", farm({"food": 1}))
    play(game, "choose 1")
    assert goods(game) == {"stone": 2, "reed": 2}


def test_graduate_may_decline_and_can_be_played_without_food() -> None:
    game = learning("graduate", farm({"food": 1}))
    play(game, "done")
    assert goods(game) == {"food": 1}
    game = learning("graduate", farm())
    assert (goods(game), game.to_act) == ({}, [1])


def test_fold_builder_is_an_action_space_for_fences_and_a_sheep() -> None:
    game = scenario(farm({"wood": 4}, played=["fold-builder"]), farm())
    play(game, "place fold-builder", "fence e1")
    assert (goods(game), pastures(game), game.to_act) == ({"sheep": 1}, {"E1"}, [1])


def test_fold_builder_costs_others_a_food_for_its_owner() -> None:
    game = scenario(farm({"wood": 4, "food": 1}), farm(played=["fold-builder"]))
    play(game, "place fold-builder", "fence e1")
    assert (goods(game), goods(game, 1)) == ({"sheep": 1}, {"food": 1})
    assert "fold-builder" not in spaces(scenario(farm({"wood": 4}), farm(played=["fold-builder"])))


def test_fold_builder_needs_fences_to_build() -> None:
    game = scenario(farm({"wood": 3, "food": 1}, played=["fold-builder"]), farm())
    assert "fold-builder" not in spaces(game)


def test_senior_teacher_gets_a_food_when_another_player_pays_on_lessons() -> None:
    for space, cost in (("lessons", 1), ("third-lessons", 2)):
        mine = farm({"food": 3}, hand=["conservator"], played=["organic-farmer"])
        game = of_five(mine, farm(played=["senior-teacher"]))
        play(game, f"place {space}")
        if_asked(game, "play conservator")
        assert (food(game), food(game, 1)) == (3 - cost, 1)


def test_senior_teacher_gets_nothing_for_a_free_occupation_or_its_owners_own() -> None:
    game = of_five(farm(hand=["conservator"]), farm(played=["senior-teacher"]))
    play(game, "place lessons")
    if_asked(game, "play conservator")
    assert (played(game), food(game, 1)) == (["conservator"], 0)
    game = of_five(farm({"food": 1}, hand=["conservator"], played=["senior-teacher"]))
    play(game, "place lessons")
    if_asked(game, "play conservator")
    assert goods(game) == {}


def test_senior_teacher_is_not_about_food_that_a_card_asks_for() -> None:
    mine = farm({"food": 1}, hand=["conservator"], played=["private-teacher"])
    game = of_five(mine, farm(played=["senior-teacher"]), occupied={"lessons": 2})
    play(game, "place grain-seeds")
    if_asked(game, "play conservator")
    assert played(game) == ["private-teacher", "conservator"]
    assert (goods(game), food(game, 1)) == ({"grain": 1}, 0)


def test_town_clerk_counts_major_improvements_of_all_players() -> None:
    mine = farm({"clay": 2}, played=["town-clerk"], marks={"town-clerk": 1})
    game = use("major-improvement", mine)
    if_asked(game, "build fireplace-2")
    assert left_on(game, "town-clerk") == 2
    game = use("major-improvement", farm({"clay": 2}), farm(played=["town-clerk"]))
    if_asked(game, "build fireplace-2")
    assert left_on(game, "town-clerk", 1) == 1
    (turn,) = any_time(game, 1)
    play(game, turn)
    assert (food(game, 1), any_time(game, 1)) == (1, set())


def test_town_clerk_does_not_count_minor_improvements_nor_anything_once_it_lies_face_down() -> None:
    game = use("meeting-place", farm({"grain": 1}, hand=["market-stall"]), farm(played=["town-clerk"]))
    if_asked(game, "play market-stall")
    assert left_on(game, "town-clerk", 1) == 0
    mine = farm({"clay": 2}, played=["town-clerk"], marks={"town-clerk": 1})
    game = scenario(mine, farm(), round_number=4)
    play(game, *any_time(game))
    play(game, "place major-improvement")
    if_asked(game, "build fireplace-2")
    assert (food(game), left_on(game, "town-clerk")) == (1, 0)


def test_town_clerk_is_offered_where_its_food_is_lacking() -> None:
    mine = farm({"food": 1}, hand=["conservator"], played=["town-clerk"], marks={"town-clerk": 1})
    game = of_five(mine)
    assert "third-lessons" not in spaces(game)
    mine = farm({"wood": 14, "reed": 4}, played=["town-clerk"], marks={"town-clerk": 1})
    game = of_five(mine)
    play(game, "place house-building", "room a1", "room b2")
    assert game.to_act == [1]


def test_countryman_sows_a_field_when_any_player_renovates_on_a_space() -> None:
    mine = farm({"clay": 2, "reed": 1, "grain": 2}, fields=["C2", "D2"], played=["countryman"])
    game = use("house-redevelopment", mine)
    if_asked(game, "renovate")
    assert texts(game) == {"sow grain", "done"}
    play(game, "sow grain")
    assert (goods(game), game.to_act) == ({"grain": 1}, [1])
    owner = farm({"vegetable": 1}, fields=["C2"], played=["countryman"])
    for space in ("house-redevelopment", "farm-redevelopment"):
        game = use(space, farm({"clay": 2, "reed": 1}), owner.copy())
        if_asked(game, "renovate")
        assert game.to_act == [1]
        play(game, "sow vegetable")
        assert fields(game, 1) == {"C2": "vegetable 2"}


def test_countryman_is_not_about_the_renovation_of_a_card() -> None:
    owner = farm({"grain": 1}, fields=["C2"], played=["countryman"])
    game = use("clay-pit", farm({"clay": 1}, played=["fast-mason"]), owner, goods={"clay-pit": 1})
    play(game, "renovate")
    assert me(game).house == "clay"
    assert fields(game, 1) == {"C2": ""}
    assert "place farmland" in texts(game, 1)


def test_countryman_waits_for_a_choice_of_payment() -> None:
    mine = farm({"clay": 2, "reed": 1, "wood": 1, "stone": 2}, played=["clay-supports", "conservator"])
    owner = farm({"grain": 1}, fields=["C2"], played=["countryman"])
    game = use("house-redevelopment", mine, owner)
    play(game, "renovate")
    play(game, "sow grain")
    assert fields(game, 1) == {"C2": "grain 3"}


def test_woodshacker_gives_more_clay_for_the_second_wood_space() -> None:
    mine = farm(people=3, played=["woodshacker"])
    game = of_five(mine)
    for space, clay in (("forest", 1), ("grove", 3), ("copse", 3)):
        play(game, f"place {space}")
        assert goods(game)["clay"] == clay
        while game.to_act != [0] and game.to_act:
            play(game, min(texts(game, game.to_act[0]) - {"place grove", "place copse", "place third-lessons"}))


def test_woodshacker_counts_a_space_used_before_it_was_played() -> None:
    mine = farm(hand=["woodshacker"], people=3)
    game = scenario(mine, farm(people=1), farm(people=1), farm(people=1))
    play(game, "place forest", "place day-laborer", "place fishing", "place meeting-place", "place lessons")
    if_asked(game, "play woodshacker")
    play(game, "place grove")
    assert goods(game)["clay"] == 2


def test_substitute_teacher_pays_when_all_lessons_are_occupied() -> None:
    people = {"lessons": 1, "third-lessons": 2, "more-lessons": 3}
    for move, gift in (("choose 1", ("wood", "clay", "reed", "stone")), ("choose 2", ("grain", "vegetable"))):
        game = of_five(farm(played=["substitute-teacher"]), occupied=people)
        play(game, "place substitute-teacher", move)
        assert (goods(game), game.to_act) == (dict.fromkeys(gift, 1), [1])
        assert "substitute-teacher" not in spaces(game)


def test_substitute_teacher_does_not_count_blocked_lessons_and_is_for_its_owner() -> None:
    blocked = {"lessons": 1, "copse": 2, "more-lessons": 3}
    assert "substitute-teacher" not in spaces(of_five(farm(played=["substitute-teacher"]), occupied=blocked))
    people = {"lessons": 1, "third-lessons": 2, "more-lessons": 3}
    assert "substitute-teacher" not in spaces(of_five(farm(), farm(played=["substitute-teacher"]), occupied=people))


def test_bullcatcher_pays_when_the_spaces_of_rounds_3_and_6_are_occupied() -> None:
    mine = farm(pastures=["E1"], played=["bullcatcher"])
    people = {CARDS[2]: 1, CARDS[5]: 2}
    game = of_five(mine, round_number=6, occupied=people)
    play(game, "place bullcatcher")
    assert goods(game) == {"cattle": 1, "food": 2}


def test_bullcatcher_needs_both_of_them() -> None:
    for occupied in ({CARDS[2]: 1}, {CARDS[5]: 1}, {CARDS[2]: 1, CARDS[4]: 2}):
        assert "bullcatcher" not in spaces(of_five(farm(played=["bullcatcher"]), round_number=6, occupied=occupied))
    assert "bullcatcher" not in spaces(of_five(farm(played=["bullcatcher"]), round_number=4, occupied={CARDS[2]: 1}))


def test_part_time_worker_leaves_half_of_the_goods_for_an_animal() -> None:
    for count, animal in ((2, "sheep"), (4, "boar"), (6, "cattle")):
        game = use("clay-pit", farm(played=["part-time-worker"]), goods={"clay-pit": count})
        assert texts(game) == {"choose 1", "done"}
        play(game, "choose 1")
        assert (goods(game), game.to_act) == ({"clay": count // 2, animal: 1}, [1])
        assert lying(game)["clay-pit"] == count // 2


def test_part_time_worker_may_take_all_and_needs_exactly_so_many_goods() -> None:
    game = use("clay-pit", farm(played=["part-time-worker"]), goods={"clay-pit": 4})
    play(game, "done")
    assert (goods(game), "clay-pit" in lying(game)) == ({"clay": 4}, False)
    for count in (1, 3, 5, 7):
        game = use("clay-pit", farm(played=["part-time-worker"]), goods={"clay-pit": count})
        assert (goods(game), game.to_act) == ({"clay": count}, [1])


def test_part_time_worker_leaves_an_animal_for_another_one() -> None:
    game = use("sheep-market", farm(pastures=["E1"], played=["part-time-worker"]), goods={"sheep-market": 2})
    play(game, "choose 1")
    assert (goods(game), lying(game)["sheep-market"]) == ({"sheep": 2}, 1)


def test_part_time_worker_chooses_among_goods_of_several_kinds() -> None:
    game = scenario(farm(played=["part-time-worker"]), farm(), goods={"clay-pit": 1})
    heap_up(stand(game), space_number("clay-pit"), STONE, 1)
    play(game, "place clay-pit")
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2")
    assert (goods(game), lying(game).get("clay-pit")) == ({"clay": 1, "sheep": 1}, None)
    assert strange_on(stand(game), space_number("clay-pit")) == [STONE, 1]


def test_for_other_cards_only_what_was_taken_counts_beside_the_part_time_worker() -> None:
    game = use(
        "forest", farm(played=["part-time-worker"]), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 4}
    )
    play(game, "choose 1")
    assert "place farmland" in texts(game, 1)
