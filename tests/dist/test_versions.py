"""What Allmende says it depends on is true at the lower end, too; the newest is what every other environment has."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from dist.environments import Distributions, Environment, serving
from dist.test_playing import TITLES, look_around

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
EXTRAS = ("arena", "dataset", "envs", "mcp", "postgres", "train")


@pytest.fixture(scope="module")
def oldest(distributions: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the lowest version of everything that is depended on."""
    environment = Environment(tmp_path_factory.mktemp("oldest"))
    environment.said("pip", "install", "--quiet", "uv")
    wheel = f"{distributions.platform_wheel}[{','.join(EXTRAS)}]"
    where = ("--python", str(environment.bin / "python"))
    environment.said("uv", "pip", "install", "--quiet", *where, "--resolution", "lowest-direct", wheel)
    return environment


def test_the_lowest_versions_are_there(oldest: Environment) -> None:
    lowest = dict(line.split("==") for line in oldest.said("pip", "freeze").splitlines() if "==" in line)
    asked = PROJECT["dependencies"] + [each for extra in EXTRAS for each in PROJECT["optional-dependencies"][extra]]
    for requirement in asked:
        name, version = requirement.split(">=")
        name = name.split("[")[0]
        assert (lowest[name] + ".0.0").startswith(f"{version}."), name


@pytest.mark.parametrize("title", TITLES)
def test_they_play(oldest: Environment, title: str) -> None:
    assert "master" in oldest.said("allmende", "tournament", title, "--bots", "master,villager", "--games", "2")


def test_they_serve(oldest: Environment) -> None:
    with serving([oldest.bin / "allmende", "serve"], oldest.variables) as server:
        look_around(server)
        players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "novice"}]
        assert server.ask("/tables", {"title": "arle", "players": players, "seed": 1})["table"]
