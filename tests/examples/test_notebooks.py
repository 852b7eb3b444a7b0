"""Notebooks run from the first cell to the last, and are kept without what they print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples/notebooks").glob("*.ipynb"))
EXPECTED = {
    "evaluation": "novice",
    "first-agent": "of 20 games against random moves",
    "reading-a-game": "legal moves, such as",
}
"""Words that a notebook prints near its end."""


def cells(notebook: Path) -> list[dict[str, Any]]:
    """The cells of a notebook, in the version of the format that Jupyter writes."""
    found = json.loads(notebook.read_text("utf-8"))
    assert found["nbformat"] == 4
    return list(found["cells"])


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(
    notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells(notebook)):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{notebook.name}, cell {number}", "exec"), names)
    assert EXPECTED[notebook.stem] in capsys.readouterr().out
    if notebook.stem == "first-agent":
        assert names["share"].value > 0.8


def test_notebooks_are_kept_without_outputs() -> None:
    assert {path.stem for path in NOTEBOOKS} == EXPECTED.keys()
    for notebook in NOTEBOOKS:
        for cell in cells(notebook):
            assert cell.get("outputs", []) == []
            assert cell.get("execution_count") is None
