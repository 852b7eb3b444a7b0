"""Minor improvements of deck D that have to do with single fields and their harvest."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, harvest, playing
from agricola.scenario import any_time, beds, farm, fields, food, goods, play, scenario, stand, texts
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import GRAIN, VEGETABLE


def test_lynchet_gives_food_for_harvested_tiles_beside_the_house() -> None:
    sown = ["A1 grain 3", "B2 vegetable 1", "B3", "C2 grain 1"]
    assert food(harvest(farm({"food": 4}, fields=sown, played=["lynchet"]))) == 2
    assert food(harvest(farm({"food": 4}, fields=["C2 grain 1"], played=["lynchet"]))) == 0


@pytest.mark.parametrize(("sown", "grain"), [(["B1 grain 3"], 1), (["B1 grain 3", "C1 grain 1"], 3)])
def test_grain_sieve_gives_a_grain_if_two_are_harvested(sown: list[str], grain: int) -> None:
    game = harvest(farm({"food": 4}, fields=[*sown, "D1 vegetable 2"], played=["grain-sieve"]))
    assert goods(game)["grain"] == grain


def test_grain_sieve_counts_what_a_scythe_worker_takes_besides() -> None:
    game = harvest(farm({"food": 4}, fields=["B1 grain 3"], played=["grain-sieve", "scythe-worker"]))
    play(game, "pick b1")
    assert (goods(game)["grain"], fields(game)) == (3, {"B1": "grain 1"})


def test_straw_manure_adds_a_vegetable_to_two_fields_for_one_grain() -> None:
    sown = ["B1 vegetable 1", "C1 vegetable 2", "D1 grain 1 over vegetable", "E1 grain 3"]
    game = harvest(farm({"food": 4, "grain": 1}, fields=sown, played=["straw-manure"]))
    assert texts(game) == {"pick b1", "pick c1", "pick d1", "done"}
    play(game, "pick b1", "pick d1")
    assert fields(game) == {"B1": "vegetable 1", "C1": "vegetable 1", "D1": "vegetable 2", "E1": "grain 2"}


def test_straw_manure_needs_a_grain_in_the_supply_and_may_stop_after_a_field() -> None:
    sown = ["B1 vegetable 1", "C1 vegetable 2", "E1 grain 3"]
    assert "pick b1" not in texts(harvest(farm({"food": 4}, fields=sown, played=["straw-manure"])))
    game = harvest(farm({"food": 4, "grain": 2}, fields=sown, played=["straw-manure"]))
    play(game, "pick c1", "done")
    assert (fields(game)["C1"], goods(game)["grain"]) == ("vegetable 2", 2)


def test_changeover_sows_a_field_anew_on_which_a_harvest_has_left_a_single_good() -> None:
    sown = ["B1 grain 2", "C1 vegetable 2", "D1 grain 3"]
    game = harvest(farm({"food": 4, "grain": 1}, fields=sown, played=["changeover"]))
    play(game, "use card changeover")
    assert texts(game) == {"pick b1", "pick c1"}
    play(game, "pick c1", "sow grain")
    assert fields(game) == {"B1": "grain 1", "C1": "grain 3", "D1": "grain 2"}


def test_changeover_leaves_a_single_good_alone_that_no_harvest_has_left() -> None:
    mine = farm({"grain": 1}, fields=["B1 grain 1"], played=["changeover"], marks={"changeover": 0})
    assert any_time(scenario(mine, farm())) == {"eat grain"}
    game = playing("changeover", farm({"grain": 1}, fields=["B1 grain 1"]))
    assert stand(game).seats[0].mark_of(CARD_NAMES.index("changeover")) == 2


def test_changeover_sows_a_card_with_what_can_grow_there() -> None:
    mine = farm({"food": 4, "grain": 1}, fields=["beanfield vegetable 2"], played=["beanfield", "changeover"])
    game = harvest(mine)
    play(game, "use card changeover")
    assert (beds(game), goods(game)) == ({"beanfield": "vegetable 2"}, {"grain": 1})


def test_changeover_leaves_the_field_empty_once_the_crops_for_it_are_gone() -> None:
    sown = ["B1 grain 2", "C1 vegetable 1"]
    game = harvest(farm({"food": 4, "wood": 1}, fields=sown, played=["changeover", "ebonist"]))
    play(game, "use card changeover")
    assert texts(game) == {"sow grain", "sow vegetable"}
    mine = stand(game).seats[0]
    mine.goods[GRAIN] = mine.goods[VEGETABLE] = 0
    stand(game).settle(0)
    assert (texts(game), any_time(game)) == ({"done"}, {"use card ebonist"})  # who could still bring a grain
    play(game, "done")
    assert fields(game) == {"B1": "", "C1": ""}


@pytest.mark.parametrize(("stables", "picks"), [("E1", 1), ("E1 E2", 2)])
def test_stable_manure_harvests_more_by_unfenced_stables(stables: str, picks: int) -> None:
    sown = ["B1 grain 3", "C1 vegetable 2", "D1 grain 2"]
    game = harvest(farm({"food": 4}, fields=sown, stables=stables, played=["stable-manure"]))
    play(game, "pick b1")
    if picks == 2:
        assert "pick b1" not in texts(game)
        play(game, "pick c1")
    assert stand(game).round == 5
    assert goods(game) == ({"grain": 3, "vegetable": 2} if picks == 2 else {"grain": 3, "vegetable": 1})


def test_stable_manure_asks_for_at_most_one_occupation_and_an_unfenced_stable() -> None:
    assert can("stable-manure", farm(played=LEARNED[:1]))
    assert not can("stable-manure", farm(played=LEARNED[:2]))
    mine = farm({"food": 4}, fields=["B1 grain 3"], stables="E1", pastures=["E1"], played=["stable-manure"])
    assert "pick b1" not in texts(harvest(mine))
