"""What is common to all games knows none of them: their packages are fetched, by name, from one list alone."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "client/src"
COMMON = {"admin", "home", "lib", "symbols", "table"}
# What names the games' packages, to fetch one when it is wanted, and the pages that are given it.
LIST, PAGES = "titles.ts", {"main.ts", "page/main.ts", "rules.ts"}


def imported(file: Path) -> list[Path]:
    """What a file imports of what lies under `client/src`."""
    named = re.findall(r"(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']*)'", file.read_text("utf-8"))
    return [(file.parent / name).resolve() for name in named]


def imports(file: Path) -> list[str]:
    """The folders under `client/src` from which a file imports."""
    parts = [path.relative_to(SOURCES).parts for path in imported(file)]
    return [part[0] for part in parts if len(part) > 1 or (SOURCES / part[0]).is_dir()]


def files() -> dict[str, Path]:
    found = [each for each in SOURCES.rglob("*") if each.suffix in (".ts", ".svelte")]
    return {str(each.relative_to(SOURCES)): each for each in found}


def test_what_is_common_names_no_game() -> None:
    common = {path: file for path, file in files().items() if path.split("/")[0] in COMMON or "/" not in path}
    named = {path for path, file in common.items() if set(imports(file)) - COMMON}
    assert named == {LIST}
    at_once = re.compile(r"^import .*'\./(?!home|lib|symbols|table)", re.MULTILINE)
    assert not at_once.search(common[LIST].read_text("utf-8"))


def test_the_pages_alone_are_given_the_list() -> None:
    """So that nothing below depends on what is named at the top."""
    named = {path for path, file in files().items() if SOURCES / "titles" in imported(file)}
    assert named == PAGES


def test_no_game_names_another() -> None:
    for path, file in files().items():
        if "/" in path and (own := path.split("/")[0]) not in COMMON:
            assert set(imports(file)) <= COMMON | {own}, path


def test_no_module_needs_one_that_needs_it() -> None:
    """What is imported when a module is; types are no more then, and what is fetched later finds all of it there."""
    at_once = re.compile(r"^ *(?:import|export) (?!type )[^'\n]*'(\.[^']*)'", re.MULTILINE)
    known = {file: at_once.findall(file.read_text("utf-8")) for file in files().values()}
    ends = ("", ".ts", ".svelte", "/index.ts")
    needed = {
        file: [
            path for name in names for end in ends if (path := Path(f"{(file.parent / name).resolve()}{end}")) in known
        ]
        for file, names in known.items()
    }
    order = list(TopologicalSorter(needed).static_order())
    assert order.index(SOURCES / "lib/api.ts") < order.index(SOURCES / "main.ts")


# Colours with a name, and the parts of symbols that have them.
DECLARED = re.compile(r"(?<=[\s;{])(--[a-z][\w-]*)(?=:)|(?<=\.symbol )(\.[a-z-]+(?:[ :.>][^{,]*)?)(?=[,{])")
SHARED = {"--c", "--deck", "--kind"}
"""What every part of a symbol, and every card, has a value of its own for."""


def test_no_stylesheet_of_a_game_changes_what_another_one_says() -> None:
    """Those that are no component's are read once and stay, whatever is opened after."""
    said: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*.css")):
        found = {(one or other).strip() for one, other in DECLARED.findall(path.read_text("utf-8"))} - SHARED
        assert not {each: said[each] for each in found if each in said}, path
        said |= dict.fromkeys(found, path.name)
    assert {"--sheet", ".barley", ".brick", "--kind-minor"} <= said.keys()
