"""Packs the compiled rules; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

from build_backend import compiling
from compile_rules import compile_into


class CompileRules(build_ext):
    """Compiles the rules, however setuptools would do it."""

    def run(self) -> None:
        compile_into(Path(self.build_lib).resolve())


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
