"""Installs the package into the environment that runs this: `python tools/install.py [EXTRA]`, for the Makefile.

pip says much, and little of it to people: what it says goes to a file, and one sentence says what stands in the way.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "install.log"

# What pip and npm say of a problem, and what people are told.
PROBLEMS = {
    "No space left on device": "the disk is full",
    "Temporary failure in name resolution": "there is no network",
    "Failed to establish a new connection": "there is no network",
    "Name or service not known": "there is no network",
    "Network is unreachable": "there is no network",
    "ENOTFOUND": "there is no network",
    "EAI_AGAIN": "there is no network",
    "ECONNREFUSED": "npm's registry can't be reached",
    "Read timed out": "the network is too slow, or gone",
    "Permission denied": "some files may not be written",
    "requires a different Python": "Allmende needs Python 3.11 or newer",
}


def main() -> int:
    """Install; the rules come uncompiled, `compile_rules.py` sees to them."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    if not importlib.util.find_spec("pip"):  # whoever made this environment was interrupted
        subprocess.run([sys.executable, "-m", "ensurepip"], stdout=subprocess.DEVNULL, check=False)
    wanted = f".[{sys.argv[1]}]" if len(sys.argv) > 1 else "."
    with LOG.open("w") as log:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", wanted],
            cwd=ROOT,
            env=os.environ | {"ALLMENDE_PURE": "1"},
            stdout=log,
            stderr=log,
        )
    if done.returncode:
        print(f"Allmende could not be installed: {problem(LOG.read_text(errors='replace'))}.", file=sys.stderr)
        print(f"The same command goes on from here; {LOG.relative_to(ROOT)} has the whole story.", file=sys.stderr)
    return done.returncode


def problem(log: str) -> str:
    """What stood in the way, as far as the log tells."""
    for said, meaning in PROBLEMS.items():
        if said in log:
            return meaning
    errors = [line.strip() for line in log.splitlines() if "error" in line.lower()]
    return errors[-1].rstrip(".") if errors else "pip gave up"


if __name__ == "__main__":
    sys.exit(main())
