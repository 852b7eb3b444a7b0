"""The output of `--json`: its schema, and what is the same whenever a command is run again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import allmende
from allmende import cli
from allmende.arena import Speed, ladder
from allmende.arena.match import Outcome
from allmende.cli import bench, simulate
from allmende.core.message import Message
from cli.json_output import ROOT, SCHEMA, printed, untimed

SIMULATE = ["simulate", "agricola", "--bots", "greedy,random", "--games", "3"]
TOURNAMENT = ["tournament", "agricola", "--bots", "greedy,random", "--games", "3"]
LADDER = ["ladder", "agricola", "--bot", "random", "--games", "4"]
DATASET = ["dataset", "arle", "--bots", "random", "--games", "2", "--out"]
CARDS = ["cards", "hallertau", "--stats", "--bot", "random", "--games", "2"]
GAMES = {
    "simulate": SIMULATE,
    "tournament": TOURNAMENT,
    "ladder": LADDER,
    "dataset": DATASET,
    "card-statistics": CARDS,
}
TOLD = {
    "problems": ["problems", "agricola"],
    "titles": ["titles"],
    "cards": ["cards", "arle"],
    "bench": ["bench", "arle"],
    "records": ["records", "check", str(ROOT / "tests/records/arle"), "--jobs", "1"],
    "version": ["version"],
    "rules": ["rules", "hallertau"],
    "learn": ["learn"],
    "replay": ["replay", str(ROOT / "tests/records/arle/amendment-1.txt"), "--log", "--retrospect"],
}
OTHERS = {"problems-mine", "train", "train-plan", "lines", "comparison", "load", "survey"}
"""Outputs with tests of their own, in other files."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "members", lambda _: [])
    monkeypatch.setattr(ladder, "LEVELS", ("novice",))
    monkeypatch.setattr(bench, "measure_in", lambda *_: Speed("arle", 2, False, 9e3, 53.0, 6e3, 2e4, 1e4, 2756))


def with_folder(words: Sequence[str], folder: Path) -> list[str]:
    """The command with a new folder, if it asks for one."""
    return [*words, str(folder)] if words[-1] == "--out" else [*words]


def test_the_schema_is_up_to_date() -> None:
    check = [sys.executable, ROOT / "tools/output_schema.py", "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_schema_knows_every_command_with_json() -> None:
    assert set(SCHEMA["discriminator"]["mapping"]) == GAMES.keys() | TOLD.keys() | OTHERS


@pytest.mark.parametrize("words", TOLD.values(), ids=TOLD)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_told_fits_the_schema(words: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, *words, "--lang", language))
    assert (found["command"], found["version"]) == (words[0], allmende.__version__)


@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)
def test_the_same_seed_gives_the_same_bytes_with_any_number_of_jobs(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = printed(capsys, *with_folder(words, tmp_path / "one"), "--seed", "3")
    two = printed(capsys, *with_folder(words, tmp_path / "two"), "--seed", "3", "--jobs", "2")
    assert untimed(one) == untimed(two)
    assert (json.loads(one)["timing"]["jobs"], json.loads(two)["timing"]["jobs"]) == (1, 2)


@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)
def test_a_seed_that_was_drawn_is_told_and_can_be_given(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    drawn = printed(capsys, *with_folder(words, tmp_path / "drawn"))
    setup = json.loads(drawn)["setup"]
    assert setup["rules"] == allmende.title(setup["title"]).newest_rules
    assert setup["options"] == allmende.title(setup["title"]).checked_options(setup["players"], {})
    given = printed(capsys, *with_folder(words, tmp_path / "given"), "--seed", str(setup["seed"]))
    assert untimed(given) == untimed(drawn)


@pytest.mark.parametrize("words", [SIMULATE, TOURNAMENT, LADDER], ids=lambda words: str(words[0]))
def test_every_game_has_a_result(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, *words, "--seed", "3"))
    results = found["results"]
    assert [game["number"] for game in results] == list(range(found["games"]))
    for game in results:
        assert [sum(points.values()) for points in game["points"]] == game["scores"]
        assert set(game["bots"]) <= set(found["setup"]["bots"])
        best = max(game["scores"])
        assert game["winners"] == [seat for seat, score in enumerate(game["scores"]) if score == best]


def test_a_bot_that_drops_out_is_in_the_result_of_its_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit('no more')")
    bots = f'random,"cmd:{sys.executable} {broken}"'
    assert cli.main(["simulate", "arle", "--bots", bots, "--games", "1", "--seed", "1", "--json"]) == 0
    line = capsys.readouterr().out
    jsonschema.validate(json.loads(line), SCHEMA)
    (game,) = json.loads(line)["results"]
    assert game["winners"] == [0]
    assert game["failed"]["1"]["id"] == "program-failed"


def test_a_game_in_which_both_bots_drop_out_is_one_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = Message("program-failed", {"program": "bot", "why": Message("program-ended-silently")})
    outcome = Outcome([1, 2], [], 9, points=[{}, {}], failed={0: lost, 1: lost})
    monkeypatch.setattr(simulate, "simulate", lambda *_: [outcome, outcome])
    assert cli.main([*SIMULATE[:-1], "2"]) == 0
    assert "In 2 games a bot dropped out" in capsys.readouterr().err


def test_a_simulation_that_is_interrupted_tells_what_it_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = json.loads(printed(capsys, *SIMULATE, "--seed", "3"))
    real = simulate.simulate

    def stopped(*arguments: Any) -> Iterator[Outcome]:
        for number, outcome in enumerate(real(*arguments)):
            if number == 2:
                raise KeyboardInterrupt
            yield outcome

    monkeypatch.setattr(simulate, "simulate", stopped)
    assert cli.main([*SIMULATE, "--seed", "3", "--json"]) == 130
    part = json.loads(capsys.readouterr().out)
    assert part["results"] == whole["results"][:2]
    assert cli.main([*SIMULATE, "--seed", "3"]) == 130
    assert "2 games (seed 3)" in capsys.readouterr().out


def test_titles_have_all_that_a_command_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    found = {title["name"]: title for title in json.loads(printed(capsys, "titles"))["titles"]}
    hallertau = found["hallertau"]
    assert hallertau["players"] == [1, 2, 3, 4]
    assert hallertau["options"]["progress"] == {
        "values": ["together", "clockwise"],
        "default": "together",
        "follows": "",
        "needs": {},
    }
    assert hallertau["options"]["gateway"]["needs"] == {"cards": ["on"]}
    assert "greedy" in hallertau["bots"]


def test_json_is_utf_8_in_any_terminal() -> None:
    words = [sys.executable, "-m", "allmende.cli", "cards", "arle", "--json", "--lang", "de"]
    done = subprocess.run(words, capture_output=True, check=True, env={"PYTHONIOENCODING": "ascii", **_paths()})
    found = json.loads(done.stdout.decode("utf-8"))
    assert any("ü" in card["title"] for card in found["cards"])


def _paths() -> dict[str, str]:
    return {"PYTHONPATH": str(ROOT / "src"), "ALLMENDE_PURE": "1"}
