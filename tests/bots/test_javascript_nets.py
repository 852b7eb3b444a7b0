"""Nets that JavaScript computes guess what numpy's do; numpy stands in for JavaScript here, behind its interface."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allmende import TITLES
from allmende.bots import champions, nets
from allmende.bots.javascript_nets import TRAINED_WITH, JavaScriptNets, arrays_in, places_of
from allmende.bots.learned import WEIGHTS, Subject, UnfitNetError
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.value_net import ValueNet

VALUE, CHAMPION = WEIGHTS / "arle-2.npz", champions.CHAMPIONS / "arle-2.npz"


class Sent:
    """An object of JavaScript's that `to_js` made."""

    def __init__(self, content: Any) -> None:
        self.content = content


class Proxy:
    """What Python holds of an object of JavaScript's: numbers come back as a block of memory."""

    def __init__(self, content: Any) -> None:
        self.content = content

    def to_py(self) -> Any:
        return memoryview(array("f", self.content)) if isinstance(self.content, np.ndarray) else self.content


class FakeNet:
    """A net of the page's, computed by numpy."""

    def __init__(self, net: Any) -> None:
        self.net = net
        self.inputs, self.features = net.inputs, Proxy(list(net.features))
        if isinstance(net, PolicyValueNet):
            self.seats, self.moves = net.seats, net.moves

    def guesses(self, rows: Sent) -> Proxy:
        return Proxy(self.net.guess(self._matrix(rows)))

    def evaluations(self, rows: Sent, moves: Sent, lengths: Sent) -> Proxy:
        count = len(lengths.content)
        found = self.net.think(
            self._matrix(rows), np.array(moves.content, int), np.repeat(np.arange(count), lengths.content)
        )
        return Proxy(np.concatenate([found.wins.ravel(), found.scores.ravel(), found.logits]))

    def seeing(self, places: Sent) -> FakeNet:
        known = self.net.features
        return FakeNet(self.net.seeing([known[place] if place >= 0 else "unknown" for place in places.content]))

    def _matrix(self, rows: Sent) -> Any:
        assert isinstance(rows.content, bytes)
        return np.frombuffer(rows.content, np.uint8).reshape(-1, self.inputs)


class FakeModule:
    """The page's module."""

    def __init__(self) -> None:
        self.opened = 0

    def valueNet(self, arrays: Sent) -> Any:  # noqa: N802
        return FakeNet(ValueNet.load(self._file(arrays)))

    def policyValueNet(self, arrays: Sent) -> Any:  # noqa: N802
        unpacked = [*arrays.content, *((name, b"") for name in TRAINED_WITH)]
        return FakeNet(PolicyValueNet.load(self._file(Sent(unpacked))))

    def _file(self, arrays: Sent) -> BytesIO:
        self.opened += 1
        read = {name: np.load(BytesIO(content)) if content else np.zeros(0) for name, content in arrays.content}
        file = BytesIO()
        np.savez(file, **read)
        file.seek(0)
        return file


@pytest.fixture
def backend() -> JavaScriptNets:
    return JavaScriptNets(FakeModule(), Sent)


def some_rows(net: nets.RowNet) -> list[bytes]:
    return list(map(bytes, np.random.default_rng(1).integers(0, 9, (5, net.inputs), np.uint8)))


def test_a_value_net_guesses_what_numpys_does(backend: JavaScriptNets) -> None:
    net, known = backend.value_net(VALUE), nets.value_net(VALUE)
    assert (net.inputs, list(net.features)) == (known.inputs, list(known.features))
    rows = some_rows(net)
    assert net.worths(rows) == known.worths(rows)
    assert net.seeing(known.features) is net
    order = ["new", *reversed(known.features)]
    turned = [b"\7" + row[::-1] for row in rows]
    seeing = net.seeing(order)
    assert (seeing.inputs, seeing.features) == (len(order), order)
    assert seeing.worths(turned) == pytest.approx(known.worths(rows), abs=1e-4)


