"""`allmende cards`: the cards of a game, deck by deck."""

from __future__ import annotations

import json

import pytest

from allmende import cli
from allmende.hallertau.components.numbers import CARD_NAMES


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines that the command prints, without the spaces at their ends."""
    assert cli.main(["cards", "hallertau", *arguments]) == 0
    return [line.rstrip() for line in capsys.readouterr().out.splitlines()]


def numbers(lines: list[str]) -> list[str]:
    """The card numbers at the beginnings of lines."""
    return [line[:3] for line in lines if line[:3].isdigit()]


def test_all_cards_are_listed_deck_by_deck(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys)
    assert numbers(lines) == CARD_NAMES
    assert "Gateway cards: Beginner (001–030)" in lines
    assert "Farmyard cards: Jewelry (701–735)" in lines
    assert "Point cards (901–925)" in lines


@pytest.mark.parametrize("deck", ["hops", "Hops", "4"])
def test_a_deck_is_chosen_by_its_name_or_its_digit(capsys: pytest.CaptureFixture[str], deck: str) -> None:
    lines = listed(capsys, "--deck", deck)
    assert numbers(lines) == [str(number) for number in range(401, 436)]
    assert "410  Pay 1 Jewelry. Gain 2 new Fields in row 2." in lines


def test_points_and_rulings_stand_with_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, "--deck", "8")
    assert lines[1].split() == ["No.", "Text", "Points"]
    row = next(i for i, line in enumerate(lines) if line.startswith("811"))
    assert lines[row].startswith("811  Pay 3 Flax that you have just harvested. In Phase 3 of each Round: sow 1 Flax.")
    assert lines[row].endswith(" 3")
    assert lines[row + 1].strip().startswith("(What was in the supply before")


def test_cards_can_be_read_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, "--deck=3", "--lang=de")
    assert lines[0] == "Einstiegskarten: Profi (301–330)"
    assert "308  Du hast mindestens 1, 3, 7 oder 12 ausgespielte Karten. 1, 2, 3 bzw. 4 Geräte erhalten." in lines


def test_cards_can_be_had_as_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "hallertau", "--deck", "beginner", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["title"] == "hallertau"
    assert [card["number"] for card in printed["cards"]] == [f"{number:03}" for number in range(1, 31)]
    assert printed["cards"][1] == {
        "number": "002",
        "deck": "beginner",
        "pile": "gateway",
        "phases": "",
        "upper": "You have at least 7 Barley or at least 2 Hops.",
        "lower": "Gain 1 Sheep.",
        "income": "",
        "points": 0,
        "ruling": "",
    }


@pytest.mark.parametrize("deck", ["clubs", "10", "", "40"])
def test_an_unknown_deck_is_an_error_that_names_them_all(capsys: pytest.CaptureFixture[str], deck: str) -> None:
    assert cli.main(["cards", "hallertau", "--deck", deck]) == cli.WRONG
    said = capsys.readouterr()
    assert said.out == ""
    assert f"There is no deck “{deck}”" in said.err
    assert "beginner (0), advanced (1)" in said.err
    assert "point (9)." in said.err


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "skat"]) == cli.WRONG
    assert "There is no game “skat”" in capsys.readouterr().err
