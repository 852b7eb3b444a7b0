"""The same rules compiled and interpreted, each in a process of its own.

A compiled module stands beside its source; a fresh interpreter can be told to take the sources.
"""

from __future__ import annotations

import subprocess
import sys

import msgspec

from allmende.arena.benchmark import Speed

_INTERPRETED = """
import importlib.machinery as machinery, sys
class Sources:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if not name.startswith("allmende.") or not path:
            return None
        loader = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
        return machinery.FileFinder(path[0], loader).find_spec(name)
sys.meta_path.insert(0, Sources)
"""


def run_python(engine: str, code: str) -> str:
    """Run Python code in a new process whose rules are `compiled` or `interpreted`, and return what it prints."""
    prelude = _INTERPRETED if engine == "interpreted" else ""
    done = subprocess.run([sys.executable, "-c", prelude + code], capture_output=True, text=True, check=True)
    return done.stdout


def measure_in(engine: str, title: str, players: int) -> Speed:
    """The speed of one engine."""
    code = f"""
import msgspec, sys
from allmende.arena import measure
sys.stdout.write(msgspec.json.encode(measure({title!r}, {players})).decode())
"""
    return msgspec.json.decode(run_python(engine, code), type=Speed)
