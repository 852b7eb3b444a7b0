"""Two lines of play from one deal side by side: where they part, their moves from there, and what each seat has in the
end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.view import ScoreLine


class PlayedMove(Plain, frozen=True):
    """A move that a seat has played."""

    seat: int
    label: Message


class LineEnd(Plain, frozen=True):
    """One of two lines: its moves after the last position of both, and by seat score, figures and goods at its end.

    The figures are those of retrospects that count no goods, such as people and fields; a title may have neither.
    `over` says that the game has ended there; otherwise points are those as it stands.
    """

    moves: list[PlayedMove]
    over: bool
    scores: list[list[ScoreLine]]
    figures: list[dict[str, int]]
    goods: list[dict[str, int]]


class Comparison(Plain, frozen=True):
    """Two lines that have the first `common` moves in common."""

    common: int
    one: LineEnd
    other: LineEnd


def compare(beginning: Game, one: Sequence[tuple[int, str]], other: Sequence[tuple[int, str]]) -> Comparison:
    """Compare two lines by their moves from a game without moves on, which is left as it is.

    IllegalMoveError, UnknownMoveError or SeatError if a move can't be played.
    """
    common = _common(one, other)
    fork = beginning.copy()
    for seat, move in one[:common]:
        fork.play(move, seat)
    return Comparison(common, _played(fork.copy(), one[common:]), _played(fork, other[common:]))


def compare_games(one: Game, other: Game) -> Comparison:
    """Compare two games on one deal, as far as each has come; both are left as they are.

    >>> import allmende
    >>> one, other = (allmende.arle.new(players=1, seed=7) for _ in range(2))
    >>> for game, moves in ((one, (0, 0)), (other, (0, 1))):
    ...     for move in moves:
    ...         _ = game.play(game.moves[move])
    >>> compare_games(one, other).common
    1
    """
    moves, others = one.record.moves, other.record.moves
    common = _common(moves, others)
    return Comparison(common, _played(one.at(common), moves[common:]), _played(other.at(common), others[common:]))


def _common(one: Sequence[tuple[int, str]], other: Sequence[tuple[int, str]]) -> int:
    """The number of moves that two lines have in common."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _played(game: Game, moves: Sequence[tuple[int, str]]) -> LineEnd:
    title = game.title
    played = []
    for seat, move in moves:
        played.append(PlayedMove(seat, title.label(game.state, seat, title.vocabulary.parse(move))))
        game.play(move, seat)
    seats, says = range(game.players), title.hindsight
    goods = [dict(says.goods(game.state, seat)) for seat in seats] if says is not None else []
    figures = [says.figures(game.state, seat) for seat in seats] if says is not None else []
    return LineEnd(
        played,
        game.is_over,
        [list(title.score_lines(game.state, seat)) for seat in seats],
        [
            {figure: number for figure, number in found.items() if figure not in mine}
            for found, mine in zip(figures, goods, strict=True)
        ],
        goods,
    )
