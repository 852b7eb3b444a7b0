"""The folder of a training: its plan, its history, and the files that are needed to go on.

A generation counts once it has its line in `curve.jsonl`, which is written last. Until then nothing is overwritten
that a resumed training needs: the learner is written to two files in turn, and games of one generation more than needed
are kept. So the process may be killed at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from allmende.arena.learning.self_play import Samples
from allmende.arena.safe_files import add_line, lines, write_json, write_whole
from allmende.bots.value_net import ValueNet
from allmende.core.errors import AllmendeError
from allmende.core.message import Message

PLAN: Final = "training.json"
CURVE: Final = "curve.jsonl"
NET: Final = "net.npz"
CARD: Final = "card.md"
WARM_START: Final = "warm_start.npz"


def constants_in(*modules: Mapping[str, Any]) -> dict[str, str]:
    """The numeric constants of modules, by name: a training with other constants is another one."""
    known = {name: value for module in modules for name, value in module.items() if name.isupper() and name[0] != "_"}
    return {name.lower(): str(value) for name, value in known.items() if isinstance(value, (int, float, tuple))}


def looks_of(rival: str) -> int:
    """The simulations a decision in the name of a rival: 64 of `f05b9a59@64`."""
    return int(rival.partition("@")[2])


class Plan(msgspec.Struct, frozen=True):
    """The plan of a training: its subject and its methods. Equal plans give equal trainings.

    `teacher` names the bot whose games come first, `lessons` is their number; it is empty where there are none.
    `warm_start` names the subject of the net that it begins with, or is empty. `looks` are simulations a decision, 0
    for a training without search.

    For trainings by search, `feature_names` is a digest of those names, `earlier` lists the rules under which they have
    learned before, `against` names the only opponent, if there is one, and `nets` further members of the league. The
    learner takes the place of its rival once it wins `succeed` per cent of a generation's games, never if that is 0.
    """

    subject: str
    title: str
    rules: str
    players: int
    options: dict[str, str]
    features: int
    teacher: str
    lessons: int
    seed: int
    constants: dict[str, str]
    warm_start: str = ""
    looks: int = 0
    feature_names: str = ""
    earlier: list[str] = []
    against: str = ""
    nets: list[str] = []
    succeed: int = 0

    @property
    def exploits(self) -> bool:
        """True if the training is to find the weaknesses of a rival that never changes."""
        return bool(self.against) and not self.succeed

    def succeeds(self, won: float | None) -> bool:
        """True if the learner takes its rival's place after winning this part of a generation's games."""
        return won is not None and 0 < self.succeed <= 100 * won

    @property
    def match_looks(self) -> int:
        """The simulations a decision with which the net is measured: its own, or those of its rival."""
        return looks_of(self.against) if self.exploits else self.looks


class Generation(msgspec.Struct, frozen=True):
    """The record of one generation. `seconds` of one core and `games` are totals since the training began.

    `won` is the part of its games against the rival that the learner has won, if there is a rival.
    """

    number: int
    games: int
    seconds: float
    mean: float
    best: float
    expected: float
    error: float
    won: float | None = None


class TrainingError(AllmendeError):
    """A folder can't be used for a training; errors of the system remain OSErrors."""

    @classmethod
    def unreadable(cls, file: Path) -> TrainingError:
        """The error for a file that is damaged or missing."""
        return unusable(file, "error-no-training", "it can't be read")


class TrainingLog:
    """The plan of a training and a line for each generation, in a folder.

    TrainingError if the folder belongs to a training of another plan, or if its files can't be read.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        if (known := plan_in(path)) is None:
            path.mkdir(parents=True, exist_ok=True)
            if (path / CURVE).exists():
                raise unusable(path / CURVE, "error-no-training", "nothing says what it is about")
            write_json(path / PLAN, plan)
        elif known != plan:
            raise unusable(path, "error-other-training", "it holds another training")
        self.history = generations_in(path)


class Folder(TrainingLog):
    """Writes every generation as soon as it is done, with the games of the latest `remembered`."""

    def __init__(self, path: Path, plan: Plan, remembered: int) -> None:
        super().__init__(path, plan)
        self.remembered = remembered

    def add(self, done: Generation, samples: Samples, learner: Mapping[str, NDArray[Any]], net: ValueNet) -> None:
        """Write a generation."""
        games: dict[str, NDArray[Any]] = {"rows": samples.rows, "targets": samples.targets}
        write_whole(self._games(done.number), lambda file: np.savez(file, allow_pickle=False, **games))
        write_whole(self._learner(done.number), lambda file: np.savez(file, allow_pickle=False, **learner))
        write_whole(self.path / NET, net.save)
        add_line(self.path / CURVE, done)
        self.history.append(done)

    def add_warm_start(self, net: ValueNet) -> None:
        """Write the warm start."""
        write_whole(self.path / WARM_START, net.save)

    def warm_start(self) -> ValueNet | None:
        """The warm start, or None."""
        return net_in(self.path, WARM_START) if self.plan.warm_start else None

    def learner(self) -> dict[str, NDArray[Any]] | None:
        """The state of the learner after the last generation, None before the first."""
        return arrays_in(self._learner(len(self.history) - 1)) if self.history else None

    def samples(self) -> list[Samples]:
        """The samples that the next generation learns from, beside its own games."""
        count = len(self.history)
        found = [arrays_in(self._games(number)) for number in range(max(0, count - self.remembered + 1), count)]
        return [Samples(each["rows"], each["targets"], []) for each in found]

    def _learner(self, number: int) -> Path:
        return self.path / f"learner{number % 2}.npz"

    def _games(self, number: int) -> Path:
        return self.path / f"games{number % self.remembered}.npz"


def plan_in(path: Path) -> Plan | None:
    """The plan of the training in a folder, or None."""
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=Plan)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise TrainingError.unreadable(path / PLAN) from None


def generations_in(path: Path) -> list[Generation]:
    """The generations in the folder of a training; TrainingError if they can't be read."""
    file = path / CURVE
    try:
        return lines(file, Generation) if file.exists() else []
    except msgspec.DecodeError:
        raise TrainingError.unreadable(file) from None


def net_in(path: Path, file: str = NET) -> ValueNet:
    """The value net of a folder, or another one of its nets."""
    with readable(path / file):
        return ValueNet.load(path / file)


def arrays_in(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file; TrainingError if it can't be read."""
    with readable(path), np.load(path, allow_pickle=False) as arrays:
        return dict(arrays)


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """A context that turns errors of damaged or missing array files into TrainingErrors."""
    try:
        yield
    except FileNotFoundError:
        raise TrainingError.unreadable(path) from None
    except OSError:
        raise
    except Exception:  # damaged files are wrong in more ways than numpy has errors of its own
        raise TrainingError.unreadable(path) from None


def unusable(path: Path, message_id: str, why: str) -> TrainingError:
    """The error for a file or folder that can't be used."""
    return TrainingError(f"{path} can't be used: {why}", Message(message_id, {"file": str(path)}))
