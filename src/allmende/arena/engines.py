"""Compiled and interpreted rules, each run in a process of its own.

Which rules run is decided at the start of a process: see `allmende.engine`.
"""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from allmende.arena.benchmark import Speed


def run_python(engine: str, code: str) -> str:
    """Run Python code in a new process whose rules are `compiled` or `interpreted`, and return what it prints."""
    environment = os.environ | {"ALLMENDE_PURE": "1" if engine == "interpreted" else "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def measure_in(engine: str, title: str, players: int) -> Speed:
    """The speed of one engine."""
    code = f"""
import msgspec, sys
from allmende.arena import measure
sys.stdout.write(msgspec.json.encode(measure({title!r}, {players})).decode())
"""
    return msgspec.json.decode(run_python(engine, code), type=Speed)
