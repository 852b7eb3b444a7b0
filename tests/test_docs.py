"""Pages that teach say what is so: their code is that of the files they name, and those are there. All are tidy."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent, indent

import pytest

from allmende import core

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*sorted((ROOT / "docs").glob("add-*.md")), *(ROOT / "docs" / name for name in ("bots.md", "first-agent.md"))]
BLOCK = re.compile(r"^( *)```(\w+)(?: (\S+))?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
"""A block of code: its language, and the file that it is from."""
GAP = re.compile(r"^ *…\n", re.MULTILINE)
"""What has been left out of it."""
ALL_PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
WIDTH = 120
"""So wide are lines at most, as they are in code."""
BUILT = [ROOT / "docs" / f"{name}.md" for name in ("architecture", "rules", "records", "server", "client", "ai")]
"""The pages that say how Allmende is built."""
FILE = re.compile(r"`([\w./-]+\.(?:css|py|svelte|toml|ts))`")
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def blocks() -> Iterator[tuple[str, str, str]]:
    """The pieces of code of all pages, each with its page and the file that it is from."""
    for page in PAGES:
        for _, language, file, code in BLOCK.findall(page.read_text("utf-8")):
            if language != "sh":
                yield from ((page.name, file, dedent(piece)) for piece in GAP.split(dedent(code)))


@pytest.mark.parametrize(("page", "file", "piece"), list(blocks()))
def test_code_on_a_page_is_that_of_its_file(page: str, file: str, piece: str) -> None:
    assert file, "a page says where its code is from"
    text = (ROOT / file).read_text("utf-8")
    assert any(indent(piece, " " * depth) in text for depth in range(0, 13, 2)), f"{file} has no\n{piece}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
    assert links
    assert [link for link in links if not (page.parent / link).exists()] == []


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as code forges and the site make them."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", ALL_PAGES, ids=lambda page: str(page.name))
def test_links_lead_to_headings(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", page.read_text("utf-8"))
    places = [(page.parent / file if file else page, anchor) for file, anchor in links]
    assert [(place.name, anchor) for place, anchor in places if anchor not in anchors(place)] == []


def test_the_reference_of_the_core_is_whole() -> None:
    reference = (ROOT / "docs/api/core.rst").read_text("utf-8")
    assert {line.split(".")[-1] for line in re.findall(r":: (\S+)", reference)} >= {*core.__all__}


def test_the_references_of_the_vocabularies_are_up_to_date() -> None:
    check = [sys.executable, ROOT / "tools/vocabulary_reference.py", "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_lists_every_place_that_the_example_has() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    rows = page.split("## The places", 1)[1].split("\n\n", 2)[1].splitlines()
    listed = {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    package = ROOT / "examples/windfall/src/windfall"
    files = {path for kind in ("*.py", "*.js") for path in package.rglob(kind) if path.name != "__init__.py"}
    assert {path.relative_to(package).as_posix() for path in files} <= listed


@pytest.mark.parametrize("page", BUILT, ids=lambda page: str(page.name))
def test_files_that_a_page_names_are_there(page: Path) -> None:
    places = ("src", "client/src", "client/tests", "tests", "tools", "bench", "examples")
    files = {f"/{file.relative_to(ROOT).as_posix()}" for place in places for file in (ROOT / place).rglob("*.*")}
    files |= {f"/{file.name}" for file in ROOT.glob("*.*")}
    named = set(FILE.findall(page.read_text("utf-8")))
    assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in files)] == []


@pytest.mark.parametrize("page", ALL_PAGES, ids=lambda page: str(page.name))
def test_lines_of_prose_are_no_wider_than_those_of_code(page: Path) -> None:
    prose = FENCED.sub("", page.read_text("utf-8")).splitlines()
    wide = [line for line in prose if len(line) > WIDTH and not re.match(r"\s*[|#]", line)]
    assert [line for line in wide if " " in line[:WIDTH].strip()] == [], "break them where there is room"
