"""Each distribution is installed where there is neither Node nor a C compiler, and played."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from dist.environments import Distributions, Environment, Server, bare, serving

TITLES = ("hallertau", "arle", "agricola")


def test_the_rules_are_compiled_in_the_wheel_for_this_platform(installed: tuple[str, Environment]) -> None:
    kind, environment = installed
    for missing in ("node", "npm", "gcc", "cc", "clang"):
        assert shutil.which(missing, path=environment.variables["PATH"]) is None
    ask = "import allmende; print(allmende.COMPILED, allmende.core.rules.state.__file__)"
    compiled, file = environment.said("python", "-c", ask).split()
    assert compiled == str(kind == "platform_wheel")
    assert Path(file).is_relative_to(environment.folder)
    engine = "compiled" if kind == "platform_wheel" else "interpreted"
    assert engine in environment.said("allmende", "version")


SCORES: dict[str, object] = {}
"""What a seed brings in each title, in whichever distribution it is played first."""


@pytest.mark.parametrize("title", TITLES)
def test_the_same_games_are_played_everywhere(installed: tuple[str, Environment], title: str) -> None:
    _, environment = installed
    summary = json.loads(environment.said("allmende", "simulate", title, "--games", "1", "--seed", "7", "--json"))
    assert summary["games"] == 1
    assert summary["seats"] == SCORES.setdefault(title, summary["seats"])


def test_the_client_is_served_and_a_bot_answers(installed: tuple[str, Environment]) -> None:
    _, environment = installed
    with serving([environment.bin / "allmende", "serve"], environment.variables) as server:
        look_around(server)
        players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "novice"}]
        made = server.ask("/tables", {"title": "arle", "players": players, "seed": 1})
        table = f"/tables/{made['table']}"
        state = server.ask(table, key=made["key"])
        [decision] = state["decisions"]
        move = {"version": state["version"], "seat": decision["seat"], "move": decision["moves"][0]["text"]}
        assert server.ask(f"{table}/moves", move, made["key"])["version"] > state["version"]


def look_around(server: Server) -> None:
    """Fetch the start page and all that it names."""
    parts = re.findall(r'(?:src|href)="(/[^"]+)"', server.text("/"))
    assert [part for part in parts if part.endswith(".js")]
    for part in parts:
        assert server.text(part)


@pytest.mark.parametrize(
    "runner",
    [
        ["uv", "tool", "run", "--python", sys.executable, "--from"],
        ["pipx", "run", "--spec"],
    ],
    ids=lambda command: command[0],
)
def test_a_wheel_is_run_without_being_installed(
    distributions: Distributions, tmp_path: Path, runner: list[str]
) -> None:
    command = [sys.executable, "-m", *runner, distributions.platform_wheel, "allmende", "serve"]
    # Programs that uv makes begin as shell scripts.
    with serving(command, bare(tmp_path, Path("/usr/bin"), Path("/bin"))) as server:
        look_around(server)
        assert server.ask("/about")["engine"]["args"]["engine"] == "compiled"


@pytest.mark.parametrize("installed", ["platform_wheel"], indirect=True)
def test_what_wheels_of_other_platforms_are_tested_with_holds_here(installed: tuple[str, Environment]) -> None:
    _, environment = installed
    configured = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    for command in configured["tool"]["cibuildwheel"]["test-command"]:
        subprocess.run(["/bin/sh", "-c", command], cwd=environment.folder, env=environment.variables, check=True)
