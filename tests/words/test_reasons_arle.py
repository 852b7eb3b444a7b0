"""Why something can't be done in Fields of Arle, and what the moves that can be done say."""

from __future__ import annotations

import pytest

from allmende.arle.rules.phases import INVENTORY, SCORING
from allmende.core import Game
from allmende.words import LANGUAGES, Speaker
from arle.scenario import DARK_HOUSES, all_texts, farm, play, scenario, use
from words.reasons import ENGLISH, GERMAN, reason, refused


def labels(game: Game, seat: int = 0) -> dict[str, str]:
    """What the legal moves say, by their texts."""
    decision = game.decision(seat)
    assert decision is not None
    return {move.text: ENGLISH.say(move.label) for move in decision.moves}


LARGE = {"wood": 9, "clay": 9, "timber": 9, "brick": 9, "food": 15, "grain": 9, "flax": 9}


# Turns


def test_action_spaces() -> None:
    game = scenario(farm(), farm(), half_year=3, special=1, occupied={"fisherman": 1})
    found = refused(game)
    assert found["space:fisherman"] == "A worker stands there already."
    assert found["space:potter"] == "The special action of this half-year has already been used."
    assert found["space:forester"] == "Needs 1 Food; you have 0."
    assert found["space:summer-laborer"] == "Needs 2 Food; you have 0."
    assert "space:colonist" not in found
    assert reason(game, "place fisherman", GERMAN) == "Dort steht schon ein Arbeiter."


def test_action_spaces_of_the_other_season() -> None:
    assert reason(scenario(farm(), half_year=3), "place baker") == "This action space belongs to the other season."
    game = scenario(farm(), farm(), half_year=4)
    assert reason(game, "place wood-trader") == "Needs 1 Food, or 1 Grain if no Food is left."


def test_who_is_not_asked_and_what_is_not_asked() -> None:
    game = scenario(farm(), farm(), half_year=3)
    assert reason(game, "place builder", seat=1) == "You have nothing to decide now."
    assert reason(game, "convert 1") == "This can't be done now."
    assert reason(use("builder", farm(LARGE)), "place warden") == "First finish what you have begun."


# Options of action spaces and buildings


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("build mill", "You lack 1 Timber and 6 Flax."),
        ("build berum-castle", "You lack 3 Timber, 3 Bricks and 15 Food."),
        ("build joinery", "This building has already been built."),
        ("build weaving-parlor", "This building is not in this game."),
    ],
)
def test_buildings(move: str, said: str) -> None:
    game = use("builder", farm({"wood": 1, "grain": 1, "flax": 2}), farm(land=["joinery"]))
    assert reason(game, move) == said


def test_a_building_needs_land() -> None:
    game = use("wood-trader", farm(LARGE, land=["forest"] * 5))
    assert reason(game, "build mill") == "You have no empty land space."
    assert refused(game)["building:mill"] == "You have no empty land space."


def test_stalls_and_stables() -> None:
    game = use("summer-carpenter", farm({"wood": 1, "grain": 1, "clay": 1}))
    assert refused(game)["supply:stall"] == "You lack 1 Clay."
    game = use("summer-carpenter", farm(LARGE), supply={"stall": 0})
    assert refused(game)["supply:stall"] == "None of this is left in the supply: Stall or Depot."
    game = use("winter-carpenter", farm({"grain": 1, "clay": 2, "brick": 1}))
    assert refused(game)["supply:stable"] == "Needs 2 Bricks; you have 1."
    game = use("winter-carpenter", farm({"grain": 1, "clay": 2, "brick": 2}, land=[]))
    assert refused(game)["supply:stable"] == "For this you need a Stall."


def test_forests_and_fields() -> None:
    game = use("forester", farm({**LARGE, "food": 20}), supply={"forest": 0})
    assert refused(game)["supply:forest"] == "None of this is left in the supply: Forest or Park."
    game = use("farmer", farm(plows=1), supply={"field": 1})
    assert reason(game, "build mill") == "This can't be done now."


