"""Executors: the same results from one process or several, whatever becomes of the workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from allmende.arena.executors import ATTEMPTS, Done, Executor, Here, LostWorkerError, Processes, executor, finished
from arena.faulty import die_for_three, double, fail, own_process, sleep


@pytest.fixture
def processes() -> Iterator[Processes]:
    with closing(Processes(2)) as workers:
        yield workers


def test_one_job_needs_no_process() -> None:
    assert isinstance(executor(1), Here)
    assert isinstance(executor(2), Processes)


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_is_done_once(jobs: int) -> None:
    with closing(executor(jobs)) as workers:
        assert sorted(finished(workers, double, range(20))) == [(number, 2 * number) for number in range(20)]
        assert list(finished(workers, double, [])) == []


def test_tasks_are_only_taken_when_there_is_room() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(10):
            taken.append(number)
            yield number

    with closing(Here()) as workers:
        results = finished(workers, double, tasks())
        assert next(results) == (0, 0)
        assert taken == [0]


def test_a_task_whose_worker_is_killed_goes_again(processes: Processes, tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    tasks = [(number, marks, ATTEMPTS - 1) for number in range(8)]
    assert sorted(finished(processes, die_for_three, tasks)) == [(number, 2 * number) for number in range(8)]
    assert len(marks.read_text()) == ATTEMPTS - 1


def test_a_task_that_kills_every_worker_is_given_up_and_no_other_is_blamed(
    processes: Processes, tmp_path: Path
) -> None:
    marks = tmp_path / "marks"
    done: dict[int, int] = {}
    results = finished(processes, die_for_three, [(number, marks, 99) for number in range(1000)])
    with pytest.raises(LostWorkerError, match="3 workers were lost at"):
        done.update(results)
    assert len(marks.read_text()) == ATTEMPTS
    assert 3 not in done
    assert all(result == 2 * number for number, result in done.items())


def test_a_worker_that_dies_between_two_tasks_is_replaced(processes: Processes) -> None:
    processes.submit(0, own_process, None)
    first = processes.wait()[0].result
    os.kill(first, signal.SIGKILL)
    again = list(finished(processes, own_process, [None]))
    assert [number for number, _ in again] == [0]
    assert again[0][1] not in (first, os.getpid())


@pytest.mark.parametrize(("workers", "error"), [(Here(), ValueError), (Processes(2), RuntimeError)])
def test_an_error_of_the_task_is_no_lost_worker(workers: Executor, error: type[Exception]) -> None:
    with closing(workers), pytest.raises(error, match="7 is wrong"):
        list(finished(workers, fail, [7]))


def test_results_are_there_before_the_error_of_another_task() -> None:
    class Both(Here):
        """Has room for two tasks, and the first of them fails."""

        room = property(lambda self: 2 - len(self._done))  # type: ignore[assignment]

        def wait(self) -> list[Done]:
            bad, good = super().wait()
            return [bad._replace(error="wrong"), good]

    results = finished(Both(), double, range(2))
    assert next(results) == (1, 2)
    with pytest.raises(RuntimeError, match="wrong"):
        next(results)


def test_closing_stops_what_is_under_way() -> None:
    workers = Processes(2)
    workers.submit(0, sleep, 600.0)
    assert workers.room == 1
    [(_, worker)] = workers._busy.values()
    process = worker.process
    workers.close()
    assert process not in multiprocessing.active_children()


@pytest.mark.parametrize("then", ["", "workers.submit(1, time.sleep, 600); "], ids=["idle", "at work"])
def test_workers_end_with_the_process_that_started_them(then: str) -> None:
    code = (
        "import os, time; from allmende.arena.executors import Processes; workers = Processes(2); "
        f"workers.submit(0, abs, -1); print(workers.wait(), flush=True); {then}os._exit(0)"
    )
    # It returns only when nobody holds the standard output any more: the worker does.
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert "result=1" in done.stdout
    assert done.stderr == ""
