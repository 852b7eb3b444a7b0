"""The coach in the terminal holds a move back once, and plays it if it is answered again."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from allmende import agricola, cli
from allmende.core import Game
from allmende.core.coach import GENTLE, caution
from allmende.titles import replay


def warned() -> tuple[Game, str]:
    """A game for two, and a move of the first seat to which a gentle coach says something."""
    game, random = agricola.new(2, 7), Random(2)
    while True:
        seat = game.to_act[0]
        moves = game.moves_of(seat)
        for move, text in zip(moves, moves.texts, strict=True):
            if len(game.to_act) == 1 and caution(game, seat, move, GENTLE) is not None:
                return game, text
        game.play(random.choice([text for text in moves.texts if not text.startswith("done")]), seat)


@pytest.mark.parametrize(
    ("arguments", "answers", "played"),
    [((), 1, True), (("--coach", "gentle"), 1, False), (("--coach", "gentle"), 2, True)],
)
def test_a_move_waits_for_a_second_answer(
    arguments: tuple[str, ...],
    answers: int,
    played: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    game, move = warned()
    kept = tmp_path / "evening.txt"
    kept.write_text(str(game.record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{move}\n" * answers))
    assert cli.main(["play", "agricola", "--record", str(kept), "--bots", "", *arguments]) == 0
    assert (len(replay(kept.read_text("utf-8")).record.moves) > len(game.record.moves)) is played
    assert ("Give the same answer again" in " ".join(capsys.readouterr().out.split())) is bool(arguments)
