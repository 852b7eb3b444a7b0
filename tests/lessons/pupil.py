"""A pupil goes through lessons, doing what is asked, or something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from allmende import TITLES
from allmende.bots import decide, make
from allmende.core import Game
from allmende.core.lesson import LEARNER
from allmende.lessons import Guidance, Guide, Told, guide_of

LESSONS = [(name, lesson.name) for name, title in TITLES.items() for lesson in title.lessons]


class Asked(NamedTuple):
    """A game at a point where the learner decides, and what the guide says there."""

    guide: Guide
    game: Game
    history: list[Told]
    says: Guidance

    @property
    def step(self) -> str:
        """The name of the step."""
        return self.guide.lesson.steps[self.says.step].name

    def goes_on(self, move: str) -> Asked:
        """The same after this move of the learner and what the neighbors do."""
        game = self.game.copy()
        return _asked(self.guide, game, [*self.history, _played(game, LEARNER, move)])

    def goes_back(self) -> Asked:
        """The same after the learner has taken the last move back."""
        game = self.game.copy()
        others = [seat for seat in range(game.players) if seat != LEARNER]
        return _asked(self.guide, game, self.history[: game.undo(LEARNER, over=others)])


def begin(title: str, lesson: str) -> Asked:
    """A lesson from its beginning."""
    guide = guide_of(title, lesson)
    given = guide.lesson
    game = Game(guide.title, given.players, given.options, given.deal)
    return _asked(guide, game, [_played(game, seat, move) for seat, move in given.opening])


def middle(moves: Sequence[str]) -> str:
    """A move from the middle."""
    return moves[len(moves) // 2]


def last(moves: Sequence[str]) -> str:
    """The last move, which leaves at that what may be left."""
    return moves[-1]


def along(asked: Asked, choose: Callable[[Sequence[str]], str] = middle) -> Iterator[Asked]:
    """A lesson to its end, each time with one of the moves that are asked for."""
    yield asked
    while asked.says.state == "leads":
        asked = asked.goes_on(choose(asked.says.moves))
        yield asked


def parts(asked: Asked) -> list[str]:
    """The legal moves that do a part of what is asked for."""
    moves, title = asked.guide.parts[asked.says.step], asked.guide.title
    return [text for text in asked.game.moves_of(LEARNER).texts if title.vocabulary.parse(text) in moves]


def wrong(asked: Asked, count: int) -> list[str]:
    """So many legal moves that are no part of what is asked for, from the whole of the list, or all that there are."""
    asked_for = {*asked.says.moves, *parts(asked)}
    others = [text for text in asked.game.moves_of(LEARNER).texts if text not in asked_for]
    return Random(asked.says.step).sample(others, min(count, len(others)))


def _asked(guide: Guide, game: Game, history: list[Told]) -> Asked:
    while not game.is_over and LEARNER not in game.to_act:
        seat = game.to_act[0]
        history.append(_played(game, seat, guide.wish(game, seat) or _bot(guide, game, seat)))
    return Asked(guide, game, history, guide.guidance(game, history))


def _played(game: Game, seat: int, move: str) -> Told:
    return Told(seat, move, game.play(move, seat))


def _bot(guide: Guide, game: Game, seat: int) -> str:
    move = decide(make("villager", guide.title), guide.title, game.state, seat, Random(game.version))
    return guide.title.vocabulary[move].text
