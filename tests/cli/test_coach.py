"""The coach in the terminal holds a move back once, and plays it if it is answered again."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from allmende import agricola, cli
from allmende.cli.habits import FIRST_GAMES, habits
from allmende.core import Game
from allmende.core.coach import GENTLE, caution
from allmende.titles import replay
from cli.keyboard import Keyboard


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
    game, move = warned()
    kept = tmp_path / "evening.txt"
    kept.write_text(str(game.record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{move}\n" * answers))
    assert cli.main(["play", "agricola", "--record", str(kept), "--bots", "", *arguments]) == 0
    assert (len(replay(kept.read_text("utf-8")).record.moves) > len(game.record.moves)) is played
    assert ("Give the same answer again" in " ".join(capsys.readouterr().out.split())) is bool(arguments)


def sit(monkeypatch: pytest.MonkeyPatch, kept: Path, words: str, *arguments: str) -> int:
    """Go on at the keyboard with the game that is kept, all seats at one screen; how many moves it has then."""
    # People who share a screen press Enter when they have come to it.
    monkeypatch.setattr("sys.stdin", Keyboard(words))
    assert cli.main(["play", "agricola", "--record", str(kept), "--bots", "", *arguments]) == 0
    return len(replay(kept.read_text("utf-8")).record.moves)


@pytest.mark.parametrize(("finished", "held"), [(0, True), (FIRST_GAMES - 1, True), (FIRST_GAMES, False)])
def test_people_have_a_gentle_coach_in_their_first_games(
    finished: int, held: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, move = warned()
    kept = tmp_path / "evening.txt"
    kept.write_text(str(game.record), encoding="utf-8")
    for _ in range(finished):
        habits().finish("agricola")
    habits().finish("hallertau")
    moves = sit(monkeypatch, kept, f"\n{move}\n")
    assert (moves == len(game.record.moves)) is held


def test_a_finished_game_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, random = agricola.new(1, 7), Random(2)
    while len(game.record.moves) < 300 and not game.is_over:
        game.play(random.choice(game.moves.texts))
    last = game.record.moves[-1][1]
    assert game.is_over
    game.undo(0)
    kept = tmp_path / "evening.txt"
    kept.write_text(str(game.record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", Keyboard(f"\n{last}\n{last}\n"))
    assert cli.main(["play", "agricola", "--record", str(kept), "--players", "1"]) == 0
    assert habits().finished == {"agricola": 1}


def test_what_is_hushed_is_never_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, move = warned()
    kept = tmp_path / "evening.txt"
    kept.write_text(str(game.record), encoding="utf-8")
    before = len(game.record.moves)
    assert sit(monkeypatch, kept, "\nhush\n", "--coach", "gentle") == before
    assert "hasn't said anything yet" in capsys.readouterr().out
    assert sit(monkeypatch, kept, f"\n{move}\nhush\n", "--coach", "gentle") == before
    assert "You won't hear that any more." in capsys.readouterr().out
    assert sit(monkeypatch, kept, f"\n{move}\n", "--coach", "gentle") > before


def test_habits_that_can_not_be_read_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "allmende").mkdir()
    (tmp_path / "allmende" / "habits.json").write_text("[]")
    assert habits().is_new_to("agricola")
    monkeypatch.setenv("XDG_DATA_HOME", __file__)
    habits().finish("agricola")
    assert habits().finished == {}
