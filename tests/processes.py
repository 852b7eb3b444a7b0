"""Processes that tests start: they hear a Ctrl-C as from a terminal, and none outlives its test, however that ends."""

from __future__ import annotations

import ctypes
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

_PR_SET_PDEATHSIG = 1
_prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None


def start(command: Sequence[str], **options: Any) -> subprocess.Popen[str]:
    """Start a process whose output is read as text, and which ends with this one at the latest."""
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=_prepare, **options)


def _prepare() -> None:
    """What a new process does before it becomes what it shall be."""
    # A shell has what it starts in the background ignore Ctrl-C, and that is handed on, from tests too.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Where nobody is left to tidy up, because the tests were killed themselves, Linux does.
    if _prctl is not None:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def end(process: subprocess.Popen[str]) -> None:
    """End a process, if it has not ended, as a power cut would."""
    if process.poll() is None:
        process.kill()
        process.communicate()


@contextmanager
def running(command: Sequence[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that ends here at the latest."""
    process = start(command, **options)
    try:
        yield process
    finally:
        end(process)
