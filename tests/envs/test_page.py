"""The page on environments tells the truth: its examples run, and its table has the numbers that there are."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from allmende.bots.title_ai import policy_inputs
from allmende.titles import OWN

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False) == doctest.TestResults(failed=0, attempted=24)


def test_the_table_has_all_numbers() -> None:
    chapter = PAGE.read_text("utf-8").split("## Actions")[1].split("## Observations")[0]
    rows = re.findall(r"^\| (?!Title).*$", chapter, re.MULTILINE)
    found = [list(map(int, re.findall(r"\d+", row))) for row in rows]
    expected = []
    for title in OWN.values():
        assert title.ai is not None
        kinds = (False,) if title.ai.has_cards is None else (False, True)
        names = policy_inputs(title).names
        lengths = [len(names(players, cards)) for cards in kinds for players in title.players]
        expected.append([len(title.vocabulary), *lengths])
    assert found == expected
