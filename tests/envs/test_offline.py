"""Solo games in Minari: what a game shows, pays and tells, as often as it is stopped, and mistakes are one sentence."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import Any

import minari
import numpy as np
import pytest

import allmende
from allmende import cli, envs
from allmende.arena import dataset
from allmende.envs import offline
from cli.mistakes import complaint

NAME = "allmende/random-v0"


@pytest.fixture(autouse=True)
def _english_and_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    monkeypatch.setattr(dataset, "SHARD", 2)


def words(folder: Path, title: str, games: int, *more: str) -> list[str]:
    """A command that has random solo games written down, for Minari, too."""
    told = ["--players", "1", "--bots", "random", "--games", str(games), "--seed", "5", "--out", str(folder / title)]
    return [title, *told, "--minari", NAME, *more]


def loaded() -> Any:
    """What Minari has."""
    return minari.load_dataset(NAME)


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_an_episode_is_what_the_environment_shows(title: str, tmp_path: Path) -> None:
    assert cli.main(["dataset", *words(tmp_path, title, 3)]) == 0
    found = loaded()
    env = found.recover_environment()
    assert (found.total_episodes, env.unwrapped.playing.terms.title.name) == (3, title)
    assert (found.observation_space, found.action_space) == (env.observation_space, env.action_space)
    terms = dataset.terms_in(tmp_path / title)
    assert terms is not None
    games = list(dataset.records(tmp_path / title, terms, 3))
    for kept, (seed, record) in zip(found.iterate_episodes(), games, strict=True):
        observation, info = env.reset(seed=seed)
        for step, action in enumerate(kept.actions):
            assert np.array_equal(kept.observations["observation"][step], observation["observation"])
            assert np.array_equal(kept.observations["action_mask"][step], observation["action_mask"])
            assert np.array_equal(kept.infos["action_mask"][step], info["action_mask"])
            assert info["action_mask"][action] == 1
            observation, reward, over, cut, info = env.step(action)
            assert (kept.rewards[step], kept.terminations[step], kept.truncations[step]) == (reward, over, cut)
        assert kept.terminations[-1]
        assert [kept.rewards.sum()] == allmende.replay(str(record)).scores
        assert len(kept.infos["action_mask"]) == len(kept.actions) + 1


def test_options_come_along(tmp_path: Path) -> None:
    assert cli.main(["dataset", *words(tmp_path, "agricola", 1, "--set", "cards=base")]) == 0
    env = loaded().recover_environment()
    assert env.unwrapped.playing.terms.options["cards"] == "base"
    assert env.unwrapped.feature_names == envs.SoloEnv("agricola", cards="base").feature_names


def test_it_goes_on_after_the_last_whole_episode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    episode = offline.episode

    def counted(env: envs.SoloEnv, game: offline.Played) -> Any:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(game.seed)
        return episode(env, game)

    monkeypatch.setattr(offline, "episode", counted)
    assert cli.main(["dataset", *words(tmp_path, "arle", 5)]) == 130
    assert loaded().total_episodes == 2
    broken_off = offline.place(NAME) / "data" / "2"
    broken_off.mkdir()
    (broken_off / "metadata.json").touch()
    monkeypatch.setattr(offline, "episode", episode)
    assert cli.main(["dataset", *words(tmp_path, "arle", 5)]) == 0
    seeds = [each["seed"] for each in loaded().storage.get_episode_metadata(range(5))]
    assert len(set(seeds)) == 5
    assert seeds[:2] == played


def test_mistakes_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dataset", *words(tmp_path, "arle", 1)]) == 0
    capsys.readouterr()
    for wrong in ("farmer", "a b-v0", "../arle-v0"):
        command = [*words(tmp_path, "arle", 1)[:-1], wrong]
        assert f"“{wrong}” is not a name for a Minari data set" in complaint("dataset", command, "en", capsys)
    pair = ["arle", "--out", str(tmp_path / "two"), "--minari", NAME]
    assert "played alone" in complaint("dataset", pair, "en", capsys)
    assert not (tmp_path / "two").exists()


@pytest.mark.parametrize("broken", [False, True])
def test_another_data_set_of_that_name_is_left_alone(
    broken: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["dataset", *words(tmp_path, "arle", 1)]) == 0
    told = offline.place(NAME) / "data" / "metadata.json"
    if broken:
        told.write_text("{")
    before = told.read_bytes()
    capsys.readouterr()
    assert cli.main(["dataset", *words(tmp_path, "hallertau", 1)]) == 2
    assert "choose another name" in capsys.readouterr().err
    assert told.read_bytes() == before


def test_a_full_disk_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(minari.MinariDataset, "update_dataset_from_buffer", full)
    assert cli.main(["dataset", *words(tmp_path, "arle", 1)]) == 2
    said = capsys.readouterr()
    assert "No space left on device" in said.err
    assert said.err.count("\n") == 1


def test_without_the_extra_it_says_what_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr("allmende.envs.offline")
    monkeypatch.setitem(sys.modules, "allmende.envs.offline", None)
    assert "'allmende[minari]' brings it" in complaint("dataset", words(tmp_path, "arle", 1), "en", capsys)
    assert not (tmp_path / "arle").exists()
