"""A title has new moves, and the nets that come along rate them as well: what they thought of the old ones stays."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from allmende.arena.learning.feature_names import FeatureNames
from allmende.bots.learned import Subject
from allmende.bots.policy_value_net import NetMetadata, PolicyValueNet
from allmende.titles import title
from bots.nets import blank_net

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tools"))
import refit_nets

TEXTS = [spec.text for spec in (title("arle").vocabulary[move] for move in range(len(title("arle").vocabulary)))]


def test_new_moves_are_rated_by_what_they_are_about_and_old_ones_as_before(tmp_path: Path) -> None:
    names, net = FeatureNames.of(Subject("arle", 2, cards=False)), blank_net(title="arle")
    learned = np.random.default_rng(1).integers(-9, 9, (len(names.words), 5)).astype(np.float32)
    older = net.answers[2:]  # when the first two moves were not there yet
    metadata = NetMetadata(names.features, names.words, learned)
    file = tmp_path / "arle-2.npz"
    PolicyValueNet(net.trunk, net.wins, net.scores, net.question, older, metadata).save(file)
    kept = PolicyValueNet.load(file).answers
    assert refit_nets.refit(tmp_path, TEXTS[2:]) == [file]
    net = PolicyValueNet.load(file)
    assert net.moves == len(TEXTS)
    assert np.array_equal(net.answers[2:], kept)
    assert np.allclose(net.answers[:2], (names.move_features @ learned)[:2], atol=0.05)
    assert refit_nets.refit(tmp_path) == []
