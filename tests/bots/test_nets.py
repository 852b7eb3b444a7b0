"""Nets behind one interface: no numpy without nets, and another backend where there is none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

import pytest

from allmende import TITLES
from allmende.bots import learned, make, nets
from allmende.bots.learned import WEIGHTS
from allmende.core import Game

WITHOUT_NUMPY = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "threadpoolctl"):
            raise ImportError(name)

sys.meta_path.insert(0, Missing())
from random import Random
import allmende.server.app
from allmende import TITLES, bots
from allmende.core import Game

for title in TITLES.values():
    options = title.checked_options(2, {})
    game = Game(title, 2, options, title.draw(2, options, Random(1)))
    players = [bots.make("greedy", title), bots.make("random", title)]
    for _ in range(40):
        seat = game.to_act[0]
        move = bots.decide(players[seat], title, game.state, seat, Random(2))
        game.play(title.vocabulary[move].text, seat)
print("played")
"""


def test_playing_without_nets_needs_no_numpy() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("played\n", "")


class Constant:
    """A net that guesses one number for each row."""

    def __init__(self, net: nets.StateValues, guess: float) -> None:
        self.features, self.inputs = net.features, net.inputs
        self.guess = guess
        self.asked = 0

    def worths(self, rows: Sequence[bytes]) -> list[float]:
        self.asked += len(rows)
        return [self.guess] * len(rows)

    def seeing(self, seen: Sequence[str]) -> Constant:
        return self


class FixedBackend:
    """A backend in which all nets guess alike."""

    def __init__(self) -> None:
        self.loaded: list[Constant] = []
        self.limited = 0

    def value_net(self, file: Path) -> nets.StateValues:
        self.loaded.append(Constant(numpy.value_net(file), 30.0))
        return self.loaded[-1]

    def policy_value_net(self, file: Path) -> nets.StateEvaluations:
        raise AssertionError("a farmer searches no tree")

    def one_thread(self) -> AbstractContextManager[object]:
        self.limited += 1
        return nullcontext()


numpy = nets._backend


@pytest.fixture
def fixed() -> Iterator[FixedBackend]:
    backend = FixedBackend()
    nets.use(backend)
    learned._evaluator.cache_clear()
    yield backend
    nets.use(numpy)
    learned._evaluator.cache_clear()


def test_another_backend_loads_and_computes_the_nets_of_bots(fixed: FixedBackend) -> None:
    title = TITLES["arle"]
    options = title.checked_options(2, {})
    game = Game(title, 2, options, title.draw(2, options, Random(1)))
    seat = game.to_act[0]
    move = make("farmer", title).choose(game.state, seat, Random(1))
    assert move in game.state.moves(seat)
    [net] = fixed.loaded
    assert net.asked > 1
    assert fixed.limited == 1


def test_lists_are_what_arrays_are() -> None:
    net = nets.value_net(WEIGHTS / "arle-2.npz")
    rows = [bytes(net.inputs), bytes([1]) * net.inputs]
    assert net.worths(rows) == net(rows).tolist()  # type: ignore[operator]
