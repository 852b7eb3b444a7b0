"""`make quick`: in a minute and a half, what a change is likeliest to break; whether it holds, `make test` tells.

Changed is what differs from where this branch left the main one, committed or not. Python runs as it stands in `src/`.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

BRANCHES = ("@{upstream}", "origin/HEAD", "main")
"""What a branch may have left, the first that there is."""

GAMES = ("agricola", "arle", "hallertau")
STORED = "tests/playthroughs/test_playthroughs.py::test_a_playthrough_is_played_as_it_was_written"
RECORDED = "tests/records/test_records.py"
WHOLE_GAMES = ("test_agricola_games.py", "test_arle_games.py", "test_whole_games.py")
"""Where the marker `quick` stands beside one game per title."""


class Task(NamedTuple):
    """Something to run, and what it is called."""

    name: str
    command: Sequence[str | Path]


def git(*arguments: str) -> list[str]:
    """The lines that git answers with; none if it can't."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[Path]:
    """The files that are new, other or gone since this branch began."""
    base = next((found[0] for branch in BRANCHES if (found := git("merge-base", "HEAD", branch))), "HEAD")
    names = {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")}
    return [Path(name) for name in sorted(names)]


def existing(*names: str | Path) -> list[str]:
    """Those of these that are there."""
    return [str(name) for name in names if (ROOT / name).exists()]


def tests_of(path: Path) -> Iterator[str]:
    """The tests that a changed file asks for, without browsers and without those of distributions."""
    match path.parts:
        case ("tests", "browser" | "built_page" | "dist", *_):
            return
        case ("tests", *_, name) if name.startswith("test_"):
            yield from existing(str(path))
        case ("tests", "playthroughs", *_) | ("tests", "playthrough.py"):
            yield STORED
        case ("src", "allmende", room, *_) | ("tests", room, *_):
            yield from existing(f"tests/{room}")
            if room in (*GAMES, "core"):
                yield from (STORED, RECORDED)
        case ("README.md",):
            yield "tests/test_readme.py"


def browser_tests_of(paths: Iterable[Path]) -> Iterator[Task]:
    """A whole game per title, and the browser tests that were changed themselves."""
    pytest = [BIN / "pytest", "-q", "-n", "3", "--maxschedchunk", "1"]
    yield Task("whole games", [*pytest, "-m", "quick", *(f"tests/browser/{name}" for name in WHOLE_GAMES)])
    if files := existing(*(path for path in paths if path.match("tests/browser/test_*.py"))):
        yield Task("changed browser tests", [*pytest, *files])


def checks_of(paths: Sequence[Path]) -> Iterator[Task]:
    """The checks of the changed files."""
    if python := existing(*(path for path in paths if path.suffix == ".py")):
        yield Task("ruff check", [BIN / "ruff", "check", *python])
        yield Task("ruff format", [BIN / "ruff", "format", "--check", *python])
    if sources := [name for name in python if name.startswith("src/")]:
        yield Task("lint-imports", [BIN / "lint-imports", "--no-logo"])
        yield Task("mypy", [BIN / "mypy", *sources])
    if any(path.parts[0] == "client" for path in paths):
        yield Task("svelte-check", [sys.executable, "tools/build_client.py", "check"])
        yield Task("Prettier and ESLint", [sys.executable, "tools/build_client.py", "lint"])


def run(task: Task) -> bool:
    """Run a task, say how long it took, and show what it said if it failed."""
    began = time.monotonic()
    done = subprocess.run(
        task.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    well = done.returncode == 0
    print(f"{'ok    ' if well else 'FAILED'} {time.monotonic() - began:5.1f} s  {task.name}", flush=True)
    if not well:
        print(done.stdout, flush=True)
    return well


def main() -> int:
    """Build the client, then run everything, two at a time."""
    paths = changed()
    print(f"{len(paths)} files have changed.", flush=True)
    if not run(Task("the client's build", [sys.executable, "tools/build_client.py"])):
        return 1
    tests = sorted({name for path in paths for name in tests_of(path)})
    tasks = [*browser_tests_of(paths), *checks_of(paths)]
    if tests:
        tasks.insert(0, Task(" ".join(tests), [BIN / "pytest", "-q", "-n", "2", *tests]))
    with ThreadPoolExecutor(2) as lanes:
        return 0 if all(list(lanes.map(run, tasks))) else 1


if __name__ == "__main__":
    sys.exit(main())