def test_vehicles() -> None:
    game = use("wainwright", farm({"wood": 4, "horse": 1}, vehicles=["cart"] * 3))
    found = refused(game)
    assert found["supply:horse-cart"] == "You lack 3 Wood."
    assert found["supply:cart"] == "You lack 1 Wood."
    assert found["supply:droshky"] == "You lack 2 Wood and 1 Horse."
    game = use("wainwright", farm({"wood": 9, "horse": 2}, vehicles=["cart: wood"] * 3))
    full = "There is no room in your barn, and nothing that you could return for it."
    assert refused(game)["supply:carriage"] == full
    game = use("wainwright", farm({"wood": 9, "horse": 2}, vehicles=["cart: wood"] * 2, boats=5))
    assert "supply:carriage" not in refused(game)
    assert "return peat-boat" in all_texts(game)  # of another size, and so it has to go before
    assert reason(game, "build peat-boat dearly") == "There is only one way for you to pay for this."


def test_plows() -> None:
    game = use("farmer", farm({"cattle": 1, "wood": 1}))
    assert reason(game, "build plow horse") == "You lack 1 Horse."
    assert refused(game) == {}  # a plow can be built, with a cattle


def test_what_is_flipped() -> None:
    game = use("warden", farm(moors=(0, 0, 0), vehicles=["wagon", "cart", "cart"]))
    found = refused(game)
    assert found["piece:peat-boat"] == "For this you need a Peat Boat."
    assert found["moor:hydrated"] == "You have no hydrated moor."
    assert found["tile:forest"] == "For this you need a Forest."
    assert found["tile:stable"] == "For this you need a Stable."
    assert found["vehicle:3"] == "It is just like the vehicle in space 2: choose that one."
    assert "vehicle:1" not in found  # it can be returned
    assert reason(game, "flip vehicle 1") == "It already shows its reverse side."
    assert reason(game, "flip vehicle 7") == "There is no vehicle in space 7."


def test_tools() -> None:
    tools = {"axes": 6, "workbenches": 2}
    game = use("summer-master", farm({"wood": 3, "clay": 1}, tools=tools))
    assert refused(game) == {
        "tool:ovens": "Needs 1 Brick; you have 0.",
        "tool:axes": "This indicator stands at the end of its track.",
        "tool:workbenches": "Needs 2 Clay; you have 1.",
    }
    play(game, "improve spades")
    assert refused(game)["tool:spades"] == "This action has already moved this indicator."


def test_conversions() -> None:
    game = use("tanner", farm({"hides": 2}))
    assert reason(game, "convert 3") == "Needs 3 Hides; you have 2."
    assert reason(game, "convert 4") == "At most 3 are possible here."
    game = use("baker", farm({"grain": 3, "peat": 1, "wood": 1}, tools={"ovens": 3}))
    assert reason(game, "convert 3") == "Needs 3 Peat; you have 1."
    game = use("baker", farm({"grain": 1, "flax": 1, "peat": 3}, tools={"ovens": 3}))
    assert reason(game, "convert 3") == "Needs 2 Grain; you have 1."
    game = use("potter", farm({"clay": 1}))
    assert reason(game, "convert 1 dearly") == "There is only one way for you to pay for this."


def test_slaughter_and_peat() -> None:
    game = use("butcher", farm({"sheep": 1, "horse": 1}))
    assert refused(game)["resource:cattle"] == "Needs 1 Cattle; you have 0."
    game = use("peat-cutter", farm(boardwalk=1, moors=(4, 5, 0)))
    assert reason(game, "cut 2 boardwalk") == "On your boardwalk there is only 1 Peat."
    assert reason(game, "cut 2 moor 3") == "You have no moor with exactly 3 Peat."
    assert reason(game, "cut 4 moor 4") == "At most 3 are possible here."
    game = use("peat-cutter", farm(moors=(4, 5, 0)), rules="online")
    assert reason(game, "done") == "Under these rules as much as possible has to be cut."


def test_what_is_taken_and_imitated() -> None:
    game = use("cattle-trader", farm())
    assert reason(game, "take sheep") == "You have already chosen this."
    game = use("summer-laborer", farm({"food": 2, "wood": 9}), occupied={"forester": 1, "colonist": 1})
    found = refused(game)
    assert found["space:forester"] == "Needs 1 Food; you have 0."
    assert found["space:warden"] == "There is nobody there to imitate."
    assert found["space:summer-laborer"] == "Laborers can't be imitated."
    assert reason(game, "imitate baker") == "This action space belongs to the other season."
    game = use("winter-laborer", farm({"food": 2, "wood": 9, "grain": 1}), half_year=3, occupied={"forester": 1})
    assert reason(game, "imitate baker") == "This action space belongs to the other season."
    assert reason(game, "imitate forester") == "This Laborer imitates action spaces of its own season only."


