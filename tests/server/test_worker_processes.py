"""`allmende worker` as a process: servers have it compute, others go on in its place, and it ends quietly."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx2
import psycopg
import pytest

from allmende import cli
from processes import end, running
from server.test_main import children, new_state, serving, wait


class Worker:
    """A worker process that has begun."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said = self._line()
        self._metrics = self._line().split()[-1]

    def moves(self) -> float:
        """The number of bots' moves that it has computed."""
        name = 'allmende_bot_answer_seconds_count{kind="move"} '
        lines = httpx2.get(self._metrics, timeout=60).text.splitlines()
        return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


def work(database: str, jobs: int) -> list[str]:
    """The command line of a worker."""
    options = ["--database", database, "--jobs", str(jobs), "--metrics", "0"]
    return [sys.executable, "-m", "allmende.cli", "--lang", "en", "worker", *options]


def test_worker_processes_move_for_the_bots_of_a_server(postgres: str) -> None:
    with (
        running(work(postgres, 2), stderr=subprocess.STDOUT) as first,
        running(work(postgres, 1), stderr=subprocess.STDOUT) as second,
        serving(postgres) as server,
    ):
        one, other = Worker(first), Worker(second)
        assert one.said.endswith("with 2 processes\n")
        assert other.said.endswith("with one process\n")

        def games(number: int) -> list[str]:
            return [new_state(server, "bot", "bot", cards="off")[0] for _ in range(number)]

        def moved(table: str) -> int:
            return int(server.ask("GET", table)["version"])

        tables = games(4)
        wait("both have moved", lambda: one.moves() and other.moves())
        end(one.process)
        before = {table: moved(table) for table in tables}
        with psycopg.connect(postgres) as connection:  # its leases run out
            connection.execute("UPDATE bot_tasks SET held = held - interval '20 seconds'")
        wait("all bots go on", lambda: all(moved(table) > version for table, version in before.items()))
        assert children(server.process.pid) == []
        other.process.send_signal(signal.SIGTERM)
        assert other.process.communicate(timeout=60)[0] == ""
        assert other.process.returncode == 0
        (table,) = games(1)
        wait("the server's own bots move", lambda: moved(table))
        assert children(server.process.pid)
        assert server.end(signal.SIGTERM) == 0


def test_a_worker_needs_a_database_that_is_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "en", "worker", "--database", str(tmp_path / "tables.sqlite")]) == 2
    assert "A worker shares a PostgreSQL database with servers" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
