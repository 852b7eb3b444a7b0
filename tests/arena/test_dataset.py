"""Data sets: what is in them is what was played, they go on where they were stopped, and mistakes are one sentence."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import signal
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pyarrow.parquet as pq
import pytest

import allmende
from allmende import cli
from allmende.arena import dataset
from allmende.arena.contestants import as_list
from allmende.bots.title_ai import policy_inputs
from allmende.titles import TITLES
from arena.one_machine_ray import put_in_place
from cli.mistakes import complaint
from processes import running

COMMAND = ["dataset", "arle", "--bots", "greedy,random", "--games", "3", "--seed", "5"]

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "my_bot.py"
BROKEN = Path(__file__).parents[1] / "bots" / "misbehaving.py"

SMALL = """
import sys
from allmende import cli
from allmende.arena import dataset
dataset.SHARD = 1
sys.exit(cli.main(["dataset", *sys.argv[1:]]))
"""
"""The command in a process of its own, with a game in each shard."""


@pytest.fixture(autouse=True)
def _english_and_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(dataset, "SHARD", 2)


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    """All rows of one kind, shard by shard."""
    return [row for file in sorted(folder.glob(f"{kind}-*.parquet")) for row in pq.read_table(file).to_pylist()]


def random_set(folder: Path, title: str, games: int, *words: str) -> None:
    """A data set of random games."""
    command = ["dataset", title, "--bots", "random", "--games", str(games), "--seed", "5", "--out", str(folder), *words]
    assert cli.main(command) == 0


@pytest.mark.parametrize(("title", "players"), [("hallertau", "2"), ("arle", "1"), ("agricola", "3")])
def test_it_holds_what_was_played(title: str, players: str, tmp_path: Path) -> None:
    random_set(tmp_path, title, 2, "--players", players)
    games, decisions = rows(tmp_path, "games"), rows(tmp_path, "decisions")
    encode = policy_inputs(TITLES[title]).encode
    for one in games:
        game = allmende.replay(one["record"])
        assert (game.is_over, game.scores, game.winners) == (True, one["scores"], one["winners"])
        own = [row for row in decisions if row["game"] == one["game"]]
        assert [row["index"] for row in own] == list(range(one["decisions"]))
        for row in own[:: max(1, len(own) // 20)]:
            then = allmende.replay(one["record"], row["index"])
            assert row["legal"] == sorted(then.moves_of(row["seat"]))
            assert bytes(row["observation"]) == encode(then.state, row["seat"])
            assert (one_seat := game.scores[row["seat"]]) == row["score"], one_seat
            then.play(row["choice"], row["seat"])
        assert all(row["choice"] in row["legal"] for row in own)
    feature_names = json.loads((tmp_path / "terms.json").read_text())
    assert len(feature_names["features"]) == len(decisions[0]["observation"])


def test_bots_change_seats_and_splits_are_by_game(tmp_path: Path) -> None:
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    games = rows(tmp_path, "games")
    assert [one["bots"] for one in games] == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]
    for row in rows(tmp_path, "decisions"):
        assert row["bot"] == games[row["game"]]["bots"][row["seat"]]
        assert row["won"] == float(row["seat"] in games[row["game"]]["winners"])
    assert [dataset.split_of(game) for game in range(40)].count("test") == 2
    card = (tmp_path / "README.md").read_text()
    assert "license: cc0-1.0" in card
    assert "3 games with" in card


def test_the_card_has_the_command_that_makes_the_same_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the bots are called: a shell reads it, and it lacks nothing."""
    monkeypatch.chdir(tmp_path)
    bot = f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])} --depths 1,2"
    named = as_list(["random", bot])
    first = ["dataset", "arle", "--bots", named, "--games", "1", "--seed", "5", "--set", "houses=light"]
    assert cli.main([*first, "--out", "first"]) == 0
    (command,) = re.findall(r"^Made by `allmende (.*)`\.$", Path("first/README.md").read_text("utf-8"), re.MULTILINE)
    assert cli.main(shlex.split(command)) == 0
    for kind in ("games", "decisions"):
        assert rows(tmp_path / "data", kind) == rows(tmp_path / "first", kind)


