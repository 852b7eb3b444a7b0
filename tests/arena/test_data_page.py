"""The page on data tells the truth: its commands make what its code reads, and it names every column."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allmende import cli
from allmende.arena import dataset

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ allmende (dataset .+)$", PAGE, re.MULTILINE)
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))


@pytest.mark.parametrize(("command", "program"), list(zip(COMMANDS, PROGRAMS, strict=True)), ids=["parquet", "minari"])
def test_what_a_command_makes_is_read_by_the_code_below_it(command: str, program: str) -> None:
    words = shlex.split(command)
    words[words.index("--games") + 1] = "2"  # quickly
    words[words.index("--bots") + 1] = ",".join("random" for _ in words[words.index("--bots") + 1].split(","))
    assert cli.main(words) == 0
    found: dict[str, Any] = {}
    exec(program, found)
    if "decisions" in found:
        decisions, masks = found["decisions"].to_pylist(), found["masks"]
        assert {each["game"] for each in decisions} == {0, 1}
        assert found["observations"].tolist() == [each["observation"] for each in decisions]
        assert [np.flatnonzero(mask).tolist() for mask in masks] == [sorted(each["legal"]) for each in decisions]
        assert masks[range(len(masks)), found["choices"]].all()
    else:
        assert found["data"].total_episodes == 2
        assert found["env"].reset(seed=1)


def test_every_column_is_named() -> None:
    described = PAGE.split("## What is in a folder")[1].split("\n## ")[0]
    for schema in (dataset.games_schema(), dataset.decisions_schema(1)):
        assert [name for name in schema.names if f"`{name}`" not in described] == []
