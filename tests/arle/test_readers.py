"""Action spaces and tiles are one tree each, read in several ways: rules, words, icons, reasons."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from allmende.arle.components.board import SPACE_NAMES
from allmende.arle.components.destinations import DESTINATION_RULINGS
from allmende.arle.components.equipment import DESTINATION_NAMES, VEHICLE_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.pieces import RESOURCE_NAMES, TILE_NAMES, TOOL_NAMES
from allmende.arle.presentation.icons import building_icons, cost_icons, destination_icons, icons
from allmende.arle.presentation.nodes import AmountNode, Node
from allmende.arle.presentation.reference import card_references, reference
from allmende.arle.rules.buildings import BUILDING_RULINGS
from allmende.arle.rules.language import Amount, EachOnce, Effect, EitherFirst, Given, OneOf, Option, UpTo
from allmende.arle.rules.spaces import SPACE_RULINGS, SPACES
from allmende.words import LANGUAGES, Speaker

SPACE_ICONS = {
    "fisherman": "sheep improve@fish-traps food per-fish-traps",
    "summer-grocer": "grain leather timber slash brick slash sheep slash cattle slash horse",
    "woolen-weaver": "wool arrow woolen per-weaving-looms",
    "colonist": "dehydrate horse",
    "peat-cutter": "cut per-spades",
    "dike-builder": "sheep slash cattle dike per-shovel-pair",
    "clay-worker": "clay per-shovels",
    "farmer": "wood plus cattle slash horse arrow plow then grain-field slash flax-field per-plow",
    "forester": "food arrow forest or build",
    "woodcutter": "wood per-axes",
    "summer-master": "master per-workbenches",
    "summer-carpenter": "build or clay*2 grain arrow stall",
    "builder": "build",
    "warden": "flip",
    "summer-laborer": "food*2 arrow vehicle or imitate",
    "peat-boatman": "peat*3 peat per-peat-boat",
    "tanner": "hides arrow leather per-fleshing-beams",
    "linen-weaver": "flax arrow linen per-weaving-looms",
    "butcher": "sheep slash horse arrow food*3 hides*2 or cattle arrow food*4 hides*2 per-slaughtering-tables",
    "cattle-trader": "grain*2 sheep cattle slash horse",
    "winter-grocer": "cut wood clay sheep slash cattle slash horse",
    "builders-merchant": "hides*2 wood slash clay timber slash brick",
    "potter": "clay arrow food*3 peat per-pottery-wheels",
    "baker": "grain slash flax plus peat slash wood arrow food*6 per-ovens",
    "wood-trader": "food arrow wood*4 or build",
    "winter-master": "master per-workbenches",
    "wainwright": "vehicle plus wood arrow peat-boat",
    "winter-carpenter": "clay*2 grain arrow stall or stall brick*2 arrow stable",
    "dike-warden": "dike flip",
    "winter-laborer": "food*2 arrow build or imitate",
}

BUILDING_ICONS = {
    "farmers-house": "grain wood slash clay slash timber slash brick | clay cut",
    "plow-makers-workshop": "grain wood slash clay slash timber slash brick | grain-field slash flax-field",
    "novices-hut": "grain wood slash clay slash timber slash brick | grain dike",
    "workshop": "grain wood slash clay slash timber slash brick | wood master",
    "weaving-parlor": "grain wood slash clay slash timber slash brick | flax*3 arrow linen cut",
    "colonists-house": "grain wood slash clay slash timber slash brick | wool*2 arrow clay cut",
    "carpenters-workshop": "grain wood slash clay slash timber slash brick | food*4 brick arrow stall arrow stable",
    "schnapps-distillery": "grain wood slash clay slash timber slash brick | grain peat arrow food*3",
    "litter-storage": "grain wood slash clay slash timber slash brick | book horse*2 flax*3 arrow horse",
    "loading-station": "grain wood slash clay slash timber slash brick | load peat",
    "wood-traders-house": "grain wood slash clay slash timber slash brick | timber food arrow wood*2",
    "turnery": "timber brick | wood per-forest cut*2 per-forest",
    "smokehouse": "timber brick | cut per-fish-traps",
    "cooperage": "timber brick | book dairy*5/10/15 goods-track*1/2/3",
    "bakehouse": "timber brick | grain*2 flax arrow food*8 per-ovens",
    "smithy": "timber brick | peat-boat slash handcart slash wagon arrow plow times*all",
    "mill": "timber flax*8 slash grain*8 | book field*3/5/6 food*8/10/12",
    "weaving-mill": "brick*2 flax*10 slash wool*10 | winter-wear improve@weaving-looms*2",
    "textile-house": "brick clothing*2 | linen woolen leather",
    "saddlery": "timber*2 leather*3 | cut per-horse improve@fleshing-beams",
    "joinery": "timber*2 grain*5 | peat*2 per-peat-boat horse per-plow",
    "waterfront-house": "brick*2 food*25 | food*10 dike*2 improve@fish-traps*3",
    "potters-inn": "material*2 food*9 | sheep slash cattle slash horse per-pottery-wheels",
    "farmers-inn": "material*2 food*9 | field arrow forest times*3",
    "junk-dealers-inn": "material*2 food*9 | handcart slash peat-boat leather-wear woolen",
    "gulf-house-inn": "material*2 food*9 | timber per-stall brick per-stable",
    "milk-house-inn": "material*2 food*9 | cattle cut per-cattle",
    "sluice-yard-inn": "material*2 food*9 | improve@fish-traps*2 wood per-fish-traps",
    "village-church": "timber*3 brick*3 food*15 | carriage",
    "luetetsburg-castle": "timber*3 brick*3 food*15 | forest improve@spades improve@pottery-wheels improve@workbenches",
    "berum-castle": "timber*3 brick*3 food*15 | improve@ovens improve@weaving-looms flip",
}

DESTINATION_ICONS = {
    "hage": "grain-field slash flax-field arrow food",
    "beemoor": "peat arrow food*2",
    "dornum": "plow arrow food*8",
    "norden": "sheep arrow food*4 or winter-wear arrow food*7 or peat-boat arrow food*5",
    "aurich": "leather arrow food*4 or horse arrow food*5 or sheep slash cattle slash horse arrow food*4",
    "esens": "grain*2 arrow food*4 or hides arrow food*2 or woolen arrow food*4",
    "emden": "winter-wear arrow food*7 or leather-wear arrow food*7 or summer-wear arrow food*6 or peat arrow food*3",
    "leer": (
        "flax arrow food*2 or linen arrow food*3 or cattle arrow food*5"
        " or summer-wear slash winter-wear slash leather-wear arrow food*6"
    ),
    "bremen": (
        "timber arrow food*5 or sheep*2 slash cattle*2 slash horse*2 arrow food*9"
        " or linen woolen leather arrow food*12"
        " or summer-wear winter-wear leather-wear arrow food*30 or moor"
    ),
}

TOKEN = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:@([a-z]+(?:-[a-z]+)*))?(?:\*(?:\d+(?:/\d+)*|all))?")
SIGNS = {
    "arrow", "or", "slash", "plus", "then", "times", "book",
    "improve", "master", "cut", "dehydrate", "dike", "flip", "build", "vehicle", "imitate", "load",
    "goods-track", "dairy", "field", "material", "clothing", "moor",
}  # fmt: skip
THINGS = {*RESOURCE_NAMES, *TILE_NAMES, *VEHICLE_NAMES, "peat-boat", "plow"}
COUNTED = {f"per-{name}" for name in (*TOOL_NAMES, *THINGS, "shovel-pair")}


# Every node has readers


def kinds(kind: type) -> set[type]:
    """A kind of node and all kinds of it."""
    return {kind}.union(*map(kinds, kind.__subclasses__()))


def test_every_kind_of_effect_has_readers() -> None:
    assert kinds(Effect) - {Effect, Given, Option} == set(get_args(Node))


def test_every_kind_of_amount_has_readers() -> None:
    assert kinds(Amount) - {Amount} == set(get_args(AmountNode))


def test_every_kind_of_option_gives_reasons() -> None:
    made_of_others = {OneOf, EachOnce, EitherFirst, UpTo}
    for kind in kinds(Option) - {Option} - made_of_others:
        own = [each for each in kind.__mro__ if issubclass(each, Option) and each is not Option]
        assert any("refusal" in vars(each) or "move_refusal" in vars(each) for each in own), kind


# Icons


@pytest.mark.parametrize("space", SPACE_NAMES)
def test_icons_show_what_an_action_space_does(space: str) -> None:
    assert " ".join(icons(SPACES[SPACE_NAMES.index(space)])) == SPACE_ICONS[space]


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_icons_show_what_a_building_costs_and_does(building: str) -> None:
    number = BUILDING_NAMES.index(building)
    assert f"{' '.join(cost_icons(number))} | {' '.join(building_icons(number))}" == BUILDING_ICONS[building]


@pytest.mark.parametrize("destination", DESTINATION_NAMES)
def test_icons_show_what_is_sold_at_a_destination(destination: str) -> None:
    assert " ".join(destination_icons(DESTINATION_NAMES.index(destination))) == DESTINATION_ICONS[destination]


def test_icons_are_tokens_that_the_reader_describes() -> None:
    rows = [each.icons for each in reference().spaces]
    rows += [row for each in card_references() for row in (each.icons, each.cost_icons)]
    for token in {token for row in rows for token in row}:
        match = TOKEN.fullmatch(token)
        assert match, token
        assert match[1] in SIGNS | THINGS | COUNTED, token
        assert match[2] is None or match[2] in TOOL_NAMES, token


# What is printed


def test_buildings_and_destinations_are_told_of_one_by_one() -> None:
    cards = card_references()
    assert [card.name for card in cards] == [*BUILDING_NAMES, *DESTINATION_NAMES]
    assert {card.kind for card in cards} == {"building", "destination"}
    mill = cards[BUILDING_NAMES.index("mill")]
    assert (mill.colour, mill.points, mill.when) == ("orange", 6, "at-once")
    assert mill.costs == [{"timber": 1, "flax": 8}, {"timber": 1, "grain": 8}]


def test_a_destination_lists_its_items_with_all_ways_to_sell_them() -> None:
    places = {place.name: place for place in reference().destinations}
    assert [sale.tile for sale in places["hage"].items[0]] == ["grain-field", "flax-field"]
    assert [sale.goods for sale in places["aurich"].items[2]] == [{"sheep": 1}, {"cattle": 1}, {"horse": 1}]
    assert [sale.tile for sale in places["bremen"].items[4]] == ["moor", "boardwalk"]
    assert [len(place.items) for place in places.values()] == [1, 1, 1, 3, 3, 3, 4, 4, 5]


# Rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_said_in_english_as_they_stand_in_the_source(language: str) -> None:
    speaker = Speaker(language, strict=True)
    written = SPACE_RULINGS | BUILDING_RULINGS | DESTINATION_RULINGS
    printed = reference()
    for each in (*printed.spaces, *printed.buildings, *printed.destinations):
        assert (each.ruling is None) == (each.name not in written)
        if each.ruling is not None:
            assert (speaker.say(each.ruling) == written[each.name]) == (language == "en")
