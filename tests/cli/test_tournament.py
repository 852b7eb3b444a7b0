"""`allmende tournament`: what it prints and keeps, and how it can be stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from allmende import cli
from allmende.arena.executors import LostWorkerError
from allmende.arena.tournament import Game
from allmende.cli import tournament
from allmende.core import Message, Record
from arena.one_machine_ray import put_in_place
from cli.mistakes import complaint
from processes import running

COMMAND = ["tournament", "agricola", "--bots", "random,greedy", "--games", "4", "--seed", "3"]
SOLO = ["tournament", "agricola", "--players", "1", "--bots", "random,greedy", "--games", "4", "--seed", "3"]


def standings(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The JSON that the command prints, without the times, which no run shares with another."""
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for times in found.pop("timing")["moves"].values():
        assert times["p50_ms"] <= times["p95_ms"]
    return found


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Agricola, 2 players: 4 of 4 games on 2 deals (seed 3)", "Rating", "Mean score", "Wins against"]),
        ("de", ["Agricola, 2 Spieler: 4 von 4 Partien auf 2 Startlagen (Startzahl 3)", "Wertung", "Siege gegen"]),
    ],
)
def test_it_prints_the_standings(language: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*COMMAND, "--lang", language]) == 0
    said = capsys.readouterr()
    for word in (*words, "100 (34–100)", "0 (0–66)"):
        assert word in said.out
    best, worst = (said.out.index(name) for name in {"en": ("Greedy", "Random"), "de": ("Gierig", "Zufall")}[language])
    assert best < worst
    assert said.err == ""


def test_the_same_seed_gives_the_same_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one = standings(capsys, *COMMAND)
    assert one == standings(capsys, *COMMAND, "--out", str(tmp_path))
    assert one["results"] != standings(capsys, *COMMAND[:-1], "4")["results"]
    assert (one["games"], one["expected"], one["deals"]) == (4, 4, 2)


