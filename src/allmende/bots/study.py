"""One decision, as it looks to the seat that makes it: which moves matter, and what to expect after each of them.

Where a subject has a champion, it is studied with its mind, else with the sight of the levels. Both know what the seat
may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol

from allmende.bots.champions import champion, guesser_of
from allmende.bots.insights import survey
from allmende.bots.learned import Subject, sight
from allmende.bots.net import one_thread
from allmende.bots.prospects import Foresight, Prospect, prospects
from allmende.bots.search import Search, Weighed
from allmende.bots.sight import Sight
from allmende.bots.tree import Effort, TreeBot
from allmende.bots.tree.bot import Guesser
from allmende.bots.tree.playing import play_on
from allmende.bots.tree.thinking import POINT, Thought
from allmende.bots.turns import play_out, turn_worths
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title

FORESEEN: Final = 4
"""What a search has found counts like so many games at least."""
WOBBLE: Final = 0.15
"""How far, in points, a turn may look worse and still be played often where games are varied."""
WANDER: Final = 0.5
"""How freely a champion's moves are drawn where games are varied."""

SOUGHT_IN: Final = 2
"""In so many deals a champion looks for moves that matter."""
COMPARED_IN: Final = 4
"""In so many it compares them."""
COMPARING: Final = 0.5
"""The part of the time after moves were found that it may take to compare them; games played on have the rest."""


class Care(NamedTuple):
    """How much care is taken over one decision, by search and by play to the end.

    `simulations`, or a champion's `looks`, find the moves that matter, in `seconds` at most; as many looks compare
    them. From after each of these the game is played on to its end in so many `deals`, fewer if that takes longer than
    about `seconds_to_the_end`, comparing included.
    """

    simulations: int
    looks: int
    seconds: float
    deals: int
    seconds_to_the_end: float

    def times(self, more: int) -> Care:
        """So many times as much for what comes after the moves that matter are found."""
        looks, deals, seconds = self.looks * more, self.deals * more, self.seconds_to_the_end * more
        return self._replace(looks=looks, deals=deals, seconds_to_the_end=seconds)


class Study(Protocol):
    """One decision, and some deals that its seat holds possible."""

    def weighed(self) -> list[Weighed]:
        """The moves that deserve a thought, the best one first."""
        ...

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        """What to expect after some moves: equal thought for each, whatever a search has preferred."""
        ...

    def in_all(self, weighed: Sequence[Weighed]) -> dict[int, Prospect]:
        """The same, if what a search has found before counts, too."""
        ...

    def itemised(self, found: Mapping[int, Prospect]) -> dict[int, Prospect]:
        """The same, with points by category, and level with games played on, as far as there is time for that."""
        ...

    def named(self, move: int) -> tuple[str, Message]:
        """The text and the label of a move."""
        ...


def study_of(title: Title[Any, Any], position: Position[Any], seat: int, rng: Random, care: Care) -> Study:
    """The study of a decision by whoever knows most about such games."""
    decision = _Decision(title, position, seat, rng, care)
    about = Subject.of(title, position)
    if (file := champion(about)) is not None:
        return _ByMind(decision, guesser_of(file, about))
    return _BySight(decision, sight(title, position))


class _Decision:
    """What both kinds of studies know of a decision: how it looks to its seat, and the deals."""

    def __init__(self, title: Title[Any, Any], position: Position[Any], seat: int, rng: Random, care: Care) -> None:
        self.title = title
        self.seat = seat
        self.rng = rng
        self.care = care
        self.position: Position[Any] = title.redraw(position, seat, rng)
        self.deals = [title.redraw(self.position, seat, rng) for _ in range(care.deals)]

    def named(self, move: int) -> tuple[str, Message]:
        return self.title.vocabulary[move].text, self.title.label(self.position, self.seat, move)