# Payments, room, sales


def test_payments() -> None:
    game = use("builder", farm({"wood": 1, "brick": 1, "grain": 1, "food": 9}))
    play(game, "build farmers-house")
    assert refused(game) == {}  # one target for all payments
    assert reason(game, "pay clay 1 grain 1") == "You lack 1 Clay."
    assert reason(game, "pay timber 1 brick 1") == "This is not a price of this building."
    assert reason(game, "exchange schnapps-distillery") == "First finish what you have begun."


def test_paying_dearly() -> None:
    game = use("wainwright", farm({"wood": 3, "timber": 3}))
    play(game, "build wagon dearly")
    assert labels(game) == {"pay dear 2": "Pay 2 Wood and 2 Timber", "pay dear 3": "Pay 1 Wood and 3 Timber"}
    assert reason(game, "pay dear 0") == "You have to pay more in Timber."
    assert reason(game, "pay dear 4") == "Needs 4 Timber; you have 3."
    assert reason(game, "pay dear 5") == "Only 4 are due."
    assert reason(game, "pay dear 1").startswith("Timber and Brick are paid only as far")


def test_room_in_the_barn() -> None:
    game = use("wainwright", farm({"wood": 9, "horse": 2}, vehicles=["cart", "cart: wood", "carriage"], boats=1))
    play(game, "build droshky")
    assert labels(game) == {"give up vehicle 1": "Return the Cart (1)", "give up vehicle 3": "Return the Carriage (3)"}
    assert refused(game) == {
        "piece:peat-boat": "This would make no room for the new piece of equipment.",
        "piece:plow": "For this you need a Plow.",
        "vehicle:2": "Something lies on this vehicle.",
    }


def test_room_in_the_barn_where_nothing_is_returned_in_the_midst_of_an_action() -> None:
    mine = farm({"wood": 9, "horse": 2}, vehicles=["cart", "horse-cart"], boats=5)
    game = use("wainwright", mine, loading="between-actions")
    play(game, "build droshky")
    assert refused(game)["piece:peat-boat"] == "Under these rules only equipment of the same size makes room."


def test_sales() -> None:
    game = scenario(farm({"sheep": 1, "winter-wear": 1}, vehicles=["cart"]), farm(), half_year=3)
    assert reason(game, "load dornum 1") == "For this you need a Plow."
    assert reason(game, "load esens 1") == "You have nothing that is bought there."
    assert reason(game, "load bremen 1") == "There is no room for it on this vehicle."
    play(game, "load norden 1")
    assert reason(game, "sell norden peat-boat") == "For this you need a Peat Boat."
    assert reason(game, "done") == "Sell at least one item."
    play(game, "sell norden sheep")
    assert reason(game, "sell norden sheep") == "You have already sold this item here."


# Animals


def test_animals() -> None:
    full = ["stall", "forest", "forest", "forest", "forest"]
    game = use("colonist", farm({"sheep": 8}, land=full))
    assert set(labels(game)) == {"release sheep", "release horse"}
    assert reason(game, "release cattle") == "Needs 1 Cattle; you have 0."
    assert reason(game, "return sheep") == "First finish what you have begun."
    game = scenario(farm({"sheep": 2, "cattle": 2}, land=full), farm(), half_year=4, phase=INVENTORY)
    said = "No more Horses can be born: newborns need two parents, and room in the same Stall or Stable."
    assert refused(game) == {"resource:horse": said}
    game = scenario(farm({"sheep": 1, "horse": 1}), farm(), half_year=4, phase=INVENTORY)
    assert reason(game, "eat cattle") == "Needs 1 Cattle; you have 0."


# At any time


