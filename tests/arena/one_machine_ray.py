"""A stand-in for the library Ray: its cluster is this process, but what it does with tasks and errors is alike."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest


class RayError(Exception):
    """Ray's own base of all errors."""


class RayTaskError(RayError):
    """The task itself has failed."""


class WorkerCrashedError(RayError):
    """The process that worked on a task is gone."""


def put_in_place(monkeypatch: pytest.MonkeyPatch) -> OneMachineRay:
    """Be what `import ray` finds, until the end of the test."""
    stand_in = OneMachineRay()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    # Who has imported another Ray does so anew, and is forgotten at the end of the test.
    monkeypatch.setitem(sys.modules, "allmende.arena.ray_cluster", stand_in)
    del sys.modules["allmende.arena.ray_cluster"]
    return stand_in


class _Answer:
    def __init__(self, call: Callable[[Any], Any], task: Any) -> None:
        self.call, self.task = call, task


class _Remote:
    def __init__(self, call: Callable[[Any], Any]) -> None:
        self.call = call

    def remote(self, task: Any) -> _Answer:
        return _Answer(self.call, task)


class OneMachineRay(ModuleType):
    """The module `ray` with two processors; a task that raises SystemExit ends its worker."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = ModuleType("ray.exceptions")
        vars(self.exceptions).update(RayError=RayError, RayTaskError=RayTaskError)
        self.most_under_way = 0
        self.cancelled: list[Any] = []
        self.running = False

    def init(self, address: str, **_: object) -> None:
        if address == "auto":
            raise ConnectionError("no such cluster.\nAnd a long explanation.")
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0, "memory": 1e9}

    def remote(self, max_retries: int) -> Callable[[Callable[[Any], Any]], _Remote]:
        assert max_retries == 0
        return _Remote

    def wait(self, answers: list[_Answer], num_returns: int) -> tuple[list[_Answer], list[_Answer]]:
        # The latest comes first: nobody may rely on an order.
        self.most_under_way = max(self.most_under_way, len(answers))
        return answers[-num_returns:], answers[:-num_returns]

    def get(self, answer: _Answer) -> Any:
        try:
            return answer.call(answer.task)
        except SystemExit:
            raise WorkerCrashedError from None
        except Exception as error:
            raise RayTaskError(str(error)) from error

    def cancel(self, answer: _Answer, force: bool) -> None:
        assert force
        self.cancelled.append(answer.task)
