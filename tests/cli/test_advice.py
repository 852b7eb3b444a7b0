"""Advice in the terminal: hints during play, and what the moves of a recorded game have cost."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from allmende import cli
from allmende.bots.advice import Review, Suggestion, hint, reviews
from allmende.core import Game, Record
from allmende.titles import replay
from allmende.words import Speaker
from cli.keyboard import Keyboard
from late_games import QUICK, late_game


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("allmende.cli.hint.hint", partial(hint, care=QUICK))
    monkeypatch.setattr("allmende.cli.analysis.reviews", _last_reviews)


def _last_reviews(record: Record) -> Iterator[Review]:
    return reviews(record, len(record.moves) - 20, QUICK)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file for a record."""
    return tmp_path / "evening.txt"


def play(monkeypatch: pytest.MonkeyPatch, kept: Path, game: Game, lines: str, *arguments: str) -> int:
    """Go on with a game, everybody at one screen."""
    kept.write_text(str(game.record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return cli.main(["play", game.title.name, "--record", str(kept), "--bots", "", *arguments])


def suggestions(said: str, points: str) -> list[str]:
    """What was suggested, without the prompt before it."""
    return [line.removeprefix("> ").strip() for line in said.splitlines() if points in line]


def test_a_hint_names_options_by_number_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    game = late_game("agricola", 1, left=14)
    assert play(monkeypatch, kept, game, "hint\n") == 0
    said = capsys.readouterr().out
    found = suggestions(said, "points expected")
    assert 1 < len(found) <= 3
    assert "than “" in said or "differs from “" in said
    number, _, rest = found[0].partition(": ")
    assert play(monkeypatch, kept, game, f"{number}\n") == 0
    (seat, played), *_ = Record.parse(kept.read_text()).moves[game.version :]
    label = game.title.label(game.state, seat, game.title.vocabulary.parse(played))
    assert rest.startswith(f"{Speaker('en').say(label)}, ")


def test_a_hint_is_spoken_in_german(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    assert play(monkeypatch, kept, late_game("agricola", 1, left=14), "tipp\n", "--lang", "de") == 0
    said = capsys.readouterr().out
    assert suggestions(said, "Punkte zu erwarten")
    assert "als „" in said or "Unterschied zu „" in said


def test_a_move_that_has_no_number_is_suggested_as_it_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    record = late_game("agricola", 1, left=0, seed=9).record
    fencing = next(index for index, (_, move) in enumerate(record.moves) if move.startswith("fence "))
    assert play(monkeypatch, kept, replay(record, fencing), "hint\n") == 0
    found = suggestions(capsys.readouterr().out, "points expected")
    assert any(line.startswith("fence ") for line in found)


def test_nobody_else_at_the_screen_reads_a_hint_about_a_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    game = late_game("hallertau", 2, left=25, cards="on")
    kept.write_text(str(game.record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", Keyboard("\nhint\n" + "1\n\n\n" * 20))
    assert cli.main(["play", "hallertau", "--record", str(kept), "--bots", ""]) == 0
    said = capsys.readouterr().out
    hidden = said.index("press Enter to hide your cards")
    assert said.index("points expected") < hidden


def test_whoever_stops_a_hint_plays_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    def stopped(*arguments: object) -> list[Suggestion]:
        raise KeyboardInterrupt

    monkeypatch.setattr("allmende.cli.hint.hint", stopped)
    game = late_game("agricola", 1, left=14)
    assert play(monkeypatch, kept, game, "hint\n1\n") == 0
    assert "No hint." in capsys.readouterr().out
    assert len(Record.parse(kept.read_text()).moves) > game.version


def test_people_are_told_how_to_have_their_game_analysed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    kept.write_text(str(late_game("agricola", 1, left=1).record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", Keyboard("1\n"))
    assert cli.main(["play", "agricola", "--record", str(kept), "--bots", ""]) == 0
    assert f"`allmende replay {kept} --analysis`" in capsys.readouterr().out


# Analyses


def analyse(kept: Path, game: Game, *arguments: str) -> int:
    """Analyse a record."""
    kept.write_text(str(game.record), encoding="utf-8")
    return cli.main(["replay", str(kept), "--analysis", *arguments])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Expected score", "Given away", "The moves that cost most:", "Better:")),
        ("de", ("Zu erwartende Punkte", "Verschenkt", "Was am meisten gekostet hat:", "Besser:")),
    ],
)
def test_an_analysis_tells_the_course_of_the_game_and_what_cost_most(
    language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    assert analyse(kept, late_game("agricola", 1, left=0), "--lang", language) == 0
    said = capsys.readouterr().out
    for word in words:
        assert word in said
    (course,) = [line for line in said.splitlines() if "█" in line]
    assert "▁" in course
    costs = [float(line.split(", ")[1].split()[0].replace(",", ".")) for line in said.splitlines() if words[-1] in line]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] >= 1


def test_of_a_game_that_goes_on_there_is_no_analysis(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    assert analyse(kept, late_game("agricola", 1, left=1)) == 2
    assert capsys.readouterr().err == "allmende: The game is not over yet: it can be analyzed at its end.\n"


def test_an_analysis_that_is_stopped_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    def stopped(record: Record) -> Iterator[Review]:
        yield from islice(_last_reviews(record), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("allmende.cli.analysis.reviews", stopped)
    game = late_game("agricola", 2, left=0)
    assert analyse(kept, game) == 130
    said = capsys.readouterr()
    assert said.err == f"Stopped after 3 of {game.version} moves.\n"
    assert "Expected score" in said.out


def test_an_analysis_that_is_stopped_at_once_prints_no_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    def stopped(record: Record) -> Iterator[Review]:
        raise KeyboardInterrupt

    monkeypatch.setattr("allmende.cli.analysis.reviews", stopped)
    assert analyse(kept, late_game("agricola", 2, left=0)) == 130
    assert "Expected score" not in capsys.readouterr().out


def test_a_game_is_played_on_from_the_position_that_its_analysis_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path
) -> None:
    record = late_game("agricola", 2, left=0).record
    kept.write_text(str(record), encoding="utf-8")
    assert cli.main(["replay", str(kept), "--analysis"]) == 0
    named = capsys.readouterr().out.splitlines()[-1].split(" allmende ")[1].split()
    assert named[:4] == ["play", "agricola", "--from", str(kept)]
    at, tried = int(named[-1]), tmp_path / "tried.txt"
    # Nothing from before can be taken back, and whatever the game was kept in stays as it is.
    monkeypatch.setattr("sys.stdin", io.StringIO("undo\n"))
    assert cli.main([*named, "--bots", "", "--record", str(tried)]) == 2
    assert capsys.readouterr().err
    assert replay(tried.read_text("utf-8")).record.moves == record.moves[:at]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main([*named, "--bots", "", "--record", str(kept)]) == 0
    assert kept.read_text("utf-8") == str(record)
    assert len(replay((tmp_path / "evening-2.txt").read_text("utf-8")).record.moves) == at


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--at", "3"], "--from FILE"),
        (["--from", "KEPT"], "The game is over after"),
        (["--from", "KEPT", "--at", "99999"], "The record has"),
        (["--from", "KEPT", "--at", "3", "--seat", "5"], "There is no seat 5"),
        (["--from", "KEPT", "--at", "3", "--bots", "novice,novice"], "more bots than other seats: 2 for 1"),
    ],
)
def test_where_nobody_can_play_on_it_says_why(
    arguments: list[str], why: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept.write_text(str(late_game("agricola", 2, left=0).record), encoding="utf-8")
    told = [str(kept) if each == "KEPT" else each for each in arguments]
    assert cli.main(["play", "agricola", *told]) == 2
    assert why in " ".join(capsys.readouterr().err.split())
