"""The output of `allmende train --json`: all that decides a net, and what it comes to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import allmende
from allmende import cli
from allmende.arena.contestants import digest
from allmende.arena.learning import search_training, value_training
from allmende.arena.learning.folder import plan_in
from allmende.bots import champions
from allmende.bots.intervals import mean_interval
from cli.json_output import printed, untimed

VALUE = ["train", "agricola", "--players", "1", "--looks", "0", "--generations", "2", "--evaluate", "2"]
SEARCH = ["train", "agricola", "--looks", "2", "--lessons", "1", "--generations", "2", "--evaluate", "2"]
PLAN = """\
[agricola-2]
minutes = 0.0001
looks = 2
lessons = 1
"""


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(value_training, "GENERATION", 2)
    monkeypatch.setattr(search_training, "GENERATION", 2)
    monkeypatch.setattr(search_training, "FIRST_PASSES", 1)
    monkeypatch.setattr(search_training, "league", lambda _: ["random"])
    monkeypatch.setattr("allmende.cli.study.panel", lambda _: ["random"])
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path / "champions")


def trained(capsys: pytest.CaptureFixture[str], words: list[str], at: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is printed of a training into the folder `net` at a place, with seed 3."""
    at.mkdir(exist_ok=True)
    monkeypatch.chdir(at)
    return printed(capsys, *words, "--seed", "3", "--out", "net")


@pytest.mark.parametrize("words", [VALUE, SEARCH], ids=["value", "search"])
def test_as_many_generations_from_the_same_seed_give_the_same_bytes(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = (trained(capsys, words, tmp_path / name, monkeypatch) for name in ("one", "two"))
    assert untimed(one) == untimed(two)
    found = json.loads(one)
    assert [done["number"] for done in found["generations"]] == [0, 1]
    assert len(found["timing"]["generations"]) == 2
    assert (found["setup"]["seed"], found["plan"]["seed"]) == (3, 3)
    assert found["setup"]["rules"] == found["plan"]["rules"] == allmende.title("agricola").newest_rules


def test_a_training_that_was_stopped_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = trained(capsys, SEARCH, tmp_path / "whole", monkeypatch)
    shorter = [*SEARCH[:7], "1", *SEARCH[8:]]
    assert len(json.loads(trained(capsys, shorter, tmp_path / "part", monkeypatch))["generations"]) == 1
    assert untimed(trained(capsys, SEARCH, tmp_path / "part", monkeypatch)) == untimed(whole)


def test_a_value_net_has_the_score_of_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = json.loads(trained(capsys, VALUE, tmp_path, monkeypatch))
    assert [len(game) for game in found["scores"]] == [1, 1]
    mean = mean_interval([score for (score,) in found["scores"]])
    assert found["score"] == {"value": mean.value, "low": mean.low, "high": mean.high}
    assert found["net"] == digest(Path("net/net.npz"))
    assert (found["setup"]["bots"], found["rungs"], found["results"]) == ([], [], [])


def test_a_net_that_searches_has_the_result_of_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = json.loads(trained(capsys, SEARCH, tmp_path, monkeypatch))
    assert found["setup"]["bots"] == [f"net@2#{found['net']}", "random"]
    assert [rung["opponent"] for rung in found["rungs"]] == ["random"]
    assert len(found["results"]) == found["rungs"][0]["games"] == 2
    assert found["plan"]["constants"]["generation"] == "2"
    assert found["score"] is None
    plan = plan_in(Path("net"))
    assert plan is not None
    assert found["plan"]["subject"] == plan.subject == "agricola-2"


def test_a_plan_tells_how_far_its_trainings_have_come(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    words = ["train", "--plan", str(plan), "--evaluate", "2", "--out", str(tmp_path / "nets")]
    (before,) = json.loads(printed(capsys, *words, "--status"))["trainings"]
    assert before == {
        "subject": "agricola-2",
        "planned": 0.0001,
        "minutes": 0.0,
        "generations": 0,
        "games": 0,
        "state": "open",
    }
    (after,) = json.loads(printed(capsys, *words))["trainings"]
    assert (after["state"], after["generations"]) == ("finished", 1)
    assert json.loads(printed(capsys, *words, "--status"))["trainings"] == [after]


def test_what_a_plan_does_is_said_beside_its_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    assert cli.main(["train", "--plan", str(plan), "--evaluate", "2", "--out", str(tmp_path / "nets"), "--json"]) == 0
    assert "Against Random: " in capsys.readouterr().err
