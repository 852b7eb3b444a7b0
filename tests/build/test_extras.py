"""`make test-all` leaves nothing out for want of a package: what tests would be skipped without is installed there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKIPPED = re.compile(r"reason=\"[^\"]*pip install 'allmende\[(\w+)\]'")


def test_all_extras_that_a_test_may_lack_are_installed_to_try_everything() -> None:
    lacking = {
        extra for file in (ROOT / "tests").rglob("test_*.py") for extra in SKIPPED.findall(file.read_text("utf-8"))
    }
    recipe = (ROOT / "Makefile").read_text("utf-8").split("\ntest-all:")[1].split("\n\n")[0]
    installed = re.search(r"pip install .*'allmende\[([\w,]+)\]'", recipe)
    assert installed is not None
    assert set(installed[1].split(",")) == lacking == {"learn", "openspiel", "ray"}
