"""A series of games in the terminal: after one comes the next."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from allmende import agricola, cli, replay


@pytest.fixture
def nearly_over(tmp_path: Path) -> Path:
    """The record of a solo campaign's first game before its last decision."""
    game = agricola.new(1, seed=1, campaign="on")
    while not game.is_over:
        game.play(game.moves[0])
    lines = str(game.record).splitlines()
    file = tmp_path / "campaign.txt"
    file.write_text("\n".join(lines[:-1]) + "\n")
    return file


@pytest.mark.parametrize(("answer", "goes_on"), [("next", True), ("no", False), ("", False)])
def test_the_next_game_of_a_series_is_played_if_one_wants_it(
    nearly_over: Path,
    answer: str,
    goes_on: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"1\n{answer}\nquit\n"))
    assert cli.main(["play", "agricola", "--players", "1", "--seed", "3", "--record", str(nearly_over)]) == 0
    assert "answer “next” to play it" in capsys.readouterr().out
    assert replay(nearly_over.read_text()).is_over, "the finished game stays on disk"
    following = nearly_over.with_stem("campaign-2")
    assert following.exists() == goes_on
    if goes_on:
        game = replay(following.read_text())
        assert not game.is_over
        assert game.options["campaign"] == "on"
