"""The folder of a training by search: after each generation the pupil, its lessons and its mind.

A pupil lies in several files by turns. If the latest can't be read, say because the power failed, the training goes
back to the one before, and the generation after that is played again.

Where rules have changed since the latest sitting, a training goes on if features and moves are called as before; else
it can be begun again, with the mind that it had come to.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from allmende.arena.contestants import MIND
from allmende.arena.keeping import add_line, write_json, write_whole
from allmende.arena.learning.folder import (
    CURVE,
    PLAN,
    Diary,
    Generation,
    Plan,
    TrainingError,
    arrays_in,
    plan_in,
    readable,
    unusable,
)
from allmende.arena.learning.pupil import Lessons, Pupil
from allmende.arena.learning.terms import Terms
from allmende.bots.mind import Mind

BACK: Final = 3
"""To so many of the latest pupils one can go back."""
ELDERS: Final = 2
"""So many generations before the last one have minds that still play."""
RIVAL: Final = "champion"
"""The folder of the mind against which all games are, so that it can be named like others, as FOLDER@LOOKS."""
LEAGUE: Final = "league"
"""The folder of the nets that are met as they were."""
_FILES: Final = BACK + ELDERS + 1
"""In so many files pupils lie by turns: one is being written."""


class Checkpoints(Diary):
    """Keeps every generation as soon as it is done, with the lessons of the first one and of the latest `remembered`.

    `lost` counts the generations that are gone because their files can't be read.
    """

    def __init__(self, path: Path, plan: Plan, terms: Terms, remembered: int) -> None:
        super().__init__(path, _continued(path, plan))
        self.terms = terms
        self.remembered = remembered
        self.lost = 0

    def add(self, done: Generation, lessons: Lessons, pupil: Pupil) -> None:
        """Keep a generation. It counts once it has its line, which is written last."""
        number = np.array(done.number)
        _write(self._lessons(done.number), {"number": number, **lessons._asdict()})
        _write(self._pupil(done.number), {"number": number, **pupil.state()})
        write_whole(self.path / MIND, pupil.mind(self.terms).save)
        add_line(self.path / CURVE, done)
        self.history.append(done)

    def pupil(self) -> Pupil | None:
        """The pupil after the last generation that is whole; None before the first. Those after it are forgotten.

        TrainingError if none of the pupils that are kept can be read.
        """
        damage: TrainingError | None = None
        for number in range(len(self.history) - 1, max(-1, len(self.history) - 1 - BACK), -1):
            try:
                state = self._read(self._pupil(number), number)
            except TrainingError as error:
                damage = damage or error
                continue
            self._forget_from(number + 1)
            return Pupil.resume(state, self.terms.meanings)
        if damage is not None:
            raise damage
        return None

    def elders(self) -> list[Mind]:
        """The minds of the generations before the last one, as far as they are kept."""
        last = len(self.history) - 1
        found = []
        for number in range(max(0, last - ELDERS), last):
            with suppress(TrainingError):
                state = self._read(self._pupil(number), number)
                found.append(Pupil.resume(state, self.terms.meanings).mind())
        return found

    def add_mind(self, name: str, mind: Mind) -> None:
        """Keep the mind that it begins with, that of a rival or of who took its place, or of a member of the league."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, mind.save)

    def mind(self, name: str) -> Mind:
        """What `add_mind` has kept; TrainingError if it can't be read."""
        return mind_in(self.path / name)

    def lessons(self, number: int) -> Lessons | None:
        """The lessons of a generation; None if they can't be read: then there is less to study."""
        try:
            return Lessons(**self._read(self._lessons(number), number))
        except (TrainingError, TypeError):
            return None

    def _forget_from(self, number: int) -> None:
        self.lost = len(self.history) - number
        if self.lost:
            del self.history[number:]
            curve = self.path / CURVE
            kept = curve.read_bytes().splitlines(keepends=True)[:number]
            write_whole(curve, lambda file: file.write(b"".join(kept)))

    def _read(self, file: Path, number: int) -> dict[str, NDArray[Any]]:
        """The arrays of a file; TrainingError if it isn't that of this generation."""
        found = arrays_in(file)
        if int(found.pop("number", np.array(-1))) != number:
            raise TrainingError.unreadable(file)
        return found

    def _pupil(self, number: int) -> Path:
        return self.path / f"pupil{number % _FILES}.npz"

    def _lessons(self, number: int) -> Path:
        # With more than are needed to go on, one can also go back.
        place = number % (self.remembered + BACK)
        return self.path / ("lessons-first.npz" if number == 0 else f"lessons{place}.npz")


def _continued(path: Path, plan: Plan) -> Plan:
    """The plan of a training that goes on under other rules than it began with, if that is all that has changed.

    TrainingError if it has learned in other terms.
    """
    if (known := plan_in(path)) is None:
        return plan
    if (known.subject, known.looks > 0) == (plan.subject, True) and known.terms != plan.terms:
        raise unusable(path, "error-other-terms", "it has learned with other features or moves")
    plan = replace(plan, earlier=known.earlier)
    if known.rules != plan.rules and replace(known, rules=plan.rules) == plan:
        plan = replace(plan, earlier=[*known.earlier, known.rules])
        write_json(path / PLAN, plan)
    return plan


def mind_in(file: Path) -> Mind:
    """The mind that lies in a file; TrainingError if it can't be read."""
    with readable(file):
        return Mind.load(file)


def _write(file: Path, arrays: dict[str, NDArray[Any]]) -> None:
    write_whole(file, lambda draft: np.savez_compressed(draft, allow_pickle=False, **arrays))
