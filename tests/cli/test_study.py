"""`allmende train --looks`: a net that learns by search is trained, measured, described, and goes on."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import numpy as np
import pytest

from allmende import cli
from allmende.arena.contestants import digest
from allmende.arena.learning import search_training
from allmende.arena.learning.feature_names import FeatureNames, translated
from allmende.arena.learning.folder import plan_in
from allmende.bots import champions
from allmende.bots.learned import Subject
from allmende.bots.title_ai import ai, policy_inputs
from allmende.titles import TITLES
from bots.nets import blank_net
from cli.mistakes import complaint

COMMAND = ["train", "agricola", "--minutes", "0.000001", "--evaluate", "2", "--lessons", "1", "--looks", "2"]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(search_training, "GENERATION", 1)
    monkeypatch.setattr(search_training, "FIRST_PASSES", 1)
    monkeypatch.setattr(search_training, "league", lambda _: ["random"])
    monkeypatch.setattr("allmende.cli.study.panel", lambda _: ["random"])
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path / "champions")


def champion(tmp_path: Path) -> None:
    """Let there be a champion for two."""
    (tmp_path / "champions").mkdir()
    blank_net().save(tmp_path / "champions" / "agricola-2.npz")


def test_a_net_is_trained_measured_and_described(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "nets"
    assert cli.main([*COMMAND, "--out", str(folder), "--seed", "3"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    rung, kept = said.out.splitlines()
    assert rung.startswith("Against Random: ")
    assert kept == f"The net is mind.npz in {folder}; card.md describes it."
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


def test_a_damaged_checkpoint_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    training = [*COMMAND[:3], "10", *COMMAND[4:], "--out", str(tmp_path)]
    with monkeypatch.context() as patched:
        patched.setattr(search_training, "process_time", count(step=600).__next__)  # the next generation takes so long
        assert cli.main(training) == 0
    generations = len((tmp_path / "curve.jsonl").read_bytes().splitlines())
    assert generations > 1
    (tmp_path / f"learner{(generations - 1) % 6}.npz").write_bytes(b"")
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
        (
            ["agricola", "--looks", "8", "--from", "agricola-1"],
            "can't begin with “agricola-1”",
            "mit „agricola-1“ beginnen",
        ),
        (["agricola", "--looks", "-1"], "from 0 on", "ab 0"),
        (["agricola", "--against", "nobody@8"], "not a net", "kein Netz"),
        (["agricola", "--against", "champion"], "not a net", "kein Netz"),
        (["agricola", "--players", "1", "--against", "champion@8"], "plays alone", "allein spielt"),
        (["agricola", "--looks", "2", "--league", "champion@8", "nobody@8"], "not a net", "kein Netz"),
        (["agricola", "--looks", "2", "--players", "1", "--league", "champion@8"], "plays alone", "allein spielt"),
        (["agricola", "--against", "champion@8", "--league", "champion@8"], "--league out", "Lass --league weg"),
        (["agricola", "--looks", "2", "--succeed", "75"], "without --against", "ohne --against"),
        (["agricola", "--against", "champion@8", "--succeed", "101"], "from 1 to 100", "von 1 bis 100"),
        (["agricola", "--looks", "0", "--league", "champion@8"], "add --looks", "Füge --looks hinzu"),
        (["agricola", "--looks", "0", "--jobs", "2"], "add --looks", "Füge --looks hinzu"),
        (["agricola", "--looks", "0", "--against", "champion@8"], "add --looks", "Füge --looks hinzu"),
        (["agricola", "--promote"], "only works with --plan", "wirkt nur mit --plan"),
        ([], "either a game or --plan", "Entweder ein Spiel"),
    ):
        assert english in complaint("train", [*words, *out], "en", capsys)
        assert german in complaint("train", [*words, *out], "de", capsys)
    assert not (tmp_path / "net").exists()


def test_a_title_whose_bots_cannot_search_learns_without(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agricola = TITLES["agricola"]
    monkeypatch.setattr(type(agricola), "ai", ai(agricola)._replace(policy_inputs=None))
    out = ["--out", str(tmp_path / "net")]
    assert "leave --looks out" in complaint("train", [*COMMAND[1:], *out], "en", capsys)
    assert "Lass --looks weg" in complaint("train", [*COMMAND[1:], *out], "de", capsys)


def test_a_training_begins_with_a_mind_that_comes_along_for_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    champion(tmp_path)
    monkeypatch.setattr(champions, "EXPLOITERS", tmp_path / "exploiters")
    words = ["train", "agricola", *COMMAND[2:6], "--looks", "2", "--out", str(tmp_path / "net"), "--from"]
    assert "can't begin with “exploiter”" in complaint("train", [*words[1:], "exploiter"], "en", capsys)
    (tmp_path / "exploiters").mkdir()
    blank_net(seed=5).save(tmp_path / "exploiters" / "agricola-2.npz")
    assert cli.main([*words, "exploiter", "--against", "champion@2"]) == 0
    plan = plan_in(tmp_path / "net")
    assert plan is not None
    assert plan.warm_start == f"agricola-2 {digest(tmp_path / 'exploiters' / 'agricola-2.npz')}"
    assert plan.against == f"{digest(tmp_path / 'champions' / 'agricola-2.npz')}@2"


def test_an_exploiter_is_measured_against_its_rival_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    champion(tmp_path)
    folder = tmp_path / "exploiter"
    words = ["train", "agricola", "--looks", "2", *COMMAND[2:6], "--out", str(folder)]
    assert cli.main([*words, "--against", "champion@2"]) == 0
    exploiter, _ = capsys.readouterr().out.splitlines()
    assert exploiter.startswith("The exploiter wins ")
    assert "exploiter/champion@2" in exploiter
    card = (folder / "card.md").read_text()
    assert "The exploiter wins " in card
    assert card.count("| 2 |") == 1
    plan = plan_in(folder)
    assert plan is not None
    assert plan.against.endswith("@2")
    assert plan.warm_start == plan.against, "it begins as its rival"
    assert plan.lessons == 0
    # It goes on, also when another champion reigns by then.
    blank_net(seed=2).save(tmp_path / "champions" / "agricola-2.npz")
    assert cli.main([*words, "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("Der Herausforderer gewinnt ")
    assert "another training" in complaint("train", [*words[1:], "--against", "champion@2"], "en", capsys)
    # Another one begins anew.
    anew = [*COMMAND, "--out", str(tmp_path / "anew"), "--against", f"{folder}@2"]
    assert cli.main(anew) == 0
    plan = plan_in(tmp_path / "anew")
    assert plan is not None
    assert (plan.warm_start, plan.lessons) == ("", 1)


def test_who_takes_a_rivals_place_is_measured_against_the_panel(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    champion(tmp_path)
    words = ["train", "agricola", "--looks", "2", *COMMAND[2:6], "--out", str(tmp_path / "next")]
    assert cli.main([*words, "--against", "champion@2", "--succeed", "1", "--league", "champion@4"]) == 0
    assert capsys.readouterr().out.startswith("Against Random: ")
    plan = plan_in(tmp_path / "next")
    assert plan is not None
    assert (plan.succeed, plan.exploits) == (1, False)
    assert [name.partition("@")[2] for name in plan.nets] == ["4"]
    assert "took its place" in (tmp_path / "next" / "card.md").read_text()
    # It goes on without being told again how.
    assert cli.main(words) == 0


def test_a_training_meets_nets_that_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    champion(tmp_path)
    folder = tmp_path / "net"
    words = ["train", "agricola", "--looks", "2", *COMMAND[2:6], "--out", str(folder)]
    assert cli.main([*words, "--league", "champion@2", "champion@4"]) == 0
    plan = plan_in(folder)
    assert plan is not None
    assert [name.partition("@")[2] for name in plan.nets] == ["2", "4"]
    assert f"against {', '.join(plan.nets)}" in (folder / "card.md").read_text()
    # It goes on with them, also when another champion reigns by then.
    blank_net(seed=2).save(tmp_path / "champions" / "agricola-2.npz")
    assert cli.main(words) == 0
    capsys.readouterr()
    assert "another training" in complaint("train", [*words[1:], "--league", "champion@2"], "en", capsys)


def test_a_training_begins_with_what_another_has_learned(tmp_path: Path) -> None:
    (tmp_path / "champions").mkdir()
    told = translated(blank_net(), FeatureNames.of(Subject("agricola", 2, False)), 2)
    assert told is not None
    told.save(tmp_path / "champions" / "agricola-2.npz")
    words = ["train", "agricola", "--players", "3", *COMMAND[2:6], "--looks", "2"]
    folder = tmp_path / "three"
    assert cli.main([*words, "--from", "agricola-2", "--out", str(folder)]) == 0
    plan = plan_in(folder)
    assert plan is not None
    assert (plan.subject, plan.warm_start.split()[0], plan.lessons) == ("agricola-3", "agricola-2", 0)
    assert "what agricola-2 " in (folder / "card.md").read_text()
    assert cli.main([*words, "--from", str(folder), "--out", str(tmp_path / "again")]) == 0
    plan = plan_in(tmp_path / "again")
    assert plan is not None
    assert plan.warm_start.split()[0] == "agricola-3"


def test_a_folder_of_other_features_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    agricola = TITLES["agricola"]
    known, seen = ai(agricola), policy_inputs(agricola)
    capsys.readouterr()

    def names(players: int, cards: bool) -> list[str]:
        return ["sun", *seen.names(players, cards)[1:]]

    with monkeypatch.context() as patched:
        patched.setattr(type(agricola), "ai", known._replace(policy_inputs=seen._replace(names=names)))
        for language, words in (("en", "other features or moves"), ("de", "anderen Merkmalen oder Zügen")):
            assert words in complaint("train", [*COMMAND[1:], "--out", str(tmp_path)], language, capsys)
    # Other rules are no obstacle, but they are noted.
    monkeypatch.setattr(type(TITLES["agricola"]), "rules", "2099.1")
    assert cli.main([*COMMAND, "--out", str(tmp_path)]) == 0
    rules = TITLES["agricola"].newest_rules
    assert f"going on under the rules {rules}; it began with " in capsys.readouterr().err
    assert f"rules version {rules} (before: " in (tmp_path / "card.md").read_text()
