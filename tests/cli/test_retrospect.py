"""`allmende replay --retrospect`: how a game went, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende import cli
from allmende.core.view import halves
from server.house import a_game


def kept(folder: Path, moves: int = 2000, cards: str = "off") -> tuple[str, list[float]]:
    """The file of a game, and its scores."""
    game, file = a_game(moves=moves, cards=cards), folder / "game.txt"
    file.write_text(str(game.record))
    return str(file), game.scores


def test_points_and_accounts_of_all_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    file, scores = kept(tmp_path, cards="on")
    assert cli.main(["--lang", "en", "replay", file, "--retrospect"]) == 0
    told = capsys.readouterr().out.splitlines()
    totals = [line.split() for line in told if line.startswith("Points ")]
    assert [line[-1] for line in totals] == [halves(score) for score in scores]
    assert [len(line) for line in totals] == [8, 8]  # a word, and a number for the start and each round
    assert sum(line.startswith("Workers for the next round") for line in told) == 2
    # All that is entered for a player comes to the score.
    heads = [i for i, line in enumerate(told) if line.startswith(("Workers  ", "Cards  ", "What came automatically  "))]
    assert len(heads) == 6
    entered = []
    for head in heads:
        end = next(i for i in range(head + 1, len(told) + 1) if not told[i].strip())
        entered.append(sum(int(line.split()[-1]) for line in told[head + 1 : end]))
    assert [sum(entered[:3]), sum(entered[3:])] == scores


def test_it_is_told_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "de", "replay", kept(tmp_path)[0], "--retrospect"]) == 0
    assert "Was von selbst kam" in capsys.readouterr().out


def test_of_a_game_that_goes_on_nobody_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "en", "replay", kept(tmp_path, moves=20)[0], "--retrospect"]) == 2
    assert capsys.readouterr().out == ""
