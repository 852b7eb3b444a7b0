"""Playing minor improvements: the actions that allow it, what is paid, and what a card in hand does not do."""

from __future__ import annotations

import pytest

from agricola.cards.positions import harvest, meeting
from agricola.scenario import (
    actions,
    all_texts,
    any_time,
    farm,
    food,
    goods,
    hand,
    happened,
    me,
    play,
    played,
    scenario,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.components.moves import PLAY
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.record import events


def test_the_meeting_place_gives_the_token_and_no_food_and_lets_one_play_a_minor_improvement() -> None:
    mine = farm({"wood": 2}, hand=["corn-scoop", "manger"])
    game = scenario(farm(), mine, turn=1)
    play(game, "place meeting-place")
    assert (stand(game).first, food(game, 1), texts(game)) == (1, 0, {"play corn-scoop", "play manger", "done"})
    play(game, "play corn-scoop")
    assert (played(game, 1), hand(game, 1), game.to_act) == (["corn-scoop"], ["manger"], [0])


def test_with_hand_cards_the_meeting_place_is_no_accumulation_space() -> None:
    with_cards, without = (actions(scenario(farm(), farm(), cards=cards))["meeting-place"] for cards in (True, False))
    assert (with_cards.resource, with_cards.count, with_cards.each) == ("", 0, 0)
    assert (without.resource, without.count, without.each) == ("food", 1, 1)


def test_nobody_has_to_play_a_card_or_is_asked_without_one_that_can_be_played() -> None:
    game = meeting(farm({"wood": 1}, hand=["corn-scoop"]))
    play(game, "done")
    assert (played(game), goods(game), game.to_act) == ([], {"wood": 1}, [1])
    assert meeting(farm(hand=["corn-scoop"])).to_act == [1]


def test_a_major_or_minor_improvement_is_one_of_either_kind() -> None:
    mine = farm({"clay": 2, "wood": 1}, hand=["corn-scoop", "caravan"])
    game = use("major-improvement", mine)
    assert texts(game) == {"build fireplace-2", "play corn-scoop"}
    play(game, "play corn-scoop")
    assert (goods(game), game.to_act) == ({"clay": 2}, [1])
    game = use("major-improvement", farm({"clay": 2, "wood": 1}, hand=["corn-scoop"]))
    play(game, "build fireplace-2")
    assert (hand(game), game.to_act) == (["corn-scoop"], [1])
    assert "major-improvement" not in spaces(scenario(farm(hand=["corn-scoop"]), farm(), round_number=4))


@pytest.mark.parametrize(("space", "material"), [("house-redevelopment", "clay"), ("basic-wish-for-children", "")])
def test_some_actions_let_one_play_a_minor_improvement_afterward(space: str, material: str) -> None:
    mine = farm({"clay": 3, "reed": 1, "wood": 1}, rooms="A1 A2 A3", hand=["corn-scoop", "drinking-trough"])
    game = use(space, mine)
    assert me(game).people == (2 if material else 3)
    assert me(game).house == (material or "wood")
    expected = {"play corn-scoop", "done"} if material else {"play corn-scoop", "play drinking-trough", "done"}
    assert texts(game) == expected
    play(game, "play corn-scoop")
    assert (played(game), hand(game), game.to_act) == (["corn-scoop"], ["drinking-trough"], [1])


def test_house_redevelopment_lets_one_build_a_major_improvement_instead() -> None:
    game = use("house-redevelopment", farm({"clay": 4, "reed": 1, "wood": 1}, hand=["corn-scoop"]))
    assert texts(game) == {"build fireplace-2", "play corn-scoop", "done"}
    play(game, "build fireplace-2")
    assert (hand(game), game.to_act) == (["corn-scoop"], [1])


@pytest.mark.parametrize("space", ["urgent-wish-for-children", "day-laborer"])
def test_other_actions_do_not_let_one_play_cards(space: str) -> None:
    mine = farm({"clay": 2, "reed": 1, "wood": 1}, hand=["corn-scoop"])
    assert use(space, mine).to_act == [1]


def test_farm_redevelopment_lets_one_fence_but_not_play_cards() -> None:
    game = use("farm-redevelopment", farm({"clay": 2, "reed": 1, "wood": 4}, hand=["corn-scoop"]))
    assert "fence e1" in texts(game)
    assert "play corn-scoop" not in texts(game)


def test_occupations_are_not_played_there() -> None:
    mine = farm({"food": 5}, hand=["wood-cutter"])
    assert meeting(mine).to_act == [1]


def test_a_card_in_hand_does_nothing() -> None:
    assert goods(use("grain-seeds", farm(hand=["corn-scoop"]))) == {"grain": 1}
    assert goods(use("grain-seeds", farm(), farm(played=["corn-scoop"]))) == {"grain": 1}


def test_crops_can_be_eaten_to_pay_for_a_card() -> None:
    game = scenario(farm({"grain": 1}, hand=["beanfield"], played=["conservator", "organic-farmer"]), farm())
    play(game, "eat grain", "place meeting-place", "play beanfield")
    assert played(game)[-1] == "beanfield"


def test_what_a_card_costs_is_paid_before_it_gives_anything() -> None:
    game = meeting(farm({"food": 1, "clay": 4}, hand=["clay-embankment"]))
    told = play(game, "play clay-embankment")
    kinds = [type(event) for event in told]
    assert kinds.index(events.Paid) < kinds.index(events.CardPlayed) < kinds.index(events.Gained)
    assert [event.card for event in happened(told, events.CardPlayed) if isinstance(event, events.CardPlayed)] == [
        "clay-embankment"
    ]


def test_a_traveling_card_can_come_back() -> None:
    mine, other = farm({"clay": 2, "grain": 2}, rooms="A1 A2 A3", hand=["market-stall"]), farm({"grain": 1})
    game = scenario(mine, other, round_number=5)
    play(game, "place meeting-place", "play market-stall", "place major-improvement")
    assert (hand(game), hand(game, 1), goods(game, 1)) == (["market-stall"], [], {"vegetable": 1})
    play(game, "place basic-wish-for-children", "play market-stall")
    assert (goods(game), hand(game, 1)) == ({"clay": 2, "vegetable": 2}, ["market-stall"])


# Ways to pay


def test_the_fences_that_are_not_free_may_be_clay_too() -> None:
    game = use("fencing", farm({"wood": 1, "clay": 1}, played=["rammed-clay", "hedge-keeper"]))
    play(game, "fence e1")
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 2")
    assert goods(game) == {"wood": 1}


def test_the_fences_of_a_large_pasture_may_be_any_mix() -> None:
    game = use("fencing", farm({"wood": 15, "clay": 15}, played=["rammed-clay"]))
    play(game, "fence b1 c1 d1 e1 c2 d2 e2 c3 d3 e3")  # 14 fences, the most that one pasture takes
    assert texts(game) == {f"choose {way}" for way in range(1, 16)}
    play(game, "choose 15")
    assert goods(game) == {"wood": 15, "clay": 1}


def test_clay_and_grain_for_the_fences_of_a_large_pasture_make_many_ways() -> None:
    game = use("fencing", farm({"wood": 15, "clay": 15, "grain": 2}, played=["rammed-clay", "millwright"]))
    play(game, "fence b1 c1 d1 e1 c2 d2 e2 c3 d3 e3")
    assert texts(game) == {f"choose {way}" for way in range(1, 43)}  # 15 with wood and clay alone, 14, and 13
    play(game, "choose 42")
    assert goods(game) == {"wood": 15, "clay": 3}


def test_a_wood_less_is_no_choice_but_simply_less() -> None:
    game = use("major-improvement", farm({"wood": 9, "stone": 9}, played=["lumber-mill"]))
    play(game, "build well")
    assert goods(game) == {"wood": 9, "stone": 6}


def test_rammed_clay_is_for_fences_only() -> None:
    assert "farm-expansion" not in spaces(scenario(farm({"clay": 9, "reed": 9}, played=["rammed-clay"]), farm()))


# At any time


def test_cards_about_animals_can_be_used_before_they_breed() -> None:
    mine = farm({"food": 4, "sheep": 3, "boar": 1}, pastures=["B1 B2", "C1 C2"], played=["sheep-walker"])
    game = harvest(mine)
    assert (game.to_act, all_texts(game)) == ([0], {"feed", "use card sheep-walker"})
    play(game, "use card sheep-walker", "take boar", "feed")
    assert goods(game) == {"sheep": 3, "boar": 3}


def test_cards_can_be_used_once_more_before_points_are_counted() -> None:
    game = harvest(farm({"food": 6}, played=["grocer"]), round_number=14)
    play(game, "feed")
    assert all_texts(game) == {"use card grocer", "done"}
    play(game, "use card grocer", "use card grocer")
    assert (game.is_over, goods(game)) == (True, {"wood": 1, "grain": 1})
    assert not any_time(harvest(farm({"food": 4}, played=["grocer"]), round_number=13))


def test_what_is_bought_can_be_crafted_in_the_same_harvest() -> None:
    game = harvest(farm({"food": 4}, improvements=["joinery"], played=["grocer"]))
    play(game, "use card grocer", "use joinery")
    assert food(game) == 1


def test_newborn_animals_can_be_exchanged_before_points_are_counted() -> None:
    game = harvest(farm({"food": 4, "sheep": 2}, pastures=["B1 B2"], played=["sheep-walker"]), round_number=14)
    play(game, "feed", "use card sheep-walker", "take vegetable", "done")
    assert (game.is_over, goods(game)) == (True, {"sheep": 2, "vegetable": 1})


@pytest.mark.parametrize(
    ("supply", "lacking"),
    [
        ({"wood": 2}, {"threshing-board": "reason-prerequisite-have"}),
        ({}, {"threshing-board": "reason-prerequisite-have", "corn-scoop": "reason-needs", "manger": "reason-needs"}),
    ],
)
def test_who_places_people_is_told_what_cards_in_hand_still_lack(
    supply: dict[str, int], lacking: dict[str, str]
) -> None:
    cards = ["threshing-board", "corn-scoop", "manger", "wood-cutter"]
    game = scenario(farm(supply, hand=cards), farm(hand=["market-stall"]))
    refused = {each.target: each.reason.id for each in game.title.refusals(game.state, 0)}
    assert {name: refused[f"card:{name}"] for name in cards if f"card:{name}" in refused} == lacking
    for name in cards:
        reason = game.title.why_not(game.state, 0, PLAY + CARD_NAMES.index(name))
        assert reason.id == "reason-by-card-or-space", "who asks is told where it is played"
