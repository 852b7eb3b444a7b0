"""Compiles the rules with mypyc; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

from build_backend import CannotCompileError, compiling

# The modules that are compiled, together, so that they call one another directly.
COMPILED = [
    "src/allmende/core/**/*.py",
    "src/allmende/agricola/**/*.py",
    "src/allmende/arle/**/*.py",
    "src/allmende/hallertau/**/*.py",
    "src/allmende/bots/*/encoder*.py",
    "src/allmende/bots/agricola/choices.py",
    "src/allmende/bots/agricola/vista.py",
    "src/allmende/bots/hallertau/progress_plan.py",
    "src/allmende/bots/tree/node.py",
]

# The ones among them that stay interpreted, each with its reason.
INTERPRETED = {
    "src/allmende/core/event.py": "defines structs",
    "src/allmende/core/game.py": "defines structs",
    "src/allmende/core/message.py": "defines structs",
    "src/allmende/core/record.py": "defines structs",
    "src/allmende/core/refusing.py": "not needed in play",
    "src/allmende/core/symbols.py": "not needed in play",
    "src/allmende/core/title.py": "defines structs",
    "src/allmende/core/view.py": "defines structs",
    "src/allmende/core/vocabulary.py": "defines structs",
    "src/allmende/agricola/*labels.py": "not needed in play",
    "src/allmende/agricola/arrangement.py": "not needed in play",
    "src/allmende/agricola/cards/*.py": "data, read once",
    "src/allmende/agricola/campaign.py": "needed only when a game ends",
    "src/allmende/agricola/deal.py": "defines structs",
    "src/allmende/agricola/events.py": "defines structs",
    "src/allmende/agricola/hidden.py": "not needed in play",
    "src/allmende/agricola/icons/*.py": "not needed in play",
    "src/allmende/agricola/lodging.py": "not needed in play",
    "src/allmende/agricola/reasons/*.py": "not needed in play",
    "src/allmende/agricola/reference.py": "defines structs",
    "src/allmende/agricola/text.py": "not needed in play",
    "src/allmende/agricola/title.py": "derives from an interpreted class",
    "src/allmende/agricola/views.py": "defines structs",
    "src/allmende/agricola/vocabulary.py": "data, read once",
    "src/allmende/agricola/wording/*.py": "not needed in play",
    "src/allmende/arle/arrangement.py": "not needed in play",
    "src/allmende/arle/deal.py": "defines structs",
    "src/allmende/arle/events.py": "defines structs",
    "src/allmende/arle/icons/*.py": "not needed in play",
    "src/allmende/arle/labels.py": "not needed in play",
    "src/allmende/arle/reasons/*.py": "not needed in play",
    "src/allmende/arle/reference.py": "defines structs",
    "src/allmende/arle/text.py": "not needed in play",
    "src/allmende/arle/title.py": "derives from an interpreted class",
    "src/allmende/arle/views.py": "defines structs",
    "src/allmende/arle/vocabulary.py": "data, read once",
    "src/allmende/arle/wording/*.py": "not needed in play",
    "src/allmende/hallertau/cards/*.py": "data, read once",
    "src/allmende/hallertau/deal.py": "defines structs",
    "src/allmende/hallertau/events.py": "defines structs",
    "src/allmende/hallertau/hidden.py": "not needed in play",
    "src/allmende/hallertau/icons/*.py": "not needed in play",
    "src/allmende/hallertau/reasons.py": "not needed in play",
    "src/allmende/hallertau/reference.py": "defines structs",
    "src/allmende/hallertau/text.py": "not needed in play",
    "src/allmende/hallertau/title.py": "derives from an interpreted class",
    "src/allmende/hallertau/views.py": "defines structs",
    "src/allmende/hallertau/vocabulary.py": "data, read once",
    "src/allmende/hallertau/wording/*.py": "not needed in play",
}

CACHE = Path("build/compiled")


def compiled_modules() -> list[Path]:
    """The files that mypyc compiles."""
    found = {path for pattern in COMPILED for path in Path().glob(pattern)}
    interpreted = {pattern: {*Path().glob(pattern)} for pattern in INTERPRETED}
    if gone := [pattern for pattern, paths in interpreted.items() if not paths & found]:
        raise SystemExit(f"setup.py: INTERPRETED names files that are not there: {', '.join(gone)}")
    return sorted(found.difference(*interpreted.values()))


class CompileRules(build_ext):
    """Runs mypyc and the C compiler, or takes their work of an earlier build of the same sources."""

    def run(self) -> None:
        kept = CACHE / self.fingerprint()
        if not kept.exists():
            shutil.rmtree(CACHE, ignore_errors=True)
            try:
                self.compile(CACHE / "unfinished")
            except (Exception, SystemExit) as error:
                raise CannotCompileError(f"{error!r}; what it is about stands above") from error
            (CACHE / "unfinished").rename(kept)
        shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)

    def compile(self, folder: Path) -> None:
        """Compile the rules into a folder."""
        from mypyc.build import mypycify

        modules = [str(path) for path in compiled_modules()]
        # What mypy --strict has to say is `make test`'s business: here only what cannot be compiled stops.
        options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
        extensions = mypycify(
            [*options, *modules],
            opt_level="3",
            debug_level="0",
            group_name="allmende",
            target_dir=str(CACHE / "c"),
        )
        for extension in extensions:
            if os.name == "posix":
                # Another compiler's new warning is no reason to go without the compiled rules.
                extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
            if sys.platform == "linux":
                extension.extra_link_args.append("-Wl,--strip-all")
        self.distribution.ext_modules = extensions
        compiler = build_ext(self.distribution)
        compiler.build_lib, compiler.build_temp = str(folder), str(CACHE / "objects")
        compiler.ensure_finalized()
        compiler.run()

    def fingerprint(self) -> str:
        """What the compiled modules depend on, as one hash."""
        parts = [sys.version, version("mypy"), repr(os.environ.get("CC")), repr(os.environ.get("CFLAGS"))]
        sources = {path for pattern in COMPILED for path in Path().glob(pattern)}
        parts += [f"{path} {path.read_text()}" for path in sorted({*sources, Path("setup.py")})]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


class CopyModules(build_py):
    """Copies the package into an empty folder, so that nothing of an earlier build is packed."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


setup(
    # mypyc's extension modules take its place when they are built: here it only says that there are some.
    ext_modules=[Extension("allmende", [])] if compiling() else [],
    cmdclass={"build_ext": CompileRules, "build_py": CopyModules},
)
