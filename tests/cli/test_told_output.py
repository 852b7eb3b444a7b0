"""The output of `--json` of records, rules and lessons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import allmende
from allmende import cli
from allmende.core.report import report_of
from allmende.titles import TITLES, replay
from cli.json_output import ROOT, printed, untimed

GAME = ROOT / "tests/records/arle/amendment-1.txt"
STUDY = "1 place butchery\n2 place weekly-market\n(\n2 place clearing\n[Clearing]\n)\n"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The object that a command prints."""
    return json.loads(printed(capsys, *words))


def test_a_finished_game_is_told_with_all_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    game = replay(GAME.read_text("utf-8"))
    assert game.is_over
    found = told(capsys, "replay", str(GAME), "--log", "--retrospect")
    assert found["setup"]["rules"] == game.rules
    assert found["setup"]["deal"] == game.record.deal
    assert found["at"] == found["setup"]["moves"] == game.version
    assert (found["viewer"], found["over"], found["scores"]) == ("all", True, game.scores)
    assert [sum(points.values()) for points in found["points"]] == game.scores
    curves = found["retrospect"]["points"]
    assert [sum(curve["values"][seat][-1] for curve in curves) for seat in range(game.players)] == game.scores
    assert all(event["message"]["id"] == f"event-{event['type']}" for event in found["log"])
    assert (found["analysis"], found["hands"], found["decision"]) == (None, None, None)


def test_the_same_record_gives_the_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["replay", str(GAME), "--log", "--retrospect"]
    assert untimed(printed(capsys, *words)) == untimed(printed(capsys, *words))


def test_a_part_of_a_game_is_told_as_if_it_ended_there(capsys: pytest.CaptureFixture[str]) -> None:
    game = replay(GAME.read_text("utf-8")).at(5)
    found = told(capsys, "replay", str(GAME), "--at", "5")
    assert (found["at"], found["over"], found["scores"], found["log"]) == (5, False, game.scores, None)


def test_a_game_that_goes_on_is_told_as_an_onlooker_sees_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = allmende.agricola.new(players=2, seed=4, cards="base")
    file = tmp_path / "game.txt"
    file.write_text(str(game.record))
    found = told(capsys, "replay", str(file), "--log")
    assert (found["viewer"], found["setup"]["deal"]) == ("onlooker", None)
    hands = {card for hand in game.record.deal["hands"] for card in hand.split(",")}
    assert hands
    assert not [card for card in hands if f'"{card}"' in json.dumps([found["view"], found["log"]])]


def test_a_report_is_told_as_its_seat_sees_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = allmende.hallertau.new(players=2, seed=1)
    file = tmp_path / "report.txt"
    file.write_text(report_of(game, 0, {}).text([]))
    found = told(capsys, "replay", str(file))
    assert (found["viewer"], found["hidden"]) == (0, "redealt")
    assert [move["text"] for move in found["decision"]["moves"]] == list(game.moves.texts)


def test_an_analysis_has_a_review_of_every_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("allmende.cli.analysis.reviews", lambda _: iter(()))
    found = told(capsys, "replay", str(GAME), "--analysis")
    assert (found["analysis"], found["hands"]) == ([], [])


def test_lines_of_a_study_are_told_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = allmende.hallertau.new(players=2, seed=1)
    file = tmp_path / "study.txt"
    file.write_text(f"{game.record}{STUDY}")
    found = told(capsys, "replay", str(file), "--lines")
    assert found["command"] == "lines"
    assert [(line["number"], line["name"], line["first"], line["moves"]) for line in found["lines"]] == [
        (1, "", 1, 2),
        (2, "Clearing", 2, 1),
    ]
    found = told(capsys, "replay", str(file), "--compare", "1", "Clearing")
    assert (found["command"], found["lines"]) == ("comparison", ["1", "Clearing"])
    assert found["comparison"]["common"] == 1
    assert found["setup"]["moves"] == 2


def test_rules_are_told_whole_by_chapter_or_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    book = told(capsys, "rules", "hallertau")
    assert (book["rules"], book["language"]) == (TITLES["hallertau"].newest_rules, "en")
    names = [chapter["name"] for chapter in book["chapters"]]
    assert "harvest" in names
    chapter = told(capsys, "rules", "hallertau", "harvest")
    assert [each["name"] for each in chapter["chapters"]] == ["harvest"]
    assert chapter["chapters"] == [each for each in book["chapters"] if each["name"] == "harvest"]
    found = told(capsys, "rules", "hallertau", "old", "sheep")
    assert found["chapters"] == []
    assert all("sheep" in f"{hit['heading']} {hit['text']}".lower() for hit in found["hits"])
    assert found["hits"]


def test_words_that_no_rule_has_are_an_error_in_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "hallertau", "xyzzy", "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "mentions “xyzzy”" in said.err


def test_an_example_is_played_by_people_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["rules", "hallertau", "harvest.example", "--play", "--json"])
    assert "--json and --play don't go together" in capsys.readouterr().err


def test_lessons_are_told_all_those_of_a_title_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    everything = told(capsys, "learn")["lessons"]
    assert [(one["title"], one["lesson"]) for one in everything] == [
        (title.name, lesson.name) for title in TITLES.values() for lesson in title.lessons
    ]
    of_one = told(capsys, "learn", "agricola")["lessons"]
    assert of_one == [one for one in everything if one["title"] == "agricola"]
    (first,) = told(capsys, "learn", "agricola", "first", "--lang", "de")["lessons"]
    assert first["name"] != of_one[0]["name"]
    assert {**first, "name": ""} == {**of_one[0], "name": ""}
    assert (first["moves"], first["guidance"]) == (None, None)


def test_the_record_of_a_lesson_tells_how_far_it_has_come(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lesson.txt"
    (before,) = told(capsys, "learn", "agricola", "first", "--record", str(file))["lessons"]
    assert not file.exists()
    assert (before["moves"], before["guidance"]["step"], before["guidance"]["state"]) == (0, 0, "leads")
    lesson = next(one for one in TITLES["agricola"].lessons if one.name == "first")
    game = allmende.core.Game(TITLES["agricola"], lesson.players, lesson.options, lesson.deal)
    for seat, move in lesson.opening:
        game.play(move, seat)
    game.play(before["guidance"]["moves"][0], 0)
    file.write_text(str(game.record))
    (after,) = told(capsys, "learn", "agricola", "--record", str(file))["lessons"]
    assert (after["moves"], after["guidance"]["step"]) == (1, 1)
