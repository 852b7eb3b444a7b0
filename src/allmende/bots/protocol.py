"""The messages of the bot protocol (docs/bots.md), whatever carries them.

`program.py` writes them to programs that it starts, a server sends them over HTTP to bots that play at its tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.bots.talk import ProgramError
from allmende.core.errors import AllmendeError, IllegalMoveError
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The default time for a decision."""

Said = dict[str, Any]


def hello(
    title: Title[Any, Any], rules: str, players: int, options: Mapping[str, str], seat: int, seconds: float
) -> Said:
    """The message that a game begins in which the program has a seat."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "title": title.name,
        "rules": rules,
        "players": players,
        "options": dict(options),
        "seat": seat,
        "seconds": seconds,
    }


def decide(title: Title[Any, Any], state: State[Any], seat: int, seconds: float, seed: int) -> Said:
    """The question for a decision: all that the seat may know, and its moves. The `seed` betrays nothing of the
    deal."""
    return {
        "type": "decide",
        "seat": seat,
        "seconds": seconds,
        "seed": seed,
        "prompt": title.prompt(state, seat),
        "moves": [
            {"number": move, "text": title.vocabulary[move].text, "label": title.label(state, seat, move)}
            for move in state.moves(seat)
        ],
        "table": title.text(state, seat),
        "view": title.view(state, seat),
    }


def ping() -> Said:
    """The question whether the program is alive."""
    return {"type": "ping"}


def end(scores: Sequence[float], winners: Sequence[int]) -> Said:
    """The message that the game is over, or goes on without the program; in that case without scores and winners."""
    return {"type": "end", "scores": list(scores), "winners": list(winners)}


def answered(title: Title[Any, Any], state: State[Any], seat: int, said: object) -> int:
    """The legal move that an answer names by text or number; ProgramError says what is wrong with any other answer."""
    vocabulary = title.vocabulary
    if said is None:
        raise ProgramError("its answer names no move", Message("program-no-move"))
    try:
        if isinstance(said, int) and not isinstance(said, bool) and 0 <= said < len(vocabulary):
            move = said
        else:
            move = vocabulary.parse(str(said))
        if move not in state.moves(seat):
            reason = title.why_not(state, seat, move)
            raise IllegalMoveError(f"{vocabulary[move].text!r} is not legal now", reason)
    except AllmendeError as error:
        why = Message("program-illegal", {"move": str(said)[:80], "why": error.message})
        raise ProgramError(f"it has played {said!r}: {error}", why) from None
    return move
