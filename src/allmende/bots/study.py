"""The study of one decision, for hints and analysis: finds the moves that matter, and the prospects after each.

Where a subject has a champion its net is used, else the evaluator of the levels. Both know what the seat may know, and
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol

from allmende.bots.champions import champion, node_evaluator_of
from allmende.bots.evaluator import StateEvaluator
from allmende.bots.learned import Subject, evaluator
from allmende.bots.nets import one_thread
from allmende.bots.prospects import Foresight, Prospect, prospects
from allmende.bots.search import Search, Weighed
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import SearchBudget, TreeBot
from allmende.bots.tree.bot import NodeEvaluator
from allmende.bots.tree.rollout import play_on
from allmende.bots.tree.search import POINT, SearchedMove
from allmende.bots.turns import play_out, turn_worths
from allmende.core.ai import CanonicalMoves
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title

FORESEEN: Final = 4
"""The least weight of a search's value of a move, in games played to the end."""
WOBBLE: Final = 0.15
"""The temperature, in points, with which turns are drawn where games are varied."""
WANDER: Final = 0.5
"""The temperature with which a champion's moves are drawn where games are varied."""

SOUGHT_IN: Final = 2
"""The number of deals in which a champion looks for moves that matter."""
COMPARED_IN: Final = 4
"""The number of deals in which it compares them."""
COMPARING: Final = 0.5
"""The part of the time after moves were found that it may take to compare them; games played on have the rest."""


class Care(NamedTuple):
    """The effort of a study, by search and by games played to the end.

    `simulations`, or a champion's `looks`, find the moves that matter, in `seconds` at most; as many `looks` compare
    them. After each of these the game is played to its end in `deals` sampled deals, fewer if that takes longer than
    about `seconds_to_the_end`, comparing included.
    """

    simulations: int
    looks: int
    seconds: float
    deals: int
    seconds_to_the_end: float

    def times(self, more: int) -> Care:
        """A multiple of the effort for all that follows once the moves that matter are found."""
        looks, deals, seconds = self.looks * more, self.deals * more, self.seconds_to_the_end * more
        return self._replace(looks=looks, deals=deals, seconds_to_the_end=seconds)


class Study(Protocol):
    """The study of one decision, in some deals that its seat holds possible."""

    def weighed(self) -> list[Weighed]:
        """The moves that were considered, the best one first."""
        ...

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        """The prospects after some moves, with equal effort for each, whatever the search has preferred."""
        ...

    def in_all(self, weighed: Sequence[Weighed]) -> dict[int, Prospect]:
        """The prospects after moves, combined with the values that the search has found for them."""
        ...

    def itemised(self, found: Mapping[int, Prospect]) -> dict[int, Prospect]:
        """The prospects `found`, with points by category from games played on, as far as time allows."""
        ...

    def named(self, move: int) -> tuple[str, Message]:
        """The text and the label of a move."""
        ...


def study_of(title: Title[Any, Any], state: State[Any], seat: int, rng: Random, care: Care) -> Study:
    """The study of a decision: by the champion's net, or by the evaluator of the levels."""
    decision = _Decision(title, state, seat, rng, care)
    about = Subject.of(title, state)
    if (file := champion(about)) is not None:
        return _TreeStudy(decision, node_evaluator_of(file, about))
    return _RolloutStudy(decision, evaluator(title, state))


def foresight_of(title: Title[Any, Any], state: State[Any]) -> Foresight:
    """The player that plays games on from a state: the champion's net, or the evaluator of the levels."""
    about = Subject.of(title, state)
    if (file := champion(about)) is not None:
        return ahead_by_net(policy_inputs(title).canonical_moves, node_evaluator_of(file, about))
    return ahead_by(evaluator(title, state))


class _Decision:
    """The part that both kinds of study share: the decision as its seat knows it, and the deals."""

    def __init__(self, title: Title[Any, Any], state: State[Any], seat: int, rng: Random, care: Care) -> None:
        self.title = title
        self.seat = seat
        self.rng = rng
        self.care = care
        self.state: State[Any] = title.redraw(state, seat, rng)
        self.deals = [title.redraw(self.state, seat, rng) for _ in range(care.deals)]

    def named(self, move: int) -> tuple[str, Message]:
        return self.title.vocabulary[move].text, self.title.label(self.state, self.seat, move)