class _BySight:
    """Looks ahead with a sight, and then goes by what games come to."""

    def __init__(self, decision: _Decision, eyes: Sight) -> None:
        self._decision = decision
        self._sight = eyes
        self.named = decision.named

    def weighed(self) -> list[Weighed]:
        its = self._decision
        search = Search(its.title, self._sight, its.care.simulations, its.care.seconds)
        return search.weigh(its.position, its.seat, its.rng)

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        its = self._decision
        seconds = its.care.seconds_to_the_end
        found = prospects(its.title, ahead_by(self._sight), its.deals, its.seat, moves, seconds, its.rng)
        return dict(zip(moves, found or self._first_sight(moves), strict=True))

    def in_all(self, weighed: Sequence[Weighed]) -> dict[int, Prospect]:
        found = self.prospects([each.move for each in weighed])
        # The search tells which move is better, rather than how many points there are at the end.
        level = fmean(prospect.score for prospect in found.values()) - fmean(each.score for each in weighed)
        all_in_all = {}
        for each in weighed:
            played, visits = found[each.move], max(each.visits, FORESEEN)
            games = len(played.scores)
            score = (visits * (each.score + level) + games * played.score) / (visits + games)
            all_in_all[each.move] = played.expecting(score)
        return all_in_all

    def itemised(self, found: Mapping[int, Prospect]) -> dict[int, Prospect]:
        return dict(found)

    def _first_sight(self, moves: Sequence[int]) -> list[Prospect]:
        """What the turn leads to, where no game has come to its end: of categories nothing is known then."""
        its = self._decision
        with one_thread():
            worths = [turn_worths(deal, its.seat, moves, self._sight) for deal in its.deals]
        return [Prospect(each, None) for each in zip(*worths, strict=True)]


def ahead_by(eyes: Sight) -> Foresight:
    """Plays games on turn by turn, as looks best to a sight."""

    def play_on(
        positions: Sequence[Position[Any]], seat: int, end: float, rng: Random, *, varied: bool
    ) -> list[Position[Any]]:
        wobble = WOBBLE if varied else 0.0
        with one_thread():
            return [play_out(position, seat, eyes, end, rng, wobble) for position in positions]

    return play_on


class _ByMind:
    """Searches a tree with a champion's mind, and goes by that; games played on tell how many points there are, and
    where they come from."""

    def __init__(self, decision: _Decision, guesser: Guesser) -> None:
        self._decision = decision
        self._guesser = guesser
        self._choices = survey(decision.title).choices
        self.named = decision.named

    def weighed(self) -> list[Weighed]:
        its = self._decision
        if len(choices := self._choices(its.position, its.seat)) == 1:
            found, best = self._compared(choices), choices[0]
        else:
            thoughts = self._bot(SOUGHT_IN, its.care.seconds).weigh(its.position, its.seat, its.rng)
            found, best = thoughts.moves, thoughts.best
        found = sorted(found, key=lambda each: (each.move != best, -each.visits, -each.share))
        return [Weighed(each.move, each.score, each.visits) for each in found]

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        alone = len(self._decision.position.seats) == 1
        return {
            each.move: Prospect([each.score], None, None if alone else each.worth - POINT * each.score)
            for each in self._compared(moves)
        }

    def in_all(self, weighed: Sequence[Weighed]) -> dict[int, Prospect]:
        return self.prospects([each.move for each in weighed])

    def itemised(self, found: Mapping[int, Prospect]) -> dict[int, Prospect]:
        its = self._decision
        seconds = its.care.seconds_to_the_end * (1 - COMPARING)
        played = prospects(its.title, self._play_on, its.deals, its.seat, [*found], seconds, its.rng)
        if not played:
            return dict(found)
        # A mind has learned among others who play worse: it tells which move is better, rather than how many points
        # there are at the end.
        level = fmean(seen.score for seen in played) - fmean(each.score for each in found.values())
        return {
            move: each.expecting(each.score + level)._replace(points=seen.points)
            for (move, each), seen in zip(found.items(), played, strict=True)
        }

    def _compared(self, moves: Sequence[int]) -> list[Thought]:
        its = self._decision
        seconds = its.care.seconds_to_the_end * COMPARING
        return self._bot(COMPARED_IN, seconds).compare(its.position, its.seat, moves, its.rng).moves

    def _bot(self, deals: int, seconds: float) -> TreeBot:
        its = self._decision
        effort = Effort(its.care.looks, deals, seconds=seconds)
        return TreeBot(its.title, self._choices, self._guesser, effort)

    def _play_on(
        self, positions: Sequence[Position[Any]], seat: int, end: float, rng: Random, *, varied: bool
    ) -> list[Position[Any]]:
        return play_on(positions, seat, self._choices, self._guesser, end, rng, WANDER if varied else 0.0)
