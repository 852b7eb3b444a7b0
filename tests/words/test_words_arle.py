"""How Fields of Arle reads where a rule hangs on the wording, and where German needs a form of its own."""

from __future__ import annotations

import pytest

from allmende.arle.presentation.reference import card_references
from allmende.arle.presentation.reference import reference as arle_reference
from allmende.arle.record.events import Sold
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.phases import INVENTORY
from allmende.core import Message
from arle.scenario import farm, happened, play, scenario, use
from words.reasons import ENGLISH, GERMAN, reason

CARDS = {card.name: card.text for card in card_references()}
SPACES = {space.name: space.text for space in arle_reference().spaces}


def test_the_loading_station_loads_single_spaces_in_the_work_phase_only() -> None:
    text = CARDS["loading-station"]
    assert "in the work phase" in ENGLISH.say(text).lower()
    assert "empty single spaces" in ENGLISH.say(text)
    assert "in der arbeitsphase" in GERMAN.say(text).lower()
    assert "freie Einzelflächen" in GERMAN.say(text)


def test_each_at_most_once_is_not_all_or_nothing() -> None:
    """The Wainwright builds a vehicle, a Peat Boat, or both; a destination buys each item at most once."""
    prompt = use("wainwright", farm({"wood": 9})).decision(0)
    assert prompt is not None
    assert ENGLISH.say(prompt.prompt) == "Choose what you do: each at most once, in any order."
    assert "jedes höchstens einmal" in GERMAN.say(prompt.prompt)
    assert "each at most once" in ENGLISH.say(CARDS["esens"])
    assert "jedes höchstens einmal" in GERMAN.say(CARDS["esens"])


def test_the_master_moves_each_indicator_at_most_once() -> None:
    assert "each at most once" in ENGLISH.say(SPACES["summer-master"])
    german = GERMAN.say(SPACES["summer-master"])
    assert german.startswith("Pro Werkbank einen Werkzeuganzeiger vorrücken, jeden höchstens einmal,")


def test_what_the_butcher_gives_does_not_read_like_a_price() -> None:
    assert "bringt 3 Nahrung und 2 Felle" in GERMAN.say(SPACES["butcher"])
    assert " für " not in GERMAN.say(SPACES["butcher"])
    assert " for 3 Food" not in ENGLISH.say(SPACES["butcher"])


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        ({"timber": 3, "brick": 2, "food": 15}, "Dir fehlt 1 Ziegel."),
        ({"timber": 3, "brick": 1, "food": 15}, "Dir fehlen 2 Ziegel."),
        ({"timber": 2, "brick": 2, "food": 15}, "Dir fehlen 1 Bauholz und 1 Ziegel."),
    ],
)
def test_one_thing_is_missing_or_several_are(goods: dict[str, int], said: str) -> None:
    game = use("builder", farm({**goods, "wood": 1, "grain": 1}))
    assert reason(game, "build berum-castle", GERMAN) == said


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("place fisherman", "Place on the Fisherman", "Auf den Fischer setzen"),
        ("place farmer", "Place on the Farmer", "Auf den Bauern setzen"),
        ("place dike-warden", "Place on the Dike Warden", "Auf den Deichwart setzen"),
        ("imitate colonist", "Imitate the Colonist", "Den Kolonisten nachahmen"),
    ],
)
def test_who_stands_on_an_action_space_has_an_article(move: str, english: str, german: str) -> None:
    label = VOCABULARY[VOCABULARY.parse(move)].label
    assert (ENGLISH.say(label), GERMAN.say(label)) == (english, german)


def test_a_vehicle_and_a_boat_are_no_package() -> None:
    assert "either or both" in ENGLISH.say(SPACES["wainwright"])
    assert "eins davon oder beides" in GERMAN.say(SPACES["wainwright"])


@pytest.mark.parametrize(("half_year", "due"), [(3, "Food and fuel are due"), (4, "Food is due")])
def test_fuel_is_due_in_november_only(half_year: int, due: str) -> None:
    mine = farm({"peat": 5, "food": 3}, [], boats=1)
    decision = scenario(mine, farm(), half_year=half_year, phase=INVENTORY).decision(0)
    assert decision is not None
    assert ENGLISH.say(decision.prompt) == f"You can exchange goods before {due}."


def test_a_moor_that_is_given_away_is_not_sold() -> None:
    mine = farm({"wood": 1}, [], vehicles=["horse-cart"])
    game = scenario(mine, farm(), half_year=3)
    play(game, "load bremen 1")
    (sold,) = happened(play(game, "sell bremen boardwalk"), Sold)
    assert isinstance(sold, Sold)
    told = Message("event-sold", {"player": "Ann", "destination": "Bremen", "food": sold.food})
    assert ENGLISH.say(told) == "Ann gives something away in Bremen."


def test_the_home_board_has_one_german_name() -> None:
    said = [GERMAN.say(Message(name)) for name in ("score-home-board", "for-home-board", "arle-land")]
    assert said == ["Heimatplan", "auf dem Heimatplan", "Heimatplan"]
