"""What the moves that can be made say: what they cost here, and what they bring."""

from __future__ import annotations

from agricola.scenario import farm, play, scenario, use
from allmende.agricola.rules.phases import BREEDING, FEEDING, FIELD
from allmende.core import Game
from allmende.words import Speaker

ENGLISH = Speaker("en", strict=True)
GERMAN = Speaker("de", strict=True)


def labels(game: Game, speaker: Speaker = ENGLISH, seat: int = 0) -> dict[str, str]:
    """What the legal moves say, by their texts."""
    decision = game.decision(seat)
    assert decision is not None
    return {move.text: speaker.say(move.label) for move in decision.moves}


# Action spaces


def test_what_lies_on_an_accumulation_space() -> None:
    game = scenario(farm(), farm(), round_number=3, goods={"forest": 6, "sheep-market": 1})
    said = labels(game)
    assert said["place forest"] == "Place on Forest: 6 Wood"
    assert said["place sheep-market"] == "Place on Sheep Market: 1 Sheep"
    assert said["place meeting-place"] == "Place on Meeting Place: 1 Food"
    assert said["place day-laborer"] == "Place on Day Laborer"
    assert labels(game, GERMAN)["place forest"].endswith(": 6 Holz")


def test_what_is_taken() -> None:
    game = use("tile-animal-market", farm({"food": 1}), tile="on")
    assert labels(game) == {
        "take sheep": "Take 1 Sheep and 1 Food",
        "take boar": "Take 1 Wild Boar",
        "take cattle": "Take 1 Cattle for 1 Food",
    }
    assert labels(game, GERMAN)["take cattle"] == "1 Rind für 1 Nahrung nehmen"


# Building


def test_rooms_and_stables() -> None:
    game = use("farm-expansion", farm({"clay": 5, "reed": 2, "wood": 4}, house="clay"))
    said = labels(game)
    assert said["room b2"] == "Build room at B2: 5 Clay and 2 Reed"
    assert said["stable e3"] == "Build stable at E3: 2 Wood"
    assert "done" not in said
    play(game, "stable e3")
    assert labels(game)["done"] == "Done"


def test_the_stable_of_the_side_job_is_cheaper() -> None:
    game = use("side-job", farm({"wood": 1}), side_job="on")
    assert labels(game)["stable e3"] == "Build stable at E3: 1 Wood"


def test_fences() -> None:
    game = use("fencing", farm({"wood": 9}, pastures=["D1 E1"]))
    said = labels(game)
    assert said["fence c1"] == "Fence C1: 3 Wood"
    assert said["fence d2 e2"] == "Fence D2 E2: 4 Wood"
    assert said["fence e1"] == "Fence E1: 1 Wood"
    assert "done" not in said
    assert labels(game, GERMAN)["fence d2 e2"] == "D2 E2 einzäunen: 4 Holz"


def test_what_comes_afterward_may_be_skipped() -> None:
    game = use("farm-redevelopment", farm({"clay": 2, "reed": 1, "wood": 4}))
    assert labels(game)["done"] == "Skip"
    play(game, "fence e1")
    assert game.to_act == [1]


def test_improvements() -> None:
    mine = farm({"clay": 4, "wood": 1, "stone": 3}, improvements=["fireplace-2"])
    said = labels(use("major-improvement", mine))
    assert said["build well"] == "Build Well: 1 Wood and 3 Stone"
    assert said["build cooking-hearth-4"] == "Build Cooking Hearth: 4 Clay"
    assert said["build cooking-hearth-5 for fireplace-2"] == "Return Fireplace (2 Clay) for Cooking Hearth (5 Clay)"


# Crops, and turning goods into food


def test_sowing() -> None:
    game = use("cultivation", farm({"grain": 2, "vegetable": 1}, fields=["C2", "D2 grain 1", "E2"]))
    said = labels(game)
    assert said["sow grain"] == "Sow 1 Grain: 3 Grain on C2"
    assert said["sow vegetable"] == "Sow 1 Vegetable: 2 Vegetables on C2"
    assert said["plow c1"] == "Plow C1"
    play(game, "sow grain")
    assert labels(game)["sow grain"] == "Sow 1 Grain: 3 Grain on E2"
    assert labels(game, GERMAN)["sow grain"] == "1 Getreide säen: 3 Getreide auf E2"


