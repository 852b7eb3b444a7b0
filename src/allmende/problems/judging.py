"""The judgement of an answer: whether a plan comes to the solution or to as much, or how many points it is short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from allmende.core.game import Game
from allmende.core.plain import Plain
from allmende.problems.plans import key, parsed, played
from allmende.problems.playouts import Outcomes, PlayOuts, behind
from allmende.problems.problem import PlanResult, Problem
from allmende.problems.problem import problem as problem_of
from allmende.titles import title

PORTION: Final = 16
"""The number of deals that are played at a time, until the difference is known well enough."""
MOST: Final = 96
"""The greatest number of deals."""
SHARE: Final = 0.5
"""The share of the solution's lead on the next best plan that an answer may be behind it and still be right."""

Verdict = Literal["solution", "as-good", "short"]


class Judgement(Plain, frozen=True):
    """An answer's verdict, and the result of its plan.

    It is the solution if it comes to the same position; else it is as good, or short of it, by `result.behind` in games
    on `games` deals after both. Plans that the problem knows have the values that it brings.
    """

    verdict: Verdict
    result: PlanResult
    games: int

    @property
    def is_right(self) -> bool:
        """True if the problem is solved."""
        return self.verdict != "short"


def judge(problem: Problem, texts: Sequence[str], most: int = MOST) -> Judgement:
    """Judge an answer by its moves; the same one is always judged the same.

    UnknownMoveError or PlanError if they are no plan for the seat's whole turn.
    """
    game = problem.game()
    title, state, seat = game.title, game.state, problem.seat
    moves = parsed(game, texts)
    where = key(title, played(title, state, seat, moves))
    solution = parsed(game, problem.solution.moves)
    if where == key(title, played(title, state, seat, solution)):
        return Judgement("solution", _renamed(problem.solution, texts), problem.games)
    for other in problem.others:
        if where == key(title, played(title, state, seat, parsed(game, other.moves))):
            return Judgement("short", _renamed(other, texts), problem.games)
    return measured(game, problem, solution, moves, most)


def judged(of: str, name: str, texts: Sequence[str]) -> Judgement:
    """Judge an answer to the problem of a name, as a task for another process."""
    return judge(problem_of(title(of), name), texts)


def measured(game: Game, problem: Problem, solution: Sequence[int], moves: Sequence[int], most: int) -> Judgement:
    """Judge a plan that the problem doesn't know, by games played on after it and after the solution."""
    playouts = PlayOuts(game.title, game.state, problem.seat, f"{problem.name} answer")
    best, own = Outcomes(), Outcomes()
    allowed = SHARE * problem.lead.value
    while True:
        playouts.play([solution, moves], [best, own], len(own.ahead), PORTION)
        gap = behind(own, best)
        if len(own.ahead) >= most or abs(gap.value - allowed) > gap.half:
            break
    # Both plans are measured anew here: the answer's values are told beside those that the problem brings.
    level = problem.solution.ahead - sum(best.ahead) / len(best.ahead)
    texts = [game.title.vocabulary[move].text for move in moves]
    result = PlanResult(texts, round(sum(own.ahead) / len(own.ahead) + level, 2), own.means(), gap)
    return Judgement("short" if gap.value > allowed else "as-good", result, len(own.ahead))


def _renamed(known: PlanResult, texts: Sequence[str]) -> PlanResult:
    """A known result for a plan that comes to the same by other moves."""
    return PlanResult([*texts], known.ahead, known.points, known.behind)
