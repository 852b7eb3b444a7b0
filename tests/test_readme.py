"""The README tells the truth: its Python example runs and prints what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})
    texts, scores = capsys.readouterr().out.splitlines()
    assert f"# {texts}" in code[1]
    first, second = re.findall(r"\[[^]]*]", scores)
    assert first == second


def test_every_file_that_it_points_to_exists() -> None:
    for target in re.findall(r"]\(([^)]+)\)", README.read_text()):
        assert (README.parent / target).exists(), target
