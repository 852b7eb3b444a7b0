"""A class is renamed, and the nets with it: their numbers stay what they are."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from allmende.arena import contestants
from allmende.bots.policy_value_net import NetMetadata, PolicyValueNet
from allmende.bots.value_net import ValueNet

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tools"))
import rename_in_nets

RNG = np.random.default_rng(1)


def numbers(*shape: int) -> np.ndarray:
    """Weights, such as half precision holds."""
    return RNG.integers(-9, 9, shape).astype(np.float32)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A net, and a mind on whose card and on another one its digest stands."""
    (tmp_path / "champions").mkdir()
    ValueNet([(numbers(3, 1), numbers(1))], ["wood", "pending Plow", "pending AndOr Plow Sow"]).save(
        tmp_path / "net.npz"
    )
    metadata = NetMetadata(["clay", "pending:field:1-Plow"], ["does Plow", "does PlowTwice"], numbers(2, 5))
    heads = (numbers(4, 2), numbers(2)), (numbers(4, 2), numbers(2)), (numbers(4, 4), numbers(4))
    mind = tmp_path / "champions" / "mind.npz"
    PolicyValueNet([(numbers(2, 4), numbers(4))], *heads, numbers(6, 5), metadata).save(mind)
    mind.with_suffix(".md").write_text(f"in {mind.stat().st_size:,} bytes of halves", "utf-8")
    (tmp_path / "net.md").write_text(f"against mind {contestants.digest(mind)}@64", "utf-8")
    return tmp_path


def test_a_class_is_renamed_wherever_a_net_names_it(folder: Path) -> None:
    before, mind = ValueNet.load(folder / "net.npz"), folder / "champions" / "mind.npz"
    old = PolicyValueNet.load(mind)
    assert rename_in_nets.rename(folder, {"Plow": "PlowField"}) == [mind, folder / "net.npz"]
    after, new = ValueNet.load(folder / "net.npz"), PolicyValueNet.load(mind)
    assert after.features == ["wood", "pending PlowField", "pending AndOr PlowField Sow"]
    assert np.array_equal(after.layers[0][0], before.layers[0][0])
    assert new.metadata is not None
    assert (new.features, new.metadata.words) == (
        ["clay", "pending:field:1-PlowField"],
        ["does PlowField", "does PlowTwice"],
    )
    rows, moves = [bytes([2, 3])], [[1, 4]]
    assert np.array_equal(new(rows, moves).logits, old(rows, moves).logits)
    assert np.array_equal(new(rows, moves).scores, old(rows, moves).scores)


def test_cards_know_the_files_as_they_are_now(folder: Path) -> None:
    mind = folder / "champions" / "mind.npz"
    before = contestants.digest(mind)
    rename_in_nets.rename(folder, {"Plow": "PlowFieldAndTakeYourTimeOverIt"})
    assert mind.with_suffix(".md").read_text() == f"in {mind.stat().st_size:,} bytes of halves"
    assert (folder / "net.md").read_text() == f"against mind {contestants.digest(mind)}@64"
    assert before != contestants.digest(mind)


@pytest.mark.parametrize(
    ("names", "why"),
    [({"Plough": "Plow"}, "no net knows 'Plough'"), ({"Plow": "PlowTwice"}, "two of its words as 'does PlowTwice'")],
)
def test_nothing_is_renamed_that_nobody_knows_or_that_is_there(folder: Path, names: dict[str, str], why: str) -> None:
    files = {file: file.read_bytes() for file in folder.rglob("*.*")}
    with pytest.raises(rename_in_nets.RenamingError, match=why):
        rename_in_nets.rename(folder, names)
    assert files == {file: file.read_bytes() for file in folder.rglob("*.*")}


@pytest.mark.parametrize("words", [[], ["Plow"], ["Plow="], ["=Plow"], ["Plow=Sow=Bake"]])
def test_what_is_no_pair_of_names_is_told_how_it_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert rename_in_nets.main(words) == 2
    assert "OLD=NEW" in capsys.readouterr().err
