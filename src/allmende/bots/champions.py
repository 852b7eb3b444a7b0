"""Bots that search a tree with a mind: one that lies in a file, or the champion of a subject.

A champion has shown its strength against a whole panel (`arena/promotion.py`). Where there is one, levels play by it.
Its exploiter has learned only to beat it, and shows how well it stands.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from allmende.bots.insights import can_search, survey
from allmende.bots.learned import WEIGHTS, Subject, UnfitNetError, check_features
from allmende.bots.mind import Mind
from allmende.bots.tree import Effort, TreeBot
from allmende.bots.tree.guessing import MindGuesser
from allmende.core.rules.position import Position
from allmende.core.title import Title
from allmende.titles import TITLES

CHAMPIONS: Final = WEIGHTS / "champions"
"""Where champions lie, one file a subject."""
EXPLOITERS: Final = WEIGHTS / "exploiters"
"""Where their exploiters lie, one file a subject."""


class MindBot:
    """Searches with the mind of a file; UnfitNetError, as soon as it has to decide, if that is for other games."""

    def __init__(self, title: Title[Any, Any], file: Path, effort: Effort) -> None:
        self.title = title
        self.file = file
        self.effort = effort

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        guesser = guesser_of(self.file, Subject.of(self.title, position))
        return TreeBot(self.title, survey(self.title).choices, guesser, self.effort).choose(position, seat, rng)


def champion(about: Subject) -> Path | None:
    """The file of the champion of a subject, if there is one."""
    return _mind(CHAMPIONS, about)


def exploiter(about: Subject) -> Path | None:
    """The file of the exploiter of that champion, if there is one."""
    return _mind(EXPLOITERS, about)


def guesser_of(file: Path, about: Subject) -> MindGuesser:
    """Who guesses with the mind of a file as it is now; UnfitNetError if it is none for such games."""
    return _guesser(file, file.stat().st_mtime_ns, about)


def load(file: Path, about: Subject) -> Mind:
    """The mind of a file; UnfitNetError if it is none for such games."""
    try:
        mind = Mind.load(file)
    except OSError:
        raise
    except Exception:  # damaged files are wrong in more ways than numpy has errors of its own
        raise UnfitNetError(file, "damaged") from None
    title = TITLES[about.title]
    if not can_search(title):
        raise UnfitNetError(file, "title", about.title)
    if mind.seats != about.players:
        raise UnfitNetError(file, "players", str(mind.seats))
    if mind.moves != len(title.vocabulary):
        raise UnfitNetError(file, "moves")
    names = survey(title).names
    check_features(file, mind, names, about)
    return mind.seeing(names(about.players, about.cards))


def _mind(folder: Path, about: Subject) -> Path | None:
    file = folder / f"{about}.npz"
    return file if file.exists() else None


@lru_cache(maxsize=16)
def _guesser(file: Path, written: int, about: Subject) -> MindGuesser:
    """Who guesses with the mind of a file as it was `written`: while it learns it becomes another one."""
    return MindGuesser(load(file, about), survey(TITLES[about.title]).encode)
