"""Why something can't be done in Agricola."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from agricola.scenario import farm, play, scenario, stand, use
from allmende import agricola
from allmende.agricola.components.moves import FENCE, SOW
from allmende.agricola.components.pieces import FOOD, RESOURCES
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.phases import BREEDING, FEEDING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.steps import AT_ANY_TIME, STEPS
from allmende.core import Game
from allmende.core.message import Message
from allmende.core.rules.state import FRAME
from allmende.words import LANGUAGES, Speaker
from words.reasons import GERMAN, reason, refused

RICH = {"wood": 20, "clay": 20, "reed": 20, "stone": 20, "grain": 9, "vegetable": 9, "food": 20}
PLAIN = 8
"""As many whole games are played without hand cards, and then as many with them."""
FULL = ["B1 grain 3", "C1 grain 3", "D1 vegetable 2", "E1"]


# Turns


def test_action_spaces_with_people() -> None:
    game = scenario(farm(RICH), farm(), occupied={"forest": 0, "clay-pit": 1})
    found = refused(game)
    assert found["space:forest"] == "One of your people stands there already."
    assert found["space:clay-pit"] == "A person of another player stands there already."
    assert "space:farmland" not in found
    assert reason(game, "place clay-pit", GERMAN) == "Dort steht schon eine fremde Person."


def test_action_spaces_to_come() -> None:
    game = scenario(farm(), farm(), round_number=6)
    said = "Not in play yet: it comes in stage"
    assert reason(game, "place western-quarry") == f"{said} 2, in round 7."
    assert reason(game, "place pig-market") == f"{said} 3, in round 8 or 9."
    assert reason(game, "place farm-redevelopment") == f"{said} 6, in round 14."
    game = scenario(farm(), farm(), round_number=1)
    assert reason(game, "place fencing") == f"{said} 1, in one of the rounds 2 to 4."
    assert "space:fencing" not in refused(game)  # nobody sees it


def test_action_spaces_of_other_games() -> None:
    assert reason(scenario(farm()), "place grove") == "This action space is not used in a solo game."
    game = scenario(farm(), farm(), farm())
    assert reason(game, "place traveling-players") == "This action space is not used with 3 players."
    assert reason(game, "place tile-copse") == "This action space is not used with 3 players."
    assert reason(game, "place side-job") == "This game is played without this tile."
    assert reason(game, "place modest-wish-for-children") == "This game is played without this tile."


def test_spaces_of_the_variant_tile() -> None:
    game = scenario(farm(), farm(), tile="on", occupied={"tile-copse": 1})
    found = refused(game)
    assert found["space:tile-copse"] == "A person of another player stands there already."
    assert found["space:tile-animal-market"] == "Another space of this tile has been used in this round."
    game = scenario(farm(rooms="A1 A2 A3"), farm(), tile="on", round_number=4)
    assert refused(game)["space:modest-wish-for-children"] == "This can be used from round 5 on."


@pytest.mark.parametrize(
    ("space", "mine", "said"),
    [
        (
            "farm-expansion",
            farm({"wood": 1, "reed": 1}),
            "Rooms: Needs 5 Wood and 2 Reed; you have 1 Wood and 1 Reed. Stables: Needs 2 Wood; you have 1.",
        ),
        (
            "farm-expansion",
            farm({"wood": 1, "stone": 5, "reed": 2}, house="clay", stables="A1 B1 C1 D1"),
            "Rooms: Needs 5 Clay and 2 Reed; you have 0 Clay and 2 Reed. Stables: You have no stables left.",
        ),
        (
            "farm-expansion",
            farm(RICH, fields=["A1", "B1", "B2", "B3"], stables="C1 C2 C3 D1"),
            "Rooms: There is no space for another room. Stables: You have no stables left.",
        ),
        ("lessons", farm(RICH), "Without hand cards there are no occupations to play."),
        ("fencing", farm({"wood": 3}), "Needs 4 Wood; you have 3."),
        ("major-improvement", farm({"clay": 1}), "You can't pay for any improvement that is left."),
        (
            "grain-utilization",
            farm({"grain": 1}),
            "Sow: You have no empty field. Bake bread: You have no improvement that bakes bread.",
        ),
        (
            "grain-utilization",
            farm(fields=["B1"], improvements=["fireplace-2"]),
            "Sow: You have neither Grain nor Vegetables to sow. Bake bread: Needs 1 Grain; you have 0.",
        ),
        ("basic-wish-for-children", farm(), "You have no room for another person."),
        ("basic-wish-for-children", farm(rooms="A1 A2 A3 B1 B2 B3", people=5), "All five of your people are in play."),
        ("urgent-wish-for-children", farm(people=5), "All five of your people are in play."),
        ("house-redevelopment", farm({"clay": 2}), "Needs 2 Clay and 1 Reed; you have 2 Clay and 0 Reed."),
        ("farm-redevelopment", farm(RICH, house="stone"), "Your house is made of stone already."),
        (
            "cultivation",
            farm(stables="A1 C1 D1 E1", fields=["B1 grain 1", "B2 grain 1"], rooms="A2 A3 B3 C2"),
            "Plow a field: There is no space for another field. Sow: You have no empty field.",
        ),
        (
            "side-job",
            farm(),
            "Stables: Needs 1 Wood; you have 0. Bake bread: You have no improvement that bakes bread.",
        ),
    ],
)
def test_action_spaces_that_are_of_no_use(space: str, mine: Player, said: str) -> None:
    game = scenario(mine, farm(), round_number=14, side_job="on")
    assert refused(game)[f"space:{space}"] == said


def test_fences_and_spaces_for_them() -> None:
    game = scenario(farm({"wood": 9}, fields=["B1"], pastures=["C1 D1 E1", "C2 D2 E2"]), farm(), round_number=14)
    assert "space:fencing" not in refused(game)
    mine = farm({"wood": 9}, pastures=["C1", "D1", "E1", "D2", "E2"])
    assert mine.fences_left() == 0
    assert refused(scenario(mine, farm(), round_number=14))["space:fencing"] == "Needs 2 fences; you have none left."
    mine = farm({"wood": 9}, pastures=["E1"], fields=["A1", "B1", "C1", "D1", "D2", "E2"])
    said = "There is no space for another pasture."
    assert refused(scenario(mine, farm(), round_number=14))["space:fencing"] == said


def test_what_is_done_on_action_spaces() -> None:
    game = scenario(farm(RICH, improvements=["fireplace-2", "joinery"]), farm())
    said = "There are action spaces for this:"
    assert reason(game, "plow B1") == f"{said} Farmland and Cultivation."
    assert reason(game, "fence B1 C1") == f"{said} Fencing and Farm Redevelopment."
    assert reason(game, "build well") == f"{said} Major Improvement and House Redevelopment."
    assert reason(game, "take sheep") == "No action space of this game provides this."
    assert reason(game, "done") == "You have to place one of your people."
    assert reason(game, "feed") == "This is possible in the Feeding Phase only."
    assert reason(game, "breed boar") == "This is possible in the Breeding Phase only."
    assert reason(game, "release boar").startswith("Animals are returned only while there is not enough room")
    found = refused(game)
    assert found["improvement:fireplace"] == "Bread is baked on Grain Utilization, or when an oven is built."
    assert found["improvement:joinery"] == "This is possible during a harvest only."
    assert "improvement:well" not in found
    game = scenario(farm(), farm(), tile="on")
    assert reason(game, "take sheep") == "There is an action space for this: Animal Market."


def test_who_is_not_asked() -> None:
    game = scenario(farm(), farm())
    assert reason(game, "place forest", seat=1) == "You have nothing to decide now."


# Building and plowing


def test_rooms() -> None:
    game = use("farm-expansion", farm({**RICH, "wood": 12}, fields=["B1"], stables="B2", pastures=["E1"]))
    found = refused(game)
    assert found["farm:A2"] == "There is a room on A2."
    assert found["farm:B1"] == "There is a field on B1."
    assert found["farm:B2"] == "There is a stable on B2."
    assert "farm:C3" not in found  # a stable can be built there
    assert reason(game, "room C3") == "A new room has to be next to the others."
    assert reason(game, "room E1") == "E1 is fenced."
    assert reason(game, "stable B2") == "There is a stable on B2."
    assert reason(game, "done") == "You have to take at least one action of the action space."
    play(game, "room A1")
    assert reason(game, "stable C3") == "First finish what you have begun."


def test_actions_are_taken_once() -> None:
    game = use("farm-expansion", farm(RICH))
    play(game, "stable C3", "done")
    assert reason(game, "stable C2") == "You have taken this action already."
    assert refused(game)["farm:C2"] == "A new room has to be next to the others."
    assert reason(game, "place forest") == "First finish what you have begun."
    assert reason(game, "plow E1") == "First finish what you have begun."


def test_rooms_and_stables_that_cannot_be_paid() -> None:
    game = use("farm-expansion", farm({"wood": 9, "reed": 1}))
    assert reason(game, "room B2") == "Needs 5 Wood and 2 Reed; you have 9 Wood and 1 Reed."
    game = use("farm-expansion", farm({"wood": 9, "reed": 2}))
    play(game, "room B2")
    assert reason(game, "room B3") == "You have taken this action already."


def test_fields() -> None:
    game = use("farmland", farm(fields=["B1"], stables="C1"))
    assert refused(game)["farm:E3"] == "A new field has to be next to the others."
    assert refused(game)["farm:C1"] == "There is a stable on C1."
    assert refused(game)["farm:A3"] == "There is a room on A3."


# Fences


def test_pastures_that_are_not_possible() -> None:
    game = use("fencing", farm({"wood": 20}, fields=["B1"], pastures=["D1 D2 E1 E2", "C3 D3"]))
    assert reason(game, "fence B1 C1") == "There is a field on B1."
    assert reason(game, "fence D1 E1 D2 E2") == "These spaces are a pasture already."
    assert reason(game, "fence C1 D1").startswith("Some of these spaces are fenced already")
    assert reason(game, "fence D2 D3") == "These spaces belong to several pastures."
    assert reason(game, "fence D1 E1") == ("D2 E2 takes the same fences: choose that part of the pasture.")
    game = use("fencing", farm({"wood": 20}, pastures=["D1 E1"]))
    assert reason(game, "fence B3") == "A new pasture has to be next to the others."
    assert refused(game) == {}  # fences can be built somewhere


def test_pastures_that_cannot_be_paid() -> None:
    game = use("fencing", farm({"wood": 5}, pastures=["D1 E1"]))
    assert reason(game, "fence C2 D2 E2") == "Needs 6 Wood; you have 5."
    game = use("fencing", farm({"wood": 20}, pastures=["D1 E1", "B1 C1"]))
    assert reason(game, "fence D2 E2 D3 E3") == "Needs 6 fences; you have 4 left."
    assert reason(game, "fence D2 E2 D3 E3", GERMAN) == "Erfordert 6 Zäune; du hast noch 4."


# Sowing, baking, improvements


def test_sowing() -> None:
    game = use("grain-utilization", farm({"grain": 3}, fields=["B1", "C1"], improvements=["fireplace-2"]))
    assert refused(game) == {"resource:vegetable": "Needs 1 Vegetable; you have 0."}
    play(game, "bake fireplace")
    assert reason(game, "sow grain") == "First finish what you have begun."
    assert reason(game, "sow vegetable") == "Needs 1 Vegetable; you have 0."
    play(game, "done", "sow grain")
    assert reason(game, "bake fireplace") == "You have taken this action already."
    game = use("grain-utilization", farm({"grain": 3}, fields=["B1 grain 1"], improvements=["fireplace-2"]))
    assert reason(game, "sow grain") == "You have no empty field."


def test_baking() -> None:
    mine = farm({"grain": 4}, improvements=["clay-oven", "stone-oven", "fireplace-2"])
    game = use("grain-utilization", mine)
    assert reason(game, "bake cooking-hearth") == "You have no Cooking Hearth."
    play(game, "bake clay-oven")
    assert refused(game)["improvement:clay-oven"] == "Clay Oven: at most 1 Grain in one action."
    play(game, "bake stone-oven", "bake stone-oven")
    assert refused(game)["improvement:stone-oven"] == "Stone Oven: at most 2 Grain in one action."


def test_major_improvements() -> None:
    mine = farm({"clay": 3, "stone": 1}, improvements=["pottery"])
    game = use("major-improvement", mine, farm(improvements=["well"]))
    found = refused(game)
    assert found["improvement:pottery"] == "You have this improvement already."
    assert found["improvement:well"] == "Another player has this improvement."
    assert found["improvement:stone-oven"] == "Needs 1 Clay and 3 Stone; you have 3 Clay and 1 Stone."
    assert found["improvement:cooking-hearth-4"] == "Needs 4 Clay, or a Fireplace to return; you have 3."
    assert "improvement:fireplace-3" not in found
    assert reason(game, "build cooking-hearth-4 for fireplace-2").startswith("You have no Fireplace")


def test_a_fireplace_to_return() -> None:
    mine = farm({"clay": 3}, improvements=["fireplace-2"])
    game = use("major-improvement", mine, farm(improvements=["cooking-hearth-5"]))
    assert reason(game, "build cooking-hearth-4") == "Needs 4 Clay; you have 3."
    said = "Another player has this improvement."
    assert reason(game, "build cooking-hearth-5 for fireplace-2") == said
    assert refused(game)["improvement:cooking-hearth-5"] == said


def test_what_is_taken() -> None:
    game = use("tile-animal-market", farm(), tile="on")
    assert refused(game) == {"resource:cattle": "Needs 1 Food; you have 0."}
    assert reason(game, "take wood") == "First finish what you have begun."


# The harvest, and animals


def test_feeding() -> None:
    mine = farm({"grain": 1, "sheep": 1, "wood": 1}, improvements=["joinery", "pottery", "clay-oven"])
    game = scenario(mine, farm(), round_number=4, phase=FEEDING)
    found = refused(game)
    assert found["improvement:pottery"] == "Needs 1 Clay; you have 0."
    assert found["improvement:clay-oven"] == "Bread is baked in the Work Phase only."
    assert reason(game, "place forest") == "This is possible in the Work Phase only."
    assert found["resource:sheep"] == "To turn this into food you need a Fireplace or a Cooking Hearth."
    assert reason(game, "done") == "You have to feed your family."
    assert reason(game, "use basketmakers-workshop") == "You have no Basketmaker's Workshop."
    assert reason(game, "use well") == "This improvement turns nothing into food in the Feeding Phase."
    assert reason(game, "eat vegetable") == "Needs 1 Vegetable; you have 0."
    play(game, "use joinery")
    assert refused(game)["improvement:joinery"] == "You have used this improvement in this harvest."


def test_cooking() -> None:
    mine = farm({"sheep": 1, "vegetable": 1}, improvements=["fireplace-2"])
    game = scenario(mine, farm())
    assert reason(game, "cook boar fireplace") == "Needs 1 Wild Boar; you have 0."
    assert reason(game, "cook sheep cooking-hearth") == "You have no Cooking Hearth."
    assert "resource:sheep" not in refused(game)


def test_animals_without_room() -> None:
    game = use("sheep-market", farm({"boar": 1}), goods={"sheep-market": 3})
    assert reason(game, "done").startswith("First return animals, or cook them")
    assert reason(game, "release cattle") == "Needs 1 Cattle; you have 0."
    assert refused(game) == {}  # sheep and wild boar can be returned


def test_breeding() -> None:
    mine = farm({"sheep": 2, "boar": 2, "cattle": 1, "grain": 1}, pastures=["C1", "D1 E1"])
    game = scenario(mine, farm(), round_number=4, phase=BREEDING)
    assert reason(game, "breed cattle") == "Needs 2 Cattle; you have 1."
    assert reason(game, "eat grain") == "In the Breeding Phase nothing is turned into food."
    play(game, "breed boar")
    assert reason(game, "breed boar") == "In a harvest, only 1 Wild Boar is born."
    assert reason(game, "breed sheep") == "You have no room for more Sheep."


# Everything


def _some_moves(game: Game, seat: int, random: Random) -> list[int]:
    """Moves that are not legal: all, but of the many pastures only some."""
    legal = set(game.moves_of(seat))
    moves = [move for move in range(len(game.title.vocabulary)) if not FENCE <= move < SOW]
    return [move for move in moves + random.sample(range(FENCE, SOW), 60) if move not in legal]


@pytest.mark.parametrize("seed", range(2 * PLAIN))
def test_whole_games(seed: int) -> None:
    """Whatever can't be done has a reason of its own, and words for it."""
    speakers = [Speaker(language, strict=True) for language in LANGUAGES]
    random = Random(seed)
    tile, side_job = (random.choice(["on", "off"]) for _ in range(2))
    cards = "off" if seed < PLAIN else "base"
    game = agricola.new(players=1 + seed % 4, seed=seed, tile=tile, side_job=side_job, cards=cards)
    said: set[bytes] = set()

    def say(message: Message) -> None:
        assert message.id != "reason-not-now"
        written = msgspec.json.encode(message)
        if written not in said:
            said.add(written)
            assert all(speaker.say(message) for speaker in speakers)

    while not game.is_over:
        seat = random.choice(game.to_act)
        if random.random() < 0.3:
            decision = game.decision(seat)
            assert decision is not None
            targets = [refusal.target for refusal in decision.refusals]
            assert len(set(targets)) == len(targets)
            assert not set(targets) & {move.target for move in decision.moves}
            for refusal in decision.refusals:
                say(refusal.reason)
            for move in decision.moves:
                say(move.label)
            for number in _some_moves(game, seat, random):
                reason = game.title.why_not(game.state, seat, number)
                say(reason)
                if reason.id == "reason-needs" and not game.state.top(seat).closed:
                    assert number in _moves_of_the_rich(game, seat), game.title.vocabulary[number].text
        _enrich(game, seat, random)
        game.play(random.choice(list(game.moves_of(seat))), seat)


def _moves_of_the_rich(game: Game, seat: int) -> list[int]:
    """What the seat could do if it had goods in plenty."""
    twin = game.copy()
    mine = twin.state.own(seat)
    mine.goods = [20] * RESOURCES
    if stand(twin).phase == FEEDING:
        mine.goods[FOOD] = 0  # whoever has enough is not asked what else could become food
    step = twin.state.top(seat)
    moves = list(step.moves(twin.state, seat))
    # Of two actions, one may be under way while the other one still waits.
    for frame in range(0, len(mine.stack), FRAME):
        waiting = STEPS[mine.stack[frame]]
        if isinstance(waiting, Action):
            moves += [move for part in waiting.actions() for move in part.choices(stand(twin), seat)]
    AT_ANY_TIME.offer(stand(twin), seat, moves)
    return moves


def _enrich(game: Game, seat: int, random: Random) -> None:
    """Give a seat more goods than those who play at random have: so more becomes possible in the next turns."""
    mine = stand(game).seats[seat]
    for resource in range(6):
        mine.goods[resource] += random.random() < 0.5
