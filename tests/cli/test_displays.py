"""Another game beside Hallertau: every command shows and plays it, whatever it knows of cards."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.table import Table

from allmende import TITLES, cli
from allmende.cli.console import Console
from allmende.cli.display import Deck, Display, points_with_lines
from allmende.cli.displays import DISPLAYS
from allmende.core import Game, Record
from core.toy import TOY


class Tiles:
    """The only list of the toy."""

    name = "tiles"
    key = ""

    def heading(self, console: Console) -> str:
        return "All tiles"

    def table(self, console: Console) -> Table:
        rows = Table()
        rows.add_row("mill")
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        return [{"name": "mill"}]


def weather(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """A word that only the toy understands."""
    console.out.print(f"{names[seat]} looks at the sky: {rest}")


class ToyDisplay(Display):
    """No more than every title has to show."""

    commands = {"weather": weather}  # noqa: RUF012, as displays declare it

    @property
    def decks(self) -> Sequence[Deck]:
        return [Tiles()]

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        for seat, name in enumerate(names):
            console.out.print(f"{name}: {points_with_lines(game.scores[seat], game.score_lines(seat), console)}")


@pytest.fixture(autouse=True)
def _toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "toy", TOY)
    monkeypatch.setitem(DISPLAYS, "toy", ToyDisplay())


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints."""
    assert cli.main([*words]) == 0
    return capsys.readouterr().out


def test_every_title_has_a_display() -> None:
    assert set(DISPLAYS) == set(TITLES)


def play(monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> int:
    """Play the toy with moves from standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return cli.main(["play", "toy", "--seed", "3", *arguments])


@pytest.mark.parametrize(("language", "goal"), [("en", "the goal"), ("de", "das Ziel")])
def test_a_whole_game_is_played_and_its_half_points_told(
    language: str, goal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n" * 100, "--players", "1", "--lang", language) == 0
    end = capsys.readouterr().out.splitlines()[-5:]
    assert "½ " in end[0]
    assert end[2].startswith("½ ")
    assert "½ " in end[-1]
    assert goal.lower() in end[-1].lower()


def test_a_terminal_of_few_letters_shows_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(letters, encoding="ascii", write_through=True))
    assert play(monkeypatch, "1\n" * 100, "--players", "1") == 0
    assert b"\n.5 " in letters.getvalue()


def test_a_game_brings_its_own_commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "weather fine\nhelp\nquit\n", "--names", "Ann", "--players", "1") == 0
    out = capsys.readouterr().out
    assert "Ann looks at the sky: fine" in out
    assert "why MOVE" in out
    assert "card 104" not in out
    assert play(monkeypatch, "hand\n", "--players", "1") == cli.WRONG


def test_hallertau_explains_its_cards(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nquit\n"))
    out = said(capsys, "play", "hallertau", "--players", "1")
    assert "why MOVE" in out
    assert "card 104" in out


def test_a_record_is_replayed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "toy.txt"
    assert play(monkeypatch, "1\n" * 100, "--players", "1", "--record", str(file)) == 0
    capsys.readouterr()
    assert Record.parse(file.read_text()).options["roof"] == "thatch"
    assert "½ " in said(capsys, "replay", str(file), "--log").splitlines()[-4]


def test_its_tiles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "cards", "toy")
    assert "All tiles" in out
    assert "mill" in out
    assert json.loads(said(capsys, "cards", "toy", "--deck", "Tiles", "--json"))["cards"] == [{"name": "mill"}]
    assert cli.main(["cards", "toy", "--deck", "hops"]) == cli.WRONG
    assert "there are: tiles." in capsys.readouterr().err


def test_simulations_count_in_halves(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "toy", "--bots", "random,random", "--games", "4", "--seed", "1")
    seats = json.loads(said(capsys, *command, "--json"))["seats"]
    assert all(seat["min"] % 1 == seat["max"] % 1 == 0.5 for seat in seats)
    rows = said(capsys, *command).splitlines()[-2:]
    assert all(row.count("½") == 2 for row in rows)


def test_a_benchmark_is_of_the_titles_that_so_many_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "toy", "--players", "3"]) == cli.WRONG
    assert "not by 3" in capsys.readouterr().err
    assert cli.main(["bench", "--players", "9"]) == cli.WRONG
    assert "not by 9" in capsys.readouterr().err


# Options


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "(by default with edition=online)"), ("de", "(voreingestellt mit edition=online)")],
)
def test_titles_tells_what_an_option_follows(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "titles", "--lang", language).splitlines()
    assert any("any-size" in line and line.endswith(words) for line in lines)


@pytest.mark.parametrize("edition", ["online", "printed"])
def test_an_option_may_mean_something_only_because_of_one_that_is_followed(
    edition: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = play(monkeypatch, "quit\n", "--players", "1", "--set", f"edition={edition}", "--set", "beams=carved")
    assert status == (0 if edition == "online" else cli.WRONG)
    assert ("only works with barn=any-size" in capsys.readouterr().err) == (edition == "printed")
