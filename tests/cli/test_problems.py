"""`allmende problems`: a turn is played, judged and rated; lists, and new problems from games of bots."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from allmende import cli
from allmende.arena import problem_mining
from allmende.problems import problem as shelf
from allmende.problems.grading import graded
from allmende.problems.problem import Problem, problems
from cli.mistakes import complaint
from problems.position import BASKETS, SOLUTION, found


@pytest.fixture(autouse=True)
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Problem]:
    """The only problem that comes along; what the player has tried is kept in a folder of the test."""
    known = graded([found()])
    (tmp_path / "agricola.json").write_bytes(msgspec.json.encode(known))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(shelf, "SHELF", tmp_path)
    problems.cache_clear()
    yield known[0]
    problems.cache_clear()


def answer(texts: list[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Answer the next problem by these moves."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(texts) + "\n"))
    return cli.main(["problems", "agricola", *words])


def test_a_turn_that_is_over_is_judged_explained_and_rated(
    one: Problem, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answer(one.others[0].moves, monkeypatch) == 0
    said = capsys.readouterr().out
    assert f"Problem {one.name}, rated" in said
    lead = f"{one.lead.value:.1f} ± {one.lead.half:.1f}"
    assert f"Not the best plan: it is {lead} points behind the solution" in said
    assert f"The solution, {lead} points better than the next best plan:\n1. " in said
    assert "but 3 fewer for begging markers" in said
    assert "Bots that solve it: Novice: " in said
    assert "Your rating in problems of Agricola: " in said
    assert answer(SOLUTION, monkeypatch, one.name, "--lang", "de") == 0
    said = capsys.readouterr().out
    assert "Richtig: Das ist die Lösung." in said
    assert "Nur der erste Versuch zählt." in said


def test_when_all_are_tried_none_is_next(
    one: Problem, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answer(SOLUTION, monkeypatch) == 0
    assert "(+" in capsys.readouterr().out
    assert answer([], monkeypatch) == 0
    assert capsys.readouterr().out.startswith("You have tried all problems of Agricola.")
    assert cli.main(["problems", "agricola", "--list"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("2 players  solved")


def test_half_a_turn_counts_for_nothing(
    one: Problem, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answer([BASKETS], monkeypatch) == 0
    assert capsys.readouterr().out.endswith("The turn is not over: the problem counts as not tried.\n")
    assert cli.main(["problems", "agricola", "--list"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("not tried")


def test_there_are_no_hints(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert answer(["hint"], monkeypatch) == 2
    assert capsys.readouterr().err == "allmende: There are no hints in problems.\n"


def test_the_list_as_json(one: Problem, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["problems", "agricola", "--json"]) == 0
    (listed,) = json.loads(capsys.readouterr().out)["problems"]
    assert (listed["name"], listed["players"], listed["games"]) == (one.name, 2, one.games)
    assert listed["lead"]["low"] <= listed["lead"]["value"] == one.lead.value <= listed["lead"]["high"]


def test_mining_goes_on_after_the_games_of_its_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(problem_mining, "GLANCE", 1000.0)  # only to look at games, not into them
    monkeypatch.setattr(problem_mining, "plans", lambda *_: None)
    words = ["problems", "mine", "arle", "--out", str(tmp_path / "mined.jsonl"), "--json"]
    assert cli.main([*words, "--games", "1", "--seed", "3"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert (first["games"], first["problems"], first["setup"]["seed"]) == (1, [], 3)
    assert cli.main([*words, "--games", "2"]) == 0
    second = json.loads(capsys.readouterr().out)
    assert (second["games"], second["setup"]) == (2, first["setup"])
    assert second["turns"] > first["turns"] > 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["agricola", "agricola-0"], "“agricola-0”"),
        (["arle"], "Fields of Arle"),
        (["mine"], "mine agricola"),
        (["mine", "arle", "--players", "3"], "3"),
        (["mine", "arle", "--seconds", "0"], "0"),
    ],
)
def test_mistakes_are_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert says in complaint("problems", words, "en", capsys)
