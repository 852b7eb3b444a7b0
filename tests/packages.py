"""Titles of other packages, installed beside this one: the example, and what tests write."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "windfall"


def install(source: Path, folder: Path) -> Path:
    """Install a distribution into a folder, as into an environment, and give the folder with its packages."""
    copy, packages = folder / "source", folder / "packages"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--no-build-isolation", "--target", packages, copy], check=True)
    return packages


def beside(*packages: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed there, too."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, packages))}


def write(folder: Path, name: str, entry: str, source: str) -> Path:
    """A package of one module and its entry point, as if it were installed in this folder."""
    (folder / f"{name}.dist-info").mkdir(parents=True)
    (folder / f"{name}.dist-info" / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (folder / f"{name}.dist-info" / "entry_points.txt").write_text(f"[allmende.titles]\n{entry}\n")
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source)
    return folder
