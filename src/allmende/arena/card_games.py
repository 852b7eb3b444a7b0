"""Games that measure hand cards: every deal is played twice, once with all hands swapped for other cards.

Only the cards differ between the two games of a deal, and the same bot has all seats, so what differs in points is due
to the cards. Swapping whole hands, and not one card at a time, tells as much about each card from far fewer games: a
single other card changes the course of a game as thoroughly as fourteen do.

A study lies in a folder: `cards.json`, what is played, and `twins.jsonl`, a line for the two games of each deal.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from allmende import bots
from allmende.arena.contestants import as_it_is, contestant
from allmende.arena.executors import Executor, finished
from allmende.arena.match import match_seed
from allmende.arena.safe_files import add_line, lines, write_json
from allmende.bots.card_games import CardGame, CardNotes
from allmende.bots.learned import Subject
from allmende.core.errors import AllmendeError
from allmende.core.hand_cards import HandCards
from allmende.core.message import Message
from allmende.core.stills import events_of
from allmende.core.title import Title
from allmende.titles import title as find_title

TERMS: Final = "cards.json"
TWINS: Final = "twins.jsonl"


class CardStudyError(AllmendeError):
    """A study of cards that can't be made: a title without hand cards, or a folder that holds another one."""


class CardStudy(msgspec.Struct, frozen=True):
    """All that decides the games of a study of cards, except their number; one bot plays all seats."""

    title: str
    rules: str
    options: dict[str, str]
    bot: str
    players: int
    seed: int


class Twins(msgspec.Struct, frozen=True):
    """The games of one deal: as it was drawn, and with other cards; where hands are chosen, only the first."""

    deal: int
    games: list[CardGame]


class TwinTask(msgspec.Struct, frozen=True):
    """A deal to be played."""

    study: CardStudy
    deal: int


def study_of(title: str, bot: str, players: int, options: Mapping[str, str], seed: int) -> CardStudy:
    """A study of the cards of a title.

    CardStudyError if there are no hand cards; UnknownTitleError, OptionError, UnknownBotError or ProgramError for other
    wrong arguments.
    """
    found = find_title(title)
    chosen = found.checked_options(players, options)
    if found.hand_cards is None or not found.hand_cards.kinds(players, chosen):
        raise CardStudyError(f"{title} has no hand cards in this game", Message("error-no-hand-cards"))
    about = Subject.under(found, players, chosen)
    contestant(bot, found, about)
    return CardStudy(title, found.newest_rules, chosen, as_it_is(bot, about), players, seed)


def play_twins(task: TwinTask) -> Twins:
    """Play the games of a deal."""
    study = task.study
    title = find_title(study.title)
    hand_cards = title.hand_cards
    assert hand_cards is not None
    seed = match_seed(study.seed, task.deal)
    rng = Random(seed)
    deal = title.draw(study.players, study.options, rng)
    games = [play_cards(title, hand_cards, study, deal, Random(seed))]
    if not games[0].picks:
        other = hand_cards.swapped(deal, study.players, study.options, rng)
        games.append(play_cards(title, hand_cards, study, other, Random(seed)))
    return Twins(task.deal, games)


def play_cards(title: Title[Any, Any], hand_cards: HandCards, study: CardStudy, deal: Any, rng: Random) -> CardGame:
    """Play a deal, and note what happens to cards."""
    state = title.start(study.players, study.options, deal)
    about = Subject.of(title, state)
    players = [contestant(study.bot, title, about, study.options) for _ in range(study.players)]
    notes = CardNotes(title)
    notes.hear(events_of(state, state.go_on), state)
    while not state.over:
        seat = state.to_act()[0]
        move = bots.decide(players[seat], title, state, seat, rng)
        notes.choose(state, seat, move)
        notes.hear(events_of(state, lambda seat=seat, move=move: state.play(seat, move)), state)  # type: ignore[misc]
    dealt = [list(hand) for hand in hand_cards.hands(deal, study.players)]
    scores = [title.score(state, seat) for seat in range(study.players)]
    return CardGame(dealt, notes.picks, notes.plays, scores, title.victory(state))


def play(study: CardStudy, deals: int, workers: Executor, but_for: Container[int] = ()) -> Iterator[Twins]:
    """Play a number of deals, except those in `but_for`, and yield them as they end."""
    todo = [TwinTask(study, deal) for deal in range(deals) if deal not in but_for]
    for _, twins in finished(workers, play_twins, todo):
        yield twins


class StudyFolder:
    """The folder of a study. It keeps the games of a deal as soon as they have ended; `twins` has those there are.

    CardStudyError if the folder belongs to another study, or if its files can't be read.
    """

    def __init__(self, folder: Path, study: CardStudy) -> None:
        self._file = folder / TWINS
        known = study_in(folder)
        if known is None:
            folder.mkdir(parents=True, exist_ok=True)
            self._file.touch()
            write_json(folder / TERMS, study)
        elif known != study:
            raise _unusable(folder, "error-other-card-study", "it holds another study")
        try:
            self.twins = lines(self._file, Twins)
        except msgspec.DecodeError:
            raise _unusable(self._file, "error-no-card-study", "it can't be read") from None

    def add(self, twins: Twins) -> None:
        """Keep the games of a deal."""
        add_line(self._file, twins)
        self.twins.append(twins)


def study_in(folder: Path) -> CardStudy | None:
    """The study in a folder; None if there is none. CardStudyError if it can't be read."""
    try:
        return msgspec.json.decode((folder / TERMS).read_bytes(), type=CardStudy)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise _unusable(folder / TERMS, "error-no-card-study", "it can't be read") from None


def _unusable(path: Path, message_id: str, why: str) -> CardStudyError:
    return CardStudyError(f"{path} can't be used: {why}", Message(message_id, {"file": str(path)}))
