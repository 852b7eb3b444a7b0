"""`python -m bench.bounds [TITLE …]`: how few and many points, and how many moves, games come to that go to extremes.

The bounds that OpenSpiel asks for (`allmende.envs.bounds`) are these numbers with a margin. Games are played by random
moves, by players who shun points, by some who put off the end of each turn, and by the level Farmer; the option
that changes most is played with each of its values.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from allmende.bots import decide, make
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import OWN

GAMES: Final = 2
"""The number of games by each policy, for each number of players and set of options."""
LOOKED_AT: Final = 6
"""The number of moves among which a policy looks for the one that it likes."""
OPTIONS: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "hallertau": ("cards", ("off", "on")),
    "arle": ("rules", ("printed", "online")),
    "agricola": ("cards", ("off", "base", "all")),
}
"""By title, the option that changes most how games go, with the values that are tried."""

Policy = Callable[[Title[Any, Any], State[Any], int, Random], int]


class Extremes(NamedTuple):
    """The extremes that games came to: the fewest and the most points of a seat, and the most moves of a game."""

    lowest: float
    highest: float
    moves: int


def at_random(title: Title[Any, Any], state: State[Any], seat: int, rng: Random) -> int:
    """Any legal move."""
    return rng.choice(state.moves(seat))


def shunning_points(title: Title[Any, Any], state: State[Any], seat: int, rng: Random) -> int:
    """The one among some moves after which the seat has the fewest points."""
    return min(_after_each(state, seat, rng), key=lambda each: title.score(each[1], seat))[0]


def stalling(title: Title[Any, Any], state: State[Any], seat: int, rng: Random) -> int:
    """The one among some moves after which the seat has the most moves, if it still has to decide."""
    return max(_after_each(state, seat, rng), key=lambda each: len(each[1].moves(seat)))[0]


def _after_each(state: State[Any], seat: int, rng: Random) -> Iterator[tuple[int, State[Any]]]:
    """Some legal moves, each with the state after it."""
    moves = state.moves(seat)
    for move in rng.sample(moves, min(LOOKED_AT, len(moves))):
        after = state.copy()
        after.play(seat, move)
        yield move, after


def farmer(title: Title[Any, Any], state: State[Any], seat: int, rng: Random) -> int:
    """The move of the level Farmer."""
    return decide(make("farmer", title), title, state, seat, rng)


POLICIES: Final[tuple[Policy, ...]] = (at_random, shunning_points, stalling, farmer)


def extremes(title: Title[Any, Any], players: int, options: dict[str, str], policy: Policy, seed: int) -> Extremes:
    """The extremes of one game."""
    rng = Random(seed)
    _, state = title.begin(players, title.checked_options(players, options), Random(seed))
    moves = 0
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, policy(title, state, seat, rng))
        moves += 1
    scores = [title.score(state, seat) for seat in range(players)]
    return Extremes(min(scores), max(scores), moves)


def main(titles: Sequence[str]) -> None:
    """Measure and print."""
    table = Table("Title", "Players", "Policy", "Fewest points", "Most points", "Most moves", box=None, pad_edge=False)
    for name in titles or OWN:
        option, values = OPTIONS[name]
        for players in OWN[name].players:
            for policy in POLICIES:
                games = [
                    extremes(OWN[name], players, {option: value}, policy, seed)
                    for value in values
                    for seed in range(GAMES)
                ]
                lowest, highest = min(game.lowest for game in games), max(game.highest for game in games)
                moves = max(game.moves for game in games)
                table.add_row(name, str(players), policy.__name__, f"{lowest:g}", f"{highest:g}", str(moves))
    Console(width=110, markup=False).print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
