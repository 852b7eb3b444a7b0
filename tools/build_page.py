"""Builds Allmende in a page: `python tools/build_page.py` makes `build/page/`, a folder of static files.

It holds the client, the Python interpreter as WebAssembly, the standard library, the packages that the page needs, and
this package, compiled. docs/page.md says how they fit. Node and the client's dependencies come as for the client
(`build_client.py`), packages for the interpreter from PyPI.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import partial
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))

import build_client

# The answers are those of the sources that are packed, whatever is installed.
sys.path.insert(0, str(build_client.ROOT / "src"))

ROOT: Final = build_client.ROOT
PAGE: Final = ROOT / "build" / "page"
STAMPS: Final = ROOT / "build" / "page-stamps"
PYODIDE: Final = build_client.CLIENT / "node_modules" / "pyodide"
PURE: Final = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mypy-extensions",
    "openskill",
    "pytz",
    "starlette",
    "typing-extensions",
)
"""Packages of pure Python, which are taken from this environment."""
BINARY: Final = ("msgspec", "librt")
"""Packages that are compiled for the interpreter, which are fetched from PyPI."""
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14")
"""The platform and the version of Python of the interpreter, as wheels name them."""
LANGUAGES: Final = ("en", "de")
"""Languages of the page, for which alone it needs the names and numbers of `babel`."""
WINDOW: Final = 24
"""The binary logarithm of how far back the compressor looks: as far as the largest file is long, nearly."""
LEFT_OUT: Final = (
    "allmende/arena/*",
    "allmende/bots/panel/*.npz",
    "allmende/bots/weights/*",
    "allmende/cli/*",
    "allmende/envs/*",
    "allmende/mcp/*",
    "allmende/server/main.py",
    "allmende/server/monitoring/measured.py",
    "allmende/server/monitoring/metrics.py",
    "allmende/server/notifications/vapid*",
    "allmende/server/static/*",
    "allmende/server/store/backup*.py",
    "allmende/server/store/postgres*.py",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "babel/messages/*",
    "pytz/zoneinfo/*",
    "openskill/models/common/*.so",
    "*__pycache__/*",
    "*/tests/*",
    "*.so",
    "*.pyi",
    "*.html",
)
"""Files of packages that the page doesn't need."""
ENCODINGS: Final = (
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_8",
    "utf_8_sig",
)
"""The character encodings that the page and the interpreter use, of more than a hundred."""
ROOTS: Final = (
    "allmende.page.main",
    "allmende.page.bot_worker",
    "allmende.bots.tasks",
    "allmende.bots.javascript_nets",
    "anyio._backends._asyncio",
    "_pyodide.*",
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "pyodide.*",
    *(f"encodings.{name}" for name in ENCODINGS),
    "sqlite3",
    "zipfile",
)
"""What the page's workers import, what packages import by a text, and what the interpreter itself does."""


def build() -> None:
    """Build the page, unless nothing it is made of has changed since the last time. One process at a time does."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    with _alone(STAMPS / "lock"):
        sources, stamp = _sources(), STAMPS / "built"
        if (PAGE / "worker.js").exists() and stamp.exists() and stamp.read_text() == sources:
            return
        stamp.unlink(missing_ok=True)
        _build()
        stamp.write_text(sources)


def _sources() -> str:
    """One hash over everything the page is made of."""
    package = ROOT / "src" / "allmende"
    own = [file for file in package.rglob("*") if file.is_file() and not _is_left_out(_name(file))]
    nets = (package / "bots" / "weights").rglob("*")
    tools = [Path(__file__), Path(__file__).with_name("compile_for_page.mjs"), Path(build_client.__file__)]
    versions = [f"{package} {distribution(package).version}" for package in PURE]
    files = [*own, *filter(Path.is_file, nets), *_wheels()[-1:], *tools, *build_client.source_files()]
    return "\n".join([build_client.digest(files), *versions])


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Wait until no other process holds the lock at `path`, and hold it."""
    with path.open("w") as file:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _build() -> None:
    for wheel in _wheels()[-1:]:
        print(f"The rules are those of {wheel.relative_to(ROOT)}.")
    build_client.install(development=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        engine = _engine(Path(folder))
        _client(engine.name)
        shutil.move(engine, PAGE / engine.name)
    _answers(PAGE)
    _offline(PAGE)


def _engine(folder: Path) -> Path:
    """The folder of everything that runs Python, named by its contents, so that a browser may keep it for ever."""
    made = folder / "engine"
    made.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(PYODIDE / name, made / name)
    # The interpreter looks for its packages here; it needs none of those that its own distribution has.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (made / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    library, packages = folder / "library.zip", _packages(folder / "packages.zip")
    shutil.copy(PYODIDE / "python_stdlib.zip", library)
    _compile(library, packages)
    for file in (PYODIDE / "pyodide.asm.wasm", library, packages):
        (made / f"{file.name}.zst").write_bytes(_compressed(file.read_bytes()))
    weights = ROOT / "src" / "allmende" / "bots" / "weights"
    for file in sorted(weights.rglob("*.npz")):
        if "exploiters" not in file.parts:
            target = made / "weights" / file.relative_to(weights)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
    files = sorted(file for file in made.rglob("*") if file.is_file())
    sizes = {file.relative_to(made).as_posix(): file.stat().st_size for file in files}
    (made / "files.json").write_text(json.dumps(sizes, indent=1))
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:10]
    return made.rename(folder / f"engine-{digest}")


