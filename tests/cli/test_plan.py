"""`allmende train --plan`: trainings one after the other, that go on when they are killed or when something changes."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import numpy as np
import pytest

from allmende import cli
from allmende.arena import ladder
from allmende.arena.learning import search_training
from allmende.arena.learning.folder import plan_in
from allmende.bots import champions
from allmende.bots.title_ai import ai, policy_inputs
from allmende.titles import TITLES
from bots.nets import blank_net
from cli.mistakes import complaint

PLAN = """\
[agricola-2]
minutes = 0.0001
looks = 2
lessons = 1

[agricola-3]
minutes = 0.0001
looks = 2
lessons = 1
from = "agricola-2"

[arle-2]
minutes = 1
"""


@pytest.fixture(autouse=True)
def given_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[int]:
    """Short trainings; by how much this process has given way to others."""
    monkeypatch.setattr(search_training, "GENERATION", 1)
    monkeypatch.setattr(search_training, "FIRST_PASSES", 1)
    monkeypatch.setattr(search_training, "league", lambda _: ["random"])
    monkeypatch.setattr("allmende.cli.study.panel", lambda _: ["random"])
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path / "champions")
    monkeypatch.setattr("allmende.cli.plan.CHAMPIONS", tmp_path / "champions")
    monkeypatch.setattr(type(TITLES["arle"]), "ai", ai(TITLES["arle"])._replace(policy_inputs=None))
    found: list[int] = []
    monkeypatch.setattr(os, "nice", found.append)
    return found


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN, encoding="utf-8")
    return ["train", "--plan", str(plan), "--evaluate", "2", "--out", str(tmp_path / "nets")]


def states(command: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `--status` says of each training."""
    capsys.readouterr()
    assert cli.main([*command, "--status"]) == 0
    _, *rows = capsys.readouterr().out.splitlines()
    return [row.rstrip() for row in rows]


def test_trainings_are_done_one_after_the_other(
    command: list[str],
    given_way: list[int],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nets = tmp_path / "nets"
    assert [row.split()[:1] + row.split()[5:] for row in states(command, capsys)] == [
        ["agricola-2", "not", "begun"],
        ["agricola-3", "not", "begun"],
        ["arle-2", *["waits:", "bots", "can't", "search", "this", "game", "yet"]],
    ]
    assert given_way == [], "looking costs nothing"
    with monkeypatch.context() as patched:
        patched.setattr("allmende.cli.study._measure", _killed)
        assert cli.main(command) == 130
    assert given_way == [19]
    assert plan_in(nets / "agricola-3") is None
    assert states(command, capsys)[0].endswith("under way"), "it has not been measured yet"
    assert cli.main(command) == 0
    said = capsys.readouterr()
    assert "agricola-3: learning until 0.0001 minutes" in said.out
    assert "arle-2: bots can't search this game yet." in said.err
    assert [row.split()[0] for row in states(command, capsys) if row.endswith("ready to be promoted")] == [
        "agricola-2",
        "agricola-3",
    ]
    second = plan_in(nets / "agricola-3")
    assert second is not None
    assert second.warm_start.startswith("agricola-2 ")
    # What is finished is not done again.
    before = (nets / "agricola-2" / "curve.jsonl").read_text()
    assert cli.main(command) == 0
    assert "learning until" not in capsys.readouterr().out
    assert (nets / "agricola-2" / "curve.jsonl").read_text() == before


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_training_that_cannot_go_on_begins_again_with_what_it_knows(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nets = tmp_path / "nets"
    assert cli.main(command) == 0
    (nets / "agricola-2" / "card.md").unlink()
    agricola = TITLES["agricola"]
    known, seen = ai(agricola), policy_inputs(agricola)

    def names(players: int, cards: bool) -> list[str]:
        return ["sun", *seen.names(players, cards)[1:]]

    monkeypatch.setattr(type(agricola), "ai", known._replace(policy_inputs=seen._replace(names=names)))
    capsys.readouterr()
    assert cli.main(command) == 0
    assert "agricola-2: begins again with what was learned so far" in capsys.readouterr().err
    begun = plan_in(nets / "agricola-2")
    assert begun is not None
    assert (begun.warm_start.split()[0], begun.lessons) == ("agricola-2", 0)
    assert (nets / "agricola-2.1" / "mind.npz").exists()


def test_where_there_is_a_champion_its_place_is_taken(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN.replace("lessons = 1", "lessons = 1\nsucceed = 40"), encoding="utf-8")
    (tmp_path / "champions").mkdir()
    blank_net().save(tmp_path / "champions" / "agricola-2.npz")
    (tmp_path / "champions" / "agricola-3.npz").write_bytes(b"of no use")
    assert cli.main(command) == 0
    two, three = (plan_in(tmp_path / "nets" / subject) for subject in ("agricola-2", "agricola-3"))
    assert two is not None
    assert (two.against[-2:], two.succeed) == ("@4", 40)
    assert three is not None
    assert (three.against, three.succeed) == ("", 0), "among itself, where there is nobody to be met"


def test_what_is_finished_is_taken_up_if_it_deserves_it(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "members", lambda _: ["racer"])
    monkeypatch.setattr(ladder, "LEVELS", ())
    monkeypatch.setattr("allmende.cli.plan.GAMES", 4)
    monkeypatch.setattr("allmende.cli.plan.LOOKS", 2)
    assert cli.main([*command, "--promote"]) == 0
    assert "55 %" not in capsys.readouterr().out, "nothing is finished yet"
    assert cli.main(command) == 0
    capsys.readouterr()
    assert cli.main([*command, "--promote"]) == 0
    said = capsys.readouterr().out
    assert "not beyond doubt more than 55 %" in said
    assert "not beyond doubt more than 37 %" in said
    assert not (tmp_path / "champions").exists()
    monkeypatch.setattr("allmende.cli.ladder.verdict", lambda *_: "promoted")
    assert cli.main([*command, "--promote", "--lang", "de"]) == 0
    assert "Von jetzt an spielen die Stufen mit diesem Netz" in capsys.readouterr().out
    for subject in ("agricola-2", "agricola-3"):
        taken = tmp_path / "champions" / f"{subject}.npz"
        assert taken.read_bytes() == (tmp_path / "nets" / subject / "mind.npz").read_bytes()
        assert taken.with_suffix(".md").read_text().startswith(f"# {subject}\n")
    assert [row.split()[-1] for row in states(command, capsys)[:2]] == ["champion", "champion"]
    assert cli.main([*command, "--promote"]) == 0
    assert "the levels play by this net already" in capsys.readouterr().out
    # From the plan and the champions alone it goes on elsewhere.
    elsewhere = [*command[:-1], str(tmp_path / "elsewhere")]
    assert cli.main(elsewhere) == 0
    begun = plan_in(tmp_path / "elsewhere" / "agricola-2")
    assert begun is not None
    assert begun.warm_start.startswith("agricola-2 ")


def test_a_full_disk_ends_it_with_a_sentence_and_nothing_is_lost(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(np, "savez_compressed", full)
        assert cli.main(command) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "No space left on device" in said
    assert cli.main(command) == 0


def test_a_damaged_plan_is_told_by_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text("[agricola-2]\nminutes = never\n", encoding="utf-8")
    words = ["--plan", str(plan), "--out", str(tmp_path)]
    assert f"Line 2 of the plan “{plan}” can't be understood: minutes = never" in complaint(
        "train", words, "en", capsys
    )
    assert f"Zeile 2 des Plans „{plan}“" in complaint("train", words, "de", capsys)
    words[1] = str(tmp_path / "none.toml")
    assert "none.toml" in complaint("train", words, "en", capsys)
