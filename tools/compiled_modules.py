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


GROUPS = [
    Group("core", ["core/*.py"], hot=True),
    Group("hallertau", ["hallertau/*.py", "hallertau/steps/*.py"], hot=True),
    Group("hallertau_language", ["hallertau/language/*.py"]),
    Group("arle", ["arle/*.py", "arle/language/*.py", "arle/steps/*.py"]),
    Group("agricola", ["agricola/*.py", "agricola/steps/*.py"]),
    Group("agricola_language_to_f", ["agricola/language/[!g-z]*.py"]),
    Group("agricola_language_from_g", ["agricola/language/[g-z]*.py"]),
    Group(
        "bots",
        [
            "bots/*/encoder*.py",
            "bots/*/choices.py",
            "bots/*/vista.py",
            "bots/hallertau/progress_plan.py",
            "bots/tree/node.py",
        ],
    ),
]

# The modules among them that stay interpreted, each with its reason.
INTERPRETED = {
    "core/alike.py": "defines structs",
    "core/amendment.py": "defines structs",
    "core/event.py": "defines structs",
    "core/game.py": "defines structs",
    "core/message.py": "defines structs",
    "core/record.py": "defines structs",
    "core/refusing.py": "not needed in play",
    "core/report.py": "defines structs",
    "core/retelling.py": "defines structs",
    "core/symbols.py": "not needed in play",
    "core/title.py": "defines structs",
    "core/view.py": "defines structs",
    "core/vocabulary.py": "defines structs",
    "agricola/*labels.py": "not needed in play",
    "agricola/arrangement.py": "not needed in play",
    "agricola/campaign.py": "needed only when a game ends",
    "agricola/card_names.py": "data, read once",
    "agricola/card_texts.py": "data, read once",
    "agricola/deal.py": "defines structs",
    "agricola/events.py": "defines structs",
    "agricola/hidden.py": "not needed in play",
    "agricola/lodging.py": "not needed in play",
    "agricola/offers.py": "not needed in play",
    "agricola/recasting.py": "not needed in play",
    "agricola/reference.py": "defines structs",
    "agricola/text.py": "not needed in play",
    "agricola/title.py": "derives from an interpreted class",
    "agricola/views.py": "defines structs",
    "agricola/vocabulary.py": "data, read once",
    "arle/arrangement.py": "not needed in play",
    "arle/deal.py": "defines structs",
    "arle/events.py": "defines structs",
    "arle/labels.py": "not needed in play",
    "arle/offers.py": "not needed in play",
    "arle/reference.py": "defines structs",
    "arle/text.py": "not needed in play",
    "arle/title.py": "derives from an interpreted class",
    "arle/views.py": "defines structs",
    "arle/vocabulary.py": "data, read once",
    "hallertau/deal.py": "defines structs",
    "hallertau/events.py": "defines structs",
    "hallertau/hidden.py": "not needed in play",
    "hallertau/offers.py": "not needed in play",
    "hallertau/reasons.py": "not needed in play",
    "hallertau/recasting.py": "not needed in play",
    "hallertau/reference.py": "defines structs",
    "hallertau/text.py": "not needed in play",
    "hallertau/title.py": "derives from an interpreted class",
    "hallertau/views.py": "defines structs",
    "hallertau/vocabulary.py": "data, read once",
}


def grouped() -> list[tuple[Group, list[Path]]]:
    """The groups with the files of their modules."""
    interpreted = {pattern: {*PACKAGE.glob(pattern)} for pattern in INTERPRETED}
    if gone := [pattern for pattern, paths in interpreted.items() if not paths]:
        raise SystemExit(f"{Path(__file__).name}: INTERPRETED names files that are not there: {', '.join(gone)}")
    left_out = set().union(*interpreted.values())
    return [
        (group, sorted({path for pattern in group.patterns for path in PACKAGE.glob(pattern)} - left_out))
        for group in GROUPS
    ]
