"""Reporting a problem from the terminal, and looking at a report there."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import allmende
from allmende import cli
from allmende.core import ONLOOKER, Game
from allmende.core.report import Report, report_of
from allmende.titles import TITLES, replay
from cli.keyboard import Keyboard

DRAFT = ["--seed", "4", "--set", "cards=base", "--set", "hands=draft", "--bots", "random"]


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def play(lines: str, monkeypatch: pytest.MonkeyPatch, *words: str, person: bool = False) -> int:
    """Play with these lines as input."""
    monkeypatch.setattr("sys.stdin", Keyboard(lines) if person else io.StringIO(lines))
    return cli.main(["play", *words])


def report_in(file: str) -> Report:
    """The report in a file."""
    report = Report.parse(Path(file).read_text(encoding="utf-8"))
    assert report is not None
    return report


def test_one_word_writes_a_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    record = Path("game.txt")
    lines = "1\nreport\n2\nreport\nreport mine.txt\nquit\n"
    assert play(lines, monkeypatch, "agricola", *DRAFT, "--record", str(record)) == 0
    said = capsys.readouterr().out
    assert "The report is in agricola-report.txt" in said
    first, second, third = (report_in(file) for file in ("agricola-report.txt", "agricola-report-2.txt", "mine.txt"))
    assert second == third != first
    assert (first.eyes, first.hidden) == (0, "redealt")
    assert first.facts["version"] == allmende.__version__
    assert first.facts["engine"] == ("compiled" if allmende.COMPILED else "interpreted")
    assert second.record is not None
    assert second.step == len(second.record.moves)
    real, told = replay(record.read_text()), replay(second.record)
    assert told.view(0) == real.view(0)
    assert told.record.deal["hands"][1] != real.record.deal["hands"][1]


def test_reporting_asks_the_same_once_more(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("report\nquit\n", monkeypatch, "arle", "--seed", "1", "--bots", "random", person=True) == 0
    asked, _, after = capsys.readouterr().out.partition("The report is in")
    assert "Player 1: " in asked
    assert "Player 1: " not in after
    assert report_in("arle-report.txt").hidden == "open"


def test_a_report_that_cannot_be_written_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("report missing/folder.txt\n", monkeypatch, "arle", "--seed", "1") == 2
    assert "folder.txt" in capsys.readouterr().err


def test_replay_opens_a_report_at_its_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play("1\n2\nreport\nquit\n", monkeypatch, "agricola", *DRAFT)
    asked = capsys.readouterr().out.rpartition("Player 1: Take")[2].partition("\n>")[0]
    assert cli.main(["replay", "agricola-report.txt"]) == 0
    said = capsys.readouterr().out
    assert f"by seat 1 (version {allmende.__version__}, engine " in said
    assert "It was dealt anew" in said
    assert asked.strip() in said
    assert cli.main(["replay", "agricola-report.txt", "--log", "--at", "0", "--lang", "de"]) == 0
    assert "von Platz 1" in capsys.readouterr().out


def test_a_game_goes_on_from_a_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play("1\nreport\nquit\n", monkeypatch, "agricola", *DRAFT)
    assert play("2\nquit\n", monkeypatch, "agricola", "--record", "agricola-report.txt") == 0
    assert "Keep" in capsys.readouterr().out


def test_a_report_without_a_record_says_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no deal can be found that looks the same, there is no record, and no secret either."""
    game = Game.new(TITLES["agricola"], 2, 3, None, {"cards": "base", "hands": "draft"})
    for seat in (0, 1, 1):
        game.play(game.moves_of(seat)[0], seat)
    monkeypatch.setattr("allmende.core.report.retold", lambda game, eyes: None)
    report = report_of(game, 0, {})
    Path("report.txt").write_text(report.text(["words"]), encoding="utf-8")
    text = Path("report.txt").read_text(encoding="utf-8")
    assert report_in("report.txt").hidden == "missing"
    (own, first, second) = (move for _, move in game.record.moves)
    assert f"# heard: 1 {own}\n# heard: 2 keep\n# heard: 2 keep\n# view: {{" in text
    assert first.split()[1] not in text
    assert second.split()[1] not in text
    assert cli.main(["replay", "report.txt"]) == 2
    assert "This report has no record" in capsys.readouterr().err


def test_an_onlookers_report() -> None:
    game = Game.new(TITLES["hallertau"], 2, 3, None, {})
    report = report_of(game, ONLOOKER, {"version": "1"})
    again = Report.parse(report.text(["what is wrong?"]))
    assert again is not None
    assert (again.eyes, again.facts, again.record) == (ONLOOKER, {"version": "1"}, report.record)


@pytest.mark.parametrize("head", ["# seat: 1\n# step: x\n# hidden: open\n#\n", "# seat: 1\n# step: 3\n#\n", "#\n"])
def test_a_head_that_makes_no_sense_is_a_sentence(head: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("report.txt").write_text(f"# allmende report 1\n{head}", encoding="utf-8")
    assert cli.main(["replay", "report.txt"]) == 2
    assert "head of the report" in capsys.readouterr().err
