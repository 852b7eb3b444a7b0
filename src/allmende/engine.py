"""Which engine runs the rules: compiled modules where there are some that fit, else their sources.

A wheel for one platform brings compiled modules beside their sources. In a checkout they are a *build*: a folder of
their own, which `make compiled` makes, or `make play` beside the game. A build belongs to the very sources that it was
made of, and a process decides at its start, for good: builds appear whole, under a name that was not there before, so
nobody ever runs half of one. `ALLMENDE_PURE=1` runs the sources in any case.

Nothing else of the package is known here; `tools/compile_rules.py`, which makes the builds, reads this module by
itself.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from time import time
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).parent
BUILDS: Final = Path(sys.prefix, "share", "allmende", "compiled")
"""Where this Python environment keeps builds."""
PROGRESS: Final = BUILDS / "progress"
"""How far a build is that is being made, or why there will be none: see `announce`."""
HEARTBEAT: Final = 2.0
"""Whoever makes a build says so every so many seconds."""
_LOST: Final = 60.0
"""Whoever has said nothing for so many seconds is gone."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """All modules that the compiled ones are among, or take facts from: packages with rules, and a room of bots."""
    rooms = [*[rules.parent for rules in package.glob("*/rules")], package / "bots/tree/nodes"]
    return sorted(path for room in rooms for path in room.rglob("*.py"))


def fingerprint(package: Path = PACKAGE) -> str:
    """A name for these sources, compiled for this Python."""
    total = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())  # names the version of Python, the processor and the system
    for path in sources(package):
        total.update(f"\0{path.relative_to(package).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:20]


class Build(NamedTuple):
    """A build under way: which share of it is `done`, or the `problem` that ended it."""

    done: float
    problem: str


class State(NamedTuple):
    """What there is to say about the engine of this process.

    `engine` is `compiled` or, while it runs interpreted: `compiling`, if a build is being made, `ready`, if one waits
    for the next start, `stuck`, if there will be none because of a `problem`, or just `interpreted`.
    """

    engine: str
    percent: int = 0
    problem: str = ""


def announce(done: float, problem: str = "") -> None:
    """Say how far a build is, or why there will be none."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    written = PROGRESS.with_suffix(f".{os.getpid()}")
    written.write_text(f"{done:.3f}\n{problem}\n", encoding="utf-8")
    written.replace(PROGRESS)


def under_way() -> Build | None:
    """The build that is being made here, or the one that failed last; None if there is nothing to say."""
    try:
        done, problem = PROGRESS.read_text(encoding="utf-8").split("\n", 1)
        silent = time() - PROGRESS.stat().st_mtime
        build = Build(float(done), problem.strip())
    except (OSError, ValueError):
        return None
    return build if build.problem or silent < _LOST else None


def finished() -> Path | None:
    """The folder of the newest build of these sources, or None."""
    if not BUILDS.is_dir():
        return None
    builds = [folder for folder in (BUILDS / fingerprint()).glob("[!.]*") if folder.is_dir()]
    return max(builds, key=lambda folder: folder.stat().st_mtime, default=None)


def state(compiled: bool) -> State:
    """What there is to say now, for a process that runs compiled rules or not."""
    if compiled:
        return State("compiled")
    if os.environ.get("ALLMENDE_PURE") == "1":
        return State("interpreted")
    build = under_way()
    if build is not None:
        return State("stuck", problem=build.problem) if build.problem else State("compiling", int(100 * build.done))
    return State("interpreted" if finished() is None else "ready")


def facts(compiled: bool) -> dict[str, str]:
    """With what this process runs the rules, for a report: nothing that would tell whose machine it is."""
    return {
        "engine": state(compiled).engine,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }


class _Folders:
    """Finds modules of the package in the first of several folders that has them."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        *packages, module = name.split(".")
        if packages[:1] == ["allmende"]:
            return PathFinder.find_spec(name, [str(folder.joinpath(*packages[1:])) for folder in self._folders])
        if module.startswith("allmende") and module.endswith("__mypyc"):  # what the compiled modules share
            return PathFinder.find_spec(name, [str(self._folders[0].parent)])
        return None


class _Sources:
    """Finds the sources of the package's modules, whatever else lies beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        *packages, _ = name.split(".")
        if packages[:1] != ["allmende"]:
            return None
        folder = PACKAGE.joinpath(*packages[1:])
        return FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)


def choose() -> None:
    """Decide for this process; to be called before any of the rules is imported."""
    if os.environ.get("ALLMENDE_PURE") == "1":
        sys.meta_path.insert(0, _Sources())
    elif (build := finished()) is not None:
        sys.meta_path.insert(0, _Folders(build / "allmende", PACKAGE))
