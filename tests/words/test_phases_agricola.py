"""What moves of cards for the phases of a round say, and why they are not to be had."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home, prepared
from agricola.scenario import farm, play, use
from allmende.core import Game
from words.reasons import ENGLISH, GERMAN, reason, refused


def labels(game: Game, german: bool = False) -> dict[str, str]:
    """What the legal moves of the first seat say, by their texts."""
    decision = game.decision(game.to_act[0])
    assert decision is not None
    return {move.text: (GERMAN if german else ENGLISH).say(move.label) for move in decision.moves}


def silage() -> Game:
    """Two kinds that can breed, and grain in the supply and on a field."""
    mine = farm(
        {"grain": 1, "sheep": 2, "boar": 2},
        fields=["B1 grain 2", "B2 vegetable 1"],
        pastures=["D1 E1", "D2 E2"],
        played=["silage"],
    )
    return coming_home(mine)


def test_paying_from_the_supply_or_a_field() -> None:
    game = silage()
    said = labels(game)
    assert (said["choose 1"], said["pick b1"]) == ("Pay 1 Grain from the supply", "Pay 1 Grain from B1")
    assert labels(game, german=True)["pick b1"] == "1 Getreide von B1 bezahlen"
    assert reason(game, "pick b2") == "There is no Grain there."
    assert refused(game)["farm:B2"] == "There is no Grain there."


def test_breeding_outside_of_a_harvest() -> None:
    game = silage()
    play(game, "choose 1")
    assert labels(game)["breed boar"]
    assert reason(game, "breed cattle") == "Needs 2 Cattle; you have 0."
    assert reason(game, "release cattle") == "Needs 1 Cattle; you have 0."


def test_a_begging_marker_or_food_first() -> None:
    game = coming_home(farm({"grain": 1}, played=["credit"]))
    assert labels(game)["choose 1"] == "Take 1 begging marker"
    assert labels(game, german=True)["choose 1"] == "1 Bettelmarke nehmen"


def test_taking_crops_from_fields() -> None:
    game = coming_home(farm(fields=["B1 vegetable 2", "B2 grain 1"], played=["lifting-machine"]))
    assert labels(game)["pick b1"] == "Take 1 Vegetable from B1"
    assert reason(game, "pick b2") == "There is no Vegetable there."
    assert reason(game, "pick b2", GERMAN) == "Dort wächst kein Gemüse."


def test_taking_from_an_accumulation_space() -> None:
    game = prepared(farm(played=["handcart"]), round_number=2, goods={"forest": 3, "clay-pit": 4})
    said = labels(game)
    assert (said["choose 1"], said["choose 2"]) == ("Take 1 Wood from Forest", "Take 1 Clay from Clay Pit")


def test_buying_points() -> None:
    game = use("meeting-place", farm({"wood": 8, "clay": 2, "food": 2}, hand=["facades-carving"]), round_number=8)
    play(game, "play facades-carving")
    said = labels(game)
    assert (said["choose 1"], said["choose 2"]) == ("Pay 1 Food for 1 bonus point", "Pay 2 Food for 2 bonus points")
    assert reason(game, "choose 3") == "Needs 3 Food; you have 2."


def test_lending_food() -> None:
    game = use("lessons", farm({"food": 3}, hand=["confidant"]))
    assert labels(game)["choose 3"] == "Place 1 Food on each of the next 3 round spaces"
    assert labels(game, german=True)["choose 2"] == "Je 1 Nahrung auf die nächsten 2 Rundenfelder legen"


def test_using_an_action_space_without_a_person() -> None:
    mine = farm({"grain": 1}, fields=["B1"], played=["minstrel"])
    game = coming_home(mine, farm(), farm(), farm(), round_number=1)
    assert "Grain Utilization" in labels(game)["choose 1"]


@pytest.mark.parametrize("german", [False, True])
def test_goods_for_a_point_and_food_for_others(german: bool) -> None:
    game = coming_home(farm({"grain": 1}, played=["ale-benches"]))
    assert ("jeden anderen Spieler" if german else "each other player") in labels(game, german)["choose 1"]
