"""The value nets of this package: for each title one by number of players, with hand cards and without.

With more players than there is a net for, the net for the largest number of fewer players plays.

They are in `weights/`, each beside a card on its training.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots import nets
from allmende.bots.evaluator import NetStateEvaluator, StateEvaluator
from allmende.bots.title_ai import candidates, value_inputs
from allmende.core.ai import Names
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title

WEIGHTS: Final = Path(__file__).parent / "weights"


class UnfitNetError(AllmendeError):
    """A net that can't play games of a subject; `problem` is the last part of the message's id, `about` an argument."""

    def __init__(self, file: Path, problem: str, about: str = "") -> None:
        super().__init__(
            f"{file} is unfit: {problem} {about}".rstrip(),
            Message(f"error-unfit-net-{problem}", {"file": str(file), "about": about}),
        )


class Subject(NamedTuple):
    """The games that one net is for: a title, a number of players, with hand cards or without."""

    title: str
    players: int
    cards: bool

    def __str__(self) -> str:
        return f"{self.title}-{self.players}" + ("-cards" if self.cards else "")

    @classmethod
    def parse(cls, text: str) -> Subject:
        """The subject that is written as `TITLE-PLAYERS` or `TITLE-PLAYERS-cards`.

        >>> Subject.parse("hallertau-2-cards")
        Subject(title='hallertau', players=2, cards=True)
        """
        title, players, *cards = text.split("-")
        return cls(title, int(players), bool(cards))

    @classmethod
    def of(cls, title: Title[Any, Any], state: State[Any]) -> Subject:
        """The subject of a game."""
        has_cards = None if title.ai is None else title.ai.has_cards
        return cls(title.name, len(state.seats), has_cards is not None and has_cards(state))

    @classmethod
    def under(cls, title: Title[Any, Any], players: int, options: Mapping[str, str]) -> Subject:
        """The subject of games with these options, whatever their deal."""
        return cls.of(title, title.start(players, options, title.draw(players, options, Random(0))))


def check_features(file: Path, net: nets.RowNet, names: Names, about: Subject) -> None:
    """Raise UnfitNetError if the net of a file reads features that games of this subject don't have."""
    known = set(net.features)
    if len(known) != net.inputs:
        raise UnfitNetError(file, "nameless")
    if unknown := known.difference(names(about.players, about.cards)):
        raise UnfitNetError(file, "features", min(unknown))
    if about.cards and known.issubset(names(about.players, False)):
        raise UnfitNetError(file, "cards")


def subjects(title: Title[Any, Any]) -> list[Subject]:
    """All subjects of a title."""
    kinds = (False,) if title.ai is None or title.ai.has_cards is None else (False, True)
    return [Subject(title.name, players, cards) for players in title.players for cards in kinds]


def shipped() -> list[str]:
    """The subjects for which this package has a value net."""
    return sorted(file.stem for file in WEIGHTS.glob("*.npz"))


def evaluator(title: Title[Any, Any], state: State[Any]) -> StateEvaluator:
    """The evaluator with the value net for games like this one."""
    return _evaluator(title, Subject.of(title, state))


def teacher(about: Subject, folder: Path = WEIGHTS) -> Subject:
    """The subject whose net plays games of a subject: itself, or with fewer players if it has no net."""
    fewer = (about._replace(players=players) for players in range(about.players, 0, -1))
    return next((each for each in fewer if (folder / f"{each}.npz").exists()), about)


@cache
def _evaluator(title: Title[Any, Any], about: Subject) -> StateEvaluator:
    learned = teacher(about)
    return evaluator_with(WEIGHTS / f"{learned}.npz", title, about, learned)


def evaluator_with(
    file: Path, title: Title[Any, Any], about: Subject, learned: Subject | None = None
) -> StateEvaluator:
    """An evaluator with the value net of a file, which has `learned` from games of a subject, by default from these.

    UnfitNetError if the net reads features that games of its subject don't have.
    """
    encode, names, turn_width = value_inputs(title)
    net = nets.value_net(file)
    check_features(file, net, names, learned or about)
    return NetStateEvaluator(
        title, encode, candidates(title), net.seeing(names(about.players, about.cards)), turn_width
    )
