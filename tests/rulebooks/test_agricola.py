"""The rulebook of Agricola has a place for everything, and its examples are what their words say."""

from __future__ import annotations

import re

import pytest

from allmende import TITLES
from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import BOAR, CLAY, CLAYEY, FOOD, GRAIN, REED, RESOURCE_NAMES, SHEEP, WOOD
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.phases import DRAFT, PHASE_NAMES, PREPARATION
from allmende.agricola.rules.player import Player
from allmende.cli import main
from allmende.core.errors import IllegalMoveError
from allmende.rulebooks import find, place_of, rulebook_of, scene_game, tell


def test_every_thing_has_a_place() -> None:
    places = tell("agricola", "en").places
    wanted = [
        *(f"space:{name}" for name in SPACE_NAMES[:FIRST_HAND_CARD]),
        *(f"improvement:{name}" for name in IMPROVEMENT_NAMES),
        *(f"resource:{name}" for name in RESOURCE_NAMES),
        *(f"phase:{name}" for name in PHASE_NAMES[PREPARATION:DRAFT]),
        *(f"card:{name}" for name in CARD_NAMES),
    ]
    assert [thing for thing in wanted if thing not in places] == []


@pytest.mark.parametrize(
    ("part", "anchor"),
    [
        ("farm:C2", "farmyard.spaces"),
        ("played", "cards.hand"),
        ("pet", "room-for-animals.pets"),
        ("people", "family.room"),
        ("points", "scoring.fields"),
        ("farmyard", "farmyard"),
        ("improvements", "improvements"),
    ],
)
def test_parts_of_the_boards_lead_to_what_they_are_about(part: str, anchor: str) -> None:
    assert place_of(tell("agricola", "en"), part) == anchor


def test_every_symbol_on_anything_printed_has_a_place() -> None:
    reference = TITLES["agricola"].reference()
    printed = [*reference.actions, *reference.improvements, *reference.cards]
    names = {re.split(r"[@*]", icon)[0] for each in printed for icon in each.icons}
    things = (thing.partition(":") for thing in tell("agricola", "en").places)
    lost = names - {name for kind, _, name in things if kind in ("symbol", "resource", "improvement")}
    assert lost == {"line"}  # which begins a new one, and draws nothing


def test_what_is_printed_is_told_once_for_all_numbers_of_players_that_share_it() -> None:
    chapters = {chapter.name: chapter for chapter in tell("agricola", "en").chapters}
    forest = [each.text for each in chapters["spaces-board"].passages if each.name == "Forest"]
    assert forest == [
        "Alone: Take all Wood. 2 Wood come each round.",
        "With 2, 3, 4, 5 or 6 players: Take all Wood. 3 Wood come each round.",
    ]
    grove = [each.text for each in chapters["spaces-extensions"].passages if each.name == "Grove"]
    assert grove == ["With 3, 4, 5 or 6 players: Take all Wood. 2 Wood come each round."]


def test_a_card_says_what_it_costs_and_asks_for() -> None:
    cards = {each.anchor: each for chapter in tell("agricola", "en").chapters for each in chapter.passages}
    basket = cards["card:food-basket"].text
    assert basket.startswith("Costs 1 Reed. Prerequisite: at least 2 occupations and at least 2 improvements.")
    assert basket.endswith("Then it is passed to the left.")
    assert cards["card:stockyard"].text.endswith("1 point.")


def test_the_examples_are_what_their_words_say() -> None:
    sown = _played("sowing", "place grain-utilization")
    assert (sown.goods[GRAIN], growing(sown, False)) == (0, 3)
    assert _played("pasture", "fence d1 e1").fences_left() == 9
    assert _played("stable", "stable d1").goods[WOOD] == 4
    assert _before("child").room_count() == _before("child").people
    with pytest.raises(IllegalMoveError):
        _played("child", "place basic-wish-for-children")
    assert _played("child", "place urgent-wish-for-children").people == _before("child").people + 1
    before, renovated = _before("renovating"), _played("renovating", "place house-redevelopment")
    assert renovated.house == CLAYEY
    assert renovated.goods[CLAY] == before.goods[CLAY] - before.room_count()
    assert renovated.goods[REED] == before.goods[REED] - 1
    assert _played("oven", "bake clay-oven").goods[FOOD] == _before("oven").goods[FOOD] + 5
    crowded = _played("crowded", "place sheep-market")
    assert crowded.goods[SHEEP] == _before("crowded").goods[SHEEP] + 5
    assert not is_housed(crowded)
    assert _played("breeding", "breed boar").goods[BOAR] == _before("breeding").goods[BOAR] + 1
    with pytest.raises(IllegalMoveError):
        _played("breeding", "breed sheep")
    assert _played("lessons", "play wood-cutter").goods[FOOD] == _before("lessons").goods[FOOD]
    assert _played("meeting", "play canoe").played


def _before(scene: str) -> Player:
    return _played(scene)


def _played(scene: str, *moves: str) -> Player:
    """The player who decides in a scene, when these moves have been made from there on."""
    game, seat = scene_game("agricola", scene), rulebook_of("agricola").scenes[scene].seat
    for move in moves:
        game.play(move, seat)
    found = game.state.seats[seat]
    assert isinstance(found, Player)
    return found


@pytest.mark.parametrize(
    ("language", "words", "anchor"),
    [
        ("en", "begging marker", "feeding.begging"),
        ("de", "Bettelmrake", "feeding.begging"),
        ("de", "zaeune rand", "fences.edges"),
        ("en", "day laborer", "space:day-laborer"),
        ("de", "Korbflechterei", "improvement:basketmakers-workshop"),
    ],
)
def test_words_are_found(language: str, words: str, anchor: str) -> None:
    assert anchor in [hit.anchor for hit in find("agricola", language, words).hits]


def test_the_terminal_prints_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "agricola", "breeding", "--lang", "en"]) == 0
    assert "A newborn needs room at once, or it isn't born." in capsys.readouterr().out
