"""Why hand cards of Agricola can't be played or used, and why what they offer is not to be had."""

from __future__ import annotations

import pytest

from agricola.scenario import farm, play, scenario, stand, use
from allmende import agricola
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.phases import BREEDING
from allmende.agricola.rules.player import Player
from words.reasons import GERMAN, reason, refused

# Playing cards


@pytest.mark.parametrize(
    ("card", "mine", "said"),
    [
        ("basket", farm(), "Needs 1 Reed; you have 0."),
        ("bottles", farm({"clay": 5, "food": 2}, people=3), "Needs 3 Clay and 3 Food; you have 5 Clay and 2 Food."),
        ("acorns-basket", farm({"reed": 1}, played=["tutor"]), "at least 3 occupations; you have 1."),
        ("pond-hut", farm({"wood": 1}, played=["tutor", "grocer", "priest"]), "exactly 2 occupations; you have 3."),
        ("big-country", farm(), "no unused farmyard space; you have 13."),
        ("thick-forest", farm({"clay": 4}), "at least 5 Clay; you have 4."),
        ("mantlepiece", farm({"stone": 1}), "a clay house or a stone house."),
        ("strawberry-patch", farm({"wood": 1}, fields=["B1 vegetable 2"]), "at least 2 Vegetable fields; you have 1."),
    ],
)
def test_minor_improvements_in_hand(card: str, mine: Player, said: str) -> None:
    mine.hand = farm(hand=[card, "rammed-clay", "lutenist"]).hand
    game = use("meeting-place", mine)
    found = refused(game)
    assert found[f"card:{card}"].endswith(said)
    assert found[f"card:{card}"] == said or found[f"card:{card}"].startswith("Prerequisite: ")
    assert found["card:lutenist"] == "Only minor improvements can be played here."
    assert "card:rammed-clay" not in found
    assert reason(game, "play lasso") == "You don't have this card in hand."


def test_a_person_that_has_to_be_somewhere() -> None:
    game = use("meeting-place", farm(hand=["brook", "rammed-clay"]))
    assert refused(game)["card:brook"] == "Prerequisite: one of your people on Fishing."
    assert reason(game, "play brook", GERMAN).startswith("Voraussetzung: ")


def test_what_is_paid_with_food_that_lies_elsewhere_is_not_told_as_a_way_of_its_own() -> None:
    mine = farm(hand=["tutor", "priest"], played=["art-teacher", "grocer"])
    game = scenario(mine, farm(), farm(), farm(), goods={"traveling-players": 1})
    assert refused(game)["space:more-lessons"] == "Needs 1 Food; you have 0."


def test_occupations_in_hand() -> None:
    mine = farm({"food": 0, "wood": 1}, hand=["tutor", "priest", "basket"], played=["grocer"])
    game = scenario(mine, farm())
    assert refused(game)["space:lessons"] == "Needs 1 Food; you have 0."
    assert reason(game, "play tutor") == "This card is played with an action: Lessons."
    assert "card:tutor" not in refused(game)
    game = use("lessons", farm({"food": 1}, hand=["tutor", "priest", "basket"], played=["grocer"]))
    assert refused(game)["card:basket"] == "Only occupations can be played here."
    assert reason(game, "play grocer") == "You have played this card already."
    said = "Needs 1 Food, or 1 Wood; you have 0 Food and 0 Wood."
    mine = farm(hand=["tutor", "priest"], played=["paper-maker", "grocer"])
    assert refused(scenario(mine, farm()))["space:lessons"] == said


def test_empty_hands() -> None:
    game = scenario(farm({"food": 9, "clay": 0}), farm(), round_number=4, cards=True)
    found = refused(game)
    assert found["space:lessons"] == "You have no occupation in your hand."
    said = "Major improvement: You can't pay for any improvement that is left. "
    assert found["space:major-improvement"] == said + "Minor improvement: You have no minor improvement in your hand."
    game = scenario(farm(hand=["basket", "canoe"]), farm(), round_number=4)
    said = "Minor improvement: You can't play any minor improvement in your hand now."
    assert refused(game)["space:major-improvement"].endswith(said)


def test_games_without_cards() -> None:
    game = scenario(farm(), farm())
    assert reason(game, "play basket") == "This game is played without hand cards."
    assert reason(game, "use card grocer") == "This game is played without hand cards."
    assert refused(game)["space:lessons"] == "Without hand cards there are no occupations to play."