def test_loading() -> None:
    mine = farm({"clay": 1, "wood": 1, "peat": 0, "leather": 1}, vehicles=["handcart: wood", "carriage", "carriage"])
    game = scenario(mine, farm(), half_year=3)
    assert reason(game, "load wood 1") == "There is no room for it on this vehicle."
    assert reason(game, "load wood 3") == "It is just like the vehicle in space 2: choose that one."
    assert reason(game, "load clay 2") == "Needs 1 Peat; you have 0."
    assert reason(game, "load linen 2") == "Needs 1 Linen; you have 0."
    assert reason(game, "load leather 1") == "There is no room for it on this vehicle."
    assert reason(game, "load peat 2") == "For this you need the Loading Station."
    found = refused(game)
    assert found["vehicle:1"] == "This vehicle is full."
    assert found["destination:bremen"] == "There is no room for it on any of your vehicles."
    assert found["destination:esens"] == "You have nothing that is bought there."


def test_green_buildings_and_peat_boats() -> None:
    land = ["schnapps-distillery", "carpenters-workshop", "litter-storage"]
    mine = farm({"grain": 1, "horse": 1, "flax": 3, "food": 4, "brick": 1}, land=land)
    game = scenario(mine, farm(), half_year=3, houses=[*DARK_HOUSES[2:], "litter-storage", "loading-station"])
    found = refused(game)
    assert found["building:schnapps-distillery"] == "You lack 1 Peat."
    assert found["building:litter-storage"] == "Needs 2 Horses; you have 1."
    assert found["building:carpenters-workshop"] == "For this you need a Stall."
    assert reason(game, "exchange weaving-parlor") == "You have not built this building."
    assert reason(game, "exchange mill") == "This building offers no exchange."
    assert reason(game, "trade wool") == "For this you need a Peat Boat."
    game = scenario(farm({"peat": 1, "wool": 15}, boats=1), farm(), half_year=3)
    assert reason(game, "trade wool") == "You have no room for more Wool."


def test_when_anything_goes() -> None:
    game = scenario(farm({"peat": 1}, boats=1, vehicles=["cart"]), farm(), half_year=9, phase=SCORING)
    assert reason(game, "load wood 1") == "This is possible in the Work Phase only."
    game = use("builder", farm({**LARGE, "peat": 1}, boats=1), rules="online")
    assert reason(game, "trade wool") == "Under these rules this is possible only before and after an action."


# Labels


def test_labels_say_what_a_move_does_here() -> None:
    assert labels(use("tanner", farm({"hides": 2})))["convert 2"] == "Convert 2 Hides to 2 Leather"
    game = use("baker", farm({"grain": 1, "flax": 1, "peat": 1, "wood": 1}, tools={"ovens": 2}))
    assert labels(game)["convert 2"] == "Convert 1 Grain, 1 Flax, 1 Peat and 1 Wood to 12 Food"
    game = use("wood-trader", farm({"food": 1}))
    assert labels(game) == {"take wood": "Take 4 Wood", "done": "Skip"}
    game = use("winter-master", farm({"wood": 1}))
    assert labels(game)["improve spades"] == "Spades to 5 for 1 Wood"
    game = scenario(farm({"clay": 1, "peat": 1}, vehicles=["cart"]), farm(), half_year=3)
    said = labels(game)
    assert said["load clay 1"] == "Load Clay and Peat onto the Cart (1)"
    assert said["load beemoor 1"] == "Travel to Beemoor: load it onto the Cart (1)"
    assert said["return vehicle 1"] == "Return the Cart (1)"


def test_labels_of_green_buildings() -> None:
    game = scenario(farm({"grain": 1, "peat": 1}, land=["schnapps-distillery"]), farm(), half_year=3)
    said = labels(game)["exchange schnapps-distillery"]
    assert said == "Schnapps Distillery: pay 1 Grain and 1 Peat to gain 3 Food"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_words_for_every_move_at_every_kind_of_decision(language: str) -> None:
    """All moves at once, in some positions that differ much."""
    speaker = Speaker(language, strict=True)
    mine = farm({**LARGE, "sheep": 2}, vehicles=["cart: wood", "handcart"], boats=1)
    spaces = ("builder", "warden", "summer-master", "summer-laborer", "wainwright", "farmer", "baker", "butcher")
    for game in (scenario(mine, farm(), half_year=3), *(use(space, mine.copy()) for space in spaces)):
        seat = game.to_act[0]
        for move in range(len(game.title.vocabulary)):
            if move not in game.moves_of(seat):
                assert speaker.say(game.title.why_not(game.state, seat, move))
