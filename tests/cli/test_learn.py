"""`allmende learn`: lessons in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from allmende import cli

ASKED = "The lesson asks for: "


def learn(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int:
    """Give a lesson to somebody who types this."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return cli.main(["learn", *words])


def test_without_a_title_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["learn"]) == 0
    assert "agricola first: Your first farm, about 20 minutes" in capsys.readouterr().out


def test_a_lesson_says_what_to_do_and_which_answer_that_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "place grain-seeds\n", "agricola") == 0
    out = capsys.readouterr().out
    assert "Send your first person to Grain Seeds." in out
    assert f"{ASKED}6" in out
    assert "Neighbor places a person on Forest." in out
    assert "Grain needs a field." in out


def test_another_move_is_answered_kindly_and_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "place fishing\nundo\n", "agricola", "first") == 0
    out = capsys.readouterr().out
    assert out.count("That is fine, too.") == 1
    assert out.count("Send your first person to Grain Seeds.") == 2


def test_a_lesson_goes_on_where_its_record_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "farm.txt")
    assert learn(monkeypatch, "place grain-seeds\nquit\n", "agricola", "--record", file) == 0
    capsys.readouterr()
    assert learn(monkeypatch, "", "agricola", "--record", file) == 0
    assert "Grain needs a field." in capsys.readouterr().out


def test_a_record_of_another_game_is_no_lesson(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "farm.txt")
    assert learn(monkeypatch, "", "agricola", "--record", file) == 0
    assert learn(monkeypatch, "", "arle", "--record", file) == 2
    assert "is not a record of the lesson “Your first year”" in capsys.readouterr().err


def test_a_lesson_that_there_is_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "", "arle", "last") == 2
    assert (
        "There is no lesson “last” for Fields of Arle; there are: first, dikes, travel, tools."
        in capsys.readouterr().err
    )


def test_a_chapter_begins_in_the_middle_of_a_game_and_goes_back_no_further(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, "undo\n", "agricola", "fences") == 2
    said = capsys.readouterr()
    assert "Send somebody to Fencing." in said.out
    assert "There is nothing to take back." in said.err


def test_a_finished_lesson_leads_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    moves = ["western-quarry", "clay-pit", "major-improvement"]
    typed = [*(f"place {space}" for space in moves), "build clay-oven", "bake clay-oven", "place grain-utilization"]
    assert learn(monkeypatch, "\n".join([*typed, "bake clay-oven", "done", ""]), "agricola", "baking") == 0
    out = capsys.readouterr().out
    assert "Next: allmende learn agricola family (A bigger family)" in out
    assert "allmende play agricola --bots villager" in out