def test_other_verbs_of_cards() -> None:
    game = scenario(farm(hand=["basket"]), farm())
    assert reason(game, "keep basket") == "No cards are being drafted."
    assert reason(game, "resolve basket") == "This card has no effect now."
    assert reason(game, "choose 3") == "You don't have this option now."
    said = "This card is played with one of these actions:"
    assert reason(game, "play basket").startswith(f"{said} Meeting Place, Major Improvement")


# Paying, and what cards change


def test_savings() -> None:
    mine = farm({"wood": 1, "clay": 2, "reed": 1}, house="clay", played=["frame-builder", "brushwood-collector"])
    said = refused(scenario(mine, farm()))["space:farm-expansion"]
    ways = "5 Clay and 2 Reed, 5 Clay and 1 Wood, or other goods as your cards permit"
    assert said.startswith(f"Rooms: Needs {ways}; you have 2 Clay, 1 Reed and 1 Wood.")
    game = use("major-improvement", farm({"clay": 3}, played=["stonecutter"]))
    assert refused(game)["improvement:stone-oven"] == "Needs 1 Clay and 2 Stone; you have 3 Clay and 0 Stone."
    assert refused(game)["improvement:cooking-hearth-4"] == "Needs 4 Clay, or a Fireplace to return; you have 3."
    assert "improvement:clay-oven" not in refused(game)


def test_how_to_pay() -> None:
    mine = farm({"wood": 9, "clay": 9, "reed": 2}, house="clay", played=["frame-builder"])
    game = use("farm-expansion", mine)
    play(game, "room b2")
    assert reason(game, "done") == "Choose how you pay."
    assert reason(game, "choose 9") == "You don't have this option now."


def test_houses() -> None:
    mine = farm({"clay": 9, "reed": 9, "stone": 9}, house="clay", played=["mantlepiece"])
    game = scenario(mine, farm(), round_number=7)
    said = "Mantlepiece: your house can't be renovated any more."
    assert refused(game)["space:house-redevelopment"] == said
    game = scenario(farm({"clay": 9, "stone": 9, "reed": 9}, played=["conservator"]), farm(), round_number=6)
    play(game, "place house-redevelopment")
    assert {"renovate", "renovate stone"} <= {*game.moves.texts}
    game = scenario(farm(played=["caravan"]), farm(), round_number=5)
    assert "space:basic-wish-for-children" not in refused(game)


def test_fences() -> None:
    game = scenario(farm({"wood": 1, "clay": 2}, played=["rammed-clay"]), farm(), round_number=2)
    assert refused(game)["space:fencing"] == "Needs 4 Wood or Clay; you have 1 Wood and 2 Clay."
    game = scenario(farm(played=["hedge-keeper"]), farm(), round_number=2)
    assert refused(game)["space:fencing"] == "Needs 1 Wood; you have 0."
    game = use("meeting-place", farm({"food": 2}, hand=["mini-pasture"]))
    play(game, "play mini-pasture")
    assert reason(game, "fence d1 e1") == "The pasture has to have exactly 1 space."
    game = use("meeting-place", farm({"food": 2}, pastures=["D1 E1", "E2"], hand=["mini-pasture"]))
    play(game, "play mini-pasture")
    assert reason(game, "fence e1") == "A pasture can only be divided with a “Build Fences” action."
    assert reason(game, "fence e2") == "These spaces are a pasture already."
    assert "done" in game.moves.texts


def test_a_wish_that_is_shared() -> None:
    full = farm(rooms="A1 A2 A3")
    occupied = {"basic-wish-for-children": 1}
    game = scenario(full, farm(), round_number=5, occupied=occupied, cards=True)
    said = "A person of another player stands there already."
    assert refused(game)["space:basic-wish-for-children"] == said
    game = scenario(farm(rooms="A1 A2 A3", played=["sleeping-corner"]), farm(), round_number=5, occupied=occupied)
    assert "space:basic-wish-for-children" not in refused(game)


# Cards in play


