"""Positions at the phases of a round."""

from __future__ import annotations

from agricola.scenario import farm, scenario, view
from allmende.agricola.rules.phases import PREPARATION, RETURNING_HOME, WORK
from allmende.agricola.rules.player import Player
from allmende.core import Game


def coming_home(
    mine: Player,
    *others: Player,
    round_number: int = 2,
    occupied: dict[str, int] | None = None,
    goods: dict[str, int] | None = None,
    amendments: int | None = None,
) -> Game:
    """The Returning Home Phase of a round, and all that follows up to the next decision."""
    everybody = [mine, *(others or [farm()])]
    return scenario(
        *everybody,
        phase=RETURNING_HOME,
        round_number=round_number,
        occupied=occupied,
        goods=goods,
        cards=True,
        amendments=amendments,
    )


def all_placed(
    mine: Player,
    *others: Player,
    round_number: int = 2,
    occupied: dict[str, int] | None = None,
    goods: dict[str, int] | None = None,
) -> Game:
    """All people have been placed, some of them where it is `occupied`: the Work Phase ends, and so on."""
    everybody = [mine, *(others or [farm()])]
    there = list((occupied or {}).values())
    for seat, player in enumerate(everybody):
        player.home = there.count(seat)
    return scenario(*everybody, phase=WORK, round_number=round_number, occupied=occupied, goods=goods, cards=True)


def prepared(mine: Player, *others: Player, round_number: int, goods: dict[str, int] | None = None) -> Game:
    """A round has just begun, with these goods on the action spaces before."""
    everybody = [mine, *(others or [farm()])]
    return scenario(*everybody, phase=PREPARATION, round_number=round_number, goods=goods, cards=True)


def is_first_turn(game: Game, round_number: int) -> bool:
    """Whether everything has been decided up to the first turn of a round."""
    return (view(game).round, view(game).phase, len(game.to_act)) == (round_number, "work", 1)