def test_a_folder_holds_games_records_and_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    assert cli.main([*COMMAND, "--out", str(folder)]) == 0
    assert f"Games, records and standings.svg are in {folder}." in capsys.readouterr().out
    assert sorted(path.name for path in folder.iterdir()) == [
        "games.jsonl",
        "records",
        "standings.svg",
        "tournament.json",
    ]
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert [(game["deal"], game["bots"]) for game in games] == [
        (0, ["random", "greedy"]),
        (0, ["greedy", "random"]),
        (1, ["random", "greedy"]),
        (1, ["greedy", "random"]),
    ]
    records = [Record.parse(path.read_text()) for path in sorted((folder / "records").iterdir())]
    assert records[0].deal == records[1].deal != records[2].deal == records[3].deal
    drawn = (folder / "standings.svg").read_bytes()
    texts = {text.text for text in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")}
    assert {"Rating", "Mean score", "Greedy", "Random"} <= texts
    assert cli.main([*COMMAND, "--out", str(folder)]) == 0
    assert (folder / "standings.svg").read_bytes() == drawn


def test_it_goes_on_where_it_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = standings(capsys, *SOLO)
    short = [*SOLO[:-4], "--games", "2"]
    part = standings(capsys, *short, "--seed", "3", "--out", str(tmp_path))
    assert (part["games"], part["setup"]["seed"]) == (4, 3)
    kept = (tmp_path / "games.jsonl").read_text()
    # Without a seed it takes the one of the folder.
    assert standings(capsys, *SOLO[:-2], "--out", str(tmp_path)) == whole
    assert (tmp_path / "games.jsonl").read_text().startswith(kept)
    assert cli.main([*short, "--out", str(tmp_path), "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 4, "it shows what is asked for, whatever else is there"
    assert said.err == f"{tmp_path}: going on after 4 games.\n"


def stopped(monkeypatch: pytest.MonkeyPatch, error: BaseException, after: int) -> None:
    """Have this happen after so many games."""
    real = tournament.play

    def play(*arguments: Any) -> Iterator[tuple[Game, Record | None]]:
        for number, game in enumerate(real(*arguments)):
            if number == after:
                raise error
            yield game

    monkeypatch.setattr(tournament, "play", play)


def test_ctrl_c_keeps_and_prints_what_is_finished(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = standings(capsys, *SOLO)
    with monkeypatch.context() as patch:
        stopped(patch, KeyboardInterrupt(), after=3)
        assert cli.main([*SOLO, "--out", str(tmp_path)]) == 130
    said = capsys.readouterr()
    assert "3 of 8 games on 2 deals" in said.out
    assert said.err == ""
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3
    assert standings(capsys, *SOLO, "--out", str(tmp_path)) == whole


def test_ctrl_c_before_the_first_game_prints_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped(monkeypatch, KeyboardInterrupt(), after=0)
    assert cli.main(SOLO) == 130
    assert capsys.readouterr() == ("", "")


def test_a_game_that_cannot_be_played_leaves_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    error = LostWorkerError("lost", Message("error-lost-worker", {"attempts": 3}))
    stopped(monkeypatch, error, after=5)
    assert cli.main(SOLO) == 2
    said = capsys.readouterr()
    assert "5 of 8 games" in said.out
    assert said.err == "allmende: One game has ended the process that played it 3 times; it is not tried again.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_ctrl_c_ends_all_processes(tmp_path: Path) -> None:
    words = [*SOLO, "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    games = tmp_path / "games.jsonl"
    asked = [sys.executable, "-m", "allmende.cli", *words]
    with running(asked, stderr=subprocess.PIPE, start_new_session=True) as command:
        while not (games.exists() and games.stat().st_size):
            assert command.poll() is None
            time.sleep(0.1)
        os.killpg(command.pid, signal.SIGINT)  # as a terminal does it: to the command and its workers
        # Its output ends only when the last worker has gone.
        out, err = command.communicate(timeout=60)
    assert command.returncode == 130
    assert err == ""
    shown = re.search(r": (\d+) of 200,000 games", out)
    assert shown is not None
    # It may come between keeping a game and counting it.
    kept = len(games.read_text().splitlines())
    assert int(shown[1]) in (kept, kept - 1)


def test_games_are_played_on_a_ray_cluster(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    here = standings(capsys, *SOLO)
    ray = put_in_place(monkeypatch)
    assert standings(capsys, *SOLO, "--ray", "local") == here
    assert ray.most_under_way == 2
    assert not ray.running


WRONG: dict[str, tuple[list[str], str, str]] = {
    "unknown title": (["catan"], "no game “catan”", "kein Spiel „catan“"),
    "unknown bot": (["arle", "--bots", "greedy,nobody"], "no bot “nobody”", "keinen Bot „nobody“"),
    "one bot": (["arle", "--bots", "greedy"], "at least two bots", "mindestens zwei Bots"),
    "a bot twice": (["arle", "--bots", "greedy,random,greedy"], "“greedy” is named twice", "„greedy“ ist zweimal"),
    "too many players": (["arle", "--players", "3"], "not by 3", "Spielerzahl 3"),
    "no players": (["arle", "--players", "0"], "from 1 on", "ab 1"),
    "unknown option": (["arle", "--set", "weather=fine"], "no option “weather”", "keine Option „weather“"),
    "no games": (["arle", "--games", "none"], "whole number", "ganze Zahl"),
    "no folder": (["arle", "--out", __file__], f"“{__file__}”", f"„{__file__}“"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_mistake_is_one_sentence_in_both_languages(
    wrong: tuple[list[str], str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    words, english, german = wrong
    assert english in complaint("tournament", words, "en", capsys)
    assert german in complaint("tournament", words, "de", capsys)


def test_a_folder_of_something_else_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [*SOLO[1:-2], "--out", str(tmp_path)]
    standings(capsys, *SOLO, "--out", str(tmp_path))
    before = (tmp_path / "games.jsonl").read_text()
    for other in (["--seed", "4"], ["--bots", "greedy"], ["--players", "2"], ["--set", "campaign=on"]):
        assert "another tournament" in complaint("tournament", [*words, *other], "en", capsys)
        assert "anderes Turnier" in complaint("tournament", [*words, *other], "de", capsys)
    assert (tmp_path / "games.jsonl").read_text() == before
    (tmp_path / "tournament.json").write_text("{}")
    assert "tournament.json” can't be read" in complaint("tournament", words, "en", capsys)


def hide(package: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a package not be installed that a module of the arena needs."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"allmende.arena.{module}", raising=False)


def test_games_are_kept_and_go_on_without_the_package_for_the_picture(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = standings(capsys, *SOLO)
    with monkeypatch.context() as patch:
        hide("matplotlib", "plot", patch)
        stopped(patch, KeyboardInterrupt(), after=3)
        assert cli.main([*SOLO, "--out", str(tmp_path)]) == 130
        said = capsys.readouterr()
        assert f"Games and records are in {tmp_path}." in said.out
        assert said.err.startswith("Something isn't installed that the plot standings.svg needs (")
        assert "pip install 'allmende[arena]'" in said.err
    with monkeypatch.context() as patch:
        hide("matplotlib", "plot", patch)
        assert standings(capsys, *SOLO, "--out", str(tmp_path)) == whole
    assert not (tmp_path / "standings.svg").exists()
    assert cli.main([*SOLO, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "standings.svg").exists(), "it is drawn later"


def test_a_cluster_needs_a_package(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    hide("ray", "ray_cluster", monkeypatch)
    said = complaint("tournament", [*SOLO[1:], "--ray", "local"], "en", capsys)
    assert "pip install 'allmende[ray]'" in said
    assert "ray" in said


def test_a_cluster_that_is_not_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place(monkeypatch)
    words = [*SOLO[1:], "--ray", "auto"]
    assert "“auto” can't be reached: no such cluster." in complaint("tournament", words, "en", capsys)
    assert "„auto“ ist nicht zu erreichen: no such cluster." in complaint("tournament", words, "de", capsys)
