"""A person's own statistics: their latest finished games, surveyed by a worker."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from allmende.bots.learned import Subject
from allmende.bots.survey import OpeningFacts, Survey
from allmende.core import Message
from allmende.core.hindsight import WORK, Hindsight
from allmende.server.bots.thinker import Thinker
from allmende.server.people.game_export import GameExport
from allmende.server.people.messages import Person
from allmende.server.results.messages import OwnOpening, OwnStatistics, OwnSurvey
from allmende.server.store.protocol import Statement, Store
from allmende.titles import title

LATEST: Final = 100
"""The number of games that are surveyed: the latest ones."""

_SEATS: Final = "SELECT tab, seat FROM results WHERE person = ? AND bot = 0 ORDER BY ended DESC, tab, seat LIMIT ?"


class Statistics:
    """Surveys the games of a person; of each game only the person's seats count."""

    def __init__(self, store: Store, games: GameExport, thinker: Thinker) -> None:
        self._store = store
        self._games = games
        self._thinker = thinker

    async def of(self, person: Person) -> OwnStatistics:
        """The statistics of a person's latest games. It may take a second or two, while others are served."""
        seats: defaultdict[str, list[int]] = defaultdict(list)
        for table, seat in await self._store.run(Statement(_SEATS, (person.person, LATEST))):
            seats[str(table)].append(int(seat or 0))
        found = [(table, await self._games.of_table(table)) for table in seats]
        games = [(table, game.record, seats[table]) for table, game in found if game is not None]
        surveys, left_out = await self._thinker.survey(games) if games else ([], 0)
        unreadable = len(seats) - len(games)
        return OwnStatistics(len(seats), left_out + unreadable, [_told(survey) for survey in surveys])


def _told(survey: Survey) -> OwnSurvey:
    """A survey whose openings are in words."""
    of = Subject.parse(survey.subject)
    about = title(of.title)
    says, ai = about.hindsight, about.ai
    assert says is not None, "a title without it has no surveys"
    openings = [_opening(opening, says) for opening in survey.openings]
    cards = of.cards if ai is not None and ai.has_cards is not None else None
    return OwnSurvey(of.title, of.players, cards, survey.games, openings, survey.finishes, survey.beside)


def _opening(opening: OpeningFacts, says: Hindsight) -> OwnOpening:
    actions: list[Message] = [says.name(f"{WORK}:{action}") for action in opening.actions]
    return OwnOpening(actions, opening.games, opening.points, opening.won)
