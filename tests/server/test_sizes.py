"""A table is small: in memory, in the store, and on its way to a screen."""

from __future__ import annotations

import sys

import msgspec
import pytest

from allmende.core import MoveSpec
from allmende.server.tables import projection
from allmende.server.tables.entries import Moved, Opened, Seat, encode
from allmende.server.tables.table import Holder, Table
from server.house import a_game
from state_fields import fields_of

STEPS = {"steps", "anytime"}


def size_of(thing: object, seen: set[int] | None = None) -> int:
    """The bytes of a position and everything that belongs to it alone: not the steps, which all share."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return 0
    seen.add(id(thing))
    total = sys.getsizeof(thing)
    if isinstance(thing, (list, tuple)):
        return total + sum(size_of(part, seen) for part in thing)
    return total + sum(size_of(getattr(thing, name), seen) for name in fields_of(type(thing)) if name not in STEPS)


def longest_table(cards: str) -> Table:
    """A table of four at the end of a game."""
    game = a_game(players=4, cards=cards)
    record = game.record
    bare = msgspec.structs.replace(record, moves=[])
    entries = [Opened(bare, [Seat(f"{seat}", "here") for seat in range(4)], "")]
    return Table.of("t", [*entries, *(Moved(seat, move) for seat, move in record.moves)])


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_position_takes_less_than_50_kilobytes(cards: str) -> None:
    assert size_of(a_game(players=4, moves=150, cards=cards).state) < 50_000


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_screen_of_a_whole_game_takes_less_than_300_kilobytes(cards: str) -> None:
    table = longest_table(cards)
    state = msgspec.json.encode(projection.state(table, Holder(True, (0, 1, 2, 3)), 0))
    assert len(state) < 300_000
    view = msgspec.json.encode(table.game.view(0))
    assert len(view) < 20_000


@pytest.mark.parametrize("cards", ["off", "on"])
def test_an_update_after_one_move_takes_less_than_30_kilobytes(cards: str) -> None:
    game = a_game(players=4, moves=60, cards=cards)
    entries = [Opened(msgspec.structs.replace(game.record, moves=[]), [Seat("A", "here")] * 4, "")]
    table = Table.of("t", [*entries, *(Moved(seat, move) for seat, move in game.record.moves)])
    update = projection.update(table, Holder(True, (0, 1, 2, 3)), 0, table.version - 1)
    assert len(msgspec.json.encode(update)) < 30_000


def test_a_stored_move_takes_less_than_100_bytes() -> None:
    longest = max((noun.text for noun in vocabulary()), key=len)
    assert len(encode(Moved(3, longest))) < 100


def vocabulary() -> list[MoveSpec]:
    """All moves."""
    from allmende.hallertau import TITLE

    return [TITLE.vocabulary[move] for move in range(len(TITLE.vocabulary))]