class _RolloutStudy:
    """The study of a decision with a state evaluator: first by search, then by the results of rollouts."""

    def __init__(self, decision: _Decision, eyes: StateEvaluator) -> None:
        self._decision = decision
        self._evaluator = eyes
        self.named = decision.named

    def weighed(self) -> list[Weighed]:
        its = self._decision
        search = Search(its.title, self._evaluator, its.care.simulations, its.care.seconds)
        return search.weigh(its.state, its.seat, its.rng)

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        its = self._decision
        seconds = its.care.seconds_to_the_end
        found = prospects(its.title, ahead_by(self._evaluator), its.deals, its.seat, moves, seconds, its.rng)
        return dict(zip(moves, found or self._first_sight(moves), strict=True))

    def in_all(self, weighed: Sequence[Weighed]) -> dict[int, Prospect]:
        found = self.prospects([each.move for each in weighed])
        # The search is good at differences between moves, rather than at the points in the end.
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
        """The value of the turn, where no rollout was finished: categories are not known then."""
        its = self._decision
        with one_thread():
            worths = [turn_worths(deal, its.seat, moves, self._evaluator) for deal in its.deals]
        return [Prospect(each, None) for each in zip(*worths, strict=True)]


def ahead_by(eyes: StateEvaluator) -> Foresight:
    """A foresight that plays games on turn by turn, as a state evaluator finds best."""

    def play_on(states: Sequence[State[Any]], seat: int, end: float, rng: Random, *, varied: bool) -> list[State[Any]]:
        wobble = WOBBLE if varied else 0.0
        with one_thread():
            return [play_out(state, seat, eyes, end, rng, wobble) for state in states]

    return play_on


def ahead_by_net(choices: CanonicalMoves, node_evaluator: NodeEvaluator) -> Foresight:
    """A foresight that plays games on by a champion's net."""

    def ahead(states: Sequence[State[Any]], seat: int, end: float, rng: Random, *, varied: bool) -> list[State[Any]]:
        return play_on(states, seat, choices, node_evaluator, end, rng, WANDER if varied else 0.0)

    return ahead


class _TreeStudy:
    """The study of a decision with a champion's tree search; rollouts tell the points, and their categories."""

    def __init__(self, decision: _Decision, node_evaluator: NodeEvaluator) -> None:
        self._decision = decision
        self._node_evaluator = node_evaluator
        self._choices = policy_inputs(decision.title).canonical_moves
        self.named = decision.named

    def weighed(self) -> list[Weighed]:
        its = self._decision
        if len(canonical_moves := self._choices(its.state, its.seat)) == 1:
            found, best = self._compared(canonical_moves), canonical_moves[0]
        else:
            thoughts = self._bot(SOUGHT_IN, its.care.seconds).weigh(its.state, its.seat, its.rng)
            found, best = thoughts.moves, thoughts.best
        found = sorted(found, key=lambda each: (each.move != best, -each.visits, -each.share))
        return [Weighed(each.move, each.score, each.visits) for each in found]

    def prospects(self, moves: Sequence[int]) -> dict[int, Prospect]:
        alone = len(self._decision.state.seats) == 1
        return {
            each.move: Prospect([each.score], None, None if alone else each.worth - POINT * each.score)
            for each in self._compared(moves)
        }

    def in_all(self, weighed: Sequence[Weighed]) -> dict[int, Prospect]:
        return self.prospects([each.move for each in weighed])

    def itemised(self, found: Mapping[int, Prospect]) -> dict[int, Prospect]:
        its = self._decision
        seconds = its.care.seconds_to_the_end * (1 - COMPARING)
        ahead = ahead_by_net(self._choices, self._node_evaluator)
        played = prospects(its.title, ahead, its.deals, its.seat, [*found], seconds, its.rng)
        if not played:
            return dict(found)
        # A net has learned against weaker players: it is good at differences between moves, rather than at the points
        # in the end.
        level = fmean(seen.score for seen in played) - fmean(each.score for each in found.values())
        return {
            move: each.expecting(each.score + level)._replace(points=seen.points)
            for (move, each), seen in zip(found.items(), played, strict=True)
        }

    def _compared(self, moves: Sequence[int]) -> list[SearchedMove]:
        its = self._decision
        seconds = its.care.seconds_to_the_end * COMPARING
        return self._bot(COMPARED_IN, seconds).compare(its.state, its.seat, moves, its.rng).moves

    def _bot(self, deals: int, seconds: float) -> TreeBot:
        its = self._decision
        budget = SearchBudget(its.care.looks, deals, seconds=seconds)
        return TreeBot(its.title, self._choices, self._node_evaluator, budget)
