"""Compiles the rules with mypyc: `python tools/compile_rules.py [--beside]`.

The result is a *build* for the Python that runs this, kept where `src/allmende/engine.py` looks for it: it is made
aside and moved there whole, so that no process ever sees half of one. With `--beside` it is made in the background, at
the lowest priority, and goes on whatever becomes of the game that it is made beside. A build that was interrupted goes
on from what it had compiled. `setup.py` packs the same modules into wheels.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout, suppress
from importlib.metadata import version
from pathlib import Path
from threading import Event, Thread
from time import sleep
from types import ModuleType
from typing import Any

from compiled_modules import grouped

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "compiled"
"""Generated C, and objects by what they were made of, for the next time."""
COMPILER = ROOT / "build" / "mypyc"
"""Where mypyc is installed for those whose environment lacks it."""
LOG = ROOT / "build" / "compile.log"
"""What mypyc and the C compiler had to say."""

# msgspec, because compiled modules pass on values of types that derive from it.
MYPYC = ["mypy[mypyc]>=2.4.1,<2.5", "msgspec>=0.22", "setuptools>=80"]

# What GCC and Clang are told. Alias analysis takes a seventh of the time and brings nothing: see docs/building.md.
HOT, REST = ["-O2", "-fno-tree-pta"], ["-O1", "-fno-tree-pta"]
SHIM = ["-O0"]
"""A shim is the door to one module of a library, opened once."""
# What Microsoft's compiler is told: a large group has more functions than an ordinary object file has room for, and
# optimising the program as a whole would leave all the work to the linker, at once.
MSVC = ["/bigobj", "/GL-", "/wd9025"]

Tell = Callable[[float], None]
"""Hears which share of the work is done."""


class CannotCompileError(Exception):
    """The rules cannot be compiled here; the message says why."""


def missing_compiler() -> str | None:
    """What this machine lacks to compile an extension module, or None."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h (on Debian: apt install python3-dev)"
    return None


