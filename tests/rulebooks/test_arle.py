"""The rulebook of Fields of Arle: everything on its table has a place, and its examples are what their words say."""

from __future__ import annotations

import re

from allmende.arle.components.board import SPACE_NAMES
from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.pieces import (
    COLUMNS,
    EMPTY,
    FOOD,
    FOREST,
    HORSE,
    RESOURCE_NAMES,
    SHEEP,
    TILE_NAMES,
    TOOL_NAMES,
)
from allmende.arle.presentation.reference import reference
from allmende.arle.rules.barn import EQUIPMENT_NAMES
from allmende.arle.rules.phases import PREPARATIONS, SCORING
from allmende.arle.rules.player import Player
from allmende.rulebooks import find, scene_game, tell


def test_every_thing_has_a_place() -> None:
    places = tell("arle", "en").places
    wanted = [
        *(f"space:{name}" for name in SPACE_NAMES),
        *(f"building:{name}" for name in BUILDING_NAMES),
        *(f"destination:{name}" for name in DESTINATION_NAMES),
        *(f"resource:{name}" for name in RESOURCE_NAMES),
        *(f"tile:{name}" for name in TILE_NAMES),
        *(f"tool:{name}" for name in TOOL_NAMES),
        *(f"piece:{name}" for name in EQUIPMENT_NAMES),
        *(f"supply:{name}" for name in (*EQUIPMENT_NAMES, "grain-field", "flax-field", "forest", "stall", "stable")),
        *(f"phase:{phase}" for phase in range(PREPARATIONS, SCORING + 1)),
    ]
    assert [thing for thing in wanted if thing not in places] == []


def test_every_symbol_on_anything_printed_has_a_place() -> None:
    printed = reference()
    rows = [space.icons for space in printed.spaces] + [place.icons for place in printed.destinations]
    rows += [row for building in printed.buildings for row in (building.icons, building.cost_icons)]
    names = {re.split(r"[@*]", icon)[0] for icons in rows for icon in icons}
    known = {thing.partition(":")[2] for thing in tell("arle", "en").places}
    # What is counted stands behind a sign of multiplication; the others are signs alone, too.
    lost = {name.removeprefix("per-") for name in names} - known
    assert lost == {"then", "times", "shovel-pair"}


def test_the_table_of_dikes_and_the_values_of_clothing_come_from_the_rules() -> None:
    passages = {each.anchor: each.text for chapter in tell("arle", "en").chapters for each in chapter.passages}
    assert "moves 1, 4 and 7" in passages["dikes.land"]
    assert passages["scoring.goods-worth.4"] == "Worth 2½ each: Winter Wear and Leather Wear"
    assert passages["room.size.2"] == "Size 2: Linen, Norden, Aurich and Esens"


def test_equipment_tells_what_it_costs_and_what_its_reverse_side_is() -> None:
    passages = {each.anchor: each.text for chapter in tell("arle", "en").chapters for each in chapter.passages}
    boat = "Small, and not a vehicle. Costs 1 Wood. Worth 1 point. Flipped: Plow, worth 3 points."
    assert passages["supply:peat-boat"] == boat
    assert passages["supply:plow"] == "Small, and not a vehicle. Costs 1 Wood and 1 Cattle or 1 Horse. Worth 3 points."
    flipped = {name for name in EQUIPMENT_NAMES if "Flipped" in passages[f"supply:{name}"]}
    assert flipped == {"handcart", "cart", "carriage", "peat-boat"}
    assert passages["supply:carriage"].endswith("Flipped: Droshky, worth 5 points.")


def test_a_dike_wins_a_row_of_land() -> None:
    assert _farm("dike", "take sheep").tiles[EMPTY] == _farm("dike").tiles[EMPTY] + COLUMNS


def test_the_boardwalk_is_cut_empty_and_leaves_its_land() -> None:
    assert _farm("peat", "cut 4 boardwalk").tiles[EMPTY] == _farm("peat").tiles[EMPTY] + 1


def test_a_new_workbench_lets_another_tool_follow() -> None:
    game = scene_game("arle", "master")
    for tool in ("workbenches", "spades", "axes"):
        game.play(f"improve {tool}")
    assert game.state.seats[0].tools.count(1) == 3


def test_the_forester_is_imitated_for_another_food() -> None:
    assert _farm("imitation", "imitate forester", "place forest").tiles[FOREST] == 2


def test_who_breeds_and_who_is_eaten_is_a_choice() -> None:
    assert _farm("breeding", "breed horse").goods[HORSE] == 3
    assert _farm("sustenance", "eat sheep").goods[SHEEP] == 0


def test_the_cart_is_loaded_and_sells_in_esens() -> None:
    assert _farm("loading", "load wood 1", "load clay 1").vehicles != _farm("loading").vehicles
    assert _farm("travel", "sell esens 2 grain").goods[FOOD] == _farm("travel").goods[FOOD] + 4


def test_words_are_found() -> None:
    assert "sustenance.fuel" in [hit.anchor for hit in find("arle", "de", "november torf faellig").hits]
    assert "space:dike-warden" in [hit.anchor for hit in find("arle", "en", "dike wardn").hits]


def _farm(scene: str, *moves: str) -> Player:
    """The player alone at the table, when these moves have been made from a scene on."""
    game = scene_game("arle", scene)
    for move in moves:
        game.play(move)
    found = game.state.seats[0]
    assert isinstance(found, Player)
    return found
