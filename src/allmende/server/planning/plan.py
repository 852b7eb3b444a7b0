"""A plan and the rest of it that is still to be played, derived from the seat's moves since it was made.

Therefore nothing is written when a planned move is played, and all processes agree on what comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from allmende.core import Message
from allmende.core.planning import ahead
from allmende.server.errors import UnfitError
from allmende.server.planning.messages import Plan, PlannedMove, PlannedTurn, PlannedWay, TurnPlan
from allmende.server.tables.table import Table

MOST_TURNS: Final = 8
MOST_WAYS: Final = 4
MOST_MOVES: Final = 12
LONGEST_ID: Final = 80


class StoredPlan(msgspec.Struct, frozen=True):
    """A plan as it was stored at version `since`: the rest of the way that was being played then, and later turns.

    `dropped` is the reason if it was dropped.
    """

    since: int
    turns: list[PlannedTurn] = []
    way: list[str] = []
    dropped: Message | None = None


class Left(NamedTuple):
    """The rest of a plan: that of the way that is being played, and the turns after it."""

    way: list[str]
    turns: list[PlannedTurn]


class Play(msgspec.Struct, frozen=True):
    """A legal move that the plan has for now."""

    move: str


class Drop(msgspec.Struct, frozen=True):
    """The end of a plan; `why` is shown to its player, None if it was played out or its player is gone."""

    why: Message | None = None


def checked(table: Table, turns: Sequence[PlannedTurn]) -> list[PlannedTurn]:
    """Return the turns with moves as the vocabulary writes them; UnfitError if they are too many, or too long."""
    vocabulary = table.game.title.vocabulary
    lengths = [len(turn.ways) <= MOST_WAYS and len(turn.asked) <= LONGEST_ID for turn in turns]
    lengths += [0 < len(way) <= MOST_MOVES for turn in turns for way in turn.ways]
    if len(turns) > MOST_TURNS or not all(lengths):
        most = {"turns": MOST_TURNS, "ways": MOST_WAYS, "moves": MOST_MOVES}
        raise UnfitError("that is too much to plan", Message("error-planned", most))
    return [
        PlannedTurn(turn.asked, [[vocabulary[vocabulary.parse(move)].text for move in way] for way in turn.ways])
        for turn in turns
        if turn.ways
    ]


def left(table: Table, seat: int, kept: StoredPlan) -> Left | None:
    """The rest of a plan; None if its seat has made other moves, or has taken one back."""
    if table.ledger.undone[seat] > kept.since:
        return None
    way, turns = list(kept.way), list(kept.turns)
    for made in table.ledger.moves[table.ledger.after(kept.since) :]:
        if made.seat != seat:
            continue
        if way:
            if way.pop(0) != made.move:
                return None
        elif begun := next((each for turn in turns[:1] for each in turn.ways if each[0] == made.move), None):
            way = begun[1:]
            del turns[0]
        # Any other move answers a prompt between turns.
    return Left(way, turns)


def is_others(table: Table, seat: int, kept: StoredPlan) -> bool:
    """True if another player or a bot has played the seat since a plan was made, or it is played no more."""
    since = kept.since
    return (
        table.game.is_over
        or table.seats[seat].bot is not None
        or any(at > since and of == seat for at, (of, _) in table.ledger.handed.items())
        or any(made.by_bot and made.seat == seat for made in table.ledger.moves[table.ledger.after(since) :])
    )


def step(table: Table, seat: int, kept: StoredPlan) -> Play | Drop | None:
    """The next thing to do for a plan as the table stands: a move, its end, or None for nothing yet."""
    if table.version < kept.since:
        return None  # it was made in another process, which knows more
    if is_others(table, seat, kept):
        return Drop()
    rest = left(table, seat, kept)
    if rest is None:
        return Drop(Message("plan-dropped-otherwise"))
    if not rest.way and not rest.turns:
        return Drop()
    if seat not in table.game.to_act:
        return None
    title, state = table.game.title, table.game.state
    if not rest.way and title.prompt(state, seat).id != rest.turns[0].asked:
        return None
    wanted = rest.way[:1] or [way[0] for way in rest.turns[0].ways]
    numbers = [title.vocabulary.parse(move) for move in wanted]
    legal = state.moves(seat)
    for move, number in zip(wanted, numbers, strict=True):
        if number in legal:
            return Play(move)
    last = numbers[-1]
    why = title.why_not(state, seat, last)
    return Drop(Message("plan-dropped", {"move": title.vocabulary[last].label, "why": why}))


def told(table: Table, seat: int, kept: StoredPlan | None) -> Plan:
    """A plan as its player sees it."""
    if kept is None or is_others(table, seat, kept):
        return Plan([], [], None)
    if kept.dropped is not None:
        return Plan([], [], kept.dropped)
    now, rest = step(table, seat, kept), left(table, seat, kept)
    if isinstance(now, Drop) or rest is None:
        return Plan([], [], now.why if isinstance(now, Drop) else None)
    found = ahead(table.game, seat) if rest.turns and not rest.way and now is None else None
    open_now = None if found is None else found.game.state.moves(seat)
    vocabulary = table.game.title.vocabulary

    def spoken(way: Sequence[str]) -> list[PlannedMove]:
        return [PlannedMove(move, vocabulary[vocabulary.parse(move)].label) for move in way]

    turns = [
        TurnPlan(
            turn.asked,
            [
                PlannedWay(spoken(way), bool(later) or open_now is None or vocabulary.parse(way[0]) in open_now)
                for way in turn.ways
            ],
        )
        for later, turn in enumerate(rest.turns)
    ]
    return Plan(spoken(rest.way), turns, None)
