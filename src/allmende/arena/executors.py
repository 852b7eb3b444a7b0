"""Executors: run tasks in this process, in several, or on a cluster, and repeat those of lost workers."""

from __future__ import annotations

import os
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from allmende.core.errors import AllmendeError
from allmende.core.message import Message

T = TypeVar("T")
R = TypeVar("R")

ATTEMPTS: Final = 3
"""The number of workers that a task may lose before it is given up: it may be what kills them."""
BATCH: Final = 16
"""The number of short tasks that are sent to a worker together."""


class LostWorkerError(AllmendeError):
    """A task that has killed its worker again and again."""


class Done(NamedTuple):
    """The end of a task: its result, the traceback of an error, or the loss of its worker."""

    number: int
    result: Any = None
    error: str = ""
    lost: bool = False

    @property
    def failed(self) -> bool:
        """True if there is no result."""
        return self.lost or bool(self.error)


class Executor(Protocol):
    """Runs tasks, as many at a time as it has room for; they are told apart by number."""

    @property
    def room(self) -> int:
        """The number of further tasks that would be started at once."""
        ...

    def submit(self, number: int, call: Callable[[Any], Any], task: Any) -> None:
        """Start a task: `call(task)`, somewhere. All three, call, task and result, must be picklable."""
        ...

    def wait(self) -> list[Done]:
        """Wait for at least one of the submitted tasks, and return those that have ended."""
        ...

    def close(self) -> None:
        """Stop at once, with all tasks under way."""
        ...


def executor(jobs: int) -> Executor:
    """An executor on this machine, with `jobs` processes; with one job it is this process."""
    return Processes(jobs) if jobs > 1 else Here()


def finished(workers: Executor, call: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[int, R]]:
    """Call a function with every task; yield the tasks' places and results in the order in which they end.

    A task whose worker is lost is started again; LostWorkerError if that happens to it ATTEMPTS times. An error of the
    call is raised here, as it is or as a RuntimeError with its traceback.
    """
    waiting = enumerate(tasks)
    under_way: dict[int, T] = {}
    losses: Counter[int] = Counter()
    while True:
        while workers.room > 0 and (following := next(waiting, None)) is not None:
            number, under_way[number] = following
            workers.submit(number, call, under_way[number])
        if not under_way:
            return
        # Results first: an error of another task must not lose them.
        for done in sorted(workers.wait(), key=lambda done: done.failed):
            if done.error:
                raise RuntimeError(f"a worker process failed:\n{done.error}")
            if not done.lost:
                del under_way[done.number]
                yield done.number, done.result
                continue
            losses[done.number] += 1
            if losses[done.number] == ATTEMPTS:
                task = under_way[done.number]
                raise LostWorkerError(
                    f"{ATTEMPTS} workers were lost at {task}", Message("error-lost-worker", {"attempts": ATTEMPTS})
                )
            workers.submit(done.number, call, under_way[done.number])


def batches(tasks: Iterable[T], size: int) -> Iterator[list[T]]:
    """Lists of up to `size` tasks, which are sent to a worker process together.

    >>> list(batches("abcde", 2))
    [['a', 'b'], ['c', 'd'], ['e']]
    """
    rest = iter(tasks)
    while batch := list(islice(rest, size)):
        yield batch


class Here:
    """An executor in this process, one task after the other."""

    def __init__(self) -> None:
        self._done: list[Done] = []

    @property
    def room(self) -> int:
        return 1 - len(self._done)

    def submit(self, number: int, call: Callable[[Any], Any], task: Any) -> None:
        self._done.append(Done(number, call(task)))

    def wait(self) -> list[Done]:
        done, self._done = self._done, []
        return done

    def close(self) -> None:
        """Do nothing: no task is under way."""


class Processes:
    """An executor in processes of this machine. Each has one task at a time, so that a dead worker's task is known."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._idle: list[_Worker] = []
        self._busy: dict[Any, tuple[int, _Worker]] = {}  # by line

    @property
    def room(self) -> int:
        return self._jobs - len(self._busy)

    def submit(self, number: int, call: Callable[[Any], Any], task: Any) -> None:
        worker = self._idle.pop() if self._idle else _Worker()
        self._busy[worker.line] = number, worker
        # A worker that has died since its last task takes nothing; `wait` finds the task lost.
        with suppress(BrokenPipeError, ConnectionResetError):
            worker.line.send((call, task))

    def wait(self) -> list[Done]:
        return [self._answer(line) for line in connection.wait(self._busy)]

    def close(self) -> None:
        for worker in (*self._idle, *(worker for _, worker in self._busy.values())):
            worker.end()
        self._idle, self._busy = [], {}

    def _answer(self, line: Any) -> Done:
        number, worker = self._busy.pop(line)
        try:
            result, error = line.recv()
        except (EOFError, ConnectionResetError):
            worker.end()
            return Done(number, lost=True)
        self._idle.append(worker)
        return Done(number, result, error)


class _Worker:
    """A worker process and the line to it. It is spawned rather than forked, so that it inherits no locks."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, its_end = context.Pipe()
        self.process = context.Process(target=_work, args=(its_end,), daemon=True)
        with _no_interrupt():  # which a process inherits; it would otherwise fall over a Ctrl-C while it starts
            self.process.start()
        its_end.close()  # the line breaks with the worker only if no other process holds its end

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ignore Ctrl-C within the block; only the main thread gets it, and only it may change that."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(line: connection.Connection) -> None:
    """Run tasks in a worker process, until the process that sends them is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process, which then ends this one
    Thread(target=_leave_with_who_started_it, daemon=True).start()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            call, task = line.recv()
            try:
                answer = call(task), ""
            except Exception:
                answer = None, traceback.format_exc()
            line.send(answer)


def _leave_with_who_started_it() -> None:
    """End this process once its parent is gone, even in the middle of a task: a killed parent can't stop it."""
    starter = parent_process()
    assert starter is not None
    starter.join()
    os._exit(0)
