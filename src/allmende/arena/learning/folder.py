"""The folder of a training: what is learned and how, what has become of it, and all that is needed to go on.

A generation counts once it has its line in `curve.jsonl`, which is written last. Until then nothing is overwritten
that a resumed training needs: the learner lies in two files by turns, games in one more than are needed to go on. So a
process may be killed at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from allmende.arena.keeping import add_line, lines, write_json, write_whole
from allmende.arena.learning.self_play import Samples
from allmende.bots.net import Net
from allmende.core.errors import AllmendeError
from allmende.core.message import Message

PLAN: Final = "training.json"
CURVE: Final = "curve.jsonl"
NET: Final = "net.npz"
CARD: Final = "card.md"
FOREBEAR: Final = "forebear.npz"


def constants_in(*modules: Mapping[str, Any]) -> dict[str, str]:
    """The numbers by which these modules learn, by their names: with others, it is another training."""
    known = {name: value for module in modules for name, value in module.items() if name.isupper() and name[0] != "_"}
    return {name.lower(): str(value) for name, value in known.items() if isinstance(value, (int, float, tuple))}


def looks_of(rival: str) -> int:
    """The looks a decision that the name of a rival tells: 64 of `f05b9a59@64`."""
    return int(rival.partition("@")[2])


class Plan(msgspec.Struct, frozen=True):
    """What is learned and how: the same plan gives the same training.

    `teacher` is whose games come first, so many `lessons`; it is empty where none are. `forebear` is the subject of the
    net that it begins with; it is empty if it begins knowing nothing. `looks` are those of a search a decision, 0 where
    it learns without one.

    Of those that search, `terms` tells in which terms they learn, `earlier` under which rules they have learned before,
    `against` whom alone they play, if anybody, and `nets` which they meet in the league. Whoever learns takes the place
    of its rival with `succeed` per cent of a generation's games, with 0 never.
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
    forebear: str = ""
    looks: int = 0
    terms: str = ""
    earlier: list[str] = []
    against: str = ""
    nets: list[str] = []
    succeed: int = 0

    @property
    def exploits(self) -> bool:
        """Whether it shows what can be made of a rival that stays as it is."""
        return bool(self.against) and not self.succeed

    def succeeds(self, won: float | None) -> bool:
        """Whether who learns takes its rival's place after a generation of which it has `won` this part."""
        return won is not None and 0 < self.succeed <= 100 * won

    @property
    def match_looks(self) -> int:
        """The looks a decision with which it is measured: its own, or against a rival as many as this one takes."""
        return looks_of(self.against) if self.exploits else self.looks


class Generation(msgspec.Struct, frozen=True):
    """How a generation went. `seconds` of one core and `games` are counted from the beginning of the training.

    `won` is the part of its games against a rival, if it has one, that it has won.
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
    """A folder can't be used for a training; the system's own objections remain OSErrors."""

    @classmethod
    def unreadable(cls, file: Path) -> TrainingError:
        """What is said of a file that is damaged or missing."""
        return unusable(file, "error-no-training", "it can't be read")


class Diary:
    """A folder with the plan of a training, and a line for each generation.

    TrainingError if the folder belongs to a training of another plan, or if what lies there can't be read.
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


class Folder(Diary):
    """Keeps every generation as soon as it is done, with the games of the latest `remembered`."""

    def __init__(self, path: Path, plan: Plan, remembered: int) -> None:
        super().__init__(path, plan)
        self.remembered = remembered

    def add(self, done: Generation, samples: Samples, learner: Mapping[str, NDArray[Any]], net: Net) -> None:
        """Keep a generation."""
        games: dict[str, NDArray[Any]] = {"rows": samples.rows, "targets": samples.targets}
        write_whole(self._games(done.number), lambda file: np.savez(file, allow_pickle=False, **games))
        write_whole(self._learner(done.number), lambda file: np.savez(file, allow_pickle=False, **learner))
        write_whole(self.path / NET, net.save)
        add_line(self.path / CURVE, done)
        self.history.append(done)

    def add_forebear(self, net: Net) -> None:
        """Keep the net that the training begins with."""
        write_whole(self.path / FOREBEAR, net.save)

    def forebear(self) -> Net | None:
        """The net that the training begins with, if there is one."""
        return net_in(self.path, FOREBEAR) if self.plan.forebear else None

    def learner(self) -> dict[str, NDArray[Any]] | None:
        """The state of the learner after the last generation, None before the first."""
        return arrays_in(self._learner(len(self.history) - 1)) if self.history else None

    def samples(self) -> list[Samples]:
        """What the next generation is learned with, beside its own games."""
        count = len(self.history)
        found = [arrays_in(self._games(number)) for number in range(max(0, count - self.remembered + 1), count)]
        return [Samples(each["rows"], each["targets"], []) for each in found]

    def _learner(self, number: int) -> Path:
        return self.path / f"learner{number % 2}.npz"

    def _games(self, number: int) -> Path:
        return self.path / f"games{number % self.remembered}.npz"


def plan_in(path: Path) -> Plan | None:
    """The plan of the training that a folder holds, None if it holds none."""
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=Plan)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise TrainingError.unreadable(path / PLAN) from None


def generations_in(path: Path) -> list[Generation]:
    """The generations that are done in a folder, if it holds any training; TrainingError if they can't be read."""
    file = path / CURVE
    try:
        return lines(file, Generation) if file.exists() else []
    except msgspec.DecodeError:
        raise TrainingError.unreadable(file) from None


def net_in(path: Path, file: str = NET) -> Net:
    """The net that a folder holds, or another one of its nets."""
    with readable(path / file):
        return Net.load(path / file)


def arrays_in(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file; TrainingError if it can't be read."""
    with readable(path), np.load(path, allow_pickle=False) as arrays:
        return dict(arrays)


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """A file of arrays that can't be read is an error for people."""
    try:
        yield
    except FileNotFoundError:
        raise TrainingError.unreadable(path) from None
    except OSError:
        raise
    except Exception:  # damaged files are wrong in more ways than numpy has errors of its own
        raise TrainingError.unreadable(path) from None


def unusable(path: Path, message_id: str, why: str) -> TrainingError:
    """What is said of a file or folder that is no use."""
    return TrainingError(f"{path} can't be used: {why}", Message(message_id, {"file": str(path)}))
