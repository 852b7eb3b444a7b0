"""Which engine runs: a build belongs to its sources, and what is said of one that is being made is true."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from time import time

import pytest

from allmende import engine
from allmende.arena.engines import run_python
from allmende.engine import State


@pytest.fixture(autouse=True)
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment without builds."""
    monkeypatch.delenv("ALLMENDE_PURE", raising=False)
    monkeypatch.setattr(engine, "BUILDS", tmp_path / "compiled")
    monkeypatch.setattr(engine, "PROGRESS", tmp_path / "compiled" / "progress")
    return tmp_path / "compiled"


def test_a_build_is_found_for_the_sources_that_it_was_made_of(builds: Path) -> None:
    assert engine.finished() is None
    (builds / "of-other-sources" / "recipe").mkdir(parents=True)
    assert engine.finished() is None
    build = builds / engine.fingerprint() / "recipe"
    build.mkdir(parents=True)
    assert engine.finished() == build


def test_a_build_that_is_not_whole_is_not_found(builds: Path) -> None:
    (builds / engine.fingerprint() / ".recipe.123" / "build").mkdir(parents=True)
    assert engine.finished() is None


def test_of_two_builds_the_newer_one_is_taken(builds: Path) -> None:
    older, newer = (builds / engine.fingerprint() / name for name in ("a", "b"))
    for build, age in ((older, 60), (newer, 0)):
        build.mkdir(parents=True)
        os.utime(build, (time() - age, time() - age))
    assert engine.finished() == newer


@pytest.mark.parametrize(
    "changed", ["core/rules/state.py", "agricola/cards/crops.py", "arle/ai/observation/value_encoder.py"]
)
def test_other_sources_have_another_fingerprint(tmp_path: Path, changed: str) -> None:
    package = tmp_path / "allmende"
    shutil.copytree(engine.PACKAGE, package, ignore=shutil.ignore_patterns("static", "weights", "*.so"))
    assert engine.fingerprint(package) == engine.fingerprint()
    (package / changed).write_text((package / changed).read_text() + "\n# changed\n")
    assert engine.fingerprint(package) != engine.fingerprint()


def test_what_is_said_while_a_build_is_made(builds: Path) -> None:
    assert engine.state(compiled=True) == State("compiled")
    assert engine.state(compiled=False) == State("interpreted")
    engine.announce(0.345)
    assert engine.state(compiled=False) == State("compiling", 34)
    (builds / engine.fingerprint() / "recipe").mkdir(parents=True)
    engine.PROGRESS.unlink()
    assert engine.state(compiled=False) == State("ready")


def test_who_makes_a_build_and_falls_silent_is_gone() -> None:
    engine.announce(0.5)
    os.utime(engine.PROGRESS, (time() - 3600, time() - 3600))
    assert engine.state(compiled=False) == State("interpreted")


def test_why_there_will_be_no_build_is_said_for_good() -> None:
    engine.announce(0, "no C compiler (cc)")
    os.utime(engine.PROGRESS, (time() - 3600, time() - 3600))
    assert engine.state(compiled=False) == State("stuck", problem="no C compiler (cc)")


def test_a_damaged_announcement_says_nothing(builds: Path) -> None:
    builds.mkdir()
    engine.PROGRESS.write_text("what?")
    assert engine.state(compiled=False) == State("interpreted")


def test_the_sources_run_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    said = run_python("interpreted", "import allmende; print(allmende.COMPILED, allmende.core.rules.state.__file__)")
    assert said.split() == ["False", str(engine.PACKAGE / "core" / "rules" / "state.py")]
    monkeypatch.setenv("ALLMENDE_PURE", "1")
    assert engine.state(compiled=False) == State("interpreted")


def test_modules_that_are_not_compiled_are_found_beside_those_that_are(tmp_path: Path) -> None:
    """A build holds compiled modules only; here one of a package, in Python so that no compiler is needed."""
    build = tmp_path / "build" / "allmende"
    (build / "core").mkdir(parents=True)
    (build / "core" / "phrases.py").write_text("MARK = 'from the build'")
    finder = engine._Folders(build, engine.PACKAGE)
    taken, left = (finder.find_spec(f"allmende.core.{name}", ["elsewhere"]) for name in ("phrases", "message"))
    assert taken is not None
    assert left is not None
    assert taken.origin == str(build / "core" / "phrases.py")
    assert left.origin == str(engine.PACKAGE / "core" / "message.py")
    assert finder.find_spec("json.decoder") is None
    assert sys.modules["allmende.core.rules.phrases"].__file__ != taken.origin