def test_a_policy_value_net_evaluates_as_numpys_does(backend: JavaScriptNets) -> None:
    net, known = backend.policy_value_net(CHAMPION), nets.policy_value_net(CHAMPION)
    assert (net.inputs, net.seats, net.moves) == (known.inputs, known.seats, known.moves)
    rows, moves = some_rows(net), [[3, 4, 5], [], [0], [net.moves - 1, 7], [9]]
    assert net.evaluations(rows, moves) == known.evaluations(rows, moves)
    assert net.seeing(known.features) is net
    seeing = net.seeing([*known.features, "new"])
    found = seeing.evaluations([row + b"\7" for row in rows], moves)
    assert np.allclose(found.scores, known.evaluations(rows, moves).scores, atol=1e-4)


def test_a_champion_is_found_fit_and_nothing_has_to_wait(
    backend: JavaScriptNets, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nets, "_backend", backend)
    net = champions.load(CHAMPION, Subject("arle", 2, False))
    assert net.moves == len(TITLES["arle"].vocabulary)
    with nets.one_thread():
        assert backend._module.opened == 1  # type: ignore[attr-defined]
    with pytest.raises(UnfitNetError, match="players"):
        champions.load(champions.CHAMPIONS / "agricola-1.npz", Subject("agricola", 2, False))


def cut(content: bytes) -> bytes:
    return content[:-100]


def spoilt(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(50) + content[middle + 50 :]


def replaced(content: bytes) -> bytes:
    return b"no archive"


@pytest.mark.parametrize("damage", [cut, spoilt, replaced])
def test_a_damaged_file_is_named(
    damage: Callable[[bytes], bytes], backend: JavaScriptNets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arle-2.npz"
    file.write_bytes(damage(CHAMPION.read_bytes()))
    for load in (backend.value_net, backend.policy_value_net):
        with pytest.raises(ValueError, match=r"^arle-2\.npz is damaged, or no net: .+"):
            load(file)
    monkeypatch.setattr(nets, "_backend", backend)
    with pytest.raises(UnfitNetError, match="damaged"):
        champions.load(file, Subject("arle", 2, False))


def test_a_file_of_another_kind_of_net_is_named(backend: JavaScriptNets) -> None:
    with pytest.raises(ValueError, match=r"^arle-2\.npz is damaged, or no net: "):
        backend.policy_value_net(VALUE)


def test_a_file_that_is_not_there_is_missed(backend: JavaScriptNets, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        backend.value_net(tmp_path / "arle-2.npz")


def test_arrays_that_only_a_training_reads_stay_in_the_file() -> None:
    names = {name for name, _ in arrays_in(CHAMPION)}
    with np.load(CHAMPION) as whole:
        assert names == set(whole.files) - set(TRAINED_WITH)
        assert set(TRAINED_WITH) < set(whole.files)


def test_places_of_names() -> None:
    assert list(places_of(["wood", "clay", "food"], ["food", "reed", "wood"])) == [2, -1, 0]


IN_A_PAGE = """
import sys
from array import array
from types import ModuleType, SimpleNamespace

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "threadpoolctl"):
            raise ImportError(name)

class Net:
    def __init__(self, names):
        self.inputs, self.features = len(names), SimpleNamespace(to_py=lambda: names)
    def guesses(self, rows):
        return SimpleNamespace(to_py=lambda: memoryview(array("f", [30.0] * (len(rows) // self.inputs))))
    def seeing(self, places):
        return self

sys.meta_path.insert(0, Missing())
from random import Random
from allmende import TITLES, bots
from allmende.bots import javascript_nets
from allmende.bots.learned import value_inputs

title = TITLES["arle"]
page, pyodide, ffi = (ModuleType(name) for name in (javascript_nets.MODULE, "pyodide", "pyodide.ffi"))
page.valueNet = lambda arrays: Net(value_inputs(title)[1](2, False))
ffi.to_js = lambda content: content
sys.modules |= {module.__name__: module for module in (page, pyodide, ffi)}
javascript_nets.install()
_, state = title.begin(2, title.checked_options(2, {}), Random(1))
seat = state.to_act()[0]
assert bots.make("farmer", title).choose(state, seat, Random(1)) in state.moves(seat)
print("played")
"""


def test_a_farmer_plays_in_a_page_without_numpy() -> None:
    ran = subprocess.run([sys.executable, "-c", IN_A_PAGE], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("played\n", "")
