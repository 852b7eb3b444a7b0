"""The package's build: setuptools, with the browser client built first and the rules compiled where possible.

What setuptools cannot know by itself: which build requirements this machine needs (Node, mypyc), and what to
do when compiling fails. What is compiled, and how, stands in `compiled_modules.py` and `compile_rules.py`.

`ALLMENDE_PURE=1` builds pure Python; with `ALLMENDE_PURE=0`, rules that a compiler refuses are an error, not a slower
package. Where there is no compiler at all, the package is pure Python in any case.
"""

from __future__ import annotations

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - every hook that is not wrapped below

import build_client
from compile_rules import MYPYC, CannotCompileError, missing_compiler

Settings = dict[str, Any] | None


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
