"""`allmende train`: what it says and leaves in its folder, and how it can be stopped."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from allmende import cli
from allmende.arena.learning import self_play, value_training
from allmende.arena.learning.folder import Generation, plan_in
from allmende.bots.value_net import ValueNet
from cli.mistakes import complaint

COMMAND = ["train", "agricola", "--players", "1", "--minutes", "0.005", "--evaluate", "2", "--looks", "0"]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_training, "GENERATION", 2)


def curve(folder: Path) -> list[Generation]:
    return msgspec.json.Decoder(Generation).decode_lines((folder / "curve.jsonl").read_bytes())


def test_a_net_is_trained_measured_and_described(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "nets" / "agricola"
    assert cli.main([*COMMAND, "--out", str(folder), "--seed", "3", "--lessons", "1"]) == 0
    said = capsys.readouterr()
    count, games = len(curve(folder)), curve(folder)[-1].games
    assert said.err == ""
    heading, score, kept = said.out.splitlines()
    # A busy machine comes to one generation in this time.
    generations = "1 generation" if count == 1 else f"{count} generations"
    played = "1 game" if games == 1 else f"{games} games"
    assert heading.startswith(f"Agricola, 1 player: {played} in {generations}, 0.")
    assert " minutes of one core " in heading
    assert heading.endswith("(seed 3)")
    assert score.startswith("Mean score of 2 games without search, with a 95 % interval: ")
    assert kept == f"The net is net.npz in {folder}; card.md describes it."
    plan = plan_in(folder)
    assert plan is not None
    assert (plan.subject, plan.seed, plan.teacher, plan.lessons) == ("agricola-1", 3, "Greedy", 1)
    assert ValueNet.load(folder / "net.npz").inputs == plan.features
    card = (folder / "card.md").read_text()
    assert card.startswith("# agricola-1\n")
    assert score.partition("interval: ")[2].partition(" ")[0] in card
    texts = {text.text for text in ElementTree.parse(folder / "curve.svg").iter("{http://www.w3.org/2000/svg}text")}
    assert {heading, "Mean score in training", "Error of the guesses", "Minutes of one core"} <= texts


def test_it_speaks_german(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main([*COMMAND, "--out", str(tmp_path), "--lang", "de"]) == 0
    heading, score, kept = capsys.readouterr().out.splitlines()
    assert heading.startswith("Agricola, 1 Spieler: ")
    assert score.startswith("Mittel aus 2 Partien ohne Suche, mit 95-%-Intervall: ")
    assert kept.startswith("Das Netz ist net.npz in ")
    assert "Punkte im Training, im Mittel" in (tmp_path / "curve.svg").read_text()
    assert "## Limits" in (tmp_path / "card.md").read_text(), "cards are in English"


def test_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*COMMAND, "--out", str(tmp_path), "--lessons", "1"]
    asked = []
    play = self_play.self_play

    def interrupted(*what: object) -> self_play.Samples:
        asked.append(what)
        if len(asked) == 2:
            raise KeyboardInterrupt
        return play(*what)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(self_play, "self_play", interrupted)
        words[5] = "5"
        assert cli.main(words) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"Stopped after 2 generations; the same command goes on with what is in {tmp_path}.\n"
    plan, before = plan_in(tmp_path), curve(tmp_path)
    assert len(before) == 2
    assert not (tmp_path / "card.md").exists()
    # A little more time than is spent already; seed and lessons are those that were.
    words[5] = f"{before[-1].seconds / 60 + 0.003}"
    assert cli.main(words[:-2]) == 0
    said = capsys.readouterr()
    assert said.err == f"{tmp_path}: going on after 2 generations.\n"
    assert plan_in(tmp_path) == plan
    assert curve(tmp_path)[:2] == before
    assert len(curve(tmp_path)) > 2
    assert (tmp_path / "card.md").exists()


def test_a_training_begins_where_another_has_come_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    alone, two = tmp_path / "alone", tmp_path / "two"
    assert cli.main([*COMMAND, "--out", str(alone)]) == 0
    words = ["train", "agricola", "--minutes", "0.005", "--evaluate", "2", "--out", str(two)]
    assert cli.main([*words, "--from", str(alone)]) == 0
    plan = plan_in(two)
    assert plan is not None
    assert (plan.subject, plan.warm_start) == ("agricola-2", "agricola-1")
    assert "* Warm start: agricola-1\n" in (two / "card.md").read_text()
    # It goes on without being told again.
    words[3] = "0.02"
    assert cli.main(words) == 0
    assert plan_in(two) == plan
    capsys.readouterr()
    for folder, title in ((tmp_path / "none", "agricola"), (alone, "arle")):
        assert cli.main(["train", title, "--out", str(tmp_path / "new"), "--from", str(folder)]) == 2
        assert f"can't begin with “{folder}”" in capsys.readouterr().err
    ValueNet([(np.zeros((3, 1)), np.zeros(1))]).save(alone / "net.npz")
    assert cli.main(["train", "agricola", "--out", str(tmp_path / "new"), "--from", str(alone)]) == 2
    assert "net.npz” is of an earlier version" in capsys.readouterr().err
    (alone / "net.npz").write_bytes(b"PK")
    assert cli.main(["train", "agricola", "--out", str(tmp_path / "new"), "--from", str(alone)]) == 2
    assert "net.npz” can't be read" in capsys.readouterr().err


def test_a_training_begins_with_a_net_that_comes_along(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["train", "agricola", "--minutes", "0.005", "--evaluate", "2", "--out", str(tmp_path / "three")]
    assert cli.main([*words, "--players", "3", "--from", "agricola-2"]) == 0
    plan = plan_in(tmp_path / "three")
    assert plan is not None
    assert (plan.subject, plan.warm_start) == ("agricola-3", "agricola-2")
    assert curve(tmp_path / "three")[0].mean > 15, "it has learned a lot already"
    capsys.readouterr()
    for title, name in (("arle", "agricola-2"), ("agricola", "agricola-9"), ("agricola", "../weights/agricola-2")):
        assert cli.main(["train", title, "--out", str(tmp_path / "new"), "--from", name]) == 2
        assert f"can't begin with “{name}”" in capsys.readouterr().err


def test_who_is_stopped_while_measuring_only_measures_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("allmende.cli.train.evaluate", interrupted)
        assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 130
    before = curve(tmp_path)
    assert "Stopped after" in capsys.readouterr().err
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    assert curve(tmp_path) == before
    assert (tmp_path / "card.md").exists()


def test_without_the_extra_only_the_picture_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for name in ("drawing", "learning.curve"):
        monkeypatch.delitem(sys.modules, f"allmende.arena.{name}", raising=False)
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert "Something isn't installed that the plot curve.svg needs" in said.err
    assert "pip install 'allmende[train]'" in said.err
    assert said.err.count("\n") == 1
    assert (tmp_path / "card.md").exists()
    assert not (tmp_path / "curve.svg").exists()


WRONG: dict[str, tuple[list[str], str, str]] = {
    "unknown title": (["catan"], "“catan”", "„catan“"),
    "too many players": (["arle", "--players", "3"], "not by 3", "Spielerzahl 3"),
    "unknown option": (["arle", "--set", "weather=fine"], "no option “weather”", "keine Option „weather“"),
    "no minutes": (["arle", "--minutes", "soon"], "above 0", "über 0"),
    "minutes of no end": (["arle", "--minutes", "inf"], "above 0", "über 0"),
    "no time": (["arle", "--minutes", "0"], "“0” must be a number above 0", "über 0"),
    "negative lessons": (["arle", "--lessons", "-1"], "from 1 on", "ab 1"),
    "no evaluation": (["arle", "--evaluate", "0"], "from 1 on", "ab 1"),
    "no folder": (["arle", "--out", __file__], f"“{__file__}”", f"„{__file__}“"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_mistake_is_one_sentence_in_both_languages(
    wrong: tuple[list[str], str, str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words, english, german = wrong
    out = [] if "--out" in words else ["--out", str(tmp_path / "net")]
    assert english in complaint("train", [*words, *out], "en", capsys)
    assert german in complaint("train", [*words, *out], "de", capsys)
    assert not (tmp_path / "net").exists()


def test_a_folder_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(["train", "arle"])
    assert exit_.value.code == 2
    assert "--out" in capsys.readouterr().err


def test_a_folder_of_something_else_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [*COMMAND[1:], "--out", str(tmp_path)]
    assert cli.main(["train", *words, "--seed", "3"]) == 0
    capsys.readouterr()
    before = (tmp_path / "curve.jsonl").read_bytes(), (tmp_path / "net.npz").read_bytes()
    for other in (["--seed", "4"], ["--players", "2"], ["--set", "campaign=on"], ["--lessons", "5"]):
        assert "another training" in complaint("train", [*words, *other], "en", capsys)
        assert "anderes Training" in complaint("train", [*words, *other], "de", capsys)
    assert ((tmp_path / "curve.jsonl").read_bytes(), (tmp_path / "net.npz").read_bytes()) == before
    (tmp_path / "training.json").write_text("{}")
    assert "training.json” can't be read" in complaint("train", words, "en", capsys)
    assert "training.json“ lässt sich nicht" in complaint("train", words, "de", capsys)


def test_help_teaches_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (
        ("en", "one that is already there goes on"),
        ("de", "ist dort schon eines, geht es weiter"),
    ):
        with pytest.raises(SystemExit) as exit_:
            cli.main(["train", "--lang", language, "--help"])
        assert exit_.value.code == 0
        said = capsys.readouterr().out
        assert "allmende train agricola --players 1" in said
        assert words in said
        assert "help-" not in said
