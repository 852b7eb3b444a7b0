"""Fields of Arle on the command line: the table fits, the main moves come first, and all tiles are listed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from allmende import arle, cli
from allmende.arle.components.board import SPACE_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.cli.arle import ArleDisplay
from allmende.cli.console import Console
from allmende.cli.display import MoveGroup
from allmende.core import Game, Record

NO_WORDS = re.compile(r"\b(?:event|prompt|move|reason|arle|space|building|resource|tool|piece|tile|month|score)-[a-z]")
"""What an id that nobody knows words for looks like."""


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def play(monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> int:
    """Play Fields of Arle with moves from standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return cli.main(["play", "arle", "--seed", "3", *arguments])


def draw(game: Game, width: int, language: str, monkeypatch: pytest.MonkeyPatch, eyes: int = 0) -> list[str]:
    """The lines of the table on a terminal of this width."""
    monkeypatch.setenv("COLUMNS", str(width))
    console = Console(language)
    with console.out.capture() as capture:
        ArleDisplay().draw(game, eyes, console, ["Ann", "Bob"][: game.players])
    return [line.rstrip() for line in capture.get().splitlines()]


# The table


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal(width: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=2, seed=3)
    lines = draw(game, width, language, monkeypatch)
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if NO_WORDS.search(line)]


def test_half_year_and_month_are_plain_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=1, seed=3)
    game.play("place fisherman")
    lines = draw(game, 80, "en", monkeypatch)
    assert lines[0] == "Half-year 1 of 9: Summer, Work Phase"
    assert lines[1].split() == ["July", "[August]", "September", "October", "November"]


def test_the_home_board_shows_land_dikes_and_animals(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=1, seed=3)
    board = [line for line in draw(game, 80, "en", monkeypatch) if line.startswith("│")]
    assert sum("tidal flat" in line for line in board) == 3
    dikes = [len(re.findall("═+", line)) for line in board]
    assert [count for count in dikes if count] == [2, 3]
    assert any("Stall: 1 Horse" in line for line in board)
    for text in ("place dike-builder", "take cattle", "place fisherman"):
        game.play(text)
    board = [line for line in draw(game, 80, "en", monkeypatch) if line.startswith("│")]
    assert sum("tidal flat" in line for line in board) == 2


def test_on_a_wide_terminal_the_supply_stands_beside_the_home_board(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=1, seed=3)
    assert any(line.startswith("┌") and "5 Food" in line for line in draw(game, 120, "en", monkeypatch))
    assert not any(line.startswith("┌") and "5 Food" in line for line in draw(game, 80, "en", monkeypatch))


def test_vehicles_show_their_spaces_and_cargo(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=1, seed=3)
    for text in ("place colonist", "place summer-laborer", "build carriage", "place clay-worker", "load clay 1"):
        game.play(text)
    text = "\n".join(draw(game, 80, "en", monkeypatch))
    assert "1 Carriage □ □□: Brick" in text


def test_whoever_looks_sees_the_own_boards_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=2, seed=3)
    for eyes, first in ((0, "Ann"), (1, "Bob")):
        lines = draw(game, 80, "en", monkeypatch, eyes)
        assert next(line for line in lines if "-19 points" in line).lstrip("▸ ").startswith(first)


def test_workers_are_seen_on_the_action_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arle.new(players=2, seed=3)
    game.play("place fisherman")
    game.play("place tanner")
    text = "\n".join(draw(game, 80, "en", monkeypatch))
    assert re.search(r"■ Fisherman: (Ann|Bob)", text)
    assert re.search(r"■ Tanner: (Ann|Bob)", text)
    assert "Baker" not in text


# The list of moves


def groups(game: Game) -> Sequence[MoveGroup]:
    """How the moves of the first seat to act are listed."""
    decision = game.decision(game.to_act[0])
    assert decision is not None
    found = ArleDisplay().groups(game, decision, Console("en"))
    assert sorted(place for group in found for place in group.moves) == list(range(len(decision.moves)))
    return found


