"""What a coach says at a table, in tests of the titles."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from allmende.core import Event, Game
from allmende.core.caution import Caution
from allmende.core.coach import GENTLE, TALKATIVE, caution


def said(game: Game, move: str, seat: int = 0, *, talkative: bool = False) -> tuple[str, object] | None:
    """The kind of what is said to a move, and its number if it has one; None if the coach is silent."""
    found = caution(game, seat, game.title.vocabulary.parse(move), TALKATIVE if talkative else GENTLE)
    return None if found is None else (found.kind, found.says.args.get("count"))


def all_said(game: Game, seat: int, move: int) -> Caution | None:
    """The gravest that can be said to a move."""
    return caution(game, seat, move, TALKATIVE)


def after(game: Game, seat: int, move: int, random: Random, until: Callable[[Game], bool]) -> tuple[Game, list[Event]]:
    """Another game in which this is played, and then at random until something is so; and what happens."""
    twin = game.copy()
    told = twin.play(move, seat)
    while not twin.is_over and not until(twin):
        seat = random.choice(twin.to_act)
        told += twin.play(random.choice(list(twin.moves_of(seat))), seat)
    return twin, told
