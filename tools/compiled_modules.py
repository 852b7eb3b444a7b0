"""Which folders are compiled, and in which groups; `compile_rules.py` says how, docs/building.md why so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "allmende"


class Folders(NamedTuple):
    """Folders with all that lies in them, but for folders that are named elsewhere.

    Their modules become a group, or several of about the same size. `hot` ones get more of the C compiler's time.
    """

    name: str
    folders: list[str]
    hot: bool = False
    groups: int = 1


class Group(NamedTuple):
    """Modules that become one C file and one library: among themselves they call one another directly.

    A change in one of them compiles this group again, and no other.
    """

    name: str
    paths: list[Path]
    hot: bool


# What lies in a folder `rules` or `components` is compiled, whatever it is, and what bots ask at every look.
COMPILED = [
    Folders("core", ["core/rules"], hot=True),
    Folders("hallertau", ["hallertau/rules", "hallertau/components"], hot=True),
    Folders("hallertau_language", ["hallertau/rules/language"]),
    Folders("arle", ["arle/rules", "arle/components"], hot=True),
    Folders("agricola", ["agricola/rules", "agricola/components"]),
    Folders("agricola_language", ["agricola/rules/language"], groups=2),
    Folders("bots", ["*/ai/observation", "bots/tree/nodes"]),
]


def grouped() -> Iterator[Group]:
    """All groups with their modules; a module belongs to the innermost folder that is named."""
    homes: dict[Path, str] = {}
    for folder, name in sorted((path, each.name) for each in COMPILED for path in _folders(each)):
        homes |= dict.fromkeys(folder.rglob("*.py"), name)
    for each in COMPILED:
        paths = sorted(path for path, name in homes.items() if name == each.name)
        for number in range(each.groups):
            run = paths[number * len(paths) // each.groups : (number + 1) * len(paths) // each.groups]
            yield Group(each.name if each.groups == 1 else f"{each.name}_{number + 1}", run, each.hot)


def _folders(named: Folders) -> list[Path]:
    return [path for pattern in named.folders for path in PACKAGE.glob(pattern)]
