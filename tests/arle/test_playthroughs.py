"""Playthroughs stay as they are, whichever build of the rules plays them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import allmende
from arle.playthrough import FOLDER, GAMES, playthrough

SOURCES = Path(__file__).parent.parent.parent / "src"
SCRIPT = Path(__file__).parent / "playthrough.py"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_played_as_it_was_written(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = allmende.replay(text)
    assert game.is_over
    players, houses, rules, _ = GAMES[name]
    assert (game.players, game.options["houses"], game.options["rules"]) == (players, houses, rules)
    assert playthrough(game) == text


def test_every_file_of_this_game_is_a_playthrough_that_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("arle-*")} == set(GAMES)


def test_the_playthroughs_show_most_of_what_can_happen() -> None:
    verbs: Counter[str] = Counter()
    for name in GAMES:
        text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        verbs.update(line.split()[1] for line in text.splitlines() if line[:2] in ("1 ", "2 "))
    assert {"place", "build", "load", "sell", "trade", "exchange", "cut", "convert", "improve", "flip"} <= set(verbs)
    assert {"plow", "take", "imitate", "slaughter", "use", "pay"} <= set(verbs)


def shown(python_path: str | None, folder: Path) -> tuple[str, str]:
    """Whether the rules are compiled with this PYTHONPATH, and the playthroughs they give."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python_path is not None:
        environment["PYTHONPATH"] = python_path
    command = [sys.executable, str(SCRIPT)]
    result = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode and python_path is None and "No module named 'allmende'" in result.stderr:
        return "missing", ""
    assert result.returncode == 0, result.stderr
    how, _, text = result.stdout.partition("\n")
    return how, text


def test_compiled_and_interpreted_rules_give_the_same_playthroughs(tmp_path: Path) -> None:
    installed, text = shown(None, tmp_path)
    if installed != "compiled":
        pytest.skip(f"the installed package is {installed}: there are no compiled rules to compare with")
    plain, expected = shown(str(SOURCES), tmp_path)
    assert plain == "interpreted"
    assert text == expected
