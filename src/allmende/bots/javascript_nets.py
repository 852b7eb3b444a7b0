"""Nets computed by JavaScript, where Python runs in a page by Pyodide and has no numpy.

The other half is `client/src/page/nets`. The page registers it before bots play:

    pyodide.registerJsModule("allmende_nets", nets)
    pyodide.runPython("from allmende.bots import javascript_nets; javascript_nets.install()")

Python unpacks the file of a net, and JavaScript reads the arrays in it. Whole batches cross between the two, each as
one block of bytes.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar
from zipfile import ZipFile

from allmende.bots import nets
from allmende.bots.nets import Evaluations

MODULE: Final = "allmende_nets"
"""The name under which the page registers its module."""
TRAINED_WITH: Final = ("words", "answers-of-words")
"""Arrays of a file that only a training reads."""

Net = TypeVar("Net")
ToJs = Callable[[object], Any]
"""What makes an object of JavaScript's of one of Python's: `pyodide.ffi.to_js`."""


class _Numbers(Protocol):
    """A Float32Array."""

    def to_py(self) -> memoryview[float]: ...


class _Texts(Protocol):
    """An array of strings."""

    def to_py(self) -> list[str]: ...


class _ValueNet(Protocol):
    """The `ValueNet` of `client/src/page/nets/value.ts`."""

    inputs: int
    features: _Texts

    def guesses(self, rows: Any) -> _Numbers: ...

    def seeing(self, places: Any) -> _ValueNet: ...


class _PolicyValueNet(Protocol):
    """The `PolicyValueNet` of `client/src/page/nets/policy.ts`."""

    inputs: int
    features: _Texts
    seats: int
    moves: int

    def evaluations(self, rows: Any, moves: Any, lengths: Any) -> _Numbers: ...

    def seeing(self, places: Any) -> _PolicyValueNet: ...


class Module(Protocol):
    """The module `client/src/page/nets`."""

    def valueNet(self, arrays: Any) -> _ValueNet: ...  # noqa: N802

    def policyValueNet(self, arrays: Any) -> _PolicyValueNet: ...  # noqa: N802


class JavaScriptNets:
    """The backend: nets of the page's module."""

    def __init__(self, module: Module, to_js: ToJs) -> None:
        self._module = module
        self._to_js = to_js

    def value_net(self, file: Path) -> JavaScriptValueNet:
        net = self._loaded(file, self._module.valueNet)
        return JavaScriptValueNet(net, net.features.to_py(), self._to_js)

    def policy_value_net(self, file: Path) -> JavaScriptPolicyValueNet:
        net = self._loaded(file, self._module.policyValueNet)
        return JavaScriptPolicyValueNet(net, net.features.to_py(), self._to_js)

    def one_thread(self) -> AbstractContextManager[object]:
        return nullcontext()

    def _loaded(self, file: Path, make: Callable[[Any], Net]) -> Net:
        """The net that JavaScript makes of a file; OSError if it can't be read, ValueError if it is damaged."""
        try:
            return make(self._to_js(arrays_in(file)))
        except OSError:
            raise
        except Exception as error:  # of the archive, of its compression, or JavaScript's
            raise ValueError(f"{file.name} is damaged, or no net: {error}") from None


class JavaScriptValueNet:
    """A value net that JavaScript computes."""

    def __init__(self, net: _ValueNet, features: Sequence[str], to_js: ToJs) -> None:
        self._net = net
        self._to_js = to_js
        self.features = features

    @property
    def inputs(self) -> int:
        return self._net.inputs

    def worths(self, rows: Sequence[bytes]) -> list[float]:
        return _floats(self._net.guesses(self._to_js(b"".join(rows))))

    def seeing(self, seen: Sequence[str]) -> JavaScriptValueNet:
        if list(seen) == list(self.features):
            return self
        net = self._net.seeing(self._to_js(places_of(self.features, seen)))
        return JavaScriptValueNet(net, list(seen), self._to_js)


class JavaScriptPolicyValueNet:
    """A policy-value net that JavaScript computes."""

    def __init__(self, net: _PolicyValueNet, features: Sequence[str], to_js: ToJs) -> None:
        self._net = net
        self._to_js = to_js
        self.features = features

    @property
    def inputs(self) -> int:
        return self._net.inputs

    @property
    def seats(self) -> int:
        return self._net.seats

    @property
    def moves(self) -> int:
        return self._net.moves

    def evaluations(self, rows: Sequence[bytes], moves: Sequence[Sequence[int]]) -> Evaluations:
        to_js, count = self._to_js, len(rows)
        listed, lengths = array("i", chain.from_iterable(moves)), array("i", map(len, moves))
        found = _floats(self._net.evaluations(to_js(b"".join(rows)), to_js(listed), to_js(lengths)))
        lines = [found[start : start + self.seats] for start in range(0, 2 * count * self.seats, self.seats)]
        return Evaluations(lines[:count], lines[count:], found[2 * count * self.seats :])

    def seeing(self, seen: Sequence[str]) -> JavaScriptPolicyValueNet:
        if list(seen) == list(self.features):
            return self
        net = self._net.seeing(self._to_js(places_of(self.features, seen)))
        return JavaScriptPolicyValueNet(net, list(seen), self._to_js)


def install() -> None:
    """Have nets computed by the module that the page has registered."""
    module: Any = import_module(MODULE)
    nets.use(JavaScriptNets(module, import_module("pyodide.ffi").to_js))


def arrays_in(file: Path) -> list[tuple[str, bytes]]:
    """The arrays of a net's file by their names, each in numpy's `.npy` format, without those for training."""
    with ZipFile(file) as archive:
        names = [name.removesuffix(".npy") for name in archive.namelist()]
        return [(name, archive.read(f"{name}.npy")) for name in names if name not in TRAINED_WITH]


def places_of(known: Iterable[str], wanted: Sequence[str]) -> array[int]:
    """The place of each `wanted` name among the `known` ones, -1 for a name that isn't there."""
    places = {name: place for place, name in enumerate(known)}
    return array("i", [places.get(name, -1) for name in wanted])


def _floats(numbers: _Numbers) -> list[float]:
    return list(numbers.to_py())
