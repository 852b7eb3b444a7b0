"""The page that leads to a first agent tells the truth: its program runs, and what it makes beats random moves."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from allmende.envs import Agent
from allmende.titles import OWN

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples" / "learning" / "first_agent.py"
WATCH = PROGRAM.with_name("watch_agent.py")


@pytest.mark.thorough
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs PyTorch: pip install 'allmende[learn]'")
@pytest.mark.parametrize("title", OWN)
def test_a_net_that_has_learned_for_a_minute_beats_random_moves(title: str, tmp_path: Path) -> None:
    command = [sys.executable, str(PROGRAM), title, "--moves", "20000", "--games", "50"]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=1200)
    assert len(re.findall(r"moves .* won", found.stdout)) >= 9
    share = re.search(r"won ([\d.]+)% \(\d+% to \d+%\) of 50 games", found.stdout)
    assert share is not None
    assert float(share[1]) > 65
    assert (tmp_path / f"{title}.zip").exists()
    agent = Agent(title, 2, file=tmp_path / f"{title}.npz", **{"cards": "off"} if title != "arle" else {})
    assert agent.facts["command"] == f"python first_agent.py {title} --moves 20000 --seed 1"
    assert share[0] in agent.facts["score"]
    found = subprocess.run(
        [sys.executable, str(WATCH), title], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=120
    )
    *moves, ended = found.stdout.splitlines()
    assert moves
    assert re.fullmatch(r"won (0|50|100)%, -?[\d.]+ points", ended)


@pytest.mark.thorough
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs PyTorch: pip install 'allmende[learn]'")
def test_to_watch_an_agent_that_was_never_trained_is_a_sentence(tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, str(WATCH), "arle"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr == f"There is no arle.zip in this folder; python {PROGRAM} arle makes one.\n"