def engine() -> ModuleType:
    """The module of the package that finds builds, read by itself: the package may not be installed yet."""
    spec = importlib.util.spec_from_file_location("engine", ROOT / "src" / "allmende" / "engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def recipe() -> str:
    """A name for how these rules are compiled here."""
    parts = [version("mypy"), *map(repr, map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS")))]
    files = [Path(__file__).with_name(name) for name in ("compile_rules.py", "compiled_modules.py")]
    parts += [file.read_text(encoding="utf-8") for file in files]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]


def compile_into(folder: Path, tell: Tell = lambda done: None) -> None:
    """Compile the rules into a folder, laid out like the place where packages are installed.

    CannotCompileError if that can't be done.
    """
    try:
        extensions = _generate()
        tell(0.1)
        _build(extensions, folder, lambda done: tell(0.1 + 0.9 * done))
    except (Exception, SystemExit) as error:
        raise CannotCompileError(in_a_sentence(error)) from error


def in_a_sentence(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return " ".join(f"{type(error).__name__}: {error}".split())


def _generate() -> list[Any]:
    """Let mypyc write C, and name the extension modules to be made of it."""
    from mypyc.build import mypycify

    groups = [(group, [str(path.relative_to(ROOT)) for path in group.paths]) for group in grouped()]
    KEPT.mkdir(parents=True, exist_ok=True)
    # What mypy --strict has to say is `make test`'s business: here only what cannot be compiled stops.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", f"--cache-dir={KEPT / 'mypy'}"]
    # mypyc has remarks on what it can't make faster.
    with LOG.open("a", encoding="utf-8") as log, redirect_stdout(log):
        extensions: list[Any] = mypycify(
            [*options, *(path for _, paths in groups for path in paths)],
            separate=[(paths, f"allmende_{group.name}") for group, paths in groups],
            opt_level="1",
            debug_level="0",
            target_dir=str(KEPT.relative_to(ROOT) / "c"),  # paths of objects repeat it, and Windows wants them short
        )
    hot = {f"allmende_{group.name}__mypyc" for group, _ in groups if group.hot}
    for extension in extensions:
        # (A list of its own for each: mypyc gives all of them the same.)
        if os.name == "posix":
            level = SHIM if not extension.name.endswith("__mypyc") else HOT if extension.name in hot else REST
            # Another compiler's new warning is no reason to go without the compiled rules.
            extension.extra_compile_args = [*extension.extra_compile_args, *level, "-Wno-error"]
        else:
            extension.extra_compile_args = [*extension.extra_compile_args, *MSVC]
        if sys.platform == "linux":
            extension.extra_link_args = ["-Wl,--strip-all"]
    return extensions


def _build(extensions: list[Any], folder: Path, tell: Tell) -> None:
    """Compile and link extension modules, as many at a time as there are processors."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            if os.name == "nt" and not self.compiler.initialized:
                self.compiler.initialize()  # at the first use otherwise, which here is several threads'
            sources = [(source, extension) for extension in extensions for source in extension.sources]
            sizes = {source: Path(source).stat().st_size + 20_000 for source, _ in sources}
            sources.sort(key=lambda pair: -sizes[pair[0]])  # the longest first, so that no processor waits at the end
            done = 0

            def compiled(pair: tuple[str, Any]) -> str:
                nonlocal done
                made = _object(self.compiler, *pair)
                done += sizes[pair[0]]
                tell(done / sum(sizes.values()))
                return made

            with ThreadPoolExecutor(processors) as pool:
                objects = dict(zip((source for source, _ in sources), pool.map(compiled, sources), strict=True))
            for extension in extensions:
                extension.extra_objects = [objects[source] for source in extension.sources]
                extension.sources = []
            # Microsoft's linker writes a library beside the object, under the bare name of a module: games share those.
            self.parallel = None if os.name == "nt" else processors
            super().build_extensions()

    command = Build(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(KEPT / "links")
    command.ensure_finalized()
    command.run()


def _object(compiler: Any, source: str, extension: Any) -> str:
    """The object file of a C file: one of an earlier build if it was made of the same, else a new one."""
    command = getattr(compiler, "compiler_so", compiler.compiler_type)
    # One checkout may compile for several Pythons, and their headers are not among what is read below.
    total = hashlib.sha256(repr((sys.version, command, version("mypy"), extension.extra_compile_args)).encode())
    for path in _read_by(Path(source), {}):
        total.update(path.read_bytes())
    kept = KEPT / "objects" / f"{Path(source).stem}-{total.hexdigest()[:20]}.o"
    if not kept.exists():
        with _aside(kept) as folder:
            [made] = compiler.compile(
                [source], str(folder), include_dirs=extension.include_dirs, extra_postargs=extension.extra_compile_args
            )
            Path(made).replace(kept)
    kept.touch()
    return str(kept)


def _read_by(source: Path, found: dict[Path, None]) -> dict[Path, None]:
    """A generated file and the generated headers that it includes, all in the order of reading."""
    found[source] = None
    for line in source.read_text(encoding="utf-8").splitlines():
        if match := re.match(r'#include ["<](.+)[">]', line):  # those of other groups stand in angle brackets
            header = KEPT / "c" / match[1]
            if header.exists() and header not in found:
                _read_by(header, found)
    return found


@contextmanager
def _aside(target: Path) -> Iterator[Path]:
    """An empty folder beside a target, gone afterwards."""
    folder = target.with_name(f".{target.name}.{os.getpid()}")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make_build(show: Tell) -> None:
    """Make the build of these sources where `engine.py` looks for it, unless it is there.

    CannotCompileError if that can't be done.
    """
    rules = engine()
    with _alone(rules, show), _announced(rules) as announce:

        def tell(done: float) -> None:
            announce(done)
            show(done)

        fetch_mypyc()
        target = rules.BUILDS / rules.fingerprint() / recipe()
        if target.exists():
            return
        with _aside(target) as folder:
            compile_into(folder / "build", tell)
            (folder / "build").rename(target)
        _sweep(rules.BUILDS, keep=4)
        _sweep(KEPT / "objects", keep=2000)


@contextmanager
def _alone(rules: ModuleType, show: Tell) -> Iterator[None]:
    """Wait until nobody else makes a build here, showing how far that one is."""
    rules.BUILDS.mkdir(parents=True, exist_ok=True)
    with Path(rules.BUILDS, "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows: two builds at once do the work twice, no more
            yield
            return
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                show(build.done if (build := rules.under_way()) else 0)
                sleep(0.5)
        yield


@contextmanager
def _announced(rules: ModuleType) -> Iterator[Tell]:
    """Say regularly how far a build is, until it is there, or else why there will be none."""
    reached = 0.0
    stopped = Event()

    def beat() -> None:
        while True:
            with suppress(OSError):  # the build itself will find out what is wrong
                rules.announce(reached)
            if stopped.wait(rules.HEARTBEAT):
                return

    def reach(done: float) -> None:
        nonlocal reached
        reached = done

    heart = Thread(target=beat, daemon=True)
    heart.start()
    problem = ""
    try:
        yield reach
    except CannotCompileError as error:
        problem = str(error)
        raise
    finally:
        stopped.set()
        heart.join()
        with suppress(OSError):
            if problem:
                rules.announce(0, problem)
            else:
                rules.PROGRESS.unlink(missing_ok=True)


def _sweep(folder: Path, keep: int) -> None:
    """Remove what has not been used for longest from a folder."""
    entries = sorted((path for path in folder.glob("*") if path.name != "lock"), key=lambda path: -path.stat().st_mtime)
    for path in entries[keep:]:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


def fetch_mypyc() -> None:
    """Install mypyc beside the environment, if it has none."""
    sys.path.append(str(COMPILER))
    if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
        return
    pip = [sys.executable, "-m", "pip", "install", "-q", "--target", str(COMPILER), "--upgrade", *MYPYC]
    if subprocess.run(pip, stdout=sys.stderr).returncode:
        raise CannotCompileError("pip could not install mypyc")
    importlib.invalidate_caches()


def start_beside() -> None:
    """Make the build in a process of its own, at the lowest priority."""
    rules = engine()
    if rules.finished() is not None:
        return
    rules.announce(0)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--quiet"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=_step_back if os.name == "posix" else None,
        )


def _step_back() -> None:
    """Leave the processors to everybody else."""
    os.nice(19)
    # Linux shares them out among sessions first: without this, a new session's low priority counts only within it.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("19")


def main() -> int:
    """Make the build; say in a sentence what stands in the way."""
    parser = argparse.ArgumentParser(description="Compile the rules of this checkout for this Python.")
    parser.add_argument("--beside", action="store_true", help="in the background, at the lowest priority")
    parser.add_argument("--if-possible", action="store_true", help="be content without a C compiler")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    options = parser.parse_args()
    os.chdir(ROOT)
    if os.environ.get("ALLMENDE_PURE") == "1":
        return 0
    if lack := missing_compiler():
        print(f"The rules run interpreted, which is slower: {lack}. With one, `make compiled` makes them faster.")
        engine().announce(0, lack)
        return 0 if options.beside or options.if_possible else 1
    if options.beside:
        start_beside()
        return 0
    # Children of the compiler end with this process.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with _progress_bar(options.quiet) as show:
            make_build(show)
    except (CannotCompileError, OSError) as error:
        said = error if isinstance(error, CannotCompileError) else in_a_sentence(error)
        print(f"The rules could not be compiled and run interpreted: {said} ({LOG.relative_to(ROOT)})", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted: `make compiled` goes on from here.", file=sys.stderr)
        return 130
    return 0


@contextmanager
def _progress_bar(quiet: bool) -> Iterator[Tell]:
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("Compiling the rules"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=1.0)
        yield lambda done: progress.update(task, completed=done)


if __name__ == "__main__":
    sys.exit(main())
