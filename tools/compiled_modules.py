"""Which modules are compiled, and in which groups; `compile_rules.py` says how, docs/building.md why so."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "allmende"


class Group(NamedTuple):
    """Modules that become one C file and one library: among themselves they call one another directly.

    A change in one of them compiles this group again, and no other. `hot` ones get more of the C compiler's time.
    """

    name: str
    patterns: list[str]
    hot: bool = False


# What lies in a folder `rules` is compiled, whatever it is, and what bots ask at every look.
GROUPS = [
    Group("core", ["core/rules/*.py"], hot=True),
    Group("hallertau", ["hallertau/rules/*.py", "hallertau/rules/steps/*.py"], hot=True),
    Group("hallertau_language", ["hallertau/rules/language/*.py"]),
    Group("arle", ["arle/rules/**/*.py"]),
    Group("agricola", ["agricola/rules/*.py", "agricola/rules/farm/*.py", "agricola/rules/steps/*.py"]),
    Group("agricola_language_to_f", ["agricola/rules/language/[!g-z]*.py"]),
    Group("agricola_language_from_g", ["agricola/rules/language/[g-z]*.py"]),
    Group(
        "bots",
        [
            "*/mind/encoder*.py",
            "*/mind/choices.py",
            "*/mind/vista.py",
            "hallertau/mind/progress_plan.py",
            "bots/tree/node.py",
        ],
    ),
]


def grouped() -> list[tuple[Group, list[Path]]]:
    """The groups with the files of their modules."""
    return [(group, sorted({path for pattern in group.patterns for path in PACKAGE.glob(pattern)})) for group in GROUPS]
