"""Empty environments, in which distributions are installed and played: without Node, without a C compiler."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

Json = Any


class Distributions(NamedTuple):
    """What `make dist` has built."""

    sdist: Path
    platform_wheel: Path
    pure_wheel: Path


class Environment:
    """A virtual environment, and a machine on which there is nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        self.variables = bare(folder, self.bin)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment to its end."""
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def said(self, *command: str) -> str:
        """What a command of the environment says, which has to succeed."""
        done = self.run(*command)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def bare(home: Path, *folders: Path) -> dict[str, str]:
    """Environment variables with which programs are found in these folders only, and nobody's data or settings."""
    ours = ("PYTHON", "VIRTUAL_ENV", "ALLMENDE_", "XDG_", "CC", "CFLAGS", "LDFLAGS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {
        "PATH": os.pathsep.join(map(str, folders)),
        "XDG_DATA_HOME": str(home / "data"),
        "PIPX_HOME": str(home / "pipx"),
        "LANG": "C.UTF-8",
    }


class Server:
    """Requests to a server."""

    def __init__(self, address: str) -> None:
        self.address = address

    def text(self, path: str) -> str:
        """A page, or a part of one."""
        with urllib.request.urlopen(f"{self.address}{path}", timeout=60) as reply:
            return bytes(reply.read()).decode()

    def ask(self, path: str, body: Json = None, key: str = "") -> Json:
        """Ask the API for something, or POST to it."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data)
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=60) as reply:
            return json.load(reply)


@contextmanager
def serving(command: list[str | Path], variables: dict[str, str]) -> Iterator[Server]:
    """A server, started by a command that ends in `allmende serve`."""
    process = subprocess.Popen(
        [*command, "--no-browser", "--port", "0"],
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    said = ""
    try:
        for line in process.stdout:
            said += line
            if address := re.search(r"http://\S+:\d+", line):
                yield Server(address[0])
                return
        raise AssertionError(f"no server starts:\n{said}")
    finally:
        os.killpg(process.pid, 15)  # with what uv or pipx have started
        process.communicate(timeout=60)
