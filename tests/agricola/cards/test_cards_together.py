"""Several cards that have something to do at the same moment: who is asked first, and in which order."""

from __future__ import annotations

from pathlib import Path

import pytest

from agricola.bystanders import INERT, OTHERWISE
from agricola.cards.positions import new_round
from agricola.scenario import (
    all_texts,
    farm,
    fields,
    goods,
    left_on,
    me,
    play,
    scenario,
    sites,
    stables,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.amendments import IF_YOU_THEN_HAVE, PIECES_BEFORE_ANIMALS
from allmende.agricola.rules.earlier_amendments import EACH_ROUND_AT_ONCE
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game


def test_several_cards_are_asked_in_the_order_that_their_owner_likes() -> None:
    game = use("day-laborer", farm({"wood": 5, "reed": 2}, played=["cottager", "assistant-tiller"]))
    assert texts(game) == {"resolve cottager", "resolve assistant-tiller", "done"}
    play(game, "resolve assistant-tiller", "plow a1")
    assert sites(game, "room") == {"B2", "B3"}  # A1 is a field now
    play(game, "room b3")
    assert game.to_act == [1]


def test_several_cards_can_be_left_out_one_by_one_or_together() -> None:
    mine = farm({"wood": 5, "reed": 2}, played=["cottager", "assistant-tiller"])
    game = use("day-laborer", mine)
    play(game, "resolve cottager", "done")
    assert "plow c1" in texts(game)
    play(game, "done")
    assert game.to_act == [1]
    game = use("day-laborer", farm({"wood": 5, "reed": 2}, played=["cottager", "assistant-tiller"]))
    play(game, "done")
    assert game.to_act == [1]


def test_what_a_card_gives_cannot_be_left_out_beside_others() -> None:
    game = use("day-laborer", farm(played=["assistant-tiller", "seasonal-worker"]), round_number=6)
    assert texts(game) == {"resolve assistant-tiller", "resolve seasonal-worker"}
    play(game, "resolve assistant-tiller", "done")
    assert texts(game) == {"take grain", "take vegetable"}


def test_what_comes_by_itself_comes_first_and_can_be_used() -> None:
    game = use("forest", farm(played=["mushroom-collector", "wood-cutter", "geologist"]))
    assert goods(game) == {"wood": 4, "clay": 1}
    play(game, "choose 1")
    assert goods(game) == {"wood": 3, "clay": 1, "food": 2}


def test_cards_of_several_players_react_to_the_same_round_at_the_same_time() -> None:
    first = farm({"food": 1}, house="stone", played=["plow-driver"])
    second = farm({"wood": 1}, house="stone", played=["groom"])
    game = scenario(first, second, phase=PREPARATION, round_number=2)
    assert game.to_act == [0, 1]
    play(game, "stable c1", "plow c1")
    assert game.to_act == [0]
    assert "place forest" in texts(game)


def test_one_card_may_be_played_in_the_middle_of_another_ones_reaction() -> None:
    mine = farm({"wood": 2, "food": 1}, house="stone", hand=["groom"], played=["scholar", "plow-driver"])
    game = new_round(mine, 2)
    assert texts(game) == {"resolve scholar", "resolve plow-driver", "done"}
    play(game, "resolve scholar", "play groom")
    assert goods(game) == {"wood": 3}  # no food is left to plow, but Groom has its say at once
    play(game, "stable c1")
    assert goods(game) == {"wood": 2}
    assert "place forest" in texts(game)


def scholar_plays(card: str, mine: Player, amendments: int | None = None) -> Game:
    """The Scholar has just played a card at the start of a round."""
    game = scenario(mine, farm(), phase=PREPARATION, round_number=2, amendments=amendments)
    play(game, f"play {card}")
    return game


def test_what_the_scholar_plays_is_used_at_the_start_of_the_same_round() -> None:
    mine = farm({"food": 2}, house="stone", hand=["plow-driver"], played=["scholar"])
    game = scholar_plays("plow-driver", mine)
    assert {"plow c1", "done"} <= texts(game)
    play(game, "plow c1")
    assert goods(game) == {}
    assert "place forest" in texts(game)


def test_it_may_be_left_for_later_rounds() -> None:
    mine = farm({"food": 2}, house="stone", hand=["plow-driver"], played=["scholar"])
    game = scholar_plays("plow-driver", mine)
    play(game, "done")
    assert goods(game) == {"food": 1}
    assert "place forest" in texts(game)


def test_what_comes_by_itself_at_the_start_of_rounds_comes_at_once_too() -> None:
    mine = farm({"food": 1}, house="stone", hand=["small-scale-farmer"], played=["scholar"])
    assert goods(scholar_plays("small-scale-farmer", mine)) == {"wood": 1}
    mine = farm({"food": 1}, house="stone", rooms="A1 A2 A3", hand=["small-scale-farmer"], played=["scholar"])
    assert goods(scholar_plays("small-scale-farmer", mine)) == {}


def test_in_games_of_old_it_is_used_from_the_next_round_on() -> None:
    mine = farm({"food": 2}, house="stone", hand=["plow-driver"], played=["scholar"])
    game = scholar_plays("plow-driver", mine, EACH_ROUND_AT_ONCE - 1)
    assert "place forest" in texts(game)


def test_food_for_a_card_may_be_made_first() -> None:
    mine = farm({"sheep": 1}, house="stone", played=["plow-driver"], improvements=["fireplace-2"])
    game = new_round(mine, 2)
    assert set(game.moves.texts) == {"cook sheep fireplace", "done"}
    play(game, "cook sheep fireplace", "plow c1")
    assert goods(game) == {"food": 1}
    nothing_to_cook = farm(house="stone", played=["plow-driver"])
    assert "place forest" in texts(new_round(nothing_to_cook, 2)), "nobody is asked in vain"


# A card gives something before an action, and another card hears of that


def baking_with_a_hand_truck() -> Game:
    """Two people stand on accumulation spaces; the third one bakes, the first bread right away."""
    mine = farm(
        people=3, played=["hand-truck", "hayloft-barn"], marks={"hayloft-barn": 4}, improvements=["fireplace-2"]
    )
    game = scenario(mine, farm(), occupied={"forest": 0, "clay-pit": 0})
    play(game, "place grain-utilization")
    assert (goods(game), left_on(game, "hayloft-barn")) == ({"grain": 1, "food": 3}, 3)
    return game


def test_baking_is_one_action_though_a_card_hears_of_the_grain_that_comes_before_it() -> None:
    game = baking_with_a_hand_truck()
    play(game, "bake fireplace")
    assert (goods(game), left_on(game, "hayloft-barn")) == ({"food": 5}, 3)
    assert game.to_act == [1], "no grain has come a second time"


def test_baking_so_begun_may_end_with_the_first_bread() -> None:
    game = baking_with_a_hand_truck()
    play(game, "done")
    assert (goods(game), game.to_act) == ({"grain": 1, "food": 3}, [1])


def test_sowing_is_one_action_though_a_card_hears_of_the_grain_that_comes_before_it() -> None:
    mine = farm(
        {"grain": 1}, fields=["B1", "C1", "D1"], played=["seed-pellets", "hayloft-barn"], marks={"hayloft-barn": 4}
    )
    game = use("grain-utilization", mine)
    assert (goods(game), left_on(game, "hayloft-barn")) == ({"grain": 1, "food": 1}, 3)
    play(game, "sow grain")
    assert (goods(game), game.to_act) == ({"food": 1}, [1])


# What comes each time that a space is used, right after that, and after it


def test_what_comes_right_after_the_use_of_a_space_pays_for_nothing_that_belongs_to_the_use() -> None:
    game = use("forest", farm(played=["basket", "shifting-cultivator"]))
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"wood": 1, "food": 3}, [1])  # no field is plowed for it any more
    game = use("forest", farm({"food": 3}, played=["basket", "shifting-cultivator"]))
    assert sites(game, "plow")
    play(game, "plow c1")
    assert texts(game) == {"choose 1", "done"}


