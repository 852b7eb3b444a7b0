"""What a program is told and what it answers, in the words of docs/bots.md, whatever way these words travel.

`program.py` says them to programs that it starts, and a server over HTTP to those that come to its tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.bots.talk import ProgramError
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The time for a decision, where nothing else is said."""

Said = dict[str, Any]


def hello(
    title: Title[Any, Any], rules: str, players: int, options: Mapping[str, str], seat: int, seconds: float
) -> Said:
    """A game begins, in which the program has a seat."""
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


def decide(title: Title[Any, Any], position: Position[Any], seat: int, seconds: float, seed: int) -> Said:
    """A seat has to decide: all that it may know, and its moves. The `seed` may tell nothing of the deal."""
    return {
        "type": "decide",
        "seat": seat,
        "seconds": seconds,
        "seed": seed,
        "prompt": title.prompt(position, seat),
        "moves": [
            {"number": move, "text": title.vocabulary[move].text, "label": title.label(position, seat, move)}
            for move in position.moves(seat)
        ],
        "table": title.text(position, seat),
        "view": title.view(position, seat),
    }


def ping() -> Said:
    """Whether the program still listens."""
    return {"type": "ping"}


def end(scores: Sequence[float], winners: Sequence[int]) -> Said:
    """The game is over, or goes on without the program, and then there are neither scores nor winners."""
    return {"type": "end", "scores": list(scores), "winners": list(winners)}


def answered(title: Title[Any, Any], position: Position[Any], seat: int, said: object) -> int:
    """The legal move that is answered by its text or its number; ProgramError says what is wrong with another."""
    vocabulary = title.vocabulary
    try:
        if isinstance(said, int) and not isinstance(said, bool) and 0 <= said < len(vocabulary):
            move = said
        else:
            move = vocabulary.parse(str(said))
        if move not in position.moves(seat):
            reason = title.why_not(position, seat, move)
            raise ProgramError(f"{vocabulary[move].text!r} is not legal now ({reason.id})", reason)
    except AllmendeError as error:
        why = Message("program-illegal", {"move": str(said)[:80], "why": error.message})
        raise ProgramError(f"it has played {said!r}: {error}", why) from None
    return move