def test_baking() -> None:
    mine = farm({"grain": 2}, improvements=["clay-oven", "cooking-hearth-4"])
    said = labels(use("grain-utilization", mine))
    assert said["bake clay-oven"] == "1 Grain into 5 Food (Clay Oven)"
    assert said["bake cooking-hearth"] == "1 Grain into 3 Food (Cooking Hearth)"


def test_eating_and_cooking() -> None:
    mine = farm({"grain": 1, "vegetable": 1, "cattle": 1}, improvements=["fireplace-2", "cooking-hearth-4"])
    game = scenario(mine, farm())
    said = labels(game)
    assert said["eat grain"] == "1 Grain into 1 Food"
    assert said["eat vegetable"] == "1 Vegetable into 1 Food"
    assert said["cook vegetable fireplace"] == "1 Vegetable into 2 Food (Fireplace)"
    assert said["cook cattle cooking-hearth"] == "1 Cattle into 4 Food (Cooking Hearth)"
    assert labels(game, GERMAN)["cook cattle fireplace"] == "1 Rind zu 3 Nahrung (Feuerstelle)"


# The harvest


def test_feeding() -> None:
    mine = farm({"food": 4, "wood": 1, "reed": 1}, improvements=["joinery", "basketmakers-workshop"])
    said = labels(scenario(mine, farm(), round_number=4, phase=FEEDING))
    assert said["feed"] == "Feed the family: 4 Food"
    assert said["use joinery"] == "1 Wood into 2 Food (Joinery)"
    assert said["use basketmakers-workshop"] == "1 Reed into 3 Food (Basketmaker's Workshop)"


def test_begging() -> None:
    game = scenario(farm({"food": 1, "grain": 1}), farm(), round_number=4, phase=FEEDING)
    assert labels(game)["feed"] == "Feed the family: 1 Food and 3 begging markers"
    assert labels(game, GERMAN)["feed"] == "Familie ernähren: 1 Nahrung und 3 Bettelmarken"
    game = scenario(farm({"food": 3, "grain": 1}), farm(), round_number=4, phase=FEEDING)
    assert labels(game)["feed"] == "Feed the family: 3 Food and 1 begging marker"
    game = scenario(farm({"food": 3, "grain": 1}), round_number=4, phase=FEEDING)  # alone, adults require 3
    assert labels(game)["feed"] == "Feed the family: 3 Food and 3 begging markers"


def test_breeding() -> None:
    mine = farm({"sheep": 2, "boar": 2}, pastures=["D1", "E1"])
    game = scenario(mine, farm(), round_number=4, phase=BREEDING)
    said = labels(game)
    assert said["breed sheep"] == "Breed 1 Sheep"
    assert said["done"] == "No more newborns"
    assert labels(game, GERMAN)["done"] == "Kein weiterer Nachwuchs"


# Hand cards


def test_cards_are_played_for_their_cost() -> None:
    mine = farm({"food": 1, "reed": 1}, hand=["basket", "rammed-clay", "tutor"])
    game = use("meeting-place", mine)
    assert labels(game) == {
        "play basket": "Play Basket: 1 Reed",
        "play rammed-clay": "Play Rammed Clay",
        "done": "Skip",
    }
    game = use("lessons", farm({"food": 1}, hand=["tutor", "lutenist"], played=["grocer"]))
    assert labels(game)["play tutor"] == "Play Tutor: 1 Food"
    assert labels(game, GERMAN)["play tutor"].endswith("ausspielen: 1 Nahrung")
    game = use("lessons", farm({"food": 1}, hand=["tutor", "lutenist"]))
    assert labels(game)["play tutor"] == "Play Tutor"


def test_ways_to_pay() -> None:
    mine = farm({"wood": 9, "clay": 9, "reed": 2}, house="clay", played=["frame-builder"])
    game = use("farm-expansion", mine)
    assert labels(game)["room b2"] == "Build room at B2: 5 Clay and 2 Reed, or 3 Clay, 2 Reed and 1 Wood"
    play(game, "room b2")
    decision = game.decision(0)
    assert decision is not None
    assert ENGLISH.say(decision.prompt) == "Choose how you pay for the room at B2."
    assert set(labels(game).values()) == {"Pay 1 Wood, 3 Clay and 2 Reed", "Pay 5 Clay and 2 Reed"}


