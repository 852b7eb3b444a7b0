"""No distribution is made without the client: one sentence says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from dist.environments import Distributions


@pytest.fixture
def sources(distributions: Distributions, tmp_path: Path) -> Path:
    """A source distribution, unpacked, that somebody has taken the client out of."""
    with tarfile.open(distributions.sdist) as tar:
        tar.extractall(tmp_path, filter="data")
    [folder] = tmp_path.iterdir()
    shutil.rmtree(folder / "src" / "allmende" / "server" / "static")
    return folder


@pytest.mark.parametrize(
    "command", [["build", "--sdist", "."], ["build", "--wheel", "."], ["pip", "wheel", "--no-deps", "."]], ids=" ".join
)
def test_nothing_is_built_without_a_client(sources: Path, command: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=sources, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    static = sources / "src" / "allmende" / "server" / "static"
    sentence = f"There is neither a client to build in {sources / 'client'} nor a built one in {static}."
    assert sentence in done.stdout + done.stderr
    assert not [*sources.rglob("*.whl"), *sources.rglob("*.tar.gz")]


def test_nothing_is_built_when_the_client_cannot_be(sources: Path, tmp_path: Path) -> None:
    for name, script in (("node", "echo v22.0.0"), ("npm", "echo the disk is on fire >&2; exit 1")):
        tool = tmp_path / "bin" / name
        tool.parent.mkdir(exist_ok=True)
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)
    (sources / "client").mkdir()
    for name in ("package.json", "package-lock.json"):
        (sources / "client" / name).write_text("{}")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--sdist", "."],
        cwd=sources,
        env=os.environ | {"PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert f"`npm ci --no-audit --no-fund --omit=dev` failed in {sources / 'client'}; it says above why." in said
    assert "the disk is on fire" in said
    assert "Traceback" not in said