def test_cards_that_are_used_at_any_time() -> None:
    game = scenario(farm(played=["grocer", "clearing-spade", "hard-porcelain", "tutor"]), farm())
    found = refused(game)
    assert found["card:grocer"] == "Needs 1 Food; you have 0."
    said = "You need a field with at least 2 crops, and an empty one for 1 of them."
    assert found["card:clearing-spade"] == said
    assert found["card:hard-porcelain"] == "Needs 2 Clay; you have 0."
    assert "card:tutor" not in found
    said = "You don't use this card: it takes effect by itself when the time comes."
    assert reason(game, "use card tutor") == said
    assert reason(game, "use card lasso") == "This card doesn't lie in front of you."
    game = scenario(farm({"food": 9}, played=["grocer"], marks={"grocer": 8}), farm())
    assert refused(game)["card:grocer"] == "Nothing is left on this card."
    game = use("farmland", farm({"food": 9}, played=["grocer"]))
    assert refused(game)["card:grocer"] == "First take your action: cards are used before it or after it."


def test_cards_and_animals() -> None:
    game = use("sheep-market", farm({"boar": 1, "food": 3}, played=["grocer"]), goods={"sheep-market": 3})
    assert refused(game)["card:grocer"].startswith("First return animals, or cook them")
    mine = farm({"sheep": 2, "boar": 2, "food": 3}, pastures=["C1", "D1 E1"], played=["grocer"])
    game = scenario(mine, farm(), round_number=4, phase=BREEDING)
    assert not game.to_act or "card:grocer" not in refused(game)


def test_crops() -> None:
    game = scenario(farm(fields=["B1 grain 3", "C1 grain 2", "D1", "E1 grain 1"], played=["clearing-spade"]), farm())
    play(game, "use card clearing-spade")
    assert refused(game)["farm:E1"] == "A crop moves only from a field with at least 2 of them."
    assert reason(game, "pick d1") == "A crop moves only from a field with at least 2 of them."


def test_a_second_person() -> None:
    mine = farm(played=["lasso"], pastures=["D1 E1"])
    game = use("sheep-market", mine)
    assert "space:farmland" not in refused(game)
    assert refused(game)["space:sheep-market"] == "One of your people stands there already."
    game = use("forest", farm(played=["lasso"], pastures=["D1 E1"]), round_number=10)
    said = "Lasso: one of the two people has to use Sheep Market, Pig Market or Cattle Market."
    assert refused(game)["space:farmland"] == said


def test_drafts() -> None:
    game = agricola.new(players=2, seed=3, cards="base", hands="draft")
    assert reason(game, "place forest") == "First choose the cards of your hand."
    assert reason(game, "eat grain") == "First choose the cards of your hand."
    packet = [CARD_NAMES[card] for card in stand(game).seats[0].packet]
    other = next(name for name in CARD_NAMES if name not in packet)
    assert reason(game, f"keep {other}") == "This card is not among those that you choose from."
    game.play(f"keep {packet[0]}", 0)
    said = "You have taken enough minor improvements from these cards."
    assert refused(game)[f"card:{packet[1]}"] == said
    assert refused(game, 1) == {}


def test_what_is_owed() -> None:
    game = use("lessons", farm(hand=["animal-tamer", "tutor"]))
    play(game, "play animal-tamer")
    assert reason(game, "done") == "You have to choose one of these."


def test_what_has_to_be_left_after_paying() -> None:
    mine = farm({"wood": 2}, hand=["grassland-harrow", "rammed-clay"], played=["tutor", "grocer"])
    said = "Prerequisite: at least 2 occupations and at least 1 building resource left in your supply after paying."
    assert refused(use("meeting-place", mine))["card:grassland-harrow"] == said


def test_ways_to_renovate() -> None:
    mine = farm({"stone": 2}, played=["conservator"])
    said = "Needs 2 Clay and 1 Reed, or 1 Reed and 2 Stone; you have 0 Clay, 0 Reed and 2 Stone."
    assert refused(scenario(mine, farm(), round_number=6))["space:house-redevelopment"] == said


def test_what_would_be_left_to_do_after_paying_for_the_use() -> None:
    mine = farm(played=["junior-artist", "tutor", "grocer"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), farm())
    play(game, "place day-laborer")
    assert "place lessons" in game.moves_of(0).texts
    assert refused(game)["space:more-lessons"] == "You must first pay 1 Food (Junior Artist); you have 2."


def test_animals_that_an_improvement_does_not_cook() -> None:
    game = scenario(farm({"boar": 1, "sheep": 1}, played=["oriental-fireplace"]), farm())
    assert refused(game)["resource:boar"] == "You have no Fireplace."
    assert "resource:sheep" not in refused(game)
    said = "To turn this into food you need a Fireplace or a Cooking Hearth."
    assert reason(game, "cook boar oriental-fireplace") == said
