"""Records of games that their players have ended, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende import cli, hallertau


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that the second player concedes after a move."""
    game = hallertau.new(players=2, seed=7, cards="off")
    game.play(game.moves.texts[0], game.to_act[0])
    file = tmp_path / "conceded.txt"
    file.write_text(f"{game.record}end conceded 2\n")
    return file


def test_a_replay_says_how_the_game_was_ended(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(record)]) == 0
    assert "has conceded the game." in capsys.readouterr().out
    assert cli.main(["replay", str(record), "--at", "0"]) == 0
    assert "conceded" not in capsys.readouterr().out


def test_a_game_that_was_ended_is_not_played_on(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "hallertau", "--record", str(record)]) == 0
    assert "has conceded the game." in capsys.readouterr().out