def test_food_that_comes_back() -> None:
    mine = farm({"wood": 1, "food": 1}, hand=["tutor", "priest"], played=["paper-maker", "lutenist"])
    game = use("lessons", mine)
    assert labels(game)["play tutor"] == "Play Tutor: 1 Food, or 1 Wood (with 1 Food back)"
    play(game, "play tutor")
    assert set(labels(game).values()) == {"Pay 1 Food", "Pay 1 Wood (with 1 Food back)"}


def test_savings_on_improvements() -> None:
    game = use("major-improvement", farm({"clay": 4, "stone": 1}, played=["stonecutter"]))
    assert labels(game)["build clay-oven"] == "Build Clay Oven: 3 Clay"
    assert labels(game)["build fireplace-2"] == "Build Fireplace: 2 Clay"


def test_renovating_straight_to_stone() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "stone": 2, "reed": 1}, played=["conservator"]))
    assert labels(game) == {
        "renovate": "Renovate: 2 Clay and 1 Reed",
        "renovate stone": "Renovate to stone: 2 Stone and 1 Reed",
    }


def test_fences_with_cards() -> None:
    mine = farm({"wood": 3, "clay": 3}, played=["rammed-clay", "hedge-keeper"])
    game = use("fencing", mine)
    assert labels(game)["fence e1"] == "Fence E1: 1 Wood or Clay"
    play(game, "fence e1", "choose 1")
    assert labels(game)["fence d1"] == "Fence D1: 3 Wood or Clay"
    game = use("meeting-place", farm({"food": 2}, hand=["mini-pasture"]))
    play(game, "play mini-pasture")
    assert labels(game)["fence e1"] == "Fence E1: free"


def test_offers() -> None:
    game = use("forest", farm(played=["mushroom-collector", "basket"]))
    decision = game.decision(0)
    assert decision is not None
    assert ENGLISH.say(decision.prompt) == "Choose which of your cards takes effect next."
    assert labels(game)["resolve basket"] == "Basket next"
    assert labels(game)["done"] == "Skip"
    play(game, "resolve basket")
    assert labels(game) == {"choose 1": "2 Wood for 3 Food", "done": "Skip"}
    decision = game.decision(0)
    assert decision is not None
    assert ENGLISH.say(decision.prompt) == "Basket: You can exchange goods."


def test_cards_that_are_used_at_any_time() -> None:
    game = scenario(farm({"food": 1, "clay": 4}, played=["grocer", "hard-porcelain"], marks={"grocer": 2}), farm())
    assert labels(game)["use card grocer"] == "Use Grocer: 1 Food for 1 Reed"
    assert labels(game)["use card hard-porcelain"] == "Use Hard Porcelain"
    play(game, "use card hard-porcelain")
    assert set(labels(game).values()) == {"2 Clay for 1 Stone", "3 Clay for 2 Stone", "4 Clay for 3 Stone"}


def test_crops_that_are_picked_and_moved() -> None:
    fields = ["B1 grain 3", "C1 grain 2", "D1"]
    game = scenario(farm(fields=fields, played=["clearing-spade"]), farm())
    play(game, "use card clearing-spade")
    assert labels(game) == {"pick b1": "Move 1 Grain from B1", "pick c1": "Move 1 Grain from C1"}
    game = scenario(farm(fields=fields, played=["scythe-worker"]), farm(), round_number=4, phase=FIELD)
    assert labels(game)["pick b1"] == "Take 1 Grain from B1"
    assert labels(game, GERMAN)["pick b1"] == "1 Getreide von B1 nehmen"


def test_fields_on_cards() -> None:
    game = use("cultivation", farm({"vegetable": 2}, fields=["B1"], played=["beanfield"]))
    assert labels(game)["sow vegetable"] == "Sow 1 Vegetable: 2 Vegetables on Beanfield"


def test_a_newborn_that_acts() -> None:
    mine = farm({"food": 1}, people=3, newborns=1, played=["adoptive-parents"])
    mine.home = 0
    game = scenario(mine, farm())
    decision = game.decision(0)
    assert decision is not None
    said = "Adoptive Parents: your newborn can take an action in this round, for 1 Food."
    assert ENGLISH.say(decision.prompt) == said
    assert labels(game) == {"choose 1": "Take an action for 1 Food", "done": "Skip"}
