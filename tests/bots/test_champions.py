"""Champions: where a subject has one, its levels search with it, and everything else plays as before."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from allmende import bots
from allmende.arena.contestants import digest
from allmende.bots import champions
from allmende.bots.champions import TreeNetBot, load
from allmende.bots.learned import Subject, UnfitNetError
from allmende.bots.levels import LEVELS
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.tree import SearchBudget
from allmende.titles import TITLES
from allmende.words import Speaker
from bots.nets import blank_net
from late_games import late_game

AGRICOLA = TITLES["agricola"]
TWO = Subject("agricola", 2, False)


def chosen(bot: bots.Bot, title: str = "agricola") -> list[int]:
    """What a bot chooses in a few games."""
    found = []
    for seed in range(4):
        game = late_game(title, 2, left=20, seed=seed)
        found.append(bots.decide(bot, TITLES[title], game.state, game.to_act[0], Random(seed)))
    return found


def complaint(file: Path, about: Subject) -> str:
    """What is said of a file that holds no mind for such games."""
    with pytest.raises(UnfitNetError) as refused:
        load(file, about)
    return Speaker("en").say(refused.value.message)


def test_a_master_plays_by_the_champion_of_its_subject(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = {level: chosen(bots.make(level, AGRICOLA)) for level in ("novice", "farmer")}
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path)
    blank_net().save(tmp_path / "agricola-2.npz")
    champion = TreeNetBot(AGRICOLA, tmp_path / "agricola-2.npz", SearchBudget(LEVELS["master"].looks))
    assert chosen(bots.make("master", AGRICOLA)) == chosen(champion)
    assert {level: chosen(bots.make(level, AGRICOLA)) for level in plain} == plain
    state = late_game("agricola", 3, left=20).state
    assert champions.champion(Subject.of(AGRICOLA, state)) is None


def test_a_mind_for_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mind.npz"
    blank_net().save(file)
    assert load(file, TWO).seats == 2
    for subject, why in (
        ("agricola-3", "has learned games for 2"),
        ("agricola-2-cards", "games without hand cards"),
        ("arle-2", "with other moves"),
    ):
        assert why in complaint(file, Subject.parse(subject))
    whole = file.read_bytes()
    for damaged in (b"PK", whole[:200] + bytes(2000) + whole[2200:]):
        file.write_bytes(damaged)
        assert "is damaged" in complaint(file, TWO)


def test_a_mind_of_another_version_is_refused_and_what_it_misses_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mind.npz"
    net = blank_net()
    assert net.metadata is not None
    PolicyValueNet(net.trunk, net.wins, net.scores, net.question, net.answers).save(file)
    assert "doesn't say what its numbers mean" in complaint(file, TWO)
    net.metadata.features[4] = "phase of the moon"
    net.save(file)
    assert "looks for “phase of the moon”" in complaint(file, TWO)


def test_a_mind_that_comes_along_fits_its_subject_and_has_a_card_and_an_exploiter_its_champion() -> None:
    for file in (*champions.CHAMPIONS.glob("*.npz"), *champions.EXPLOITERS.glob("*.npz")):
        about = Subject.parse(file.stem)
        assert load(file, about).seats == about.players
        card = file.with_suffix(".md").read_text("utf-8")
        assert card.startswith(f"# {about}\n")
        assert f" {file.stat().st_size:,} bytes " in card
        beaten = champions.champion(about)
        assert beaten is not None
        assert file == beaten or f" {digest(beaten)}@" in card


def test_a_mind_is_asked_as_it_is_now(tmp_path: Path) -> None:
    file = tmp_path / "mind.npz"
    blank_net(seed=1).save(file)
    bot = TreeNetBot(AGRICOLA, file, SearchBudget(2))
    before = chosen(bot)
    blank_net(seed=2).save(file)
    os.utime(file, ns=(1, 1))
    after = chosen(bot)
    assert before != after
    assert after == chosen(TreeNetBot(AGRICOLA, file, SearchBudget(2)))
