"""What is in the source distribution and the wheels, and on which machines they are for."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from dist.environments import Distributions

LIBRARIES = (".so", ".pyd")


def packed(archive: Path) -> set[str]:
    """The files of a source distribution, without the folder that they lie in, or of a wheel."""
    if archive.suffix == ".whl":
        return {name for name in ZipFile(archive).namelist() if ".dist-info/" not in name}
    with tarfile.open(archive) as tar:
        return {member.name.split("/", 1)[1] for member in tar if member.isfile()}


def test_the_source_distribution_has_the_client_built_and_nothing_of_how_it_is_made(
    distributions: Distributions,
) -> None:
    names = packed(distributions.sdist)
    assert {"src/allmende/server/static/index.html", "setup.py", "tools/compile_rules.py", "LICENSE"} <= names
    assert not [name for name in names if name.startswith(("client/", "tests/", "build/")) or name.endswith(LIBRARIES)]


def test_a_wheel_is_the_sources_and_for_one_platform_libraries(distributions: Distributions) -> None:
    sources = {name.removeprefix("src/") for name in packed(distributions.sdist) if name.startswith("src/allmende/")}
    pure, platform = packed(distributions.pure_wheel), packed(distributions.platform_wheel)
    libraries = {name for name in platform if name.endswith(LIBRARIES)}
    assert pure == platform - libraries == sources
    beside = {name.split("__mypyc")[0] for name in libraries if "/" not in name}
    assert {"allmende_core", "allmende_hallertau", "allmende_arle", "allmende_agricola"} < beside
    for title in ("hallertau", "arle", "agricola"):
        assert [name for name in libraries if name.startswith(f"allmende/{title}/state.")]


def test_wheels_say_for_which_pythons_they_are(distributions: Distributions) -> None:
    version = "cp{}{}".format(*sys.version_info)
    assert distributions.platform_wheel.name.split("-")[2:4] == [version, version]
    assert distributions.pure_wheel.name.split("-", 2)[2] == "py3-none-any.whl"
    for wheel, pure in ((distributions.platform_wheel, "false"), (distributions.pure_wheel, "true")):
        archive = ZipFile(wheel)
        [about] = [name for name in archive.namelist() if name.endswith(".dist-info/WHEEL")]
        assert f"Root-Is-Purelib: {pure}" in archive.read(about).decode().splitlines()


@pytest.mark.parametrize(
    ("platform", "processors", "tags"),
    [
        ("linux", "x86_64,aarch64", ["manylinux_x86_64", "manylinux_aarch64"]),
        ("macos", "x86_64,arm64", ["macosx_x86_64", "macosx_arm64"]),
        ("windows", "AMD64,ARM64", ["win_amd64", "win_arm64"]),
    ],
)
def test_cibuildwheel_is_told_which_wheels_to_build(platform: str, processors: str, tags: list[str]) -> None:
    command = ["cibuildwheel", "--print-build-identifiers", "--platform", platform, "--archs", processors]
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=True)
    assert {*done.stdout.split()} == {f"cp3{minor}-{tag}" for minor in (11, 12, 13, 14) for tag in tags}
