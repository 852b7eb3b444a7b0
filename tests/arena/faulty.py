"""What worker processes are made to do in tests; they find it here by its name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def double(number: int) -> int:
    """No fault at all."""
    return 2 * number


def own_process(_: object) -> int:
    """Who works on this."""
    return os.getpid()


def sleep(seconds: float) -> None:
    """Take long."""
    time.sleep(seconds)


def fail(number: int) -> int:
    """Go wrong without dying."""
    raise ValueError(f"{number} is wrong")


def die_for_three(task: tuple[int, Path, int]) -> int:
    """Kill the process of number 3 until so many marks of it are in the file."""
    number, marks, deaths = task
    if number == 3 and (not marks.exists() or len(marks.read_text()) < deaths):
        with marks.open("a") as file:
            file.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number
