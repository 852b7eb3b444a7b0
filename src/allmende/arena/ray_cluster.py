"""An executor on a Ray cluster, each machine of which needs the same version of Allmende."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import ray

from allmende.arena.executors import Done
from allmende.core.errors import AllmendeError
from allmende.core.message import Message


class ClusterError(AllmendeError):
    """A cluster that can't be reached."""


class RayCluster:
    """An executor with as many tasks at a time as the cluster has processors. ClusterError if there is no cluster."""

    def __init__(self, address: str) -> None:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="warning")
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            why = (getattr(error, "strerror", None) or str(error)).partition("\n")[0].rstrip(".")
            raise ClusterError(
                f"the Ray cluster {address!r} can't be reached: {why}",
                Message("error-cluster", {"address": address, "why": why}),
            ) from None
        self._under_way: dict[Any, int] = {}
        self._remote: dict[Callable[[Any], Any], Any] = {}

    @property
    def room(self) -> int:
        # Asked anew each time: machines come and go.
        processors = int(ray.cluster_resources().get("CPU", 0))
        return max(processors, 1) - len(self._under_way)

    def submit(self, number: int, call: Callable[[Any], Any], task: Any) -> None:
        if call not in self._remote:
            # Ray would try again by itself, and never say how often a task has lost its worker.
            self._remote[call] = ray.remote(max_retries=0)(call)
        self._under_way[self._remote[call].remote(task)] = number

    def wait(self) -> list[Done]:
        ready, _ = ray.wait(list(self._under_way), num_returns=1)
        return [self._answer(answer) for answer in ready]

    def close(self) -> None:
        for answer in self._under_way:
            ray.cancel(answer, force=True)
        ray.shutdown()

    def _answer(self, answer: Any) -> Done:
        number = self._under_way.pop(answer)
        try:
            return Done(number, ray.get(answer))
        except ray.exceptions.RayTaskError:
            raise  # the call itself has failed
        except ray.exceptions.RayError:
            return Done(number, lost=True)


def _knock(address: str) -> None:
    """Fail at once if nothing listens at an address: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()
