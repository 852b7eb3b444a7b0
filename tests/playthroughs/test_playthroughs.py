"""Playthroughs stay as they are, whichever build of the rules plays them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import allmende
from playthrough import FOLDER, playthroughs_of

TESTS = FOLDER.parent
TITLES = sorted(path.parent.name for path in TESTS.glob("*/playthrough.py"))
FILES = [(title, name) for title in TITLES for name in playthroughs_of(title).files]

every_title = pytest.mark.parametrize("title", TITLES)


def written(name: str) -> str:
    """What stands in a file."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("title", "name"), FILES)
def test_a_playthrough_is_played_as_it_was_written(title: str, name: str) -> None:
    playthroughs = playthroughs_of(title)
    recipe = playthroughs.files[name]
    game = allmende.replay(written(name))
    assert game.is_over
    assert (game.title.name, game.players) == (title, recipe.players)
    assert dict(recipe.options).items() <= game.options.items()
    assert playthroughs.text(game) == written(name)


def test_every_file_is_a_playthrough_that_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {name for _, name in FILES}
    assert all(name.startswith(f"{title}-") for title, name in FILES)


@every_title
def test_the_playthroughs_show_most_of_what_can_happen(title: str) -> None:
    playthroughs = playthroughs_of(title)
    moves = [move for name in playthroughs.files for _, move in allmende.replay(written(name)).record.moves]
    assert set(playthroughs.verbs.split()) <= {move.split()[0] for move in moves}


def shown(title: str, folder: Path, **environment: str) -> tuple[str, str]:
    """Which rules play in another process, and the playthroughs they give."""
    command = [sys.executable, str(TESTS / "playthrough.py"), title]
    environment = {**os.environ, **environment}
    result = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    how, _, text = result.stdout.partition("\n")
    return how, text


@every_title
def test_compiled_and_interpreted_rules_give_the_same_playthroughs(title: str, tmp_path: Path) -> None:
    installed, text = shown(title, tmp_path)
    if installed != "compiled":
        pytest.skip(f"the rules are {installed} here: there are no compiled ones to compare with")
    plain, expected = shown(title, tmp_path, ALLMENDE_PURE="1")
    assert plain == "interpreted"
    assert text == expected
