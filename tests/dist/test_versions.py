"""What Allmende says it depends on is true at the lower end, too; the newest is what every other environment has."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from dist.environments import Distributions, Environment, serving
from dist.test_playing import TITLES, look_around

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = sorted(PROJECT["optional-dependencies"].keys() - {"bench", "dev", "dist", "test"})
"""What is there for who uses it, rather than works on it."""
LARGE = {"learn"}
"""Gigabytes, of PyTorch: nothing but a page needs them, and `make test-all` tries it where they are."""
TRIED = [extra for extra in EXTRAS if extra not in LARGE]


@pytest.fixture(scope="module")
def oldest(distributions: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the lowest version of everything that is depended on."""
    environment = Environment(tmp_path_factory.mktemp("oldest"))
    environment.said("pip", "install", "--quiet", "uv")
    wheel = f"{distributions.platform_wheel}[{','.join(TRIED)}]"
    where = ("--python", str(environment.bin / "python"))
    environment.said("uv", "pip", "install", "--quiet", *where, "--resolution", "lowest-direct", wheel)
    return environment


def test_the_lowest_versions_are_there(oldest: Environment) -> None:
    lowest = dict(line.split("==") for line in oldest.said("pip", "freeze").splitlines() if "==" in line)
    named = {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in lowest.items()}
    asked = PROJECT["dependencies"] + [each for extra in TRIED for each in PROJECT["optional-dependencies"][extra]]
    for requirement in asked:
        if requirement.startswith("allmende["):
            continue  # extras that bring others
        name, version = requirement.split(">=")
        name = re.sub(r"[-_.]+", "-", name.split("[")[0])
        assert (named[name] + ".0.0").startswith(f"{version}."), name


@pytest.mark.parametrize(
    "module",
    [
        "arena.ray_cluster",
        "envs.offline",
        "envs.openspiel",
        "mcp.server",
        "server.notifications.mail",
        "server.notifications.push",
    ],
)
def test_what_extras_bring_is_what_is_imported(oldest: Environment, module: str) -> None:
    oldest.said("python", "-c", f"import allmende.{module}")


@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_every_extra_can_be_had_without_a_compiler(minor: int) -> None:
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    # Of http-ece there is but its source, which is Python.
    wheels = ["--only-binary", ":all:", "--no-binary", "http-ece"]
    command = ["uv", "pip", "compile", "pyproject.toml", "--quiet", "--python-version", f"3.{minor}", *extras, *wheels]
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_is_told_of(extra: str) -> None:
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs").glob("*.md"))
    assert f"pip install 'allmende[{extra}]'" in pages


@pytest.mark.parametrize("title", TITLES)
def test_they_play(oldest: Environment, title: str) -> None:
    assert "master" in oldest.said("allmende", "tournament", title, "--bots", "master,villager", "--games", "2")


def test_they_serve(oldest: Environment) -> None:
    with serving([oldest.bin / "allmende", "serve"], oldest.variables) as server:
        look_around(server)
        players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "novice"}]
        assert server.ask("/tables", {"title": "arle", "players": players, "seed": 1})["table"]
