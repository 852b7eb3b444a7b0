"""What was compiled once is taken again, as long as all that it was made of is the same."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parent.parent.parent / "tools"))

import compile_rules

EXTENSION = SimpleNamespace(extra_compile_args=["-O1"], include_dirs=[])


class Compiler:
    """Counts what it is given, and makes objects of nothing."""

    compiler_type = "unix"
    compiler_so = ("cc", "-fPIC")
    compiled = 0

    def compile(self, sources: list[str], output_dir: str, **options: Any) -> list[str]:
        self.compiled += 1
        made = Path(output_dir, "rules.o")
        made.touch()
        return [str(made)]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A generated C file, which includes a generated header, which includes that of another group."""
    monkeypatch.setattr(compile_rules, "KEPT", tmp_path)
    folder = tmp_path / "c"
    folder.mkdir()
    (folder / "rules.h").write_text("#include <core.h>\nint field;\n")
    (folder / "core.h").write_text("int position;\n")
    (folder / "rules.c").write_text('#include "rules.h"\n#include <Python.h>\n')
    return folder / "rules.c"


def test_an_object_is_made_once(source: Path) -> None:
    compiler = Compiler()
    first, second = (compile_rules._object(compiler, str(source), EXTENSION) for _ in range(2))
    assert first == second
    assert Path(first).exists()
    assert compiler.compiled == 1


@pytest.mark.parametrize("changed", ["source", "header", "header of another group", "options", "compiler", "Python"])
def test_an_object_is_made_again_of_something_else(source: Path, changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, extension = Compiler(), EXTENSION
    before = compile_rules._object(compiler, str(source), extension)
    match changed:
        case "source":
            source.write_text(source.read_text() + "int hops;\n")
        case "header":
            source.with_suffix(".h").write_text("int hops;\n")
        case "header of another group":
            (source.parent / "core.h").write_text("int seat;\n")
        case "options":
            extension = SimpleNamespace(extra_compile_args=["-O2"], include_dirs=[])
        case "compiler":
            monkeypatch.setattr(compiler, "compiler_so", ("clang", "-fPIC"), raising=False)
        case "Python":
            monkeypatch.setattr(compile_rules.sys, "version", "3.99.0")
    assert compile_rules._object(compiler, str(source), extension) != before
    assert compiler.compiled == 2