def test_the_season_comes_first_then_the_special_action_then_what_is_possible_at_any_time() -> None:
    game = arle.new(players=2, seed=3)
    main, special, any_time = groups(game)
    texts = game.moves.texts
    assert [texts[place] for place in main.moves] == [*(f"place {name}" for name in SPACE_NAMES[:15]), "pass"]
    assert [texts[place] for place in special.moves] == [f"place {name}" for name in SPACE_NAMES[15:]]
    assert [texts[place] for place in any_time.moves] == ["return horse"]
    while game.state.half_year < 2:
        game.play("done" if "done" in game.moves else "pass", game.to_act[0])
    texts = game.moves.texts
    assert [texts[place] for place in groups(game)[0].moves] == [
        *(f"place {name}" for name in SPACE_NAMES[15:]),
        "pass",
    ]


def test_a_number_chooses_the_move_beside_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    table = ("--bots", "", "--record", str(file))
    assert play(monkeypatch, "pass\n" * 8 + "\n\n" + "1\nquit\n", *table) == 0
    out = capsys.readouterr().out
    assert "1  Place on the Peat Boatman – " in out
    assert Record.parse(file.read_text()).moves[-1][1] == "place peat-boatman"


def test_hints_tell_what_things_cost_and_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "place builder\ndone\nplace summer-laborer\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert "Place on the Clay Worker – Gain 1 Clay for every Shovel." in out
    assert re.search(r"Build Workshop – .*1 point\. ", out)
    assert re.search(r"Build Handcart – 2 Wood; 0 points", out)


def test_enter_goes_on_where_nothing_else_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "place colonist\nplace summer-laborer\nbuild carriage\nplace woodcutter\nplace clay-worker\n\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert "Enter: go on." in out
    assert "Half-year 2 of 9: Winter" in out


def test_what_is_loaded_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "place colonist\nplace summer-laborer\nbuild carriage\nload clay 1\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert "loads Clay" in out
    assert "pays 1 Clay" not in out
    assert "Phase 2" not in out


# Whole games


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("houses", ["light", "dark"])
def test_a_whole_game_is_told_in_words(
    language: str, houses: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--players", "1", "--set", f"houses={houses}", "--lang", language)
    assert play(monkeypatch, "1\n" * 500, *arguments) == 0
    out = capsys.readouterr().out
    assert not NO_WORDS.search(out)
    assert "110" in out.splitlines()[-1]
    assert ("Half-year 9 of 9" in out) == (language == "en")


def test_a_game_is_kept_resumed_taken_back_and_replayed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    assert play(monkeypatch, "place fisherman\n", "--record", str(file)) == 0
    kept = Record.parse(file.read_text())
    assert (0, "place fisherman") in kept.moves
    assert play(monkeypatch, "place farmer\nundo\nquit\n", "--record", str(file)) == 0
    assert "going on after" in capsys.readouterr().err
    assert Record.parse(file.read_text()).moves[: len(kept.moves)] == kept.moves
    assert cli.main(["replay", str(file), "--log"]) == 0
    out = capsys.readouterr().out
    assert "Fisherman" in out
    assert not NO_WORDS.search(out)


def test_questions_are_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "spaces\nbuildings\nhelp\nwhy place tanner\nwhy place farmer\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert out.count("Gain 1 Clay for every Shovel.") >= 2
    assert "25 Food" in out
    assert "════ is a dike" in out
    assert "“place farmer” is legal now" in out
    assert not NO_WORDS.search(out)


@pytest.mark.parametrize("lines", ["99\n", "place\n", "place tanner\n", "load wood 1\n", "seat 2\n"])
def test_nonsense_from_a_file_ends_the_game(
    lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, lines, "--players", "1") == cli.WRONG
    assert capsys.readouterr().err.startswith("allmende: ")


# The tiles


@pytest.mark.parametrize("language", ["en", "de"])
def test_buildings_and_destinations_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "arle", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert not NO_WORDS.search(out)
    assert max(map(len, out.splitlines())) <= 80
    for word in ("Bremen", "Emden", "Berum"):
        assert word in out


def test_tiles_are_to_be_had_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "arle", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert [card["name"] for card in cards if card["kind"] == "building"] == BUILDING_NAMES
    assert sum(card["size"] for card in cards if card["kind"] == "destination") == 19
    assert cli.main(["cards", "arle", "--deck", "d", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["cards"]) == 9