def test_games_in_which_a_program_gave_up_are_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = shlex.join([sys.executable, str(BROKEN), "die", "3"])
    words = ["--bots", as_list(["random", f"cmd:{broken}"]), "--games", "3", "--seed", "5", "--out", str(tmp_path)]
    assert cli.main(["dataset", "arle", *words]) == 0
    assert capsys.readouterr().err.startswith("In 3 games a program failed, and its moves were drawn at random")
    assert [one["failed"] for one in rows(tmp_path, "games")] == [[1], [0], [1]]
    assert all(row["failed"] == row["bot"].startswith("cmd:") for row in rows(tmp_path, "decisions"))
    assert "drawn at random from there on: 3." in (tmp_path / "README.md").read_text("utf-8")
    random_set(tmp_path / "others", "arle", 1)
    assert capsys.readouterr().err == ""
    assert rows(tmp_path / "others", "games")[0]["failed"] == []


def test_it_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    random_set(whole, "arle", 5)
    random_set(parts, "arle", 3)
    played: list[int] = []
    play_shard = dataset.play_shard

    def counted(shard: dataset.Shard) -> dataset.Written:
        played.append(shard.number)
        return play_shard(shard)

    monkeypatch.setattr(dataset, "play_shard", counted)
    random_set(parts, "arle", 5)
    assert played == [1, 2]  # the last one had fewer games
    for kind in ("games", "decisions"):
        assert rows(parts, kind) == rows(whole, kind)
    (parts / "games-00001.parquet").write_bytes(b"broken")
    random_set(parts, "arle", 5)
    assert played == [1, 2, 1]
    assert "5 games with" in capsys.readouterr().out


def test_several_processes_make_the_same(tmp_path: Path) -> None:
    random_set(tmp_path / "one", "arle", 4)
    random_set(tmp_path / "two", "arle", 4, "--jobs", "2")
    assert rows(tmp_path / "one", "decisions") == rows(tmp_path / "two", "decisions")


def test_a_ray_cluster_makes_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    random_set(tmp_path / "here", "arle", 5)
    ray = put_in_place(monkeypatch)
    random_set(tmp_path / "there", "arle", 5, "--ray", "local")
    assert (ray.most_under_way, ray.running) == (2, False)
    for kind in ("games", "decisions"):
        assert rows(tmp_path / "there", kind) == rows(tmp_path / "here", kind)


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(["--jobs", "2"], id="processes"),
        pytest.param(["--ray", "local"], marks=pytest.mark.thorough, id="ray"),
    ],
)
def test_what_was_killed_goes_on(way: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By SIGKILL, in the middle, wherever it was played: what is there is whole, and isn't played again."""
    if way[0] == "--ray":
        pytest.importorskip("ray", reason="Ray is not installed: pip install 'allmende[ray]'")
    folder = tmp_path / "killed"
    command = [sys.executable, "-c", SMALL, "arle", "--bots", "random", "--games", "40", "--seed", "5"]
    with running([*command, *way, "--out", str(folder)], start_new_session=True) as process:
        while not [*folder.glob("games-*.parquet")]:
            assert process.poll() is None, "it ended without a shard"
            sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
    there = {file: file.stat().st_mtime_ns for file in folder.glob("games-*.parquet")}
    assert 0 < len(there) < 40
    monkeypatch.setattr(dataset, "SHARD", 1)
    random_set(folder, "arle", 40)
    assert {file: file.stat().st_mtime_ns for file in there} == there
    random_set(tmp_path / "whole", "arle", 40)
    for kind in ("games", "decisions"):
        assert rows(folder, kind) == rows(tmp_path / "whole", kind)


def test_mistakes_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random_set(tmp_path, "arle", 1)
    capsys.readouterr()
    words = ["arle", "--bots", "random", "--seed", "6", "--out", str(tmp_path)]
    assert "holds another data set" in complaint("dataset", words, "en", capsys)
    (tmp_path / "terms.json").write_text("{")
    assert "can't be read" in complaint("dataset", words, "en", capsys)
    assert "There is no bot" in complaint("dataset", ["arle", "--bots", "x", "--out", "x"], "en", capsys)


def test_a_full_disk_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(dataset, "write_whole", full)
    words = ["arle", "--bots", "random", "--games", "1", "--seed", "1", "--out", str(tmp_path / "data")]
    assert "No space left on device" in complaint("dataset", words, "en", capsys)


def test_without_the_extra_it_says_what_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delattr("allmende.arena.dataset")
    monkeypatch.setitem(sys.modules, "allmende.arena.dataset", None)
    assert "'allmende[dataset]' brings it" in complaint("dataset", ["arle", "--out", str(tmp_path)], "en", capsys)