@pytest.mark.parametrize("first", ["basket", "mushroom-collector"])
def test_what_comes_right_after_the_use_of_a_space_comes_before_what_comes_after_it(first: str) -> None:
    played = ["carpenters-axe", first]
    game = use("forest", farm({"wood": 4}, played=played))
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert game.to_act == [1]  # with less than 7 wood left
    game = use("forest", farm({"wood": 4}, played=played))
    play(game, "done", "stable c1")
    assert goods(game) == {"wood": 6}


def test_carpenters_bench_comes_when_bread_has_been_baked_for_using_the_space() -> None:
    mine = farm({"grain": 1}, improvements=["fireplace-2"], played=["carpenters-bench", "oven-firing-boy"])
    game = use("forest", mine)
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace")
    assert "fence e1" in texts(game)


# Animals and pieces on the same round space


def collecting(mine: Player, round_number: int = 4, amendments: int | None = None) -> Game:
    """A round has just begun on whose space there are animals and something else."""
    return scenario(mine, farm(), phase=PREPARATION, round_number=round_number, amendments=amendments)


def sheep_and_stable() -> Player:
    """The only place of a farm is taken by cattle when a sheep and a stable come."""
    mine = farm({"cattle": 1}, played=["stable-planner"], promised={4: {"sheep": 1, "stable": 1}})
    mine.stables_away = 1
    return mine


def test_goods_of_a_round_space_are_collected_in_any_order_so_that_a_sheep_may_have_the_stable() -> None:
    game = collecting(sheep_and_stable())
    assert texts(game) == {"release cattle", "release sheep", "resolve stable-planner"}
    play(game, "resolve stable-planner", "stable c1")
    assert (goods(game), stables(game)) == ({"cattle": 1, "sheep": 1}, {"C1"})
    assert "place forest" in texts(game)


