"""The house rules that a machine can watch: small modules, arrows that point one way, docstrings, nothing undone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "allmende"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent.parent.name for path in PACKAGE.glob("*/record/deal.py"))
RULES = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in ("core", *GAMES)]
STEPS = sorted(path for game in GAMES for path in (PACKAGE / game / "rules/steps").glob("*.py"))
MOST_LINES = 400


def name(path: Path) -> str:
    """A module's path as the test shows it."""
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_modules_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_test_modules_stay_readable_too() -> None:
    long = [path for path in (ROOT / "tests").rglob("*.py") if len(path.read_text().splitlines()) > 1.5 * MOST_LINES]
    assert long == []


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_modules_classes_and_public_functions_say_what_they_are(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = [] if ast.get_docstring(tree) or not tree.body else ["the module"]
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            silent += [] if ast.get_docstring(node) else [node.name]
    assert silent == []


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_nothing_is_left_undone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [mark for mark in ("TO" + "DO", "FIX" + "ME", "XX" + "X") if mark in text] == []


def test_what_is_watched_is_there() -> None:
    assert GAMES == ["agricola", "arle", "hallertau"]
    assert len(STEPS) > len(GAMES)


def test_arrows_point_one_way() -> None:
    command = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    result = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("path", RULES, ids=name)
def test_chance_is_drawn_in_the_deal_alone(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    drawn = [
        node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in ("random", "secrets", "uuid")
    ]
    drawn += [
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        if alias.name in ("random", "secrets", "uuid", "numpy")
    ]  # fmt: skip
    # A deal is drawn with `Random`, and what a seat can't see of it is drawn anew, or told anew; a study swaps hands.
    # The others hand a generator on, and a playout gets its numbers from the caller.
    drawing = ("record/deal", "hidden/redeal", "hidden/reconstruction", "hidden/hand_cards")
    draws = {f"{game}/{module}.py" for game in GAMES for module in drawing}
    hands_on = {f"{game}/{module}.py" for game in GAMES for module in ("__init__", "title")}
    if name(path) not in draws | hands_on | {
        "core/game.py",
        "core/hand_cards.py",
        "core/reconstruction.py",
        "core/title.py",
    }:
        assert drawn == []


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_the_course_of_play_is_deterministic(step: Path) -> None:
    tree = ast.parse(step.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"set", "hash", "id", "print", "input", "open"}
