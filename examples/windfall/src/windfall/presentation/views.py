"""What a seat sees: everything but the weather to come."""

from __future__ import annotations

import msgspec

from allmende.core import ScoreLine
from windfall.components import SPACE_NAMES, WEATHER
from windfall.rules.scoring import score_lines, winners
from windfall.rules.state import State


class PlayerView(msgspec.Struct, frozen=True):
    """A player's orchard and cellar; the first three fields are the same in every game."""

    seat: int
    score: list[ScoreLine]
    points: float
    trees: int
    hanging: int
    apples: int
    cider: int


class View(msgspec.Struct, frozen=True):
    """The table; the first four fields are the same in every game.

    `weather` is what has been turned up so far, and `hidden` how many cards of each kind have not. `spaces` has by
    place the seat whose worker is there, or null.
    """

    to_act: list[int]
    players: list[PlayerView]
    over: bool
    winners: list[int]
    week: int
    weather: list[str]
    hidden: dict[str, int]
    windfall: int
    spaces: dict[str, int | None]


def view(state: State) -> View:
    """The table as everybody sees it: nobody has secrets."""
    return View(
        state.to_act(),
        [_player(state, seat) for seat in range(len(state.seats))],
        state.over,
        winners(state) if state.over else [],
        state.week,
        list(state.weather[: state.known]),
        {kind: state.weather[state.known :].count(kind) for kind in WEATHER},
        state.windfall,
        {name: seat if seat >= 0 else None for name, seat in zip(SPACE_NAMES, state.spaces, strict=True)},
    )


def _player(state: State, seat: int) -> PlayerView:
    mine = state.seats[seat]
    lines = score_lines(mine)
    return PlayerView(
        seat, lines, sum(line.points for line in lines), mine.trees, mine.hanging, mine.apples, mine.cider
    )
