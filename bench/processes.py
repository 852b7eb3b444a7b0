"""Processes of measurements: a server of their own, and one that tells when the machine itself was late."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class ServerError(Exception):
    """A server does not start."""


class Server:
    """`allmende serve` in a process of its own; `program` is what Python is to run for `allmende`."""

    def __init__(self, database: str, program: Sequence[str] = ("-m", "allmende.cli")) -> None:
        command = [sys.executable, *program, "serve", "--no-browser", "--port", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        if found is None:
            raise ServerError(f"the server did not say where it is, and ended with {self._ended()}")
        self.port = int(found[1])

    def cpu(self) -> float:
        """The seconds of a processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> int:
        """End it, and give its exit status."""
        self.process.terminate()
        return self._ended()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        """Wait for its end, and give its exit status."""
        self.process.communicate()
        return self.process.returncode


class Machine:
    """A process that only wakes up, a hundred times a second, and notes by how much too late it was, at worst."""

    WAKE = """
import time
while True:
    before = time.perf_counter()
    time.sleep(0.01)
    now = time.perf_counter()
    if now - before > 0.03:
        print(now, now - before - 0.01, flush=True)
"""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", self.WAKE], stdout=subprocess.PIPE, text=True)

    def stop(self) -> list[tuple[float, float]]:
        """When it was woken late, and by how much, in seconds."""
        self.process.terminate()
        lines = self.process.communicate()[0].splitlines()
        return [(float(at), float(late)) for at, late in map(str.split, lines)]
