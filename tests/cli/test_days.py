"""The day's game in the terminal: the deal of the day alone, then the ranking among the levels."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path

import pytest

from allmende import cli, replay
from allmende.days import game_of


def test_the_deal_of_the_day_is_played_and_ranked_among_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("allmende.bots.LEVELS", {"novice": None})
    game = game_of("arle", datetime.now(UTC).date())
    while not game.is_over:
        game.play(game.moves[-1], 0)
    file, lines = tmp_path / "day.txt", str(game.record).splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{game.record.moves[-1][1]}\n"))
    monkeypatch.setattr("allmende.cli.days._score", lambda game, level: game.scores[0] + 1)
    assert cli.main(["play", "arle", "--day", "--record", str(file)]) == 0
    said = capsys.readouterr().out
    assert "1. Novice" in said
    assert "2. you" in said
    assert replay(file.read_text()).is_over


def test_a_level_plays_the_deal_from_the_beginning() -> None:
    from allmende.cli.days import _score

    game = game_of("arle", datetime(2026, 12, 1, tzinfo=UTC).date())
    while not game.is_over:
        game.play(game.moves[-1], 0)
    assert _score(game, "random") != game.scores[0]
    assert game.is_over


def test_what_the_day_fixes_can_not_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "arle", "--day", "--seed", "3"]) == 2
    assert "--day fixes" in capsys.readouterr().err
