"""Minor improvements of deck D that travel, and those about the farm, the family and their actions."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, new_round, playing
from agricola.scenario import (
    farm,
    fields,
    food,
    goods,
    hand,
    me,
    play,
    promised,
    scenario,
    sites,
    spaces,
    stables,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.phases import RETURNING_HOME


def test_zigzag_harrow_plows_only_where_a_zigzag_is_completed() -> None:
    game = playing("zigzag-harrow", farm({"wood": 1}, fields=["C2", "D2", "D3"]))
    assert sites(game, "plow") == {"E3", "C1"}
    play(game, "plow e3")
    assert (hand(game, 1), set(fields(game))) == (["zigzag-harrow"], {"C2", "D2", "D3", "E3"})


def test_zigzag_harrow_asks_for_an_l_of_three_fields() -> None:
    assert can("zigzag-harrow", farm({"wood": 1}, fields=["B1", "C1", "C2"]))
    assert not can("zigzag-harrow", farm({"wood": 1}, fields=["B1", "C1", "D1"]))
    assert not can("zigzag-harrow", farm({"wood": 1}, fields=["B1", "C1"]))


def test_dwelling_plan_lets_its_player_renovate() -> None:
    game = playing("dwelling-plan", farm({"food": 1, "clay": 2, "reed": 1}))
    play(game, "renovate")
    assert (me(game).house, goods(game), hand(game, 1)) == ("clay", {}, ["dwelling-plan"])


def test_furrows_sows_one_field() -> None:
    game = playing("furrows", farm({"grain": 2}, fields=["B1", "C1"]))
    play(game, "sow grain")
    assert (goods(game), sorted(fields(game).values()), game.to_act) == ({"grain": 1}, ["", "grain 3"], [1])


def test_cross_cut_wood_gives_a_wood_for_each_stone() -> None:
    game = playing("cross-cut-wood", farm({"food": 1, "stone": 3}, played=LEARNED[:3]))
    assert goods(game) == {"stone": 3, "wood": 3}
    assert not can("cross-cut-wood", farm({"food": 1, "stone": 3}, played=LEARNED[:2]))


def test_field_clay_counts_planted_fields_on_cards_too() -> None:
    mine = farm({"food": 1}, fields=["B1 grain 1", "C1"], played=["beanfield"])
    assert goods(playing("field-clay", mine)) == {"clay": 1}
    mine = farm({"food": 1}, fields=["B1 grain 1 over vegetable 1", "beanfield vegetable 2"], played=["beanfield"])
    assert goods(playing("field-clay", mine)) == {"clay": 2}
    assert not can("field-clay", farm({"food": 1}, fields=["B1"]))


def test_petrified_wood_turns_up_to_three_wood_into_stone() -> None:
    game = playing("petrified-wood", farm({"wood": 2}, played=LEARNED[:2]))
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2")
    assert goods(game) == {"stone": 2}
    assert "choose 3" in texts(playing("petrified-wood", farm({"wood": 5}, played=LEARNED[:2])))


@pytest.mark.parametrize(("round_number", "given"), [(3, 3), (6, 4), (9, 5), (12, 6)])
def test_trident_gives_more_food_in_later_rounds(round_number: int, given: int) -> None:
    assert food(playing("trident", farm({"wood": 1}), round_number=round_number)) == given


def test_trident_is_played_in_these_rounds_only() -> None:
    assert not any(can("trident", farm({"wood": 1}), round_number=number) for number in (2, 4, 8, 14))


def test_fern_seeds_sow_a_grain_at_once() -> None:
    mine = farm(fields=["B1", "C1 grain 1", "D1 vegetable 1"])
    game = playing("fern-seeds", mine)
    assert (fields(game)["B1"], goods(game), game.to_act) == ("grain 3", {"food": 2}, [1])


def test_fern_seeds_ask_for_an_empty_field_and_two_planted_ones() -> None:
    assert not can("fern-seeds", farm(fields=["C1 grain 1", "D1 vegetable 1"]))
    assert not can("fern-seeds", farm(fields=["B1", "C1", "D1 vegetable 1"]))


def test_fern_seeds_keep_the_grain_if_only_a_bean_field_is_empty() -> None:
    mine = farm(fields=["C1 grain 1", "D1 vegetable 1"], played=["beanfield"])
    assert goods(playing("fern-seeds", mine)) == {"food": 2, "grain": 1}


def test_game_trade_exchanges_two_sheep() -> None:
    game = playing("game-trade", farm({"sheep": 2}, pastures=["D1", "E1"]))
    assert (goods(game), hand(game, 1)) == ({"boar": 1, "cattle": 1}, ["game-trade"])


def test_storks_nest_lets_the_family_grow_as_people_return_home() -> None:
    mine = farm({"food": 3}, rooms="A1 A2 A3", played=["storks-nest"])
    game = scenario(mine, farm(), phase=RETURNING_HOME, round_number=2)
    play(game, "grow family")
    assert (me(game).people, food(game)) == (3, 2)
    game = scenario(farm({"food": 3}, played=["storks-nest"]), farm(), phase=RETURNING_HOME, round_number=2)
    assert (me(game).people, stand(game).round) == (2, 3)


def test_wooden_whey_bucket_builds_a_stable_before_the_market_is_used() -> None:
    game = use("sheep-market", farm({"wood": 2}, played=["wooden-whey-bucket"]), goods={"sheep-market": 2})
    play(game, "stable b1")
    assert (stables(game), goods(game)) == ({"B1"}, {"wood": 1, "sheep": 2})
    game = use("cattle-market", farm(played=["wooden-whey-bucket"]), goods={"cattle-market": 1})
    play(game, "stable b1")
    assert (stables(game), goods(game), game.to_act) == ({"B1"}, {"cattle": 1}, [1])
    game = use("pig-market", farm({"wood": 2}, played=["wooden-whey-bucket"]), goods={"pig-market": 1})
    assert stables(game) == set()


def test_pulverizer_plow_puts_a_clay_back_and_plows() -> None:
    game = use("clay-pit", farm(played=["pulverizer-plow"]))
    play(game, "plow b1")
    assert (goods(game), fields(game), stand(game).goods[7]) == ({}, {"B1": ""}, 1)
    assert use("forest", farm({"clay": 1}, played=["pulverizer-plow"])).to_act == [1]


def test_work_permit_calls_a_person_after_as_many_rounds_as_building_resources() -> None:
    game = playing("work-permit", farm({"food": 1, "wood": 1, "stone": 1}), round_number=3)
    play(game, "done")
    assert promised(game) == {5: {"card": 1}}
    game = playing("work-permit", farm({"food": 1, "wood": 1, "stone": 1}), round_number=3)
    play(game, "choose 1")
    assert (promised(game), goods(game)) == ({4: {"card": 1}}, {"stone": 1})


def test_work_permit_lets_a_third_person_be_placed_in_that_round() -> None:
    mine = farm(played=["work-permit"], promised={4: {"work-permit": 1}})
    game = new_round(mine, 4)
    play(game, "place forest", "place clay-pit", "place day-laborer", "place reed-bank")
    assert (game.to_act, "fishing" in spaces(game)) == ([0], True)


def test_writing_desk_plays_a_second_occupation_for_two_food() -> None:
    mine = farm({"food": 4}, played=["writing-desk", *LEARNED[:2]], hand=["priest", "braggart"])
    game = use("lessons", mine)
    play(game, "play priest", "play braggart")
    assert (food(game), hand(game)) == (1, [])


def test_writing_desk_needs_two_food_beside_the_first_occupation() -> None:
    mine = farm({"food": 2}, played=["writing-desk", *LEARNED[:2]], hand=["priest", "braggart"])
    game = use("lessons", mine)
    play(game, "play priest")
    assert game.to_act == [1]
