"""The package's build: setuptools, with the browser client built first and the rules compiled where possible.

What setuptools cannot know by itself: which build requirements this machine needs (Node, mypyc), and what to
do when compiling fails. What is compiled, and how, stands in `setup.py`.

`ALLMENDE_PURE=1` builds pure Python; with `ALLMENDE_PURE=0`, rules that a compiler refuses are an error, not a slower
package. Where there is no compiler at all, the package is pure Python in any case.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - every hook that is not wrapped below

import build_client

# msgspec, because compiled modules pass on values of types that derive from it.
MYPYC = ["mypy[mypyc]>=2.4.1,<2.5", "msgspec>=0.22"]

Settings = dict[str, Any] | None


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


def compiling() -> bool:
    """Whether this build compiles the rules."""
    return os.environ.get("ALLMENDE_PURE") != "1" and missing_compiler() is None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [
        *build_meta.get_requires_for_build_wheel(config_settings),
        *client_requirements(),
        *(MYPYC if compiling() else []),
    ]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client_requirements()]


def client_requirements() -> list[str]:
    return [build_client.NODE_FROM_PYPI] if build_client.needed() and not build_client.system_node() else []


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    build_client.build()
    reason: object = missing_compiler() or "as asked"
    if compiling():
        try:
            return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
        except CannotCompileError as error:
            if os.environ.get("ALLMENDE_PURE") == "0":
                raise
            reason = error
    print(f"allmende: installing pure Python, which plays the same but slower: {reason}")
    os.environ["ALLMENDE_PURE"] = "1"
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_client.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    # Compiled modules would lie in src/ and go stale with the first edit, and so would the client: one who
    # works on it runs Vite's server, one who does not `make client`.
    os.environ["ALLMENDE_PURE"] = "1"
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
