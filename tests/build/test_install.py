"""Who installs is told in a sentence what stands in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent.parent / "tools"
sys.path.append(str(TOOLS))

from install import PROBLEMS, problem  # noqa: E402 - the tools are no package


@pytest.mark.parametrize("said", PROBLEMS)
def test_a_known_problem_is_named(said: str) -> None:
    assert problem(f"Collecting numpy\n  {said} (os error 28)\nERROR: pip failed") == PROBLEMS[said]


def test_an_unknown_problem_is_quoted() -> None:
    assert problem("Collecting x\nERROR: something odd.\nnotice: pip") == "ERROR: something odd"
    assert problem("") == "pip gave up"


def compile_rules(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The tool that compiles the rules, run to its end."""
    command = [sys.executable, str(TOOLS / "compile_rules.py"), *options]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_without_a_compiler_one_line_says_what_would_be_faster() -> None:
    done = compile_rules(CC="no-such-compiler", ALLMENDE_PURE="0")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "The rules run interpreted, which is slower: no C compiler (no-such-compiler). "
        "With one, `make compiled` makes them faster."
    ]
    assert compile_rules("--if-possible", CC="no-such-compiler", ALLMENDE_PURE="0").returncode == 0


def test_who_wants_the_sources_compiles_nothing() -> None:
    done = compile_rules(ALLMENDE_PURE="1")
    assert (done.returncode, done.stdout) == (0, "")
