"""`allmende train --looks`: a net that learns by search is trained, measured, described, and goes on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from allmende import cli
from allmende.arena.learning import apprenticeship
from allmende.arena.learning.folder import plan_in
from allmende.bots import RandomBot
from cli.mistakes import complaint

COMMAND = ["train", "agricola", "--minutes", "0.0001", "--evaluate", "2", "--lessons", "1", "--looks", "2"]


@pytest.fixture(autouse=True)
def _english_and_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(apprenticeship, "GENERATION", 1)
    monkeypatch.setattr(apprenticeship, "FIRST_PASSES", 1)
    monkeypatch.setattr(apprenticeship, "make", lambda *_: RandomBot())
    monkeypatch.setattr("allmende.cli.study.panel", lambda _: ["random"])


def test_a_net_is_trained_measured_and_described(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "nets"
    assert cli.main([*COMMAND, "--out", str(folder), "--seed", "3"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    rung, kept = said.out.splitlines()
    assert rung.startswith("Against Random: ")
    assert kept == f"The net is mind.npz in {folder}; card.md tells all about it."
    plan = plan_in(folder)
    assert plan is not None
    assert (plan.subject, plan.looks, plan.lessons, plan.seed) == ("agricola-2", 2, 1, 3)
    card = (folder / "card.md").read_text()
    assert card.startswith("# agricola-2\n")
    assert "| random | 2 | " in card
    # It goes on without being told again how.
    assert cli.main([*COMMAND[:4], "--evaluate", "2", "--out", str(folder), "--lang", "de"]) == 0
    said = capsys.readouterr()
    assert said.err == f"{folder}: weiter nach 1 Generation.\n"
    assert said.out.startswith("Gegen Zufall: ")
    assert plan_in(folder) == plan


def test_a_damaged_checkpoint_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    training = [*COMMAND[:3], "0.2", *COMMAND[4:], "--out", str(tmp_path)]
    assert cli.main(training) == 0
    generations = len((tmp_path / "curve.jsonl").read_bytes().splitlines())
    assert generations > 1
    (tmp_path / f"pupil{(generations - 1) % 3}.npz").write_bytes(b"")
    capsys.readouterr()
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    assert "The last generation can't be read; going back to the one before." in capsys.readouterr().err


def test_a_full_disk_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(np, "savez_compressed", full)
        assert "No space left on device" in complaint("train", [*COMMAND[1:], "--out", str(tmp_path)], "en", capsys)
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0


def test_a_mistake_is_one_sentence_in_both_languages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "net")]
    for words, english, german in (
        (["arle", "--looks", "8"], "leave --looks away", "--looks muss weg"),
        (["agricola", "--players", "3", "--looks", "8"], "leave --looks away", "--looks muss weg"),
        (["agricola", "--looks", "8", "--from", "agricola-1"], "exclude one another", "schließen einander aus"),
        (["agricola", "--looks", "-1"], "from 0 on", "ab 0"),
    ):
        assert english in complaint("train", [*words, *out], "en", capsys)
        assert german in complaint("train", [*words, *out], "de", capsys)
    assert not (tmp_path / "net").exists()
