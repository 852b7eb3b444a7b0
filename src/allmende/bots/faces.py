"""What a title tells bots that search a tree; those that have no face yet are played by the other bots alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.bots.agricola import choices as agricola_choices
from allmende.bots.agricola import meanings as agricola_meanings
from allmende.bots.agricola import vista as agricola_vista
from allmende.bots.arle import choices as arle_choices
from allmende.bots.arle import meanings as arle_meanings
from allmende.bots.arle import vista as arle_vista
from allmende.bots.hallertau import choices as hallertau_choices
from allmende.bots.hallertau import meanings as hallertau_meanings
from allmende.bots.hallertau import vista as hallertau_vista
from allmende.bots.sight import Encode
from allmende.bots.tree.node import Choices


class Face(NamedTuple):
    """What a seat sees and what these numbers are, which of its moves differ, and what each move is, in words.

    `names` and `meanings` are asked for a number of players, with hand cards or without. `varied` are options of so
    little weight that games with all their values are learned at once. `learned` are the subjects that nets learn by
    search, unless they are told otherwise.
    """

    survey: Encode
    names: Callable[[int, bool], list[str]]
    choices: Choices
    meanings: Callable[[int, bool], list[dict[str, float]]]
    varied: tuple[str, ...]
    learned: tuple[str, ...]


def _subjects(title: str, players: int, cards: bool) -> tuple[str, ...]:
    """All subjects of a title, for up to so many players."""
    kinds = ("", "-cards") if cards else ("",)
    return tuple(f"{title}-{number}{kind}" for number in range(1, players + 1) for kind in kinds)


FACES: Final[dict[str, Face]] = {
    "hallertau": Face(
        hallertau_vista.survey,
        hallertau_vista.survey_names,
        hallertau_choices.choices,
        hallertau_meanings.meanings,
        varied=(),
        learned=_subjects("hallertau", 4, cards=True),
    ),
    "arle": Face(
        arle_vista.survey,
        arle_vista.survey_names,
        arle_choices.choices,
        arle_meanings.meanings,
        varied=(),
        learned=_subjects("arle", 2, cards=False),
    ),
    "agricola": Face(
        agricola_vista.survey,
        agricola_vista.survey_names,
        agricola_choices.choices,
        agricola_meanings.meanings,
        varied=("side_job",),
        learned=_subjects("agricola", 4, cards=True),
    ),
}