def _compressed(content: bytes) -> bytes:
    """The content as small as it gets: file servers seldom compress what they don't know."""
    # Here, since the tests of other pages need no compressor.
    import zstandard

    best = zstandard.ZstdCompressionParameters.from_level(22, window_log=WINDOW, source_size=len(content))
    return zstandard.ZstdCompressor(compression_params=best).compress(content)


def _packages(archive: Path) -> Path:
    """An archive of this package and all that it needs in the page."""
    with zipfile.ZipFile(archive, "w") as target, tempfile.TemporaryDirectory() as wheels:
        for name, read in (*_own_files(), *_pure_files(), *_binary_files(Path(wheels))):
            if not _is_left_out(name):
                target.writestr(name, read())
    return archive


def _is_left_out(name: str) -> bool:
    is_compiled_for_it = name.endswith("wasm32-emscripten.so")
    return not is_compiled_for_it and any(fnmatch(name, pattern) for pattern in LEFT_OUT)


File = tuple[str, Callable[[], bytes]]


def _own_files() -> Iterator[File]:
    """This package: out of a wheel whose rules are compiled for the interpreter, where one lies in `dist/`."""
    if wheels := _wheels():
        yield from _in_wheel(wheels[-1])
        return
    for file in sorted((ROOT / "src" / "allmende").rglob("*")):
        if file.is_file():
            yield _name(file), file.read_bytes


def _wheels() -> list[Path]:
    return sorted((ROOT / "dist").glob(f"allmende-{distribution('allmende').version}-cp314-*wasm32.whl"))


def _name(file: Path) -> str:
    return file.relative_to(ROOT / "src").as_posix()


def _pure_files() -> Iterator[File]:
    for package in PURE:
        for file in distribution(package).files or ():
            name = file.as_posix()
            is_foreign = name.startswith("babel/locale-data/") and file.stem not in ("root", *LANGUAGES)
            if not name.startswith("..") and ".dist-info/" not in name and not is_foreign:
                yield name, file.read_binary


def _binary_files(folder: Path) -> Iterator[File]:
    platform, version = PLATFORM
    wanted = ["--platform", platform, "--python-version", version, "--implementation", "cp"]
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", *wanted, "--dest", str(folder), *BINARY]
    subprocess.run(command, check=True)
    for wheel in sorted(folder.glob("*.whl")):
        yield from _in_wheel(wheel)


def _in_wheel(wheel: Path) -> Iterator[File]:
    archive = zipfile.ZipFile(wheel)
    for name in archive.namelist():
        if ".dist-info/" not in name:
            yield name, partial(archive.read, name)


def _compile(library: Path, packages: Path) -> None:
    """Compile the modules in both archives for the interpreter, and leave out those that the page can't import."""
    script = Path(__file__).with_name("compile_for_page.mjs")
    environment = os.environ | {"PATH": build_client.node_path()}
    subprocess.run(["node", script, PYODIDE, library, packages, *ROOTS], env=environment, check=True)


def _client(engine: str) -> None:
    """Build the client for the page, with a service worker that keeps all of it."""
    environment = os.environ | {"PATH": build_client.node_path(), "ALLMENDE_ENGINE": engine}
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    subprocess.run([npm, "run", "page"], cwd=build_client.CLIENT, env=environment, check=True)
    (PAGE / "page.html").rename(PAGE / "index.html")


def _answers(page: Path) -> None:
    """Write the replies that never change beside the page, and a list of them."""
    from allmende.page.answers import replies

    found = asyncio.run(replies())
    (page / "answers").mkdir()
    for address, body in found.items():
        # As `fileOf` in client/src/page/engine.svelte.ts.
        (page / "answers" / f"{re.sub('[^a-z0-9]', '-', address[1:])}.txt").write_bytes(body)
    (page / "answers.json").write_text(json.dumps(list(found)))


def _offline(page: Path) -> None:
    """List the files that the service worker keeps, nets after all others, and name its version by their contents."""
    worker = page / "worker.js"
    files = [file for file in sorted(page.rglob("*")) if file.is_file() and file != worker]
    names = [file.relative_to(page).as_posix() for file in files]
    later = [name for name in names if "/weights/" in name]
    first = [name for name in names if name not in later]
    (page / "offline.json").write_text(json.dumps({"first": first, "later": later}))
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:10]
    worker.write_text(worker.read_text().replace("VERSION_OF_PAGE", digest))


if __name__ == "__main__":
    build()
    print(PAGE)
