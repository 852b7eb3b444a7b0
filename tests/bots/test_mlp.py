"""Policies of other learners: a net in a file plays by name, in environments, and only the games that it is for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import allmende
from allmende import bots
from allmende.arena import Match, play_match
from allmende.arena.contestants import as_it_is, bot_message, contestant, digest
from allmende.bots.learned import Subject, UnfitNetError
from allmende.bots.mlp import Mlp, mlp_for
from allmende.bots.title_ai import policy_inputs
from allmende.envs import Agent, Playing, terms
from allmende.titles import TITLES
from allmende.words import Speaker

ARLE = TITLES["arle"]
TWO = Subject("arle", 2, False)
NAMES = policy_inputs(ARLE).names(2, False)
MOVES = len(ARLE.vocabulary)


def net(seed: int = 1, features: list[str] = NAMES, moves: int = MOVES) -> Mlp:
    """A net with one hidden layer of 8, and weights of no meaning."""
    draw = np.random.default_rng(seed).normal
    sizes = [(len(features), 8), (8, moves)]
    layers = [(draw(size=size).astype(np.float32), draw(size=size[1]).astype(np.float32)) for size in sizes]
    return Mlp(layers, features, scale=10, facts={"command": "python first_agent.py arle"})


def preferring(move: str, logit: float = 50) -> Mlp:
    """A net with this logit for one move, and 0 for all others."""
    bias = np.zeros(MOVES, np.float32)
    bias[ARLE.vocabulary.parse(move)] = logit
    return Mlp([(np.zeros((len(NAMES), MOVES), np.float32), bias)], NAMES)


def complaint(file: Path, about: Subject) -> str:
    """The sentence by which a file is refused for games of a subject."""
    with pytest.raises(UnfitNetError) as refused:
        mlp_for(file, about)
    return Speaker("en").say(refused.value.message)


def test_logits_are_those_of_tanh_layers_over_scaled_features() -> None:
    first = np.full((2, 1), 0.5, np.float32), np.array([0.1], np.float32)
    second = np.array([[2, -1]], np.float32), np.array([0, 3], np.float32)
    rated = Mlp([first, second], ["food", "grain"], scale=10)(np.array([[4, 6]], np.uint8))
    assert rated[0] == pytest.approx([2 * np.tanh(0.6), 3 - np.tanh(0.6)])


def test_a_file_keeps_every_digit_and_what_is_told_of_the_training(tmp_path: Path) -> None:
    file, before = tmp_path / "arle.npz", net()
    before.save(file)
    row = np.arange(len(NAMES), dtype=np.uint8)[np.newaxis]
    assert (Mlp.load(file)(row) == before(row)).all()
    assert Mlp.load(file).facts == {"command": "python first_agent.py arle"}


def test_it_plays_by_the_name_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "arle.npz"
    game = allmende.arle.new(players=2, seed=1)
    wanted = game.moves.texts[3]
    preferring(wanted).save(file)
    bot = contestant(str(file), ARLE, TWO)
    move = bots.decide(bot, ARLE, game.state, game.to_act[0], Random(1))
    assert ARLE.vocabulary[move].text == wanted
    assert Speaker("en").say(bot_message(str(file))) == str(file)
    seats = (str(file), "random")
    assert play_match(Match("arle", {}, seats, seed=5)).scores == play_match(Match("arle", {}, seats, seed=5)).scores


def test_it_draws_moves_as_often_as_their_probabilities_say(tmp_path: Path) -> None:
    file = tmp_path / "arle.npz"
    game = allmende.arle.new(players=2, seed=1)
    preferring(game.moves.texts[3], 3).save(file)
    bot, rng = contestant(str(file), ARLE, TWO), Random(1)
    wanted = ARLE.vocabulary.parse(game.moves.texts[3])
    count = sum(bots.decide(bot, ARLE, game.state, game.to_act[0], rng) == wanted for _ in range(300))
    assert count / 300 == pytest.approx(np.exp(3) / (np.exp(3) + len(game.moves) - 1), abs=0.1)


def test_environments_have_its_probabilities(tmp_path: Path) -> None:
    file, known = tmp_path / "arle.npz", net()
    known.save(file)
    playing = Playing(terms("arle", 2))
    playing.begin(Random(1))
    row, mask = playing.observe(playing.seat), playing.mask(playing.seat)
    assert not isinstance(row, str)
    agent = Agent("arle", 2, file=file)
    expected = np.where(mask, np.exp(known(row[np.newaxis])[0].astype(np.float64)), 0)
    found = agent.probabilities({"observation": row, "action_mask": mask})
    assert found == pytest.approx(expected / expected.sum(), rel=1e-4)
    assert agent.facts == {"command": "python first_agent.py arle"}


def test_a_net_reads_its_features_by_name_wherever_they_are(tmp_path: Path) -> None:
    file, known = tmp_path / "arle.npz", net(features=NAMES[:20])
    known.save(file)
    row = np.arange(len(NAMES), dtype=np.uint8)[np.newaxis]
    assert mlp_for(file, TWO)(row) == pytest.approx(known(row[:, :20]))


def test_a_net_for_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    net(moves=MOVES - 1).save(file)
    assert "with other moves" in complaint(file, TWO)
    net().save(file)
    assert "learned in other games" in complaint(file, Subject("hallertau", 2, False))
    file.write_bytes(b"no net")
    assert "is damaged" in complaint(file, TWO)


def test_a_name_stands_for_the_net_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "arle.npz"
    with pytest.raises(bots.UnknownBotError) as missing:
        contestant(str(file), ARLE, TWO)
    assert Speaker("en").say(missing.value.message) == f"There is no net in the file {file}."
    net().save(file)
    pinned = as_it_is(str(file), TWO)
    assert pinned == f"{file}#{digest(file)}"
    contestant(pinned, ARLE, TWO)
    net(seed=2).save(file)
    with pytest.raises(bots.UnknownBotError):
        contestant(pinned, ARLE, TWO)
