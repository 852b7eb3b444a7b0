"""Why a card can't be played: what is missing, in numbers, and what would do instead."""

from __future__ import annotations

import pytest

from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.presentation.reasons import why_not_played
from allmende.hallertau.rules.player import Player
from allmende.words import Speaker
from core.games import stand
from hallertau.scenario import ACTIONS, HARVEST, scenario, village

ENGLISH = Speaker("en", strict=True)
GERMAN = Speaker("de", strict=True)


def reason(number: str, mine: Player, phase: int = ACTIONS, speaker: Speaker = ENGLISH, round: int = 3) -> str:  # noqa: A002
    """Why this card can't be played by somebody with this village; empty if it can be."""
    state = stand(scenario(phase, mine, village(), round=round, piles={}))
    why = why_not_played(CARDS[CARD_NAMES.index(number)], state, 0)
    return speaker.say(why) if why is not None else ""


@pytest.mark.parametrize(
    ("number", "mine", "said"),
    [
        # Conditions: of several numbers the lowest
        ("001", village(sheep={4: 1}), "Needs at least 2 Sheep; you have 1."),
        ("024", village(goods={"rye": 5}), "Needs at least 6 Rye; you have 5."),
        ("104", village(goods={"hops": 1}), "Needs at least 2 Hops; you have 1."),
        ("509", village(fields=["2"] * 5), "Needs at most 4 Fields; you have 5."),
        ("022", village(fields=["3:rye", "3:rye", "4:flax"]), "Needs exactly 1 or 2 planted Fields; you have 3."),
        ("027", village(fields=["3", "4"]), "Needs exactly 1 empty Field; you have 2."),
        ("121", village(workers=4), "Needs 1 to 3 Workers left; you have 4."),
        ("203", village(fields=["2", "3:rye", "5"]), "Needs no Field in row 2 or 3; you have 2."),
        ("828", village(fields=["5"]), "Needs no empty Field; you have 1."),
        # Numbers that are read or counted elsewhere
        ("004", village(goods={"clay": 3}, crafts=[1] * 5), "Needs at least 7 Clay; you have 3."),
        ("105", village(sheep={4: 1}, fields=["2", "3"]), "Needs at least 2 Sheep; you have 1."),
        ("321", village(goods={"barley": 5}, jewelry=4), "Needs at least 6 Barley; you have 5."),
        ("625", village(jewelry=2, fields=["2", "3"]), "Needs at least 3 Jewelry; you have 2."),
        ("833", village(goods={"milk": 5}), "Needs at least 6 Milk; you have 5."),
        ("609", village(sheep={4: 2}, jewelry=3), "Needs at least 6 Sheep and Jewelry in total; you have 5."),
        # Combinations: what is missing of them
        ("003", village(sheep={4: 3}), "Needs at least 1 Wool; you have 0."),
        ("003", village(), "Needs at least 1 Wool; you have 0. Needs at least 3 Sheep; you have 0."),
        (
            "110",
            village(goods={"flax": 2, "rye": 1}),
            "Needs at least 2 Barley; you have 0. Needs at least 2 Rye; you have 1.",
        ),
        (
            "002",
            village(goods={"barley": 6}),
            "Needs at least 7 Barley; you have 6. Or: Needs at least 2 Hops; you have 0.",
        ),
        (
            "211",
            village(goods={"clay": 1}),
            "Needs at least 3 Clay; you have 1. Or: Needs at least 3 Hops; you have 0.",
        ),
        # Situations
        ("009", village(), "Condition: At least 1 action space is full. Now: 0."),
        ("020", village(jewelry=1), "Condition: You have just spent your last Jewelry."),
        (
            "318",
            village(crafts=[2, 0, 0, 0, 0]),
            "Condition: One of your Craft Buildings is at least 3 spaces ahead of another. Now: 2.",
        ),
        (
            "324",
            village(),
            "Condition: The number in the window "
            "of your Community Center is greater than the Round number by more than 5.",
        ),
        # Costs
        ("406", village(goods={"hops": 3}), "Needs 4 Hops; you have 3."),
        ("412", village(goods={"hops": 1}), "Needs 3 Hops; you have 1."),
        ("401", village(), "Needs 1 Barley; you have 0. Or: Needs 1 Rye; you have 0."),
        ("404", village(fields=["2", "3"], goods={"rye": 5}), "Needs 6 Rye; you have 5."),
        ("409", village(goods={"clay": 2}, fields=["4"]), "Needs 1 Field in row 5; you have 0."),
        ("413", village(), "Needs 1 Sheep; you have 0."),
        ("511", village(goods={"rye": 3, "flax": 1}), "Needs 4 Crops of one type; you have 3."),
        ("516", village(fields=["3"]), "Nothing is planted in your Fields."),
        ("531", village(sheep={5: 1}), "Needs 2 Sheep; you have 1."),
        ("635", village(hand=["635", "901"]), "Needs 2 Point cards to discard; you have 1."),
        ("414", village(hand=["414", "901"]), "Needs 2 cards to discard; you have 1."),
        (
            "723",
            village(goods={"flax": 6}),
            "Needs 7 Flax; you have 6. Or: Needs 1 Hide; you have 0. Or: Needs 2 Hides; you have 0. "
            "Or: Needs 3 Hides; you have 0. Or: Needs 4 Hides; you have 0.",
        ),
        ("907", village(goods={"rye": 6, "clay": 4}), "Needs 5 Goods each of 2 types; you have enough of 1."),
        ("811", village(goods={"flax": 9}), "Needs 3 Flax that you have just harvested; you have 0."),
    ],
)  # fmt: skip
def test_a_reason_names_what_is_missing(number: str, mine: Player, said: str) -> None:
    assert reason(number, mine) == said


def test_the_phase_comes_before_everything_else() -> None:
    assert reason("330", village(), HARVEST) == "Only in Phase 4 (Actions)."
    assert reason("419", village(), ACTIONS) == "Not in Phase 4 (Actions)."
    assert reason("419", village(), HARVEST) == "Needs 1 Jewelry; you have 0."


def test_a_card_that_can_be_played_needs_no_reason() -> None:
    assert reason("001", village(sheep={4: 2})) == ""
    assert reason("728", village()) == ""


@pytest.mark.parametrize(
    ("number", "mine", "said"),
    [
        ("027", village(fields=["3", "4"]), "Erfordert genau 1 leeren Acker; du hast 2."),
        ("203", village(fields=["2"]), "Erfordert keinen Acker in Zeile 2 oder 3; du hast 1."),
        ("009", village(), "Bedingung: Mindestens 1 Aktionsfeld ist vollständig belegt. Jetzt: 0."),
        ("401", village(), "Erfordert 1 Gerste; du hast 0. Oder: Erfordert 1 Roggen; du hast 0."),
        ("414", village(hand=["414"]), "Du musst 2 Karten aus dem Spiel nehmen können; du hast 0."),
    ],
)
def test_reasons_are_good_german(number: str, mine: Player, said: str) -> None:
    assert reason(number, mine, speaker=GERMAN) == said