def test_the_animals_may_come_first_as_well() -> None:
    game = collecting(sheep_and_stable())
    play(game, "release cattle", "stable c1")
    assert (goods(game), stables(game)) == ({"sheep": 1}, {"C1"})


def test_a_piece_comes_once() -> None:
    game = collecting(sheep_and_stable())
    play(game, "resolve stable-planner", "done")
    assert texts(game) == {"release cattle", "release sheep"}
    play(game, "release sheep")
    assert (goods(game), stables(game)) == ({"cattle": 1}, set())
    assert "place forest" in texts(game)


def test_in_games_of_old_animals_went_before_pieces_were_used() -> None:
    game = collecting(sheep_and_stable(), amendments=PIECES_BEFORE_ANIMALS - 1)
    assert texts(game) == {"release cattle", "release sheep"}
    play(game, "release sheep")
    assert "stable c1" in texts(game)


def test_a_wild_boar_may_stay_on_the_field_that_comes_with_it() -> None:
    mine = farm({"boar": 1}, played=["mud-patch", "handplow"], promised={4: {"boar": 1, "field": 1}})
    game = collecting(mine)
    play(game, "resolve handplow", "plow b1")
    assert (goods(game), fields(game)) == ({"boar": 2}, {"B1": ""})


def test_a_person_of_the_supply_comes_whether_there_is_room_for_animals_or_not() -> None:
    mine = farm({"cattle": 1}, played=["telegram"], promised={4: {"sheep": 1, "telegram": 1}})
    game = collecting(mine)
    assert texts(game) == {"release cattle", "release sheep"}
    play(game, "release sheep")
    assert stand(game).seats[0].helpers == 1


def test_animals_without_room_are_not_exchanged_while_a_piece_is_used() -> None:
    lies = {4: {"sheep": 1, "food": 1, "confidant": 1}}
    mine = farm({"sheep": 1, "wood": 4}, played=["confidant", "sheep-walker"], promised=lies)
    game = collecting(mine)
    assert all_texts(game) == {"release sheep", "resolve confidant"}
    play(game, "resolve confidant")
    assert {"fence e1", "done"} < all_texts(game)
    assert "use card sheep-walker" not in all_texts(game)
    play(game, "fence e1")
    assert "use card sheep-walker" in all_texts(game)


# What there is once another card has brought something


def with_axe_and_certificate(wood: int, amendments: int | None = None) -> Game:
    """Somebody with a Carpenter's Axe and a Work Certificate has just taken 3 wood; there is more on the Grove."""
    mine = farm({"wood": wood}, played=["carpenters-axe", "work-certificate"])
    goods = {"forest": 3, "grove": 4}
    game = scenario(mine, farm(), farm(), goods=goods, amendments=amendments)
    play(game, "place forest")
    return game


def test_the_carpenters_axe_sees_the_wood_that_a_work_certificate_has_brought() -> None:
    game = with_axe_and_certificate(wood=3)
    play(game, "choose 7")
    assert goods(game) == {"wood": 7}
    play(game, "stable c1")
    assert (goods(game), stables(game), game.to_act) == ({"wood": 6}, {"C1"}, [1])


def test_it_has_no_say_if_there_still_is_not_enough() -> None:
    game = with_axe_and_certificate(wood=2)
    play(game, "choose 7")
    assert (goods(game), game.to_act) == ({"wood": 6}, [1])
    game = with_axe_and_certificate(wood=3)
    play(game, "done")
    assert (goods(game), game.to_act) == ({"wood": 6}, [1])


def test_with_enough_wood_the_owner_says_which_card_comes_first() -> None:
    game = with_axe_and_certificate(wood=4)
    assert texts(game) == {"resolve carpenters-axe", "resolve work-certificate", "done"}
    play(game, "resolve carpenters-axe", "stable c1", "choose 7")
    assert (goods(game), game.to_act) == ({"wood": 7}, [1])


def test_in_games_of_old_it_looked_only_once() -> None:
    game = with_axe_and_certificate(wood=3, amendments=IF_YOU_THEN_HAVE - 1)
    play(game, "choose 7")
    assert (goods(game), game.to_act) == ({"wood": 7}, [1])


# A card that does nothing beside others


def test_a_card_that_does_nothing_lies_beside_the_others_of_everybody(beside: str) -> None:
    around = {"": [], "first": [INERT], "last": [INERT]}[beside]
    mine, other = me(scenario(farm(played=["loom"]), farm())), me(scenario(farm(played=["loom"]), farm()), 1)
    assert [card.name for card in mine.played] == ([*around, "loom"] if beside == "first" else ["loom", *around])
    assert [card.name for card in other.played] == around


def test_where_it_makes_a_difference_are_tests() -> None:
    texts_of_tests = [path.read_text("utf-8") for path in Path(__file__).parent.parent.rglob("test_*.py")]
    for name in frozenset[str]().union(*OTHERWISE.values()):
        assert any(f"\ndef {name}(" in text for text in texts_of_tests), name
