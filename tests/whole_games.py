"""What holds in whole games of every title: moves and their refusals, copies, records.

A game's `state` is what its tests take for all that makes up a position; `choose` is how they choose a move.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import allmende
from allmende.core import Game, IllegalMoveError, Message

State = Callable[[Game], object]
Choose = Callable[[Game, Random], tuple[int, int]]


def is_reason(move: int, message: Message) -> bool:
    """Whether a message is a reason or consists of several, whatever the move."""
    return message.id.startswith("reason-") or message.id == "sentences"


def check_moves(
    game: Game, random: Random, state: State, says_why: Callable[[int, Message], bool] = is_reason, most: int = 10_000
) -> None:
    """See that offered moves, `most` of each seat, can be played, and that all others are refused with a reason."""
    before = state(game)
    everything = range(len(game.title.vocabulary))
    for seat in range(game.players):
        offered = set(game.moves_of(seat))
        for move in random.sample(sorted(offered), min(len(offered), most)):
            twin = game.copy()
            twin.play(move, seat)
            assert state(twin) != before
            assert state(game) == before
        # Whoever has nothing to decide is refused everything for the same reason: a few moves will do.
        for move in set(everything if offered else random.sample(everything, 9)) - offered:
            reason = refused(game, move, seat)
            assert says_why(move, reason), reason
            assert offered or reason.id in ("reason-not-your-turn", "reason-over")
    assert state(game) == before


def refused(game: Game, move: int, seat: int) -> Message:
    """Why a move can't be played. (Of a whole vocabulary, `pytest.raises` would take longer than the refusals.)"""
    try:
        game.play(move, seat)
    except IllegalMoveError as error:
        return error.message
    raise AssertionError(f"{game.title.vocabulary[move]} was played")


def check_copies(game: Game, random: Random, state: State, choose: Choose) -> Game:
    """See, to the end of a game, that moves leave copies alone and do the same on them; the game that ended."""
    before = state(game)
    while not game.is_over:
        twin = game.copy()
        seat, move = choose(game, random)
        told = twin.play(move, seat)
        assert state(game) == before
        assert game.play(move, seat) == told
        before = state(game)
        assert state(twin) == before
        if random.random() < 0.5:
            game = twin
    return game


def check_record(game: Game, state: State) -> None:
    """See that a game comes to the same when its record is replayed."""
    again = allmende.replay(str(game.record))
    assert state(again) == state(game)
    assert again.record == game.record
    assert (again.scores, again.winners) == (game.scores, game.winners)
