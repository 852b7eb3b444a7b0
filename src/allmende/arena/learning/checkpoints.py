"""The checkpoints of a training by search: after each generation the learner, its samples and its net.

A learner is written to several files in turn. If the latest can't be read, because the power failed, say, the training
goes back to the one before, and plays the generation after that again.

Where the rules have changed since, a training goes on if features and moves have the same names; else another training
can begin with its last net.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from allmende.arena.contestants import MIND
from allmende.arena.learning.feature_names import FeatureNames
from allmende.arena.learning.folder import (
    CURVE,
    PLAN,
    Generation,
    Plan,
    TrainingError,
    TrainingLog,
    arrays_in,
    plan_in,
    readable,
    unusable,
)
from allmende.arena.learning.policy_value_learner import PolicyValueLearner, SearchSamples
from allmende.arena.safe_files import add_line, write_json, write_whole
from allmende.bots.policy_value_net import PolicyValueNet

BACK: Final = 3
"""The number of latest learners that are kept, to go back to."""
ELDERS: Final = 2
"""The number of generations before the last one whose nets still play."""
RIVAL: Final = "champion"
"""The folder of the net against which all games are, so that it can be named like others, as FOLDER@LOOKS."""
LEAGUE: Final = "league"
"""The folder of the nets that are members of the league, and never change."""
_FILES: Final = BACK + ELDERS + 1
"""The number of files to which learners are written in turn: one of them is being written."""


class Checkpoints(TrainingLog):
    """Writes every generation as soon as it is done, with the samples of the first one and of the latest `remembered`.

    `lost` counts the generations that are gone because their files can't be read.
    """

    def __init__(self, path: Path, plan: Plan, feature_names: FeatureNames, remembered: int) -> None:
        super().__init__(path, _continued(path, plan))
        self.feature_names = feature_names
        self.remembered = remembered
        self.lost = 0

    def add(self, done: Generation, samples: SearchSamples, learner: PolicyValueLearner) -> None:
        """Write a generation. It counts once it has its line, which is written last."""
        number = np.array(done.number)
        _write(self._lessons(done.number), {"number": number, **samples._asdict()})
        _write(self._learner(done.number), {"number": number, **learner.state()})
        write_whole(self.path / MIND, learner.net(self.feature_names).save)
        add_line(self.path / CURVE, done)
        self.history.append(done)

    def learner(self) -> PolicyValueLearner | None:
        """The learner after the last generation that is whole, or None; later generations are dropped.

        TrainingError if none of the learners can be read.
        """
        damage: TrainingError | None = None
        for number in range(len(self.history) - 1, max(-1, len(self.history) - 1 - BACK), -1):
            try:
                state = self._read(self._learner(number), number)
            except TrainingError as error:
                damage = damage or error
                continue
            self._forget_from(number + 1)
            return PolicyValueLearner.resume(state, self.feature_names.move_features)
        if damage is not None:
            raise damage
        return None

    def elders(self) -> list[PolicyValueNet]:
        """The nets of the generations before the last one, as far as they are kept."""
        last = len(self.history) - 1
        found = []
        for number in range(max(0, last - ELDERS), last):
            with suppress(TrainingError):
                state = self._read(self._learner(number), number)
                found.append(PolicyValueLearner.resume(state, self.feature_names.move_features).net())
        return found

    def add_mind(self, name: str, net: PolicyValueNet) -> None:
        """Write a net that the training needs: its warm start, a rival or its successor, a member of the league."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, net.save)

    def net(self, name: str) -> PolicyValueNet:
        """A net that `add_mind` wrote; TrainingError if it can't be read."""
        return net_in(self.path / name)

    def samples(self, number: int) -> SearchSamples | None:
        """The samples of a generation; None if they can't be read, so that there are fewer to fit."""
        try:
            return SearchSamples(**self._read(self._lessons(number), number))
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
        """The arrays of a file; TrainingError if they aren't those of this generation."""
        found = arrays_in(file)
        if int(found.pop("number", np.array(-1))) != number:
            raise TrainingError.unreadable(file)
        return found

    def _learner(self, number: int) -> Path:
        return self.path / f"learner{number % _FILES}.npz"

    def _lessons(self, number: int) -> Path:
        # More are kept than are needed to go on, so that one can also go back.
        place = number % (self.remembered + BACK)
        return self.path / ("lessons-first.npz" if number == 0 else f"lessons{place}.npz")


def _continued(path: Path, plan: Plan) -> Plan:
    """The plan of a training that goes on under other rules, if nothing else has changed.

    TrainingError if features or moves have other names than it learned with.
    """
    if (known := plan_in(path)) is None:
        return plan
    if (known.subject, known.looks > 0) == (plan.subject, True) and known.feature_names != plan.feature_names:
        raise unusable(path, "error-other-terms", "it has learned with other features or moves")
    plan = replace(plan, earlier=known.earlier)
    if known.rules != plan.rules and replace(known, rules=plan.rules) == plan:
        plan = replace(plan, earlier=[*known.earlier, known.rules])
        write_json(path / PLAN, plan)
    return plan


def net_in(file: Path) -> PolicyValueNet:
    """The policy-value net of a file; TrainingError if it can't be read."""
    with readable(file):
        return PolicyValueNet.load(file)


def _write(file: Path, arrays: dict[str, NDArray[Any]]) -> None:
    write_whole(file, lambda draft: np.savez_compressed(draft, allow_pickle=False, **arrays))
