"""Cards for the next time that all animals are kept: Reclamation Plow and Special Food."""

from __future__ import annotations

from agricola.cards.positions import bonus, taking
from agricola.scenario import all_texts, farm, goods, mark, play, scenario, texts
from allmende.agricola.rules.amendments import SHEEP_OF_THE_SHEPHERD
from allmende.agricola.rules.earlier_amendments import KEPT_AT_WILL
from allmende.core import Game

# Reclamation Plow


def test_reclamation_plow_plows_once_after_all_were_accommodated() -> None:
    game = taking("sheep-market", 1, farm(fields=["B1"], people=3, played=["reclamation-plow"]))
    play(game, "done")  # the sheep stays
    assert texts(game) == {"plow a1", "plow b2", "plow c1", "done"}
    play(game, "plow c1", "place day-laborer", "place forest", "place grain-seeds", "place farmland", "plow a1")
    game = scenario(
        farm(fields=["B1"], played=["reclamation-plow"], marks={"reclamation-plow": 1}), farm(), round_number=3
    )
    play(game, "place sheep-market")
    assert game.to_act == [1]


def test_reclamation_plow_waits_if_not_all_have_room() -> None:
    game = taking("sheep-market", 2, farm(played=["reclamation-plow"]))
    assert (goods(game), game.to_act) == ({"sheep": 1}, [1])
    assert mark(game, "reclamation-plow") == 0


def test_reclamation_plow_is_over_even_if_it_is_not_used() -> None:
    game = taking("sheep-market", 1, farm(played=["reclamation-plow"]))
    play(game, "done", "done")
    assert mark(game, "reclamation-plow") == 1
    full = [f"{column}{row}" for column in "BCDE" for row in "123"] + ["A1"]
    game = taking("sheep-market", 1, farm(fields=full, played=["reclamation-plow"]))
    play(game, "done")
    assert (game.to_act, mark(game, "reclamation-plow")) == ([1], 1)


def test_reclamation_plow_asks_whether_a_sheep_that_left_is_one_of_those_taken() -> None:
    def left() -> Game:
        game = taking("sheep-market", 3, farm({"sheep": 1}, pastures=["E1"], played=["reclamation-plow"]))
        assert (goods(game), texts(game)) == ({"sheep": 3}, {"choose 1", "done"})
        return game

    game = left()
    play(game, "done")
    assert "plow b1" in texts(game)
    game = left()
    play(game, "choose 1")
    assert (game.to_act, mark(game, "reclamation-plow")) == ([1], 0)


def test_reclamation_plow_waits_if_one_that_has_room_goes() -> None:
    game = taking("sheep-market", 2, farm({"boar": 1}, pastures=["E1", "E2"], played=["reclamation-plow"]))
    assert all_texts(game) == {"release sheep", "done"}
    play(game, "release sheep")
    assert (goods(game), game.to_act, mark(game, "reclamation-plow")) == ({"sheep": 1, "boar": 1}, [1], 0)


def test_reclamation_plow_waits_if_one_of_those_taken_is_cooked() -> None:
    mine = farm(pastures=["E1"], improvements=["fireplace-2"], played=["reclamation-plow"])
    game = taking("sheep-market", 2, mine)
    play(game, "cook sheep fireplace")
    assert (goods(game), game.to_act, mark(game, "reclamation-plow")) == ({"sheep": 1, "food": 2}, [1], 0)


def test_reclamation_plow_asks_who_cooks_a_sheep_whether_it_is_one_of_those_taken() -> None:
    for answer, waits in (("choose 1", True), ("done", False)):
        mine = farm({"sheep": 1}, pastures=["E1 E2"], improvements=["fireplace-2"], played=["reclamation-plow"])
        game = taking("sheep-market", 2, mine)
        play(game, "cook sheep fireplace", answer)
        assert (game.to_act == [1]) == waits


def test_in_games_of_old_all_were_kept() -> None:
    mine = farm(fields=["B1"], played=["reclamation-plow"])
    game = scenario(mine, farm(), round_number=3, goods={"sheep-market": 1}, amendments=KEPT_AT_WILL - 1)
    play(game, "place sheep-market")
    assert texts(game) == {"plow a1", "plow b2", "plow c1", "done"}


def test_reclamation_plow_heeds_accumulation_spaces_only() -> None:
    game = scenario(farm(played=["reclamation-plow"]), farm(), tile="on")
    play(game, "place tile-animal-market", "take sheep")
    assert (goods(game), game.to_act) == ({"sheep": 1, "food": 1}, [1])


def test_reclamation_plow_heeds_a_sheep_that_the_riverine_shepherd_takes() -> None:
    game = shepherding("reclamation-plow")
    assert all_texts(game) == {"release sheep", "done"}
    play(game, "done")
    assert "plow a1" in texts(game)
    game = shepherding("reclamation-plow")
    play(game, "release sheep")
    assert (game.to_act, mark(game, "reclamation-plow")) == ([1], 0)


def shepherding(*played: str, amendments: int = SHEEP_OF_THE_SHEPHERD) -> Game:
    """The Riverine Shepherd has just taken one of two sheep, when the Reed Bank was used."""
    mine = farm(played=["riverine-shepherd", *played])
    lie = {"reed-bank": 1, "sheep-market": 2}
    game = scenario(mine, farm(), farm(), round_number=3, goods=lie, amendments=amendments)
    play(game, "place reed-bank", "choose 1")
    return game


# Special Food


def test_special_food_gives_a_point_for_each_animal_once() -> None:
    game = taking("sheep-market", 3, farm(pastures=["E1"], played=["special-food"]))
    play(game, "done")
    assert bonus(game) == 3
    mine = farm(pastures=["E1"], played=["special-food"], marks={"special-food": 1})
    assert bonus(taking("sheep-market", 3, mine)) == 0


def test_special_food_waits_if_not_all_have_room() -> None:
    game = taking("sheep-market", 4, farm(pastures=["E1"], played=["special-food"]))
    assert (bonus(game), goods(game), mark(game, "special-food")) == (0, {"sheep": 3}, 0)


def test_special_food_heeds_a_sheep_that_the_riverine_shepherd_takes() -> None:
    game = shepherding("special-food")
    play(game, "done")  # the sheep stays, whatever the reed beside it
    assert (goods(game), bonus(game), game.to_act) == ({"sheep": 1, "reed": 1}, 1, [1])


def test_in_games_of_old_a_sheep_beside_the_reed_counts_for_nothing() -> None:
    game = shepherding("special-food", "reclamation-plow", amendments=SHEEP_OF_THE_SHEPHERD - 1)
    play(game, "done")
    assert (bonus(game), game.to_act) == (0, [1])
    assert (mark(game, "special-food"), mark(game, "reclamation-plow")) == (0, 0)
