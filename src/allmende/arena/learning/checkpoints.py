"""The folder of a training by search: after each generation the pupil, its lessons and its mind.

A pupil lies in three files by turns. If the latest can't be read, say because the power failed, the training goes back
to the one before, and the generation after that is played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.arena.contestants import MIND
from allmende.arena.keeping import add_line, write_whole
from allmende.arena.learning.folder import CURVE, Diary, Generation, Plan, TrainingError, arrays_in
from allmende.arena.learning.pupil import Lessons, Pupil
from allmende.bots.mind import Mind

KEPT: Final = 3
"""So many pupils are kept."""


class Checkpoints(Diary):
    """Keeps every generation as soon as it is done, with the lessons of the first one and of the latest `remembered`.

    `lost` counts the generations that are gone because their files can't be read.
    """

    def __init__(self, path: Path, plan: Plan, remembered: int) -> None:
        super().__init__(path, plan)
        self.remembered = remembered
        self.lost = 0

    def add(self, done: Generation, lessons: Lessons, pupil: Pupil) -> None:
        """Keep a generation. It counts once it has its line, which is written last."""
        number = np.array(done.number)
        _write(self._lessons(done.number), {"number": number, **lessons._asdict()})
        _write(self._pupil(done.number), {"number": number, **pupil.state()})
        write_whole(self.path / MIND, pupil.mind().save)
        add_line(self.path / CURVE, done)
        self.history.append(done)

    def pupil(self) -> Pupil | None:
        """The pupil after the last generation that is whole; None before the first. Those after it are forgotten.

        TrainingError if none of the pupils that are kept can be read.
        """
        damage: TrainingError | None = None
        for number in range(len(self.history) - 1, max(-1, len(self.history) - 1 - KEPT), -1):
            try:
                state = self._read(self._pupil(number), number)
            except TrainingError as error:
                damage = damage or error
                continue
            self._forget_from(number + 1)
            return Pupil.resume(state)
        if damage is not None:
            raise damage
        return None

    def elders(self) -> list[Mind]:
        """The minds of the generations before the last one, as far as they are kept."""
        last = len(self.history) - 1
        return [Pupil.resume(self._read(self._pupil(n), n)).mind() for n in range(max(0, last - KEPT + 1), last)]

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
        return self.path / f"pupil{number % KEPT}.npz"

    def _lessons(self, number: int) -> Path:
        # With KEPT more than are needed to go on, one can also go back.
        place = number % (self.remembered + KEPT)
        return self.path / ("lessons-first.npz" if number == 0 else f"lessons{place}.npz")


def _write(file: Path, arrays: dict[str, NDArray[Any]]) -> None:
    write_whole(file, lambda draft: np.savez_compressed(draft, allow_pickle=False, **arrays))
